package tsubame.frontend.lexer;

import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.text.number.TextToDouble;
import tsubame.text.unicode.IdentifierCharacters;

/** Numeric and BigInt literals (ECMA-262 §12.9.3), with separators and the legacy octal forms. */
final class NumberScanner {
    private final Lexer lexer;
    private int start;
    /** The literal's text is whole, so that its value can be asked for. */
    private boolean wellFormed;

    NumberScanner(Lexer lexer) {
        this.lexer = lexer;
    }

    TokenKind scan() {
        start = lexer.position;
        wellFormed = true;
        TokenKind kind = scanLiteral();
        if (kind == TokenKind.NUMBER) {
            lexer.token.number = wellFormed ? value() : 0;
        }
        if (lexer.position < lexer.limit && startsIdentifier(lexer.position)) {
            int from = lexer.position;
            while (lexer.position < lexer.limit && IdentifierCharacters.isPart(lexer.codePoint(lexer.position))) {
                lexer.position += lexer.length(lexer.position);
            }
            lexer.report(DiagnosticKind.IDENTIFIER_AFTER_NUMBER, from, Math.max(lexer.position, from + 1));
        }
        return kind;
    }

    private double value() {
        int length = lexer.position - start;
        long value = 0;
        for (int at = start; at < lexer.position; at++) {
            int digit = lexer.bytes[at] - '0';
            if (digit < 0 || digit > 9 || length > 15 || lexer.bytes[start] == '0' && length > 1) {
                return TextToDouble.literal(lexer.bytes, start, lexer.position);
            }
            value = value * 10 + digit;
        }
        return value;
    }

    private boolean startsIdentifier(int at) {
        int c = lexer.codePoint(at);
        return c == '\\' || c >= '0' && c <= '9' || IdentifierCharacters.isStart(c);
    }

    private TokenKind scanLiteral() {
        if (lexer.at(start) == '0') {
            switch (lexer.at(start + 1)) {
                case 'x', 'X': return scanRadix(4, "hexadecimal");
                case 'o', 'O': return scanRadix(3, "octal");
                case 'b', 'B': return scanRadix(1, "binary");
                case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '_': return scanLegacy();
                default: break;
            }
        }
        return scanDecimal();
    }

    // 0x, 0o, 0b

    private TokenKind scanRadix(int bits, String name) {
        lexer.position = start + 2;
        int from = lexer.position;
        scanDigits(1 << bits);
        if (lexer.position == from) {
            lexer.report(DiagnosticKind.MISSING_DIGITS, start, lexer.position, name, lexer.decode(start, from));
            wellFormed = false;
        }
        if (lexer.at(lexer.position) == 'n') {
            lexer.token.text = wellFormed ? lowerCase(digits(start, lexer.position++)) : "0";
            return TokenKind.BIGINT;
        }
        return TokenKind.NUMBER;
    }

    /** Reads digits of a radix with separators, which must stand between two digits. */
    private void scanDigits(int radix) {
        boolean lastIsDigit = false;
        for (; ; lexer.position++) {
            int b = lexer.at(lexer.position);
            if (b == '_') {
                int from = lexer.position;
                while (lexer.at(lexer.position + 1) == '_') {
                    lexer.position++;
                }
                if (!lastIsDigit || lexer.position > from || !isDigit(lexer.at(lexer.position + 1), radix)) {
                    lexer.report(DiagnosticKind.MISPLACED_SEPARATOR, from, lexer.position + 1);
                }
                lastIsDigit = false;
            } else if (isDigit(b, radix)) {
                lastIsDigit = true;
            } else {
                return;
            }
        }
    }

    private static boolean isDigit(int b, int radix) {
        int digit = Escapes.hexDigit(b);
        return digit >= 0 && digit < radix;
    }

    private String digits(int from, int to) {
        String text = lexer.decode(from, to);
        if (text.indexOf('_') < 0) {
            return text;
        }
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '_') {
                plain.append(text.charAt(i));
            }
        }
        return plain.toString();
    }

    /** Of digits and a prefix: ASCII. */
    private static String lowerCase(String text) {
        char[] lower = text.toCharArray();
        for (int i = 0; i < lower.length; i++) {
            if (lower[i] >= 'A' && lower[i] <= 'Z') {
                lower[i] += 'a' - 'A';
            }
        }
        return new String(lower);
    }

    // 017, 089

    private TokenKind scanLegacy() {
        boolean octal = true;
        for (lexer.position = start + 1; isDigit(lexer.at(lexer.position), 10); lexer.position++) {
            octal &= lexer.at(lexer.position) < '8';
        }
        lexer.token.octal = start;
        if (lexer.at(lexer.position) == '_') {
            lexer.report(DiagnosticKind.SEPARATOR_AFTER_ZERO, lexer.position, lexer.position + 1);
            while (lexer.at(lexer.position) == '_' || isDigit(lexer.at(lexer.position), 10)) {
                lexer.position++;
            }
        }
        if (lexer.at(lexer.position) == 'n') {
            lexer.position++;
            lexer.report(DiagnosticKind.LEADING_ZERO_BIGINT, start, lexer.position);
            lexer.token.text = "0";
            return TokenKind.BIGINT;
        }
        return octal ? TokenKind.NUMBER : scanFraction();
    }

    // Decimals

    private TokenKind scanDecimal() {
        scanDigits(10);
        if (lexer.at(lexer.position) == 'n') {
            lexer.token.text = digits(start, lexer.position++);
            return TokenKind.BIGINT;
        }
        return scanFraction();
    }

    private TokenKind scanFraction() {
        int integerEnd = lexer.position;
        if (lexer.at(lexer.position) == '.') {
            lexer.position++;
            if (lexer.at(lexer.position) == '_') {
                lexer.report(DiagnosticKind.MISPLACED_SEPARATOR, lexer.position, lexer.position + 1);
                lexer.position++;
            }
            scanDigits(10);
        }
        if ((lexer.at(lexer.position) | 0x20) == 'e') {
            scanExponent();
        }
        if (lexer.position > integerEnd && lexer.at(lexer.position) == 'n') {
            lexer.report(DiagnosticKind.FRACTIONAL_BIGINT, start, ++lexer.position);
            wellFormed = false;
        }
        return TokenKind.NUMBER;
    }

    private void scanExponent() {
        int from = lexer.position++;
        int sign = lexer.at(lexer.position);
        if (sign == '+' || sign == '-') {
            lexer.position++;
        }
        int digits = lexer.position;
        scanDigits(10);
        if (lexer.position == digits) {
            lexer.report(DiagnosticKind.MISSING_EXPONENT, from, lexer.position);
            wellFormed = false;
        }
    }
}
