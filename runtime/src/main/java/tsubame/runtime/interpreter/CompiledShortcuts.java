package tsubame.runtime.interpreter;

import tsubame.runtime.collection.JsMap;
import tsubame.runtime.collection.JsSet;
import tsubame.runtime.collection.OrderedTable;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.Shortcut;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.regexp.JsRegExp;
import tsubame.runtime.regexp.RegExpExecution;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.RuntimeEntry;

/**
 * Calls from machine code of what is, most likely, a builtin: it is asked whether it is ({@link Shortcut}), and if what it is called with is what it is
 * made for, too, then what it does is done without a call. Else it is called like anything.
 */
final class CompiledShortcuts {
    private CompiledShortcuts() {}

    // ---- Arrays

    @RuntimeEntry("compiled code: push")
    @Inline("where there is room")
    static Object callPush(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (Shortcut.is(callee, Shortcut.ARRAY_PUSH) && thisValue instanceof JsArray array && array.pushIntoRoom(a)) {
            return (double) array.length();
        }
        return callPushSlowly(caller, pc, callee, thisValue, a);
    }

    @RuntimeEntry("compiled code: push, any")
    @NoInline("growth, and other functions")
    static Object callPushSlowly(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (Shortcut.is(callee, Shortcut.ARRAY_PUSH) && thisValue instanceof JsArray array && array.push(a)) {
            return (double) array.length();
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: pop")
    static Object callPop(BytecodeFunction caller, int pc, Object callee, Object thisValue) {
        if (Shortcut.is(callee, Shortcut.ARRAY_POP) && thisValue instanceof JsArray array) {
            Object last = array.pop();
            if (last != null) {
                return last;
            }
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 0, Undefined.UNDEFINED, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: shift")
    static Object callShift(BytecodeFunction caller, int pc, Object callee, Object thisValue) {
        if (Shortcut.is(callee, Shortcut.ARRAY_SHIFT) && thisValue instanceof JsArray array) {
            Object first = array.shift();
            if (first != null) {
                return first;
            }
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 0, Undefined.UNDEFINED, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    // ---- Strings

    @RuntimeEntry("compiled code: charCodeAt")
    static Object callCharCodeAt(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double d && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.CHAR_CODE_AT)) {
            double number = d;
            int index = (int) number;
            if (index == number && index >= 0 && index < text.length()) {
                return (double) text.charAt(index);
            }
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: slice from an index to the end")
    static Object callSlice(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double from && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.STRING_SLICE)) {
            int length = text.length();
            int start = relative(from, length);
            return start < length ? text.slice(start, length) : JsString.EMPTY;
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: slice")
    static Object callSliceTo(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof Double from && b instanceof Double to && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.STRING_SLICE)) {
            return slice(text, from, to);
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    /** Negative indices are from the end. */
    static JsString slice(JsString text, double from, double to) {
        int start = relative(from, text.length());
        int end = relative(to, text.length());
        return start < end ? text.slice(start, end) : JsString.EMPTY;
    }

    private static int relative(double index, int length) {
        int whole = (int) index;
        if (whole == index) {
            return whole < 0 ? Math.max(length + whole, 0) : Math.min(whole, length);
        }
        return (int) Conversions.toRelativeIndex(index, length);
    }

    @RuntimeEntry("compiled code: substring from an index to the end")
    static Object callSubstring(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double from && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.STRING_SUBSTRING)) {
            return text.slice(clamped(from, text), text.length());
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: substring")
    static Object callSubstringTo(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof Double from && b instanceof Double to && thisValue instanceof JsString text
                && Shortcut.is(callee, Shortcut.STRING_SUBSTRING)) {
            int start = clamped(from, text);
            int end = clamped(to, text);
            return text.slice(Math.min(start, end), Math.max(start, end));
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    static int clamped(double index, JsString text) {
        int whole = (int) index;
        if (whole == index) {
            return whole < 0 ? 0 : Math.min(whole, text.length());
        }
        return (int) Math.min(Math.max(Conversions.toIntegerOrInfinity(index), 0), text.length());
    }

    @RuntimeEntry("compiled code: charAt")
    static Object callCharAt(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double d && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.STRING_CHAR_AT)) {
            double index = Conversions.toIntegerOrInfinity((double) d);
            return index < 0 || index >= text.length() ? JsString.EMPTY : JsString.ofChar(text.charAt((int) index));
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: fromCharCode")
    static Object callFromCharCode(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double d && Shortcut.is(callee, Shortcut.STRING_FROM_CHAR_CODE)) {
            return JsString.ofChar((char) Conversions.toUint16(d));
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: indexOf from the beginning")
    static Object callIndexOf(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof JsString wanted && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.STRING_INDEX_OF)) {
            return (double) text.indexOf(wanted, 0);
        }
        if (thisValue instanceof JsArray array && Shortcut.is(callee, Shortcut.ARRAY_INDEX_OF)) {
            int index = array.indexOf(a);
            if (index >= -1) {
                return (double) index;
            }
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: indexOf")
    static Object callIndexOfFrom(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof JsString wanted && b instanceof Double from && thisValue instanceof JsString text
                && Shortcut.is(callee, Shortcut.STRING_INDEX_OF)) {
            return (double) text.indexOf(wanted, clamped(from, text));
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: includes")
    static Object callIncludes(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof JsString wanted && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.STRING_INCLUDES)) {
            return text.indexOf(wanted, 0) >= 0;
        }
        boolean isNumber = a instanceof Double; // NaN is found, but is not equal to itself
        if (!isNumber && thisValue instanceof JsArray array && Shortcut.is(callee, Shortcut.ARRAY_INCLUDES)) {
            int index = array.indexOf(a);
            if (index >= -1) {
                return index >= 0;
            }
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: startsWith at the beginning")
    static Object callStartsWith(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof JsString wanted && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.STRING_STARTS_WITH)) {
            return text.startsWith(wanted, 0);
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: startsWith")
    static Object callStartsWithFrom(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof JsString wanted && b instanceof Double from && thisValue instanceof JsString text
                && Shortcut.is(callee, Shortcut.STRING_STARTS_WITH)) {
            return text.startsWith(wanted, clamped(from, text));
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: endsWith")
    static Object callEndsWith(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof JsString wanted && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.STRING_ENDS_WITH)) {
            return text.startsWith(wanted, text.length() - wanted.length());
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: test")
    static Object callTest(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof JsString text && thisValue instanceof JsRegExp regExp && Shortcut.is(callee, Shortcut.REGEXP_TEST)
                && regExp.hasOriginalExec()) {
            return RegExpExecution.matchAtLastIndex(regExp, text) != null;
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: exec")
    static Object callExec(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof JsString text && thisValue instanceof JsRegExp regExp && Shortcut.is(callee, Shortcut.REGEXP_EXEC)) {
            return RegExpExecution.builtinExec(regExp, text);
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    // ---- Collections

    @RuntimeEntry("compiled code: get of a Map")
    static Object callGet(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (thisValue instanceof JsMap map && Shortcut.is(callee, Shortcut.MAP_GET)) {
            Object value = map.table.get(OrderedTable.normalised(a));
            return value == null ? Undefined.UNDEFINED : value;
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: set of a Map")
    static Object callSet(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (thisValue instanceof JsMap map && Shortcut.is(callee, Shortcut.MAP_SET)) {
            map.table.put(OrderedTable.normalised(a), b);
            return map;
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: add of a Set")
    static Object callAdd(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (thisValue instanceof JsSet set && Shortcut.is(callee, Shortcut.SET_ADD)) {
            set.table.put(OrderedTable.normalised(a), null);
            return set;
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: has of a Map or a Set")
    static Object callHas(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (thisValue instanceof JsMap map && Shortcut.is(callee, Shortcut.MAP_HAS)) {
            return map.table.has(OrderedTable.normalised(a));
        }
        if (thisValue instanceof JsSet set && Shortcut.is(callee, Shortcut.SET_HAS)) {
            return set.table.has(OrderedTable.normalised(a));
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: delete of a Map or a Set")
    static Object callDelete(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (thisValue instanceof JsMap map && Shortcut.is(callee, Shortcut.MAP_DELETE)) {
            return map.table.remove(OrderedTable.normalised(a));
        }
        if (thisValue instanceof JsSet set && Shortcut.is(callee, Shortcut.SET_DELETE)) {
            return set.table.remove(OrderedTable.normalised(a));
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    // ---- Conversions

    @RuntimeEntry("compiled code: Number as a function")
    static Object callNumber(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (Shortcut.is(callee, Shortcut.NUMBER) && (a instanceof JsString || a instanceof Double)) {
            return Conversions.toNumber(a);
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: String as a function")
    static Object callString(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (Shortcut.is(callee, Shortcut.STRING) && (a instanceof JsString || a instanceof Double)) {
            return a instanceof Double number ? Conversions.numberToString(number) : a;
        }
        return CompiledCalls.call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    // ---- Numbers

    @RuntimeEntry("compiled code: Math.floor")
    @Inline("an instruction")
    static Object callFloor(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double x && Shortcut.is(callee, Shortcut.MATH_FLOOR)) {
            return Math.floor(x);
        }
        return CompiledCalls.callOther(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.ceil")
    @Inline("an instruction")
    static Object callCeil(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double x && Shortcut.is(callee, Shortcut.MATH_CEIL)) {
            return Math.ceil(x);
        }
        return CompiledCalls.callOther(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.trunc")
    @Inline("an instruction or two")
    static Object callTrunc(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double d && Shortcut.is(callee, Shortcut.MATH_TRUNC)) {
            double x = d;
            return x < 0 ? Math.ceil(x) : Math.floor(x);
        }
        return CompiledCalls.callOther(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.sqrt")
    @Inline("an instruction")
    static Object callSqrt(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double x && Shortcut.is(callee, Shortcut.MATH_SQRT)) {
            return Math.sqrt(x);
        }
        return CompiledCalls.callOther(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.abs")
    @Inline("an instruction")
    static Object callAbs(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double x && Shortcut.is(callee, Shortcut.MATH_ABS)) {
            return Math.abs(x);
        }
        return CompiledCalls.callOther(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.min")
    @Inline("a few instructions")
    static Object callMin(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y && Shortcut.is(callee, Shortcut.MATH_MIN)) {
            return Math.min(x, y);
        }
        return CompiledCalls.callOther(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.max")
    @Inline("a few instructions")
    static Object callMax(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y && Shortcut.is(callee, Shortcut.MATH_MAX)) {
            return Math.max(x, y);
        }
        return CompiledCalls.callOther(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.imul")
    static Object callImul(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y && Shortcut.is(callee, Shortcut.MATH_IMUL)) {
            return (double) (Conversions.toInt32((double) x) * Conversions.toInt32((double) y));
        }
        return CompiledCalls.callOther(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }
}
