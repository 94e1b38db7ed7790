package tsubame.aot.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * The slots of a program: constants that its code finds when it runs. Those of a function follow each other; what each is filled with
 * is told by its content word, as {@code tsubame.runtime.interpreter.ProgramCode} has it.
 */
final class Slots {
    // as in ProgramCode
    private static final int CODE = 0;
    private static final int CACHES = 1;
    private static final int STRING = 2;
    private static final int CAPTURE = 3;
    private static final int CONSTANT = 4;
    private static final int REGISTER = 5;
    private static final int CLOSURE = 6;

    private final List<Integer> contents = new ArrayList<>();
    /** The slots of the function that is being compiled, by content. */
    private final Map<Integer, Integer> known = new LinkedHashMap<>();

    /** The first slot of the next function. */
    int begin() {
        known.clear();
        return contents.size();
    }

    List<Integer> contents() {
        return contents;
    }

    private int slot(int kind, int index) {
        int content = kind << 24 | index;
        return known.computeIfAbsent(content, c -> {
            contents.add(c);
            return contents.size() - 1;
        });
    }

    /** The first slot of a compiled function: stack traces find its code there. */
    void code() {
        slot(CODE, 0);
    }

    Value code(Emitter e) {
        return e.builder.getSlot(slot(CODE, 0), Type.ref(Emitter.CODE_CLASS));
    }

    Value caches(Emitter e) {
        return e.builder.getSlot(slot(CACHES, 0), Type.ref("[L" + Emitter.INTERPRETER + "PropertyCache;"));
    }

    /** A string of the pool by its number, as a value. */
    Value string(Emitter e, int number) {
        return e.builder.getSlot(slot(STRING, number), Type.BOXED);
    }

    /** What a register holds from the start. */
    Value register(Emitter e, int register) {
        return e.builder.getSlot(slot(REGISTER, register), Type.BOXED);
    }

    /** The constant that a load instruction's operand, at this position, stands for in linked code. */
    Value constant(Emitter e, int position) {
        return e.builder.getSlot(slot(CONSTANT, position), Type.BOXED);
    }

    /** The function's closure, where there is one. */
    int closure() {
        return slot(CLOSURE, 0);
    }

    /** What the function captures under a number, where there is one closure of it. */
    int capture(int number) {
        return slot(CAPTURE, number);
    }
}
