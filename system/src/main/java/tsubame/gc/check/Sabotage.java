package tsubame.gc.check;

import tsubame.gc.HeapContext;
import tsubame.gc.Image;
import tsubame.gc.Line;
import tsubame.gc.ObjectModel;
import tsubame.gc.Options;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.plan.generational.Evacuation;
import tsubame.gc.space.Layout;
import tsubame.gc.space.WorkLists;
import tsubame.gc.trace.Marking;
import tsubame.gc.trace.Mode;
import tsubame.gc.trace.Roots;
import tsubame.system.Address;
import tsubame.system.Registers;
import tsubame.system.Text;
import tsubame.system.rule.SystemCode;

/**
 * Breaks the collector once ({@code TSUBAME_GC=sabotage=SEED,verify}), to prove that its checks see it: what a compiler that forgets
 * something would cause. The seed chooses what and when; the strike is told, so that a run in which there was nothing to break is known.
 *
 * <pre>
 *   barrier   a store into an old object was not recorded      stack   what one object is pinned by is overlooked
 *   reload    a slot goes on with where an object was          root    a slot of the image, or a static field, is not visited
 * </pre>
 *
 * Only what does harm counts: a root whose object lives otherwise, and stays, is tried again at a later collection; and words in the collection's own frames,
 * which may be gone when the check looks, are none of the program's.
 */
@SystemCode("breaks the collector")
public final class Sabotage {
    private static final long STATE = HeapContext.SABOTAGE;
    /** The object that the stack's scan overlooks; zero: none. */
    private static final long OVERLOOKED = STATE + 8;
    /** A slot that is put back to what it held before; zero: none. */
    private static final long SLOT = STATE + 16;
    private static final long WORD = STATE + 24;
    private static final long CHANCE = STATE + 32;

    private static final int STRUCK = -1;
    /** A collection's frames up to here are no longer, in bytes. */
    private static final int OWN_FRAMES = 512;

    private static final int BARRIER = 0;
    private static final int STACK = 1;
    private static final int RELOAD = 2;
    private static final int ROOT = 3;

    private Sabotage() {}

    /** Whether the scan of the stack is to overlook an object. */
    public static boolean overlooks(Address heap, Address object) {
        return heap.loadAddress(OVERLOOKED).eq(object);
    }

    /** To be called when a collection has begun: picks the victim, if it is time. */
    public static void prepare(Address heap, int mode) {
        long seed = Options.sabotage(heap);
        if (seed == 0 || heap.loadInt(STATE) == STRUCK) return;
        if (heap.loadInt(STATE) == 0) heap.storeLong(CHANCE, seed * 0x9E3779B97F4A7C15L);
        heap.storeInt(STATE, heap.loadInt(STATE) + 1);
        if (heap.loadInt(STATE) <= (seed >>> 2) % 7) return;
        switch (kind(heap, mode)) {
            case BARRIER -> forgetBarrier(heap);
            case STACK -> overlook(heap, mode);
            case RELOAD -> noteSlot(heap);
            default -> hideRoot(heap, mode);
        }
    }

    /** Only minor collections have barriers and reloads. */
    private static int kind(Address heap, int mode) {
        int kind = (int) Options.sabotage(heap) & 3;
        if (mode == Mode.MINOR) return kind;
        return kind == BARRIER || kind == RELOAD ? ROOT : kind;
    }

    private static int chance(Address heap, long count) {
        long state = heap.loadLong(CHANCE) * 6364136223846793005L + 1442695040888963407L;
        heap.storeLong(CHANCE, state);
        return (int) ((state >>> 33) % count);
    }

    private static void strike(Address heap, Address what) {
        heap.storeInt(STATE, STRUCK);
        Line.text(heap, Text.literal("gc sabotage: "));
        Line.text(heap, what);
        Line.end(heap);
    }

    /** Whether the collection that begins will decide about the object of a word. */
    private static boolean isAtStake(Address heap, long word, int mode) {
        if (!ObjectModel.isReference(word)) return false;
        Address object = Address.fromLong(word);
        return Layout.isInHeap(heap, object) && (mode == Mode.MARK || Evacuation.isYoung(heap, object));
    }

    /** An object on the list of those that were stored into leaves it, as if it had never been recorded. */
    private static void forgetBarrier(Address heap) {
        Address start = WorkLists.start(heap, WorkLists.LOGGED);
        long count = WorkLists.end(heap, WorkLists.LOGGED).diff(start) >>> 3;
        if (count == 0) return;
        Address entry = start.plus(8L * chance(heap, count));
        Address object = entry.loadAddress(0);
        if (ObjectModel.hasFlag(object, ObjectModel.LARGE) || youngSlot(heap, object, Mode.MINOR).isZero()) return;
        ObjectModel.setFlags(object, ObjectModel.flags(object) | ObjectModel.UNLOGGED);
        entry.storeAddress(0, WorkLists.pop(heap, WorkLists.LOGGED)); // the last takes its place; it may be that very one
        strike(heap, Text.literal("a barrier was forgotten"));
    }

    /** A slot of the object whose target is at stake; zero: none. Of arrays and instances with slots among the first words. */
    private static Address youngSlot(Address heap, Address object, int mode) {
        Address row = TypeTable.row(Plan.types(heap), ObjectModel.type(object));
        int scan = TypeTable.scan(row);
        boolean array = scan == TypeTable.REFERENCE_ARRAY || scan == TypeTable.BOXED_ARRAY;
        if (!array && scan != TypeTable.SLOTS) return Address.zero();
        long words = array ? ObjectModel.length(object) : (row.loadInt(TypeTable.SIZE) >>> 3) - 1;
        for (long i = 0; i < words; i++) {
            Address slot = object.plus(ObjectModel.BODY + 8 * i);
            boolean isSlot = array || i < 64 && (row.loadLong(TypeTable.BITMAP) >>> i & 1) != 0;
            if (isSlot && isAtStake(heap, slot.loadLong(0), mode)) return slot;
        }
        return Address.zero();
    }

    private static void overlook(Address heap, int mode) {
        Address from = Registers.stackPointer().alignUp(8);
        if (Roots.stackBase(heap).diff(from) > 4 * OWN_FRAMES) from = from.plus(OWN_FRAMES); // a simulated stack is short, and the program's alone
        long words = Roots.stackBase(heap).diff(from) >>> 3;
        if (words == 0) return;
        for (int i = 0; i < 256; i++) {
            Address object = Roots.resolve(heap, Plan.types(heap), from.plus(8L * chance(heap, words)).loadAddress(0));
            if (object.isZero() || !isAtStake(heap, object.toLong(), mode)) continue;
            heap.storeAddress(OVERLOOKED, object);
            return;
        }
    }

    private static void noteSlot(Address heap) {
        Address start = WorkLists.start(heap, WorkLists.LOGGED);
        long count = WorkLists.end(heap, WorkLists.LOGGED).diff(start) >>> 3;
        if (count == 0) return;
        note(heap, youngSlot(heap, start.plus(8L * chance(heap, count)).loadAddress(0), Mode.MINOR));
    }

    private static void note(Address heap, Address slot) {
        heap.storeAddress(SLOT, slot);
        if (!slot.isZero()) heap.storeLong(WORD, slot.loadLong(0));
    }

    private static void hideRoot(Address heap, int mode) {
        Address image = Roots.image(heap);
        long count = image.loadLong(Image.SLOT_COUNT);
        if (count == 0) return;
        long first = chance(heap, count);
        for (long i = 0; i < count; i++) {
            Address slot = Image.slot(image, (first + i) % count);
            if (!isAtStake(heap, slot.loadLong(0), mode)) continue;
            note(heap, slot);
            slot.storeLong(0, 0);
            return;
        }
    }

    /** To be called when the trace is over and nothing has been swept: does the harm, if there is any. */
    public static void finish(Address heap, int mode) {
        if (Options.sabotage(heap) == 0) return;
        Address overlooked = heap.loadAddress(OVERLOOKED);
        if (!overlooked.isZero()) {
            heap.storeAddress(OVERLOOKED, Address.zero());
            if (isGone(heap, overlooked, mode)) strike(heap, Text.literal("a word of the stack was overlooked"));
        }
        Address slot = heap.loadAddress(SLOT);
        if (slot.isZero()) return;
        heap.storeAddress(SLOT, Address.zero());
        long word = heap.loadLong(WORD);
        boolean hidden = slot.loadLong(0) == 0;
        Address object = Address.fromLong(word);
        if (!hidden && slot.loadLong(0) == word) return; // it has not moved
        if (hidden && !isGone(heap, object, mode)) {
            slot.storeLong(0, word);
            return;
        }
        slot.storeLong(0, word);
        strike(heap, hidden ? Text.literal("a root was not visited") : Text.literal("a slot was not reloaded"));
    }

    /** Whether the object is dead, or elsewhere. */
    private static boolean isGone(Address heap, Address object, int mode) {
        if (mode == Mode.MARK) return !Marking.isMarked(heap, object);
        return Evacuation.isYoung(heap, object);
    }
}
