package tsubame.testkit.agents;

/** Ends an agent whose test is over. */
public final class AgentStopped extends Error {
    private static final long serialVersionUID = 1;

    public AgentStopped() {
        super("the test is over", null, false, false);
    }
}
