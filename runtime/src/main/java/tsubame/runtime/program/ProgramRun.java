package tsubame.runtime.program;

import tsubame.runtime.console.Utf8;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.LoopHost;
import tsubame.runtime.host.ModuleSource;
import tsubame.runtime.interpreter.EvalOps;
import tsubame.runtime.interpreter.StackTraces;
import tsubame.runtime.loop.EventLoop;
import tsubame.runtime.module.ModuleLoader;
import tsubame.runtime.node.NodeModules;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.LayoutTable;
import tsubame.runtime.object.Names;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;

/**
 * Runs one program from its first module to the end of its event loop, in the agent, on the calling thread. Errors that nothing
 * catches are reported on the host's standard error. The same for every engine: what differs is the host.
 *
 * <p>{@link #prepare} is what needs no host: an executable has it done when it is built.
 */
public final class ProgramRun implements LoopHost {
    /** Native stack that one level of JavaScript calls may need, in bytes: an interpreter frame and the builtins between two. */
    private static final long STACK_PER_CALL = 12 << 10;
    private static final int FAILED = 1;
    private static final int UNSETTLED = 13;
    private static final double NANOS_PER_MILLISECOND = 1e6;

    private final Host host;
    private final CompileErrors compileErrors;

    /** @param compileErrors null if the host has no compiler */
    public ProgramRun(Host host, CompileErrors compileErrors) {
        this.host = host;
        this.compileErrors = compileErrors;
    }

    /** Makes the agent ready for a program, with a new realm that has all builtins and Node's globals. Needs no host. */
    public static Realm prepare() {
        Agent.tracer = new StackTraces();
        Agent.functionFactory = new EvalOps.Factory();
        Agent.depth = 0;
        Agent.frame = null;
        Agent.clearJobs();
        Agent.realm = null;
        Realm realm = Realm.create();
        NodeModules.install(realm);
        return realm;
    }

    /** Makes the realm the agent's, with an event loop that waits as its host says, and begins what Node's modules know of the process. */
    public static NodeModules begin(Host host, LoopHost loop, Realm realm, String[] argv, long stackBytes) {
        Agent.host = host;
        Agent.realm = realm;
        Agent.depthLimit = (int) (stackBytes / STACK_PER_CALL);
        Agent.loop = new EventLoop(loop);
        LayoutTable.begin(realm);
        NodeModules node = NodeModules.of(realm);
        node.begin(argv);
        return node;
    }

    /**
     * Runs the module of that key.
     *
     * @param realm what {@link #prepare} made; a program has it for itself
     * @param argv executable, program, and the program's arguments
     * @param stackBytes size of the calling thread's stack
     * @return the exit code
     */
    public int run(Realm realm, String key, String[] argv, long stackBytes) {
        NodeModules node = begin(host, this, realm, argv, stackBytes);
        try {
            return finish(node, start(realm, key));
        } finally {
            host.flush();
        }
    }

    /** Evaluates the main module; gives the promise of that, or null if there is none to wait for. */
    private JsPromise start(Realm realm, String key) {
        try {
            ModuleLoader loader = ModuleLoader.of(realm);
            if (host.modules().load(key, "") instanceof ModuleSource.CommonJs) {
                loader.commonJs().runMain(key);
                return null;
            }
            JsPromise main = loader.evaluateMain(key);
            Agent.loop.drainMicrotasks(); // as in Node, a module is evaluated inside a microtask, so its ticks come after the microtasks
            return main;
        } catch (HostFailure failure) {
            String findings = findings(failure.getMessage());
            print(findings != null ? findings : failure.getMessage() + "\n");
            Agent.loop.stop(FAILED);
        } catch (JsThrow thrown) {
            if (!uncaught(thrown.value, null)) {
                Agent.loop.stop(FAILED);
            }
        }
        return null;
    }

    private int finish(NodeModules node, JsPromise main) {
        int code = runLoop(node);
        if (main != null && main.state() == JsPromise.PENDING && !Agent.loop.isStopped()) {
            print("Warning: the program ended while its top-level await was still waiting\n");
            code = UNSETTLED;
        }
        try {
            node.process().runExitListeners(code);
        } catch (JsThrow thrown) {
            report(thrown.value);
            return FAILED;
        }
        return code != 0 ? code : node.process().exitCode(0);
    }

    /** Runs the event loop until it has nothing to do and the program, told so, does not find anything either. */
    private int runLoop(NodeModules node) {
        int code = Agent.loop.run();
        boolean more = !Agent.loop.isStopped();
        while (more) {
            try {
                node.process().runBeforeExit();
            } catch (JsThrow thrown) {
                if (!uncaught(thrown.value, null)) {
                    return FAILED;
                }
            }
            more = Agent.loop.isAlive() || Agent.hasJobs();
            code = Agent.loop.run();
            more &= !Agent.loop.isStopped();
        }
        return code;
    }

    // ---- reporting

    private void report(Object error) {
        String findings = error instanceof JsError e && e.get(Names.MESSAGE) instanceof JsString message
                ? findings(message.toJavaString())
                : null;
        print(findings != null ? findings : UncaughtError.render(error));
        if (Agent.isMemoryError(error) && host.memory() != null) {
            host.memory().reportExhausted();
        }
    }

    private String findings(String message) {
        return compileErrors == null ? null : compileErrors.render(message);
    }

    private void print(String text) {
        byte[] bytes = Utf8.encode(JsString.of(text));
        try {
            host.write(Host.STANDARD_ERROR, bytes, 0, bytes.length);
        } catch (HostFailure failure) {
            // Standard error is gone: the exit code is all that is left to say it.
        }
    }

    // ---- the event loop's side: there is nothing to wait for but time

    @Override
    public double now() {
        return host.monotonicTime() / NANOS_PER_MILLISECOND;
    }

    @Override
    public boolean isActive() {
        return false;
    }

    @Override
    public void await(double milliseconds) {
        if (milliseconds > 0) {
            host.sleep((long) (milliseconds * NANOS_PER_MILLISECOND));
        }
    }

    /** Goes to the program's own listeners first; without any, it is reported. */
    @Override
    public boolean uncaught(Object error, JsObject promise) {
        try {
            if (NodeModules.of(Agent.realm).process().takesUncaught(error, promise)) {
                return true;
            }
            report(error);
        } catch (JsThrow again) {
            report(again.value);
        }
        return false;
    }
}
