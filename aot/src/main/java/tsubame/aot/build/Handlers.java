package tsubame.aot.build;

import java.lang.classfile.Label;
import java.lang.classfile.instruction.ExceptionCatch;
import java.util.ArrayList;
import java.util.List;
import tsubame.ir.Block;
import tsubame.ir.Effect;
import tsubame.ir.Op;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * The exception table. Where an operation may throw inside a protected range, its block ends in an invoke whose unwind edge
 * leads to a pad of its own: the pad asks the handlers in their order, and throws on what none of them takes.
 */
final class Handlers {
    private static final String THROWABLE = "java/lang/Throwable";

    private final MethodToIr method;
    private final List<ExceptionCatch> table;
    private final List<ExceptionCatch> active = new ArrayList<>();

    Handlers(MethodToIr method) {
        this.method = method;
        this.table = method.code().exceptionHandlers();
    }

    /** Ranges begin and end at labels; the table's order is kept. */
    void pass(Label label) {
        boolean changed = false;
        for (ExceptionCatch range : table) {
            changed |= range.tryStart().equals(label) || range.tryEnd().equals(label);
        }
        if (!changed) {
            return;
        }
        for (ExceptionCatch range : table) {
            if (range.tryEnd().equals(label)) {
                active.remove(range);
            }
        }
        List<ExceptionCatch> now = new ArrayList<>();
        for (ExceptionCatch range : table) {
            if (active.contains(range) || range.tryStart().equals(label)) {
                now.add(range);
            }
        }
        active.clear();
        active.addAll(now);
    }

    /** Emits an operation, and the way of its exception if it may throw one that is caught here. */
    Value emit(Op op) {
        Value value = method.builder.emit(op);
        if (active.isEmpty() || !op.effects().has(Effect.THROWS)) {
            return value;
        }
        Block normal = method.builder.newBlock();
        Block pad = method.builder.newBlock();
        method.builder.invoke(Target.to(normal), Target.to(pad));
        method.builder.at(pad);
        dispatch(method.builder.caught(THROWABLE));
        method.builder.at(normal);
        return value;
    }

    /** Goes on with the exception: to the first active handler that takes it, or out of the function. Ends the block. */
    void dispatch(Value exception) {
        for (ExceptionCatch range : active) {
            Target target = target(range, exception);
            if (range.catchType().isEmpty()) {
                method.builder.jump(target.block(), target.arguments());
                return;
            }
            Value matches = method.builder.instanceOf(range.catchType().get().asInternalName(), exception);
            Block next = method.builder.newBlock();
            method.builder.branch(matches, target, Target.to(next));
            method.builder.at(next);
        }
        method.builder.throwValue(exception);
    }

    private Target target(ExceptionCatch range, Value exception) {
        EntryFrame frame = method.frame(range.handler());
        List<Slot> saved = new ArrayList<>(method.state.stack());
        method.state.clearStack();
        method.state.push(method.coercion.to(Type.ref(THROWABLE), exception));
        Target target = new Target(frame.block(), frame.arguments(method.state, method.coercion));
        method.state.clearStack();
        for (Slot slot : saved) {
            method.state.push(slot);
        }
        return target;
    }
}
