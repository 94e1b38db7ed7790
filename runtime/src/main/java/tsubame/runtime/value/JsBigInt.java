package tsubame.runtime.value;

import tsubame.runtime.convert.Describe;
import tsubame.runtime.realm.Errors;
import tsubame.text.number.BigInt;
import tsubame.text.number.BigIntBits;
import tsubame.text.number.BigIntText;

/**
 * A BigInt value: an immutable integer of any size. Operations are those of §6.1.6.2 and throw the errors it names; a result of more
 * than 2³⁰ bits is a RangeError, as in V8. Compare by {@link #equalTo}, never by {@code ==}.
 */
public final class JsBigInt {
    public static final JsBigInt ZERO = new JsBigInt(BigInt.ZERO);
    public static final JsBigInt ONE = new JsBigInt(BigInt.ONE);
    public static final JsBigInt MINUS_ONE = of(-1);

    private final BigInt value;

    private JsBigInt(BigInt value) {
        this.value = value;
    }

    /** The value of a result, which is null when it is too big. */
    private static JsBigInt checked(BigInt result) {
        if (result == null) {
            throw Errors.rangeError("Maximum BigInt size exceeded");
        }
        return new JsBigInt(result);
    }

    // ---- Making

    public static JsBigInt of(long value) {
        return new JsBigInt(BigInt.of(value));
    }

    /** The value of 64 bits without sign. */
    public static JsBigInt ofUnsigned(long bits) {
        return new JsBigInt(BigInt.ofUnsigned(bits));
    }

    /** NumberToBigInt (§21.2.1.1.1): a RangeError unless the number is integral. */
    public static JsBigInt ofNumber(double number) {
        if (Math.floor(number) != number || Double.isInfinite(number)) {
            throw Errors.rangeError("The number " + Describe.plainly(number)
                    + " cannot be converted to a BigInt because it is not an integer");
        }
        return new JsBigInt(BigInt.ofInteger(number));
    }

    /** StringToBigInt (§7.1.14): null when the text is none. */
    public static JsBigInt parse(JsString text) {
        byte[] bytes = text.latin1OrNull();
        BigInt parsed = bytes != null
                ? BigIntText.parse(bytes, text.base(), text.base() + text.length())
                : BigIntText.parse(text.utf16OrNull(), text.base(), text.base() + text.length());
        return parsed == null ? null : new JsBigInt(parsed);
    }

    /** The value of a literal, with or without its n. */
    public static JsBigInt ofLiteral(String text) {
        return checked(BigIntText.literal(text));
    }

    // ---- Arithmetic

    public boolean isZero() {
        return value.isZero();
    }

    public boolean isNegative() {
        return value.isNegative();
    }

    public JsBigInt negate() {
        return checked(value.negate());
    }

    public JsBigInt add(JsBigInt other) {
        return checked(value.add(other.value));
    }

    public JsBigInt subtract(JsBigInt other) {
        return checked(value.subtract(other.value));
    }

    public JsBigInt multiply(JsBigInt other) {
        return checked(value.multiply(other.value));
    }

    /** Truncating; a RangeError for zero. */
    public JsBigInt divide(JsBigInt other) {
        return checked(value.divide(divisor(other)));
    }

    /** With the sign of this; a RangeError for zero. */
    public JsBigInt remainder(JsBigInt other) {
        return checked(value.remainder(divisor(other)));
    }

    private static BigInt divisor(JsBigInt other) {
        if (other.isZero()) {
            throw Errors.rangeError("Division by zero");
        }
        return other.value;
    }

    /** A RangeError for a negative exponent. */
    public JsBigInt exponentiate(JsBigInt exponent) {
        if (exponent.isNegative()) {
            throw Errors.rangeError("Exponent must be non-negative");
        }
        return checked(value.power(exponent.value));
    }

    // ---- Bits

    public JsBigInt not() {
        return checked(BigIntBits.not(value));
    }

    public JsBigInt and(JsBigInt other) {
        return checked(BigIntBits.and(value, other.value));
    }

    public JsBigInt or(JsBigInt other) {
        return checked(BigIntBits.or(value, other.value));
    }

    public JsBigInt xor(JsBigInt other) {
        return checked(BigIntBits.xor(value, other.value));
    }

    public JsBigInt shiftLeft(JsBigInt count) {
        return checked(BigIntBits.shiftLeft(value, count.value));
    }

    public JsBigInt shiftRight(JsBigInt count) {
        return checked(BigIntBits.shiftRight(value, count.value));
    }

    /** BigInt.asIntN (§21.2.2.1); bits ≥ 0. */
    public JsBigInt asIntN(long bits) {
        return checked(BigIntBits.asIntN(bits, value));
    }

    /** BigInt.asUintN (§21.2.2.2); bits ≥ 0. */
    public JsBigInt asUintN(long bits) {
        return checked(BigIntBits.asUintN(bits, value));
    }

    /** The low 64 bits in two's complement: ToBigInt64 and ToBigUint64. */
    public long toLong() {
        return value.toLong();
    }

    // ---- Comparison and text

    /** The nearest number; ties to even, overflow to infinity. */
    public double toDouble() {
        return value.toDouble();
    }

    public boolean equalTo(JsBigInt other) {
        return value.same(other.value);
    }

    /** Negative, zero or positive. */
    public int compareTo(JsBigInt other) {
        return value.compare(other.value);
    }

    /** Compares with a number, exactly: -1, 0 or 1. For NaN the answer is 1. */
    public int compareTo(double number) {
        return number != number ? 1 : Integer.signum(value.compare(number));
    }

    /** Digits in a radix 2 … 36. */
    public JsString toJsString(int radix) {
        return JsString.ofLatin1(BigIntText.bytes(value, radix));
    }

    /** Equal for equal values, the same in every run. */
    @Override
    public int hashCode() {
        return value.hash();
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
