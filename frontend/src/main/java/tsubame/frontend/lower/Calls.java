package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.List;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.Node;

/** Calls, constructions and their arguments. The span of a call is its callee's, for "… is not a function". */
final class Calls {
    private final FunctionCompiler fn;

    Calls(FunctionCompiler fn) {
        this.fn = fn;
    }

    private static boolean hasSpread(List<Expression> arguments) {
        for (Expression argument : arguments) {
            if (argument instanceof Expression.Spread) {
                return true;
            }
        }
        return false;
    }

    /** Evaluates the arguments into a run of registers; answers the first. */
    private int run(List<Expression> arguments) {
        int base = fn.registers.allocate(arguments.size());
        for (int i = 0; i < arguments.size(); i++) {
            fn.expressions.into(arguments.get(i), base + i);
        }
        return base;
    }

    private int array(List<Expression> arguments) {
        int array = fn.registers.allocate();
        fn.literals.elements(arguments, array);
        return array;
    }

    /** @param receiver register of this, -1 for undefined */
    void call(Node callee, List<Expression> arguments, int to, int function, int receiver) {
        if (hasSpread(arguments)) {
            int self = receiver >= 0 ? receiver : fn.undefined();
            int array = array(arguments);
            fn.emit(callee, CALL_SPREAD, to, function, self, array);
            return;
        }
        int base = run(arguments);
        if (receiver < 0) {
            fn.emit(callee, CALL_FUNCTION, to, function, base, arguments.size());
        } else {
            fn.emit(callee, CALL, to, function, receiver, base, arguments.size());
        }
    }

    /** A direct eval if the function turns out to be %eval%. Found in a with object, it is called with it. */
    void eval(Expression.Call call, int to, int function, int receiver) {
        int scope = fn.evals.descriptor();
        if (hasSpread(call.arguments())) {
            int array = array(call.arguments());
            fn.emit(call.callee(), CALL_EVAL_SPREAD, to, function, array, scope, fn.strictFlag());
        } else {
            int base = run(call.arguments());
            fn.emit(call.callee(), CALL_EVAL, to, function, base, call.arguments().size(), scope, fn.strictFlag());
        }
    }

    void construct(Expression.New expression, int to) {
        List<Expression> arguments = expression.arguments();
        int end = expression.end();
        int function = fn.expressions.operand(expression.callee(), expression.callee().end(), end);
        if (hasSpread(arguments)) {
            int array = array(arguments);
            fn.emit(expression.callee(), CONSTRUCT_SPREAD, to, function, function, array);
        } else {
            int base = run(arguments);
            fn.emit(expression.callee(), CONSTRUCT, to, function, function, base, arguments.size());
        }
    }

    /** super(…) (§13.3.7.1). */
    void superCall(Expression.SuperCall call, int to) {
        int target = fn.variables.synthetic(Scope.NEW_TARGET, call);
        int active = fn.variables.synthetic(Scope.FUNCTION, call);
        int constructor = fn.registers.allocate();
        fn.emit(call, GET_PROTOTYPE, constructor, active);
        int result = fn.registers.allocate();
        if (hasSpread(call.arguments())) {
            int array = array(call.arguments());
            fn.emit(call, CONSTRUCT_SPREAD, result, constructor, target, array);
        } else {
            int base = run(call.arguments());
            fn.emit(call, CONSTRUCT, result, constructor, target, base, call.arguments().size());
        }
        Binding self = fn.variables.lookup(Scope.THIS).binding;
        fn.emit(call, BIND_THIS, fn.variables.cell(self), result);
        fn.classes.afterSuper(call, result, active);
        fn.move(to, result);
    }

    void tagged(Expression.TaggedTemplate template, int to, int function, int receiver) {
        int count = template.substitutions().size();
        int base = fn.registers.allocate(1 + count);
        fn.code.emit(NEW_TEMPLATE, base, fn.pools.template(template.elements()));
        for (int i = 0; i < count; i++) {
            fn.expressions.into(template.substitutions().get(i), base + 1 + i);
        }
        if (receiver < 0) {
            fn.emit(template.tag(), CALL_FUNCTION, to, function, base, 1 + count);
        } else {
            fn.emit(template.tag(), CALL, to, function, receiver, base, 1 + count);
        }
    }

    /** Calls without source of their own: {@code function} with {@code receiver} and the given values. */
    void callValues(Node at, int to, int function, int receiver, int... values) {
        int mark = fn.registers.mark();
        int base = fn.registers.allocate(values.length);
        for (int i = 0; i < values.length; i++) {
            fn.move(base + i, values[i]);
        }
        fn.emit(at, CALL, to, function, receiver, base, values.length);
        fn.registers.release(mark);
    }
}
