package tsubame.runtime.libc;

import tsubame.gc.Heap;
import tsubame.gc.HeapContext;
import tsubame.runtime.host.MemoryHost;
import tsubame.runtime.realm.Agent;
import tsubame.system.Address;
import tsubame.system.rule.RuntimeEntry;

/** What the collector of a native executable tells the runtime, and what the runtime asks it. */
final class HeapLimit implements MemoryHost {
    private static final int ROOM = 256;
    private static final long PAGE = 4096;

    /** The heap is full; the object that was asked for came from a reserve. May not allocate. */
    @RuntimeEntry("start code")
    static void exhausted() {
        Agent.memoryExhausted();
    }

    @Override
    public boolean hasRoom(long bytes) {
        return Heap.hasRoom(HeapContext.current(), bytes);
    }

    @Override
    public void release() {
        Heap.release(HeapContext.current());
    }

    @Override
    public void proceed() {
        Libc.restoreStackLimit();
    }

    @Override
    public void reportExhausted() {
        Heap.reportExhausted(HeapContext.current());
    }

    @Override
    public boolean clearsWeak() {
        return true;
    }

    @Override
    public long clearedWeak() {
        return Heap.clearedWeak(HeapContext.current());
    }

    @Override
    public long usedBytes() {
        return Heap.usedBytes(HeapContext.current());
    }

    @Override
    public long committedBytes() {
        return Heap.committedBytes(HeapContext.current());
    }

    @Override
    public long residentBytes() {
        int file = Libc.open(Scratch.path("/proc/self/statm"), Libc.READ_ONLY | Libc.CLOSE_ON_EXEC, 0);
        if (file < 0) {
            return 0;
        }
        Address text = Scratch.result();
        long length = Libc.read(file, text, ROOM);
        Libc.close(file);
        long pages = 0; // the second number: pages in memory
        int i = 0;
        while (i < length && text.loadByte(i) != ' ') {
            i++;
        }
        for (i++; i < length && text.loadByte(i) >= '0'; i++) {
            pages = 10 * pages + text.loadByte(i) - '0';
        }
        return pages * PAGE;
    }
}
