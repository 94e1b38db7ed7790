package tsubame.runtime.interpreter;

import tsubame.runtime.convert.Operators;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.SlotInteger;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsString;
import tsubame.system.rule.Inline;
import tsubame.system.rule.RuntimeEntry;
import tsubame.system.rule.Unchecked;

/** What machine code calls for values that it knows to be strings. */
final class CompiledText {
    private CompiledText() {}

    @RuntimeEntry("compiled code: equality of two strings")
    @Inline("short strings are two words")
    static boolean same(JsString a, JsString b) {
        return JsString.sameQuickly(a, b);
    }

    @RuntimeEntry("compiled code: equality of a string and anything")
    @Inline("short strings are two words")
    static boolean sameAsText(JsString a, Object b) {
        return b instanceof JsString text && JsString.sameQuickly(a, text);
    }

    @RuntimeEntry("compiled code: equality of a string and a short one, of which the words are known")
    @Inline("two comparisons")
    static boolean isShort(JsString a, int head, long low) {
        return JsString.isShort(a, head, low);
    }

    @RuntimeEntry("compiled code: the same of anything")
    @Inline("likewise")
    static boolean isShortText(Object a, int head, long low) {
        return a instanceof JsString text && JsString.isShort(text, head, low);
    }

    @RuntimeEntry("compiled code: ADD of two strings")
    static JsString concatenate(JsString a, JsString b) {
        return JsString.concat(a, b);
    }

    @RuntimeEntry("compiled code: ADD of a string and anything")
    static Object append(JsString a, Object b) {
        return b instanceof JsString text ? JsString.concat(a, text) : Operators.add(a, b);
    }

    @RuntimeEntry("compiled code: the length of a string")
    @Inline("a field")
    static int textLength(JsString a) {
        return a.length();
    }

    @RuntimeEntry("compiled code: GET_PROPERTY of a string's method")
    @Inline("a data property of the prototype that the cache knows")
    @Unchecked("the cache's shape says that the slot is there")
    static Object getTextMethod(Code code, Object base, int name, PropertyCache[] caches, int cache) {
        PropertyCache entry = caches[cache];
        JsObject prototype = Agent.realm.stringPrototype;
        if (entry != null && entry.ownShape == prototype.shape) {
            return SlotInteger.value(prototype.slots[entry.slot]);
        }
        return CompiledOps.getPropertySlowly(code, base, name, caches, cache);
    }

    @RuntimeEntry("compiled code: charCodeAt; -1 for no such index")
    @Inline("a load, of most strings")
    static int charCode(JsString text, int index) {
        return index >= 0 && index < text.length() ? text.charAtQuickly(index) : -1;
    }

    @RuntimeEntry("compiled code: GET_ELEMENT of a string by a whole number")
    @Inline("two loads, of most strings")
    static Object element(JsString text, int index) {
        JsString unit = text.unitAt(index);
        return unit != null ? unit : CompiledElements.get(text, index);
    }

    @RuntimeEntry("compiled code: the order of two strings: negative, zero or positive")
    @Inline("two strings of one unit")
    static int compare(JsString a, JsString b) {
        return JsString.compareQuickly(a, b);
    }

    // ---- Methods

    @RuntimeEntry("compiled code: slice")
    static JsString slice(JsString text, double from, double to) {
        return CompiledShortcuts.slice(text, from, to);
    }

    @RuntimeEntry("compiled code: indexOf from the beginning")
    static int indexOf(JsString text, JsString wanted) {
        return text.indexOf(wanted, 0);
    }

    @RuntimeEntry("compiled code: startsWith")
    static boolean startsWith(JsString text, JsString wanted, double from) {
        return text.startsWith(wanted, CompiledShortcuts.clamped(from, text));
    }

    @RuntimeEntry("compiled code: endsWith")
    static boolean endsWith(JsString text, JsString wanted) {
        return text.startsWith(wanted, text.length() - wanted.length());
    }
}
