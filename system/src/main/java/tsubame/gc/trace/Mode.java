package tsubame.gc.trace;

import tsubame.system.rule.SystemCode;

/** What a visit of a slot is for; a constant at every call, so that a compiler that inlines has a loop for each. */
@SystemCode("constants")
public final class Mode {
    /** Marks the whole heap, each object where it is. */
    public static final int MARK = 0;
    /** Takes the live young objects out of the nursery. */
    public static final int MINOR = 1;

    private Mode() {}
}
