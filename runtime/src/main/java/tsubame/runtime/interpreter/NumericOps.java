package tsubame.runtime.interpreter;

import tsubame.bytecode.Op;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Equality;
import tsubame.runtime.convert.Operators;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;

/**
 * Operators as the loop needs them: two numbers (integers, for bits) the short way, anything else by {@link Operators}, which may call the
 * program; so the position is saved first. The long ways are out of line.
 */
final class NumericOps {
    private NumericOps() {}

    // ---- Arithmetic

    @Inline("the short way of an instruction")
    static Object add(Frame frame, int pc, Object a, Object b) {
        return a instanceof Double x && b instanceof Double y ? (Object) (x + y) : general(frame, pc, Op.ADD, a, b);
    }

    @Inline("the short way of an instruction")
    static Object subtract(Frame frame, int pc, Object a, Object b) {
        return a instanceof Double x && b instanceof Double y ? (Object) (x - y) : general(frame, pc, Op.SUBTRACT, a, b);
    }

    @Inline("the short way of an instruction")
    static Object multiply(Frame frame, int pc, Object a, Object b) {
        return a instanceof Double x && b instanceof Double y ? (Object) (x * y) : general(frame, pc, Op.MULTIPLY, a, b);
    }

    @Inline("the short way of an instruction")
    static Object divide(Frame frame, int pc, Object a, Object b) {
        return a instanceof Double x && b instanceof Double y ? (Object) (x / y) : general(frame, pc, Op.DIVIDE, a, b);
    }

    /** Positive integers by the machine's integer remainder, as in {@link Operators#remainder(double, double)}. */
    @Inline("the short way of an instruction")
    static Object remainder(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            int i = (int) (double) x;
            int j = (int) (double) y;
            if (i == x && j == y && i > 0 && j > 0) {
                return (double) (i % j);
            }
        }
        return general(frame, pc, Op.REMAINDER, a, b);
    }

    @Inline("the short way of an instruction")
    static Object increment(Frame frame, int pc, Object a) {
        return a instanceof Double x ? (Object) (x + 1) : general(frame, pc, Op.INCREMENT, a, a);
    }

    @Inline("the short way of an instruction")
    static Object decrement(Frame frame, int pc, Object a) {
        return a instanceof Double x ? (Object) (x - 1) : general(frame, pc, Op.DECREMENT, a, a);
    }

    // ---- Bits

    @Inline("the short way of an instruction")
    static Object bitAnd(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            int i = (int) (double) x;
            int j = (int) (double) y;
            if (i == x && j == y) {
                return (double) (i & j);
            }
        }
        return general(frame, pc, Op.BIT_AND, a, b);
    }

    @Inline("the short way of an instruction")
    static Object bitOr(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            int i = (int) (double) x;
            int j = (int) (double) y;
            if (i == x && j == y) {
                return (double) (i | j);
            }
        }
        return general(frame, pc, Op.BIT_OR, a, b);
    }

    @Inline("the short way of an instruction")
    static Object bitXor(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            int i = (int) (double) x;
            int j = (int) (double) y;
            if (i == x && j == y) {
                return (double) (i ^ j);
            }
        }
        return general(frame, pc, Op.BIT_XOR, a, b);
    }

    @Inline("the short way of an instruction")
    static Object shiftLeft(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            int i = (int) (double) x;
            int j = (int) (double) y;
            if (i == x && j == y) {
                return (double) (i << j);
            }
        }
        return general(frame, pc, Op.SHIFT_LEFT, a, b);
    }

    @Inline("the short way of an instruction")
    static Object shiftRight(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            int i = (int) (double) x;
            int j = (int) (double) y;
            if (i == x && j == y) {
                return (double) (i >> j);
            }
        }
        return general(frame, pc, Op.SHIFT_RIGHT, a, b);
    }

    @Inline("the short way of an instruction")
    static Object shiftRightUnsigned(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            int i = (int) (double) x;
            int j = (int) (double) y;
            if (i == x && j == y) {
                return (double) (i >>> j & 0xFFFFFFFFL);
            }
        }
        return general(frame, pc, Op.SHIFT_RIGHT_UNSIGNED, a, b);
    }

    @NoInline("the operands are no numbers, or the numbers no integers")
    private static Object general(Frame frame, int pc, int op, Object a, Object b) {
        frame.pc = pc;
        switch (op) {
            case Op.ADD -> {
                return Operators.add(a, b);
            }
            case Op.SUBTRACT -> {
                return Operators.subtract(a, b);
            }
            case Op.MULTIPLY -> {
                return Operators.multiply(a, b);
            }
            case Op.DIVIDE -> {
                return Operators.divide(a, b);
            }
            case Op.REMAINDER -> {
                return Operators.remainder(a, b);
            }
            case Op.INCREMENT -> {
                return Operators.increment(a);
            }
            case Op.DECREMENT -> {
                return Operators.decrement(a);
            }
            default -> {
                return generalBits(op, a, b);
            }
        }
    }

    private static Object generalBits(int op, Object a, Object b) {
        switch (op) {
            case Op.BIT_AND -> {
                return Operators.bitAnd(a, b);
            }
            case Op.BIT_OR -> {
                return Operators.bitOr(a, b);
            }
            case Op.BIT_XOR -> {
                return Operators.bitXor(a, b);
            }
            case Op.SHIFT_LEFT -> {
                return Operators.shiftLeft(a, b);
            }
            case Op.SHIFT_RIGHT -> {
                return Operators.shiftRight(a, b);
            }
            default -> {
                return Operators.shiftRightUnsigned(a, b);
            }
        }
    }

    // ---- Comparisons

    @Inline("the short way of an instruction")
    static boolean less(Frame frame, int pc, Object a, Object b) {
        return a instanceof Double x && b instanceof Double y ? x < y : lessGenerally(frame, pc, a, b);
    }

    @NoInline("the operands are no numbers")
    private static boolean lessGenerally(Frame frame, int pc, Object a, Object b) {
        frame.pc = pc;
        return Operators.less(a, b);
    }

    @Inline("the short way of an instruction")
    static boolean lessEqual(Frame frame, int pc, Object a, Object b) {
        return a instanceof Double x && b instanceof Double y ? x <= y : lessEqualGenerally(frame, pc, a, b);
    }

    @NoInline("the operands are no numbers")
    private static boolean lessEqualGenerally(Frame frame, int pc, Object a, Object b) {
        frame.pc = pc;
        return Operators.lessOrEqual(a, b);
    }

    @Inline("the short way of an instruction")
    static boolean greater(Frame frame, int pc, Object a, Object b) {
        return a instanceof Double x && b instanceof Double y ? x > y : greaterGenerally(frame, pc, a, b);
    }

    @NoInline("the operands are no numbers")
    private static boolean greaterGenerally(Frame frame, int pc, Object a, Object b) {
        frame.pc = pc;
        return Operators.greater(a, b);
    }

    @Inline("the short way of an instruction")
    static boolean greaterEqual(Frame frame, int pc, Object a, Object b) {
        return a instanceof Double x && b instanceof Double y ? x >= y : greaterEqualGenerally(frame, pc, a, b);
    }

    @NoInline("the operands are no numbers")
    private static boolean greaterEqualGenerally(Frame frame, int pc, Object a, Object b) {
        frame.pc = pc;
        return Operators.greaterOrEqual(a, b);
    }

    @Inline("the short way of an instruction")
    static boolean strictEqual(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x.doubleValue() == y.doubleValue();
        }
        // Equal words that are not both numbers are one object; unlike objects may still be equal strings or big integers.
        return a == b || (a instanceof JsString || a instanceof JsBigInt) && equalContents(a, b);
    }

    @NoInline("strings and big integers")
    private static boolean equalContents(Object a, Object b) {
        return Equality.strict(a, b);
    }

    // ---- Truth

    @Inline("the short way of an instruction")
    static boolean isTrue(Object a) {
        if (a instanceof Boolean b) {
            return b;
        }
        return a != Undefined.UNDEFINED && a != Null.NULL && isTrueGenerally(a);
    }

    @NoInline("numbers, strings, objects")
    private static boolean isTrueGenerally(Object a) {
        return Conversions.toBoolean(a);
    }
}
