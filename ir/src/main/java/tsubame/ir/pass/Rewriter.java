package tsubame.ir.pass;

import tsubame.ir.Const;
import tsubame.ir.Function;
import tsubame.ir.Op;
import tsubame.ir.Program;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** What a rule needs to make its result: constants, and operations right before the one that is rewritten. */
final class Rewriter {
    private final Function function;
    private final Context context;
    private final Value at;
    private boolean changedInPlace;

    Rewriter(Function function, Context context, Value at) {
        this.function = function;
        this.context = context;
        this.at = at;
    }

    Program program() {
        return context.program();
    }

    Value make(Op op) {
        Value made = at.block().insert(op, at);
        made.setPosition(at.position());
        return made;
    }

    Value bool(boolean value) {
        return function.constant(new Const.Bool(value));
    }

    Value constant(Type type, Object value) {
        return Constants.make(function, type, value);
    }

    Value constant(Const constant) {
        return function.constant(constant);
    }

    /** The same value by another operation: for what must keep its place. */
    Value become(Op op) {
        if (context.burn()) {
            at.setOp(op);
            changedInPlace = true;
        }
        return null;
    }

    boolean changedInPlace() {
        return changedInPlace;
    }
}
