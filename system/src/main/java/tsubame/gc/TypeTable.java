package tsubame.gc;

import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/**
 * What the collector knows of types: an array of rows, indexed by type number, written by the image builder natively and by tests on a
 * JVM. Row 0 is {@link ObjectModel#FILLER}: all zero.
 *
 * <pre>
 *    0          4      5       6        8                   16                24              32
 *    ┌──────────┬──────┬───────┬────────┬───────────────────┬─────────────────┬───────────────┐
 *    │ size u32 │ scan │ shift │ spare  │ bitmap, or its    │ weak bitmap     │ name: C string│
 *    │          │ u8   │ u8    │ u16    │ address (LONG)    │                 │ or 0          │
 *    └──────────┴──────┴───────┴────────┴───────────────────┴─────────────────┴───────────────┘
 * </pre>
 *
 * Size: of an instance, header included, a multiple of 16; 0 for arrays. Bit i of a bitmap stands for the word at 8 + 8 i: it is a slot.
 * Weak slots (raw references) stand in the weak bitmap alone; they are set to 0 when their target dies.
 */
@SystemCode("read while the heap is half moved")
public final class TypeTable {
    public static final int ROW = 32;
    public static final int LOG_ROW = 5;
    /** Type numbers are 16 bits in the header. */
    public static final int MAX_TYPES = 1 << 16;

    public static final long SIZE = 0;
    public static final long SCAN = 4;
    public static final long ELEMENT_SHIFT = 5;
    public static final long BITMAP = 8;
    public static final long WEAK = 16;
    public static final long NAME = 24;

    // Scan kinds

    /** An instance without slots. */
    public static final int NO_SLOTS = 0;
    /** An instance with slots among its first 64 words, as the bitmap says. */
    public static final int SLOTS = 1;
    /** An instance with slots beyond: the bitmap word is the address of as many 64-bit words as the size needs. */
    public static final int LONG_SLOTS = 2;
    /** An array without slots; the shift is the log2 of an element's size. */
    public static final int PLAIN_ARRAY = 3;
    /** An array of raw references; shift 3. */
    public static final int REFERENCE_ARRAY = 4;
    /** An array of boxed values; shift 3. */
    public static final int BOXED_ARRAY = 5;
    /**
     * An array of pairs (key, value), both boxed, shift 3, length even: a value is kept alive by its pair only while the key lives otherwise; both
     * become 0 when the key dies. A key that is no reference lives.
     */
    public static final int EPHEMERON_ARRAY = 6;

    private TypeTable() {}

    @Inline("an addition and a shift")
    public static Address row(Address types, int type) {
        return types.plus((long) type << LOG_ROW);
    }

    @Inline("per object of every trace")
    public static int scan(Address row) {
        return row.loadUnsignedByte(SCAN);
    }

    @Inline("per object of every trace")
    public static boolean isArray(int scan) {
        return scan >= PLAIN_ARRAY;
    }

    /** Whether an object of this row can hold a reference. */
    @Inline("per object of every trace")
    public static boolean hasSlots(int scan) {
        return scan != NO_SLOTS && scan != PLAIN_ARRAY;
    }

    /** Whether an object can hold a reference. */
    @Inline("per object of every trace")
    public static boolean hasSlots(Address types, Address object) {
        return hasSlots(scan(row(types, ObjectModel.type(object))));
    }

    /** The size of an object in bytes; fillers too. */
    public static long sizeOf(Address types, Address object) {
        int type = ObjectModel.type(object);
        if (type == ObjectModel.FILLER) return ObjectModel.length(object);
        return sizeOf(row(types, type), object.loadLong(0));
    }

    /** The size of an object that is no filler, by its row and its header. */
    @Inline("per object of every trace")
    public static long sizeOf(Address row, long header) {
        if (isArray(scan(row))) return ObjectModel.arraySize((int) (header >>> 32), row.loadUnsignedByte(ELEMENT_SHIFT));
        return row.loadInt(SIZE);
    }

    /** Where the last element of an array ends; zero of what is no array. */
    public static Address elementsEnd(Address types, Address object) {
        Address row = row(types, ObjectModel.type(object));
        if (!isArray(scan(row))) return Address.zero();
        return object.plus(ObjectModel.BODY + ((long) ObjectModel.length(object) << row.loadUnsignedByte(ELEMENT_SHIFT)));
    }

    /** Writes an instance's row; for image builders and tests. */
    public static void writeInstance(Address row, int size, long bitmap, long weak) {
        row.storeInt(SIZE, size);
        row.storeByte(SCAN, bitmap == 0 && weak == 0 ? NO_SLOTS : SLOTS);
        row.storeByte(ELEMENT_SHIFT, 0);
        row.storeChar(6, 0);
        row.storeLong(BITMAP, bitmap);
        row.storeLong(WEAK, weak);
        row.storeLong(NAME, 0);
    }

    /** Writes the row of an instance whose slots reach beyond 64 words. */
    public static void writeLongInstance(Address row, int size, Address bitmap) {
        writeInstance(row, size, bitmap.toLong(), 0);
        row.storeByte(SCAN, LONG_SLOTS);
    }

    /** Writes an array's row. */
    public static void writeArray(Address row, int scan, int elementShift) {
        writeInstance(row, 0, 0, 0);
        row.storeByte(SCAN, scan);
        row.storeByte(ELEMENT_SHIFT, elementShift);
    }
}
