package tsubame.aot.llvm;

import java.util.List;
import tsubame.aot.build.ImageKeys;
import tsubame.ir.FieldRef;
import tsubame.ir.MethodRef;

/**
 * What the writer of LLVM text asks of the closed world: where things lie, which numbers types have, and which symbols stand
 * for what the image holds.
 */
public interface NativeLayout {
    /** Type numbers from {@code first} to {@code last}, both included. */
    record Range(int first, int last) {}

    /**
     * The dispatch table of a virtual method: an array of 32-bit offsets, each from the table to a function, of which
     * entry i is for type number {@code lowest + i}.
     */
    record Dispatch(String symbol, int lowest) {}

    /** Byte offset of an instance field from its object. */
    int fieldOffset(FieldRef field);

    /** Whether the field has had its value since before this code saw the object. */
    default boolean isFixed(FieldRef field) {
        return false;
    }

    /** Size in bytes, header included, a multiple of 16. */
    int instanceSize(String className);

    int typeNumber(String className);

    /** The numbers of the types whose instances are instances of the class or interface, ascending; numbers and booleans are none of them. */
    List<Range> typeRanges(String className);

    Dispatch dispatch(MethodRef method);

    /** Whether the plan wants to know of stores of references. */
    boolean needsBarrier();

    /** The symbol of a static field's slot. */
    String staticSymbol(FieldRef field);

    /** The symbol of an object of the image. */
    default String imageSymbol(String key) {
        return switch (key) {
            case ImageKeys.HEAP -> Symbols.HEAP;
            case ImageKeys.PROGRAM_SLOTS -> Symbols.PROGRAM_SLOTS;
            default -> key;
        };
    }

    /** The symbol of a string constant in the image. */
    String textSymbol(String value);

    /** The symbol of a class object in the image. */
    String classSymbol(String className);

    /** Whether a call of the method may come back with a pending exception. */
    boolean mayThrow(MethodRef method);

    /** The C symbol that the method is another name of; null for a method with code of its own. */
    String externSymbol(MethodRef method);

    /** The method that a runtime entry of that name and descriptor is. */
    MethodRef runtimeEntry(String name, String descriptor);
}
