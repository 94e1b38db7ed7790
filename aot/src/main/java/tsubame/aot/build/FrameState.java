package tsubame.aot.build;

import java.util.ArrayList;
import java.util.List;
import tsubame.ir.Value;

/** Locals and operand stack at one point of a method, as SSA values. A wide local stands at its first index, the second is empty. */
final class FrameState {
    private final Slot[] locals;
    private final List<Slot> stack = new ArrayList<>();

    FrameState(int maxLocals) {
        locals = new Slot[maxLocals];
    }

    Slot local(int index) {
        return locals[index];
    }

    void setLocal(int index, Value value, boolean wide) {
        locals[index] = new Slot(value, wide);
        if (wide) {
            locals[index + 1] = null;
        }
    }

    void clear() {
        stack.clear();
        java.util.Arrays.fill(locals, null);
    }

    void push(Value value, boolean wide) {
        stack.add(new Slot(value, wide));
    }

    void push(Slot slot) {
        stack.add(slot);
    }

    /** A value of one word. */
    void push(Value value) {
        push(value, false);
    }

    void pushWide(Value value) {
        push(value, true);
    }

    Slot popSlot() {
        return stack.removeLast();
    }

    Value pop() {
        return popSlot().value();
    }

    Slot peek() {
        return stack.getLast();
    }

    List<Slot> stack() {
        return stack;
    }

    void clearStack() {
        stack.clear();
    }
}
