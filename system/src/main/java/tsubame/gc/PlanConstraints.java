package tsubame.gc;

import tsubame.gc.plan.Plans;
import tsubame.system.rule.SystemCode;

/** What a plan demands of compiled code. The compiler asks when it lowers stores; impossible combinations fail the build. */
@SystemCode("constants and comparisons")
public final class PlanConstraints {
    private PlanConstraints() {}

    /** Whether stores of references into objects that may be old go through {@link Barrier#record}. */
    public static boolean needsBarrier(int plan) {
        return plan == Plans.GENERATIONAL;
    }

    /** Whether objects move; those that the stack or the registers seem to reference never do. */
    public static boolean movesObjects(int plan) {
        return plan == Plans.GENERATIONAL;
    }

    /** Whether anything is ever freed. */
    public static boolean collects(int plan) {
        return plan != Plans.NONE;
    }
}
