package tsubame.frontend.scope;

import java.util.List;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Property;
import tsubame.frontend.syntax.PropertyKey;

/** Notes the uses of names in expressions and patterns. Long left-leaning chains are followed in a loop, not by recursion. */
final class ExpressionWalk {
    private final ScopeAnalysis analysis;
    private final References references;

    ExpressionWalk(ScopeAnalysis analysis) {
        this.analysis = analysis;
        this.references = analysis.references;
    }

    void all(List<? extends Expression> expressions) {
        for (Expression expression : expressions) {
            walk(expression);
        }
    }

    private void read(String name, Expression at) {
        references.read(analysis.scope, name, at.start());
    }

    void walk(Expression expression) {
        Expression rest = expression;
        while (rest != null) {
            rest = step(rest);
        }
    }

    /** Walks all of the expression but one operand, which is left to the caller. */
    private Expression step(Expression expression) {
        return switch (expression) {
            case Expression.Binary e -> {
                walk(e.right());
                yield e.left();
            }
            case Expression.Logical e -> {
                walk(e.right());
                yield e.left();
            }
            case Expression.Member e -> e.optional() ? e.object() : objectOf(e.name(), e.object());
            case Expression.Index e -> {
                walk(e.key());
                yield e.key() instanceof Expression.StringLiteral key && !e.optional() ? objectOf(key.value(), e.object()) : e.object();
            }
            case Expression.PrivateMember e -> {
                analysis.usePrivate(e.name(), e.nameStart());
                yield e.object();
            }
            case Expression.Call e -> call(e);
            case Expression.OptionalChain e -> e.chain();
            case Expression.Conditional e -> conditional(e);
            case Expression.TaggedTemplate e -> {
                all(e.substitutions());
                yield e.tag();
            }
            case Expression.Identifier e -> {
                read(e.name(), e);
                yield null;
            }
            case Expression.Unary e -> e.operand();
            case Expression.Assign e -> {
                assigned(e.target());
                yield e.value();
            }
            default -> {
                other(expression);
                yield null;
            }
        };
    }

    /** Notes which member of a name is read; other objects are left to walk. */
    private Expression objectOf(String member, Expression object) {
        if (!(object instanceof Expression.Identifier name)) {
            return object;
        }
        references.readMember(analysis.scope, name.name(), name.start(), member);
        return null;
    }

    private Expression conditional(Expression.Conditional conditional) {
        walk(conditional.test());
        walk(conditional.consequent());
        return conditional.alternate();
    }

    private Expression call(Expression.Call call) {
        all(call.arguments());
        if (!call.optional() && call.callee() instanceof Expression.Identifier name && name.name().equals("eval")) {
            references.eval(analysis.scope);
        }
        return call.callee();
    }

    private void other(Expression expression) {
        switch (expression) {
            case Expression.TemplateLiteral e -> all(e.substitutions());
            case Expression.ArrayLiteral e -> all(e.elements());
            case Expression.Spread e -> walk(e.argument());
            case Expression.ObjectLiteral e -> object(e);
            case Expression.This e -> read(Scope.THIS, e);
            case Expression.NewTarget e -> read(Scope.NEW_TARGET, e);
            case Expression.FunctionExpression e -> analysis.functions.expression(e.function());
            case Expression.ClassExpression e -> analysis.functions.classes.walk(e.definition());
            case Expression.Update e -> assigned(e.target());
            case Expression.PrivateIn e -> {
                analysis.usePrivate(e.name(), e.start());
                walk(e.right());
            }
            case Expression.CompoundAssign e -> {
                assigned(e.target());
                walk(e.value());
            }
            case Expression.LogicalAssign e -> {
                assigned(e.target());
                walk(e.value());
            }
            case Expression.Sequence e -> all(e.expressions());
            case Expression.New e -> {
                all(e.arguments());
                walk(e.callee());
            }
            case Expression.SuperMember e -> superProperty(e);
            case Expression.SuperIndex e -> {
                superProperty(e);
                walk(e.key());
            }
            case Expression.SuperCall e -> {
                read(Scope.FUNCTION, e);
                read(Scope.NEW_TARGET, e);
                read(Scope.THIS, e);
                all(e.arguments());
            }
            case Expression.ImportCall e -> {
                walk(e.specifier());
                walk(e.options());
            }
            case Expression.Await e -> walk(e.operand());
            case Expression.Yield e -> walk(e.operand());
            default -> {} // literals
        }
    }

    private void superProperty(Expression at) {
        read(Scope.THIS, at);
        read(Scope.HOME, at);
    }

    private void object(Expression.ObjectLiteral literal) {
        Scope outer = analysis.scope;
        boolean hasHome = false;
        for (Property property : literal.properties()) {
            hasHome |= property instanceof Property.Method m && (m.function().facts().usesSuper() || m.function().facts().directEval());
        }
        Binding home = null;
        if (hasHome) {
            Scope scope = new Scope(Scope.Kind.OBJECT_LITERAL, outer, outer.function, literal.start());
            home = scope.synthetic(Scope.HOME);
            analysis.open(literal, scope);
        }
        for (Property property : literal.properties()) {
            property(property, home);
        }
        analysis.scope = outer;
    }

    private void property(Property property, Binding home) {
        switch (property) {
            case Property.KeyValue p -> {
                key(p.key());
                walk(p.value());
            }
            case Property.PrototypeSetter p -> walk(p.value());
            case Property.Method p -> {
                key(p.key());
                analysis.functions.method(p.function(), home);
            }
            case Property.SpreadProperty p -> walk(p.argument());
        }
    }

    void key(PropertyKey key) {
        if (key instanceof PropertyKey.Computed computed) {
            walk(computed.expression());
        }
    }

    // Patterns

    /** The target of an assignment. */
    void assigned(Pattern pattern) {
        switch (pattern) {
            case Pattern.Name name -> references.write(analysis.scope, name.name(), name.start());
            case Pattern.Target target -> walk(target.reference());
            default -> parts(pattern, true);
        }
    }

    /** A pattern whose names are bindings: only its expressions are walked. */
    void bound(Pattern pattern) {
        if (!(pattern instanceof Pattern.Name)) {
            parts(pattern, false);
        }
    }

    private void parts(Pattern pattern, boolean assigned) {
        switch (pattern) {
            case Pattern.ArrayPattern array -> {
                for (Pattern.Element element : array.elements()) {
                    element(element, assigned);
                }
                leaf(array.rest(), assigned);
            }
            case Pattern.ObjectPattern object -> {
                for (Pattern.Member member : object.properties()) {
                    key(member.key());
                    element(member.value(), assigned);
                }
                leaf(object.rest(), assigned);
            }
            case Pattern.Name _, Pattern.Target _ -> leaf(pattern, assigned);
        }
    }

    private void element(Pattern.Element element, boolean assigned) {
        leaf(element.target(), assigned);
        walk(element.initializer());
    }

    private void leaf(Pattern pattern, boolean assigned) {
        if (pattern == null) {
            return;
        }
        if (assigned) {
            assigned(pattern);
        } else {
            bound(pattern);
        }
    }
}
