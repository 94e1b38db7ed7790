package tsubame.ir.pass;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import tsubame.ir.Block;
import tsubame.ir.Function;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Value;
import tsubame.ir.analysis.ControlFlow;

/**
 * A parameter that gets one value from everywhere, or itself, is that value, which dominates its block. All are found first and
 * replaced in one go: a builder that makes parameters of all locals at every join makes thousands. All blocks are reachable.
 */
final class TrivialParameters {
    private final Function function;
    private final Context context;
    private final ControlFlow flow;
    private final Map<Value, Value> same = new LinkedHashMap<>();

    private TrivialParameters(Function function, Context context) {
        this.function = function;
        this.context = context;
        this.flow = new ControlFlow(function);
    }

    static boolean run(Function function, Context context) {
        TrivialParameters pass = new TrivialParameters(function, context);
        pass.find();
        if (pass.same.isEmpty()) return false;
        pass.replace();
        return true;
    }

    private void find() {
        Map<Block, List<Target>> incoming = new LinkedHashMap<>();
        for (Block block : flow.order()) if (block != function.entry() && !block.parameters().isEmpty()) incoming.put(block, incoming(block));
        for (boolean changed = true; changed;) {
            changed = false;
            for (Block block : incoming.keySet()) {
                for (int i = 0; i < block.parameters().size(); i++) changed |= find(block.parameters().get(i), i, incoming.get(block));
            }
        }
    }

    private boolean find(Value parameter, int index, List<Target> incoming) {
        if (same.containsKey(parameter)) return false;
        Value only = null;
        for (Target target : incoming) {
            Value argument = actual(target.arguments().get(index));
            if (argument == parameter || argument == only) continue;
            if (only != null) return false;
            only = argument;
        }
        // what an invoked operation gives is there on the normal edge alone
        if (only == null || only.block().invoked() == only && incoming.size() > 1 || !context.burn()) return false;
        same.put(parameter, only);
        return true;
    }

    private Value actual(Value value) {
        while (same.containsKey(value)) value = same.get(value);
        return value;
    }

    private List<Target> incoming(Block block) {
        List<Target> incoming = new ArrayList<>();
        for (Block from : new LinkedHashSet<>(flow.predecessors(block))) {
            for (Target target : from.terminator().targets()) if (target.block() == block) incoming.add(target);
        }
        return incoming;
    }

    private void replace() {
        for (Block block : flow.order()) {
            for (Value value : block.body()) {
                List<Value> operands = value.op().operands();
                if (operands.stream().anyMatch(same::containsKey)) value.setOp(value.op().with(operands.stream().map(this::actual).toList()));
            }
            end(block);
        }
        for (Block block : flow.order()) block.dropParameters(same.keySet());
    }

    private void end(Block block) {
        Terminator end = block.terminator();
        boolean touched = end.uses().stream().anyMatch(same::containsKey)
                || end.targets().stream().anyMatch(target -> target.block().parameters().stream().anyMatch(same::containsKey));
        if (!touched) return;
        List<Target> targets = new ArrayList<>();
        for (Target target : end.targets()) {
            List<Value> arguments = new ArrayList<>();
            for (int i = 0; i < target.arguments().size(); i++) {
                if (!same.containsKey(target.block().parameters().get(i))) arguments.add(actual(target.arguments().get(i)));
            }
            targets.add(new Target(target.block(), arguments));
        }
        block.terminate(end.with(end.operands().stream().map(this::actual).toList(), targets));
    }
}
