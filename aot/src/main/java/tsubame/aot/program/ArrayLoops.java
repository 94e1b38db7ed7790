package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.Arrays;
import java.util.List;
import tsubame.bytecode.Opcode;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Methods of arrays that call a function for each element, as loops in the checked version: of what is seen to be an array, where the callee is the builtin and the
 * function is known. The function's body is called, and so it can be inlined. Once the loop has begun nothing leaves for the plain version: what is rare (holes,
 * elements of prototypes) is asked of the runtime, element by element, as the method would.
 *
 * <pre>
 *   loop(index, what there is so far) ─▶ element ─▶ call ─▶ what the method makes of its result ─▶ next ─▶ loop
 *                                         └ a hole ───────────────────────────────────────────────▲
 * </pre>
 */
final class ArrayLoops {
    private static final String CLASS = "CompiledArrays";

    private final Emitter e;
    private final Builder builder;
    private final Guards guards;
    private final Calls calls;

    ArrayLoops(Emitter emitter, Guards guards, Calls calls) {
        this.e = emitter;
        this.builder = emitter.builder;
        this.guards = guards;
        this.calls = calls;
    }

    /** One loop while it is made. */
    private final class Loop {
        final Instruction i;
        final int method;
        final int function;
        final Value array;
        final Value length;
        /** The first of the registers, behind all, that hold the function's arguments. */
        final int arguments;
        final boolean isFold;
        final Block loop;
        final Block next;
        final Block done;

        Loop(Instruction i, int method, Value array, Value length, Value result) {
            this.i = i;
            this.method = method;
            this.function = i.operands()[3];
            this.array = array;
            this.length = length;
            this.arguments = e.registers.length;
            this.isFold = method == Shortcuts.REDUCE;
            this.result = result;
            this.loop = isFold ? builder.newBlock(Type.I32, Type.BOXED) : builder.newBlock(Type.I32);
            this.next = isFold ? builder.newBlock(Type.BOXED) : builder.newBlock();
            this.done = switch (method) {
                case Shortcuts.SOME, Shortcuts.EVERY -> builder.newBlock(Type.I1);
                case Shortcuts.FIND_INDEX -> builder.newBlock(Type.I32);
                case Shortcuts.REDUCE, Shortcuts.FIND -> builder.newBlock(Type.BOXED);
                default -> builder.newBlock();
            };
        }

        /** The array that is made. */
        final Value result;

        Value index() {
            return loop.parameters().getFirst();
        }
    }

    /** Makes a loop of a call, if it can be one; whether it has. */
    boolean call(Instruction i, int callee, int base, int count) {
        int method = i.opcode() == Opcode.CALL && e.isChecked() && e.type(i.c()).is(ARRAY) ? Shortcuts.loop(e.unit, i, callee, count) : -1;
        if (method < 0 || !isKnown(e.type(base))) {
            return false;
        }
        guards.goOnIf(builder.same(e.boxed(callee), e.slots.builtin(e, method)), i.position());
        Value array = guards.array(i.c(), i.position());
        Value all = e.field("tsubame/runtime/object/ArrayStorage", "length", array);
        guards.goOnIf(builder.compare(Condition.LE, all, builder.i64(Integer.MAX_VALUE)), i.position());
        Value length = e.values.as(Type.I32, all, integer(0, Integer.MAX_VALUE));
        boolean makesOne = method == Shortcuts.MAP || method == Shortcuts.FILTER;
        Value result = makesOne ? e.entry(CLASS, "result", array, length) : null;
        if (makesOne) {
            guards.goOnIf(builder.not(builder.isNull(result)), i.position());
        }
        Loop loop = new Loop(i, method, array, length, result);
        begin(loop, count == 2 ? e.boxed(base + 1) : null);
        around(loop);
        end(loop);
        return true;
    }

    private static boolean isKnown(AbstractValue function) {
        Unit target = function.is(FUNCTION) ? function.function() : null;
        return target != null && target.isCompiledPlainly() && !target.prototype.kind().isClassConstructor() && target.result.kinds() != 0;
    }

    /** @param start what a fold begins with; null: with the first element, which there must be */
    private void begin(Loop l, Value start) {
        if (!l.isFold) {
            builder.jump(l.loop, builder.i32(0));
        } else if (start != null) {
            builder.jump(l.loop, builder.i32(0), start);
        } else {
            Value first = e.entry(CLASS, "element", l.array, builder.i32(0));
            guards.goOnIf(builder.not(builder.isNull(first)), l.i.position());
            builder.jump(l.loop, builder.i32(1), first);
        }
    }

    private void around(Loop l) {
        Block body = builder.newBlock();
        Block end = builder.newBlock();
        builder.at(l.loop);
        builder.branch(builder.compare(Condition.LT, l.index(), l.length), Target.to(body), Target.to(end), Likelihood.LIKELY);
        builder.at(end);
        builder.jump(l.done, atEnd(l));
        builder.at(body);
        Value element = l.method == Shortcuts.FIND || l.method == Shortcuts.FIND_INDEX ? e.op("getElementAt", l.array, l.index()) : element(l);
        Value[] registers = e.registers;
        AbstractValue[] types = e.types;
        e.registers = Arrays.copyOf(registers, registers.length + 4);
        e.types = Arrays.copyOf(types, types.length + 4);
        step(l, element);
        e.registers = registers;
        e.types = types;
        builder.at(l.next);
        Value following = builder.add(l.index(), builder.i32(1));
        builder.jump(l.loop, l.isFold ? List.of(following, l.next.parameters().getFirst()) : List.of(following));
    }

    /** What the method answers when it has seen all elements. */
    private List<Value> atEnd(Loop l) {
        return switch (l.method) {
            case Shortcuts.SOME -> List.of(builder.bool(false));
            case Shortcuts.EVERY -> List.of(builder.bool(true));
            case Shortcuts.FIND -> List.of(e.undefined());
            case Shortcuts.FIND_INDEX -> List.of(builder.i32(-1));
            case Shortcuts.REDUCE -> List.of(l.loop.parameters().get(1));
            default -> List.of();
        };
    }

    /** The element; what is none is passed over. */
    private Value element(Loop l) {
        Block present = builder.newBlock(Type.BOXED);
        Block rare = builder.newBlock();
        Value held = e.entry(CLASS, "element", l.array, l.index());
        builder.branch(builder.isNull(held), Target.to(rare), new Target(present, List.of(held)), Likelihood.UNLIKELY);
        builder.at(rare);
        Value found = e.entry(CLASS, "elementOrHole", l.array, l.index());
        Target over = l.isFold ? new Target(l.next, List.of(l.loop.parameters().get(1))) : Target.to(l.next);
        builder.branch(builder.isNull(found), over, new Target(present, List.of(found)), Likelihood.UNLIKELY);
        builder.at(present);
        return present.parameters().getFirst();
    }

    /** Calls the function and does with its result what the method does. */
    private void step(Loop l, Value element) {
        int at = l.arguments;
        if (l.isFold) {
            e.write(at++, l.loop.parameters().get(1), ANY);
        }
        e.write(at, element, ANY);
        e.write(at + 1, l.index(), integer(0, Integer.MAX_VALUE - 1));
        e.write(at + 2, builder.retype(Type.BOXED, l.array), of(ARRAY));
        Unit target = e.type(l.function).function();
        Calls.Result result = calls.direct(target, l.function, l.arguments, l.isFold ? 4 : 3);
        e.write(at, result.value(), result.type()); // the element is no longer needed there
        switch (l.method) {
            case Shortcuts.FOR_EACH -> builder.jump(l.next);
            case Shortcuts.REDUCE -> builder.jump(l.next, e.boxed(at));
            case Shortcuts.MAP -> {
                e.entry(CLASS, "put", l.result, l.index(), e.boxed(at), l.length);
                builder.jump(l.next);
            }
            case Shortcuts.FILTER -> {
                Block taken = builder.newBlock();
                builder.branch(e.values.truth(at), Target.to(taken), Target.to(l.next));
                builder.at(taken);
                e.entry(CLASS, "add", l.result, element);
                builder.jump(l.next);
            }
            case Shortcuts.SOME -> builder.branch(e.values.truth(at), new Target(l.done, List.of(builder.bool(true))), Target.to(l.next));
            case Shortcuts.EVERY -> builder.branch(e.values.truth(at), Target.to(l.next), new Target(l.done, List.of(builder.bool(false))));
            case Shortcuts.FIND -> builder.branch(e.values.truth(at), new Target(l.done, List.of(element)), Target.to(l.next));
            case Shortcuts.FIND_INDEX -> builder.branch(e.values.truth(at), new Target(l.done, List.of(l.index())), Target.to(l.next));
            default -> throw new IllegalStateException("method " + l.method);
        }
    }

    private void end(Loop l) {
        builder.at(l.done);
        int to = l.i.a();
        switch (l.method) {
            case Shortcuts.FOR_EACH -> e.write(to, e.undefined(), VOID);
            case Shortcuts.MAP -> {
                e.entry(CLASS, "finish", l.result, l.length);
                e.write(to, builder.retype(Type.BOXED, l.result), of(ARRAY));
            }
            case Shortcuts.FILTER -> e.write(to, builder.retype(Type.BOXED, l.result), of(ARRAY));
            case Shortcuts.SOME, Shortcuts.EVERY -> e.write(to, l.done.parameters().getFirst(), TRUTH);
            case Shortcuts.FIND_INDEX -> e.write(to, l.done.parameters().getFirst(), integer(-1, Integer.MAX_VALUE));
            default -> e.write(to, l.done.parameters().getFirst(), ANY);
        }
    }
}
