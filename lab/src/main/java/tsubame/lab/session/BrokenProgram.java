package tsubame.lab.session;

import java.util.List;
import java.util.Locale;

/** A program that is to be measured and does not work: it crashed, ran too long, printed what it should not, or was not built. */
public final class BrokenProgram extends Exception {
    private static final long serialVersionUID = 1;

    private final String brief;

    public BrokenProgram(String message) {
        this(message, null);
    }

    /** @param brief what happened in a few words, without the program's name; null to take it from the message */
    public BrokenProgram(String message, String brief) {
        super(message);
        this.brief = brief;
    }

    /** For a table: what happened, and why if the program said it. */
    public String brief() {
        String reason = reason();
        return brief == null ? reason : getMessage().contains("\n") ? brief + ": " + reason : brief;
    }

    /** In one line: the one that names an error in what was said, or the last. */
    public String reason() {
        List<String> lines = getMessage().strip().lines().map(String::strip).toList();
        List<String> said = lines.size() > 1 ? lines.subList(1, lines.size()) : lines;
        return said.stream().filter(line -> line.toLowerCase(Locale.ROOT).contains("error") || line.contains("nknown")).findFirst().orElse(said.getLast());
    }
}
