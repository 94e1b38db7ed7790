package tsubame.runtime.interpreter;

import java.util.Arrays;

/** Slots of machine code that hold what was found and may have to be forgotten: groups of the same size, by their first slots. */
final class FilledSlots {
    private final int size;
    private int[] first = new int[16];
    private int count;

    /** @param size how many slots a group has */
    FilledSlots(int size) {
        this.size = size;
    }

    /** A group is going to be filled, which was empty. */
    void add(int slot) {
        first = count == first.length ? Arrays.copyOf(first, 2 * count) : first;
        first[count++] = slot;
    }

    /** Empties all. */
    void empty() {
        while (count > 0) {
            int slot = first[--count];
            for (int n = 0; n < size; n++) {
                ProgramCode.setSlot(slot + n, null);
            }
        }
    }
}
