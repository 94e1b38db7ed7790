package tsubame.runtime.interpreter;

import tsubame.runtime.realm.Errors;
import tsubame.system.rule.Extern;
import tsubame.system.rule.Intrinsic;

/**
 * The machine code of a program that was compiled ahead of time, as the link put it into the executable: an entry for each
 * function by its number, and the slots, words outside the heap in which the code finds its constants. On a JVM, and in
 * executables with bytecode alone, there is none.
 *
 * <p>An entry takes a closure, {@code this}, the number of arguments and the first {@link #REGISTER_ARGUMENTS} of them, undefined
 * where there are fewer; of more arguments than that, the first stands for an array of all. The entry of a function that suspends
 * takes its frame and goes on at the frame's pc.
 *
 * <p>The slots begin with two for each function: its {@link Code}, and its closure where its module has one. What another slot holds is told by its
 * content word: the kind in the upper byte, and an index.
 */
final class ProgramCode {
    /** Arguments that are passed on their own. */
    static final int REGISTER_ARGUMENTS = 3;

    // What slots hold: kinds of content words
    /** The function's {@link Code}. */
    static final int CODE = 0;
    /** The function's inline caches. */
    static final int CACHES = 1;
    /** A string of the pool, as a value. */
    static final int STRING = 2;
    /** What the function captures, where its module has one closure of it. */
    static final int CAPTURE = 3;
    /** A constant of the linked code, by the position of the operand that names it. */
    static final int CONSTANT = 4;
    /** What a register holds from the start. */
    static final int REGISTER = 5;
    /** The function's closure, where its module has one. */
    static final int CLOSURE = 6;
    /** Methods found at an instruction, see {@link KnownMethods}: empty at first. */
    static final int METHOD = 7;
    /** A builtin by its number in {@link KnownBuiltins}; empty if it is not where it was. */
    static final int BUILTIN = 8;

    private ProgramCode() {}

    /** The address of the function's machine code; 0 for none. */
    @Extern("tsubame_program_entry")
    static long entry(int number) {
        return 0;
    }

    /** The first slot of the function behind its two; those of the next function end its own. */
    @Extern("tsubame_program_first_slot")
    private static int firstSlot(int number) {
        return 0;
    }

    @Extern("tsubame_program_slot_content")
    private static int content(int slot) {
        return 0;
    }

    @Intrinsic("a load from a symbol's memory")
    static Object slot(int slot) {
        return null;
    }

    @Intrinsic("a store to a symbol's memory, which is a root")
    static void setSlot(int slot, Object value) {}

    @Intrinsic("a call by address")
    private static Object jump(long entry, BytecodeFunction f, Object thisValue, int count, Object a, Object b, Object c) {
        return null;
    }

    @Intrinsic("a call by address")
    private static Object jumpBack(long entry, Frame frame) {
        return null;
    }

    /** The linked code of a function that has machine code and has been linked: its first slot. */
    static Code code(int number) {
        return (Code) slot(2 * number);
    }

    /** Fills the function's slots when its code is linked. */
    static void fillSlots(Code code) {
        int number = code.prototype.number();
        int end = firstSlot(number + 1);
        if (end == 0) {
            return;
        }
        setSlot(2 * number, code);
        for (int slot = firstSlot(number); slot < end; slot++) {
            int content = content(slot);
            int index = content & 0xFFFFFF;
            switch (content >>> 24) {
                case CACHES -> setSlot(slot, code.caches);
                case STRING -> setSlot(slot, code.string(index));
                case CONSTANT -> setSlot(slot, code.constants[code.words[index]]);
                case BUILTIN -> KnownBuiltins.fill(slot, index);
                case REGISTER -> setSlot(slot, code.firstRegister(index));
                default -> { }
            }
        }
    }

    /** Fills the slots for what a closure captured, when it is made. */
    static void fillCaptureSlots(BytecodeFunction closure) {
        int number = closure.code.prototype.number();
        int end = firstSlot(number + 1);
        for (int slot = firstSlot(number); slot < end; slot++) {
            int content = content(slot);
            if (content >>> 24 == CAPTURE) {
                setSlot(slot, closure.captures[content & 0xFFFFFF]);
            }
        }
        if (end != 0 && content(2 * number + 1) >>> 24 == CLOSURE) {
            setSlot(2 * number + 1, closure);
        }
    }

    /** Calls a function's machine code. */
    static Object call(long entry, BytecodeFunction f, Object thisValue, int count, Object a, Object b, Object c) {
        if (entry == 0) {
            throw Errors.typeError("a function without machine code was entered");
        }
        return jump(entry, f, thisValue, count, a, b, c);
    }

    /** Goes on with a suspended function. */
    static Object resume(long entry, Frame frame) {
        if (entry == 0) {
            throw Errors.typeError("a function without machine code was resumed");
        }
        return jumpBack(entry, frame);
    }
}
