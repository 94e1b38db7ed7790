package tsubame.ir.pass;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

    public static void narrow(Program program) {
        Map<MethodRef, Effects> effects = new HashMap<>();
        List<Function> order = new CallGraph(program).bottomUp();
        for (boolean changed = true; changed;) {
            changed = false;
            for (Function function : order) {
                Effects found = of(function, program, effects);
                changed |= !found.equals(effects.put(function.reference(), found));
            }
        }
        for (Function function : order) for (Block block : function.blocks()) for (Value value : block.body()) narrow(value, effects);
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

    private static Effects of(Function function, Program program, Map<MethodRef, Effects> known) {
        Effects effects = Effects.NONE;
        for (Block block : function.blocks()) {
            for (Value value : block.body()) {
                Effects own = value.op().effects();
                if (value.op() instanceof Call.Direct call && program.function(call.method()) != null) {
                    own = new Effects(own.bits() & known.getOrDefault(call.method(), Effects.NONE).bits());
                }
                effects = effects.union(block.invoked() == value ? own.without(Effect.THROWS) : own);
            }
            effects = effects.union(ofEnd(block.terminator()));
        }
        Dominators dominators = new Dominators(function);
        return new Loops(dominators).all().isEmpty() ? effects : effects.with(Effect.WRITES);
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
