package tsubame.aot.world;

import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tsubame.aot.classfile.Types;

/**
 * Which classes an athrow may throw, told from the instruction before it: a constructor, a call, a cast, or a local
 * variable, and then from all stores to that variable. A rethrow of what a finally caught adds nothing. What is not told
 * so is unknown.
 */
final class ThrownTypes {
    private final List<CodeElement> elements;
    private final Set<Label> finallyHandlers = new HashSet<>();
    private final Set<Label> otherHandlers = new HashSet<>();

    ThrownTypes(CodeModel code) {
        elements = code.elementList();
        for (ExceptionCatch handler : code.exceptionHandlers()) {
            (handler.catchType().isEmpty() ? finallyHandlers : otherHandlers).add(handler.handler());
        }
    }

    /** The types at the athrow with that index among the elements; null when nothing is known. */
    Set<String> at(int index) {
        Set<String> types = new TreeSet<>();
        return before(index, types, new HashSet<>()) ? types : null;
    }

    /** Adds the types of the value on top of the stack before an element; false when nothing is known. */
    private boolean before(int index, Set<String> types, Set<Integer> locals) {
        for (int i = index - 1; i >= 0; i--) {
            switch (elements.get(i)) {
                case LabelTarget target -> {
                    if (finallyHandlers.contains(target.label())) return true;
                    if (otherHandlers.contains(target.label())) return caught(target.label(), types);
                }
                case InvokeInstruction call -> {
                    boolean constructor = call.name().equalsString("<init>");
                    types.add(constructor ? call.owner().asInternalName() : Types.returned(call.type().stringValue()));
                    return true;
                }
                case TypeCheckInstruction cast -> {
                    types.add(cast.type().asInternalName());
                    return true;
                }
                case FieldInstruction field -> {
                    types.add(Types.ofDescriptor(field.type().stringValue()));
                    return true;
                }
                case LoadInstruction load when load.typeKind() == TypeKind.REFERENCE -> {
                    return local(load.slot(), types, locals);
                }
                case Instruction ignored -> {
                    return false;
                }
                default -> { }
            }
        }
        return false;
    }

    private boolean caught(Label handler, Set<String> types) {
        for (CodeElement element : elements) {
            if (element instanceof ExceptionCatch row && row.handler().equals(handler)) {
                row.catchType().ifPresent(type -> types.add(type.asInternalName()));
            }
        }
        return true;
    }

    /** All stores to the variable; a slot that is reused for another variable only adds types. */
    private boolean local(int slot, Set<String> types, Set<Integer> locals) {
        if (!locals.add(slot)) return true;
        boolean stored = false;
        for (int i = 0; i < elements.size(); i++) {
            if (elements.get(i) instanceof StoreInstruction store && store.slot() == slot && store.typeKind() == TypeKind.REFERENCE) {
                stored = true;
                if (!before(i, types, locals)) return false;
            }
        }
        return stored; // never stored: a parameter
    }
}
