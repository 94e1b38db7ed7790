package tsubame.runtime.interpreter;

import tsubame.runtime.binary.ElementKind;
import tsubame.runtime.binary.JsDataView;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.object.ExoticObject;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsString;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.RuntimeEntry;
import tsubame.system.rule.Unchecked;

/**
 * Elements of arrays of a certain kind, as machine code accesses them that expects the kind: first a question, and where its answer is yes, the access,
 * which asks nothing and holds no boxes. Between the two no code of a program may run. The kind of a typed array is its
 * {@link tsubame.runtime.binary.ElementKind}'s ordinal, a constant.
 */
final class CompiledElements {
    private CompiledElements() {}

    // ---- Whatever the array is

    @RuntimeEntry("compiled code: GET_ELEMENT by a whole number, any")
    @NoInline("what is rare")
    static Object get(Object base, int index) {
        if (base instanceof JsString text && index >= 0 && index < text.length()) {
            return JsString.ofChar(text.charAt(index));
        }
        return ElementOps.getGenerally(base, (double) index);
    }

    @RuntimeEntry("compiled code: SET_ELEMENT by a whole number, any")
    @NoInline("what is rare")
    static void set(Object base, int index, Object value, int strict) {
        if (base instanceof JsArray array && index >= 0 && (array.setDense(index, value) || array.fillHole(index, value))) {
            return;
        }
        ElementOps.setGenerally(base, (double) index, value, strict);
    }

    // ---- Arrays

    @RuntimeEntry("compiled code: an element of an array, or undefined; null for arrays that have to be asked in another way")
    @Inline("every access of an element")
    static Object element(JsArray array, int index) {
        return array.getOwnElement(index);
    }

    @RuntimeEntry("compiled code: SET_ELEMENT of an array by a whole number")
    @Inline("an element of a dense array")
    static void setElement(JsArray array, int index, Object value, int strict) {
        if (index < 0 || !array.replaceElement(index, value)) {
            set(array, index, value, strict);
        }
    }

    @RuntimeEntry("compiled code: SET_ELEMENT of an array by a whole number, where it is likely to be a hole")
    @Inline("a place in a dense array")
    static void fillElement(JsArray array, int index, Object value, int strict) {
        if (index < 0 || !array.replaceOrFill(index, value)) {
            set(array, index, value, strict);
        }
    }

    @RuntimeEntry("compiled code: replaces an element of an array; false where that takes more than a store")
    @Inline("an element of a dense array")
    static boolean replaceElement(JsArray array, int index, Object value) {
        return index >= 0 && array.replaceElement(index, value);
    }

    // ---- Arrays of other values

    @RuntimeEntry("compiled code: whether an array that holds no numbers unboxed has room for such an element")
    @Inline("every access of an element")
    static boolean isPlace(JsArray array, int index) {
        return array.hasPlace(index);
    }

    @RuntimeEntry("compiled code: what is there; null for a hole, and behind the end")
    @Inline("every access of an element")
    static Object atPlace(JsArray array, int index) {
        return array.getPlace(index);
    }

    @RuntimeEntry("compiled code: a store in place of another value")
    @Inline("every access of an element")
    static void setPlace(JsArray array, int index, Object value) {
        array.setPlace(index, value);
    }

    // ---- Arrays of numbers

    @RuntimeEntry("compiled code: whether there is such an element of an array that holds nothing but numbers")
    @Inline("every access of an element")
    static boolean isNumber(Object base, int index) {
        return base instanceof JsArray array && array.hasDouble(index);
    }

    @RuntimeEntry("compiled code: an element of an array of numbers")
    @Inline("every access of an element")
    static double number(JsArray array, int index) {
        return array.getDouble(index);
    }

    @RuntimeEntry("compiled code: a store to an element of an array of numbers")
    @Inline("every access of an element")
    static void setNumber(JsArray array, int index, double value) {
        array.setDouble(index, value);
    }

    // ---- Typed arrays

    @RuntimeEntry("compiled code: whether there is such an element of a typed array of the kind")
    @Inline("every access of an element")
    static boolean isTyped(Object base, int index, int kind) {
        return base instanceof JsTypedArray array && array.isPlain(index, kind);
    }

    @RuntimeEntry("compiled code: an element of a typed array, where its bytes begin")
    @Inline("every access of an element")
    static double numberAt(byte[] bytes, int at, int kind) {
        return ElementKind.get(kind, bytes, at);
    }

    @RuntimeEntry("compiled code: the same of a kind of integers")
    @Inline("every access of an element")
    static long integerAt(byte[] bytes, int at, int kind) {
        return ElementKind.getInteger(kind, bytes, at);
    }

    @RuntimeEntry("compiled code: a store to an element of a typed array")
    @Inline("every access of an element")
    static void setNumberAt(byte[] bytes, int at, int kind, double value) {
        ElementKind.put(kind, bytes, at, value);
    }

    @RuntimeEntry("compiled code: the same of a kind of integers")
    @Inline("every access of an element")
    static void setIntegerAt(byte[] bytes, int at, int kind, int value) {
        ElementKind.putInteger(kind, bytes, at, value);
    }

    @RuntimeEntry("compiled code: the length of a typed array; -1 for what the cache does not know")
    @Inline("every step of a loop")
    @Unchecked("caches are numbered by the prototype")
    static int typedLength(Object base, PropertyCache[] caches, int cache) {
        PropertyCache entry = caches[cache];
        if (base instanceof JsTypedArray array && entry != null && entry.typedLengthShape == array.shape && entry.epoch == Agent.prototypeEpoch) {
            return array.plainLength();
        }
        return -1;
    }

    /** Lets the cache know the length of a typed array, where asking for it runs nothing of the program. */
    @RuntimeEntry("compiled code: in front of a loop that asks for the length of a typed array")
    @NoInline("once for each instruction")
    static void learnTypedLength(Code code, Object base, int name, int cache) {
        if (base instanceof JsTypedArray array && hasOriginalLength(array)) {
            PropertyOps.getGenerally(code, base, name, cache);
        }
    }

    private static boolean hasOriginalLength(JsTypedArray array) {
        JsObject holder = array;
        while (holder.shape.lookup(Names.LENGTH) < 0) {
            holder = holder.shape.prototype;
            if (holder == null || holder instanceof ExoticObject) {
                return false;
            }
        }
        return PropertyCache.isTypedLength(holder.slots[holder.shape.lookup(Names.LENGTH)]);
    }

    // ---- Data views

    @RuntimeEntry("compiled code: whether there is such an element of a data view")
    @Inline("every access of an element")
    static boolean isInView(JsDataView view, int index, int size) {
        return view.isPlain(index, size);
    }

    @RuntimeEntry("compiled code: an element of a data view")
    @Inline("every access of an element")
    static double viewNumber(JsDataView view, int index, int kind, boolean little) {
        return view.plainNumber(index, kind, little);
    }

    @RuntimeEntry("compiled code: an element of a data view, of a kind that is integers")
    @Inline("every access of an element")
    static long viewInteger(JsDataView view, int index, int kind, boolean little) {
        return view.plainInteger(index, kind, little);
    }

    @RuntimeEntry("compiled code: a store to an element of a data view")
    @Inline("every access of an element")
    static void setViewNumber(JsDataView view, int index, int kind, boolean little, double value) {
        view.setPlainNumber(index, kind, little, value);
    }

    @RuntimeEntry("compiled code: a store to an element of a data view, of a kind that is integers")
    @Inline("every access of an element")
    static void setViewInteger(JsDataView view, int index, int kind, boolean little, int value) {
        view.setPlainInteger(index, kind, little, value);
    }
}
