package tsubame.substitute;

/** The static methods of {@code java.lang.Long} in the native runtime; there are no Long objects. */
public final class PlainLong {
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7FFFFFFFFFFFFFFFL;

    private PlainLong() {}

    public static String toString(long number) {
        char[] digits = new char[20];
        int at = digits.length;
        long rest = number < 0 ? number : -number; // the negative half holds one more
        do {
            digits[--at] = (char) ('0' - rest % 10);
            rest /= 10;
        } while (rest != 0);
        if (number < 0) digits[--at] = '-';
        return new String(digits, at, digits.length - at);
    }

    public static int signum(long number) {
        return number > 0 ? 1 : number == 0 ? 0 : -1;
    }

    public static long highestOneBit(long number) {
        return number & MIN_VALUE >>> Long.numberOfLeadingZeros(number);
    }

    public static int compare(long a, long b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static int compareUnsigned(long a, long b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static long rotateLeft(long number, int distance) {
        return number << distance | number >>> -distance;
    }

    public static long rotateRight(long number, int distance) {
        return number >>> distance | number << -distance;
    }

    public static long min(long a, long b) {
        return Math.min(a, b);
    }

    public static long max(long a, long b) {
        return Math.max(a, b);
    }
}
