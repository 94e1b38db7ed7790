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
        int bad = 0;
        for (String name : line.operands()) {
            byte[] text = InputFile.read(Path.of(name));
            if (line.dump() != null) {
                bad += Dump.print(line, name, text) == 0 ? 0 : 1;
                continue;
            }
            bad += BigStack.call(line.stackMegabytes(), stack -> check(name, text, line.colours()));
        }
        return bad == 0 ? ExitCode.SUCCESS.code : ExitCode.FAILURE.code;
    }

    /** 1 if the source has errors, which are printed. */
    private static int check(String name, byte[] text, boolean colours) {
        FileModules modules = new FileModules();
        try {
            modules.compile(name, text);
            return 0;
        } catch (HostFailure failure) {
            System.err.print(DiagnosticRenderer.render(modules.findings(), colours));
            return 1;
        }
    }
}
