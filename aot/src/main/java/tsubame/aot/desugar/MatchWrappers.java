package tsubame.aot.desugar;

import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The handlers that javac puts around the accessors of record patterns: they catch every Throwable and throw a MatchException with it
 * as its cause. Natively they would make all faults of the program catchable.
 */
final class MatchWrappers {
    static final String EXCEPTION = "java/lang/MatchException";

    /** {@code t = caught; throw new MatchException(t.toString(), t)}. */
    private static final List<Opcode> SHAPE = List.of(Opcode.ASTORE, Opcode.NEW, Opcode.DUP, Opcode.ALOAD, Opcode.INVOKEVIRTUAL,
            Opcode.ALOAD, Opcode.INVOKESPECIAL, Opcode.ATHROW);

    /** By position: equal instructions may be one object. */
    private final BitSet dropped = new BitSet();
    private int at;

    MatchWrappers(CodeModel code) {
        List<CodeElement> elements = code.elementList();
        Map<Label, Integer> labels = new HashMap<>();
        for (int i = 0; i < elements.size(); i++) {
            if (elements.get(i) instanceof LabelTarget target) labels.put(target.label(), i);
        }
        Set<Label> wrappers = new HashSet<>();
        for (ExceptionCatch handler : code.exceptionHandlers()) {
            boolean catchesAll = handler.catchType().map(type -> type.asInternalName().equals("java/lang/Throwable")).orElse(false);
            if (catchesAll && (wrappers.contains(handler.handler()) || isWrapper(elements, labels.get(handler.handler())))) {
                wrappers.add(handler.handler());
            }
        }
        for (int i = 0; i < elements.size(); i++) {
            if (elements.get(i) instanceof ExceptionCatch handler && wrappers.contains(handler.handler())) dropped.set(i);
        }
    }

    /** If so, its instructions are dropped. */
    private boolean isWrapper(List<CodeElement> elements, int handler) {
        int[] found = new int[SHAPE.size()];
        int count = 0;
        for (int i = handler; i < elements.size() && count < found.length; i++) {
            if (!(elements.get(i) instanceof Instruction instruction)) continue;
            if (!plain(instruction.opcode()).equals(SHAPE.get(count))) return false;
            if (instruction instanceof NewObjectInstruction made && !made.className().asInternalName().equals(EXCEPTION)) return false;
            found[count++] = i;
        }
        if (count < found.length) return false;
        for (int place : found) dropped.set(place);
        int begin = found[0];
        while (begin > 0 && !(elements.get(begin - 1) instanceof Instruction)) begin--;
        for (int i = begin; i < found[count - 1]; i++) {
            if (elements.get(i) instanceof LineNumber) dropped.set(i); // there may be no code behind it
        }
        return true;
    }

    /** Without the number of the variable. */
    private static Opcode plain(Opcode opcode) {
        return switch (opcode) {
            case ASTORE_0, ASTORE_1, ASTORE_2, ASTORE_3, ASTORE_W -> Opcode.ASTORE;
            case ALOAD_0, ALOAD_1, ALOAD_2, ALOAD_3, ALOAD_W -> Opcode.ALOAD;
            default -> opcode;
        };
    }

    /** Whether the next element of the code stays; to be asked for each, in order. */
    boolean keepsNext() {
        return !dropped.get(at++);
    }
}
