package tsubame.runtime.interpreter;

import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** Calls of async functions that have machine code, in their own realm. What they throw rejects their promise, and the agent's frame is then what it was. */
final class AsyncCalls {
    private AsyncCalls() {}

    /** Runs one that never awaits. */
    static JsPromise run(BytecodeFunction f, Object thisValue, int count, Object a, Object b, Object c) {
        Frame frame = Agent.frame;
        int depth = Agent.depth;
        try {
            return Promises.resolved(f.realm, ProgramCode.call(f.code.entry, f, thisValue, count, a, b, c));
        } catch (JsThrow thrown) {
            return rejected(f.realm, thrown, frame, depth);
        }
    }

    /** The same with arguments of an array. */
    static JsPromise run(BytecodeFunction f, Object thisValue, Object[] arguments) {
        Frame frame = Agent.frame;
        int depth = Agent.depth;
        try {
            return Promises.resolved(f.realm, CompiledCalls.enter(f, thisValue, arguments, 0, arguments.length));
        } catch (JsThrow thrown) {
            return rejected(f.realm, thrown, frame, depth);
        }
    }

    /** Calls one that may await, with as many arguments as it has parameters, and these are few. */
    static JsPromise call(BytecodeFunction f, Object thisValue, Object a, Object b, Object c) {
        Frame caller = Agent.frame;
        int depth = Agent.depth;
        JsPromise promise = Promises.create(f.realm);
        Frame frame = Frame.enter(f, thisValue, a, b, c);
        new AsyncActivation(frame, promise).start();
        Agent.frame = caller;
        Agent.depth = depth;
        return promise;
    }

    private static JsPromise rejected(Realm realm, JsThrow thrown, Frame frame, int depth) {
        Agent.frame = frame;
        Agent.depth = depth;
        return Promises.rejected(realm, thrown.value);
    }
}
