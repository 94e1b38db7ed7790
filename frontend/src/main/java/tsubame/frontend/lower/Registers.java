package tsubame.frontend.lower;

/**
 * The frame's registers as a stack: parameters below, then the locals of the open scopes, then temporaries. Whoever allocates takes a
 * {@link #mark} before and releases to it after.
 */
final class Registers {
    private int next;
    private int high;

    int allocate() {
        return allocate(1);
    }

    /** The first of {@code count} consecutive registers. */
    int allocate(int count) {
        int first = next;
        next += count;
        high = Math.max(high, next);
        return first;
    }

    int mark() {
        return next;
    }

    void release(int mark) {
        next = mark;
    }

    /** Registers that the frame needs. */
    int frameSize() {
        return high;
    }
}
