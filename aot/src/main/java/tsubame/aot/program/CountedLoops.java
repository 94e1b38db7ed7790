package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import tsubame.bytecode.Opcode;
import tsubame.ir.Arith.BinaryKind;
import tsubame.ir.Arith.UnaryKind;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Compare.FloatCondition;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Loops that count up to a limit: whether all their indices are within an array is asked once, in front of them. An index is the counter, or the counter and what
 * the loop does not change.
 *
 * <pre>
 *   for (…; counter &lt; limit; counter += step) … array[offset + counter] …
 *
 *   in front:  0 ≤ offset + counter,  limit ≤ length − offset;  in the loop: nothing, while the length is the same
 * </pre>
 *
 * Such a loop has no other way out, so what fails in front of it would have failed inside of it.
 */
final class CountedLoops {
    /** An index in front of a loop. @param counts whether the counter is part of it @param rest the others' sum, an i64; null for none */
    private record Index(boolean counts, Value rest) {}

    /** What is known of an access in a loop. @param length that has been asked for */
    record Access(int counter, Value offset, Value length) {}

    private final Emitter e;
    private final Builder builder;
    private final Guards guards;
    private final Unit unit;
    private final Map<Instruction, Access> accesses = new HashMap<>();
    private final Map<Instruction, Value> limits = new HashMap<>();

    CountedLoops(Emitter emitter, Guards guards) {
        this.e = emitter;
        this.builder = emitter.builder;
        this.guards = guards;
        this.unit = emitter.unit;
    }

    /** A loop that is about to be entered. @param written registers that it writes @param last its condition */
    record Loop(Flow.Block body, Instruction jump, Instruction last, BitSet written) {
        int counter() {
            return last.a();
        }

        boolean isWithLimit() {
            return last.opcode() == Opcode.JUMP_IF_LESS_EQUAL;
        }
    }

    /** Whether a loop counts, so that {@link #ask} may be called. */
    boolean isCounted(Loop loop) {
        Instruction last = loop.last;
        if (last.position() != loop.jump.a() || last.opcode() != Opcode.JUMP_IF_LESS && last.opcode() != Opcode.JUMP_IF_LESS_EQUAL) {
            return false;
        }
        return !loop.written.get(last.b()) && e.type(last.b()).is(NUMBER) && e.type(loop.counter()).is(INTEGER)
                && !e.isUnreachable(loop.body) && e.place(loop.body).types()[loop.counter()].is(INTEGER) && isClosed(loop) && onlyCounts(loop);
    }

    /** Whether control comes into a loop by its jump alone, and leaves it at its end alone. */
    private boolean isClosed(Loop loop) {
        int first = loop.body.start;
        int end = loop.last.position();
        for (Instruction i : unit.code) {
            boolean inside = i.position() >= first && i.position() <= end;
            for (int target : i.targets(unit.prototype)) {
                if (i != loop.jump && inside != (target >= first && target <= end)) {
                    return false;
                }
            }
        }
        return unit.flow.handler(first) == unit.flow.handler(end) && unit.flow.handler(first) == unit.flow.handler(loop.jump.position());
    }

    /** Whether all that a loop does to its counter is to add what is not negative. */
    private boolean onlyCounts(Loop loop) {
        int counter = loop.counter();
        for (int n = loop.body.first; unit.code.get(n) != loop.last; n++) {
            Instruction i = unit.code.get(n);
            if (i.writes().contains(counter)) {
                boolean adds = i.opcode() == Opcode.ADD && i.b() == counter && !loop.written.get(i.c()) && e.type(i.c()).is(INTEGER) && e.type(i.c()).low() >= 0;
                if (!adds && !(i.opcode() == Opcode.INCREMENT && i.b() == counter)) {
                    return false;
                }
            }
        }
        return true;
    }

    // ---- in front of the loop

    /** What the limit is, and, of a fraction, what it comes to. */
    void limit(Loop loop) {
        int register = loop.last.b();
        Value limit = e.read(register);
        if (e.type(register).is(INTEGER)) {
            limits.put(loop.last, e.values.as(Type.I64, limit, e.type(register)));
            return;
        }
        Value real = e.values.real(register);
        guards.goOnIf(builder.compare(FloatCondition.EQ, real, real), loop.jump.position()); // NaN would become 0
        Value whole = builder.unary(loop.isWithLimit() ? UnaryKind.FLOOR : UnaryKind.CEIL, real);
        limits.put(loop.last, builder.convert(NumberKind.F64_TO_I64, whole));
    }

    /**
     * Asks for all indices of an access, which each iteration comes to before it counts.
     *
     * @param register the index
     * @param length of what is accessed, an i64
     */
    void ask(Loop loop, int n, int register, Value length) {
        int position = loop.jump.position();
        Index index = index(loop, register, n);
        if (index == null || !index.counts) {
            return;
        }
        AbstractValue type = e.type(loop.counter());
        Value counter = e.values.as(Type.I64, e.read(loop.counter()), type);
        Value start = index.rest == null ? counter : builder.add(counter, index.rest);
        if (index.rest != null || type.low() < 0) {
            guards.goOnIf(builder.compare(Condition.GE, start, builder.i64(0)), position);
        }
        Value room = index.rest == null ? length : builder.sub(length, index.rest);
        guards.goOnIf(builder.compare(loop.isWithLimit() ? Condition.LT : Condition.LE, limits.get(loop.last), room), position);
        accesses.put(unit.code.get(n), new Access(loop.counter(), index.rest, length));
    }

    /** The value of a register at an instruction of straight code at a loop's beginning, from what is known in front of it; null if that says too little. */
    private Index index(Loop loop, int register, int n) {
        int from = n - 1;
        while (from >= loop.body.first && !unit.code.get(from).writes().contains(register)) {
            from--;
        }
        if (from < loop.body.first) {
            return register == loop.counter() ? new Index(true, null) : loop.written.get(register) ? null : invariant(loop, register);
        }
        Instruction i = unit.code.get(from);
        return switch (i.opcode()) {
            case MOVE -> index(loop, i.b(), from);
            case TO_ELEMENT_KEY -> index(loop, i.c(), from);
            case LOAD_INT -> new Index(false, builder.i64(i.b()));
            case ADD, SUBTRACT -> sum(i, index(loop, i.b(), from), index(loop, i.c(), from));
            case MULTIPLY -> product(loop, index(loop, i.b(), from), index(loop, i.c(), from));
            default -> null;
        };
    }

    /** What the loop does not change must be a whole number of 31 bits: so sums are exact, in whatever order. */
    private Index invariant(Loop loop, int register) {
        AbstractValue type = e.type(register);
        if (!type.is(NUMBER)) {
            return null;
        }
        if (!type.isInt32()) {
            Value whole = e.values.whole(register);
            guards.goOnIf(e.values.isThat(whole, register), loop.jump.position());
            return new Index(false, builder.convert(NumberKind.I32_TO_I64, whole));
        }
        return new Index(false, e.values.as(Type.I64, e.read(register), type));
    }

    private Index sum(Instruction i, Index a, Index b) {
        boolean adds = i.opcode() == Opcode.ADD;
        if (a == null || b == null || b.counts && (a.counts || !adds)) {
            return null;
        }
        Value first = a.rest == null ? builder.i64(0) : a.rest;
        Value second = b.rest == null ? builder.i64(0) : b.rest;
        return new Index(a.counts || b.counts, adds ? builder.add(first, second) : builder.sub(first, second));
    }

    private Index product(Loop loop, Index a, Index b) {
        if (a == null || b == null || a.counts || b.counts) {
            return null;
        }
        Value product = builder.binary(BinaryKind.MUL, a.rest, b.rest);
        Value small = builder.convert(NumberKind.I64_TO_I32, product);
        guards.goOnIf(builder.compare(Condition.EQ, builder.convert(NumberKind.I32_TO_I64, small), product), loop.jump.position());
        return new Index(false, product);
    }

    // ---- in the loop

    /** What was found of an access in front of the loop; null if nothing was asked. */
    Access access(Instruction i) {
        return accesses.get(i);
    }

    /** The index of such an access, an i64 of 31 bits. */
    Value index(Access access) {
        Value counter = e.values.as(Type.I64, e.read(access.counter), e.type(access.counter));
        return access.offset == null ? counter : builder.add(counter, access.offset);
    }

    /** Whether the loop goes on, if its limit is known as a whole number; else null. */
    Value condition(Instruction i) {
        Value limit = limits.get(i);
        if (limit == null || !e.type(i.a()).is(INTEGER) || e.read(i.a()).type() != Type.I64 && e.read(i.b()).type() == Type.I32) {
            return null;
        }
        Value counter = e.values.as(Type.I64, e.read(i.a()), e.type(i.a()));
        return builder.compare(i.opcode() == Opcode.JUMP_IF_LESS ? Condition.LT : Condition.LE, counter, limit);
    }
}
