package tsubame.frontend.scope;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.syntax.Parameter;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.PropertyKey;

/** The names that patterns bind (ECMA-262 §8.2.1), and whether they contain expressions (§15.1.2). */
public final class BoundNames {
    private BoundNames() {}

    /** The names in source order, repetitions included. */
    public static List<Pattern.Name> of(Pattern pattern) {
        ArrayList<Pattern.Name> names = new ArrayList<>();
        collect(pattern, names);
        return names;
    }

    private static void collect(Pattern pattern, ArrayList<Pattern.Name> names) {
        switch (pattern) {
            case null -> {}
            case Pattern.Name name -> names.add(name);
            case Pattern.Target _ -> {}
            case Pattern.ArrayPattern array -> {
                for (Pattern.Element element : array.elements()) {
                    collect(element.target(), names);
                }
                collect(array.rest(), names);
            }
            case Pattern.ObjectPattern object -> {
                for (Pattern.Member member : object.properties()) {
                    collect(member.value().target(), names);
                }
                collect(object.rest(), names);
            }
        }
    }

    /** Whether an initializer or computed key occurs among the parameters. */
    public static boolean containExpressions(List<Parameter> parameters) {
        for (Parameter parameter : parameters) {
            if (parameter.initializer() != null || containsExpression(parameter.target())) {
                return true;
            }
        }
        return false;
    }

    private static boolean containsExpression(Pattern pattern) {
        return switch (pattern) {
            case null -> false;
            case Pattern.Name _, Pattern.Target _ -> false;
            case Pattern.ArrayPattern array -> {
                boolean found = containsExpression(array.rest());
                for (Pattern.Element element : array.elements()) {
                    found |= element.initializer() != null || containsExpression(element.target());
                }
                yield found;
            }
            case Pattern.ObjectPattern object -> {
                boolean found = false;
                for (Pattern.Member member : object.properties()) {
                    found |= member.key() instanceof PropertyKey.Computed
                            || member.value().initializer() != null
                            || containsExpression(member.value().target());
                }
                yield found;
            }
        };
    }
}
