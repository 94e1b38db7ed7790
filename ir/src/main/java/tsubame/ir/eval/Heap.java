package tsubame.ir.eval;

import tsubame.ir.ArrayOp;
import tsubame.ir.Box;
import tsubame.ir.Kind;
import tsubame.ir.Storage;

/** What the evaluator does with boxed values, objects and arrays, without a state of its own. */
final class Heap {
    private static final long SIGN = Long.MIN_VALUE;
    private static final long CANONICAL_NAN = 0xFFF8_0000_0000_0000L; // with the sign that arithmetic gives it

    /** The bits of the NaN that 0 is in a slot: its word natively, -2^30, less the offset of doubles. */
    private static final long INTEGER = -(1L << 30) - (1L << 49);

    private Heap() {}

    /** Natively two doubles are the same word when their bits are. */
    static boolean same(Object a, Object b) {
        return a instanceof Double || a instanceof Boolean ? a.equals(b) : a == b;
    }

    static Object box(Box box, Object a) {
        return switch (box) {
            case Box.BoxDouble _ -> boxable((Double) a);
            case Box.UnboxDouble _ -> (Double) present(a);
            case Box.BoxBoolean _ -> (Boolean) a;
            case Box.UnboxBoolean _ -> (Boolean) present(a);
            case Box.IsDouble _ -> a instanceof Double;
            case Box.IsBoolean _ -> a instanceof Boolean;
            case Box.IsObject _ -> a != null && !(a instanceof Double) && !(a instanceof Boolean);
            case Box.BoxInteger _ -> integer((Long) a);
            case Box.UnboxInteger _ -> Double.doubleToRawLongBits((Double) present(a)) - INTEGER;
            case Box.IsInteger _ -> isInteger(a);
            case Box.IsPlainDouble _ -> a instanceof Double && !isInteger(a);
            case Box.IsValue _ -> a != null && !isInteger(a);
        };
    }

    private static boolean isInteger(Object a) {
        return a instanceof Double number && isSmall(Double.doubleToRawLongBits(number) - INTEGER);
    }

    private static boolean isSmall(long number) {
        return number >= -1 << 30 && number < 1 << 30;
    }

    private static Object integer(long number) {
        if (!isSmall(number)) throw new EvaluationError("an integer beyond 31 bits is boxed");
        return Double.longBitsToDouble(INTEGER + number);
    }

    /** A double that has a word of its own; the payloads of other NaNs reach into the words of references. */
    private static Object boxable(Double a) {
        long bits = Double.doubleToRawLongBits(a);
        if (Double.isNaN(a) && (bits | SIGN) != CANONICAL_NAN) throw new EvaluationError("a NaN that is not canonical is boxed");
        return a;
    }

    private static Object present(Object a) {
        if (a == null) throw new EvaluationError("null is unboxed");
        return a;
    }

    static Object array(ArrayOp access, Object a, Object b, Object c) {
        HeapArray array = (HeapArray) present(a);
        return switch (access) {
            case ArrayOp.Length _ -> array.elements.length;
            case ArrayOp.Load _ -> array.elements[index(array, b)];
            case ArrayOp.Store store -> {
                array.elements[index(array, b)] = narrow(store.element(), c);
                yield null;
            }
            case ArrayOp.LoadBytes load -> number(load.storage(), bits(load.storage().kind().bytes(), array, b));
            case ArrayOp.StoreBytes store -> {
                long bits = bits(narrow(store.storage(), c), store.storage().kind());
                index(array, (Integer) b + store.storage().kind().bytes() - 1);
                for (int i = 0; i < store.storage().kind().bytes(); i++) array.elements[index(array, (Integer) b + i)] = (int) (byte) (bits >> 8 * i);
                yield null;
            }
        };
    }

    private static long bits(int size, HeapArray bytes, Object offset) {
        long bits = 0;
        for (int i = 0; i < size; i++) bits |= ((Integer) bytes.elements[index(bytes, (Integer) offset + i)] & 0xFFL) << 8 * i;
        return bits;
    }

    private static long bits(Object value, Kind kind) {
        return value instanceof Integer i ? i : value instanceof Long l ? l
                : kind == Kind.FLOAT ? Float.floatToRawIntBits((float) (double) (Double) value) : Double.doubleToRawLongBits((Double) value);
    }

    private static Object number(Storage storage, long bits) {
        return switch (storage.kind()) {
            case LONG -> bits;
            case DOUBLE -> Double.longBitsToDouble(bits);
            case FLOAT -> (double) Float.intBitsToFloat((int) bits);
            default -> narrow(storage, (int) bits);
        };
    }

    private static int index(HeapArray array, Object index) {
        int at = (Integer) index;
        if (at < 0 || at >= array.elements.length) throw new EvaluationError("index " + at + " of " + array.elements.length + " was not checked");
        return at;
    }

    /** What a place holds once a value has been stored there. */
    static Object narrow(Storage storage, Object value) {
        return switch (storage.kind()) {
            case BOOLEAN -> (Integer) value & 1;
            case BYTE -> (int) ((Integer) value).byteValue();
            case SHORT -> (int) ((Integer) value).shortValue();
            case CHAR -> (Integer) value & 0xFFFF;
            case FLOAT -> (double) ((Double) value).floatValue();
            case INT, LONG, DOUBLE, BOXED, REF, ADDRESS -> value;
        };
    }

    static String className(Object object) {
        return switch (object) {
            case Double _ -> "java/lang/Double";
            case Boolean _ -> "java/lang/Boolean";
            case HeapObject instance -> instance.className();
            case HeapArray array -> array.className();
            case null -> throw new EvaluationError("null has no class");
            default -> throw new EvaluationError("no object: " + object);
        };
    }
}
