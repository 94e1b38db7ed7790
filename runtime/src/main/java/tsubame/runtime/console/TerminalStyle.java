package tsubame.runtime.console;

/** Named styles of terminal text, as {@code util.styleText} knows them. */
public final class TerminalStyle {
    /** Name, and the codes that begin and end it. */
    private static final String[] NAMES = {"reset", "bold", "dim", "italic", "underline", "blink", "inverse", "hidden", "strikethrough",
        "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "gray", "grey",
        "bgBlack", "bgRed", "bgGreen", "bgYellow", "bgBlue", "bgMagenta", "bgCyan", "bgWhite",
        "redBright", "greenBright", "yellowBright", "blueBright", "magentaBright", "cyanBright", "whiteBright"};
    private static final int[] ON = {0, 1, 2, 3, 4, 5, 7, 8, 9, 30, 31, 32, 33, 34, 35, 36, 37, 90, 90,
        40, 41, 42, 43, 44, 45, 46, 47, 91, 92, 93, 94, 95, 96, 97};
    private static final int[] OFF = {0, 22, 22, 23, 24, 25, 27, 28, 29, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
        49, 49, 49, 49, 49, 49, 49, 49, 39, 39, 39, 39, 39, 39, 39};
    private static final char ESCAPE = 0x1B;

    private TerminalStyle() {}

    /** The text in the style of that name; null if there is none. */
    public static String paint(String name, String text) {
        for (int i = 0; i < NAMES.length; i++) {
            if (NAMES[i].equals(name)) {
                return ESCAPE + "[" + ON[i] + "m" + text + ESCAPE + "[" + OFF[i] + "m";
            }
        }
        return null;
    }

    /** The text without escape codes. */
    public static String strip(String text) {
        return Style.strip(text);
    }
}
