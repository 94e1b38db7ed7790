package tsubame.runtime.object;

import java.util.Arrays;
import tsubame.runtime.convert.Equality;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsString;

/**
 * Elements of an array in ranges: copied, appended, replaced, moved many at once. All of it runs no user code, and answers "no" (null,
 * false) when the internal methods must be asked, element by element; then nothing has happened.
 */
public abstract sealed class ArrayRanges extends ArrayStorage permits JsArray {
    ArrayRanges(Shape shape) {
        super(shape);
    }

    /** Appends elements [from, to) of a packed array. False when one of the two is not packed, or this one must not grow. */
    public final boolean appendAll(ArrayRanges source, int from, int to) {
        int added = to - from;
        if (kind > PACKED || source.kind > PACKED || !mayAppend() || length + added > Integer.MAX_VALUE / 2) {
            return false;
        }
        if (added > 0) {
            beReadyFor(source.kind);
            appendPacked(source, from, added);
        }
        return true;
    }

    /** The first element of an empty array that is going to have a number of them. */
    public final void begin(Object value, int expected) {
        Agent.requireRoom(12L * expected);
        if (value instanceof Double number) {
            kind = PACKED_DOUBLE;
            doubles = new double[expected];
            doubles[0] = number;
            values = NO_VALUES;
        } else {
            values = new Object[expected];
            values[0] = value;
        }
        offset = 0;
        length = 1;
    }

    private void beReadyFor(int added) {
        if (length == 0 && kind == PACKED && added == PACKED_DOUBLE) {
            kind = PACKED_DOUBLE;
            doubles = new double[0];
            values = NO_VALUES;
            offset = 0;
        } else if (kind == PACKED_DOUBLE && added == PACKED) {
            boxDoubles();
        }
    }

    private void appendPacked(ArrayRanges source, int from, int added) {
        int end = (int) length;
        if (kind == PACKED_DOUBLE) {
            roomForDoubles(end + added);
            System.arraycopy(source.doubles, source.offset + from, doubles, offset + end, added);
        } else {
            roomForValues(end + added);
            for (int i = 0; source.kind == PACKED_DOUBLE && i < added; i++) {
                values[offset + end + i] = source.doubles[source.offset + from + i];
            }
            if (source.kind == PACKED) {
                System.arraycopy(source.values, source.offset + from, values, offset + end, added);
            }
        }
        length += added;
    }

    /** The first index of what is strictly equal to a value, or -1; -2 when the array is not packed. */
    public final int indexOf(Object wanted) {
        if (kind == PACKED_DOUBLE) {
            return wanted instanceof Double number ? indexOfNumber(number) : -1;
        }
        if (kind != PACKED) {
            return -2;
        }
        return wanted instanceof JsString text ? indexOfText(text) : indexOfAny(wanted);
    }

    private int indexOfNumber(double wanted) {
        for (int i = 0; i < length; i++) {
            if (doubles[offset + i] == wanted) {
                return i;
            }
        }
        return -1;
    }

    private int indexOfText(JsString wanted) {
        Object[] all = values;
        int end = offset + (int) length;
        for (int i = offset; i < end; i++) {
            if (all[i] instanceof JsString text && JsString.sameQuickly(text, wanted)) {
                return i - offset;
            }
        }
        return -1;
    }

    private int indexOfAny(Object wanted) {
        for (int i = 0; i < length; i++) {
            if (Equality.strict(values[offset + i], wanted)) {
                return i;
            }
        }
        return -1;
    }

    /** The elements as a fresh Java array; null for sparse arrays. Holes are null. */
    public final Object[] copyDense() {
        if (kind == SPARSE || length > Integer.MAX_VALUE - 8) {
            return null;
        }
        int n = (int) length;
        Object[] copy = new Object[n];
        if (kind == PACKED_DOUBLE) {
            for (int i = 0; i < n; i++) {
                copy[i] = doubles[offset + i];
            }
        } else {
            System.arraycopy(values, offset, copy, 0, Math.min(n, values.length - offset));
        }
        return copy;
    }

    /**
     * Replaces all elements of a dense, extensible array whose length is writable; takes the Java array over. For sort,
     * reverse, splice, unshift. Nulls are holes. False when the array is not like that, and then nothing happens.
     */
    public final boolean replaceDense(Object[] elements, int count) {
        if (kind == SPARSE || !lengthWritable || !shape.isExtensible()) {
            return false;
        }
        kind = HOLEY;
        values = elements;
        doubles = null;
        offset = 0;
        length = count;
        if (ensurePacked()) {
            Arrays.fill(elements, count, elements.length, null);
        }
        return true;
    }

    /** As {@link #replaceDense} with values none of which is a hole: they need no look. */
    public final boolean replacePacked(Object[] elements) {
        if (kind == SPARSE || !lengthWritable || !shape.isExtensible()) {
            return false;
        }
        kind = PACKED;
        values = elements;
        doubles = null;
        offset = 0;
        length = elements.length;
        return true;
    }

    /** As {@link #replaceDense} with numbers. */
    public final boolean replaceDoubles(double[] numbers, int count) {
        if (kind == SPARSE || !lengthWritable || !shape.isExtensible()) {
            return false;
        }
        kind = (byte) (count == 0 ? PACKED : PACKED_DOUBLE);
        doubles = count == 0 ? null : numbers;
        values = NO_VALUES;
        offset = 0;
        length = count;
        return true;
    }

    /**
     * Replaces elements [from, from + removed) of a packed array by the items from number {@code first} on, moving what lies
     * behind. False, and nothing happens, when the array is not packed or must not grow.
     */
    public final boolean splice(int from, int removed, Object[] items, int first) {
        int added = items.length - first;
        if (kind > PACKED || !mayAppend() || length + added > Integer.MAX_VALUE / 2) {
            return false;
        }
        if (kind == PACKED_DOUBLE && !allNumbers(items, first)) {
            boxDoubles();
        }
        if (from == 0) {
            moveStart(removed, added);
        } else {
            moveTail(from, removed, added);
        }
        for (int i = 0; i < added; i++) {
            if (kind == PACKED_DOUBLE) {
                doubles[offset + from + i] = (Double) items[first + i];
            } else {
                values[offset + from + i] = items[first + i];
            }
        }
        return true;
    }

    private static boolean allNumbers(Object[] items, int first) {
        for (int i = first; i < items.length; i++) {
            if (!(items[i] instanceof Double)) {
                return false;
            }
        }
        return true;
    }

    private void moveTail(int from, int removed, int added) {
        int oldLength = (int) length;
        int newLength = oldLength - removed + added;
        int tail = oldLength - from - removed;
        if (kind == PACKED_DOUBLE) {
            roomForDoubles(newLength);
            System.arraycopy(doubles, offset + from + removed, doubles, offset + from + added, tail);
        } else {
            roomForValues(newLength);
            System.arraycopy(values, offset + from + removed, values, offset + from + added, tail);
            if (newLength < oldLength) {
                Arrays.fill(values, offset + newLength, offset + oldLength, null);
            }
        }
        length = newLength;
    }

    /** Moves the first element; when there is no room in front, makes so much that unshift is amortised O(1). */
    private void moveStart(int removed, int added) {
        int kept = (int) length - removed;
        int start = offset + removed;
        if (kind != PACKED_DOUBLE) {
            Arrays.fill(values, offset, start, null);
        }
        if (start >= added) {
            offset = start - added;
        } else {
            int front = added + (kept + added >> 1);
            if (kind == PACKED_DOUBLE) {
                double[] moved = new double[front + kept + 4];
                System.arraycopy(doubles, start, moved, front, kept);
                doubles = moved;
            } else {
                Object[] moved = new Object[front + kept + 4];
                System.arraycopy(values, start, moved, front, kept);
                values = moved;
            }
            offset = front - added;
        }
        length = kept + added;
    }

    /** Makes so many holes in an array that is new. */
    final void beginWithHoles(long newLength) {
        kind = newLength > 0 ? (byte) HOLEY : kind;
        length = newLength;
    }

    /** The same with room for them. */
    final void beginWithRoom(Object[] room) {
        kind = HOLEY;
        values = room;
        length = room.length;
    }
}
