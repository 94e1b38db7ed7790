package tsubame.lab.plan;

/** What is wrong with one of the lab's YAML files, and where. */
public final class PlanProblem extends Exception {
    private static final long serialVersionUID = 1;

    public PlanProblem(String message) {
        super(message);
    }
}
