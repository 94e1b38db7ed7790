package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;
import tsubame.lab.plan.PlanProblem;
import tsubame.lab.session.BrokenProgram;

/**
 * The lab's commands, as the JDK's {@link ToolProvider} {@code tsubame-lab}: so the command line of the product starts them without
 * knowing them. Every failure is one message with a remedy and an exit code of {@link Exit}.
 */
public final class Lab implements ToolProvider {
    static final String EXITS = Arrays.stream(Exit.values()).map(exit -> "  " + exit.code + "  " + exit.meaning).collect(Collectors.joining("\n"));

    @Command(name = "tsubame", description = "Measures programs so that the answer survives a second look.",
            subcommands = {BenchCommand.class, CompareCommand.class, GateCommand.class, InspectCommand.class, MatrixCommand.class, BisectCommand.class, ProfileCommand.class,
                ReportCommand.class,
                LabCommand.class}, mixinStandardHelpOptions = true)
    static final class Root {}

    @Command(name = "lab", description = "The lab itself: is this machine fit to measure on, and what is the anchor.", mixinStandardHelpOptions = true,
            subcommands = {DoctorCommand.class, AnchorCommand.class})
    static final class LabCommand {}

    @Override
    public String name() {
        return "tsubame-lab";
    }

    @Override
    public int run(PrintWriter out, PrintWriter err, String... words) {
        CommandLine line = commandLine(out, err);
        int code = line.execute(words);
        out.flush();
        err.flush();
        return code;
    }

    /** The commands, their options and their help, ready to parse. */
    public static CommandLine commandLine(PrintWriter out, PrintWriter err) {
        CommandLine line = new CommandLine(new Root()).setOut(out).setErr(err);
        line.setParameterExceptionHandler(Lab::misused);
        line.setExecutionExceptionHandler((failure, command, parsed) -> failed(failure, command));
        line.setUnmatchedOptionsArePositionalParams(false).setStopAtUnmatched(false).setExpandAtFiles(false);
        line.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.AUTO));
        line.setUsageHelpWidth(100).setUsageHelpLongOptionsMaxWidth(32);
        return line;
    }

    private static int misused(ParameterException problem, String[] words) {
        CommandLine command = problem.getCommandLine();
        command.getErr().println("tsubame: " + problem.getMessage());
        command.getErr().println("help: `" + command.getCommandSpec().qualifiedName() + " --help` lists the options and shows examples");
        return Exit.USAGE.code;
    }

    private static int failed(Exception failure, CommandLine command) throws Exception {
        Exit exit = switch (failure) {
            case UsageProblem problem -> Exit.USAGE;
            case PlanProblem problem -> Exit.USAGE;
            case BrokenProgram program -> Exit.BROKEN;
            case IOException file -> Exit.BROKEN;
            case IllegalArgumentException problem -> Exit.USAGE;
            default -> throw failure;
        };
        String message = failure instanceof NoSuchFileException missing ? "there is no file " + missing.getFile()
                : failure instanceof AccessDeniedException denied ? denied.getFile() + " may not be read or written" : failure.getMessage();
        command.getErr().println("tsubame: " + message);
        return exit.code;
    }
}
