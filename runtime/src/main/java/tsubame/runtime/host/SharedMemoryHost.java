package tsubame.runtime.host;

import tsubame.runtime.realm.Job;

/**
 * What agents that share memory need of their host (ECMA-262 §9.7, and the WaiterLists of §25.4.1). A block is a shared buffer's array of
 * bytes, the same Java object in all agents. There is one critical section for all blocks; {@link #suspend}, {@link #add}, {@link
 * #remove} and {@link #notify} are called in it. A host with one agent has none of this.
 */
public interface SharedMemoryHost {
    /** AgentCanSuspend. */
    boolean canSuspend();

    /** EnterCriticalSection, which is also what makes accesses atomic. */
    void enter();

    /** LeaveCriticalSection. */
    void leave();

    /**
     * Suspends the agent until it is notified or the time is over; leaves the critical section meanwhile.
     *
     * @param milliseconds infinite for no limit
     * @return whether it was notified
     */
    boolean suspend(byte[] block, int byteIndex, double milliseconds);

    /** Adds a waiter that does not suspend its agent: the job runs in that agent, once it is notified. */
    void add(byte[] block, int byteIndex, Job whenNotified);

    /** Takes a waiter out again; false if it is not there any more, since it was notified. */
    boolean remove(Job whenNotified);

    /** Wakes at most so many of those that wait at the index, first come first served; answers how many. */
    int notify(byte[] block, int byteIndex, double most);
}
