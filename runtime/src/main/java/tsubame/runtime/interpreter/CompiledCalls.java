package tsubame.runtime.interpreter;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.Shortcut;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.regexp.JsRegExp;
import tsubame.runtime.regexp.RegExpExecution;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.RuntimeEntry;
import tsubame.system.rule.Unchecked;

/**
 * Calls from and into machine code ({@link ProgramCode}). Of one realm: a program has one, and whoever enters from another has
 * switched realms. The methods for calls from machine code take the caller and the position of the call for messages.
 */
final class CompiledCalls {
    private CompiledCalls() {}

    // ---- Into machine code

    /** Calls the function's machine code with arguments of an array. */
    static Object enter(BytecodeFunction f, Object thisValue, Object[] from, int base, int count) {
        if (count > ProgramCode.REGISTER_ARGUMENTS) {
            Object all = CallOps.run(from, base, count);
            return ProgramCode.call(f.code.entry, f, thisValue, count, all, Undefined.UNDEFINED, Undefined.UNDEFINED);
        }
        Object a = count > 0 ? from[base] : Undefined.UNDEFINED;
        Object b = count > 1 ? from[base + 1] : Undefined.UNDEFINED;
        Object c = count > 2 ? from[base + 2] : Undefined.UNDEFINED;
        return ProgramCode.call(f.code.entry, f, thisValue, count, a, b, c);
    }

    /** The same for {@code new}: the result of the body. */
    static Object enterNew(BytecodeFunction f, Object thisValue, Object newTarget, Object[] from, int base, int count) {
        if (f.code.wantsNewTarget) {
            Agent.newTarget = newTarget;
        }
        return enter(f, thisValue, from, base, count);
    }

    // ---- From machine code

    @RuntimeEntry("compiled code: a call with up to three arguments")
    @Unchecked("a function has code")
    @Inline("the way of most calls")
    static Object call(BytecodeFunction caller, int pc, Object callee, Object thisValue, int count, Object a, Object b, Object c) {
        if (callee instanceof BytecodeFunction f && f.code.callsMachineCode) {
            return ProgramCode.call(f.code.entry, f, thisValue, count, a, b, c);
        }
        return callOther(caller, pc, callee, thisValue, count, a, b, c);
    }

    @RuntimeEntry("compiled code: a call of what has no machine code")
    @NoInline("so that its callers stay short")
    static Object callOther(BytecodeFunction caller, int pc, Object callee, Object thisValue, int count, Object a, Object b, Object c) {
        return callAny(caller, pc, callee, thisValue, few(count, a, b, c));
    }

    @RuntimeEntry("compiled code: a call with more arguments, which the array holds")
    static Object callMany(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object[] arguments) {
        if (callee instanceof BytecodeFunction f && f.code.callsMachineCode) {
            return enter(f, thisValue, arguments, 0, arguments.length);
        }
        return callAny(caller, pc, callee, thisValue, arguments);
    }

    private static Object callAny(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object[] arguments) {
        if (callee instanceof JsObject function && function.isCallable()) {
            return function.call(thisValue, arguments);
        }
        throw CallOps.notCallable(caller.code, pc, callee);
    }

    // ---- Calls of what is, most likely, a builtin with a shortcut

    @RuntimeEntry("compiled code: push")
    static Object callPush(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (Shortcut.is(callee, Shortcut.ARRAY_PUSH) && thisValue instanceof JsArray array && array.push(a)) {
            return (double) array.length();
        }
        return call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: pop")
    static Object callPop(BytecodeFunction caller, int pc, Object callee, Object thisValue) {
        if (Shortcut.is(callee, Shortcut.ARRAY_POP) && thisValue instanceof JsArray array) {
            Object last = array.pop();
            if (last != null) {
                return last;
            }
        }
        return call(caller, pc, callee, thisValue, 0, Undefined.UNDEFINED, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: shift")
    static Object callShift(BytecodeFunction caller, int pc, Object callee, Object thisValue) {
        if (Shortcut.is(callee, Shortcut.ARRAY_SHIFT) && thisValue instanceof JsArray array) {
            Object first = array.shift();
            if (first != null) {
                return first;
            }
        }
        return call(caller, pc, callee, thisValue, 0, Undefined.UNDEFINED, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: charCodeAt")
    static Object callCharCodeAt(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double d && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.CHAR_CODE_AT)) {
            double number = d;
            int index = (int) number;
            if (index == number && index >= 0 && index < text.length()) {
                return (double) text.charAt(index);
            }
        }
        return call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: slice from an index to the end")
    static Object callSlice(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double from && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.STRING_SLICE)) {
            int length = text.length();
            int start = relative(from, length);
            return start < length ? text.slice(start, length) : JsString.EMPTY;
        }
        return call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: slice")
    static Object callSliceTo(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof Double from && b instanceof Double to && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.STRING_SLICE)) {
            return slice(text, from, to);
        }
        return call(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    /** Negative indices are from the end. */
    private static JsString slice(JsString text, double from, double to) {
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
        return call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: substring")
    static Object callSubstringTo(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof Double from && b instanceof Double to && thisValue instanceof JsString text
                && Shortcut.is(callee, Shortcut.STRING_SUBSTRING)) {
            int start = clamped(from, text);
            int end = clamped(to, text);
            return text.slice(Math.min(start, end), Math.max(start, end));
        }
        return call(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    private static int clamped(double index, JsString text) {
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
        return call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: indexOf from the beginning")
    static Object callIndexOf(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof JsString wanted && thisValue instanceof JsString text && Shortcut.is(callee, Shortcut.STRING_INDEX_OF)) {
            return (double) text.indexOf(wanted, 0);
        }
        return call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: indexOf")
    static Object callIndexOfFrom(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof JsString wanted && b instanceof Double from && thisValue instanceof JsString text
                && Shortcut.is(callee, Shortcut.STRING_INDEX_OF)) {
            return (double) text.indexOf(wanted, clamped(from, text));
        }
        return call(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: test")
    static Object callTest(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof JsString text && thisValue instanceof JsRegExp regExp && Shortcut.is(callee, Shortcut.REGEXP_TEST)
                && regExp.hasOriginalExec()) {
            return RegExpExecution.matchAtLastIndex(regExp, text) != null;
        }
        return call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: exec")
    static Object callExec(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof JsString text && thisValue instanceof JsRegExp regExp && Shortcut.is(callee, Shortcut.REGEXP_EXEC)) {
            return RegExpExecution.builtinExec(regExp, text);
        }
        return call(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.floor")
    @Inline("an instruction")
    static Object callFloor(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double x && Shortcut.is(callee, Shortcut.MATH_FLOOR)) {
            return Math.floor(x);
        }
        return callOther(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.ceil")
    @Inline("an instruction")
    static Object callCeil(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double x && Shortcut.is(callee, Shortcut.MATH_CEIL)) {
            return Math.ceil(x);
        }
        return callOther(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.trunc")
    @Inline("an instruction or two")
    static Object callTrunc(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double d && Shortcut.is(callee, Shortcut.MATH_TRUNC)) {
            double x = d;
            return x < 0 ? Math.ceil(x) : Math.floor(x);
        }
        return callOther(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.sqrt")
    @Inline("an instruction")
    static Object callSqrt(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double x && Shortcut.is(callee, Shortcut.MATH_SQRT)) {
            return Math.sqrt(x);
        }
        return callOther(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.abs")
    @Inline("an instruction")
    static Object callAbs(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a) {
        if (a instanceof Double x && Shortcut.is(callee, Shortcut.MATH_ABS)) {
            return Math.abs(x);
        }
        return callOther(caller, pc, callee, thisValue, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.min")
    @Inline("a few instructions")
    static Object callMin(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y && Shortcut.is(callee, Shortcut.MATH_MIN)) {
            return Math.min(x, y);
        }
        return callOther(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.max")
    @Inline("a few instructions")
    static Object callMax(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y && Shortcut.is(callee, Shortcut.MATH_MAX)) {
            return Math.max(x, y);
        }
        return callOther(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    @RuntimeEntry("compiled code: Math.imul")
    static Object callImul(BytecodeFunction caller, int pc, Object callee, Object thisValue, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y && Shortcut.is(callee, Shortcut.MATH_IMUL)) {
            return (double) (Conversions.toInt32((double) x) * Conversions.toInt32((double) y));
        }
        return callOther(caller, pc, callee, thisValue, 2, a, b, Undefined.UNDEFINED);
    }

    // ---- New

    @RuntimeEntry("compiled code: new with the arguments of an array")
    static Object construct(BytecodeFunction caller, int pc, Object callee, Object newTarget, Object[] arguments) {
        if (callee instanceof BytecodeFunction f && f.code.constructs && f.code.entry != 0) {
            JsObject target = (JsObject) newTarget;
            Object thisValue = BytecodeFunction.newInstanceFor(f, target);
            return BytecodeFunction.constructed(enterNew(f, thisValue, target, arguments, 0, arguments.length), thisValue);
        }
        if (callee instanceof JsObject constructor && constructor.isConstructor()) {
            return constructor.construct(arguments, (JsObject) newTarget);
        }
        throw CallOps.notConstructor(caller, pc, callee);
    }

    @RuntimeEntry("compiled code: new with up to three arguments")
    static Object constructFew(BytecodeFunction caller, int pc, Object callee, Object newTarget, int count, Object a, Object b, Object c) {
        if (callee instanceof BytecodeFunction f && f.code.constructs && f.code.entry != 0) {
            JsObject target = (JsObject) newTarget;
            Object thisValue = BytecodeFunction.newInstanceFor(f, target);
            if (f.code.wantsNewTarget) {
                Agent.newTarget = target;
            }
            return BytecodeFunction.constructed(ProgramCode.call(f.code.entry, f, thisValue, count, a, b, c), thisValue);
        }
        if (count == 1 && a instanceof Double length && Shortcut.is(callee, Shortcut.ARRAY) && (JsObject) callee == newTarget && JsArray.isLength(length)) {
            return JsArray.ofLength((long) (double) length);
        }
        return construct(caller, pc, callee, newTarget, few(count, a, b, c));
    }

    @RuntimeEntry("compiled code: the object that new answers")
    @Inline("a test")
    static Object constructed(Object result, Object thisValue) {
        return result instanceof JsObject ? result : thisValue;
    }

    // ---- What an entry begins with

    @RuntimeEntry("compiled code: new.target, once")
    static Object takeNewTarget() {
        Object target = Agent.newTarget;
        Agent.newTarget = Undefined.UNDEFINED;
        return target;
    }

    /** Argument number {@code index} of a call with {@code count}, of which the first three, or an array of all, were passed. */
    @RuntimeEntry("compiled code: an argument beyond the third, or any of many")
    static Object argument(int index, int count, Object all) {
        return index < count ? ((Object[]) all)[index] : Undefined.UNDEFINED;
    }

    @RuntimeEntry("compiled code: all arguments as an array")
    static Object[] arguments(int count, Object a, Object b, Object c) {
        return count > ProgramCode.REGISTER_ARGUMENTS ? (Object[]) a : few(count, a, b, c);
    }

    /** As many of three arguments as were passed, as an array. */
    private static Object[] few(int count, Object a, Object b, Object c) {
        Object[] arguments = new Object[count];
        if (count > 0) {
            arguments[0] = a;
        }
        if (count > 1) {
            arguments[1] = b;
        }
        if (count > 2) {
            arguments[2] = c;
        }
        return arguments;
    }

    @RuntimeEntry("compiled code: a closure")
    static BytecodeFunction newClosure(BytecodeFunction creator, int function, Object[] captures) {
        return CallOps.newClosure(creator, creator.code.function(function), captures);
    }

    @RuntimeEntry("compiled code: the list behind a spread call")
    static Object[] spread(Object list) {
        return ((JsArray) list).copyDense();
    }
}
