package tsubame.ir.pass;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Call;
import tsubame.ir.Effect;
import tsubame.ir.Effects;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Program;
import tsubame.ir.Terminator;
import tsubame.ir.Value;
import tsubame.ir.analysis.Dominators;
import tsubame.ir.analysis.Loops;

/**
 * Gives direct calls the effects that their callees have: the least ones that agree with each other. A function with a loop counts
 * as one that writes, for it might not end; recursion does by its stack limit checks.
 */
public final class CallEffects {
    private CallEffects() {}

    /** What a function does by itself, and its calls whose effects are those of the callees. */
    private record Summary(Function function, Effects own, List<Edge> calls) { }

    /** What a call has of its callee's effects. */
    private record Edge(MethodRef callee, Effects mask) { }

    public static void narrow(Program program) {
        Map<MethodRef, Effects> effects = new HashMap<>();
        List<Summary> order = new ArrayList<>();
        for (Function function : new CallGraph(program).bottomUp()) order.add(summary(function, program));
        for (boolean changed = true; changed;) {
            changed = false;
            for (Summary summary : order) {
                Effects found = of(summary, effects);
                changed |= !found.equals(effects.put(summary.function.reference(), found));
            }
        }
        for (Summary summary : order) {
            for (Block block : summary.function.blocks()) for (Value value : block.body()) narrow(value, effects);
        }
    }

    private static Effects of(Summary summary, Map<MethodRef, Effects> known) {
        int bits = summary.own.bits();
        for (Edge call : summary.calls) bits |= call.mask.bits() & known.getOrDefault(call.callee, Effects.NONE).bits();
        return new Effects(bits);
    }

    private static void narrow(Value value, Map<MethodRef, Effects> effects) {
        if (!(value.op() instanceof Call.Direct call) || !effects.containsKey(call.method())) return;
        Effects narrowed = new Effects(call.effects().bits() & effects.get(call.method()).bits());
        if (narrowed.equals(call.effects())) return;
        Block block = value.block();
        boolean invoked = block.invoked() == value;
        value.setOp(call.withEffects(narrowed));
        if (invoked && !narrowed.has(Effect.THROWS)) {
            block.terminate(new Terminator.Jump(((Terminator.Invoke) block.terminator()).normal()));
        }
    }

    private static Summary summary(Function function, Program program) {
        Effects own = Effects.NONE;
        Set<Edge> calls = new LinkedHashSet<>();
        for (Block block : function.blocks()) {
            for (Value value : block.body()) {
                Effects effects = value.op().effects();
                if (block.invoked() == value) effects = effects.without(Effect.THROWS);
                if (value.op() instanceof Call.Direct call && program.function(call.method()) != null) {
                    calls.add(new Edge(call.method(), effects));
                } else {
                    own = own.union(effects);
                }
            }
            own = own.union(ofEnd(block.terminator()));
        }
        boolean loops = !own.has(Effect.WRITES) && !new Loops(new Dominators(function)).all().isEmpty();
        return new Summary(function, loops ? own.with(Effect.WRITES) : own, List.copyOf(calls));
    }

    private static Effects ofEnd(Terminator terminator) {
        return switch (terminator) {
            case Terminator.Throw _ -> Effects.of(Effect.THROWS);
            case Terminator.Panic _ -> Effects.CHECK;
            case Terminator.Unreachable _ -> Effects.GUARDED;
            case Terminator.Unwind _ -> Effects.of(Effect.WRITES);
            case Terminator.Jump _, Terminator.Branch _, Terminator.Switch _, Terminator.Return _, Terminator.Invoke _ -> Effects.NONE;
        };
    }
}
