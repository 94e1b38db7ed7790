package tsubame.gc;

import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/**
 * How objects lie in memory; compiler, image and collector agree on this file.
 *
 * <pre>
 *   0        2        3        4                 8
 *   ┌────────┬────────┬────────┬─────────────────┬──────────────────────────────
 *   │ type   │ flags  │ 1-byte │ array length,   │ fields, by size (4-byte fields
 *   │ u16    │ u8     │ field  │ or 4-byte field │ may fill gaps); or elements
 *   └────────┴────────┴────────┴─────────────────┴──────────────────────────────
 * </pre>
 *
 * Objects begin and end at multiples of 16 bytes and have at least 16. A slot is an aligned word that holds a raw reference
 * (an address or 0) or a boxed value; a word is a reference if and only if 4096 <= word < 2^48, whichever it is: doubles are
 * their bits + 2^49, and what lies below 4096 are small constants.
 */
@SystemCode("read while the heap is half moved")
public final class ObjectModel {
    public static final long GRANULE = 16;
    public static final int LOG_GRANULE = 4;
    /** Offset of the first full-width field, and of an array's elements. */
    public static final long BODY = 8;

    public static final long TYPE = 0;
    public static final int TYPE_MASK = 0xFFFF;
    public static final long FLAGS = 2;
    /** From here on, an object that is no array has fields. */
    public static final long SPARE = 3;
    public static final long LENGTH = 4;

    // Flags. A young object has none: its header is one constant.

    /** Has survived, or is part of the image. */
    public static final int OLD = 1;
    /** Old, and the barrier has not seen it since the last collection: it must see the next store of a reference. */
    public static final int UNLOGGED = 2;
    /** Lies in the large-object space: the barrier marks cards, and an old one stays UNLOGGED. */
    public static final int LARGE = 4;
    /** Part of the image: immortal, outside the heap, never marked. */
    public static final int IMAGE = 8;
    /** Was moved: the word at 8 is the new address. Only during a collection. */
    public static final int FORWARDED = 16;

    /** What a survivor becomes. */
    public static final int SURVIVOR = OLD | UNLOGGED;

    public static final long FIRST_REFERENCE = 4096;
    public static final long REFERENCE_LIMIT = 1L << 48;
    /** Added to the bits of a double in a boxed value. */
    public static final long DOUBLE_OFFSET = 1L << 49;

    private ObjectModel() {}

    /** Type 0: fills what allocation leaves over, so that a heap can be walked; the length is the size in bytes. */
    public static final int FILLER = 0;

    /** One comparison, as 4096 <= word < 2^48. */
    @Inline("per slot of every trace")
    public static boolean isReference(long word) {
        return Address.fromLong(word - FIRST_REFERENCE).isBelow(Address.fromLong(REFERENCE_LIMIT - FIRST_REFERENCE));
    }

    @Inline("per object of every trace")
    public static int type(Address object) {
        return object.loadChar(TYPE);
    }

    @Inline("per object of every trace")
    public static int flags(Address object) {
        return object.loadUnsignedByte(FLAGS);
    }

    @Inline("per object of every trace")
    public static boolean hasFlag(Address object, int flag) {
        return (flags(object) & flag) != 0;
    }

    @Inline("one store")
    public static void setFlags(Address object, int flags) {
        object.storeByte(FLAGS, flags);
    }

    /** An array's length; unsigned 31 bits. */
    @Inline("one load")
    public static int length(Address array) {
        return array.loadInt(LENGTH);
    }

    /** The header word of a new object; a length of 0 leaves a 4-byte field there 0. */
    @Inline("a constant at most sites")
    public static long header(int type, int flags, int length) {
        return type | (long) flags << 16 | (long) length << 32;
    }

    /** The size of an array: header and elements, rounded to granules. */
    @Inline("the shift is a constant at most sites")
    public static long arraySize(int length, int elementShift) {
        return (BODY + ((long) length << elementShift) + GRANULE - 1) & -GRANULE;
    }

    /** Makes a range of at least one granule look like an object nobody references. */
    public static void writeFiller(Address start, long size) {
        start.storeLong(0, header(FILLER, 0, (int) size));
    }
}
