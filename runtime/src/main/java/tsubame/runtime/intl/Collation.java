package tsubame.runtime.intl;

import java.util.Arrays;
import tsubame.runtime.value.JsString;
import tsubame.text.unicode.Normalization;
import tsubame.text.unicode.NormalizationForm;

/**
 * The order of texts that a reader expects: the levels of the Unicode Collation Algorithm (UTS #10) with weights computed instead of a
 * table. First letters and signs alone (spaces, punctuation, symbols, digits, Latin, then other scripts by code points), then their
 * accents, then case, small first. It is the root order for Latin text; within other scripts it is that of code points.
 */
final class Collation {
    static final Collation PLAIN = new Collation("sort", "variant", false, false, "false");

    private static final String PUNCTUATION =
            "\0\1\2\3\4\5\6\7\10\16\17\20\21\22\23\24\25\26\27\30\31\32\33\34\35\36\37\177\t\n\13\f\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$";
    /** Letters that count as others with something added. */
    private static final String FOREIGN = "\u00E6\u0153\u00DF\u00F8\u0111\u0142\u00F0\u0131\u00C6\u0152\u1E9E\u00D8\u0110\u0141\u00D0";
    private static final String[] AS_LATIN = {"ae", "oe", "ss", "o", "d", "l", "d", "i", "AE", "OE", "SS", "O", "D", "L", "D"};

    /** The weight of an accent, that of U+0338, for what is added to them. */
    private static final int STROKE = 0x338 - 0x2FF;

    private static final int SYMBOLS = 0x100;
    private static final int DIGITS = 0x20000;
    private static final int LETTERS = 0x30000;
    private static final int OTHERS = 0x40000;

    final String usage;
    final String sensitivity;
    final boolean ignoresPunctuation;
    final boolean numeric;
    final String caseFirst;

    Collation(String usage, String sensitivity, boolean ignoresPunctuation, boolean numeric, String caseFirst) {
        this.usage = usage;
        this.sensitivity = sensitivity;
        this.ignoresPunctuation = ignoresPunctuation;
        this.numeric = numeric;
        this.caseFirst = caseFirst;
    }

    /** -1, 0 or 1. */
    int compare(JsString a, JsString b) {
        if (JsString.same(a, b)) {
            return 0;
        }
        Key x = new Key(a);
        Key y = new Key(b);
        int difference = order(x.primary, x.length, y.primary, y.length);
        boolean accents = sensitivity.equals("accent") || sensitivity.equals("variant");
        if (difference == 0 && accents) {
            difference = order(x.secondary, x.length, y.secondary, y.length);
        }
        if (difference == 0 && (sensitivity.equals("case") || sensitivity.equals("variant"))) {
            difference = order(x.tertiary, x.length, y.tertiary, y.length);
        }
        return difference;
    }

    private static int order(int[] a, int aLength, int[] b, int bLength) {
        int n = Math.min(aLength, bLength);
        for (int i = 0; i < n; i++) {
            if (a[i] != b[i]) {
                return a[i] < b[i] ? -1 : 1;
            }
        }
        return aLength == bLength ? 0 : aLength < bLength ? -1 : 1;
    }

    /** The weights of a text, position by position; accents are collected on the letter before them. */
    private final class Key {
        int[] primary;
        int[] secondary;
        int[] tertiary;
        int length;

        Key(JsString text) {
            int capacity = 2 * text.length() + 8;
            primary = new int[capacity];
            secondary = new int[capacity];
            tertiary = new int[capacity];
            char[] units = new char[text.length()];
            text.copyTo(units, 0);
            if (!isPlain(units)) {
                char[] decomposed = Normalization.normalize(units, 0, units.length, NormalizationForm.NFD);
                units = decomposed == null ? units : decomposed;
            }
            for (int i = 0; i < units.length; i++) {
                i = add(units, i);
            }
        }

        /** Adds what begins at the index; answers the last index that it has looked at. */
        private int add(char[] units, int i) {
            char c = units[i];
            if (c >= 0x300 && c <= 0x36F) {
                if (length > 0) {
                    secondary[length - 1] = 64 * secondary[length - 1] + c - 0x2FF;
                }
                return i;
            }
            if (numeric && c >= '0' && c <= '9') {
                return addNumber(units, i);
            }
            int foreign = c < 0x80 ? -1 : FOREIGN.indexOf(c);
            if (foreign >= 0) {
                String latin = AS_LATIN[foreign];
                for (int k = 0; k < latin.length(); k++) {
                    put(letter(latin.charAt(k)), STROKE, isUpper(latin.charAt(k)));
                }
                return i;
            }
            if (c >= 0xD800 && c < 0xDC00 && i + 1 < units.length) {
                int point = Character.toCodePoint(c, units[i + 1]);
                put(point >= 0x1F000 && point < 0x20000 ? SYMBOLS + point : OTHERS + point, 0, false);
                return i + 1;
            }
            int weight = weight(c);
            if (weight > 0 && !(ignoresPunctuation && weight < SYMBOLS)) {
                put(weight, 0, isUpper(c));
            }
            return i;
        }

        /** A number: its digits without zeros in front, after how many there are. */
        private int addNumber(char[] units, int from) {
            int i = from;
            while (i + 1 < units.length && units[i] == '0' && units[i + 1] >= '0' && units[i + 1] <= '9') {
                i++;
            }
            int end = i;
            while (end < units.length && units[end] >= '0' && units[end] <= '9') {
                end++;
            }
            put(DIGITS + 16 + end - i, 0, false);
            for (; i < end; i++) {
                put(DIGITS + units[i] - '0', 0, false);
            }
            return end - 1;
        }

        private void put(int weight, int accent, boolean upper) {
            if (length == primary.length) {
                primary = Arrays.copyOf(primary, 2 * length);
                secondary = Arrays.copyOf(secondary, 2 * length);
                tertiary = Arrays.copyOf(tertiary, 2 * length);
            }
            primary[length] = weight;
            secondary[length] = accent;
            tertiary[length++] = upper == caseFirst.equals("upper") ? 0 : 1;
        }
    }

    private static boolean isPlain(char[] units) {
        for (char unit : units) {
            if (unit >= 0x80) {
                return false;
            }
        }
        return true;
    }

    private static boolean isUpper(char c) {
        return c >= 'A' && c <= 'Z';
    }

    private static int letter(char c) {
        return LETTERS + (c | 0x20);
    }

    /** 0 for what does not count, as the controls. */
    private static int weight(char c) {
        if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
            return letter(c);
        }
        if (c >= '0' && c <= '9') {
            return DIGITS + c - '0';
        }
        if (c < 0x80) {
            // "$" and what else is a symbol for money come after all other signs.
            return c < 9 || c > 13 && c < 32 || c == 127 ? 0 : c == '$' ? DIGITS - 1 : PUNCTUATION.indexOf(c) + 1;
        }
        if (c == 0xA0) {
            return PUNCTUATION.indexOf(' ') + 1;
        }
        if (c < 0xC0 || c == 0xD7 || c == 0xF7 || c >= 0x2000 && c < 0x2C00 || c >= 0x3000 && c < 0x3040) {
            return SYMBOLS + c;
        }
        return OTHERS + c;
    }
}
