package tsubame.runtime.object;

import java.util.Arrays;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Inline;
import tsubame.system.rule.Unchecked;

/**
 * The storage of an array. Its elements are of one {@linkplain #kind kind}; kinds go forward only, unless it is emptied:
 *
 * <pre>
 *   PACKED_DOUBLE  numbers only, no holes: doubles[offset + i]
 *   PACKED         any values, no holes:   values[offset + i]
 *   HOLEY          holes are null, and so is everything beyond the end of values
 *   SPARSE         {@link #elements}: huge gaps, attributes that are not the default, arrays that are prototypes
 * </pre>
 *
 * <p>In the first three kinds (dense) all properties are plain data properties and {@code elements} is null. The length is
 * 0 … 2³²-1 and may be far greater than the storage of a HOLEY array. Storage outside of the length is null; where there are no values, there is
 * an empty storage for them. So what is loaded from within {@code values} is the element, or null. An empty array may be PACKED and become PACKED_DOUBLE by
 * its first element. The public methods run no user code, and answer "no" (null, false) when the internal methods must
 * be asked; {@code shift} is amortised O(1) by moving the offset. What concerns many elements at once is in {@link ArrayRanges}.
 */
public abstract sealed class ArrayStorage extends ExoticObject permits ArrayRanges {
    public static final int PACKED_DOUBLE = 0;
    public static final int PACKED = 1;
    public static final int HOLEY = 2;
    public static final int SPARSE = 3;

    public static final long MAX_LENGTH = 4294967295L;

    static final Object[] NO_VALUES = {};
    /** A write at most this far beyond the storage keeps an array dense, whatever its size. */
    private static final int DENSE_GAP = 1024;
    /** A write inside the length keeps an array dense up to this index: new Array(n) filled in any order. */
    private static final int DENSE_MAX = 1 << 24;

    /** Of an array of that length, all the storage is made at once. */
    private static final int SMALL = 64;

    byte kind = PACKED;
    double[] doubles;
    Object[] values = NO_VALUES;
    int offset;
    long length;
    boolean lengthWritable = true;

    ArrayStorage(Shape shape) {
        super(shape);
    }

    // ---- Fast paths

    public final long length() {
        return length;
    }

    /** One of PACKED_DOUBLE, PACKED, HOLEY, SPARSE. */
    public final int kind() {
        return kind;
    }

    final boolean isSparse() {
        return kind == SPARSE;
    }

    /** Whether every index below length is a plain data property. Runs no user code. */
    public final boolean isPacked() {
        return kind <= PACKED;
    }

    /** Whether there are no accessors and no special attributes; but there may be holes. */
    public final boolean isDense() {
        return kind <= HOLEY;
    }

    /** The element of a dense array, or null for holes, beyond the length, and for sparse arrays. index ≥ 0. */
    @Inline("every access of an element")
    @Unchecked("the storage holds as many elements as the length says; of a HOLEY array that is asked")
    public final Object getDense(int index) {
        int at = offset + index;
        if (at >= 0 && at < values.length) {
            return values[at];
        }
        return kind == PACKED_DOUBLE && index < length ? (Object) doubles[at] : null;
    }

    /** What an access gives, at any index, where prototypes do not matter; else null. */
    @Inline("every access of an element")
    public final Object getOwnElement(int index) {
        if (index < 0) {
            return null;
        }
        Object value = getDense(index);
        return value != null ? value : kind == SPARSE || Agent.indexedPrototypes ? null : Undefined.UNDEFINED;
    }

    /** Whether an index, any, lies in the storage of an array that holds no numbers unboxed: {@link #getPlace} gives what is there. */
    @Inline("every access of an element")
    public final boolean hasPlace(int index) {
        return (index & 0xFFFFFFFFL) < values.length - offset;
    }

    /** What stands at an index for which {@link #hasPlace} says yes: the element, or null. */
    @Inline("every access of an element")
    @Unchecked("hasPlace has been asked")
    public final Object getPlace(int index) {
        return values[offset + index];
    }

    /** Replaces an element that {@link #getPlace} gave, and which was not null. */
    @Inline("every access of an element")
    @Unchecked("hasPlace has been asked")
    public final void setPlace(int index, Object value) {
        values[offset + index] = value;
    }

    /** Whether an index is one of a PACKED_DOUBLE array: {@link #getDouble} gives it, and {@link #setDouble} replaces it. */
    @Inline("every access of an element")
    public final boolean hasDouble(int index) {
        return kind == PACKED_DOUBLE && (index & 0xFFFFFFFFL) < length;
    }

    /** Replaces an element of a PACKED_DOUBLE array; 0 ≤ index < length. */
    @Inline("every access of an element")
    @Unchecked("the storage holds as many elements as the length says")
    public final void setDouble(int index, double value) {
        doubles[offset + index] = value;
    }

    /** The element of a PACKED_DOUBLE array; 0 ≤ index < length. */
    @Inline("every access of an element")
    @Unchecked("the storage holds as many elements as the length says")
    public final double getDouble(int index) {
        return doubles[offset + index];
    }

    /** Stores to an index ≥ 0 that is an element already, or the next one; false when the general way must be taken. */
    public final boolean setDense(int index, Object value) {
        if (index >= length) {
            return index == length && push(value);
        }
        if (kind == PACKED_DOUBLE) {
            if (value instanceof Double number) {
                doubles[offset + index] = number;
                return true;
            }
            boxDoubles();
        } else if (kind == SPARSE || index >= values.length - offset || values[offset + index] == null) {
            return false;
        }
        values[offset + index] = value;
        return true;
    }

    /** Stores to an index ≥ 0 that is an element already, without a change of kind; false when another way must be taken. */
    @Inline("every access of an element")
    @Unchecked("the storage holds as many elements as the length says; of a HOLEY array that is asked")
    public final boolean replaceElement(int index, Object value) {
        int at = offset + index;
        if (at >= 0 && at < values.length) {
            if (values[at] == null) {
                return false;
            }
            values[at] = value;
            return true;
        }
        if (kind == PACKED_DOUBLE && index < length && value instanceof Double number) {
            doubles[at] = number;
            return true;
        }
        return false;
    }

    /** The same, and stores to holes for which there is room. */
    @Inline("every access of an element")
    @Unchecked("likewise")
    public final boolean replaceOrFill(int index, Object value) {
        int at = offset + index;
        if (at < 0 || at >= values.length || values[at] == null && !mayFill(index)) {
            return false;
        }
        values[at] = value;
        return true;
    }

    /** Whether a place that is free is a hole before the end, and nobody has to be asked before something is stored there. */
    @Inline("every hole")
    private boolean mayFill(int index) {
        return index < length && !Agent.indexedPrototypes && shape.isExtensible();
    }

    /** Stores to a hole before the end; false when another way must be taken. index ≥ 0. */
    public final boolean fillHole(int index, Object value) {
        boolean isHole = kind == HOLEY && index < length && index < DENSE_MAX && (index >= values.length - offset || values[offset + index] == null);
        if (!isHole || Agent.indexedPrototypes || !shape.isExtensible()) {
            return false;
        }
        roomWithin(index);
        values[offset + index] = value;
        return true;
    }

    /** Makes room for an index before the end: for all of them, if those are few. */
    private void roomWithin(int index) {
        if (length <= SMALL && index >= values.length - offset) {
            values = values.length == 0 ? new Object[(int) length] : Arrays.copyOfRange(values, offset, offset + (int) length);
            offset = 0;
        } else {
            roomForValues(index + 1);
        }
    }

    /** Appends; false when the general way must be taken: sparse, not extensible, fixed length, indices on a prototype. */
    public final boolean push(Object value) {
        if (kind == SPARSE || length >= DENSE_MAX && kind == HOLEY || !mayAppend()) {
            return false;
        }
        appendDense((int) length, value);
        return true;
    }

    /** Appends, if that takes no more than a store; else false. */
    @Inline("every push")
    @Unchecked("the storage is asked whether there is room")
    public final boolean pushIntoRoom(Object value) {
        int at = offset + (int) length;
        if (at >= 0 && at < values.length && kind == PACKED && mayAppend()) {
            values[at] = value;
        } else if (kind == PACKED_DOUBLE && at < doubles.length && value instanceof Double number && mayAppend()) {
            doubles[at] = number;
        } else {
            return false;
        }
        length++;
        return true;
    }

    /** Appends an own data property whatever prototypes have: for arrays that the runtime is building. */
    public final void append(Object value) {
        if (kind == SPARSE || length >= DENSE_MAX && kind == HOLEY) {
            createNew(length, value, Attributes.DEFAULT);
        } else {
            appendDense((int) length, value);
        }
    }

    final boolean mayAppend() {
        return lengthWritable && !Agent.indexedPrototypes && shape.isExtensible();
    }

    /** Removes and answers the last element; null when the general way must be taken (also for an empty array). */
    public final Object pop() {
        if (kind == SPARSE || length == 0 || !lengthWritable) {
            return null;
        }
        Object last = length > Integer.MAX_VALUE ? null : getDense((int) (length - 1));
        if (last != null) {
            length--;
            if (kind != PACKED_DOUBLE) {
                values[offset + (int) length] = null;
            }
        }
        return last;
    }

    /** Removes and answers the first element; null when the general way must be taken (also for an empty array). */
    public final Object shift() {
        if (kind == SPARSE || length == 0 || !lengthWritable || !shape.isExtensible() || hasHoles()) {
            return null;
        }
        Object first;
        if (kind == PACKED_DOUBLE) {
            first = doubles[offset];
        } else {
            first = values[offset];
            values[offset] = null;
        }
        offset++;
        length--;
        if (length == 0) {
            offset = 0;
        }
        return first;
    }

    private boolean hasHoles() {
        return kind == HOLEY && !ensurePacked();
    }

    /** Whether a HOLEY array has no hole at present; then it counts as PACKED again. Linear once, constant afterwards. */
    final boolean ensurePacked() {
        if (length > values.length - offset) {
            return false;
        }
        int end = offset + (int) length;
        for (int i = offset; i < end; i++) {
            if (values[i] == null) {
                return false;
            }
        }
        kind = PACKED;
        return true;
    }

    public final boolean isLengthWritable() {
        return lengthWritable;
    }

    // ---- Length

    /** Sets the length of an extensible array whose length is writable: grows with holes or truncates (§10.4.2.4 step 11 on). */
    public final boolean setLength(long newLength) {
        if (newLength == length) {
            return true;
        }
        if (!lengthWritable) {
            return false;
        }
        if (newLength > length) {
            growLength(newLength);
            return true;
        }
        if (kind == SPARSE) {
            length = elements == null ? newLength : elements.truncate(newLength);
            return length == newLength;
        }
        truncateDense(newLength);
        return true;
    }

    private void growLength(long newLength) {
        if (kind == PACKED_DOUBLE) {
            boxDoubles();
        }
        if (newLength > length && kind == PACKED) {
            kind = HOLEY;
        }
        length = newLength;
    }

    private void truncateDense(long newLength) {
        if (newLength < Integer.MAX_VALUE) {
            cutStorage((int) newLength);
        }
        length = newLength;
    }

    private void cutStorage(int newLength) {
        if (kind == PACKED_DOUBLE) {
            if (newLength < doubles.length / 4) {
                doubles = Arrays.copyOfRange(doubles, offset, offset + newLength);
                offset = 0;
            }
            return;
        }
        int end = (int) Math.min(offset + length, values.length);
        if (offset + newLength < end) {
            if (newLength < values.length / 4) {
                values = newLength == 0 ? NO_VALUES : Arrays.copyOfRange(values, offset, offset + newLength);
                offset = 0;
            } else {
                Arrays.fill(values, offset + newLength, end, null);
            }
        }
        if (newLength == 0) {
            kind = PACKED;
        }
    }

    /** Makes the length read-only. */
    final void fixLength() {
        lengthWritable = false;
    }

    // ---- Dense storage

    /** Stores at an index ≥ length of a dense array and makes that the last element; there is no hole if index == length. */
    private void appendDense(int index, Object value) {
        if (length == 0 && kind == PACKED && index == 0 && value instanceof Double number) {
            kind = PACKED_DOUBLE;
            doubles = new double[Math.max(4, values.length)];
            doubles[0] = number;
            values = NO_VALUES;
            offset = 0;
            length = 1;
            return;
        }
        if (kind == PACKED_DOUBLE) {
            if (index == length && value instanceof Double number) {
                roomForDoubles(index + 1);
                doubles[offset + index] = number;
                length++;
                return;
            }
            boxDoubles();
        }
        roomForValues(index + 1);
        values[offset + index] = value;
        if (index > length && kind == PACKED) {
            kind = HOLEY;
        }
        length = index + 1L;
    }

    /** Creates an own property that does not exist. */
    final boolean createNew(long index, Object slot, int bits) {
        if (!shape.isExtensible() || index >= length && !lengthWritable) {
            return false;
        }
        if (kind != SPARSE && bits == Attributes.DEFAULT && staysDense(index)) {
            if (index >= length) {
                appendDense((int) index, slot);
            } else {
                roomWithin((int) index);
                values[offset + (int) index] = slot;
            }
            return true;
        }
        makeSparse();
        writableElements().put(index, slot, bits);
        if (index >= length) {
            length = index + 1;
        }
        return true;
    }

    private boolean staysDense(long index) {
        long stored = storedLength();
        return index <= stored + DENSE_GAP || index <= 2 * stored && index < DENSE_MAX || index < length && index < DENSE_MAX;
    }

    final void roomForDoubles(int count) {
        if (offset + count > doubles.length) {
            doubles = Arrays.copyOfRange(doubles, offset, offset + grown(count, doubles.length));
            offset = 0;
        }
    }

    final void roomForValues(int count) {
        if (offset + count > values.length) {
            values = Arrays.copyOfRange(values, offset, offset + grown(count, values.length));
            offset = 0;
        }
    }

    /** Half again, but no growth when shifts have left enough room in front: then moving down suffices. */
    private int grown(int count, int capacity) {
        if (offset > capacity / 2 && count <= capacity) {
            return capacity;
        }
        Agent.requireRoom(12L * count);
        return (int) Math.min(Integer.MAX_VALUE - 8L, Math.max(count + (count >> 1) + 4L, 4L));
    }

    final void boxDoubles() {
        int n = (int) length;
        Object[] boxed = new Object[Math.max(n + (n >> 2), 4)];
        for (int i = 0; i < n; i++) {
            boxed[i] = doubles[offset + i];
        }
        values = boxed;
        doubles = null;
        offset = 0;
        kind = PACKED;
    }

    /** Removes an element of a dense array. */
    final void makeHole(int index) {
        if (kind == PACKED_DOUBLE) {
            boxDoubles();
        }
        values[offset + index] = null;
        kind = HOLEY;
    }

    /** The indices from here on are not in the dense storage. */
    final long storedLength() {
        return kind == PACKED_DOUBLE ? length : Math.min(length, values.length - offset);
    }

    /** Moves dense elements to {@link #elements}, for good. */
    final void makeSparse() {
        if (kind == SPARSE) {
            return;
        }
        int n = (int) storedLength();
        for (int i = 0; i < n; i++) {
            Object value = getDense(i);
            if (value != null) {
                writableElements().put(i, value, Attributes.DEFAULT);
            }
        }
        kind = SPARSE;
        doubles = null;
        values = NO_VALUES;
        offset = 0;
    }
}
