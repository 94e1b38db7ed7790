package tsubame.cli;

import java.util.ArrayList;
import java.util.List;

/**
 * A parsed command line. Options stand before the first operand; what follows it belongs to the program, options included.
 *
 * @param dump stage to print; null to run
 * @param dumpFunction only functions of this name, null for all
 * @param colours whether diagnostics are coloured
 * @param stackMegabytes native stack of the program's thread
 * @param operands the first operand and all that follows
 */
record CommandLine(
        Command command,
        DumpStage dump,
        String dumpFunction,
        boolean colours,
        int stackMegabytes,
        List<String> operands) {
    private static final int DEFAULT_STACK = 1024;

    static CommandLine parse(String[] words) throws CommandFailure {
        if (words.length == 0) {
            return new CommandLine(Command.HELP, null, null, false, 0, List.of());
        }
        Alias alias = Alias.of(words[0]);
        if (alias != null) {
            return alias.parse(List.of(words).subList(1, words.length));
        }
        Command named = Command.named(words[0]);
        if (named != null && named.isOfLab()) {
            return new CommandLine(named, null, null, false, 0, List.of(words));
        }
        if (named == Command.BUILD) {
            return build(List.of(words).subList(1, words.length));
        }
        if (named != null && words.length > 1 && isHelp(words[1])) {
            return new CommandLine(Command.HELP, null, null, false, 0, List.of(words[0]));
        }
        return new Parser(words, named != null ? named : Command.RUN).parse(named != null ? 1 : 0);
    }

    /** The command has a table of options of its own, {@link BuildOption}. */
    private static CommandLine build(List<String> words) {
        boolean help = words.stream().takeWhile(word -> !word.equals("--")).anyMatch(CommandLine::isHelp);
        return new CommandLine(help ? Command.HELP : Command.BUILD, null, null, false, DEFAULT_STACK, help ? List.of(Command.BUILD.word) : words);
    }

    private static boolean isHelp(String word) {
        return word.equals("-h") || word.equals(Option.HELP.flag());
    }

    private static final class Parser {
        private final String[] words;
        private Command command;
        private DumpStage dump;
        private String dumpFunction;
        private String colour = "auto";
        private int stack = DEFAULT_STACK;

        Parser(String[] words, Command command) {
            this.words = words;
            this.command = command;
        }

        CommandLine parse(int from) throws CommandFailure {
            int at = from;
            while (at < words.length && words[at].startsWith("-") && !words[at].equals("-")) {
                if (words[at].equals("--")) {
                    at++;
                    break;
                }
                at += option(at);
            }
            List<String> operands = new ArrayList<>(List.of(words).subList(Math.min(at, words.length), words.length));
            return new CommandLine(command, dump, dumpFunction, Option.useColours(colour), stack, operands);
        }

        /** Takes the option at the position; gives the number of words that it took. */
        private int option(int at) throws CommandFailure {
            String word = words[at];
            int equals = word.indexOf('=');
            String flag = equals < 0 ? word : word.substring(0, equals);
            Option option = flag.equals("-h") ? Option.HELP : flag.equals("-v") ? Option.VERSION : Option.named(flag);
            if (option == null) {
                throw CommandFailure.usage("unknown option " + flag + "; `tsubame help " + command.word + "` lists the options");
            }
            if (!option.takesValue()) {
                if (equals >= 0) {
                    throw CommandFailure.usage(flag + " takes no value");
                }
                command = option == Option.HELP ? Command.HELP : Command.VERSION;
                return 1;
            }
            if (equals < 0 && at + 1 == words.length) {
                throw CommandFailure.usage(flag + " needs a value: " + option.form);
            }
            value(option, equals < 0 ? words[at + 1] : word.substring(equals + 1));
            return equals < 0 ? 2 : 1;
        }

        private void value(Option option, String value) throws CommandFailure {
            switch (option) {
                case DUMP -> dump(value);
                case COLOUR -> colour = Option.colour(value);
                case STACK -> stack = megabytes(value);
                case HELP, VERSION -> throw new IllegalStateException(option.name());
            }
        }

        private void dump(String value) throws CommandFailure {
            int colon = value.indexOf(':');
            String stage = colon < 0 ? value : value.substring(0, colon);
            dump = DumpStage.named(stage);
            dumpFunction = colon < 0 ? null : value.substring(colon + 1);
            if (dump == null) {
                throw CommandFailure.usage("unknown stage " + stage + "; --dump prints one of " + DumpStage.names());
            }
            if (dumpFunction != null && dump != DumpStage.BYTECODE) {
                throw CommandFailure.usage("only the bytecode can be printed of one function: --dump=bytecode:" + dumpFunction);
            }
        }

        private static int megabytes(String value) throws CommandFailure {
            try {
                int megabytes = Integer.parseInt(value);
                if (megabytes >= 1 && megabytes <= 1 << 16) {
                    return megabytes;
                }
            } catch (NumberFormatException error) {
                // falls through to the message
            }
            throw CommandFailure.usage("--stack-size is a number of megabytes from 1 to 65536, not " + value);
        }
    }
}
