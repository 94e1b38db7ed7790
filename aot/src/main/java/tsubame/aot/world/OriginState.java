package tsubame.aot.world;

import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.aot.classfile.Types;

/** Stack and variables of an abstract interpretation that follows where arrays come from. Wide values take two stack slots. */
final class OriginState {
    /**
     * @param places of {@link ArrayFlow}; only what may be an array has any
     * @param type the static type by name, null for no or an unknown one
     */
    record Value(Set<Integer> places, String type) {
        static final Value NONE = new Value(Set.of(), null);
        private static final Value NUMBER = new Value(Set.of(), "I");

        /** An element: it has come from where the array has. */
        Value element() {
            if (type == null || !Types.isArray(type)) return new Value(places, null);
            String element = Types.elementType(type);
            return element == null ? NUMBER : as(element);
        }

        /** The same under another static type. */
        Value as(String other) {
            return mayBeArray(other) ? new Value(places, other) : new Value(Set.of(), other);
        }

        Value or(Value other) {
            if (places.containsAll(other.places) && (type == null || type.equals(other.type))) return this;
            Set<Integer> both = new HashSet<>(places);
            both.addAll(other.places);
            return new Value(Set.copyOf(both), type != null && type.equals(other.type) ? type : null);
        }
    }

    /** The second slot of a wide value. */
    private static final Value REST = new Value(Set.of(), "");

    private final List<Value> stack = new ArrayList<>();
    private final Map<Integer, Value> variables = new HashMap<>();

    /** Whether an object of that static type may be an array; unknown types may. */
    static boolean mayBeArray(String type) {
        return type == null || Types.isArray(type) || type.equals(Types.OBJECT) || type.equals("java/io/Serializable")
                || type.equals("java/lang/Cloneable");
    }

    OriginState copy() {
        OriginState copy = new OriginState();
        copy.stack.addAll(stack);
        copy.variables.putAll(variables);
        return copy;
    }

    /** The state in which a handler begins when something here throws. */
    OriginState atHandler() {
        OriginState copy = new OriginState();
        copy.stack.add(Value.NONE);
        copy.variables.putAll(variables);
        return copy;
    }

    /** Adds what another state holds; whether anything is new. */
    boolean merge(OriginState other) {
        boolean changed = false;
        for (int i = 0; i < stack.size(); i++) {
            Value both = stack.get(i).or(other.stack.get(i));
            changed |= both != stack.get(i);
            stack.set(i, both);
        }
        for (Map.Entry<Integer, Value> entry : other.variables.entrySet()) {
            Value known = variables.get(entry.getKey());
            Value both = known == null ? entry.getValue() : known.or(entry.getValue());
            changed |= both != known;
            variables.put(entry.getKey(), both);
        }
        return changed;
    }

    Value load(int slot) {
        return variables.getOrDefault(slot, Value.NONE);
    }

    void store(int slot, Value value) {
        variables.put(slot, value);
    }

    void push(Value value, TypeKind kind) {
        stack.add(value);
        if (kind.slotSize() == 2) stack.add(REST);
    }

    Value pop(TypeKind kind) {
        if (kind.slotSize() == 2) stack.removeLast();
        return stack.removeLast();
    }

    void popBranchOperands(Opcode opcode) {
        switch (opcode) {
            case GOTO, GOTO_W -> { }
            case IF_ICMPEQ, IF_ICMPNE, IF_ICMPLT, IF_ICMPGE, IF_ICMPGT, IF_ICMPLE, IF_ACMPEQ, IF_ACMPNE -> {
                stack.removeLast();
                stack.removeLast();
            }
            default -> stack.removeLast();
        }
    }

    /** pop, dup, swap and their forms, on slots as JVMS §6.5 has them. */
    void shuffle(Opcode opcode) {
        switch (opcode) {
            case POP -> stack.removeLast();
            case POP2 -> {
                stack.removeLast();
                stack.removeLast();
            }
            case DUP -> repeat(1, 0);
            case DUP_X1 -> repeat(1, 1);
            case DUP_X2 -> repeat(1, 2);
            case DUP2 -> repeat(2, 0);
            case DUP2_X1 -> repeat(2, 1);
            case DUP2_X2 -> repeat(2, 2);
            case SWAP -> stack.add(stack.size() - 2, stack.removeLast());
            default -> throw new IllegalArgumentException(opcode.name());
        }
    }

    /** Inserts a copy of the top slots below them and so many more. */
    private void repeat(int count, int below) {
        List<Value> top = List.copyOf(stack.subList(stack.size() - count, stack.size()));
        stack.addAll(stack.size() - count - below, top);
    }
}
