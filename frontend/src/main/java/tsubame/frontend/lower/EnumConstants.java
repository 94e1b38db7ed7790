package tsubame.frontend.lower;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.Lookup;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.scope.ScopeTree;
import tsubame.frontend.source.IdentityTable;
import tsubame.frontend.syntax.BinaryOperator;
import tsubame.frontend.syntax.EnumMember;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Program;
import tsubame.frontend.syntax.Statement;

/** The values of enum members that are known at compile time, computed once for each declaration. */
final class EnumConstants {
    private final ScopeTree tree;
    private final ImportedEnums imported;
    /** Const enums that are only declared. */
    private final ArrayList<Statement.EnumDeclaration> ambient = new ArrayList<>();
    private final IdentityTable<Statement.EnumDeclaration, HashMap<String, EnumValue>> known = new IdentityTable<>();

    EnumConstants(Program program, ScopeTree tree, ImportedEnums imported) {
        this.tree = tree;
        this.imported = imported;
        for (Statement statement : program.ambient()) {
            Statement inner = statement instanceof ModuleItem.ExportDeclaration export ? export.declaration() : statement;
            if (inner instanceof Statement.EnumDeclaration declaration) {
                ambient.add(declaration);
            }
        }
    }

    /** The constant of each member that has one. */
    HashMap<String, EnumValue> of(Statement.EnumDeclaration declaration) {
        HashMap<String, EnumValue> values = known.get(declaration);
        if (values != null) {
            return values;
        }
        values = new HashMap<>();
        known.put(declaration, values);
        EnumValue next = new EnumValue(0, null);
        for (EnumMember member : declaration.members()) {
            EnumValue value = member.initializer() == null ? next : evaluate(member.initializer(), tree.scope(declaration), values, 64);
            if (value != null) {
                values.put(member.name(), value);
            }
            next = value == null || value.text() != null ? null : new EnumValue(value.number() + 1, null);
        }
        return values;
    }

    /** The constant that {@code E.member} or {@code E["member"]} stands for if E is a const enum, declared here or imported, else null. */
    EnumValue inlined(Scope scope, Expression expression) {
        if (!tree.hasEnums() && ambient.isEmpty() && imported.isEmpty()) {
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

    private EnumValue inlined(Scope scope, String name, String member) {
        Lookup lookup = Lookup.of(scope, name);
        if (lookup.isDynamic()) {
            return null;
        }
        return lookup.binding == null ? ofAmbient(name, member) : member(lookup.binding, member, true);
    }

    private EnumValue ofAmbient(String name, String member) {
        for (Statement.EnumDeclaration declaration : ambient) {
            EnumValue value = declaration.name().equals(name) ? of(declaration).get(member) : null;
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    private EnumValue member(Binding binding, String member, boolean constOnly) {
        if (binding.kind() == Binding.Kind.IMPORT) {
            Map<String, EnumValue> values = imported.of(binding);
            return values == null ? null : values.get(member);
        }
        if (tree.enums(binding) == null) {
            return null;
        }
        for (Statement.EnumDeclaration declaration : tree.enums(binding)) {
            EnumValue value = declaration.isConst() || !constOnly ? of(declaration).get(member) : null;
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    private EnumValue evaluate(Expression expression, Scope scope, HashMap<String, EnumValue> earlier, int depth) {
        if (depth == 0) {
            return null;
        }
        return switch (expression) {
            case Expression.NumberLiteral e -> new EnumValue(e.value(), null);
            case Expression.StringLiteral e -> new EnumValue(0, e.value());
            case Expression.TemplateLiteral e when e.substitutions().isEmpty() -> new EnumValue(0, e.elements().getFirst().cooked());
            case Expression.Unary e -> {
                EnumValue a = evaluate(e.operand(), scope, earlier, depth - 1);
                yield switch (e.operator()) {
                    case NEGATE, PLUS, BIT_NOT ->
                            a == null || a.text() != null ? null : new EnumValue(Operators.fold(e.operator(), a.number()), null);
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

    private EnumValue reference(Scope scope, String name, String member) {
        // What is only declared has no scope: it sees what else is only declared, and the names of the file.
        Binding binding = scope == null ? tree.outside.find(name) : Lookup.of(scope.parent, name).binding;
        return binding == null ? ofAmbient(name, member) : member(binding, member, false);
    }

    private EnumValue identifier(String name, Scope scope, HashMap<String, EnumValue> earlier) {
        EnumValue value = earlier.get(name);
        if (value != null) {
            return value;
        }
        Binding binding = scope == null ? null : Lookup.of(scope, name).binding;
        if (binding != null && binding.kind() == Binding.Kind.MEMBER) {
            // A member of an earlier declaration of the same enum.
            Binding outer = Lookup.of(scope.parent, binding.object.name).binding;
            return outer == null ? null : member(outer, name, false);
        }
        return binding != null ? null
                : name.equals("NaN") ? new EnumValue(Double.NaN, null)
                : name.equals("Infinity") ? new EnumValue(Double.POSITIVE_INFINITY, null) : null;
    }

    private static EnumValue binary(BinaryOperator operator, EnumValue a, EnumValue b) {
        if (a == null || b == null) {
            return null;
        }
        if (a.text() != null && b.text() != null) {
            return operator == BinaryOperator.ADD ? new EnumValue(0, a.text() + b.text()) : null;
        }
        if (a.text() != null || b.text() != null) {
            return null;
        }
        return switch (operator) {
            case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, BIT_OR, BIT_AND, BIT_XOR, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED ->
                    new EnumValue(Operators.fold(operator, a.number(), b.number()), null);
            default -> null;
        };
    }
}
