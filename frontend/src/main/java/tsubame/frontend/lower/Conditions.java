package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.ArrayList;
import tsubame.bytecode.Opcode;
import tsubame.frontend.syntax.BinaryOperator;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.LogicalOperator;
import tsubame.frontend.syntax.UnaryOperator;

/** Conditional evaluation: jumps fused with comparisons, {@code && || ??} and {@code ?:}. */
final class Conditions {
    private final FunctionCompiler fn;

    Conditions(FunctionCompiler fn) {
        this.fn = fn;
    }

    /** Jumps to the label if the condition's truth is {@code when}; else goes on behind. */
    void jump(Expression condition, int label, boolean when) {
        int mark = fn.registers.mark();
        switch (condition) {
            case Expression.Unary e when e.operator() == UnaryOperator.NOT -> jump(e.operand(), label, !when);
            case Expression.Logical e when e.operator() != LogicalOperator.COALESCE -> jumpLogical(e, label, when);
            case Expression.Binary e when fused(e.operator(), when) != null -> jumpFused(e, label, when);
            case Expression.BooleanLiteral e -> {
                if (e.value() == when) {
                    fn.code.emit(JUMP, label);
                }
            }
            default -> {
                int value = fn.expressions.value(condition);
                fn.code.emit(when ? JUMP_IF_TRUE : JUMP_IF_FALSE, value, label);
            }
        }
        fn.registers.release(mark);
    }

    private static Opcode fused(BinaryOperator operator, boolean when) {
        return switch (operator) {
            case LESS -> when ? JUMP_IF_LESS : JUMP_IF_NOT_LESS;
            case LESS_EQUAL -> when ? JUMP_IF_LESS_EQUAL : JUMP_IF_NOT_LESS_EQUAL;
            case GREATER -> when ? JUMP_IF_GREATER : JUMP_IF_NOT_GREATER;
            case GREATER_EQUAL -> when ? JUMP_IF_GREATER_EQUAL : JUMP_IF_NOT_GREATER_EQUAL;
            case STRICT_EQUAL -> when ? JUMP_IF_STRICT_EQUAL : JUMP_IF_STRICT_NOT_EQUAL;
            case STRICT_NOT_EQUAL -> when ? JUMP_IF_STRICT_NOT_EQUAL : JUMP_IF_STRICT_EQUAL;
            default -> null;
        };
    }

    private void jumpFused(Expression.Binary e, int label, boolean when) {
        int left = fn.expressions.operand(e.left(), e.right().start(), e.right().end());
        int right = fn.expressions.value(e.right());
        fn.emit(e, fused(e.operator(), when), left, right, label);
    }

    private void jumpLogical(Expression.Logical expression, int label, boolean when) {
        // a && b && c leans to the left: the operands in order.
        ArrayList<Expression> operands = operands(expression);
        boolean decidesOn = expression.operator() == LogicalOperator.OR;
        int last = operands.size() - 1;
        if (decidesOn == when) {
            for (Expression operand : operands) {
                jump(operand, label, when);
            }
            return;
        }
        int around = fn.code.newLabel();
        for (int i = 0; i < last; i++) {
            jump(operands.get(i), around, decidesOn);
        }
        jump(operands.get(last), label, when);
        fn.code.place(around);
    }

    /** The operands of a chain of one logical operator, in order. */
    private static ArrayList<Expression> operands(Expression.Logical expression) {
        ArrayList<Expression> reversed = new ArrayList<>();
        Expression rest = expression;
        while (rest instanceof Expression.Logical link && link.operator() == expression.operator()) {
            reversed.add(link.right());
            rest = link.left();
        }
        reversed.add(rest);
        ArrayList<Expression> operands = new ArrayList<>(reversed.size());
        for (int i = reversed.size() - 1; i >= 0; i--) {
            operands.add(reversed.get(i));
        }
        return operands;
    }

    void logical(Expression.Logical expression, int to) {
        ArrayList<Expression> operands = operands(expression);
        int end = fn.code.newLabel();
        for (int i = 0; i < operands.size() - 1; i++) {
            fn.expressions.into(operands.get(i), to);
            fn.code.emit(decide(expression.operator()), to, end);
        }
        fn.expressions.into(operands.getLast(), to);
        fn.code.place(end);
    }

    void logicalEffect(Expression.Logical expression) {
        ArrayList<Expression> operands = operands(expression);
        int end = fn.code.newLabel();
        for (int i = 0; i < operands.size() - 1; i++) {
            if (expression.operator() == LogicalOperator.COALESCE) {
                int mark = fn.registers.mark();
                fn.code.emit(JUMP_IF_NOT_NULLISH, fn.expressions.value(operands.get(i)), end);
                fn.registers.release(mark);
            } else {
                jump(operands.get(i), end, expression.operator() == LogicalOperator.OR);
            }
        }
        fn.expressions.effect(operands.getLast());
        fn.code.place(end);
    }

    /** The jump past the right operand. */
    static Opcode decide(LogicalOperator operator) {
        return switch (operator) {
            case COALESCE -> JUMP_IF_NOT_NULLISH;
            case OR -> JUMP_IF_TRUE;
            case AND -> JUMP_IF_FALSE;
        };
    }

    /** @param to -1 for the effect alone */
    void conditional(Expression.Conditional expression, int to) {
        int end = fn.code.newLabel();
        Expression rest = expression;
        while (rest instanceof Expression.Conditional link) {
            int otherwise = fn.code.newLabel();
            jump(link.test(), otherwise, false);
            branch(link.consequent(), to);
            fn.code.emit(JUMP, end);
            fn.code.place(otherwise);
            rest = link.alternate();
        }
        branch(rest, to);
        fn.code.place(end);
    }

    private void branch(Expression expression, int to) {
        if (to < 0) {
            fn.expressions.effect(expression);
        } else {
            fn.expressions.into(expression, to);
        }
    }
}
