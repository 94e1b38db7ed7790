package tsubame.runtime.interpreter;

import tsubame.text.unicode.IdentifierCharacters;

/**
 * The source text of an instruction's operand, for messages such as "a.b is not a function". Shortened as V8 prints it: arguments
 * of calls become {@code (...)}, and functions or other long pieces {@code (intermediate value)}.
 */
final class CalleeText {
    private static final int LONGEST = 80;

    private CalleeText() {}

    /** The text for the instruction at {@code pc}; null if the code does not say where it came from. */
    static String of(Code code, int pc) {
        int start = code.sourceStart(pc);
        int end = code.sourceEnd(pc);
        byte[] bytes = code.prototype.source().text();
        if (start < 0 || end <= start || end > bytes.length || code.prototype.isSynthetic()) {
            return null;
        }
        String text = unwrapped(SourceText.decode(bytes, start, end).toJavaString());
        if (text.startsWith("function") || text.startsWith("class") || text.startsWith("new ") || text.startsWith("(")
                || text.startsWith("{")) {
            return "(intermediate value)" + tail(text);
        }
        String shown = withDots(withoutArguments(text));
        return shown.length() > LONGEST || shown.indexOf('\n') >= 0 ? "(intermediate value)" + tail(text) : shown;
    }

    /** What follows the last closing bracket: the last property names. */
    private static String tail(String text) {
        int at = Math.max(text.lastIndexOf(')'), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')));
        String rest = at < 0 ? "" : text.substring(at + 1);
        return rest.startsWith(".") && rest.indexOf('\n') < 0 ? rest : "";
    }

    /** A name in parentheses, with or without the type that it is taken for, stands for itself: {@code (a.b as any).c}. */
    private static String unwrapped(String text) {
        int close = text.startsWith("(") ? text.indexOf(')') : -1;
        int type = text.indexOf(" as ");
        int end = type > 0 && type < close ? type : close;
        for (int i = 1; i < end; i++) {
            char c = text.charAt(i);
            if (!IdentifierCharacters.isPart(c) && c != '.') {
                return text;
            }
        }
        return end <= 1 ? text : text.substring(1, end) + text.substring(close + 1);
    }

    /** Whether the character is TypeScript's postfix exclamation mark. */
    private static boolean isNonNull(String text, int at) {
        return text.charAt(at) == '!' && at > 0 && at + 1 < text.length() && ".[(".indexOf(text.charAt(at + 1)) >= 0;
    }

    /** The text of a pattern at {@code pc}; null if what stands there is none. */
    static String pattern(Code code, int pc) {
        int start = code.sourceStart(pc);
        int end = code.sourceEnd(pc);
        byte[] bytes = code.prototype.source().text();
        if (start < 0 || end <= start || end > bytes.length || bytes[start] != '[' && bytes[start] != '{') {
            return null;
        }
        return SourceText.decode(bytes, start, end).toJavaString();
    }

    /** The first property name in an object pattern; null if it is not a plain name. */
    static String firstProperty(String pattern) {
        int from = 1;
        while (from < pattern.length() && pattern.charAt(from) <= ' ') {
            from++;
        }
        int to = from;
        while (to < pattern.length() && IdentifierCharacters.isPart(pattern.charAt(to))) {
            to++;
        }
        return to == from ? null : pattern.substring(from, to);
    }

    /** {@code a['b']} as {@code a.b}, where the key is a plain name; a string as the base in double quotes. */
    private static String withDots(String text) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < text.length(); ) {
            char c = text.charAt(i);
            boolean quotes = (c == '\'' || c == '"') && (i == 0 || text.charAt(i - 1) == '[');
            int end = quotes ? text.indexOf(c, i + 1) : -1;
            if (end < 0) {
                shown.append(c);
                i++;
            } else if (i == 0) {
                shown.append('"').append(text, 1, end).append('"');
                i = end + 1;
            } else if (end + 1 < text.length() && text.charAt(end + 1) == ']' && isName(text, i + 1, end)) {
                shown.setCharAt(shown.length() - 1, '.');
                shown.append(text, i + 1, end);
                i = end + 2;
            } else {
                shown.append(text, i, end + 1);
                i = end + 1;
            }
        }
        return shown.toString();
    }

    private static boolean isName(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (!IdentifierCharacters.isPart(text.charAt(i))) {
                return false;
            }
        }
        return from < to && (text.charAt(from) < '0' || text.charAt(from) > '9');
    }

    private static String withoutArguments(String text) {
        StringBuilder shown = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ')' && depth > 0) {
                depth--;
            }
            if (depth == 0 && !isNonNull(text, i)) {
                shown.append(c);
            }
            if (c == '(') {
                if (depth == 0 && i + 1 < text.length() && text.charAt(i + 1) != ')') {
                    shown.append("...");
                }
                depth++;
            }
        }
        return shown.toString();
    }
}
