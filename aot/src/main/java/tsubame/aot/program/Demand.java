package tsubame.aot.program;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Registers of which it is worth knowing what they hold: an operator, an access to a property or an element will ask. Backwards over the
 * code, like liveness; moves pass the wish on.
 */
final class Demand {
    private final Unit unit;
    private final Map<Flow.Block, BitSet> before = new HashMap<>();
    private final BitSet[] after;

    Demand(Unit unit) {
        this.unit = unit;
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

    private BitSet through(Flow.Block block) {
        BitSet wanted = new BitSet();
        block.successors.forEach(next -> wanted.or(before.get(next)));
        for (int n = block.end - 1; n >= block.first; n--) {
            after[n] = (BitSet) wanted.clone();
            step(unit.code.get(n), wanted);
        }
        return wanted;
    }

    private void step(Instruction i, BitSet wanted) {
        boolean isMoveWanted = wanted.get(i.operands().length > 0 ? i.a() : 0);
        i.writes().forEach(wanted::clear);
        switch (i.opcode()) {
            case MOVE -> wanted.set(i.b(), isMoveWanted || wanted.get(i.b()));
            case GET_PROPERTY, GET_ITERATOR, NEGATE, BIT_NOT, INCREMENT, DECREMENT, TO_NUMERIC, TO_NUMBER, TO_STRING, NOT -> wanted.set(i.b());
            case SET_PROPERTY, JUMP_IF_TRUE, JUMP_IF_FALSE -> wanted.set(i.a());
            case GET_ELEMENT, ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, EXPONENTIATE, BIT_AND, BIT_OR, BIT_XOR, SHIFT_LEFT, SHIFT_RIGHT,
                    SHIFT_RIGHT_UNSIGNED, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL, NOT_EQUAL, STRICT_EQUAL, STRICT_NOT_EQUAL ->
                want(wanted, List.of(i.b(), i.c()));
            case SET_ELEMENT, JUMP_IF_LESS, JUMP_IF_NOT_LESS, JUMP_IF_LESS_EQUAL, JUMP_IF_NOT_LESS_EQUAL, JUMP_IF_GREATER, JUMP_IF_NOT_GREATER,
                    JUMP_IF_GREATER_EQUAL, JUMP_IF_NOT_GREATER_EQUAL, JUMP_IF_STRICT_EQUAL, JUMP_IF_STRICT_NOT_EQUAL -> want(wanted, List.of(i.a(), i.b()));
            default -> { }
        }
    }

    private static void want(BitSet wanted, List<Integer> registers) {
        registers.forEach(wanted::set);
    }
}
