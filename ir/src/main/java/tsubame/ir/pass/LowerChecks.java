package tsubame.ir.pass;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Arith;
import tsubame.ir.Block;
import tsubame.ir.Check;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Function;
import tsubame.ir.Likelihood;
import tsubame.ir.Op;
import tsubame.ir.Position;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.TypeTest;
import tsubame.ir.Value;

/**
 * Each check becomes a branch to a block that panics with what is wrong and where; equal panics share a block. From here on it is
 * control flow alone that keeps what was checked behind the check.
 */
final class LowerChecks {
    private final Function function;
    private final Map<String, Block> panics = new LinkedHashMap<>();

    private LowerChecks(Function function) {
        this.function = function;
    }

    static boolean run(Function function, Context context) {
        LowerChecks pass = new LowerChecks(function);
        boolean changed = false;
        for (Block block : List.copyOf(function.blocks())) {
            for (Value value : List.copyOf(block.body())) changed |= pass.lower(value);
        }
        return changed;
    }

    private boolean lower(Value value) {
        switch (value.op()) {
            case Check.Guard(var kind, Value a) -> {
                Value passes = switch (kind) {
                    case NON_NULL -> not(value, make(value, new Compare.IsNull(a)));
                    case NON_ZERO -> make(value, new Compare.Int(Compare.Condition.NE, a, zero(a.type())));
                    case NON_NEGATIVE -> make(value, new Compare.Int(Compare.Condition.GE, a, zero(a.type())));
                };
                branch(value, passes, kind.fault());
                replace(value, a);
            }
            case Check.Bounds(Value index, Value length) -> {
                // one comparison: a negative index is above every length as unsigned
                branch(value, make(value, new Compare.Int(Compare.Condition.ULT, index, length)), Check.Bounds.FAULT);
                replace(value, index);
            }
            case TypeTest.CheckCast cast -> {
                Value isNull = make(value, new Compare.IsNull(cast.a()));
                Value isInstance = make(value, new TypeTest.InstanceOf(cast.className(), cast.a()));
                Value passes = make(value, new Arith.Binary(Arith.BinaryKind.OR, isNull, isInstance));
                branch(value, passes, cast.fault());
                replace(value, make(value, new Convert.Retype(cast.type(), cast.a())));
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private Value make(Value before, Op op) {
        Value made = before.block().insert(op, before);
        made.setPosition(before.position());
        return made;
    }

    private Value not(Value before, Value a) {
        return make(before, new Arith.Unary(Arith.UnaryKind.NOT, a));
    }

    private Value zero(Type type) {
        return function.constant(type == Type.I32 ? new Const.Int(0) : new Const.Long(0));
    }

    private static void replace(Value check, Value by) {
        check.replaceUses(by);
        check.remove();
    }

    /**
     * Ends the block before the check, which begins the next one. Checks of one place that were inlined at different calls fail
     * in blocks of their own: shared ones would join parts of the function that have nothing in common.
     */
    private void branch(Value check, Value passes, String fault) {
        Position position = check.position();
        Block panic = panics.computeIfAbsent(position == null ? fault : fault + " at " + position.text(), _ -> {
            Block block = function.addBlock();
            block.terminate(new Terminator.Panic(position == null ? fault : fault + " at " + position.place()));
            return block;
        });
        Block before = check.block();
        Block rest = before.splitBefore(check);
        before.terminate(new Terminator.Branch(passes, Target.to(rest), Target.to(panic), Likelihood.LIKELY));
    }
}
