package tsubame.aot.world;

/**
 * Operations that the compiler has in place of a method's body. Arguments are the method's, a receiver first. The rows of
 * {@link Substitutions} say which methods; the builder of the IR says which instructions.
 */
public enum Intrinsic {
    // Values
    BOX_DOUBLE, UNBOX_DOUBLE, BOX_BOOLEAN, UNBOX_BOOLEAN,

    // Bits; what comes from raw bits is made canonical if it is a NaN
    DOUBLE_TO_BITS, BITS_TO_DOUBLE, FLOAT_TO_BITS, BITS_TO_FLOAT,

    // Integers
    ABS_INT, ABS_LONG, MIN_INT, MAX_INT, MIN_LONG, MAX_LONG,
    LEADING_ZEROS_INT, LEADING_ZEROS_LONG, TRAILING_ZEROS_INT, TRAILING_ZEROS_LONG, BIT_COUNT_INT, BIT_COUNT_LONG,
    REVERSE_BYTES_INT, REVERSE_BYTES_LONG,
    DIVIDE_UNSIGNED_LONG, REMAINDER_UNSIGNED_LONG, MULTIPLY_HIGH, UNSIGNED_MULTIPLY_HIGH,

    // Doubles; min and max as Java defines them for zeros and NaN
    ABS_DOUBLE, MIN_DOUBLE, MAX_DOUBLE, SQRT, FLOOR, CEIL, RINT,

    // Objects
    /** No operation: the constructor of Object. */
    NOTHING,
    /** The first argument. */
    RECEIVER,
    /** The first argument, after a check that it is not null. */
    NULL_CHECK,
    /** System.arraycopy: bounds checked, overlapping ranges allowed, element types as the verifier of the dialect proves them. */
    ARRAY_COPY,
    /** A new array of the same type, length and elements. */
    ARRAY_CLONE,
    /** A new array of the type of the first argument and the length of the second. */
    ARRAY_LIKE;

    /** Whether it makes an object: a safepoint. */
    public boolean allocates() {
        return this == ARRAY_CLONE || this == ARRAY_LIKE;
    }
}
