package tsubame.testkit.golden;

import java.io.IOException;
import java.util.List;
import tsubame.cli.host.FileModules;
import tsubame.cli.host.FrontendCompiler;
import tsubame.cli.program.SourceErrors;
import tsubame.runtime.program.ProgramRun;

/** The interpreter, in this process: one program after the other in the agent of this class loader. */
public final class InterpreterEngine implements Engine {
    private static final long STACK = 256L << 20;
    private static final long MILLISECONDS = 60_000;

    /** The program that never ended: its thread still uses the agent, so that no other may. */
    private String stuck;

    @Override
    public String name() {
        return "interpreter";
    }

    @Override
    public synchronized Outcome run(GoldenProgram program) throws IOException {
        if (stuck != null) {
            throw new IOException("cannot run after " + stuck + ", which did not end");
        }
        String key = program.file().toRealPath().toString();
        List<String> arguments = program.arguments();
        String[] argv = new String[arguments.size() + 2];
        argv[0] = "tsubame";
        argv[1] = key;
        for (int i = 0; i < arguments.size(); i++) {
            argv[i + 2] = arguments.get(i);
        }
        FileModules modules = new FileModules();
        CapturingHost host = new CapturingHost(program.file().getParent(), program.input(), arguments, new FrontendCompiler(), modules);
        Work work = new Work(host, modules, key, argv);
        Thread thread = new Thread(null, work, "program", STACK);
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join(MILLISECONDS);
        } catch (InterruptedException interrupt) {
            throw new IOException(interrupt);
        }
        if (thread.isAlive()) {
            stuck = program.name();
            throw new IOException(program.name() + " did not end within " + MILLISECONDS / 1000 + " s");
        }
        if (work.fault != null) {
            throw new IOException("fault in the engine, after output\n" + host.output() + host.error(), work.fault);
        }
        return new Outcome(work.exitCode, host.output(), host.error());
    }

    private static final class Work implements Runnable {
        private final CapturingHost host;
        private final FileModules modules;
        private final String key;
        private final String[] argv;
        private int exitCode;
        private Throwable fault;

        Work(CapturingHost host, FileModules modules, String key, String[] argv) {
            this.host = host;
            this.modules = modules;
            this.key = key;
            this.argv = argv;
        }

        @Override
        public void run() {
            try {
                exitCode = new ProgramRun(host, new SourceErrors(modules, false)).run(ProgramRun.prepare(), key, argv, STACK);
            } catch (ProgramExit exit) {
                exitCode = exit.code;
            } catch (Throwable error) {
                fault = error;
            }
        }
    }
}
