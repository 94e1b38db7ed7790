package tsubame.gc.space;

import tsubame.gc.HeapContext;
import tsubame.gc.ObjectModel;
import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/**
 * A byte for each granule of 16 bytes of the block space: where objects begin and end, and which live.
 *
 * <pre>
 *   an object of 4 granules    START|colour   0      0     LAST|colour
 *   one of 1, without slots    START|colour|LAST|LEAF
 *   a hole in use              HOLE           0      0      0     …   up to the next START or the block's end
 * </pre>
 *
 * Objects in a hole that is in use have no bytes of their own until a collection gives them some: allocation writes none. They lie one after the other,
 * the last followed by a filler, so a hole can be walked. The colour of live objects changes with each full collection, so nothing has to be
 * cleared before one; after a sweep every START has the present colour, and the bytes of all that is free are 0.
 */
@SystemCode("read and written while the heap is half marked")
public final class Granules {
    public static final int START = 1;
    public static final int COLOUR_A = 2;
    public static final int COLOUR_B = 4;
    public static final int LAST = 8;
    public static final int HOLE = 16;
    /** The object has no slots: who marks it need not look at it. */
    public static final int LEAF = 32;
    private static final int COLOURS = COLOUR_A | COLOUR_B;

    private static final long COLOUR = HeapContext.BLOCKS + 64;

    private Granules() {}

    /** The byte of an address in the block space. */
    @Inline("per object of every trace")
    public static Address of(Address heap, Address object) {
        return Layout.granules(heap).plus(object.diff(Layout.blocks(heap)) >>> ObjectModel.LOG_GRANULE);
    }

    /** The bytes of a block, one after the other. */
    public static Address ofBlock(Address heap, int block) {
        return Layout.granules(heap).plus((long) block << Blocks.LOG_BLOCK - ObjectModel.LOG_GRANULE);
    }

    /** The address that a byte stands for. */
    public static Address address(Address heap, Address granule) {
        return Layout.blocks(heap).plus(granule.diff(Layout.granules(heap)) << ObjectModel.LOG_GRANULE);
    }

    /** The colour of what lives: COLOUR_A or COLOUR_B. */
    @Inline("one load")
    public static int colour(Address heap) {
        return heap.loadInt(COLOUR);
    }

    public static void flipColour(Address heap) {
        heap.storeInt(COLOUR, colour(heap) == COLOUR_A ? COLOUR_B : COLOUR_A);
    }

    /** Writes the bytes of an object; mark is a colour, or 0 for an object that may be dead, and {@link #LEAF} perhaps. */
    @Inline("per object of every trace")
    public static void write(Address granule, long size, int mark) {
        if (size == ObjectModel.GRANULE) {
            granule.storeByte(0, START | LAST | mark);
        } else {
            granule.storeByte(0, START | mark);
            granule.storeByte((size >>> ObjectModel.LOG_GRANULE) - 1, LAST | mark & COLOURS);
        }
    }

    /** Gives a leaf a colour; returns its size, as its bytes say it. */
    public static long markLeaf(Address granule, int found, int colour) {
        granule.storeByte(0, found & ~COLOURS | colour);
        if ((found & LAST) != 0) return ObjectModel.GRANULE;
        long last = 1;
        while (granule.loadByte(last) == 0) last++;
        granule.storeByte(last, LAST | colour);
        return last + 1 << ObjectModel.LOG_GRANULE;
    }

    /** The first index at or after one whose byte is not 0; the number of a block's granules if there is none. */
    public static int nextUsed(Address bytes, int at) {
        while (at < Blocks.GRANULES && (at & 7) != 0) {
            if (bytes.loadByte(at) != 0) return at;
            at++;
        }
        while (at < Blocks.GRANULES) {
            long word = bytes.loadLong(at);
            if (word != 0) return at + (Long.numberOfTrailingZeros(word) >>> 3);
            at += 8;
        }
        return at;
    }

    /** The index after the last granule of the object that starts at an index. */
    public static int afterObject(Address bytes, int at) {
        if ((bytes.loadByte(at) & LAST) != 0) return at + 1;
        return nextUsed(bytes, at + 1) + 1;
    }

    /**
     * The object that a word of the stack may point to, at its start or into it; zero: none. Only for blocks that hold objects. If
     * the word points into a hole in use, all its objects get their bytes first, so that the next hit is cheap.
     */
    public static Address resolve(Address heap, Address types, Address word) {
        int block = Blocks.index(heap, word);
        if (!Blocks.holdsObjects(heap, block)) return Address.zero();
        Address bytes = ofBlock(heap, block);
        int hit = (int) (word.diff(Blocks.start(heap, block)) >>> ObjectModel.LOG_GRANULE);
        int at = hit;
        while (at >= 0) {
            int found = bytes.loadByte(at);
            if ((found & HOLE) != 0) {
                Holes.writeObjects(heap, types, block, at);
                at = hit + 1;
            } else if ((found & START) != 0) {
                return object(heap, block, at);
            } else if ((found & LAST) != 0 && at < hit) {
                return Address.zero();
            }
            at--;
        }
        return Address.zero();
    }

    private static Address object(Address heap, int block, int granule) {
        Address object = Blocks.start(heap, block).plus((long) granule << ObjectModel.LOG_GRANULE);
        return ObjectModel.type(object) == ObjectModel.FILLER ? Address.zero() : object;
    }

    /** Whether an aligned address is the start of an object that has its bytes; for the verifier. */
    public static boolean isStart(Address heap, Address object) {
        return object.isAligned(ObjectModel.GRANULE) && (of(heap, object).loadByte(0) & START) != 0;
    }
}
