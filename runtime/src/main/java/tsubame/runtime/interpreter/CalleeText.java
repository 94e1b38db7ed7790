package tsubame.runtime.interpreter;

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
        String text = SourceText.decode(bytes, start, end).toJavaString();
        if (text.startsWith("function") || text.startsWith("class") || text.startsWith("(") || text.startsWith("{")) {
            return "(intermediate value)" + tail(text);
        }
        String shown = withoutArguments(text);
        return shown.length() > LONGEST || shown.indexOf('\n') >= 0 ? "(intermediate value)" + tail(text) : shown;
    }

    /** What follows the last closing bracket: the last property names. */
    private static String tail(String text) {
        int at = Math.max(text.lastIndexOf(')'), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')));
        String rest = at < 0 ? "" : text.substring(at + 1);
        return rest.startsWith(".") && rest.indexOf('\n') < 0 ? rest : "";
    }

    private static String withoutArguments(String text) {
        StringBuilder shown = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ')' && depth > 0) {
                depth--;
            }
            if (depth == 0) {
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
