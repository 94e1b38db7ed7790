package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.binary.HalfPrecision;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.convert.Operators;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;

/** Math (ECMA-262 §21.3). Elementary functions are StrictMath's, so results are the same bits in every engine. */
final class MathBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        ABS(function("abs", 1)),
        ACOS(function("acos", 1)),
        ACOSH(function("acosh", 1)),
        ASIN(function("asin", 1)),
        ASINH(function("asinh", 1)),
        ATAN(function("atan", 1)),
        ATANH(function("atanh", 1)),
        ATAN2(function("atan2", 2)),
        CBRT(function("cbrt", 1)),
        CEIL(function("ceil", 1)),
        CLZ32(function("clz32", 1)),
        COS(function("cos", 1)),
        COSH(function("cosh", 1)),
        EXP(function("exp", 1)),
        EXPM1(function("expm1", 1)),
        F16ROUND(function("f16round", 1)),
        FLOOR(function("floor", 1)),
        FROUND(function("fround", 1)),
        HYPOT(function("hypot", 2)),
        IMUL(function("imul", 2)),
        LOG(function("log", 1)),
        LOG10(function("log10", 1)),
        LOG1P(function("log1p", 1)),
        LOG2(function("log2", 1)),
        MAX(function("max", 2)),
        MIN(function("min", 2)),
        POW(function("pow", 2)),
        RANDOM(function("random", 0)),
        ROUND(function("round", 1)),
        SIGN(function("sign", 1)),
        SIN(function("sin", 1)),
        SINH(function("sinh", 1)),
        SQRT(function("sqrt", 1)),
        SUM_PRECISE(function("sumPrecise", 1)),
        TAN(function("tan", 1)),
        TANH(function("tanh", 1)),
        TRUNC(function("trunc", 1));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case ATAN2 -> {
                double y = first(args);
                yield StrictMath.atan2(y, second(args));
            }
            case HYPOT -> hypot(args);
            case IMUL -> {
                int a = Conversions.toInt32(arg(args, 0));
                yield (double) (a * Conversions.toInt32(arg(args, 1)));
            }
            case MAX -> extreme(args, true);
            case MIN -> extreme(args, false);
            case POW -> {
                double base = first(args);
                yield Operators.power(base, second(args));
            }
            case RANDOM -> random(callee);
            case SUM_PRECISE -> sumPrecise(arg(args, 0));
            default -> ofOne(ROWS[id], first(args));
        };
    }

    private static double first(Object[] args) {
        return args.length > 0 ? Conversions.toNumber(args[0]) : Double.NaN;
    }

    private static double second(Object[] args) {
        return args.length > 1 ? Conversions.toNumber(args[1]) : Double.NaN;
    }

    /** The functions of one number. */
    private static double ofOne(Row row, double x) {
        switch (row) {
            case ABS: return Math.abs(x);
            case ACOS: return StrictMath.acos(x);
            case ACOSH: return Elementary.acosh(x);
            case ASIN: return StrictMath.asin(x);
            case ASINH: return Elementary.asinh(x);
            case ATAN: return StrictMath.atan(x);
            case ATANH: return Elementary.atanh(x);
            case CBRT: return StrictMath.cbrt(x);
            case CEIL: return Math.ceil(x);
            case CLZ32: return Integer.numberOfLeadingZeros(Conversions.toInt32(x));
            case COS: return StrictMath.cos(x);
            case COSH: return Elementary.cosh(x);
            case EXP: return Elementary.exp(x);
            case EXPM1: return StrictMath.expm1(x);
            case F16ROUND: return HalfPrecision.round(x);
            case FLOOR: return Math.floor(x);
            case FROUND: return (float) x;
            case LOG: return StrictMath.log(x);
            case LOG10: return StrictMath.log10(x);
            case LOG1P: return StrictMath.log1p(x);
            case LOG2: return Elementary.log2(x);
            case ROUND: return round(x);
            case SIGN: return x > 0 ? 1 : x < 0 ? -1 : x;
            case SIN: return StrictMath.sin(x);
            case SINH: return StrictMath.sinh(x);
            case SQRT: return Math.sqrt(x);
            case TAN: return StrictMath.tan(x);
            case TANH: return StrictMath.tanh(x);
            case TRUNC: return x < 0 ? Math.ceil(x) : Math.floor(x);
            default: throw new IllegalStateException(row.name());
        }
    }

    /** Halves go up; the sign of zero is that of x. */
    private static double round(double x) {
        if (!(Math.abs(x) < 0x1p52) || x == 0) {
            return x;
        }
        double floor = Math.floor(x);
        double rounded = x - floor >= 0.5 ? floor + 1 : floor;
        return rounded == 0 && x < 0 ? -0.0 : rounded;
    }

    private static double extreme(Object[] args, boolean max) {
        double result = max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (int i = 0; i < args.length; i++) {
            double x = Conversions.toNumber(args[i]);
            result = max ? Math.max(result, x) : Math.min(result, x);
        }
        return result;
    }

    private static double hypot(Object[] args) {
        double[] values = new double[args.length];
        double largest = 0;
        boolean nan = false;
        for (int i = 0; i < args.length; i++) {
            values[i] = Math.abs(Conversions.toNumber(args[i]));
            nan |= values[i] != values[i];
            largest = values[i] > largest ? values[i] : largest;
        }
        if (largest == Double.POSITIVE_INFINITY) {
            return largest;
        }
        if (nan) {
            return Double.NaN;
        }
        return largest == 0 ? 0 : Elementary.hypot(values, largest);
    }

    private static double random(NativeFunction callee) {
        if (callee.data == null) {
            callee.data = new Xorshift128(Agent.host == null ? 0 : Agent.host.randomSeed());
        }
        return ((Xorshift128) callee.data).next();
    }

    private static double sumPrecise(Object items) {
        Conversions.requireObjectCoercible(items, "Math.sumPrecise");
        IteratorRecord record = IteratorRecord.of(items);
        ExactSum sum = new ExactSum();
        double special = 0; // sum of what is not finite
        boolean onlyMinusZero = true;
        for (Object item = record.step(); item != null; item = record.step()) {
            if (!(item instanceof Double number)) {
                JsThrow thrown = Errors.typeError(Describe.plainly(item) + " is not a number");
                record.closeQuietly();
                throw thrown;
            }
            double value = number;
            onlyMinusZero &= value == 0 && 1 / value < 0;
            if (value - value == 0) {
                sum.add(value);
            } else {
                special += value;
            }
        }
        if (special != 0) {
            return special;
        }
        return onlyMinusZero ? -0.0 : sum.result();
    }

    @Override
    public void install(Realm realm) {
        JsObject math = prototypeObject(realm.objectPrototype, 64);
        constant(math, "E", StrictMath.E);
        constant(math, "LN10", 2.302585092994046);
        constant(math, "LN2", 0.6931471805599453);
        constant(math, "LOG10E", 0.4342944819032518);
        constant(math, "LOG2E", 1.4426950408889634);
        constant(math, "PI", StrictMath.PI);
        constant(math, "SQRT1_2", 0.7071067811865476);
        constant(math, "SQRT2", 1.4142135623730951);
        installRows(realm, ROWS, math, null);
        toStringTag(math, "Math");
        global(realm, "Math", math);
    }
}
