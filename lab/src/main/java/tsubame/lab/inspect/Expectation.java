package tsubame.lab.inspect;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a variant claims of its machine code: {@code >= 200}, {@code <= 3}, {@code == 1}, or {@code 2..5}. */
public record Expectation(String text, long least, long most) {
    private static final Pattern FORM = Pattern.compile("(>=|<=|==|=|>|<)?\\s*(\\d+)(?:\\s*\\.\\.\\s*(\\d+))?");

    public static Expectation parse(String text) {
        Matcher form = FORM.matcher(text.strip());
        if (!form.matches() || form.group(1) != null && form.group(3) != null) {
            throw new IllegalArgumentException("an expectation is such as >= 200, <= 3, == 1 or 2..5, not " + text);
        }
        long number = Long.parseLong(form.group(2));
        if (form.group(3) != null) {
            return new Expectation(text, number, Long.parseLong(form.group(3)));
        }
        return switch (form.group(1) == null ? "==" : form.group(1)) {
            case ">=" -> new Expectation(text, number, Long.MAX_VALUE);
            case ">" -> new Expectation(text, number + 1, Long.MAX_VALUE);
            case "<=" -> new Expectation(text, 0, number);
            case "<" -> new Expectation(text, 0, number - 1);
            default -> new Expectation(text, number, number);
        };
    }

    public boolean holds(long count) {
        return count >= least && count <= most;
    }
}
