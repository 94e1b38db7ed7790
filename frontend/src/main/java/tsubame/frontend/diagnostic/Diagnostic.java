package tsubame.frontend.diagnostic;

import java.util.List;
import tsubame.frontend.source.Span;

/** One finding in one source: what (kind and arguments), where, and what else is worth looking at. */
public record Diagnostic(DiagnosticKind kind, Span span, List<String> arguments, List<Note> notes) {

    /** A further place and what is there, as in "to match this". */
    public record Note(Span span, String message) {}

    public String message() {
        return fill(kind.message, arguments);
    }

    /** What to do about it, or null. */
    public String remedy() {
        return kind.remedy == null ? null : fill(kind.remedy, arguments);
    }

    /** Replaces {0}, {1}… */
    private static String fill(String template, List<String> arguments) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < template.length(); i++) {
            char c = template.charAt(i);
            if (c == '{' && i + 2 < template.length() && template.charAt(i + 2) == '}') {
                text.append(arguments.get(template.charAt(i + 1) - '0'));
                i += 2;
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }
}
