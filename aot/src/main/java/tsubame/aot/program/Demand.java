package tsubame.aot.program;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tsubame.bytecode.Opcode;

/**
 * Registers of which it is worth knowing what they hold: an operator, an access to a property or an element will ask; and those that become
 * indices of elements, which most likely are whole and small. Backwards over the code, like liveness; moves pass the wish on, and sums and
 * products of indices are made of such.
 */
final class Demand {
    private final Unit unit;
    /** Registers by number; behind all, once more those that become indices, those whose properties are accessed, those whose bits are asked for, and those that are used like arrays. */
    private final Map<Flow.Block, BitSet> before = new HashMap<>();
    private final BitSet[] after;
    private final int indices;
    private final int bases;
    private final int bits;
    private final int arrays;

    private final Callees callees;

    /** Says whether the call that is an instruction of a function makes an index of an argument. */
    interface Callees {
        boolean isIndex(Unit caller, int n, int argument);
    }

    Demand(Unit unit, Callees callees) {
        this.unit = unit;
        this.callees = callees;
        this.indices = unit.prototype.registerCount();
        this.bases = 2 * indices;
        this.bits = 3 * indices;
        this.arrays = 4 * indices;
        this.after = new BitSet[unit.code.size()];
        unit.flow.blocks().forEach(block -> before.put(block, new BitSet()));
        for (boolean changed = true; changed;) {
            changed = false;
            for (Flow.Block block : unit.flow.backwards()) {
                BitSet wanted = through(block);
                if (!wanted.equals(before.get(block))) {
                    before.put(block, wanted);
                    changed = true;
                }
            }
        }
    }

    /** Whether it is worth knowing what a register holds behind an instruction. */
    boolean isWantedAfter(int n, int register) {
        return after[n].get(register);
    }

    boolean isWantedAtEntry(int register) {
        return before.get(unit.flow.entry()).get(register);
    }

    /** Whether the same is demanded of the parameters. */
    boolean isSameAtEntry(Demand other) {
        return before.get(unit.flow.entry()).equals(other.before.get(unit.flow.entry()));
    }

    /** Whether what a register holds behind an instruction becomes an index. */
    boolean isIndexAfter(int n, int register) {
        return after[n].get(indices + register);
    }

    boolean isIndexAtEntry(int register) {
        return before.get(unit.flow.entry()).get(indices + register);
    }

    /** Whether properties are accessed of what a register holds behind an instruction. */
    boolean isBaseAfter(int n, int register) {
        return after[n].get(bases + register);
    }

    boolean isBaseAtEntry(int register) {
        return before.get(unit.flow.entry()).get(bases + register);
    }

    /** Whether what a register holds behind an instruction is used like an array, somewhere. */
    boolean isArrayAfter(int n, int register) {
        return after[n].get(arrays + register);
    }

    boolean isArrayAtEntry(int register) {
        return before.get(unit.flow.entry()).get(arrays + register);
    }

    /** Whether an operator asks for what a register holds behind an instruction that is quicker for whole numbers. */
    boolean isWholeAfter(int n, int register) {
        return after[n].get(bits + register);
    }

    boolean isWholeAtEntry(int register) {
        return before.get(unit.flow.entry()).get(bits + register);
    }

    private BitSet through(Flow.Block block) {
        BitSet wanted = new BitSet();
        block.successors.forEach(next -> wanted.or(before.get(next)));
        for (int n = block.end - 1; n >= block.first; n--) {
            after[n] = (BitSet) wanted.clone();
            step(unit.code.get(n), wanted);
            pass(n, wanted);
        }
        return wanted;
    }

    /** What becomes an index in a callee, or an operand of an instruction that a builtin is. */
    private void pass(int n, BitSet wanted) {
        Instruction i = unit.code.get(n);
        int builtin = i.opcode() == Opcode.CALL ? Shortcuts.builtin(unit, n) : -1;
        if (builtin >= 0) {
            int first = i.operands()[3];
            wanted.set(first, first + i.operands()[4]);
            wanted.set(indices + first, builtin == Shortcuts.CHAR_CODE_AT || wanted.get(indices + first));
            return;
        }
        int accessor = Shortcuts.viewAccessor(unit, n);
        if (accessor >= 0) {
            int first = i.operands()[3];
            wanted.set(first);
            wanted.set(indices + first);
            wanted.set(first + 1, Shortcuts.isViewSetter(accessor) || wanted.get(first + 1));
            wanted.set(bits + first + 1, Shortcuts.isViewSetter(accessor) && Shortcuts.viewKind(accessor).isOfIntegers() || wanted.get(bits + first + 1));
        }
        if (i.opcode() == Opcode.CALL || i.opcode() == Opcode.CALL_FUNCTION || i.opcode() == Opcode.CONSTRUCT) {
            int base = i.operands()[i.opcode() == Opcode.CALL_FUNCTION ? 2 : 3];
            int count = i.operands()[i.opcode() == Opcode.CALL_FUNCTION ? 3 : 4];
            for (int argument = 0; argument < count; argument++) {
                if (callees.isIndex(unit, n, argument)) {
                    wanted.set(base + argument);
                    wanted.set(indices + base + argument);
                }
            }
        }
    }

    private void step(Instruction i, BitSet wanted) {
        boolean isMoveWanted = wanted.get(i.operands().length > 0 ? i.a() : 0);
        boolean isIndex = i.operands().length > 0 && wanted.get(indices + i.a());
        boolean isBase = i.operands().length > 0 && wanted.get(bases + i.a());
        boolean isWhole = i.operands().length > 0 && wanted.get(bits + i.a());
        boolean isArray = false;
        for (int register : i.writes()) {
            wanted.clear(register);
            wanted.clear(indices + register);
            wanted.clear(bases + register);
            wanted.clear(bits + register);
            isArray |= wanted.get(arrays + register);
            wanted.clear(arrays + register);
        }
        if (i.opcode() == Opcode.MOVE) {
            wanted.set(bases + i.b(), isBase || wanted.get(bases + i.b()));
            wanted.set(bits + i.b(), isWhole || wanted.get(bits + i.b()));
            wanted.set(arrays + i.b(), isArray || wanted.get(arrays + i.b()));
        } else {
            use(i, wanted, isWhole);
        }
        index(i, wanted, isIndex);
        switch (i.opcode()) {
            case MOVE -> wanted.set(i.b(), isMoveWanted || wanted.get(i.b()));
            case GET_PROPERTY, GET_ITERATOR, NEGATE, BIT_NOT, INCREMENT, DECREMENT, TO_NUMERIC, TO_NUMBER, TO_STRING, TO_PIECE, NOT -> wanted.set(i.b());
            case TO_ELEMENT_KEY -> want(wanted, List.of(i.b(), i.c()));
            case SET_PROPERTY, JUMP_IF_TRUE, JUMP_IF_FALSE -> wanted.set(i.a());
            case GET_ELEMENT, ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, EXPONENTIATE, BIT_AND, BIT_OR, BIT_XOR, SHIFT_LEFT, SHIFT_RIGHT,
                    SHIFT_RIGHT_UNSIGNED, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL, NOT_EQUAL, STRICT_EQUAL, STRICT_NOT_EQUAL ->
                want(wanted, List.of(i.b(), i.c()));
            case SET_ELEMENT, JUMP_IF_LESS, JUMP_IF_NOT_LESS, JUMP_IF_LESS_EQUAL, JUMP_IF_NOT_LESS_EQUAL, JUMP_IF_GREATER, JUMP_IF_NOT_GREATER,
                    JUMP_IF_GREATER_EQUAL, JUMP_IF_NOT_GREATER_EQUAL, JUMP_IF_STRICT_EQUAL, JUMP_IF_STRICT_NOT_EQUAL -> want(wanted, List.of(i.a(), i.b()));
            default -> { }
        }
    }

    /** How an instruction uses what it is about. @param isWhole whether the bits of its result are asked for */
    private void use(Instruction i, BitSet wanted, boolean isWhole) {
        switch (i.opcode()) {
            case REMAINDER, BIT_AND, BIT_OR, BIT_XOR, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> {
                wanted.set(bits + i.b());
                wanted.set(bits + i.c());
            }
            case ADD, SUBTRACT -> { // the low bits of a sum are those of its operands'
                wanted.set(bits + i.b(), isWhole || wanted.get(bits + i.b()));
                wanted.set(bits + i.c(), isWhole || wanted.get(bits + i.c()));
            }
            case GET_PROPERTY -> {
                wanted.set(bases + i.b());
                wanted.set(arrays + i.b(), wanted.get(arrays + i.b()) || BuiltinMembers.has(unit.prototype.strings()[i.c()]));
            }
            case GET_ELEMENT -> {
                wanted.set(bases + i.b());
                wanted.set(arrays + i.b());
            }
            case SET_ELEMENT -> {
                wanted.set(bases + i.a());
                wanted.set(arrays + i.a());
            }
            case GET_ITERATOR -> wanted.set(arrays + i.b());
            case ARRAY_SPREAD -> wanted.set(arrays + i.b());
            case SET_PROPERTY -> wanted.set(bases + i.a());
            default -> { }
        }
    }

    private void index(Instruction i, BitSet wanted, boolean isIndex) {
        switch (i.opcode()) {
            case GET_ELEMENT -> wanted.set(indices + i.c());
            case SET_ELEMENT -> wanted.set(indices + i.b());
            case MOVE -> wanted.set(indices + i.b(), isIndex || wanted.get(indices + i.b()));
            case TO_ELEMENT_KEY -> wanted.set(indices + i.c(), isIndex || wanted.get(indices + i.c()));
            case ADD, SUBTRACT, MULTIPLY -> {
                wanted.set(indices + i.b(), isIndex || wanted.get(indices + i.b()));
                wanted.set(indices + i.c(), isIndex || wanted.get(indices + i.c()));
            }
            case INCREMENT, DECREMENT -> wanted.set(indices + i.b(), isIndex || wanted.get(indices + i.b()));
            case JUMP_IF_LESS, JUMP_IF_NOT_LESS, JUMP_IF_LESS_EQUAL, JUMP_IF_NOT_LESS_EQUAL, JUMP_IF_GREATER, JUMP_IF_NOT_GREATER,
                    JUMP_IF_GREATER_EQUAL, JUMP_IF_NOT_GREATER_EQUAL -> { // the bound of an index
                boolean isBound = wanted.get(indices + i.a()) || wanted.get(indices + i.b());
                wanted.set(indices + i.a(), isBound);
                wanted.set(indices + i.b(), isBound);
            }
            default -> { }
        }
    }

    private static void want(BitSet wanted, List<Integer> registers) {
        registers.forEach(wanted::set);
    }
}
