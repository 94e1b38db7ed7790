package tsubame.runtime.interpreter;

import tsubame.runtime.convert.Operators;

/**
 * Arithmetic and comparison as the loop needs them: two numbers the short way, anything else by {@link Operators}, which may call the
 * program; so the position is saved first.
 */
final class NumericOps {
    private NumericOps() {}

    static Object add(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x + y;
        }
        frame.pc = pc;
        return Operators.add(a, b);
    }

    static Object subtract(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x - y;
        }
        frame.pc = pc;
        return Operators.subtract(a, b);
    }

    static Object multiply(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x * y;
        }
        frame.pc = pc;
        return Operators.multiply(a, b);
    }

    static Object divide(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x / y;
        }
        frame.pc = pc;
        return Operators.divide(a, b);
    }

    static Object increment(Frame frame, int pc, Object a) {
        if (a instanceof Double x) {
            return x + 1;
        }
        frame.pc = pc;
        return Operators.increment(a);
    }

    static Object decrement(Frame frame, int pc, Object a) {
        if (a instanceof Double x) {
            return x - 1;
        }
        frame.pc = pc;
        return Operators.decrement(a);
    }

    static boolean less(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x < y;
        }
        frame.pc = pc;
        return Operators.less(a, b);
    }

    static boolean lessEqual(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x <= y;
        }
        frame.pc = pc;
        return Operators.lessOrEqual(a, b);
    }

    static boolean greater(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x > y;
        }
        frame.pc = pc;
        return Operators.greater(a, b);
    }

    static boolean greaterEqual(Frame frame, int pc, Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x >= y;
        }
        frame.pc = pc;
        return Operators.greaterOrEqual(a, b);
    }
}
