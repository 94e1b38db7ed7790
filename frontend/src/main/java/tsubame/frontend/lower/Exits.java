package tsubame.frontend.lower;

import java.util.ArrayList;
import tsubame.bytecode.Opcode;

/**
 * Emits exits: break, continue and return, through everything that they leave. What an exit runs on its way is not protected by the
 * constructs it has left already.
 */
final class Exits {
    private final FunctionCompiler fn;
    /** The innermost construct. */
    Control control;

    /** A way out: to {@code target} at {@code label}, or, with target null, a return of the value at hand. */
    record Exit(Control.Target target, int label) {}

    Exits(FunctionCompiler fn) {
        this.fn = fn;
    }

    void breakTo(String name) {
        Control.Target target = target(name, false);
        leave(new Exit(target, target.breakLabel), -1);
    }

    void continueTo(String name) {
        Control.Target target = target(name, true);
        leave(new Exit(target, target.continueLabel), -1);
    }

    /** Returns the value of a register, through all constructs. The value is final: awaited, if need be, before. */
    void returnValue(int register) {
        leave(new Exit(null, -1), register);
    }

    private Control.Target target(String name, boolean isContinue) {
        for (Control at = control; at != null; at = at.outer) {
            if (at instanceof Control.Target target) {
                boolean hasLabel = (isContinue ? target.continueLabel : target.breakLabel) >= 0;
                boolean matches = name == null ? isContinue || target.isBreakable : target.names.contains(name);
                if (hasLabel && matches) {
                    return target;
                }
            }
        }
        throw new IllegalStateException("no target for a break or continue");
    }

    /** Emits the exit from the innermost construct on; {@code value} is the register returned. */
    void leave(Exit exit, int value) {
        Control innermost = control;
        ArrayList<Protection> paused = new ArrayList<>();
        boolean taken = false;
        for (Control at = innermost; at != exit.target && !taken; at = at.outer) {
            if (at.protection != null && at.protection.close()) {
                paused.add(at.protection);
            }
            control = at.outer;
            switch (at) {
                case Control.Target _, Control.Guard _ -> {}
                case Control.Iteration iteration -> fn.iteration.close(iteration);
                case Control.Finally block -> {
                    enter(block, exit, value);
                    taken = true;
                }
            }
        }
        if (!taken) {
            arrive(exit, value);
        }
        control = innermost;
        for (Protection protection : paused) {
            protection.open();
        }
    }

    private void arrive(Exit exit, int value) {
        if (exit.target != null) {
            fn.code.emit(Opcode.JUMP, exit.label);
        } else {
            fn.functions.emitReturn(value);
        }
    }

    private void enter(Control.Finally block, Exit exit, int value) {
        int number = 2;
        while (number - 2 < block.exits.size() && !isSame(block.exits.get(number - 2), exit)) {
            number++;
        }
        if (number - 2 == block.exits.size()) {
            block.exits.add(exit);
        }
        if (exit.target == null) {
            fn.move(block.value, value);
        }
        fn.code.emit(Opcode.LOAD_INT, block.kind, number);
        fn.code.emit(Opcode.JUMP, block.label);
    }

    private static boolean isSame(Exit a, Exit b) {
        return a.target == b.target && a.label == b.label;
    }

    /** After a finally block: goes on with what was under way. */
    void resume(Control.Finally block) {
        int[] table = new int[2 + block.exits.size()];
        for (int i = 0; i < table.length; i++) {
            table[i] = fn.code.newLabel();
        }
        fn.code.emit(Opcode.JUMP_TABLE, block.kind, fn.pools.table(table));
        fn.code.place(table[1]);
        fn.code.emit(Opcode.THROW, block.value);
        for (int i = 0; i < block.exits.size(); i++) {
            fn.code.place(table[2 + i]);
            leave(block.exits.get(i), block.value);
        }
        fn.code.place(table[0]);
    }
}
