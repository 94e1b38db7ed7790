package tsubame.testkit.test262;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BiConsumer;
import tsubame.testkit.agents.AgentCluster;
import tsubame.testkit.agents.AgentStopped;

/**
 * The threads that run agents beside a worker's own, each with an isolate of its own. They are kept from test to test, for to load the
 * runtime anew takes longer than a test.
 */
final class AgentThreads {
    private static final long STACK_BYTES = 64L << 20;

    private final Path checkout;
    private final ArrayDeque<AgentThread> idle = new ArrayDeque<>();

    AgentThreads(Path checkout) {
        this.checkout = checkout;
    }

    /** Starts an agent with a script; returns when it is running. */
    void start(AgentCluster cluster, String script) {
        AgentThread free;
        synchronized (idle) {
            free = idle.poll();
        }
        AgentThread thread = free == null ? new AgentThread() : free;
        CountDownLatch running = new CountDownLatch(1);
        thread.tasks.add(() -> thread.run(cluster, script, running));
        try {
            running.await();
        } catch (InterruptedException stopped) {
            throw new AgentStopped();
        }
    }

    private final class AgentThread {
        final LinkedBlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
        private final BiConsumer<AgentCluster, Object[]> isolate = IsolateLoader.createAgent(checkout);

        AgentThread() {
            Thread thread = new Thread(null, this::loop, "test262 agent", STACK_BYTES);
            thread.setDaemon(true);
            thread.start();
        }

        private void loop() {
            while (true) {
                try {
                    tasks.take().run();
                } catch (InterruptedException late) {
                    // The test that this thread worked for has ended twice over; the next one is another.
                    continue;
                }
            }
        }

        void run(AgentCluster cluster, String script, CountDownLatch running) {
            try {
                isolate.accept(cluster, new Object[] {script, running});
            } catch (AgentStopped stopped) {
                // As asked.
                Thread.interrupted();
            } catch (Throwable fault) {
                cluster.report("internal error in an agent: " + fault);
            } finally {
                running.countDown();
                synchronized (idle) {
                    idle.add(this);
                }
            }
        }
    }
}
