package tsubame.frontend.scope;

import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Parameter;
import tsubame.frontend.syntax.Pattern;

/** Opens the scopes of functions (ECMA-262 §10.2.11). */
final class FunctionWalk {
    private final ScopeAnalysis analysis;
    final ClassWalk classes;

    FunctionWalk(ScopeAnalysis analysis) {
        this.analysis = analysis;
        this.classes = new ClassWalk(analysis, this);
    }

    /** A hoisted declaration: its closure exists from the start of its scope. */
    void declaration(FunctionNode node) {
        function(node, analysis.scope.start, null, false);
    }

    void expression(FunctionNode node) {
        function(node, node.start(), null, node.name() != null);
    }

    void method(FunctionNode node, Binding home) {
        function(node, node.start(), home, false);
    }

    /** @param creation position from which its closure may exist */
    void function(FunctionNode node, int creation, Binding home, boolean named) {
        Scope surroundings = analysis.scope;
        int mark = analysis.declarations.blockFunctionMark();
        FunctionScope function = new FunctionScope(kind(node), surroundings.function, node, node.strict(), creation);
        function.home = home;
        analysis.tree.put(node, function);
        function.outer = new Scope(Scope.Kind.OUTER, surroundings, function, node.start());
        if (named) {
            function.outer.declare(node.name(), Binding.Kind.FUNCTION_NAME, node.nameStart(), node.nameStart() + node.name().length());
        }
        function.parameters = new Scope(Scope.Kind.PARAMETERS, function.outer, function, node.start());
        boolean separate = BoundNames.containExpressions(node.parameters());
        int bodyStart = node.body().isEmpty() ? node.end() : node.body().getFirst().start();
        function.variables =
                separate ? new Scope(Scope.Kind.VARIABLES, function.parameters, function, bodyStart) : function.parameters;
        function.body = new Scope(Scope.Kind.BODY, function.variables, function, bodyStart);
        parameters(node, function, separate);
        analysis.scope = function.body;
        analysis.declarations.enter(node.body(), function.body, Integer.MAX_VALUE);
        analysis.statements.all(node.body());
        analysis.declarations.hoistBlockFunctions(mark, function);
        analysis.scope = surroundings;
    }

    private static FunctionScope.Kind kind(FunctionNode node) {
        return switch (node.kind()) {
            case ARROW -> FunctionScope.Kind.ARROW;
            case CONSTRUCTOR -> FunctionScope.Kind.CONSTRUCTOR;
            case DERIVED_CONSTRUCTOR -> FunctionScope.Kind.DERIVED_CONSTRUCTOR;
            case NORMAL, METHOD, GETTER, SETTER -> FunctionScope.Kind.FUNCTION;
        };
    }

    private void parameters(FunctionNode node, FunctionScope function, boolean separate) {
        boolean unique = node.strict() || !node.simpleParameters() || node.kind() != FunctionNode.Kind.NORMAL;
        analysis.scope = function.parameters;
        for (Parameter parameter : node.parameters()) {
            for (Pattern.Name name : BoundNames.of(parameter.target())) {
                Binding earlier = function.parameters.find(name.name());
                if (earlier == null) {
                    Binding binding = function.parameters.declare(name.name(), Binding.Kind.PARAMETER, name.start(), name.end());
                    binding.safeFrom = separate ? parameter.end() : 0;
                } else if (unique) {
                    analysis.diagnostics.report(DiagnosticKind.DUPLICATE_PARAMETER, name.start(), name.end(), name.name());
                }
            }
        }
        boolean isPlain = node.kind() == FunctionNode.Kind.NORMAL || node.kind() == FunctionNode.Kind.ARROW;
        for (Parameter parameter : node.parameters()) {
            if (isPlain && !parameter.decorators().isEmpty()) {
                analysis.diagnostics.report(DiagnosticKind.FUNCTION_PARAMETER_DECORATOR, parameter.start(), parameter.end());
            }
            analysis.expressions.bound(parameter.target());
            analysis.expressions.walk(parameter.initializer());
        }
        parameterProperties(node);
    }

    /** Parameter properties use what the source does not mention, and so do constructors: their fields, or their result. */
    private void parameterProperties(FunctionNode node) {
        if (node.kind() == FunctionNode.Kind.DERIVED_CONSTRUCTOR) {
            analysis.references.read(analysis.scope, Scope.THIS, node.end());
        }
        for (Parameter parameter : node.parameters()) {
            if (parameter.property()) {
                analysis.references.read(analysis.scope, Scope.THIS, node.end());
                for (Pattern.Name name : BoundNames.of(parameter.target())) {
                    analysis.references.read(analysis.scope, name.name(), parameter.end());
                }
            }
        }
    }

    /** The constructor of a class without heritage runs the initialiser of its fields. */
    void initializesFields(FunctionNode constructor) {
        Scope scope = analysis.tree.function(constructor).parameters;
        analysis.references.read(scope, Scope.THIS, constructor.end());
        analysis.references.read(scope, Scope.FUNCTION, constructor.end());
    }

    /** Code of a class that runs as a function of its own; {@code walk} finds {@link ScopeAnalysis#scope} set to its parameters. */
    FunctionScope initializer(FunctionScope.Kind kind, int creation, Binding home) {
        Scope surroundings = analysis.scope;
        FunctionScope function = new FunctionScope(kind, surroundings.function, null, true, creation);
        function.home = home;
        function.outer = new Scope(Scope.Kind.OUTER, surroundings, function, creation);
        function.parameters = new Scope(Scope.Kind.PARAMETERS, function.outer, function, creation);
        function.variables = function.parameters;
        function.body = function.parameters;
        return function;
    }

    /** The statements of a static block: vars and top-level declarations of its own. */
    void staticBlock(tsubame.frontend.syntax.ClassMember.StaticBlock block) {
        Scope outer = analysis.scope;
        Scope variables = new Scope(Scope.Kind.VARIABLES, outer, outer.function, block.start());
        Scope body = new Scope(Scope.Kind.BODY, variables, outer.function, block.start());
        analysis.open(block, body);
        List<tsubame.frontend.syntax.Statement> list = block.body();
        analysis.declarations.enter(list, body, Integer.MAX_VALUE);
        analysis.statements.all(list);
        analysis.scope = outer;
    }
}
