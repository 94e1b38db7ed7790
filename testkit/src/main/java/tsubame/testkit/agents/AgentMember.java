package tsubame.testkit.agents;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** One agent of a cluster, by its thread: what the others have for it. */
public final class AgentMember {
    private final AgentCluster cluster;
    private final Thread thread = Thread.currentThread();
    private final SynchronousQueue<byte[]> broadcasts = new SynchronousQueue<>();
    private final LinkedBlockingQueue<Runnable> inbox = new LinkedBlockingQueue<>();

    AgentMember(AgentCluster cluster) {
        this.cluster = cluster;
    }

    /** The agent has come to its end. */
    public void leave() {
        cluster.leave(this);
    }

    void interrupt() {
        thread.interrupt();
    }

    /** Gives it the bytes; blocks until it has them, or has left. */
    void hand(byte[] block) {
        try {
            while (thread.isAlive() && cluster.hasOthers(null) && !broadcasts.offer(block, 100, TimeUnit.MILLISECONDS)) {
                if (cluster.isClosed()) {
                    throw new AgentStopped();
                }
            }
        } catch (InterruptedException stopped) {
            throw new AgentStopped();
        }
    }

    /** Waits for a broadcast. */
    public byte[] receiveBroadcast() {
        try {
            return broadcasts.take();
        } catch (InterruptedException stopped) {
            throw new AgentStopped();
        }
    }

    /** Runs it in this agent: at once if the agent itself calls, else when it next waits. */
    void post(Runnable action) {
        if (Thread.currentThread() == thread) {
            action.run();
        } else {
            inbox.add(action);
        }
    }

    /** Whether something has come, or may come, that the agent must wait for. */
    public boolean isActive() {
        return !inbox.isEmpty() || cluster.hasOthers(this) && cluster.isAwaited(this);
    }

    /** Waits so long, negative for no limit, and runs what has come. */
    public void await(double milliseconds) {
        try {
            Runnable action = milliseconds < 0
                    ? inbox.take()
                    : inbox.poll((long) (milliseconds * 1e6), TimeUnit.NANOSECONDS);
            for (; action != null; action = inbox.poll()) {
                action.run();
            }
        } catch (InterruptedException stopped) {
            throw new AgentStopped();
        }
    }
}
