package tsubame.ir.pass;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Arith;
import tsubame.ir.Block;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Function;
import tsubame.ir.Likelihood;
import tsubame.ir.Op;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.Value;
import tsubame.ir.analysis.ControlFlow;
import tsubame.ir.eval.Arithmetic;

/**
 * A block that only computes a condition from its parameters and branches on it is passed by wherever the arguments decide it:
 * {@code a && b} in Java's class files is such a block, with 0 or 1 for an argument. Its values are used in it alone, so
 * that nobody misses it on the way. Where it counts, what is
 * known of that branch is then known of the one that led there.
 */
final class ThreadJumps {
    private static final int MAX_OPERATIONS = 6;

    private ThreadJumps() {}

    static boolean run(Function function, Context context) {
        boolean changed = false;
        ControlFlow flow = new ControlFlow(function);
        for (Block block : function.blocks()) {
            if (ControlPeepholes.needsItsEdges(block)) continue;
            List<Target> targets = new ArrayList<>(block.terminator().targets());
            boolean any = false;
            for (int i = 0; i < targets.size(); i++) {
                Target threaded = threaded(function, targets.get(i));
                if (threaded == null || !context.burn()) continue;
                handDown(block, i, isLikely(targets.get(i).block(), threaded.block()), flow);
                targets.set(i, threaded);
                any = true;
            }
            if (any) block.terminate(block.terminator().withTargets(targets));
            changed |= any;
        }
        return changed;
    }

    /** Whether a block most likely goes on at another; null if that is not known. */
    private static Boolean isLikely(Block block, Block next) {
        if (!(block.terminator() instanceof Terminator.Branch branch) || branch.likelihood() == Likelihood.UNKNOWN
                || branch.then().block() == branch.otherwise().block()) return null;
        return (branch.then().block() == next) == (branch.likelihood() == Likelihood.LIKELY);
    }

    /** A target of a block is likely or not: so is the way there, of the branch that it is a way of. */
    private static void handDown(Block block, int way, Boolean isLikely, ControlFlow flow) {
        if (isLikely == null || block.function().inlining() != Function.Inlining.BY_LIKELY_COST) return;
        if (block.terminator() instanceof Terminator.Branch) {
            say(block, way == 0, isLikely);
        } else if (block.terminator() instanceof Terminator.Jump && flow.isReachable(block) && flow.predecessors(block).size() == 1) {
            Block before = flow.predecessors(block).getFirst();
            if (before.successors().size() == 2 && before.successors().contains(block)) say(before, before.successors().getFirst() == block, isLikely);
        }
    }

    private static void say(Block block, boolean then, boolean isLikely) {
        if (block.terminator() instanceof Terminator.Branch branch && branch.likelihood() == Likelihood.UNKNOWN) {
            Likelihood likelihood = then == isLikely ? Likelihood.LIKELY : Likelihood.UNLIKELY;
            block.terminate(new Terminator.Branch(branch.condition(), branch.then(), branch.otherwise(), likelihood));
        }
    }

    private static Target threaded(Function function, Target target) {
        Block block = target.block();
        if (!isDecision(block)) return null;
        Map<Value, Value> known = new HashMap<>();
        for (int i = 0; i < block.parameters().size(); i++) known.put(block.parameters().get(i), target.arguments().get(i));
        for (Value value : block.body()) {
            Object result = evaluate(value.op(), known);
            if (result != null) known.put(value, Constants.make(function, value.type(), result));
        }
        Target next = switch (block.terminator()) {
            case Terminator.Branch branch -> constant(branch.condition(), known) instanceof Boolean condition
                    ? condition ? branch.then() : branch.otherwise() : null;
            case Terminator.Switch choice -> constant(choice.value(), known) instanceof Integer value ? choice(choice, value) : null;
            default -> null;
        };
        if (next == null || next.block() == block) return null;
        List<Value> arguments = new ArrayList<>();
        for (Value argument : next.arguments()) {
            if (argument.block() == block && !known.containsKey(argument) && !argument.isConstant()) return null;
            arguments.add(known.getOrDefault(argument, argument));
        }
        return new Target(next.block(), arguments);
    }

    private static Target choice(Terminator.Switch choice, int value) {
        int at = choice.keys().indexOf(value);
        return at < 0 ? choice.otherwise() : choice.cases().get(at);
    }

    private static boolean isDecision(Block block) {
        if (block.parameters().isEmpty() || block == block.function().entry() || block.body().size() > MAX_OPERATIONS) return false;
        if (!(block.terminator() instanceof Terminator.Branch) && !(block.terminator() instanceof Terminator.Switch)) return false;
        for (Value value : block.body()) if (!value.op().effects().isPure() || isUsedElsewhere(value, block)) return false;
        for (Value value : block.parameters()) if (isUsedElsewhere(value, block)) return false;
        return true;
    }

    private static boolean isUsedElsewhere(Value value, Block block) {
        return value.users().stream().anyMatch(user -> user != block && !(user instanceof Value other && other.block() == block));
    }

    private static Object constant(Value value, Map<Value, Value> known) {
        return Constants.of(known.getOrDefault(value, value));
    }

    /** What an operation gives on the way here; null if that is not known. */
    private static Object evaluate(Op op, Map<Value, Value> known) {
        List<Object> operands = new ArrayList<>();
        for (Value operand : op.operands()) operands.add(constant(operand, known));
        if (op instanceof Compare.IsNull(Value a)) {
            Value actual = known.getOrDefault(a, a);
            return actual.op() instanceof Const.Null ? Boolean.TRUE : TypePeepholes.isNonNull(actual) ? Boolean.FALSE : null;
        }
        if (operands.isEmpty() || operands.contains(null)) return null;
        Object a = operands.get(0);
        return switch (op) {
            case Arith.Binary(var kind, _, _) -> Arithmetic.binary(kind, a, operands.get(1));
            case Arith.Unary(var kind, _) -> Arithmetic.unary(kind, a);
            case Compare.Int(var condition, _, _) -> Arithmetic.compare(condition, a, operands.get(1));
            case Compare.Float(var condition, _, _) -> Arithmetic.compare(condition, (Double) a, (Double) operands.get(1));
            case Compare.ThreeWay(int ifNaN, _, _) -> Arithmetic.threeWay(ifNaN, a, operands.get(1));
            case Convert.Number(var kind, _) when op.type() != Type.F64 -> Arithmetic.convert(kind, a);
            default -> null;
        };
    }
}
