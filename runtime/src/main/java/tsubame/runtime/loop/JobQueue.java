package tsubame.runtime.loop;

import tsubame.runtime.realm.Job;

/** A first-in, first-out queue of jobs in a ring that grows by doubling. */
public final class JobQueue {
    private Job[] ring = new Job[16];
    private int head;
    private int size;

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    public void add(Job job) {
        if (size == ring.length) {
            grow();
        }
        ring[(head + size) & (ring.length - 1)] = job;
        size++;
    }

    /** Removes the oldest job; null if there is none. */
    public Job poll() {
        if (size == 0) {
            return null;
        }
        Job job = ring[head];
        ring[head] = null;
        head = (head + 1) & (ring.length - 1);
        size--;
        return job;
    }

    private void grow() {
        Job[] larger = new Job[2 * ring.length];
        int tail = ring.length - head;
        System.arraycopy(ring, head, larger, 0, tail);
        System.arraycopy(ring, 0, larger, tail, head);
        ring = larger;
        head = 0;
    }
}
