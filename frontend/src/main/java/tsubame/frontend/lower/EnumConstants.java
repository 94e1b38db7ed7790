package tsubame.frontend.lower;

import java.util.HashMap;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.Lookup;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.scope.ScopeTree;
import tsubame.frontend.source.IdentityTable;
import tsubame.frontend.syntax.BinaryOperator;
import tsubame.frontend.syntax.EnumMember;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.Statement;

/** The values of enum members that are known at compile time, computed once for each declaration. */
final class EnumConstants {
    private final ScopeTree tree;
    private final IdentityTable<Statement.EnumDeclaration, HashMap<String, Value>> known = new IdentityTable<>();

    /** A constant: a number, or a string if {@code text} is not null. */
    record Value(double number, String text) {
        Expression literal(Expression at) {
            return text == null
                    ? new Expression.NumberLiteral(at.start(), at.end(), number)
                    : new Expression.StringLiteral(at.start(), at.end(), text);
        }
    }

    EnumConstants(ScopeTree tree) {
        this.tree = tree;
    }

    /** The constant of each member that has one. */
    HashMap<String, Value> of(Statement.EnumDeclaration declaration) {
        HashMap<String, Value> values = known.get(declaration);
        if (values != null) {
            return values;
        }
        values = new HashMap<>();
        known.put(declaration, values);
        Value next = new Value(0, null);
        for (EnumMember member : declaration.members()) {
            Value value = member.initializer() == null ? next : evaluate(member.initializer(), tree.scope(declaration), values, 64);
            if (value != null) {
                values.put(member.name(), value);
            }
            next = value == null || value.text != null ? null : new Value(value.number + 1, null);
        }
        return values;
    }

    /** The constant that {@code E.member} or {@code E["member"]} stands for if E is a const enum declared here, else null. */
    Value inlined(Scope scope, Expression expression) {
        if (!tree.hasEnums()) {
            return null;
        }
        return switch (expression) {
            case Expression.Member e when !e.optional() && e.object() instanceof Expression.Identifier name ->
                    inlined(scope, name.name(), e.name());
            case Expression.Index e when !e.optional() && e.object() instanceof Expression.Identifier name
                    && e.key() instanceof Expression.StringLiteral k ->
                    inlined(scope, name.name(), k.value());
            default -> null;
        };
    }

    private Value inlined(Scope scope, String name, String member) {
        Lookup lookup = Lookup.of(scope, name);
        return lookup.binding == null || lookup.isDynamic() ? null : member(lookup.binding, member, true);
    }

    private Value member(Binding binding, String member, boolean constOnly) {
        if (tree.enums(binding) == null) {
            return null;
        }
        for (Statement.EnumDeclaration declaration : tree.enums(binding)) {
            Value value = declaration.isConst() || !constOnly ? of(declaration).get(member) : null;
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    private Value evaluate(Expression expression, Scope scope, HashMap<String, Value> earlier, int depth) {
        if (depth == 0) {
            return null;
        }
        return switch (expression) {
            case Expression.NumberLiteral e -> new Value(e.value(), null);
            case Expression.StringLiteral e -> new Value(0, e.value());
            case Expression.TemplateLiteral e when e.substitutions().isEmpty() -> new Value(0, e.elements().getFirst().cooked());
            case Expression.Unary e -> {
                Value a = evaluate(e.operand(), scope, earlier, depth - 1);
                yield switch (e.operator()) {
                    case NEGATE, PLUS, BIT_NOT ->
                            a == null || a.text != null ? null : new Value(Operators.fold(e.operator(), a.number), null);
                    case NOT, TYPEOF, VOID, DELETE -> null;
                };
            }
            case Expression.Binary e ->
                    binary(e.operator(), evaluate(e.left(), scope, earlier, depth - 1), evaluate(e.right(), scope, earlier, depth - 1));
            case Expression.Identifier e -> identifier(e.name(), scope, earlier);
            case Expression.Member e when e.object() instanceof Expression.Identifier name -> reference(scope, name.name(), e.name());
            case Expression.Index e when e.object() instanceof Expression.Identifier name
                    && e.key() instanceof Expression.StringLiteral k ->
                    reference(scope, name.name(), k.value());
            default -> null;
        };
    }

    private Value reference(Scope scope, String name, String member) {
        Binding binding = Lookup.of(scope.parent, name).binding;
        return binding == null ? null : member(binding, member, false);
    }

    private Value identifier(String name, Scope scope, HashMap<String, Value> earlier) {
        Value value = earlier.get(name);
        if (value != null) {
            return value;
        }
        Binding binding = Lookup.of(scope, name).binding;
        if (binding != null && binding.kind() == Binding.Kind.MEMBER) {
            // A member of an earlier declaration of the same enum.
            Binding outer = Lookup.of(scope.parent, binding.object.name).binding;
            return outer == null ? null : member(outer, name, false);
        }
        return binding != null ? null
                : name.equals("NaN") ? new Value(Double.NaN, null)
                : name.equals("Infinity") ? new Value(Double.POSITIVE_INFINITY, null) : null;
    }

    private static Value binary(BinaryOperator operator, Value a, Value b) {
        if (a == null || b == null) {
            return null;
        }
        if (a.text != null && b.text != null) {
            return operator == BinaryOperator.ADD ? new Value(0, a.text + b.text) : null;
        }
        if (a.text != null || b.text != null) {
            return null;
        }
        return switch (operator) {
            case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, BIT_OR, BIT_AND, BIT_XOR, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED ->
                    new Value(Operators.fold(operator, a.number, b.number), null);
            default -> null;
        };
    }
}
