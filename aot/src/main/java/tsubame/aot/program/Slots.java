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
    private static final int METHOD = 7;
    private static final int BUILTIN = 8;
    /** Slots of a method, as in {@code KnownMethods}: shapes, and the function. */
    static final int METHOD_SHAPES = 4;
    static final int METHOD_SIZE = METHOD_SHAPES + 1;

    private final List<Integer> contents = new ArrayList<>();
    /** The slots of the function that is being compiled, by content. */
    private final Map<Integer, Integer> known = new LinkedHashMap<>();

    /** Gives every function its own two slots. */
    void head(List<Unit> units) {
        for (Unit unit : units) {
            contents.add(CODE << 24);
            contents.add((unit.isCreatedOnce() ? CLOSURE : CODE) << 24);
        }
    }

    /** The first of the other slots of the next function. */
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

    Value code(Emitter e) {
        return e.builder.getSlot(2 * e.unit.prototype.number(), Type.ref(Emitter.CODE_CLASS));
    }

    /** The only closure of a function. */
    static Value closure(Emitter e, Unit function, Type type) {
        return e.builder.getSlot(2 * function.prototype.number() + 1, type);
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

    /** The builtin of a number, while it is where it was when the program began; else null. */
    Value builtin(Emitter e, int number) {
        return e.builder.getVariableSlot(slot(BUILTIN, number), Type.BOXED);
    }

    /** The first of the slots for some methods that an instruction at a position may find. */
    int methods(int position, int count) {
        int first = slot(METHOD, position);
        for (int n = 1; n < METHOD_SIZE * count; n++) {
            contents.add(METHOD << 24);
        }
        return first;
    }

    /** What the function captures under a number, where there is one closure of it. */
    int capture(int number) {
        return slot(CAPTURE, number);
    }
}
