package tsubame.frontend.lower;

import java.util.ArrayList;
import java.util.List;

/**
 * What surrounds the code being emitted, as far as leaving it is concerned: a chain from the innermost construct outwards. An exit (break,
 * continue, return) runs the chain up to its target, see {@link Exits}.
 */
abstract sealed class Control {
    final Control outer;
    /** Protects the construct's own code; null if it has no handler. */
    final Protection protection;

    private Control(Control outer, Protection protection) {
        this.outer = outer;
        this.protection = protection;
    }

    /** Where break or continue may go; a label is -1 if that kind of exit has no target here. */
    static final class Target extends Control {
        final int breakLabel;
        final int continueLabel;
        final List<String> names;
        /** Reached by a break without a label too. */
        final boolean isBreakable;

        Target(Control outer, int breakLabel, int continueLabel, List<String> names, boolean isBreakable) {
            super(outer, null);
            this.breakLabel = breakLabel;
            this.continueLabel = continueLabel;
            this.names = names;
            this.isBreakable = isBreakable;
        }
    }

    /** A handler without code that exits must run. */
    static final class Guard extends Control {
        Guard(Control outer, Protection protection) {
            super(outer, protection);
        }
    }

    /** An iterator that exits must close. */
    static final class Iteration extends Control {
        final int iterator;
        final boolean isAsync;

        Iteration(Control outer, Protection protection, int iterator, boolean isAsync) {
            super(outer, protection);
            this.iterator = iterator;
            this.isAsync = isAsync;
        }
    }

    /**
     * A finally block, emitted once: an exit puts its number into {@code kind} and goes there, and after the block a table sends it on.
     * Number 0 is normal completion, 1 a throw of {@code value}.
     */
    static final class Finally extends Control {
        final int kind;
        final int value;
        final int label;
        final ArrayList<Exits.Exit> exits = new ArrayList<>();

        Finally(Control outer, Protection protection, int kind, int value, int label) {
            super(outer, protection);
            this.kind = kind;
            this.value = value;
            this.label = label;
        }
    }
}
