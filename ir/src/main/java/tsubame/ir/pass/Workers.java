package tsubame.ir.pass;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.IntConsumer;

/**
 * Tasks on as many threads as there are processors, each as soon as those that it waits for are done: of several that might begin, the first. What a task sees of those
 * it waits for is all they did.
 */
final class Workers {
    /** Address space, of which passes over deeply nested code touch more than a thread has by itself. */
    private static final long STACK = 256L << 20;

    private final IntConsumer work;
    private final List<List<Integer>> waiting = new ArrayList<>();
    /** For each task how many are to be done before it. */
    private final int[] missing;
    private final PriorityQueue<Integer> ready = new PriorityQueue<>();
    private int left;
    private Throwable failure;

    private Workers(List<? extends Collection<Integer>> before, IntConsumer work) {
        this.work = work;
        this.left = before.size();
        this.missing = new int[left];
        for (int task = 0; task < left; task++) waiting.add(new ArrayList<>());
        for (int task = 0; task < left; task++) {
            missing[task] = before.get(task).size();
            for (int other : before.get(task)) waiting.get(other).add(task);
            if (missing[task] == 0) ready.add(task);
        }
    }

    /** Returns when all is done. @param before for each task those that come before it, which are none that come after it */
    static void run(List<? extends Collection<Integer>> before, IntConsumer work) {
        Workers workers = new Workers(before, work);
        List<Thread> threads = new ArrayList<>();
        for (int n = Math.min(Runtime.getRuntime().availableProcessors(), before.size()); n > 1; n--) {
            Thread thread = new Thread(null, workers::take, "worker", STACK);
            try {
                thread.start();
            } catch (OutOfMemoryError noStack) {
                break; // little address space: fewer do it too
            }
            threads.add(thread);
        }
        workers.take();
        for (Thread thread : threads) join(thread);
        switch (workers.failure) {
            case null -> { }
            case Error error -> throw error;
            case RuntimeException exception -> throw exception;
            default -> throw new IllegalStateException(workers.failure);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupt);
        }
    }

    private void take() {
        for (int task = next(); task >= 0; task = next()) {
            try {
                work.accept(task);
                done(task);
            } catch (RuntimeException | Error thrown) {
                fail(thrown);
            }
        }
    }

    /** Waits for a task; -1 when there will be none. */
    private synchronized int next() {
        while (ready.isEmpty() && left > 0 && failure == null) {
            try {
                wait();
            } catch (InterruptedException interrupt) {
                fail(new IllegalStateException(interrupt));
            }
        }
        return failure != null || left == 0 ? -1 : ready.remove();
    }

    private synchronized void done(int task) {
        left--;
        for (int other : waiting.get(task)) {
            if (--missing[other] == 0) ready.add(other);
        }
        notifyAll();
    }

    private synchronized void fail(Throwable thrown) {
        if (failure == null) failure = thrown;
        notifyAll();
    }
}
