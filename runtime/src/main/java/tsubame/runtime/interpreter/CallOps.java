package tsubame.runtime.interpreter;

import tsubame.bytecode.Capture;
import tsubame.bytecode.FunctionKind;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.object.ErrorHeader;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.NoInline;

/** Calls, constructions and closures: all ways but the one that {@link Interpreter} takes itself, plain bytecode from bytecode. */
final class CallOps {
    private static final Object[] NONE = {};

    private CallOps() {}

    /** The registers of a run as a fresh array. */
    static Object[] run(Object[] registers, int base, int count) {
        if (count == 0) {
            return NONE;
        }
        Object[] values = new Object[count];
        System.arraycopy(registers, base, values, 0, count);
        return values;
    }

    // ---- From bytecode

    static Object call(Frame frame, Object callee, Object thisValue, int base, int count) {
        if (callee instanceof BytecodeFunction f && f.code.callsMachineCode && f.realm == Agent.realm) {
            return CompiledCalls.enter(f, thisValue, frame.registers, base, count);
        }
        if (callee instanceof JsObject function && function.isCallable()) {
            return function.call(thisValue, run(frame.registers, base, count));
        }
        throw notCallable(frame.code, frame.pc, callee);
    }

    static Object callSpread(Frame frame, Object callee, Object thisValue, Object list) {
        if (callee instanceof JsObject function && function.isCallable()) {
            return function.call(thisValue, ((JsArray) list).copyDense());
        }
        throw notCallable(frame.code, frame.pc, callee);
    }

    static Object construct(Frame frame, Object callee, Object newTarget, int base, int count) {
        if (callee instanceof JsObject constructor && constructor.isConstructor()) {
            return constructor.construct(run(frame.registers, base, count), (JsObject) newTarget);
        }
        throw notConstructor(frame.function, frame.pc, callee);
    }

    static Object constructSpread(Frame frame, Object callee, Object newTarget, Object list) {
        if (callee instanceof JsObject constructor && constructor.isConstructor()) {
            return constructor.construct(((JsArray) list).copyDense(), (JsObject) newTarget);
        }
        throw notConstructor(frame.function, frame.pc, callee);
    }

    static JsThrow notCallable(Code code, int pc, Object callee) {
        return Errors.typeError(describeCallee(code, pc, callee) + " is not a function");
    }

    static JsThrow notConstructor(BytecodeFunction caller, int pc, Object callee) {
        String text = CalleeText.of(caller.code, pc);
        if (text == null ? caller.code.isDerived : text.equals("super")) {
            String name = caller.displayName();
            return Errors.typeError("Super constructor " + superName(callee) + " of " + (name.isEmpty() ? "anonymous class" : name)
                    + " is not a constructor");
        }
        return Errors.typeError(describeCallee(caller.code, pc, callee) + " is not a constructor");
    }

    /** A nameless function is %Function.prototype%, from {@code extends null}. */
    private static String superName(Object callee) {
        if (callee instanceof JsObject function && function.isCallable()) {
            return ErrorHeader.plain(function, Names.NAME) instanceof JsString name && !name.isEmpty() ? name.toJavaString() : "null";
        }
        return Describe.plainly(callee);
    }

    private static String describeCallee(Code code, int pc, Object callee) {
        String text = CalleeText.of(code, pc);
        return text != null ? text : Describe.quoted(callee);
    }

    /** Leaves frames until one has a handler for what was thrown at its position; throws it on out of the outermost frame of the loop. */
    @NoInline("exceptions")
    static Frame unwind(Frame from, JsThrow thrown) {
        Frame frame = from;
        while (frame.code.handlerAt(frame.pc) == null) {
            if (frame.outermost) {
                frame.restore();
                throw thrown;
            }
            frame = frame.caller;
        }
        frame.restore();
        return frame;
    }

    // ---- From natives: the function's realm is the current one, and the caller restores the frame

    /** [[Call]] of a bytecode function (§10.2.1), by kind. */
    static Object invoke(BytecodeFunction f, Object thisValue, Object[] arguments) {
        FunctionKind kind = f.code.kind;
        if (f.code.callsPlainly) {
            Frame frame = Frame.enter(f, thisValue, Undefined.UNDEFINED, arguments, 0, arguments.length);
            Object result = Interpreter.run(frame);
            frame.keep();
            return result;
        }
        if (f.code.callsMachineCode) {
            return CompiledCalls.enter(f, thisValue, arguments, 0, arguments.length);
        }
        if (kind.isClassConstructor()) {
            throw Errors.typeError("Class constructor " + f.initialName().toJavaString() + " cannot be invoked without 'new'");
        }
        if (f.code.runsAsynchronously) {
            return AsyncCalls.run(f, thisValue, arguments);
        }
        Frame frame = Frame.enter(f, thisValue, Undefined.UNDEFINED, arguments, 0, arguments.length);
        if (kind.isAsyncFunction()) {
            JsPromise promise = Promises.create(f.realm);
            new AsyncActivation(frame, promise).start();
            return promise;
        }
        frame.begin();
        frame.caller = null; // a suspended frame must not keep its first caller alive
        if (frame.signal != Frame.STARTED) {
            throw new IllegalStateException("the generator did not start: " + f.code.prototype.name());
        }
        return kind.isAsyncGenerator()
                ? new AsyncGeneratorObject(prototypeOf(f, Intrinsic.ASYNC_GENERATOR_PROTOTYPE), frame)
                : new GeneratorObject(prototypeOf(f, Intrinsic.GENERATOR_PROTOTYPE), frame);
    }

    /** The prototype of a generator: that of the function, or the realm's if a program has put something else there. */
    private static JsObject prototypeOf(BytecodeFunction f, Intrinsic otherwise) {
        return f.get(Names.PROTOTYPE) instanceof JsObject prototype ? prototype : f.realm.intrinsic(otherwise);
    }

    // ---- Closures

    static BytecodeFunction newClosure(Frame frame, int function) {
        Code code = frame.code.function(function);
        return newClosure(frame.function, code, captures(frame, code));
    }

    /** The closure of an inner function that captures these cells and values. */
    static BytecodeFunction newClosure(BytecodeFunction creator, Code code, Object[] captures) {
        BytecodeFunction closure = new BytecodeFunction(creator.realm, code, captures);
        if (code.entry != 0 && creator.code.kind.isModule()) {
            ProgramCode.fillCaptureSlots(closure);
        }
        return closure;
    }

    /** What a closure of the code captures from the frame. */
    static Object[] captures(Frame frame, Code code) {
        Capture[] table = code.prototype.captures();
        if (table.length == 0) {
            return NONE;
        }
        Object[] captures = new Object[table.length];
        for (int i = 0; i < captures.length; i++) {
            int place = table[i].place();
            captures[i] = place >= 0 ? frame.registers[place] : frame.captures[-1 - place];
        }
        return captures;
    }
}
