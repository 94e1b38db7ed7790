package tsubame.cli;

import java.util.List;
import java.util.Optional;
import java.util.spi.ToolProvider;

/**
 * The commands of the performance lab. The lab has libraries and this module has none: so it is looked up as the JDK looks up its own
 * tools, and is on the class path only when the launcher has been given one of its commands.
 */
final class LabCommand {
    private static final String TOOL = "tsubame-lab";

    private LabCommand() {}

    /** @param words the command's name and all that follows it */
    static int run(List<String> words) throws CommandFailure {
        Optional<ToolProvider> lab = ToolProvider.findFirst(TOOL);
        if (lab.isEmpty()) {
            throw new CommandFailure(ExitCode.INTERNAL, "the performance lab is not on the class path; start `tsubame " + words.getFirst() + "` by ./tsubame");
        }
        return lab.get().run(System.out, System.err, words.toArray(new String[0]));
    }
}
