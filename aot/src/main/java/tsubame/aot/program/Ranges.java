package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.integer;

/**
 * Arithmetic on what is known of numbers. Results that may be -0, a fraction or beyond what is exact are REAL: then the machine
 * computes with doubles, and is right for that reason. Operands are numbers.
 */
final class Ranges {
    /** A counter that moves by no more than this in a step does not get to 2^53 in the lifetime of a process. */
    private static final long STEP = 16;

    private Ranges() {}

    private static boolean areIntegers(AbstractValue a, AbstractValue b) {
        return a.is(AbstractValue.INTEGER) && b.is(AbstractValue.INTEGER);
    }

    static AbstractValue add(AbstractValue a, AbstractValue b) {
        if (!areIntegers(a, b)) {
            return AbstractValue.REAL;
        }
        boolean step = isStep(a) || isStep(b);
        return step ? counted(a.low() + b.low(), a.high() + b.high()) : integer(a.low() + b.low(), a.high() + b.high());
    }

    static AbstractValue subtract(AbstractValue a, AbstractValue b) {
        if (!areIntegers(a, b)) {
            return AbstractValue.REAL;
        }
        return isStep(b) ? counted(a.low() - b.high(), a.high() - b.low()) : integer(a.low() - b.high(), a.high() - b.low());
    }

    private static boolean isStep(AbstractValue a) {
        return a.low() == a.high() && Math.abs(a.low()) <= STEP;
    }

    private static AbstractValue counted(long low, long high) {
        return integer(Math.max(low, -AbstractValue.EXACT), Math.min(high, AbstractValue.EXACT));
    }

    /** 0 · -1 is -0, so the product of integers is one for sure only if neither is negative, or neither can be 0. */
    static AbstractValue multiply(AbstractValue a, AbstractValue b) {
        if (!areIntegers(a, b) || mayBeZero(a) && b.low() < 0 || mayBeZero(b) && a.low() < 0) {
            return AbstractValue.REAL;
        }
        long bound = 1L << 31;
        if (Math.max(Math.abs(a.low()), Math.abs(a.high())) > bound || Math.max(Math.abs(b.low()), Math.abs(b.high())) > bound) {
            return AbstractValue.REAL;
        }
        long p = a.low() * b.low();
        long q = a.low() * b.high();
        long r = a.high() * b.low();
        long s = a.high() * b.high();
        return integer(Math.min(Math.min(p, q), Math.min(r, s)), Math.max(Math.max(p, q), Math.max(r, s)));
    }

    private static boolean mayBeZero(AbstractValue a) {
        return a.low() <= 0 && a.high() >= 0;
    }

    /** -4 % 2 is -0, and x % 0 is NaN. */
    static AbstractValue remainder(AbstractValue a, AbstractValue b) {
        if (!areIntegers(a, b) || a.low() < 0 || mayBeZero(b)) {
            return AbstractValue.REAL;
        }
        long largest = Math.max(Math.abs(b.low()), Math.abs(b.high())) - 1;
        return integer(0, Math.min(a.high(), largest));
    }

    /** Math.min and Math.max of integers. */
    static AbstractValue least(AbstractValue a, AbstractValue b) {
        return integer(Math.min(a.low(), b.low()), Math.min(a.high(), b.high()));
    }

    static AbstractValue greatest(AbstractValue a, AbstractValue b) {
        return integer(Math.max(a.low(), b.low()), Math.max(a.high(), b.high()));
    }

    static AbstractValue negate(AbstractValue a) {
        return a.is(AbstractValue.INTEGER) && !mayBeZero(a) ? integer(-a.high(), -a.low()) : AbstractValue.REAL;
    }

    // ---- bits, of operands that are numbers or become some by ToInt32

    static AbstractValue and(AbstractValue a, AbstractValue b) {
        boolean leftBounds = a.isInt32() && a.low() >= 0;
        boolean rightBounds = b.isInt32() && b.low() >= 0;
        if (leftBounds || rightBounds) {
            long most = Math.min(leftBounds ? a.high() : Integer.MAX_VALUE, rightBounds ? b.high() : Integer.MAX_VALUE);
            return integer(0, most);
        }
        return AbstractValue.INT32;
    }

    /** The bits of non-negative operands fill no more than the longer one has. */
    static AbstractValue or(AbstractValue a, AbstractValue b) {
        if (a.isInt32() && b.isInt32()) {
            if (b.low() == 0 && b.high() == 0) {
                return a;
            }
            if (a.low() >= 0 && b.low() >= 0) {
                long bits = Long.highestOneBit(Math.max(Math.max(a.high(), b.high()), 1)) * 2 - 1;
                return integer(0, bits);
            }
        }
        return AbstractValue.INT32;
    }

    static AbstractValue shiftLeft(AbstractValue a, AbstractValue b) {
        boolean known = a.isInt32() && a.low() >= 0 && b.isInt32() && b.low() >= 0 && b.high() < 31;
        return known && a.high() << b.high() <= Integer.MAX_VALUE ? integer(0, a.high() << b.high()) : AbstractValue.INT32;
    }

    static AbstractValue shiftRight(AbstractValue a, AbstractValue b) {
        if (a.isInt32() && b.isInt32() && b.low() == b.high() && b.low() >= 0 && b.low() < 32) {
            return integer(a.low() >> b.low(), a.high() >> b.low());
        }
        return a.isInt32() && a.low() >= 0 ? integer(0, a.high()) : AbstractValue.INT32;
    }

    static AbstractValue shiftRightUnsigned(AbstractValue a, AbstractValue b) {
        if (b.isInt32() && b.low() == b.high() && b.low() > 0 && b.low() < 32) {
            return integer(0, 0xFFFF_FFFFL >>> b.low());
        }
        return a.isInt32() && a.low() >= 0 ? integer(0, a.high()) : integer(0, 0xFFFF_FFFFL);
    }
}
