package tsubame.ir.pass;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Function;
import tsubame.ir.Target;
import tsubame.ir.Value;
import tsubame.ir.analysis.ControlFlow;

/**
 * Operations that nobody would miss, and parameters that only such ones or each other use, go. Control flow stays as it is:
 * a loop is never removed, it might not end.
 */
final class DeadCode {
    private final Function function;
    private final Set<Value> live = new HashSet<>();
    private final Deque<Value> work = new ArrayDeque<>();
    private final Map<Value, List<Value>> arguments = new HashMap<>();

    private DeadCode(Function function) {
        this.function = function;
    }

    static boolean run(Function function, Context context) {
        DeadCode pass = new DeadCode(function);
        pass.mark();
        return pass.sweep(context);
    }

    private void need(Value value) {
        if (live.add(value)) work.push(value);
    }

    private void mark() {
        for (Value parameter : function.parameters()) live.add(parameter);
        for (Block block : new ControlFlow(function).order()) {
            for (Value value : block.body()) if (!value.op().effects().isRemovable()) need(value);
            for (Value operand : block.terminator().operands()) need(operand);
            if (block.invoked() != null) need(block.invoked());
            for (Target target : block.terminator().targets()) {
                for (int i = 0; i < target.arguments().size(); i++) {
                    arguments.computeIfAbsent(target.block().parameters().get(i), _ -> new ArrayList<>()).add(target.arguments().get(i));
                }
            }
        }
        while (!work.isEmpty()) {
            Value value = work.pop();
            for (Value needed : value.isParameter() ? arguments.getOrDefault(value, List.of()) : value.op().operands()) need(needed);
        }
    }

    private boolean sweep(Context context) {
        boolean changed = false;
        List<Value> dead = new ArrayList<>();
        for (Block block : new ControlFlow(function).order()) {
            for (Value value : block.body()) if (!live.contains(value)) dead.add(value);
        }
        Set<Value> removable = new HashSet<>();
        for (Value value : dead) if (context.burn()) removable.add(value);
        // users before what they use: as long as any goes, none of its users is left
        for (boolean any = true; any;) {
            any = false;
            for (Value value : dead.reversed()) {
                if (value.block() != null && removable.contains(value) && !value.isUsed()) {
                    value.remove();
                    any = true;
                }
            }
            any |= parameters(context);
            changed |= any;
        }
        return changed;
    }

    /** Parameters whose only uses are arguments for dead parameters: those uses go with those. */
    private boolean parameters(Context context) {
        boolean changed = false;
        for (Block block : function.blocks()) {
            for (int i = block.parameters().size() - 1; i >= 0; i--) {
                Value parameter = block.parameters().get(i);
                if (live.contains(parameter) || block == function.entry() || !onlyPassedOn(parameter) || !context.burn()) continue;
                detach(parameter);
                block.removeParameter(i);
                changed = true;
            }
        }
        return changed;
    }

    private static boolean onlyPassedOn(Value parameter) {
        return parameter.users().stream().allMatch(user -> user instanceof Block block && !block.terminator().operands().contains(parameter));
    }

    /** In its place stands what is there anyway: one of the arguments that the dead parameters it goes to get. */
    private void detach(Value parameter) {
        if (!parameter.isUsed()) return;
        parameter.replaceUses(function.constant(Placeholder.of(parameter.type())));
    }
}
