package tsubame.runtime.realm;

/**
 * The job queue of an agent (§9.5): first in, first out, in a ring that grows by doubling. An entry is three words: the job, its value (null for a job that
 * takes none) and its realm.
 */
final class Microtasks {
    private static final int ENTRY = 3;

    private Object[] ring = new Object[16 * ENTRY];
    /** Where the oldest entry is, and where the next one goes; equal when the queue is empty, never when it is full. */
    private int head;
    private int tail;

    boolean isEmpty() {
        return head == tail;
    }

    /** Forgets all jobs. */
    void clear() {
        ring = new Object[16 * ENTRY];
        head = 0;
        tail = 0;
    }

    void add(Job job, Object value, Realm realm) {
        Object[] entries = ring;
        int at = tail;
        entries[at] = job;
        entries[at + 1] = value;
        entries[at + 2] = realm;
        int next = at + ENTRY == entries.length ? 0 : at + ENTRY;
        tail = next;
        if (next == head) {
            grow();
        }
    }

    /** The oldest job's value; null for none. Before {@link #poll}. */
    Object value() {
        return ring[head + 1];
    }

    /** The oldest job's realm. Before {@link #poll}. */
    Realm realm() {
        return (Realm) ring[head + 2];
    }

    /** Removes the oldest job; there must be one. */
    Job poll() {
        Object[] entries = ring;
        int at = head;
        Job job = (Job) entries[at];
        entries[at] = null;
        entries[at + 1] = null;
        head = at + ENTRY == entries.length ? 0 : at + ENTRY;
        return job;
    }

    /** Makes room when the ring is full, which looks as if it were empty. */
    private void grow() {
        Object[] larger = new Object[2 * ring.length];
        int first = ring.length - head;
        System.arraycopy(ring, head, larger, 0, first);
        System.arraycopy(ring, 0, larger, first, head);
        head = 0;
        tail = ring.length;
        ring = larger;
    }
}
