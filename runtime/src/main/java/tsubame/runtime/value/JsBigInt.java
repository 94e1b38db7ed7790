package tsubame.runtime.value;

import java.math.BigInteger;
import tsubame.runtime.realm.Errors;

/**
 * A BigInt value: an immutable integer of any size. Operations are those of §6.1.6.2 and throw the errors it names. Compare by
 * {@link #equalTo}, never by {@code ==}.
 */
public final class JsBigInt {
    public static final JsBigInt ZERO = new JsBigInt(BigInteger.ZERO);
    public static final JsBigInt ONE = new JsBigInt(BigInteger.ONE);
    public static final JsBigInt MINUS_ONE = new JsBigInt(BigInteger.ONE.negate());

    /** V8's limit: 2³⁰ bits; beyond it is a RangeError "Maximum BigInt size exceeded". */
    private static final int MAX_BITS = 1 << 30;

    private final BigInteger value;

    private JsBigInt(BigInteger value) {
        this.value = value;
    }

    private static JsBigInt of(BigInteger value) {
        if (value.bitLength() > MAX_BITS) {
            throw tooBig();
        }
        return new JsBigInt(value);
    }

    private static JsThrow tooBig() {
        return Errors.rangeError("Maximum BigInt size exceeded");
    }

    public static JsBigInt of(long value) {
        return new JsBigInt(BigInteger.valueOf(value));
    }

    /** The value of 64 bits without sign. */
    public static JsBigInt ofUnsigned(long bits) {
        return new JsBigInt(new BigInteger(Long.toUnsignedString(bits)));
    }

    /** NumberToBigInt (§21.2.1.1.1): a RangeError unless the number is integral. */
    public static JsBigInt ofNumber(double number) {
        if (Math.floor(number) != number || Double.isInfinite(number)) {
            throw Errors.rangeError("The number " + tsubame.runtime.convert.Describe.plainly(number)
                    + " cannot be converted to a BigInt because it is not an integer");
        }
        return of(new java.math.BigDecimal(number).toBigInteger());
    }

    /** StringToBigInt (§7.1.14): null when the text is none. */
    public static JsBigInt parse(JsString text) {
        String s = text.toJavaString().strip();
        if (s.isEmpty()) {
            return ZERO;
        }
        int radix = 10;
        if (s.length() > 2 && s.charAt(0) == '0') {
            radix = switch (s.charAt(1)) { case 'x', 'X' -> 16; case 'o', 'O' -> 8; case 'b', 'B' -> 2; default -> 10; };
        }
        try {
            String digits = radix == 10 ? s : s.substring(2);
            if (radix != 10 && (digits.charAt(0) == '-' || digits.charAt(0) == '+')) {
                return null;
            }
            return of(new BigInteger(digits, radix));
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** The value of a literal without its suffix n, such as {@code 12} or {@code 0xFF}. */
    public static JsBigInt ofLiteral(String text) {
        return parse(JsString.of(text));
    }

    public boolean isZero() {
        return value.signum() == 0;
    }

    /** -1, 0 or 1. */
    public int signum() {
        return value.signum();
    }

    public JsBigInt negate() {
        return new JsBigInt(value.negate());
    }

    public JsBigInt not() {
        return new JsBigInt(value.not());
    }

    public JsBigInt add(JsBigInt other) {
        return of(value.add(other.value));
    }

    public JsBigInt subtract(JsBigInt other) {
        return of(value.subtract(other.value));
    }

    public JsBigInt multiply(JsBigInt other) {
        return of(value.multiply(other.value));
    }

    /** Truncating; a RangeError for zero. */
    public JsBigInt divide(JsBigInt other) {
        return of(value.divide(nonZero(other)));
    }

    /** With the sign of this; a RangeError for zero. */
    public JsBigInt remainder(JsBigInt other) {
        return of(value.remainder(nonZero(other)));
    }

    private static BigInteger nonZero(JsBigInt divisor) {
        if (divisor.isZero()) {
            throw Errors.rangeError("Division by zero");
        }
        return divisor.value;
    }

    /** A RangeError for a negative exponent. */
    public JsBigInt exponentiate(JsBigInt exponent) {
        if (exponent.signum() < 0) {
            throw Errors.rangeError("Exponent must be non-negative");
        }
        if (value.bitLength() <= 1 && (isZero() || value.abs().equals(BigInteger.ONE))) {
            return exponent.isZero() || equalTo(ONE) ? ONE : isZero() || exponent.value.testBit(0) ? this : ONE;
        }
        if (exponent.value.bitLength() > 31 || (long) (value.bitLength() - 1) * exponent.value.longValue() > MAX_BITS) {
            throw tooBig();
        }
        return of(value.pow(exponent.value.intValue()));
    }

    public JsBigInt and(JsBigInt other) {
        return of(value.and(other.value));
    }

    public JsBigInt or(JsBigInt other) {
        return of(value.or(other.value));
    }

    public JsBigInt xor(JsBigInt other) {
        return of(value.xor(other.value));
    }

    public JsBigInt shiftLeft(JsBigInt count) {
        return shift(count.value);
    }

    public JsBigInt shiftRight(JsBigInt count) {
        return shift(count.value.negate());
    }

    private JsBigInt shift(BigInteger left) {
        if (isZero()) {
            return this;
        }
        if (left.bitLength() > 31) {
            if (left.signum() > 0) {
                throw tooBig();
            }
            return signum() < 0 ? MINUS_ONE : ZERO;
        }
        int n = left.intValue();
        if (n > 0 && (long) n + value.bitLength() > MAX_BITS) {
            throw tooBig();
        }
        return new JsBigInt(n >= 0 ? value.shiftLeft(n) : value.shiftRight(-n));
    }

    /** BigInt.asIntN (§21.2.2.1); bits ≥ 0. */
    public JsBigInt asIntN(long bits) {
        if (bits == 0) {
            return ZERO;
        }
        if (bits > value.bitLength()) {
            return this;
        }
        BigInteger low = value.mod(BigInteger.ONE.shiftLeft((int) bits));
        return new JsBigInt(low.testBit((int) bits - 1) ? low.subtract(BigInteger.ONE.shiftLeft((int) bits)) : low);
    }

    /** BigInt.asUintN (§21.2.2.2); bits ≥ 0. A RangeError when the result is too big. */
    public JsBigInt asUintN(long bits) {
        if (value.signum() >= 0 && bits >= value.bitLength()) {
            return this;
        }
        if (bits > MAX_BITS) {
            throw tooBig();
        }
        return new JsBigInt(value.mod(BigInteger.ONE.shiftLeft((int) bits)));
    }

    /** The low 64 bits in two's complement: ToBigInt64 and ToBigUint64. */
    public long toLong() {
        return value.longValue();
    }

    /** The nearest number; ties to even, overflow to infinity. */
    public double toDouble() {
        return value.doubleValue();
    }

    public boolean equalTo(JsBigInt other) {
        return value.equals(other.value);
    }

    public int compareTo(JsBigInt other) {
        return value.compareTo(other.value);
    }

    /** Compares with a number that is not NaN, exactly: -1, 0 or 1. For NaN the answer is 1. */
    public int compareTo(double number) {
        if (number != number || number == Double.NEGATIVE_INFINITY) {
            return 1;
        }
        if (number == Double.POSITIVE_INFINITY) {
            return -1;
        }
        return Integer.signum(new java.math.BigDecimal(value).compareTo(new java.math.BigDecimal(number)));
    }

    /** Digits in a radix 2 … 36. */
    public JsString toJsString(int radix) {
        return JsString.of(value.toString(radix));
    }

    /** Equal for equal values, the same in every run. */
    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof JsBigInt big && equalTo(big);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
