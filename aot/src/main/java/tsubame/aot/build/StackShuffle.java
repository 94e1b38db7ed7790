package tsubame.aot.build;

import java.lang.classfile.Opcode;

/** The instructions that only move entries of the operand stack (JVMS §6.5, pop to swap). */
final class StackShuffle {
    private StackShuffle() {}

    static void apply(Opcode opcode, FrameState state) {
        switch (opcode) {
            case POP -> state.popSlot();
            case POP2 -> {
                if (!state.popSlot().wide()) {
                    state.popSlot();
                }
            }
            case DUP -> state.push(state.peek());
            case DUP_X1 -> duplicate(state, 1, 1);
            case DUP_X2 -> duplicate(state, 1, 2);
            case DUP2 -> duplicate(state, 2, 0);
            case DUP2_X1 -> duplicate(state, 2, 1);
            case DUP2_X2 -> duplicate(state, 2, 2);
            case SWAP -> {
                Slot upper = state.popSlot();
                Slot lower = state.popSlot();
                state.push(upper);
                state.push(lower);
            }
            default -> throw new IllegalStateException(opcode.name());
        }
    }

    /** Puts a copy of the upper {@code copied} words below the {@code skipped} words under them. */
    private static void duplicate(FrameState state, int copied, int skipped) {
        Slot[] upper = take(state, copied);
        Slot[] under = take(state, skipped);
        give(state, upper);
        give(state, under);
        give(state, upper);
    }

    /** Pops entries that make up so many words, topmost last. */
    private static Slot[] take(FrameState state, int words) {
        if (words == 0) {
            return new Slot[0];
        }
        Slot top = state.popSlot();
        if (words == 1 || top.wide()) {
            return new Slot[] {top};
        }
        return new Slot[] {state.popSlot(), top};
    }

    private static void give(FrameState state, Slot[] slots) {
        for (Slot slot : slots) {
            state.push(slot);
        }
    }
}
