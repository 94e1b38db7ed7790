package tsubame.runtime.interpreter;

import tsubame.runtime.function.Shortcut;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.realm.Agent;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.RuntimeEntry;

/**
 * What machine code needs that does itself what methods of arrays do that call a function for each element (ECMA-262 §23.1.3): the elements, which may be holes, and
 * arrays for results.
 */
final class CompiledArrays {
    /** Results of longer arrays are left to the methods: most of such are mostly holes. */
    private static final int MOST = 1 << 25;

    private CompiledArrays() {}

    @RuntimeEntry("compiled code: new Array with a length; null where the callee, or the length, is something else")
    @Inline("an allocation")
    static JsArray ofLength(Object callee, int length) {
        return length >= 0 && Shortcut.is(callee, Shortcut.ARRAY) ? JsArray.ofLength(length) : null;
    }

    @RuntimeEntry("compiled code: the same for a length that is short, and not nothing, with room for the elements")
    @Inline("two allocations")
    static JsArray ofRoom(Object callee, int length) {
        return Shortcut.is(callee, Shortcut.ARRAY) ? JsArray.ofRoom(length) : null;
    }

    @RuntimeEntry("compiled code: an element; null for a hole, and where it has to be asked in another way")
    @Inline("every step of a loop")
    static Object element(JsArray array, int index) {
        return array.getDense(index);
    }

    @RuntimeEntry("compiled code: an element of any array, which prototypes may have; null if there is none")
    @NoInline("what is rare")
    static Object elementOrHole(JsArray array, int index) {
        return array.hasIndex(index) ? array.getIndex(index, array) : null;
    }

    @RuntimeEntry("compiled code: indexOf from the beginning; -2 where the method must be asked")
    static int indexOf(JsArray array, Object wanted) {
        return array.indexOf(wanted);
    }

    @RuntimeEntry("compiled code: the array that a method of an array is to fill; null where it must be made in another way")
    static JsArray result(JsArray original, int length) {
        if (length > MOST || !Agent.realm.plainSpecies.isFound(original)) {
            return null; // asking for the species may run code: only the method does
        }
        return JsArray.create();
    }

    @RuntimeEntry("compiled code: the element of a result for one of the original")
    static void put(JsArray result, int index, Object value, int length) {
        if (index == 0) {
            result.begin(value, length);
        } else if (index == result.length()) {
            result.append(value);
        } else {
            result.createElement(index, value);
        }
    }

    @RuntimeEntry("compiled code: one more element of a result")
    static void add(JsArray result, Object value) {
        result.append(value);
    }

    @RuntimeEntry("compiled code: ends a result that may have holes at its end")
    @Inline("a comparison")
    static void finish(JsArray result, int length) {
        if (result.length() != length) {
            extend(result, length);
        }
    }

    @NoInline("what is rare")
    private static void extend(JsArray result, int length) {
        result.setLength(length);
    }
}
