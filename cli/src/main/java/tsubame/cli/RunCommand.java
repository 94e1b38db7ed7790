package tsubame.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tsubame.cli.host.FileModules;
import tsubame.cli.host.FrontendCompiler;
import tsubame.cli.host.SystemHost;
import tsubame.cli.program.SourceErrors;
import tsubame.runtime.program.ProgramRun;

/** {@code tsubame run FILE} and {@code tsubame eval CODE}. */
final class RunCommand {
    private RunCommand() {}

    /** The exit code of the program. */
    static int run(CommandLine line) throws CommandFailure {
        if (line.operands().isEmpty()) {
            throw CommandFailure.usage("run needs a file: tsubame run FILE [arguments]");
        }
        String name = line.operands().getFirst();
        if (name.equals("-")) {
            return run(line, virtual("[stdin].ts"), InputFile.readStandardInput());
        }
        byte[] text = InputFile.read(Path.of(name));
        return run(line, absolute(Path.of(name)), text);
    }

    static int eval(CommandLine line) throws CommandFailure {
        if (line.operands().isEmpty()) {
            throw CommandFailure.usage("eval needs code: tsubame eval 'console.log(1 + 1)'");
        }
        return run(line, virtual("[eval].ts"), InputFile.ofText(line.operands().getFirst()));
    }

    /** The path of a program that is no file: beside it lie the modules that it may import. */
    private static String virtual(String name) {
        return Path.of(name).toAbsolutePath().toString();
    }

    private static String absolute(Path file) {
        try {
            return file.toRealPath().toString();
        } catch (IOException failure) {
            return file.toAbsolutePath().toString();
        }
    }

    private static int run(CommandLine line, String key, byte[] text) throws CommandFailure {
        if (line.dump() != null) {
            return Dump.print(line, key, text);
        }
        List<String> arguments = line.operands().subList(1, line.operands().size());
        FileModules modules = new FileModules();
        SystemHost host = new SystemHost(arguments.toArray(new String[0]), new FrontendCompiler(), modules);
        String[] argv = new String[arguments.size() + 2];
        argv[0] = ProcessHandle.current().info().command().orElse("tsubame");
        argv[1] = key;
        for (int i = 0; i < arguments.size(); i++) {
            argv[i + 2] = arguments.get(i);
        }
        modules.give(key, text);
        ProgramRun program = new ProgramRun(host, new SourceErrors(modules, line.colours()));
        int code = BigStack.call(line.stackMegabytes(), stack -> program.run(ProgramRun.prepare(), key, argv, stack));
        host.flush();
        return code;
    }
}
