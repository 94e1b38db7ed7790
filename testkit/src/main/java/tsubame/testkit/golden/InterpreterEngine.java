package tsubame.testkit.golden;

import java.io.IOException;
import java.util.List;
import tsubame.cli.bundle.BundleBuilder;
import tsubame.cli.host.FileModules;
import tsubame.cli.host.FrontendCompiler;
import tsubame.cli.program.SourceErrors;
import tsubame.runtime.bundle.Bundle;
import tsubame.runtime.bundle.BundledModules;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.program.ProgramRun;

/**
 * The interpreter, in this process: one program after the other in the agent of this class loader. Programs run from their files,
 * or from a bundle of them, as executables do.
 */
public final class InterpreterEngine implements Engine {
    /** Where the programs' modules are. */
    public enum Form { FILES, BUNDLE }

    private static final long STACK = 256L << 20;
    private static final long MILLISECONDS = 60_000;

    private final Form form;
    /** The program that never ended: its thread still uses the agent, so that no other may. */
    private String stuck;

    public InterpreterEngine(Form form) {
        this.form = form;
    }

    @Override
    public String name() {
        return form == Form.FILES ? "interpreter" : "bundle";
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
        ModuleHost place = modules;
        if (form == Form.BUNDLE) {
            BundleBuilder builder = new BundleBuilder(modules, false);
            byte[] bytes = builder.build(key);
            if (!builder.errors().isEmpty()) {
                return new Outcome(1, "", String.join("", builder.errors()));
            }
            place = new BundledModules(new Bundle(bytes));
        }
        CapturingHost host = new CapturingHost(program.file().getParent(), program.input(), arguments, new FrontendCompiler(), place);
        Work work = new Work(host, new SourceErrors(modules, false), key, argv);
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
        private final SourceErrors errors;
        private final String key;
        private final String[] argv;
        private int exitCode;
        private Throwable fault;

        Work(CapturingHost host, SourceErrors errors, String key, String[] argv) {
            this.host = host;
            this.errors = errors;
            this.key = key;
            this.argv = argv;
        }

        @Override
        public void run() {
            try {
                exitCode = new ProgramRun(host, errors).run(ProgramRun.prepare(), key, argv, STACK);
            } catch (ProgramExit exit) {
                exitCode = exit.code;
            } catch (Throwable error) {
                fault = error;
            }
        }
    }
}
