package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.ArrayList;
import tsubame.bytecode.Opcode;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.BinaryOperator;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.UnaryOperator;

/** Unary and binary operators. Numbers known at compile time are folded where double arithmetic gives JavaScript's result exactly. */
final class Operators {
    private final FunctionCompiler fn;

    Operators(FunctionCompiler fn) {
        this.fn = fn;
    }

    static Opcode opcode(BinaryOperator operator) {
        return switch (operator) {
            case BIT_OR -> BIT_OR;
            case BIT_XOR -> BIT_XOR;
            case BIT_AND -> BIT_AND;
            case EQUAL -> EQUAL;
            case NOT_EQUAL -> NOT_EQUAL;
            case STRICT_EQUAL -> STRICT_EQUAL;
            case STRICT_NOT_EQUAL -> STRICT_NOT_EQUAL;
            case LESS -> LESS;
            case LESS_EQUAL -> LESS_EQUAL;
            case GREATER -> GREATER;
            case GREATER_EQUAL -> GREATER_EQUAL;
            case INSTANCEOF -> INSTANCE_OF;
            case IN -> IN;
            case SHIFT_LEFT -> SHIFT_LEFT;
            case SHIFT_RIGHT -> SHIFT_RIGHT;
            case SHIFT_RIGHT_UNSIGNED -> SHIFT_RIGHT_UNSIGNED;
            case ADD -> ADD;
            case SUBTRACT -> SUBTRACT;
            case MULTIPLY -> MULTIPLY;
            case DIVIDE -> DIVIDE;
            case REMAINDER -> REMAINDER;
            case EXPONENT -> EXPONENTIATE;
        };
    }

    /** A chain of operators that leans to the left is folded from its innermost operand outwards, without recursion. */
    void binary(Expression.Binary expression, int to) {
        ArrayList<Expression.Binary> chain = new ArrayList<>();
        Expression rest = expression;
        while (rest instanceof Expression.Binary link && !isConstant(link)) {
            chain.add(link);
            rest = link.left();
        }
        if (chain.isEmpty()) {
            fn.loadNumber(to, constant(expression));
            return;
        }
        Expression.Binary innermost = chain.getLast();
        int left = fn.expressions.operand(rest, innermost.right().start(), innermost.right().end());
        int accumulator = chain.size() > 1 ? fn.registers.allocate() : -1;
        for (int i = chain.size() - 1; i >= 0; i--) {
            Expression.Binary link = chain.get(i);
            int mark = fn.registers.mark();
            int right = fn.expressions.value(link.right());
            int result = i == 0 ? to : accumulator;
            fn.emit(link, opcode(link.operator()), result, left, right);
            fn.registers.release(mark);
            left = result;
        }
    }

    void unary(Expression.Unary expression, int to) {
        Expression operand = expression.operand();
        switch (expression.operator()) {
            case NEGATE, PLUS, BIT_NOT -> arithmetic(expression, to);
            case NOT -> fn.code.emit(NOT, to, fn.expressions.value(operand));
            case TYPEOF -> typeof(operand, to);
            case VOID -> {
                fn.expressions.effect(operand);
                fn.code.emit(LOAD_UNDEFINED, to);
            }
            case DELETE -> delete(expression, to);
        }
    }

    private void arithmetic(Expression.Unary expression, int to) {
        if (isConstant(expression)) {
            fn.loadNumber(to, constant(expression));
            return;
        }
        int value = fn.expressions.value(expression.operand());
        Opcode opcode =
                switch (expression.operator()) {
                    case NEGATE -> NEGATE;
                    case PLUS -> TO_NUMBER;
                    default -> BIT_NOT;
                };
        fn.emit(expression, opcode, to, value);
    }

    private void typeof(Expression operand, int to) {
        if (operand instanceof Expression.Identifier name) {
            int value = fn.variables.home(name.name(), name);
            if (value < 0) {
                value = fn.registers.allocate();
                fn.variables.loadForTypeof(name.name(), name, value);
            }
            fn.code.emit(TYPEOF, to, value);
        } else {
            fn.code.emit(TYPEOF, to, fn.expressions.value(operand));
        }
    }

    void privateIn(Expression.PrivateIn expression, int to) {
        int object = fn.expressions.value(expression.right());
        int name = fn.variables.synthetic("#" + expression.name(), expression);
        fn.emit(expression, HAS_PRIVATE, to, object, name);
    }

    // delete (§13.5.1)

    private void delete(Expression.Unary expression, int to) {
        switch (expression.operand()) {
            case Expression.Member e -> {
                int object = fn.expressions.value(e.object());
                fn.emit(e, DELETE_PROPERTY, to, object, fn.string(e.name()), fn.strictFlag());
            }
            case Expression.Index e -> {
                int object = fn.expressions.operand(e.object(), e.key().start(), e.key().end());
                int key = fn.expressions.value(e.key());
                fn.emit(e, DELETE_ELEMENT, to, object, key, fn.strictFlag());
            }
            case Expression.OptionalChain e -> fn.chains.delete(e, to);
            case Expression.Identifier e -> deleteName(e, to);
            case Expression.SuperMember e -> deleteSuper(e, null);
            case Expression.SuperIndex e -> deleteSuper(e, e.key());
            case Expression e -> {
                fn.expressions.effect(e);
                fn.code.emit(LOAD_TRUE, to);
            }
        }
    }

    private void deleteSuper(Expression at, Expression key) {
        fn.variables.synthetic(Scope.THIS, at);
        if (key != null) {
            fn.expressions.effect(key);
        }
        fn.throwError(at, 1, "a property of super cannot be deleted");
    }

    private void deleteName(Expression.Identifier name, int to) {
        var lookup = fn.variables.lookup(name.name());
        int end = fn.code.newLabel();
        for (var scope : lookup.dynamicScopes) {
            int mark = fn.registers.mark();
            int object = fn.variables.binding(scope);
            int has = fn.registers.allocate();
            int next = fn.code.newLabel();
            fn.emit(name, DYNAMIC_HAS, has, object, fn.string(name.name()));
            fn.code.emit(JUMP_IF_FALSE, has, next);
            fn.emit(name, DYNAMIC_DELETE, to, object, fn.string(name.name()));
            fn.code.emit(JUMP, end);
            fn.code.place(next);
            fn.registers.release(mark);
        }
        if (lookup.binding == null) {
            fn.emit(name, DELETE_GLOBAL, to, fn.string(name.name()));
        } else {
            fn.code.emit(LOAD_FALSE, to);
        }
        fn.code.place(end);
    }

    // Constants

    /** Whether the value is a number that {@link #constant} computes; looks no deeper than a few operators. */
    static boolean isConstant(Expression expression) {
        return isConstant(expression, 4);
    }

    private static boolean isConstant(Expression expression, int depth) {
        return switch (expression) {
            case Expression.NumberLiteral _ -> true;
            case Expression.Unary e -> depth > 0 && isFoldable(e.operator()) && isConstant(e.operand(), depth - 1);
            case Expression.Binary e ->
                    depth > 0 && isFoldable(e.operator()) && isConstant(e.right(), depth - 1) && isConstant(e.left(), depth - 1);
            default -> false;
        };
    }

    private static boolean isFoldable(UnaryOperator operator) {
        return operator == UnaryOperator.NEGATE || operator == UnaryOperator.PLUS || operator == UnaryOperator.BIT_NOT;
    }

    private static boolean isFoldable(BinaryOperator operator) {
        return switch (operator) {
            case ADD, SUBTRACT, MULTIPLY, DIVIDE, BIT_OR, BIT_AND, BIT_XOR, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> true;
            default -> false;
        };
    }

    static double constant(Expression expression) {
        return switch (expression) {
            case Expression.NumberLiteral e -> e.value();
            case Expression.Unary e -> fold(e.operator(), constant(e.operand()));
            case Expression.Binary e -> fold(e.operator(), constant(e.left()), constant(e.right()));
            default -> throw new IllegalStateException("no constant");
        };
    }

    static double fold(UnaryOperator operator, double a) {
        return switch (operator) {
            case NEGATE -> -a;
            case PLUS -> a;
            case BIT_NOT -> ~int32(a);
            default -> throw new IllegalStateException("not foldable");
        };
    }

    static double fold(BinaryOperator operator, double a, double b) {
        return switch (operator) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> a / b;
            case REMAINDER -> a % b;
            case BIT_OR -> int32(a) | int32(b);
            case BIT_AND -> int32(a) & int32(b);
            case BIT_XOR -> int32(a) ^ int32(b);
            case SHIFT_LEFT -> int32(a) << int32(b);
            case SHIFT_RIGHT -> int32(a) >> int32(b);
            case SHIFT_RIGHT_UNSIGNED -> (int32(a) >>> int32(b)) & 0xFFFFFFFFL;
            default -> throw new IllegalStateException("not foldable");
        };
    }

    /** ToInt32 (§7.1.6). */
    static int int32(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return 0;
        }
        double modulo = (value < 0 ? Math.ceil(value) : Math.floor(value)) % 4294967296.0;
        return (int) (long) modulo;
    }
}
