package tsubame.frontend.scope;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.syntax.BinaryOperator;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Parameter;
import tsubame.frontend.syntax.TypeHint;
import tsubame.frontend.syntax.UnaryOperator;

/**
 * Annotations as values, for {@code emitDecoratorMetadata}: an expression for the constructor that stands for a type, as far as the
 * file alone tells. A name that is no function when it is asked for, such as an interface, is {@code Object}.
 */
public final class DesignTypes {
    private static final String OBJECT = "Object";

    private DesignTypes() {}

    /** The type of a property, parameter or accessor. */
    public static Expression of(TypeHint hint, int position) {
        return switch (hint) {
            case TypeHint.Basic basic -> basic(basic, position);
            case TypeHint.ArrayOf _, TypeHint.Tuple _ -> name("Array", position);
            case TypeHint.FunctionOf _ -> name("Function", position);
            case TypeHint.Named named -> named(named.name(), position);
            case TypeHint.Union union -> union(union.members(), position);
        };
    }

    private static Expression basic(TypeHint.Basic basic, int position) {
        return switch (basic) {
            case NONE, OBJECT -> name(OBJECT, position);
            case NUMBER -> name("Number", position);
            case STRING -> name("String", position);
            case BOOLEAN -> name("Boolean", position);
            case BIGINT -> name("BigInt", position);
            case SYMBOL -> name("Symbol", position);
            case UNDEFINED, NULL -> undefined(position);
        };
    }

    /** What a function answers; without annotation that is nothing, or a promise. */
    public static Expression result(FunctionNode function, int position) {
        if (function.result() == TypeHint.Basic.NONE) {
            return function.async() ? name("Promise", position) : undefined(position);
        }
        return of(function.result(), position);
    }

    /** The types of all parameters; of a rest parameter that of its elements. */
    public static Expression parameters(FunctionNode function, int position) {
        ArrayList<Expression> types = new ArrayList<>();
        for (Parameter parameter : function.parameters()) {
            TypeHint hint = parameter.hint();
            if (parameter.rest()) {
                hint = hint instanceof TypeHint.ArrayOf array ? array.element() : TypeHint.Basic.NONE;
            }
            types.add(of(hint, position));
        }
        return new Expression.ArrayLiteral(position, position, List.copyOf(types));
    }

    /** All the same, but for null and undefined; else Object. */
    private static Expression union(List<TypeHint> members, int position) {
        TypeHint common = null;
        for (TypeHint member : members) {
            if (member == TypeHint.Basic.UNDEFINED || member == TypeHint.Basic.NULL) {
                continue;
            }
            if (common != null && !constructor(common).equals(constructor(member))) {
                return name(OBJECT, position);
            }
            common = member;
        }
        return common == null ? undefined(position) : of(common, position);
    }

    private static String constructor(TypeHint hint) {
        return switch (hint) {
            case TypeHint.Basic basic -> basic.name();
            case TypeHint.ArrayOf _, TypeHint.Tuple _ -> "Array";
            case TypeHint.FunctionOf _ -> "Function";
            case TypeHint.Named named -> named.name();
            case TypeHint.Union _ -> "";
        };
    }

    /** {@code typeof a === "undefined" ? Object : typeof a.b === "function" ? a.b : Object}. */
    private static Expression named(String dotted, int position) {
        int dot = dotted.indexOf('.');
        boolean isPlain = dot < 0;
        String root = isPlain ? dotted : dotted.substring(0, dot);
        Expression value = name(root, position);
        Expression known = new Expression.Unary(position, position, UnaryOperator.TYPEOF, name(root, position));
        while (dot >= 0) {
            int end = dotted.indexOf('.', dot + 1);
            String member = dotted.substring(dot + 1, end < 0 ? dotted.length() : end);
            value = new Expression.Member(position, position, value, member, position, false);
            dot = end;
        }
        Expression isFunction = is(new Expression.Unary(position, position, UnaryOperator.TYPEOF, value), "function", position);
        Expression type = new Expression.Conditional(position, position, isFunction, value, name(OBJECT, position));
        if (isPlain) {
            return type;
        }
        return new Expression.Conditional(position, position, is(known, "undefined", position), name(OBJECT, position), type);
    }

    private static Expression is(Expression left, String text, int position) {
        Expression right = new Expression.StringLiteral(position, position, text);
        return new Expression.Binary(position, position, BinaryOperator.STRICT_EQUAL, left, right);
    }

    private static Expression name(String name, int position) {
        return new Expression.Identifier(position, position, name);
    }

    private static Expression undefined(int position) {
        return new Expression.Unary(position, position, UnaryOperator.VOID, new Expression.NumberLiteral(position, position, 0));
    }
}
