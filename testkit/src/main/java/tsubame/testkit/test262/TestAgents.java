package tsubame.testkit.test262;

import tsubame.runtime.host.SharedMemoryHost;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Job;
import tsubame.testkit.agents.AgentCluster;
import tsubame.testkit.agents.AgentMember;

/**
 * One agent's view of the cluster that it belongs to.
 *
 * @param threads where to start others
 * @param canSuspend [[CanBlock]]
 */
record TestAgents(AgentCluster cluster, AgentMember member, AgentThreads threads, boolean canSuspend) implements SharedMemoryHost {
    private static final double NANOS_PER_MILLISECOND = 1e6;

    void start(String script) {
        threads.start(cluster, script);
    }

    @Override
    public void enter() {
        cluster.enterSection();
    }

    @Override
    public void leave() {
        cluster.leaveSection();
    }

    @Override
    public boolean suspend(byte[] block, int byteIndex, double milliseconds) {
        boolean limited = milliseconds < Double.POSITIVE_INFINITY;
        return cluster.suspend(member, block, byteIndex, limited ? (long) (milliseconds * NANOS_PER_MILLISECOND) : -1);
    }

    @Override
    public void add(byte[] block, int byteIndex, Job whenNotified) {
        cluster.add(member, block, byteIndex, whenNotified, () -> Agent.enqueue(whenNotified));
    }

    @Override
    public boolean remove(Job whenNotified) {
        return cluster.remove(whenNotified);
    }

    @Override
    public int notify(byte[] block, int byteIndex, double most) {
        return cluster.notify(block, byteIndex, most);
    }
}
