package tsubame.runtime.builtin;

import tsubame.runtime.value.JsString;

/**
 * The order of String.prototype.localeCompare. Without the locale data of ECMA-402 it approximates the root collation for
 * Latin text: punctuation, then digits, then letters, case deciding last with lower case first; everything else by code
 * units. Wants strings in normalization form C; a total order of them, equal only for equal strings.
 */
final class Collation {
    private Collation() {}

    static int compare(JsString a, JsString b) {
        int length = Math.min(a.length(), b.length());
        for (int i = 0; i < length; i++) {
            int difference = weight(a.charAt(i)) - weight(b.charAt(i));
            if (difference != 0) {
                return difference < 0 ? -1 : 1;
            }
        }
        if (a.length() != b.length()) {
            return a.length() < b.length() ? -1 : 1;
        }
        for (int i = 0; i < length; i++) {
            char x = a.charAt(i);
            char y = b.charAt(i);
            if (x != y) {
                return isLower(x) ? -1 : 1;
            }
        }
        return 0;
    }

    private static int weight(char unit) {
        if (isLower(unit)) {
            return 0x20000 + 2 * (unit - 'a');
        }
        if (unit >= 'A' && unit <= 'Z') {
            return 0x20000 + 2 * (unit - 'A');
        }
        if (unit >= '0' && unit <= '9') {
            return 0x10000 + unit;
        }
        if (unit < 0x80) {
            return PUNCTUATION.indexOf(unit) + 1;
        }
        return 0x30000 + unit;
    }

    private static final String PUNCTUATION =
            "\0\1\2\3\4\5\6\7\10\16\17\20\21\22\23\24\25\26\27\30\31\32\33\34\35\36\37\177\t\n\13\f\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$";

    private static boolean isLower(char unit) {
        return unit >= 'a' && unit <= 'z';
    }
}
