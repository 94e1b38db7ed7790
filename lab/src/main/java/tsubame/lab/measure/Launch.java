package tsubame.lab.measure;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * One start of a program, complete: nothing is inherited. No shell is between; who wants one names it as the program.
 *
 * @param command the program, as a path, and its arguments
 * @param input what it reads; {@code /dev/null} for nothing
 * @param output a file, as some programs notice {@code /dev/null} and do less
 * @param processor the processor it is bound to, or -1
 * @param fixedAddresses without address space randomisation, for counting
 * @param limit when it is killed; zero for never
 */
public record Launch(List<String> command, Map<String, String> environment, Path directory, Path input, Path output, Path errors,
        int processor, boolean fixedAddresses, Duration limit) {
    public static final Path NOTHING = Path.of("/dev/null");

    public Launch {
        command = List.copyOf(command);
        environment = Map.copyOf(environment);
    }
}
