package tsubame.ir.pass;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tsubame.ir.Arith;
import tsubame.ir.Block;
import tsubame.ir.Check;
import tsubame.ir.Compare;
import tsubame.ir.Function;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.User;
import tsubame.ir.Value;
import tsubame.ir.analysis.Dominators;

/**
 * The i32 parameters that are never negative: they begin so, and go up by one only where they are below something, so
 * that they cannot wrap. Found together, all being supposed to be so until one is not.
 */
final class Induction {
    private final Dominators dominators;
    private final Set<Value> found = new LinkedHashSet<>();

    private Induction(Dominators dominators) {
        this.dominators = dominators;
    }

    static Set<Value> nonNegative(Function function, Dominators dominators) {
        Induction induction = new Induction(dominators);
        for (Block block : dominators.flow().order()) {
            if (block == function.entry()) continue;
            for (Value parameter : block.parameters()) if (parameter.type() == Type.I32) induction.found.add(parameter);
        }
        while (induction.found.removeIf(parameter -> !induction.staysNonNegative(parameter))) { }
        return induction.found;
    }

    private boolean staysNonNegative(Value parameter) {
        int index = parameter.block().parameters().indexOf(parameter);
        for (Block from : dominators.flow().predecessors(parameter.block())) {
            for (Target target : from.terminator().targets()) {
                if (target.block() == parameter.block() && !isNonNegative(target.arguments().get(index))) return false;
            }
        }
        return true;
    }

    private boolean isNonNegative(Value argument) {
        Value value = Facts.number(argument);
        if (found.contains(value) || Ranges.byOperation(value).low() >= 0) return true;
        if (!(value.op() instanceof Arith.Binary(var kind, Value a, Value b)) || kind != Arith.BinaryKind.ADD || !Constants.is(b, 1)) return false;
        return found.contains(Facts.number(a)) && isBelowSomething(a, value);
    }

    /** Whether control comes to an operation only where a value is less than another. */
    private boolean isBelowSomething(Value value, Value at) {
        for (Value same : List.of(value, Facts.number(value))) {
            for (User user : same.users()) {
                if (!(user instanceof Value test) || test.block() == null || !dominators.flow().isReachable(test.block())) continue;
                if (test.op() instanceof Check.Bounds(Value index, _) && index == same && isBefore(test, at)) return true;
                if (test.op() instanceof Compare.Int(var condition, Value a, Value b)
                        && (condition == Compare.Condition.LT && a == same || condition == Compare.Condition.GT && b == same)
                        && holds(test, at.block())) return true;
            }
        }
        return false;
    }

    private boolean isBefore(Value test, Value at) {
        if (test.block() == at.block()) return at.block().body().indexOf(test) < at.block().body().indexOf(at);
        return dominators.dominates(test.block(), at.block());
    }

    private boolean holds(Value condition, Block in) {
        for (User user : condition.users()) {
            if (user instanceof Block block && block.terminator() instanceof Terminator.Branch branch && branch.condition() == condition) {
                Block then = branch.then().block();
                if (dominators.flow().isReachable(block) && dominators.flow().predecessors(then).size() == 1
                        && dominators.dominates(then, in)) return true;
            }
        }
        return false;
    }
}
