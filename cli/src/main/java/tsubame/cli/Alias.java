package tsubame.cli;

import java.util.ArrayList;
import java.util.List;

/** What users of Node and Bun type out of habit in the place of a command, one row each. */
enum Alias {
    EVAL("-e", "--eval", Command.EVAL),
    PRINT("-p", "--print", Command.EVAL),
    CHECK("-c", "--check", Command.CHECK),
    INTERACTIVE("-i", "--interactive", Command.REPL);

    private final String letter;
    private final String word;
    private final Command command;

    Alias(String letter, String word, Command command) {
        this.letter = letter;
        this.word = word;
        this.command = command;
    }

    static Alias of(String word) {
        for (Alias alias : values()) {
            if (alias.letter.equals(word) || alias.word.equals(word)) {
                return alias;
            }
        }
        return null;
    }

    /** The command line that is meant, with what follows the alias. */
    CommandLine parse(List<String> rest) throws CommandFailure {
        List<String> words = new ArrayList<>(rest);
        if (this == PRINT) {
            if (words.isEmpty()) {
                throw CommandFailure.usage("-p needs an expression: tsubame -p '1 + 1'");
            }
            words.set(0, "console.log((" + words.getFirst() + "\n))");
        }
        if (!words.isEmpty() && command == Command.EVAL) {
            words.addFirst("--"); // code may begin with a minus sign
        }
        words.addFirst(command.word);
        return CommandLine.parse(words.toArray(new String[0]));
    }
}
