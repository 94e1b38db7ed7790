package tsubame.substitute;

/** The static methods of {@code java.lang.Integer} in the native runtime; there are no Integer objects. */
public final class PlainInteger {
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7FFFFFFF;

    private PlainInteger() {}

    public static String toString(int number) {
        return Long.toString(number);
    }

    public static String toHexString(int number) {
        char[] digits = new char[8];
        int at = digits.length;
        int rest = number;
        do {
            int digit = rest & 15;
            digits[--at] = (char) (digit < 10 ? '0' + digit : 'a' + digit - 10);
            rest >>>= 4;
        } while (rest != 0);
        return new String(digits, at, digits.length - at);
    }

    /** Decimal, with an optional sign. */
    public static int parseInt(String text) {
        int n = text.length();
        boolean signed = n > 0 && (text.charAt(0) == '-' || text.charAt(0) == '+');
        boolean negative = signed && text.charAt(0) == '-';
        long value = 0;
        boolean valid = n > (signed ? 1 : 0);
        for (int i = signed ? 1 : 0; i < n && valid; i++) {
            int digit = text.charAt(i) - '0';
            value = 10 * value + digit;
            valid = digit >= 0 && digit <= 9 && (negative ? -value >= MIN_VALUE : value <= MAX_VALUE);
        }
        if (!valid) throw new IllegalArgumentException("no int: " + text);
        return (int) (negative ? -value : value);
    }

    public static int signum(int number) {
        return number >> 31 | -number >>> 31;
    }

    public static int highestOneBit(int number) {
        return number & MIN_VALUE >>> Integer.numberOfLeadingZeros(number);
    }

    public static int compare(int a, int b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static int compareUnsigned(int a, int b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static int divideUnsigned(int dividend, int divisor) {
        return (int) ((dividend & 0xFFFFFFFFL) / (divisor & 0xFFFFFFFFL));
    }

    public static int remainderUnsigned(int dividend, int divisor) {
        return (int) ((dividend & 0xFFFFFFFFL) % (divisor & 0xFFFFFFFFL));
    }

    public static long toUnsignedLong(int number) {
        return number & 0xFFFFFFFFL;
    }

    public static int rotateLeft(int number, int distance) {
        return number << distance | number >>> -distance;
    }

    public static int rotateRight(int number, int distance) {
        return number >>> distance | number << -distance;
    }

    public static int min(int a, int b) {
        return Math.min(a, b);
    }

    public static int max(int a, int b) {
        return Math.max(a, b);
    }
}
