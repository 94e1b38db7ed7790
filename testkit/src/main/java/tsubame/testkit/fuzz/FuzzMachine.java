package tsubame.testkit.fuzz;

import java.util.List;
import tsubame.ir.eval.Evaluator;
import tsubame.ir.eval.Externals;
import tsubame.ir.eval.HeapArray;
import tsubame.ir.eval.HeapObject;
import tsubame.ir.eval.Outcome;

/** The world of random IR functions for the evaluator: what functions outside the program do. {@code machine.c} has the same for machine code. */
final class FuzzMachine implements Externals {
    static final String RAISED = "T/Raised";
    private static final long CANONICAL_NAN = 0x7FF8000000000000L;

    private long trace = 7;

    /** The objects' types by their numbers. */
    static int typeNumber(String className) {
        return switch (className) {
            case "T/A" -> 10;
            case "T/B" -> 11;
            case "T/Thrown" -> 12;
            case RAISED -> 13;
            case Evaluator.RANGE_ERROR -> 14;
            case "[I" -> 15;
            case "[Ljava/lang/Object;" -> 16;
            default -> throw new IllegalArgumentException(className);
        };
    }

    private static long mix(long hash, long value) {
        return hash * 31 + value;
    }

    private static long bits(double value) {
        return Double.isNaN(value) ? CANONICAL_NAN : Double.doubleToRawLongBits(value);
    }

    private static long describe(Object value, int depth) {
        return switch (value) {
            case null -> 1;
            case Double number -> mix(2, bits(number));
            case Boolean truth -> truth ? 4 : 3;
            case HeapArray array -> describe(array, depth);
            case HeapObject object -> describe(object, depth);
            default -> throw new IllegalArgumentException(value.toString());
        };
    }

    private static long describe(HeapArray array, int depth) {
        boolean ints = array.className().equals("[I");
        long hash = mix(typeNumber(array.className()), array.length());
        for (int i = 0; i < array.length(); i++) {
            hash = mix(hash, ints ? (Integer) array.get(i) : depth > 0 ? describe(array.get(i), depth - 1) : 0);
        }
        return hash;
    }

    private static long describe(HeapObject object, int depth) {
        long hash = typeNumber(object.className());
        if (depth > 0 && (object.className().equals("T/A") || object.className().equals("T/B"))) {
            hash = mix(hash, bits((Double) object.get("T/A.d:D", 0.0)));
            hash = mix(hash, describe(object.get("T/A.o:Ljava/lang/Object;", null), depth - 1));
            hash = mix(hash, describe(object.get("T/A.next:LT/A;", null), depth - 1));
            hash = mix(hash, (Integer) object.get("T/A.i:I", 0));
        }
        return hash;
    }

    private long asked(int code, long value, long other) {
        trace = mix(mix(mix(trace, code), value), other);
        return trace;
    }

    @Override
    public Object call(String name, List<Object> arguments) {
        boolean raises = name.contains("raise");
        boolean entry = name.equals("entry") || name.equals("raise");
        long hash = entry
                ? asked(raises ? 4 : 3, describe(arguments.get(0), 0), 0)
                : asked(raises ? 2 : 1, (Integer) arguments.get(0), bits((Double) arguments.get(1)));
        if (raises && (hash & 2) == 0) {
            throw Evaluator.raise(new HeapObject(RAISED, RAISED));
        }
        long result = Long.remainderUnsigned(hash, 100);
        return entry ? (Object) (int) result : (Object) (double) result;
    }

    /** As the machine prints it. */
    String line(int index, Outcome outcome) {
        return index + " " + switch (outcome) {
            case Outcome.Returned(Object value) -> "= " + Long.toHexString(switch (value) {
                case Integer number -> (long) number;
                case Long number -> number;
                default -> throw new IllegalArgumentException();
            });
            case Outcome.Thrown(Object exception) -> "throws " + typeNumber(((HeapObject) exception).className());
            case Outcome.Panicked(String message) -> "panics " + message;
            case Outcome.Exhausted _ -> "exhausted";
        } + " " + Long.toHexString(trace);
    }

    /** What a function with that descriptor gave, as a word. */
    static Outcome asWord(Outcome outcome, char result) {
        return outcome instanceof Outcome.Returned(Object value)
                ? new Outcome.Returned(result == 'D' ? (Object) bits((Double) value) : result == 'L' ? (Object) describe(value, 2) : value)
                : outcome;
    }
}
