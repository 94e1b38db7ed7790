package tsubame.cli;

import java.nio.file.Path;
import tsubame.cli.host.FileModules;
import tsubame.frontend.diagnostic.DiagnosticRenderer;
import tsubame.runtime.host.HostFailure;

/** {@code tsubame check FILE…}: all findings of the front end, nothing run. */
final class CheckCommand {
    private CheckCommand() {}

    static int run(CommandLine line) throws CommandFailure {
        if (line.operands().isEmpty()) {
            throw CommandFailure.usage("check needs a file: tsubame check FILE…");
        }
        int code = ExitCode.SUCCESS.code;
        for (String name : line.operands()) {
            int one = check(line, name);
            code = code == ExitCode.SUCCESS.code ? one : code;
        }
        return code;
    }

    /** A file that cannot be read does not keep the others from being checked. */
    private static int check(CommandLine line, String name) throws CommandFailure {
        byte[] text;
        try {
            text = InputFile.read(Path.of(name));
        } catch (CommandFailure failure) {
            System.err.println("tsubame: " + failure.getMessage());
            return failure.exitCode().code;
        }
        if (line.dump() != null) {
            return Dump.print(line, name, text);
        }
        return BigStack.call(line.stackMegabytes(), stack -> check(name, text, line.colours()));
    }

    /** The exit code: of failure if the source has errors, which are printed. */
    private static int check(String name, byte[] text, boolean colours) {
        FileModules modules = new FileModules();
        try {
            modules.compile(name, text);
            return ExitCode.SUCCESS.code;
        } catch (HostFailure failure) {
            System.err.print(modules.findings() == null
                    ? failure.getMessage() + "\n"
                    : DiagnosticRenderer.render(modules.findings(), colours));
            return ExitCode.FAILURE.code;
        }
    }
}
