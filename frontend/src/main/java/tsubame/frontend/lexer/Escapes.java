package tsubame.frontend.lexer;

/** Digits and Unicode escapes, as names, strings and templates share them. */
final class Escapes {
    private Escapes() {}

    /** The value of a hexadecimal digit, or -1. */
    static int hexDigit(int b) {
        if (b >= '0' && b <= '9') {
            return b - '0';
        }
        int lower = b | 0x20;
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }

    /** Reads {@code length} hexadecimal digits; -1, at the first byte that is none, if there are fewer. */
    static int hex(Lexer lexer, int length) {
        int value = 0;
        for (int i = 0; i < length; i++) {
            int digit = hexDigit(lexer.at(lexer.position));
            if (digit < 0) {
                return -1;
            }
            value = value << 4 | digit;
            lexer.position++;
        }
        return value;
    }

    /** Reads what follows {@code \}{@code u}: four digits, or any number in braces up to 10FFFF; -1 if malformed. */
    static int unicode(Lexer lexer) {
        if (lexer.at(lexer.position) != '{') {
            return hex(lexer, 4);
        }
        int first = ++lexer.position;
        int value = 0;
        for (int digit; (digit = hexDigit(lexer.at(lexer.position))) >= 0; lexer.position++) {
            value = value << 4 | digit;
            if (value > Character.MAX_CODE_POINT) {
                return -1;
            }
        }
        if (lexer.position == first || lexer.at(lexer.position) != '}') {
            return -1;
        }
        lexer.position++;
        return value;
    }
}
