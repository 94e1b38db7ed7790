package tsubame.runtime.interpreter;

import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/**
 * The body of a module: a frame that runs in two parts. The first, up to GENERATOR_START, instantiates the declared functions; the
 * second is the evaluation, which suspends only at a top-level await.
 */
public final class ModuleActivation {
    private final Frame frame;

    public ModuleActivation(Realm realm, Code code, Object[] cells) {
        BytecodeFunction body = new BytecodeFunction(realm, code, cells);
        this.frame = new Frame(body, Undefined.UNDEFINED, Undefined.UNDEFINED, code.newRegisters(), null);
    }

    /** Runs the first part. */
    public void instantiate() {
        inRealm(false, null);
        if (frame.signal != Frame.STARTED) {
            throw new IllegalStateException("the module's code has no end of instantiation");
        }
    }

    /** Runs the second part of a module without top-level await. */
    public void run() {
        inRealm(true, null);
    }

    /** Starts the second part of a module with top-level await; the capability tells its end. */
    public void start(PromiseCapability capability) {
        inRealm(true, capability);
    }

    private void inRealm(boolean evaluates, PromiseCapability capability) {
        Realm callerRealm = Agent.realm;
        Frame callerFrame = Agent.frame;
        int depth = Agent.depth;
        Agent.realm = frame.realm();
        try {
            if (!evaluates) {
                frame.push();
                Interpreter.run(frame);
            } else if (capability == null) {
                Suspension.resume(frame, Suspension.NEXT, Undefined.UNDEFINED);
            } else {
                new AsyncActivation(frame, capability.nativePromise()).resume(Suspension.NEXT, Undefined.UNDEFINED);
            }
        } finally {
            Agent.realm = callerRealm;
            Agent.frame = callerFrame;
            Agent.depth = depth;
        }
    }
}
