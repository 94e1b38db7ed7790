package tsubame.testkit.agents;

import java.util.ArrayList;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The agents of one test: their reports, broadcasts, and who waits on shared memory. The only class that they all load from the same
 * loader, beside its parts; nothing but JDK types crosses it. Whoever is still at work when the test is over gets an {@link
 * AgentStopped} at its next step.
 */
public final class AgentCluster {
    private final ReentrantLock section = new ReentrantLock();
    private final ArrayList<Waiter> waiters = new ArrayList<>();
    private final ConcurrentLinkedQueue<String> reports = new ConcurrentLinkedQueue<>();
    private final ArrayList<AgentMember> members = new ArrayList<>();
    private volatile boolean closed;

    /** Somebody on the list: suspended, with a condition, or not, with something to run. */
    private static final class Waiter {
        final byte[] block;
        final int byteIndex;
        final AgentMember owner;
        Condition condition;
        boolean notified;
        Object key;
        Runnable whenNotified;

        Waiter(byte[] block, int byteIndex, AgentMember owner) {
            this.block = block;
            this.byteIndex = byteIndex;
            this.owner = owner;
        }
    }

    // ---- Members

    /** Adds the agent of the calling thread. */
    public AgentMember join() {
        AgentMember member = new AgentMember(this);
        synchronized (members) {
            members.add(member);
        }
        if (closed) {
            throw new AgentStopped();
        }
        return member;
    }

    void leave(AgentMember member) {
        synchronized (members) {
            members.remove(member);
        }
    }

    boolean isClosed() {
        return closed;
    }

    /** Whether there are agents beside that one. */
    boolean hasOthers(AgentMember member) {
        synchronized (members) {
            return members.size() > (members.contains(member) ? 1 : 0);
        }
    }

    /** Ends the test: stops all who are left. */
    public void close(AgentMember self) {
        closed = true;
        synchronized (members) {
            for (AgentMember member : members) {
                if (member != self) {
                    member.interrupt();
                }
            }
        }
    }

    /** Hands the bytes to all other agents; blocks until they have them. */
    public void broadcast(AgentMember self, byte[] block) {
        ArrayList<AgentMember> others;
        synchronized (members) {
            others = new ArrayList<>(members);
        }
        others.remove(self);
        for (AgentMember other : others) {
            other.hand(block);
        }
    }

    public void report(String text) {
        reports.add(text);
    }

    /** The oldest report that nobody has taken; null if there is none. */
    public String takeReport() {
        return reports.poll();
    }

    // ---- Waiting (ECMA-262 §25.4.1)

    public void enterSection() {
        section.lock();
    }

    public void leaveSection() {
        section.unlock();
    }

    /** Suspends the caller, who is in the section; negative nanoseconds for no limit. Whether it was notified. */
    public boolean suspend(AgentMember owner, byte[] block, int byteIndex, long nanoseconds) {
        Waiter waiter = new Waiter(block, byteIndex, owner);
        waiter.condition = section.newCondition();
        waiters.add(waiter);
        try {
            long rest = nanoseconds;
            while (!waiter.notified && (nanoseconds < 0 || rest > 0)) {
                if (nanoseconds < 0) {
                    waiter.condition.await();
                } else {
                    rest = waiter.condition.awaitNanos(rest);
                }
            }
        } catch (InterruptedException stopped) {
            section.unlock();
            throw new AgentStopped();
        } finally {
            waiters.remove(waiter);
        }
        return waiter.notified;
    }

    /** Adds one who goes on working; {@code whenNotified} is posted to the owner. */
    public void add(AgentMember owner, byte[] block, int byteIndex, Object key, Runnable whenNotified) {
        Waiter waiter = new Waiter(block, byteIndex, owner);
        waiter.key = key;
        waiter.whenNotified = whenNotified;
        waiters.add(waiter);
    }

    public boolean remove(Object key) {
        return waiters.removeIf(waiter -> waiter.key == key);
    }

    /** Whether the agent has put somebody on the list. */
    boolean isAwaited(AgentMember owner) {
        section.lock();
        try {
            return waiters.stream().anyMatch(waiter -> waiter.owner == owner);
        } finally {
            section.unlock();
        }
    }

    public int notify(byte[] block, int byteIndex, double most) {
        int woken = 0;
        for (int i = 0; i < waiters.size() && woken < most; ) {
            Waiter waiter = waiters.get(i);
            if (waiter.block != block || waiter.byteIndex != byteIndex) {
                i++;
                continue;
            }
            waiters.remove(i);
            woken++;
            waiter.notified = true;
            if (waiter.condition != null) {
                waiter.condition.signal();
            } else {
                waiter.owner.post(waiter.whenNotified);
            }
        }
        return woken;
    }
}
