package tsubame.gc;

import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/**
 * The descriptor through which the start code hands the image to the collector: read-only, written by the image builder. All words are 8 bytes.
 *
 * <pre>
 *    0  types        address of the type table
 *    8  type count
 *   16  start        first byte of the image's mutable objects …
 *   24  end          … and the byte after them
 *   32  slots        table of u32 offsets from start: every slot of the image that may ever hold a reference into the heap
 *   40  slot count
 *   48  static slot count: that many of them, the first ones, are static fields
 * </pre>
 *
 * Image objects have the flags OLD | UNLOGGED | IMAGE. Without a barrier ({@link PlanConstraints}) every slot of the table is a root of each
 * collection; with one, the static fields, whose stores have none, and the image objects that were stored into.
 */
@SystemCode("constants")
public final class Image {
    public static final long TYPES = 0;
    public static final long TYPE_COUNT = 8;
    public static final long START = 16;
    public static final long END = 24;
    public static final long SLOTS = 32;
    public static final long SLOT_COUNT = 40;
    public static final long STATIC_SLOT_COUNT = 48;
    public static final int SIZE = 56;

    private Image() {}

    /** The slot of that number: offsets and not addresses, since the loader would have to relocate each. */
    @Inline("per slot of the image")
    public static Address slot(Address image, long number) {
        int offset = image.loadAddress(SLOTS).loadInt(number << 2);
        return image.loadAddress(START).plus(offset & 0xFFFF_FFFFL);
    }
}
