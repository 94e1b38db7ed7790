package tsubame.runtime.builtin;

import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;

/**
 * The result of a method that writes to ArraySpeciesCreate(original, length) in ascending order, holes being left out; or of Array.from. A
 * plain array that nobody else has seen is collected on the side and made in one piece at the end.
 */
final class ArrayResult {
    /** Results longer than this are not collected: most of them are mostly holes. */
    private static final int MAX_COLLECTED = 1 << 25;
    private static final int MAX_SAID = 1 << 20;

    private final JsObject target;
    private Object[] values;
    private double[] numbers;
    private long written;

    private ArrayResult(JsObject target, int capacity) {
        this.target = target;
        this.numbers = capacity >= 0 ? new double[capacity] : null;
    }

    static ArrayResult ofSpecies(JsObject original, long length) {
        JsObject constructor = ArrayOperations.speciesConstructor(original);
        if (constructor != null) {
            return new ArrayResult(constructor.construct(new Object[] {(double) length}, constructor), -1);
        }
        return new ArrayResult(ArrayOperations.create(length), length <= MAX_COLLECTED ? (int) length : -1);
    }

    /**
     * What Array.from fills, of a length that a program has just said: what is long grows with what there really is.
     *
     * @param isSeen whether a program has made the target
     */
    static ArrayResult into(JsObject target, long length, boolean isSeen) {
        return new ArrayResult(target, isSeen || length > MAX_SAID ? -1 : (int) length);
    }

    void put(long index, Object value) {
        if (numbers != null) {
            if (value instanceof Double number && index == written) {
                numbers[(int) index] = number;
                written++;
                return;
            }
            box();
        }
        if (values != null) {
            values[(int) index] = value;
        } else {
            ArrayOperations.createDataProperty(target, index, value);
        }
    }

    /** Puts elements [from, from + count) of an array, as all that there is; false when they must be put one by one. Runs no user code. */
    boolean putAll(JsArray source, long from, long count) {
        if (numbers == null || written != 0 || count != numbers.length || !source.isPacked()) {
            return false;
        }
        JsArray plain = (JsArray) target;
        plain.setLength(0);
        if (!plain.appendAll(source, (int) from, (int) (from + count))) {
            plain.setLength(count);
            return false;
        }
        numbers = null;
        return true;
    }

    private void box() {
        values = new Object[numbers.length];
        for (int i = 0; i < written; i++) {
            values[i] = numbers[i];
        }
        numbers = null;
    }

    JsObject finish() {
        if (numbers != null) {
            if (written == numbers.length) {
                ((JsArray) target).replaceDoubles(numbers, numbers.length);
                return target;
            }
            box();
        }
        if (values != null) {
            ((JsArray) target).replaceDense(values, values.length);
        }
        return target;
    }
}
