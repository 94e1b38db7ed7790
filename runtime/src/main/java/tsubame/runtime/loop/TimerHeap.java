package tsubame.runtime.loop;

import java.util.Arrays;

/** A binary heap of timers, the one due first at the top; each timer knows its place, so that it can be taken out. */
final class TimerHeap {
    private Timer[] heap = new Timer[16];
    private int size;
    private int referenced;

    /** The timer due first; null if there is none. */
    Timer first() {
        return size == 0 ? null : heap[0];
    }

    /** Whether some timer keeps the loop alive. */
    boolean keepsAlive() {
        return referenced > 0;
    }

    void add(Timer timer) {
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, 2 * size);
        }
        if (timer.referenced) {
            referenced++;
        }
        rise(timer, size++);
    }

    void remove(Timer timer) {
        int place = timer.place;
        if (place < 0) {
            return;
        }
        timer.place = -1;
        if (timer.referenced) {
            referenced--;
        }
        Timer last = heap[--size];
        heap[size] = null;
        if (last != timer) {
            sink(last, place);
            rise(last, last.place);
        }
    }

    void setReferenced(Timer timer, boolean value) {
        if (timer.referenced != value && timer.place >= 0) {
            referenced += value ? 1 : -1;
        }
        timer.referenced = value;
    }

    private void rise(Timer timer, int place) {
        while (place > 0) {
            int parent = (place - 1) >>> 1;
            if (!timer.before(heap[parent])) {
                break;
            }
            put(heap[parent], place);
            place = parent;
        }
        put(timer, place);
    }

    private void sink(Timer timer, int place) {
        for (;;) {
            int child = 2 * place + 1;
            if (child >= size) {
                break;
            }
            if (child + 1 < size && heap[child + 1].before(heap[child])) {
                child++;
            }
            if (!heap[child].before(timer)) {
                break;
            }
            put(heap[child], place);
            place = child;
        }
        put(timer, place);
    }

    private void put(Timer timer, int place) {
        heap[place] = timer;
        timer.place = place;
    }
}
