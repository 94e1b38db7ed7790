package tsubame.runtime.console;

/** The colours that values have on a terminal: escape codes that begin and end them. */
enum Style {
    NUMBER(33, 39), BIGINT(33, 39), BOOLEAN(33, 39), UNDEFINED(90, 39), NULL(1, 22), STRING(32, 39), SYMBOL(32, 39), SPECIAL(36, 39),
    DATE(35, 39), REGEXP(31, 39), MODULE(4, 24);

    private static final char ESCAPE = 0x1B;

    private final int on;
    private final int off;

    Style(int on, int off) {
        this.on = on;
        this.off = off;
    }

    String paint(String text) {
        return ESCAPE + "[" + on + "m" + text + ESCAPE + "[" + off + "m";
    }

    /** The text without escape codes. */
    static String strip(String text) {
        if (text.indexOf(ESCAPE) < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int end = text.charAt(i) == ESCAPE && i + 1 < text.length() && text.charAt(i + 1) == '[' ? text.indexOf('m', i) : -1;
            if (end < 0) {
                out.append(text.charAt(i));
            } else {
                i = end;
            }
        }
        return out.toString();
    }
}
