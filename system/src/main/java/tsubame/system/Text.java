package tsubame.system;

import tsubame.system.rule.Intrinsic;
import tsubame.system.rule.SystemCode;
import tsubame.system.sim.Machine;

/** Constant text for System Java, which has no strings: ASCII bytes and a 0 in read-only memory. */
@SystemCode("used before a heap exists")
public final class Text {
    private Text() {}

    /** The address of a literal's bytes; the argument must be a constant of the class file. */
    @Intrinsic("the address of a constant in .rodata")
    public static Address literal(String ascii) {
        return Machine.current().literal(ascii);
    }
}
