package tsubame.ir.pass;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Box;
import tsubame.ir.Function;
import tsubame.ir.Op;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Unwinding;
import tsubame.ir.Value;

/**
 * A boxed parameter to which every argument is a boxed double, or another such parameter, becomes an f64 that is boxed in the block:
 * the question whether it is a double is answered then, also round a loop. The same for booleans.
 */
final class UnboxParameters {
    private final Function function;
    private final boolean doubles;
    private final Map<Value, List<Value>> arguments = new LinkedHashMap<>();
    private final Map<Value, Value> unboxed = new LinkedHashMap<>();

    private UnboxParameters(Function function, boolean doubles) {
        this.function = function;
        this.doubles = doubles;
    }

    static boolean run(Function function, Context context) {
        return new UnboxParameters(function, true).run(context) | new UnboxParameters(function, false).run(context);
    }

    private boolean run(Context context) {
        for (Block from : function.blocks()) {
            for (Target target : from.terminator().targets()) {
                for (int i = 0; i < target.arguments().size(); i++) {
                    Value parameter = target.block().parameters().get(i);
                    if (parameter.type() == Type.BOXED) arguments.computeIfAbsent(parameter, _ -> new ArrayList<>()).add(target.arguments().get(i));
                }
            }
        }
        Set<Value> chosen = choose();
        chosen.removeIf(_ -> !context.burn());
        if (!areClosed(chosen)) chosen = restricted(chosen);
        if (chosen.isEmpty()) return false;
        replace(chosen);
        return true;
    }

    /** All that can be taken together: begins with all, and drops what has an argument of another sort until nothing changes. */
    private Set<Value> choose() {
        return restricted(new LinkedHashSet<>(arguments.keySet()));
    }

    private Set<Value> restricted(Set<Value> among) {
        Set<Value> chosen = new LinkedHashSet<>(among);
        boolean changed = true;
        while (changed) changed = chosen.removeIf(parameter -> !allFit(parameter, chosen));
        // parameters that only pass each other round are never boxed from anything: unreachable, or a loop without a beginning
        chosen.removeIf(parameter -> arguments.get(parameter).stream().allMatch(argument -> argument == parameter));
        return areClosed(chosen) ? chosen : restricted(chosen);
    }

    private boolean areClosed(Set<Value> chosen) {
        return chosen.stream().allMatch(parameter -> allFit(parameter, chosen));
    }

    private boolean allFit(Value parameter, Set<Value> chosen) {
        for (Value argument : arguments.get(parameter)) if (inner(argument) == null && !chosen.contains(argument)) return false;
        return true;
    }

    /** What was boxed; null if it was not. */
    private Value inner(Value value) {
        return switch (value.op()) {
            case Box.BoxDouble(Value a) when doubles -> a;
            case Box.BoxBoolean(Value a) when !doubles -> a;
            case null, default -> null;
        };
    }

    private void replace(Set<Value> chosen) {
        Map<Block, List<Value>> byBlock = new LinkedHashMap<>();
        for (Value parameter : chosen) {
            unboxed.put(parameter, parameter.block().addParameter(doubles ? Type.F64 : Type.I1));
            byBlock.computeIfAbsent(parameter.block(), _ -> new ArrayList<>()).add(parameter);
        }
        for (Block from : function.blocks()) {
            List<Target> targets = new ArrayList<>(from.terminator().targets());
            targets.replaceAll(target -> extended(target, byBlock.getOrDefault(target.block(), List.of())));
            from.terminate(from.terminator().withTargets(targets));
        }
        for (Value parameter : chosen) {
            Block block = parameter.block();
            Value boxed = block.insert(box(unboxed.get(parameter)), first(block));
            parameter.replaceUses(boxed);
            block.removeParameter(block.parameters().indexOf(parameter));
        }
    }

    private Op box(Value value) {
        return doubles ? new Box.BoxDouble(value) : new Box.BoxBoolean(value);
    }

    private Target extended(Target target, List<Value> parameters) {
        Target extended = target;
        for (Value parameter : parameters) {
            Value argument = target.arguments().get(target.block().parameters().indexOf(parameter));
            extended = extended.with(inner(argument) != null ? inner(argument) : unboxed.get(argument));
        }
        return extended;
    }

    private static Value first(Block block) {
        if (block.body().isEmpty()) return null;
        boolean handler = block.body().getFirst().op() instanceof Unwinding.Caught;
        return !handler ? block.body().getFirst() : block.body().size() > 1 ? block.body().get(1) : null;
    }
}
