package tsubame.gc;

import tsubame.system.Address;
import tsubame.system.SystemCalls;
import tsubame.system.Text;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/**
 * What the environment asks of the collector. {@code TSUBAME_GC} is a list of words with commas between, {@code TSUBAME_MAX_HEAP} an amount; amounts
 * are digits, and k, m or g; files end at the next comma. A word that is not known stops the program: an option that does nothing would deceive.
 *
 * <pre>
 *   trace       one line per collection            zeal, zeal=N  collect at every (N-th) allocation
 *   summary     totals at the end                  verify        check the heap before and after each collection
 *   census      live objects by type at the end    poison        fill what is freed with 0xDB
 *   nohuge      do not ask for huge pages          slack=BYTES   least allocation between full collections (12m)
 *   inplace     never copy: promote in place       nursery=BYTES size of the nursery (4m)
 *   fixed       a nursery of one size              fail=N        every N-th slow allocation finds the heap exhausted
 *   full        every collection is a full one     stay=PERCENT  survival from which on copying stops (80)
 *   json:FILE   an object per collection, a line   snapshot:FILE the heap at the end, as V8 writes it
 *   sabotage=N  break the collector once, seeded: for tests of the checks
 * </pre>
 */
@SystemCode("read before there is a heap")
public final class Options {
    private static final long FLAGS = HeapContext.OPTIONS;
    private static final long ZEAL = FLAGS + 8;
    private static final long MAX_HEAP = FLAGS + 16;
    private static final long SLACK = FLAGS + 24;
    private static final long NURSERY = FLAGS + 32;
    private static final long COUNTDOWN = FLAGS + 40;
    private static final long CURSOR = FLAGS + 48;
    private static final long FAIL = FLAGS + 56;
    private static final long FAIL_COUNTDOWN = FLAGS + 64;
    private static final long SABOTAGE = FLAGS + 72;
    private static final long STAY = FLAGS + 80;
    private static final long JSON_FILE = FLAGS + 88;
    private static final long SNAPSHOT = FLAGS + 96;

    public static final int TRACE = 1;
    public static final int SUMMARY = 2;
    public static final int CENSUS = 4;
    public static final int VERIFY = 8;
    public static final int POISON = 16;
    public static final int NO_HUGE = 32;
    public static final int IN_PLACE = 64;
    public static final int FULL = 128;
    public static final int FIXED = 256;

    private Options() {}

    @Inline("one load")
    public static boolean has(Address heap, int flag) {
        return (heap.loadInt(FLAGS) & flag) != 0;
    }

    public static long maxHeap(Address heap) {
        return heap.loadLong(MAX_HEAP);
    }

    public static void setMaxHeap(Address heap, long bytes) {
        heap.storeLong(MAX_HEAP, bytes);
    }

    public static long slack(Address heap) {
        return heap.loadLong(SLACK);
    }

    public static long nursery(Address heap) {
        return heap.loadLong(NURSERY);
    }

    public static boolean isZealous(Address heap) {
        return heap.loadLong(ZEAL) != 0;
    }

    /** Counts an allocation; whether it is one at which zeal wants a collection. */
    public static boolean zealStrikes(Address heap) {
        if (heap.loadLong(ZEAL) == 0) return false;
        long left = heap.loadLong(COUNTDOWN) - 1;
        heap.storeLong(COUNTDOWN, left <= 0 ? heap.loadLong(ZEAL) : left);
        return left <= 0;
    }

    /** Counts a slow allocation; whether it is one that is to fail. */
    public static boolean failStrikes(Address heap) {
        if (heap.loadLong(FAIL) == 0) return false;
        long left = heap.loadLong(FAIL_COUNTDOWN) - 1;
        heap.storeLong(FAIL_COUNTDOWN, left <= 0 ? heap.loadLong(FAIL) : left);
        return left <= 0;
    }

    /** The seed; 0: no sabotage. */
    public static long sabotage(Address heap) {
        return heap.loadLong(SABOTAGE);
    }

    /** The survival in percent from which on the next minor collection copies nothing. */
    public static long stay(Address heap) {
        return heap.loadLong(STAY);
    }

    /** The file that takes an object per collection; 0: none. */
    public static int jsonFile(Address heap) {
        return heap.loadInt(JSON_FILE);
    }

    /** The name of the file that takes the heap at the end, up to a comma; zero: none. */
    public static Address snapshot(Address heap) {
        return heap.loadAddress(SNAPSHOT);
    }

    /** Opens a file whose name ends at a comma or at the text's end; -1: that failed. */
    public static int open(Address heap, Address name) {
        Line.clear(heap);
        for (long i = 0; name.loadByte(i) != 0 && name.loadByte(i) != ','; i++) Line.character(heap, name.loadByte(i));
        int file = SystemCalls.open(Line.content(heap), SystemCalls.CREATE, 0644);
        Line.clear(heap);
        return file;
    }

    /** Reads the environment; false after a message if it cannot be understood. */
    public static boolean read(Address heap) {
        heap.storeLong(SLACK, 12L << 20);
        heap.storeLong(NURSERY, 4L << 20);
        heap.storeLong(STAY, 80);
        long physical = SystemCalls.sysconf(SystemCalls.SC_PHYS_PAGES) * SystemCalls.sysconf(SystemCalls.SC_PAGESIZE);
        heap.storeLong(MAX_HEAP, physical <= 0 ? 4L << 30 : physical / 4 * 3);
        Address max = SystemCalls.getenv(Text.literal("TSUBAME_MAX_HEAP"));
        if (!max.isZero()) {
            heap.storeAddress(CURSOR, max);
            long bytes = amount(heap);
            if (bytes < 1 << 20 || heap.loadAddress(CURSOR).loadByte(0) != 0) {
                return fail(heap, Text.literal("TSUBAME_MAX_HEAP wants an amount of at least 1m, such as 512m or 2g, not "), max);
            }
            heap.storeLong(MAX_HEAP, bytes);
        }
        Address words = SystemCalls.getenv(Text.literal("TSUBAME_GC"));
        if (words.isZero()) return true;
        heap.storeAddress(CURSOR, words);
        while (heap.loadAddress(CURSOR).loadByte(0) != 0) {
            Address word = heap.loadAddress(CURSOR);
            if (!word(heap)) return fail(heap, Text.literal("TSUBAME_GC has an unknown word or a wrong amount at "), word);
        }
        heap.storeLong(COUNTDOWN, heap.loadLong(ZEAL));
        heap.storeLong(FAIL_COUNTDOWN, heap.loadLong(FAIL));
        return true;
    }

    /** Reads one word and the comma after it. */
    private static boolean word(Address heap) {
        boolean known = flag(heap, Text.literal("trace"), TRACE)
                || flag(heap, Text.literal("summary"), SUMMARY)
                || flag(heap, Text.literal("census"), CENSUS)
                || flag(heap, Text.literal("verify"), VERIFY)
                || flag(heap, Text.literal("poison"), POISON)
                || flag(heap, Text.literal("nohuge"), NO_HUGE)
                || flag(heap, Text.literal("inplace"), IN_PLACE)
                || flag(heap, Text.literal("full"), FULL)
                || flag(heap, Text.literal("fixed"), FIXED)
                || value(heap, Text.literal("zeal="), ZEAL, 1)
                || value(heap, Text.literal("slack="), SLACK, 1 << 16)
                || value(heap, Text.literal("nursery="), NURSERY, 1 << 17)
                || value(heap, Text.literal("fail="), FAIL, 1)
                || value(heap, Text.literal("sabotage="), SABOTAGE, 1)
                || value(heap, Text.literal("stay="), STAY, 1)
                || json(heap) || snapshotWord(heap);
        if (!known && accept(heap, Text.literal("zeal"))) {
            heap.storeLong(ZEAL, 1);
            known = true;
        }
        if (!known) return false;
        return accept(heap, Text.literal(",")) || heap.loadAddress(CURSOR).loadByte(0) == 0;
    }

    private static boolean json(Address heap) {
        if (!accept(heap, Text.literal("json:"))) return false;
        int file = open(heap, heap.loadAddress(CURSOR));
        if (file < 0) return false;
        heap.storeInt(JSON_FILE, file);
        skipFile(heap);
        return true;
    }

    private static boolean snapshotWord(Address heap) {
        if (!accept(heap, Text.literal("snapshot:"))) return false;
        heap.storeAddress(SNAPSHOT, heap.loadAddress(CURSOR));
        skipFile(heap);
        return true;
    }

    private static void skipFile(Address heap) {
        Address at = heap.loadAddress(CURSOR);
        while (at.loadByte(0) != 0 && at.loadByte(0) != ',') at = at.plus(1);
        heap.storeAddress(CURSOR, at);
    }

    private static boolean flag(Address heap, Address name, int flag) {
        if (!accept(heap, name)) return false;
        heap.storeInt(FLAGS, heap.loadInt(FLAGS) | flag);
        return true;
    }

    private static boolean value(Address heap, Address name, long field, long least) {
        if (!accept(heap, name)) return false;
        long amount = amount(heap);
        heap.storeLong(field, amount);
        return amount >= least;
    }

    /** Steps over a word if the text goes on with it. */
    private static boolean accept(Address heap, Address word) {
        Address at = heap.loadAddress(CURSOR);
        long i = 0;
        while (word.loadByte(i) != 0) {
            if (at.loadByte(i) != word.loadByte(i)) return false;
            i++;
        }
        heap.storeAddress(CURSOR, at.plus(i));
        return true;
    }

    /** Digits and a unit; -1 if there are no digits, or too many. */
    private static long amount(Address heap) {
        Address at = heap.loadAddress(CURSOR);
        long value = 0;
        int digits = 0;
        while (at.loadByte(0) >= '0' && at.loadByte(0) <= '9') {
            value = value * 10 + at.loadByte(0) - '0';
            at = at.plus(1);
            digits++;
        }
        int shift = shift(at.loadByte(0));
        if (shift > 0) at = at.plus(1);
        heap.storeAddress(CURSOR, at);
        return digits == 0 || digits > 9 ? -1 : value << shift;
    }

    private static int shift(int unit) {
        return switch (unit | 0x20) {
            case 'k' -> 10;
            case 'm' -> 20;
            case 'g' -> 30;
            default -> 0;
        };
    }

    private static boolean fail(Address heap, Address message, Address at) {
        Line.text(heap, Text.literal("tsubame: "));
        Line.text(heap, message);
        Line.text(heap, at);
        Line.end(heap);
        return false;
    }
}
