package tsubame.testkit.test262;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntConsumer;

/**
 * Runs tests in parallel, each worker with an isolate of its own. A test that takes longer than the limit is a failure; its
 * worker cannot be stopped safely, so it is abandoned with its isolate and replaced.
 */
final class Workers {
    private static final long STACK_BYTES = 512L << 20;
    /** An isolate is replaced after this many tests, so that interned names of thousands of tests do not pile up. */
    private static final int TESTS_PER_ISOLATE = 6000;

    private final Path checkout;
    private final List<String> tests;
    private final long limitNanos;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger finished = new AtomicInteger();
    private final ConcurrentSkipListMap<String, String> failures = new ConcurrentSkipListMap<>();

    Workers(Path checkout, List<String> tests, int limitSeconds) {
        this.checkout = checkout;
        this.tests = tests;
        this.limitNanos = limitSeconds * 1_000_000_000L;
    }

    /** Runs all tests; {@code progress} is told how many are finished, about ten times a second. Gives path → reason of failures. */
    ConcurrentSkipListMap<String, String> run(int threads, IntConsumer progress) throws InterruptedException {
        Worker[] workers = new Worker[threads];
        for (int i = 0; i < threads; i++) {
            workers[i] = Worker.start(this);
        }
        while (finished.get() < tests.size()) {
            Thread.sleep(100);
            for (int i = 0; i < threads; i++) {
                if (workers[i].abandonIfLate()) {
                    workers[i] = Worker.start(this);
                }
            }
            progress.accept(finished.get());
        }
        return failures;
    }

    private static final class Worker implements Runnable {
        private final Workers owner;
        private String current;
        private long startedAt;
        private boolean abandoned;

        private Worker(Workers owner) {
            this.owner = owner;
        }

        static Worker start(Workers owner) {
            Worker worker = new Worker(owner);
            Thread thread = new Thread(null, worker, "test262", STACK_BYTES);
            thread.setDaemon(true);
            thread.start();
            return worker;
        }

        @Override
        public void run() {
            Function<String, String> isolate = null;
            int count = 0;
            for (String path = take(); path != null; path = take()) {
                if (isolate == null || ++count % TESTS_PER_ISOLATE == 0) {
                    isolate = IsolateLoader.create(owner.checkout);
                }
                String reason;
                try {
                    reason = isolate.apply(path);
                } catch (Throwable error) {
                    // A fault of ours, not of the program under test: it must show up as one failed test, not end the run.
                    reason = "internal error: " + error + at(error);
                    isolate = null;
                }
                if (!finish(path, reason)) {
                    return;
                }
            }
        }

        private static String at(Throwable error) {
            StackTraceElement[] trace = error.getStackTrace();
            return trace.length == 0 ? "" : " at " + trace[0];
        }

        private synchronized String take() {
            int index = owner.next.getAndIncrement();
            current = index < owner.tests.size() ? owner.tests.get(index) : null;
            startedAt = System.nanoTime();
            return current;
        }

        /** False if the test had been given up, and counted, before it came to its end. */
        private synchronized boolean finish(String path, String reason) {
            if (abandoned) {
                return false;
            }
            current = null;
            if (reason != null) {
                owner.failures.put(path, reason);
            }
            owner.finished.incrementAndGet();
            return true;
        }

        synchronized boolean abandonIfLate() {
            if (current == null || abandoned || System.nanoTime() - startedAt < owner.limitNanos) {
                return false;
            }
            abandoned = true;
            owner.failures.put(current, "timeout");
            owner.finished.incrementAndGet();
            return true;
        }
    }
}
