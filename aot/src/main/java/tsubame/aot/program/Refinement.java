package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

/** What a conditional jump tells of its operands on either way. */
final class Refinement {
    private Refinement() {}

    /** The registers after the jump, taken or not; null if it cannot go that way. The array may be the one given. */
    static AbstractValue[] after(Instruction i, AbstractValue[] r, boolean taken) {
        return switch (i.opcode()) {
            case JUMP_IF_LESS -> taken ? less(r, i.a(), i.b(), true) : atLeast(r, i.a(), i.b());
            case JUMP_IF_NOT_LESS -> taken ? atLeast(r, i.a(), i.b()) : less(r, i.a(), i.b(), true);
            case JUMP_IF_LESS_EQUAL -> taken ? less(r, i.a(), i.b(), false) : less(r, i.b(), i.a(), true);
            case JUMP_IF_NOT_LESS_EQUAL -> taken ? less(r, i.b(), i.a(), true) : less(r, i.a(), i.b(), false);
            case JUMP_IF_GREATER -> taken ? less(r, i.b(), i.a(), true) : atLeast(r, i.b(), i.a());
            case JUMP_IF_NOT_GREATER -> taken ? atLeast(r, i.b(), i.a()) : less(r, i.b(), i.a(), true);
            case JUMP_IF_GREATER_EQUAL -> taken ? less(r, i.b(), i.a(), false) : less(r, i.a(), i.b(), true);
            case JUMP_IF_NOT_GREATER_EQUAL -> taken ? less(r, i.a(), i.b(), true) : less(r, i.b(), i.a(), false);
            case JUMP_IF_UNDEFINED -> taken ? only(r, i.a(), UNDEFINED) : without(r, i.a(), UNDEFINED);
            case JUMP_IF_NOT_UNDEFINED -> taken ? without(r, i.a(), UNDEFINED) : only(r, i.a(), UNDEFINED);
            case JUMP_IF_NULLISH -> taken ? only(r, i.a(), UNDEFINED | NULL) : without(r, i.a(), UNDEFINED | NULL);
            case JUMP_IF_NOT_NULLISH -> taken ? without(r, i.a(), UNDEFINED | NULL) : only(r, i.a(), UNDEFINED | NULL);
            case JUMP_IF_HOLE -> taken ? only(r, i.a(), HOLE) : without(r, i.a(), HOLE);
            case JUMP_IF_STRICT_EQUAL -> same(r, i.a(), i.b(), taken);
            case JUMP_IF_STRICT_NOT_EQUAL -> same(r, i.a(), i.b(), !taken);
            default -> r;
        };
    }

    /** What a comparison with undefined or null tells. */
    private static AbstractValue[] same(AbstractValue[] r, int a, int b, boolean isSame) {
        int register = r[b].is(UNDEFINED) || r[b].is(NULL) ? a : r[a].is(UNDEFINED) || r[a].is(NULL) ? b : -1;
        if (register < 0 || !r[register].may(UNDEFINED | NULL) || r[register].is(UNDEFINED | NULL)) {
            return r;
        }
        int kind = r[register == a ? b : a].kinds();
        return isSame ? only(r, register, kind) : without(r, register, kind);
    }

    private static AbstractValue[] without(AbstractValue[] r, int register, int kinds) {
        AbstractValue rest = r[register].without(kinds);
        return rest.kinds() == 0 ? null : with(r, register, rest);
    }

    private static AbstractValue[] only(AbstractValue[] r, int register, int kinds) {
        return without(r, register, ~kinds);
    }

    private static AbstractValue[] with(AbstractValue[] r, int register, AbstractValue value) {
        AbstractValue[] refined = r.clone();
        refined[register] = value;
        return refined;
    }

    /** a < b, or a <= b: neither is NaN then. */
    private static AbstractValue[] less(AbstractValue[] r, int a, int b, boolean strictly) {
        if (!r[a].is(INTEGER) || !r[b].is(INTEGER)) {
            return r;
        }
        long gap = strictly ? 1 : 0;
        AbstractValue left = r[a].clamped(Long.MIN_VALUE, r[b].high() - gap);
        AbstractValue right = r[b].clamped(r[a].low() + gap, Long.MAX_VALUE);
        if (left.kinds() == 0 || right.kinds() == 0) {
            return null;
        }
        AbstractValue[] refined = r.clone();
        refined[a] = left;
        refined[b] = right;
        return refined;
    }

    /** Not a < b: of integers, b <= a. */
    private static AbstractValue[] atLeast(AbstractValue[] r, int a, int b) {
        return less(r, b, a, false);
    }
}
