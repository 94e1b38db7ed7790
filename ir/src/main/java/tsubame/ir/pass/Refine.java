package tsubame.ir.pass;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import tsubame.ir.Block;
import tsubame.ir.Check;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Function;
import tsubame.ir.Op;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.TypeTest;
import tsubame.ir.Value;
import tsubame.ir.analysis.Dominators;

/**
 * Conditions and checks that what dominates them has decided: a branch on a test tells its answer to all that only that way leads
 * to, a check what it has checked to all below. Null checks, casts, bounds checks (loops that count up included) go.
 */
final class Refine {
    private final Function function;
    private final Context context;
    private final Dominators dominators;
    private final Facts facts;
    private boolean changed;

    private Refine(Function function, Context context) {
        this.function = function;
        this.context = context;
        this.dominators = new Dominators(function);
        this.facts = new Facts(context.program(), Induction.nonNegative(function, dominators));
    }

    static boolean run(Function function, Context context) {
        Refine pass = new Refine(function, context);
        pass.walk();
        return pass.changed;
    }

    /** Down the dominator tree, facts being taken back on the way up; without recursion, for it may be deep. */
    private void walk() {
        record Step(Block block, int mark) { }
        Deque<Step> work = new ArrayDeque<>();
        work.push(new Step(function.entry(), 0));
        while (!work.isEmpty()) {
            Step step = work.pop();
            facts.back(step.mark);
            entered(step.block);
            block(step.block);
            int mark = facts.mark();
            for (Block child : dominators.children(step.block).reversed()) work.push(new Step(child, mark));
        }
    }

    /** What the only way into a block says. */
    private void entered(Block block) {
        List<Block> from = dominators.flow().predecessors(block);
        if (from.size() != 1) return;
        switch (from.get(0).terminator()) {
            case Terminator.Branch branch -> facts.assume(branch.condition(), branch.then().block() == block);
            case Terminator.Switch choice -> {
                for (int i = 0; i < choice.keys().size(); i++) {
                    Value key = function.constant(new Const.Int(choice.keys().get(i)));
                    boolean here = choice.cases().get(i).block() == block;
                    facts.assume(here ? Compare.Condition.EQ : Compare.Condition.NE, choice.value(), key);
                }
            }
            default -> { }
        }
    }

    private void block(Block block) {
        for (Value value : List.copyOf(block.body())) {
            for (Value operand : value.op().operands()) {
                Value known = constant(operand);
                if (known != null && context.burn()) {
                    value.replace(operand, known);
                    changed = true;
                }
            }
            if (!simplify(value)) learn(value);
        }
        for (Value used : block.terminator().uses()) {
            Value known = constant(used);
            if (known == null || !context.burn()) continue;
            block.replace(used, known);
            changed = true;
        }
    }

    private Value constant(Value condition) {
        if (condition.type() != Type.I1 || condition.isConstant()) return null;
        Boolean known = facts.known(condition);
        return known == null ? null : function.constant(new Const.Bool(known));
    }

    private boolean simplify(Value value) {
        Op op = value.op();
        Value by = switch (op) {
            case Check.Guard(var kind, Value a) -> switch (kind) {
                case NON_NULL -> facts.isNonNull(a) ? a : null;
                case NON_ZERO -> Boolean.TRUE.equals(facts.known(Compare.Condition.NE, a, zero(a.type()))) ? a : null;
                case NON_NEGATIVE -> facts.isNonNegative(a) ? a : null;
            };
            case Check.Bounds(Value index, Value length) -> isWithin(index, length) ? index : null;
            case TypeTest.CheckCast(String className, Value a) -> facts.passesCast(className, a) ? retyped(value, op.type(), a) : null;
            default -> {
                Boolean known = value.type() == Type.I1 && !value.isConstant() ? facts.known(op) : null;
                yield known == null ? null : function.constant(new Const.Bool(known));
            }
        };
        if (by == null || !context.burn()) return false;
        value.replaceUses(by);
        value.remove();
        changed = true;
        return true;
    }

    private Value zero(Type type) {
        return function.constant(type == Type.I32 ? new Const.Int(0) : new Const.Long(0));
    }

    private boolean isWithin(Value index, Value length) {
        return Boolean.TRUE.equals(facts.known(Compare.Condition.ULT, index, length))
                || facts.isNonNegative(index) && Boolean.TRUE.equals(facts.known(Compare.Condition.LT, index, length));
    }

    private static Value retyped(Value before, Type type, Value a) {
        return type.equals(a.type()) ? a : before.block().insert(new Convert.Retype(type, a), before);
    }

    /** What a check that has passed says to all below. */
    private void learn(Value value) {
        switch (value.op()) {
            case Check.Guard(var kind, Value a) -> {
                switch (kind) {
                    case NON_NULL -> facts.assumeNonNull(a);
                    case NON_ZERO -> facts.assume(Compare.Condition.NE, a, zero(a.type()));
                    case NON_NEGATIVE -> facts.assumeAtLeast(a, 0);
                }
            }
            case Check.Bounds(Value index, Value length) -> {
                facts.assumeAtLeast(index, 0);
                facts.assume(Compare.Condition.ULT, index, length);
                facts.assume(Compare.Condition.LT, index, length);
            }
            case TypeTest.CheckCast(String className, Value a) -> facts.assumeClass(a, className, true);
            default -> { }
        }
    }
}
