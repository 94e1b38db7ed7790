package tsubame.cli;

import java.util.List;

/** The entry point: finds the command, runs it, and turns what goes wrong into one message and an exit code. */
public final class Main {
    public static final String VERSION = "0.1.0";

    private Main() {}

    public static void main(String[] words) {
        int code;
        try {
            code = run(CommandLine.parse(words));
        } catch (CommandFailure failure) {
            System.err.println("tsubame: " + failure.getMessage());
            code = failure.exitCode().code;
        } catch (RuntimeException error) {
            InternalError.report(error);
            code = ExitCode.INTERNAL.code;
        }
        System.out.flush();
        Runtime.getRuntime().halt(code);
    }

    private static int run(CommandLine line) throws CommandFailure {
        return switch (line.command()) {
            case RUN -> RunCommand.run(line);
            case EVAL -> RunCommand.eval(line);
            case CHECK -> CheckCommand.run(line);
            case HELP -> help(line.operands());
            case VERSION -> {
                System.out.println("tsubame " + VERSION);
                yield ExitCode.SUCCESS.code;
            }
            case BUILD -> BuildCommand.run(line);
            case BENCH, COMPARE, MATRIX, GATE, BISECT, INSPECT, PROFILE, REPORT, LAB -> LabCommand.run(line.operands());
            case REPL -> ReplCommand.run(line);
            case DOCTOR -> DoctorCommand.run(line);
        };
    }

    private static int help(List<String> operands) throws CommandFailure {
        if (operands.isEmpty()) {
            System.out.print(Help.overview());
            return ExitCode.SUCCESS.code;
        }
        Command command = Command.named(operands.getFirst());
        if (command == null) {
            throw CommandFailure.usage("there is no command " + operands.getFirst() + "; `tsubame help` lists them");
        }
        if (command.isOfLab()) {
            return LabCommand.run(List.of(command.word, Option.HELP.flag()));
        }
        System.out.print(Help.of(command));
        return ExitCode.SUCCESS.code;
    }
}
