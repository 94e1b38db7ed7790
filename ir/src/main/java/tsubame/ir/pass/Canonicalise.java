package tsubame.ir.pass;

import java.util.ArrayList;
import java.util.List;
import tsubame.ir.Arith;
import tsubame.ir.Block;
import tsubame.ir.Box;
import tsubame.ir.Check;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Function;
import tsubame.ir.Op;
import tsubame.ir.TypeTest;
import tsubame.ir.Value;
import tsubame.ir.analysis.ControlFlow;

/**
 * The forms that other passes may count on: no operation of constants alone, constants on the right, each in the entry once, no
 * operation that its operands' operations make superfluous; no branch on a constant, no block that nothing leads to, no jump to a
 * block that nothing else leads to, no parameter that is always the same. Runs to a fixed point; every rule makes less of something.
 */
final class Canonicalise {
    private final Function function;
    private final Context context;
    private boolean changed;

    private Canonicalise(Function function, Context context) {
        this.function = function;
        this.context = context;
    }

    static boolean run(Function function, Context context) {
        Canonicalise pass = new Canonicalise(function, context);
        boolean any = false;
        do {
            pass.changed = false;
            pass.operations();
            pass.changed |= ControlPeepholes.run(function, context);
            any |= pass.changed;
        } while (pass.changed);
        return any;
    }

    private void operations() {
        for (Block block : new ControlFlow(function).order()) {
            for (Value value : List.copyOf(block.body())) {
                if (value.block() == null) continue;
                Value by = value.op() instanceof Const constant ? function.constant(constant) : simplify(value);
                if (by == null || by == value || !context.burn()) continue;
                value.replaceUses(by);
                value.remove();
                changed = true;
            }
        }
        sweep();
    }

    private Value simplify(Value value) {
        Rewriter rewriter = new Rewriter(function, context, value);
        Value by = switch (value.op()) {
            case Arith arith -> new NumberPeepholes(rewriter).arith(arith, value);
            case Compare compare -> new ComparePeepholes(rewriter).compare(compare);
            case Convert convert -> new NumberPeepholes(rewriter).convert(convert);
            case Box box -> new TypePeepholes(rewriter).box(box);
            case TypeTest test -> new TypePeepholes(rewriter).test(test);
            case Check check -> new TypePeepholes(rewriter).check(check);
            case Op other -> new MemoryPeepholes(rewriter).any(other);
        };
        changed |= rewriter.changedInPlace();
        return by;
    }

    /** What the rules have left without uses would keep them busy. */
    private void sweep() {
        for (Block block : function.blocks()) {
            List<Value> body = new ArrayList<>(block.body());
            for (Value value : body.reversed()) {
                if (!value.isUsed() && value.op().effects().isPure()) value.remove();
            }
        }
    }
}
