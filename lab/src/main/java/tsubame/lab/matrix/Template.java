package tsubame.lab.matrix;

import java.util.Map;

/**
 * Text with levels put in: {@code {name}} becomes its value, {@code {name=level? text}} and {@code {name!=level? text}} become the text where
 * that holds and nothing elsewhere. Other braces stay as they are.
 */
final class Template {
    private final String text;
    private final Map<String, String> values;

    private Template(String text, Map<String, String> values) {
        this.text = text;
        this.values = values;
    }

    static String fill(String text, Map<String, String> values) {
        return new Template(text, values).fill();
    }

    private String fill() {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int close = text.charAt(at) == '{' ? matching(at) : -1;
            if (close < 0) {
                out.append(text.charAt(at++));
                continue;
            }
            out.append(filled(text.substring(at + 1, close)));
            at = close + 1;
        }
        return out.toString();
    }

    private int matching(int open) {
        int depth = 0;
        for (int i = open; i < text.length(); i++) {
            depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    private String filled(String inner) {
        int question = inner.indexOf('?');
        if (question < 0) {
            return values.getOrDefault(inner, "{" + inner + "}");
        }
        String condition = inner.substring(0, question);
        boolean negated = condition.contains("!=");
        String[] sides = condition.split(negated ? "!=" : "=", 2);
        if (sides.length < 2 || !values.containsKey(sides[0].strip())) {
            return "{" + inner + "}";
        }
        boolean equal = values.get(sides[0].strip()).equals(sides[1].strip());
        return equal != negated ? fill(inner.substring(question + 1), values) : "";
    }
}
