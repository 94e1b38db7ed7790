package tsubame.ir.pass;

import tsubame.ir.Program;

/** What passes share: the program, and the fuel, which each optional rewriting takes one of. With it a bad one is bisected. */
public final class Context {
    private final Program program;
    private long fuel;

    /** Negative fuel has no end. */
    public Context(Program program, long fuel) {
        this.program = program;
        this.fuel = fuel;
    }

    public Program program() {
        return program;
    }

    /** Whether one more rewriting may be done; lowerings do not ask. */
    boolean burn() {
        if (fuel <= 0) return fuel < 0;
        fuel--;
        return true;
    }
}
