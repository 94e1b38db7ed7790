package tsubame.aot.program;

import java.util.Set;
import tsubame.ir.Type;

/**
 * What is known of a value before the program runs: which kinds it may be of, for whole numbers a range, and for a function perhaps
 * which one. A finite lattice but for the ranges, which {@link #widened} makes climb in few steps. INTEGER stands for whole numbers
 * within ±2^53 that are not -0; a value that may be one and may be any other number too is DOUBLE.
 *
 * @param kinds bit set of the constants below; 0 is "never happens"
 * @param low least value, if INTEGER is among the kinds; else 0
 * @param high greatest value, likewise
 * @param function the function, if FUNCTION is the only kind, but for HOLE perhaps, and it is known which; else null
 * @param structure what is known of how it is built if it is an object, an array or an iterator, and only one of these is possible, or, of a guess, how it is built if it is an
 *     object; or which functions it may be, if it is none of these; else null
 */
record AbstractValue(int kinds, long low, long high, Unit function, Structure structure) {
    static final int HOLE = 1;
    static final int UNDEFINED = 2;
    static final int NULL = 4;
    static final int BOOLEAN = 8;
    static final int INTEGER = 16;
    static final int DOUBLE = 32;
    static final int STRING = 64;
    static final int SYMBOL = 128;
    static final int BIGINT = 256;
    /** An array object, whatever its prototype. */
    static final int ARRAY = 512;
    /** A function of the program. */
    static final int FUNCTION = 1024;
    static final int OBJECT = 2048;
    /** No value of the language: a cell, an iterator record … */
    static final int INTERNAL = 4096;

    static final int NUMBER = INTEGER | DOUBLE;
    static final int OBJECTS = ARRAY | FUNCTION | OBJECT;
    /** What has a numeric value without running code, and no big one. */
    static final int PLAIN = UNDEFINED | NULL | BOOLEAN | NUMBER | STRING;
    /** What may have a structure. */
    private static final int BUILT = OBJECT | ARRAY | INTERNAL;
    private static final int EVERYTHING = UNDEFINED | NULL | BOOLEAN | DOUBLE | STRING | SYMBOL | BIGINT | OBJECTS;

    /** Whole numbers beyond are no longer exact. */
    static final long EXACT = 1L << 53;

    static final AbstractValue NOTHING = of(0);
    static final AbstractValue ANY = of(EVERYTHING);
    static final AbstractValue ANY_OR_HOLE = of(EVERYTHING | HOLE);
    static final AbstractValue ANYTHING = of(EVERYTHING | HOLE | INTERNAL);
    static final AbstractValue NUMERIC = of(DOUBLE | BIGINT);
    static final AbstractValue TRUTH = of(BOOLEAN);
    static final AbstractValue REAL = of(DOUBLE);
    static final AbstractValue INT32 = integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
    static final AbstractValue TEXT = of(STRING);
    static final AbstractValue VOID = of(UNDEFINED);

    static AbstractValue of(int kinds) {
        return new AbstractValue(kinds, 0, 0, null, null);
    }

    /** Whole numbers of a range; numbers, if the range is beyond what is exact. */
    static AbstractValue integer(long low, long high) {
        return low < -EXACT || high > EXACT ? REAL : new AbstractValue(INTEGER, low, high, null, null);
    }

    static AbstractValue number(double value) {
        boolean whole = value == Math.rint(value) && Math.abs(value) <= EXACT && !(value == 0 && 1 / value < 0);
        return whole ? integer((long) value, (long) value) : REAL;
    }

    /** Objects, arrays or iterators that are built so. */
    static AbstractValue structured(int kinds, Structure structure) {
        return new AbstractValue(kinds, 0, 0, null, structure);
    }

    static AbstractValue function(Unit function) {
        return new AbstractValue(FUNCTION, 0, 0, function, null);
    }

    // ---- questions

    boolean may(int some) {
        return (kinds & some) != 0;
    }

    /** Whether it is of these kinds for sure. */
    boolean is(int some) {
        return kinds != 0 && (kinds & ~some) == 0;
    }

    boolean isInt32() {
        return is(INTEGER) && low >= Integer.MIN_VALUE && high <= Integer.MAX_VALUE;
    }

    /** Whether all that it may be is among what the other may be. */
    boolean isWithin(AbstractValue other) {
        return other.join(this).equals(other);
    }

    /** How values of it are held: unboxed where all are numbers, or truth values. */
    Type representation() {
        if (is(INTEGER)) {
            return isInt32() ? Type.I32 : Type.I64;
        }
        return is(NUMBER) ? Type.F64 : is(BOOLEAN) ? Type.I1 : Type.BOXED;
    }

    // ---- the lattice

    AbstractValue join(AbstractValue other) {
        if (equals(other) || other.kinds == 0) {
            return this;
        }
        if (kinds == 0) {
            return other;
        }
        int all = kinds | other.kinds;
        Unit known = !may(FUNCTION) ? other.function : !other.may(FUNCTION) || function == other.function ? function : null;
        if ((all & NUMBER) == INTEGER) {
            boolean both = may(INTEGER) && other.may(INTEGER);
            long least = both ? Math.min(low, other.low) : may(INTEGER) ? low : other.low;
            long most = both ? Math.max(high, other.high) : may(INTEGER) ? high : other.high;
            return new AbstractValue(all, least, most, null, structures(other, all));
        }
        return new AbstractValue((all & DOUBLE) != 0 ? all & ~INTEGER : all, 0, 0, (all & ~HOLE) == FUNCTION ? known : null, structures(other, all));
    }

    private Structure structures(AbstractValue other, int all) {
        int sorts = all & BUILT;
        if (sorts == 0) {
            return Structure.Functions.join(this, other, (all & ~HOLE) == FUNCTION);
        }
        if (Integer.bitCount(sorts) > 1) {
            return (sorts & OBJECT) == 0 ? null : !may(OBJECT) ? ifMade(other.structure) : !other.may(OBJECT) ? ifMade(structure)
                    : ifMade(structure) == null || ifMade(other.structure) == null ? null : structure.join(other.structure);
        }
        return !may(sorts) ? other.structure : !other.may(sorts) ? structure
                : structure == null || other.structure == null ? null : structure.join(other.structure);
    }

    /** Of what may be an array too, a guess alone knows how objects among it are built. */
    private static Structure ifMade(Structure structure) {
        return structure instanceof Structure.Made ? structure : null;
    }

    /** What is left of a structure when only these kinds are possible. */
    private static Structure fitting(int kinds, Structure structure) {
        int sorts = kinds & BUILT;
        return switch (structure) {
            case null -> null;
            case Structure.Made made -> (sorts & OBJECT) != 0 ? made : null;
            case Structure.Functions functions -> sorts == 0 && (kinds & FUNCTION) != 0 ? functions : null;
            case Structure.Typed typed -> sorts == OBJECT ? typed : null;
            case Structure.View view -> sorts == OBJECT ? view : null;
            case Structure.Table table -> Integer.bitCount(sorts) == 1 ? table : null;
            case Structure.Entry entry -> Integer.bitCount(sorts) == 1 ? entry : null;
            case Layout layout -> sorts == OBJECT ? layout : null;
            case Elements elements -> Integer.bitCount(sorts) == 1 ? elements : null;
        };
    }

    /** The functions that it may be, as far as they are known: if it is a function, it is one of them. */
    Set<Unit> functions() {
        return function != null ? Set.of(function) : structure instanceof Structure.Functions several ? several.units() : Set.of();
    }

    /** The join with a later value, in which a bound that moves goes to the next of a few steps. */
    AbstractValue widened(AbstractValue later) {
        AbstractValue joined = join(later);
        if (!may(INTEGER) || !joined.may(INTEGER)) {
            return joined;
        }
        long least = joined.low < low ? floor(joined.low) : joined.low;
        long most = joined.high > high ? ceiling(joined.high) : joined.high;
        return new AbstractValue(joined.kinds, least, most, joined.function, joined.structure);
    }

    private static long floor(long value) {
        return value >= 0 ? 0 : value >= Integer.MIN_VALUE ? Integer.MIN_VALUE : -EXACT;
    }

    private static long ceiling(long value) {
        return value <= 0 ? 0 : value <= Integer.MAX_VALUE - 1 ? Integer.MAX_VALUE - 1
                : value <= Integer.MAX_VALUE ? Integer.MAX_VALUE : value <= 0xFFFF_FFFFL ? 0xFFFF_FFFFL : EXACT;
    }

    /**
     * For guesses: whole numbers that leave 32 bits by a few steps are taken to stay within them. Counters and recursion do; what is made by
     * shifts and products is far beyond and stays what it is.
     */
    AbstractValue settled() {
        long slack = 1 << 16;
        boolean isNear = is(INTEGER) && !isInt32() && low >= Integer.MIN_VALUE - slack && high <= Integer.MAX_VALUE + slack;
        return isNear ? clamped(Integer.MIN_VALUE, Integer.MAX_VALUE) : this;
    }

    /** The same, or undefined or null. */
    AbstractValue or(int nullish) {
        return nullish == 0 ? this : new AbstractValue(kinds | nullish, low, high, function, structure);
    }

    AbstractValue without(int some) {
        int rest = kinds & ~some;
        boolean isFunction = (rest & ~HOLE) == FUNCTION;
        if (isFunction && functions().size() == 1) {
            return new AbstractValue(rest, 0, 0, functions().iterator().next(), null);
        }
        return new AbstractValue(rest, (rest & INTEGER) != 0 ? low : 0, (rest & INTEGER) != 0 ? high : 0, isFunction ? function : null, fitting(rest, structure));
    }

    /** The same with a smaller range; nothing, if no number is left. */
    AbstractValue clamped(long least, long most) {
        long from = Math.max(low, least);
        long to = Math.min(high, most);
        return from <= to ? new AbstractValue(kinds, from, to, function, structure) : without(INTEGER);
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        String[] names = {"hole", "undefined", "null", "boolean", "integer", "number", "string", "symbol", "bigint", "array", "function", "object", "internal"};
        if (kinds == EVERYTHING) {
            return "any";
        }
        for (int i = 0; i < names.length; i++) {
            if ((kinds & 1 << i) != 0) {
                out.append(out.isEmpty() ? "" : "|").append(names[i]);
                if (1 << i == INTEGER) {
                    out.append(" ").append(low).append("…").append(high);
                } else if (1 << i == FUNCTION && function != null) {
                    out.append(" ").append(function.name());
                }
            }
        }
        return out.isEmpty() ? "never" : structure == null ? out.toString() : out + " " + structure;
    }
}
