package tsubame.frontend.parser;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Property;
import tsubame.frontend.syntax.PropertyKey;

/**
 * Makes patterns of expressions that turn out to be assigned to (ECMA-262 §13.15) or to be the parameters of an arrow function, and reports
 * what cannot be one. An Assign inside holds a pattern already; for parameters it is looked through once more.
 */
final class PatternConversion extends Part {
    PatternConversion(Parsing p) {
        super(p);
    }

    /** The target of {@code =}, or of a for-in or for-of head. */
    Pattern assignmentTarget(Expression expression) {
        if (isLiteral(expression) && !p.isParenthesized(expression)) {
            return pattern(expression, false);
        }
        return simpleTarget(expression, false);
    }

    /** The target of {@code ++}, {@code +=}…: no pattern. {@code logical}: not even a call (which sloppy code may try to assign to). */
    Pattern simpleTarget(Expression expression, boolean logical) {
        boolean parenthesized = p.isParenthesized(expression);
        switch (expression) {
            case Expression.Identifier name -> {
                checkAssigned(name);
                return new Pattern.Name(name.start(), name.end(), name.name(), parenthesized);
            }
            case Expression.Call call when !p.strict && !logical -> {
                return new Pattern.Target(call.start(), call.end(), call);
            }
            default -> {
                if (!isReference(expression)) {
                    reportInvalid(expression);
                }
                return new Pattern.Target(expression.start(), expression.end(), expression);
            }
        }
    }

    private static boolean isReference(Expression expression) {
        return expression instanceof Expression.Member
                || expression instanceof Expression.Index
                || expression instanceof Expression.PrivateMember
                || expression instanceof Expression.SuperMember
                || expression instanceof Expression.SuperIndex;
    }

    private static boolean isLiteral(Expression expression) {
        return expression instanceof Expression.ArrayLiteral || expression instanceof Expression.ObjectLiteral;
    }

    private void reportInvalid(Expression expression) {
        DiagnosticKind kind = expression instanceof Expression.OptionalChain
                ? DiagnosticKind.ASSIGNMENT_TO_OPTIONAL_CHAIN
                : DiagnosticKind.INVALID_ASSIGNMENT_TARGET;
        error(kind, expression.start(), expression.end());
    }

    private void checkAssigned(Expression.Identifier name) {
        if (p.strict && (name.name().equals("eval") || name.name().equals("arguments"))) {
            error(DiagnosticKind.STRICT_BINDING, name.start(), name.end(), name.name());
        }
    }

    // Patterns. `binding`: for parameters, where every leaf is a name; otherwise leaves are references.

    /** A parameter of an arrow function, with its initializer. */
    Pattern.Element bindingElement(Expression expression) {
        return element(expression, true);
    }

    private Pattern pattern(Expression expression, boolean binding) {
        switch (expression) {
            case Expression.ArrayLiteral array when !p.isParenthesized(array) -> {
                return array(array, binding);
            }
            case Expression.ObjectLiteral object when !p.isParenthesized(object) -> {
                return object(object, binding);
            }
            case Expression.Identifier name when !(binding && p.isParenthesized(name)) -> {
                if (binding) {
                    checkBinding(name.name(), name.start(), name.end());
                } else {
                    checkAssigned(name);
                }
                return new Pattern.Name(name.start(), name.end(), name.name(), p.isParenthesized(name));
            }
            default -> {
                if (binding) {
                    error(DiagnosticKind.INVALID_PARAMETER, expression.start(), expression.end());
                } else if (!isReference(expression)) {
                    reportInvalid(expression);
                }
                return new Pattern.Target(expression.start(), expression.end(), expression);
            }
        }
    }

    private Pattern.Element element(Expression expression, boolean binding) {
        int start = expression.start();
        int end = expression.end();
        if (expression instanceof Expression.Elision) {
            return new Pattern.Element(start, end, null, null);
        }
        if (expression instanceof Expression.Assign assign && !p.isParenthesized(assign)) {
            if (binding) {
                checkBindingPattern(assign.target());
            }
            return new Pattern.Element(start, end, assign.target(), assign.value());
        }
        return new Pattern.Element(start, end, pattern(expression, binding), null);
    }

    private Pattern array(Expression.ArrayLiteral literal, boolean binding) {
        ArrayList<Pattern.Element> elements = new ArrayList<>();
        Pattern rest = null;
        for (Expression element : literal.elements()) {
            if (rest != null) {
                error(DiagnosticKind.REST_NOT_LAST, rest.start(), rest.end());
            }
            if (element instanceof Expression.Spread spread) {
                if (spread == literal.elements().getLast()) {
                    checkNoComma(spread.start(), spread.end());
                }
                rest = rest(spread.argument(), binding);
            } else {
                elements.add(element(element, binding));
            }
        }
        return new Pattern.ArrayPattern(literal.start(), literal.end(), List.copyOf(elements), rest);
    }

    private void checkNoComma(int start, int end) {
        if (p.commaAfter.contains(start, end)) {
            error(DiagnosticKind.COMMA_AFTER_REST, end, end + 1);
        }
    }

    private Pattern rest(Expression argument, boolean binding) {
        if (argument instanceof Expression.Assign assign && !p.isParenthesized(argument)) {
            error(DiagnosticKind.REST_INITIALIZER, argument.start(), argument.end());
            return assign.target();
        }
        return pattern(argument, binding);
    }

    private Pattern object(Expression.ObjectLiteral literal, boolean binding) {
        ArrayList<Pattern.Member> members = new ArrayList<>();
        Pattern rest = null;
        for (Property property : literal.properties()) {
            if (rest != null) {
                error(DiagnosticKind.REST_NOT_LAST, rest.start(), rest.end());
            }
            switch (property) {
                case Property.KeyValue pair ->
                        members.add(new Pattern.Member(pair.start(), pair.end(), pair.key(), element(pair.value(), binding)));
                case Property.PrototypeSetter setter -> members.add(prototype(setter, binding));
                case Property.Method method -> error(DiagnosticKind.METHOD_IN_PATTERN, method.start(), method.key().end());
                case Property.SpreadProperty spread -> {
                    if (spread == literal.properties().getLast()) {
                        checkNoComma(spread.start(), spread.end());
                    }
                    rest = rest(spread.argument(), binding);
                    if (!(rest instanceof Pattern.Name) && !(rest instanceof Pattern.Target)) {
                        error(DiagnosticKind.PATTERN_IN_OBJECT_REST, rest.start(), rest.end());
                    }
                }
            }
        }
        return new Pattern.ObjectPattern(literal.start(), literal.end(), List.copyOf(members), rest);
    }

    /** In a pattern, {@code __proto__} is a name like any other. */
    private Pattern.Member prototype(Property.PrototypeSetter setter, boolean binding) {
        int start = setter.start();
        var key = new PropertyKey.Named(start, start + "__proto__".length(), "__proto__");
        return new Pattern.Member(start, setter.end(), key, element(setter.value(), binding));
    }

    /** A pattern that was made for an assignment, inside what is now a parameter. */
    private void checkBindingPattern(Pattern pattern) {
        ArrayList<Pattern> leaves = new ArrayList<>();
        collectLeaves(pattern, leaves);
        for (Pattern leaf : leaves) {
            if (leaf instanceof Pattern.Name name && !name.parenthesized()) {
                checkBinding(name.name(), name.start(), name.end());
            } else {
                error(DiagnosticKind.INVALID_PARAMETER, leaf.start(), leaf.end());
            }
        }
    }

    /** Adds all leaves of {@code pattern} (names and targets) in source order. */
    static void collectLeaves(Pattern pattern, List<Pattern> leaves) {
        switch (pattern) {
            case Pattern.Name name -> leaves.add(name);
            case Pattern.Target target -> leaves.add(target);
            case Pattern.ArrayPattern array -> {
                for (Pattern.Element element : array.elements()) {
                    if (element.target() != null) {
                        collectLeaves(element.target(), leaves);
                    }
                }
                if (array.rest() != null) {
                    collectLeaves(array.rest(), leaves);
                }
            }
            case Pattern.ObjectPattern object -> {
                for (Pattern.Member member : object.properties()) {
                    collectLeaves(member.value().target(), leaves);
                }
                if (object.rest() != null) {
                    collectLeaves(object.rest(), leaves);
                }
            }
        }
    }
}
