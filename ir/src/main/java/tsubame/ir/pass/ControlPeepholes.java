package tsubame.ir.pass;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tsubame.ir.Arith;
import tsubame.ir.Block;
import tsubame.ir.Const;
import tsubame.ir.Effect;
import tsubame.ir.Function;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Value;
import tsubame.ir.analysis.ControlFlow;

/** The part of canonicalisation that is about control flow. */
final class ControlPeepholes {
    private final Function function;
    private final Context context;
    private boolean changed;

    private ControlPeepholes(Function function, Context context) {
        this.function = function;
        this.context = context;
    }

    static boolean run(Function function, Context context) {
        ControlPeepholes pass = new ControlPeepholes(function, context);
        for (Block block : function.blocks()) pass.terminator(block);
        pass.unreachable();
        pass.changed |= TrivialParameters.run(function, context);
        pass.skipEmpty();
        pass.merge();
        return pass.changed;
    }

    private void terminator(Block block) {
        Terminator by = switch (block.terminator()) {
            case Terminator.Branch branch -> branch(branch);
            case Terminator.Switch choice -> choice(choice);
            case Terminator.Invoke(Target normal, _) -> {
                Value invoked = block.invoked();
                yield invoked != null && invoked.op().effects().has(Effect.THROWS) ? null : new Terminator.Jump(normal);
            }
            default -> null;
        };
        if (by == null || !context.burn()) return;
        block.terminate(by);
        changed = true;
    }

    private static Terminator branch(Terminator.Branch branch) {
        if (branch.condition().op() instanceof Const.Bool(boolean condition)) {
            return new Terminator.Jump(condition ? branch.then() : branch.otherwise());
        }
        if (branch.then().equals(branch.otherwise())) return new Terminator.Jump(branch.then());
        if (branch.condition().op() instanceof Arith.Unary(var kind, Value negated) && kind == Arith.UnaryKind.NOT) {
            Likelihood likelihood = switch (branch.likelihood()) {
                case UNKNOWN -> Likelihood.UNKNOWN;
                case LIKELY -> Likelihood.UNLIKELY;
                case UNLIKELY -> Likelihood.LIKELY;
            };
            return new Terminator.Branch(negated, branch.otherwise(), branch.then(), likelihood);
        }
        return null;
    }

    private static Terminator choice(Terminator.Switch choice) {
        if (choice.value().op() instanceof Const.Int(int value)) {
            int at = choice.keys().indexOf(value);
            return new Terminator.Jump(at < 0 ? choice.otherwise() : choice.cases().get(at));
        }
        return choice.cases().stream().allMatch(choice.otherwise()::equals) ? new Terminator.Jump(choice.otherwise()) : null;
    }

    private void unreachable() {
        ControlFlow flow = new ControlFlow(function);
        Set<Block> dead = new LinkedHashSet<>();
        for (Block block : function.blocks()) if (!flow.isReachable(block)) dead.add(block);
        if (dead.isEmpty()) return;
        function.removeBlocks(dead);
        changed = true;
    }

    /** A block that only jumps on, whose parameters only go on too, is passed by. */
    private void skipEmpty() {
        for (Block block : function.blocks()) {
            if (needsItsEdges(block)) continue;
            List<Target> targets = new ArrayList<>(block.terminator().targets());
            boolean any = false;
            for (int i = 0; i < targets.size(); i++) {
                Target through = through(targets.get(i));
                if (through == null || !context.burn()) continue;
                targets.set(i, through);
                any = true;
            }
            if (any) block.terminate(block.terminator().withTargets(targets));
            changed |= any;
        }
    }

    /** Where an invoked operation's value is there depends on the block that its normal edge alone leads to. */
    static boolean needsItsEdges(Block block) {
        return block.invoked() != null && block.invoked().isUsed();
    }

    private static Target through(Target target) {
        Block empty = target.block();
        if (!empty.body().isEmpty() || !(empty.terminator() instanceof Terminator.Jump(Target next)) || next.block() == empty) return null;
        for (Value parameter : empty.parameters()) {
            if (parameter.users().stream().anyMatch(user -> user != empty)) return null;
        }
        List<Value> arguments = new ArrayList<>(next.arguments());
        arguments.replaceAll(argument -> {
            int at = empty.parameters().indexOf(argument);
            return at < 0 ? argument : target.arguments().get(at);
        });
        return new Target(next.block(), arguments);
    }

    private void merge() {
        ControlFlow flow = new ControlFlow(function);
        for (Block block : flow.order()) {
            while (block.terminator() instanceof Terminator.Jump(Target target) && target.block() != block
                    && target.block() != function.entry() && flow.isReachable(target.block())
                    && flow.predecessors(target.block()).size() == 1 && context.burn()) {
                block.absorb(target.block());
                changed = true;
            }
        }
    }
}
