package tsubame.cli.program;

import java.nio.charset.StandardCharsets;
import tsubame.cli.host.FileModules;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.diagnostic.DiagnosticRenderer;
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
import tsubame.runtime.object.Names;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;

/**
 * Runs one program from its first module to the end of its event loop, in the agent of this class loader, on the calling
 * thread. Errors that nothing catches are reported on the host's standard error.
 */
public final class ProgramRun {
    /** Native stack that one level of JavaScript calls may need, in bytes: an interpreter frame and the builtins between two. */
    private static final long STACK_PER_CALL = 12 << 10;
    private static final int FAILED = 1;
    private static final int UNSETTLED = 13;
    private static final double NANOS_PER_MILLISECOND = 1e6;

    private final Host host;
    private final FileModules modules;
    private final boolean colours;
    private NodeModules node;

    /** @param colours whether diagnostics of sources are coloured */
    public ProgramRun(Host host, FileModules modules, boolean colours) {
        this.host = host;
        this.modules = modules;
        this.colours = colours;
    }

    /**
     * Runs the module of that key.
     *
     * @param text its source if the host has it already, as for a program on standard input; null to load the file
     * @param argv executable, program, and the program's arguments
     * @param stackBytes size of the calling thread's stack
     * @return the exit code
     */
    public int run(String key, byte[] text, String[] argv, long stackBytes) {
        Agent.host = host;
        Agent.tracer = new StackTraces();
        Agent.functionFactory = new EvalOps.Factory();
        Agent.loop = new EventLoop(new Waiting());
        Agent.depth = 0;
        Agent.frame = null;
        Agent.clearJobs();
        Agent.depthLimit = (int) (stackBytes / STACK_PER_CALL);
        Agent.realm = null;
        Agent.realm = Realm.create();
        node = new NodeModules(Agent.realm, argv);
        modules.setNodeModules(node);
        try {
            return finish(start(key, text));
        } finally {
            host.flush();
        }
    }

    /** Evaluates the main module; gives the promise of that, or null if there is none to wait for. */
    private JsPromise start(String key, byte[] text) {
        try {
            ModuleLoader loader = ModuleLoader.of(Agent.realm);
            ModuleSource main = text == null ? modules.load(key, "") : modules.compile(key, text);
            modules.keep(key, main);
            if (main instanceof ModuleSource.CommonJs) {
                loader.commonJs().runMain(key);
                return null;
            }
            return loader.evaluateMain(key);
        } catch (HostFailure failure) {
            stop(failure.kind() == HostFailure.Kind.SYNTAX_ERROR && modules.findings() != null
                    ? render(modules.findings())
                    : failure.getMessage() + "\n");
        } catch (JsThrow thrown) {
            report(thrown.value);
            Agent.loop.stop(FAILED);
        }
        return null;
    }

    private void stop(String message) {
        print(message);
        Agent.loop.stop(FAILED);
    }

    private int finish(JsPromise main) {
        int code = Agent.loop.run();
        boolean unsettled = main != null && main.state() == JsPromise.PENDING && !Agent.loop.isStopped();
        if (unsettled) {
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

    // ---- reporting

    private void report(Object error) {
        Diagnostics findings = modules.findings();
        boolean compiling = findings != null && error instanceof JsError e && e.get(Names.MESSAGE) instanceof JsString message
                && message.is(findings.sorted().getFirst().message());
        print(compiling ? render(findings) : UncaughtError.render(error));
    }

    private String render(Diagnostics findings) {
        return DiagnosticRenderer.render(findings, colours);
    }

    private void print(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            host.write(Host.STANDARD_ERROR, bytes, 0, bytes.length);
        } catch (HostFailure failure) {
            // Standard error is gone: the exit code is all that is left to say it.
        }
    }

    /** The event loop's side: there is nothing to wait for but time. */
    private final class Waiting implements LoopHost {
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

        @Override
        public boolean uncaught(Object error, boolean fromPromise) {
            report(error);
            return false;
        }
    }
}
