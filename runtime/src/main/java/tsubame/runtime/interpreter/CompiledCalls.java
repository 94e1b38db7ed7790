package tsubame.runtime.interpreter;

import tsubame.runtime.collection.JsMap;
import tsubame.runtime.collection.JsSet;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.function.Shortcut;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;
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
        if (count <= ProgramCode.REGISTER_ARGUMENTS && callee instanceof BytecodeFunction f && f.realm == Agent.realm) {
            if (f.code.runsAsynchronously) {
                return AsyncCalls.run(f, thisValue, count, a, b, c);
            }
            if (f.code.callsAsynchronously && f.code.quickParameters == count) {
                return AsyncCalls.call(f, thisValue, a, b, c);
            }
        }
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
        JsObject table = count == 0 && callee instanceof NativeFunction f && f == newTarget ? emptyTable(f) : null;
        return table != null ? table : construct(caller, pc, callee, newTarget, few(count, a, b, c));
    }

    /** A map or a set, if that is what the constructor makes; else null. */
    private static JsObject emptyTable(NativeFunction constructor) {
        if (Shortcut.is(constructor, Shortcut.SET)) {
            return new JsSet(ObjectOperations.shapeFromConstructor(constructor, Intrinsic.SET_PROTOTYPE));
        }
        return Shortcut.is(constructor, Shortcut.MAP) ? new JsMap(ObjectOperations.shapeFromConstructor(constructor, Intrinsic.MAP_PROTOTYPE)) : null;
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
    @NoInline("hardly a call has so many")
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
