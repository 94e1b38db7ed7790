package tsubame.testkit.golden;

import java.io.IOException;
import java.util.List;
import tsubame.cli.bundle.BundleBuilder;
import tsubame.cli.host.FileModules;
import tsubame.cli.host.FrontendCompiler;
import tsubame.cli.program.SourceErrors;
import tsubame.runtime.bundle.Bundle;
import tsubame.runtime.bundle.BundledModules;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.libc.LibcHost;
import tsubame.runtime.program.ProgramRun;
import tsubame.system.sim.Machine;

/** The interpreter, in this process: one program after the other in the agent of this class loader. */
public final class InterpreterEngine implements Engine {
    /** Where the programs' modules are, and what the outside world is. */
    public enum Form {
        /** From their files. */
        INTERPRETER,
        /** From a bundle of them, as executables do. */
        BUNDLE,
        /** From a bundle, through the host of native executables and this process's libc. */
        LIBC;

        /** As {@link Engine#name}. */
        public static Form named(String name) {
            return valueOf(name.toUpperCase(java.util.Locale.ROOT));
        }
    }

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
        return form.name().toLowerCase(java.util.Locale.ROOT);
    }

    @Override
    public synchronized Outcome run(GoldenProgram program) throws IOException {
        if (stuck != null) {
            throw new IOException("cannot run after " + stuck + ", which did not end");
        }
        String key = program.file().toRealPath().toString();
        FileModules files = new FileModules();
        ModuleHost modules = files;
        if (form != Form.INTERPRETER) {
            BundleBuilder builder = new BundleBuilder(files, false);
            byte[] bytes = builder.build(key);
            if (!builder.errors().isEmpty() && files.findings() != null) {
                return new Outcome(1, "", String.join("", builder.errors()));
            }
            modules = new BundledModules(new Bundle(bytes));
        }
        Work work = form == Form.LIBC ? new LibcWork(program, modules) : new CapturingWork(program, modules);
        work.errors = new SourceErrors(files, false);
        work.key = key;
        run(program, work);
        return new Outcome(work.exitCode, work.output(), work.error());
    }

    private void run(GoldenProgram program, Work work) throws IOException {
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
            throw new IOException("fault in the engine, after output\n" + work.output() + work.error(), work.fault);
        }
    }

    /** One run, on a thread of its own. */
    private abstract static class Work implements Runnable {
        private final String[] arguments;
        private SourceErrors errors;
        private String key;
        private int exitCode;
        private Throwable fault;

        Work(GoldenProgram program) throws IOException {
            List<String> given = program.arguments();
            arguments = given.toArray(new String[0]);
        }

        /** The outside world; asked for on the program's thread. */
        abstract Host host(String[] arguments);

        abstract String output();

        abstract String error();

        @Override
        public void run() {
            String[] argv = new String[arguments.length + 2];
            argv[0] = "tsubame";
            argv[1] = key;
            System.arraycopy(arguments, 0, argv, 2, arguments.length);
            try {
                exitCode = new ProgramRun(host(arguments), errors).run(ProgramRun.prepare(), key, argv, STACK);
            } catch (ProgramExit exit) {
                exitCode = exit.code;
            } catch (Throwable error) {
                fault = error;
            }
        }
    }

    private static final class CapturingWork extends Work {
        private final CapturingHost host;

        CapturingWork(GoldenProgram program, ModuleHost modules) throws IOException {
            super(program);
            host = new CapturingHost(program.file().getParent(), program.input(), program.arguments(), new FrontendCompiler(), modules);
        }

        @Override
        Host host(String[] arguments) {
            return host;
        }

        @Override
        String output() {
            return host.output();
        }

        @Override
        String error() {
            return host.error();
        }
    }

    private static final class LibcWork extends Work {
        private final RealMachine machine;
        private final ModuleHost modules;

        LibcWork(GoldenProgram program, ModuleHost modules) throws IOException {
            super(program);
            this.machine = new RealMachine(program.file().getParent(), program.input());
            this.modules = modules;
        }

        @Override
        Host host(String[] arguments) {
            Machine.start().connect(machine);
            return new LibcHost(arguments, new FrontendCompiler(), modules);
        }

        @Override
        String output() {
            return machine.output();
        }

        @Override
        String error() {
            return machine.error();
        }
    }
}
