package tsubame.ir.pass;

import java.util.List;
import tsubame.ir.Block;
import tsubame.ir.Call;
import tsubame.ir.Check;
import tsubame.ir.Effect;
import tsubame.ir.Effects;
import tsubame.ir.Function;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Unwinding;
import tsubame.ir.Value;

/**
 * Exceptions as checked returns: whoever throws notes the exception as pending and returns; right after every call that may
 * have done so the question is asked, and control goes to the handler, which takes what is pending, or returns in turn.
 */
final class LowerExceptions {
    private final Function function;
    private Block unwinding;

    private LowerExceptions(Function function) {
        this.function = function;
    }

    static boolean run(Function function, Context context) {
        LowerExceptions pass = new LowerExceptions(function);
        boolean changed = false;
        for (Block block : List.copyOf(function.blocks())) {
            changed |= pass.end(block);
            for (Value value : List.copyOf(block.body())) changed |= pass.operation(value);
        }
        for (Block block : function.blocks()) {
            // an invoke whose operation turned out not to throw
            if (block.terminator() instanceof Terminator.Invoke(Target normal, _)) block.terminate(new Terminator.Jump(normal));
        }
        return changed;
    }

    private boolean end(Block block) {
        if (!(block.terminator() instanceof Terminator.Throw(Value exception))) return false;
        block.append(new Unwinding.SetPending(exception));
        block.terminate(new Terminator.Unwind());
        return true;
    }

    private boolean operation(Value value) {
        switch (value.op()) {
            case Unwinding.Caught(String className) -> value.setOp(new Unwinding.TakePending(className));
            case Call call when call.effects().has(Effect.THROWS) -> call(value, call);
            case Check.StackLimit _ -> stackLimit(value);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void call(Value value, Call call) {
        Block block = value.block();
        Target normal;
        Target unwind;
        if (block.invoked() == value) {
            Terminator.Invoke invoke = (Terminator.Invoke) block.terminator();
            normal = invoke.normal();
            unwind = invoke.unwind();
        } else if (isReturned(value)) {
            // what is pending stays so: the caller looks before it looks at the result
            value.setOp(call.withEffects(call.effects().without(Effect.THROWS).with(Effect.WRITES)));
            return;
        } else {
            normal = Target.to(splitAfter(value));
            unwind = Target.to(unwinding());
        }
        // what is pending is memory that the call writes
        block.terminate(null);
        value.setOp(call.withEffects(call.effects().without(Effect.THROWS).with(Effect.WRITES)));
        Value pending = block.append(new Unwinding.IsPending());
        block.terminate(new Terminator.Branch(pending, unwind, normal, Likelihood.UNLIKELY));
    }

    /** Whether the function ends with the call, and answers what it does. */
    private static boolean isReturned(Value value) {
        Block block = value.block();
        return block.body().getLast() == value && block.terminator() instanceof Terminator.Return(Value result) && (result == value || result == null);
    }

    private static Block splitAfter(Value value) {
        Block block = value.block();
        int next = block.body().indexOf(value) + 1;
        return block.splitBefore(next < block.body().size() ? block.body().get(next) : null);
    }

    private Block unwinding() {
        if (unwinding == null) {
            unwinding = function.addBlock();
            unwinding.terminate(new Terminator.Unwind());
        }
        return unwinding;
    }

    private void stackLimit(Value value) {
        Block block = value.block();
        Target unwind = block.invoked() == value ? ((Terminator.Invoke) block.terminator()).unwind() : Target.to(unwinding());
        Target normal = block.invoked() == value ? ((Terminator.Invoke) block.terminator()).normal() : Target.to(splitAfter(value));
        block.terminate(null);
        Block cold = function.addBlock();
        Effects effects = Effects.of(Effect.WRITES, Effect.READS, Effect.ALLOCATES);
        cold.append(new Call.Runtime(Call.Runtime.STACK_OVERFLOW, "()V", effects, List.of())).setPosition(value.position());
        cold.terminate(new Terminator.Jump(unwind));
        Value exceeded = block.insert(new Check.StackExceeded(), value);
        value.remove();
        block.terminate(new Terminator.Branch(exceeded, Target.to(cold), normal, Likelihood.UNLIKELY));
    }
}
