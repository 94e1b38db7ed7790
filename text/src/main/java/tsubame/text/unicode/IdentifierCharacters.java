package tsubame.text.unicode;

/**
 * Which characters may stand in identifiers (ID_Start, ID_Continue) and which are white space, for the lexer and for group names of
 * regular expressions. ASCII is answered without a table.
 */
public final class IdentifierCharacters {
    private static final LazySet START = new LazySet("ID_Start");
    private static final LazySet CONTINUE = new LazySet("ID_Continue");

    private IdentifierCharacters() {}

    /** ECMA-262 IdentifierStartChar: ID_Start, {@code $} and {@code _}. */
    public static boolean isStart(int c) {
        if (c < 0x80) {
            return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '$' || c == '_';
        }
        return START.contains(c);
    }

    /** ECMA-262 IdentifierPartChar: ID_Continue, {@code $}, and the two joiners. */
    public static boolean isPart(int c) {
        if (c < 0x80) {
            return isStart(c) || c >= '0' && c <= '9';
        }
        return c == 0x200C || c == 0x200D || CONTINUE.contains(c);
    }

    /** ECMA-262 WhiteSpace: tab, VT, FF, U+FEFF and the space separators (Zs). Line terminators are none. */
    public static boolean isWhiteSpace(int c) {
        if (c < 0x80) {
            return c == ' ' || c == '\t' || c == 0x0B || c == 0x0C;
        }
        return c == 0xA0 || c == 0x1680 || c >= 0x2000 && c <= 0x200A || c == 0x202F || c == 0x205F || c == 0x3000 || c == 0xFEFF;
    }
}
