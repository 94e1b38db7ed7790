package tsubame.substitute;

/** The static methods of {@code java.lang.Character} in the native runtime: surrogates. Properties are the text module's. */
public final class PlainCharacter {
    private PlainCharacter() {}

    public static int charCount(int codePoint) {
        return codePoint < 0x10000 ? 1 : 2;
    }

    public static char highSurrogate(int codePoint) {
        return (char) ((codePoint >>> 10) + (0xD800 - (0x10000 >>> 10)));
    }

    public static char lowSurrogate(int codePoint) {
        return (char) (codePoint & 0x3FF | 0xDC00);
    }

    public static boolean isHighSurrogate(char c) {
        return c >= 0xD800 && c < 0xDC00;
    }

    public static boolean isLowSurrogate(char c) {
        return c >= 0xDC00 && c < 0xE000;
    }

    public static boolean isSurrogate(char c) {
        return c >= 0xD800 && c < 0xE000;
    }

    public static int toCodePoint(char high, char low) {
        return (high << 10) + low + (0x10000 - (0xD800 << 10) - 0xDC00);
    }

    public static boolean isSupplementaryCodePoint(int codePoint) {
        return codePoint >= 0x10000 && codePoint <= 0x10FFFF;
    }

    public static String toString(int codePoint) {
        return new StringBuilder().appendCodePoint(codePoint).toString();
    }
}
