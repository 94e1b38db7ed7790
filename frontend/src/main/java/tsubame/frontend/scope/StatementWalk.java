package tsubame.frontend.scope;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.syntax.CatchClause;
import tsubame.frontend.syntax.Declarator;
import tsubame.frontend.syntax.EnumMember;
import tsubame.frontend.syntax.ForHead;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Node;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.SwitchCase;
import tsubame.frontend.syntax.VariableKind;

/** Opens the scopes of statements, enters their declarations and notes the uses of names in them. */
final class StatementWalk {
    private final ScopeAnalysis analysis;
    private final Declarations declarations;
    private final ExpressionWalk expressions;

    StatementWalk(ScopeAnalysis analysis) {
        this.analysis = analysis;
        this.declarations = analysis.declarations;
        this.expressions = analysis.expressions;
    }

    /** A list whose declarations have been entered. */
    void all(List<Statement> list) {
        for (Statement statement : list) {
            walk(statement);
        }
    }

    /** The statements of a block, in a scope of their own if they declare anything. */
    void block(Node node, List<Statement> list) {
        block(node, list, Scope.Kind.BLOCK);
    }

    private void block(Node node, List<Statement> list, Scope.Kind kind) {
        Scope outer = analysis.scope;
        if (Declarations.declareSomething(list)) {
            Scope scope = new Scope(kind, outer, outer.function, node.start());
            analysis.open(node, scope);
            declarations.enter(list, scope, Integer.MAX_VALUE);
        }
        all(list);
        analysis.scope = outer;
    }

    void walk(Statement statement) {
        switch (statement) {
            case Statement.Empty _, Statement.Debugger _, Statement.Break _, Statement.Continue _ -> {}
            case Statement.Block s -> block(s, s.body());
            case Statement.ExpressionStatement s -> expressions.walk(s.expression());
            case Statement.VariableDeclaration s -> variables(s, false);
            case Statement.FunctionDeclaration s -> analysis.functions.declaration(s.function());
            case Statement.ClassDeclaration s -> analysis.functions.classes.walk(s.definition());
            case Statement.If s -> conditional(s);
            case Statement.While s -> {
                expressions.walk(s.test());
                walk(s.body());
            }
            case Statement.DoWhile s -> {
                walk(s.body());
                expressions.walk(s.test());
            }
            case Statement.For s -> loop(s);
            case Statement.ForIn s -> each(s, s.head(), s.object(), s.body());
            case Statement.ForOf s -> each(s, s.head(), s.iterable(), s.body());
            case Statement.Return s -> expressions.walk(s.value());
            case Statement.Throw s -> expressions.walk(s.value());
            case Statement.With s -> with(s);
            case Statement.Switch s -> choice(s);
            case Statement.Labeled s -> walk(s.body());
            case Statement.Try s -> attempt(s);
            case Statement.EnumDeclaration s -> enumeration(s);
            case Statement.NamespaceDeclaration s -> namespace(s);
            case ModuleItem item -> module(item);
        }
    }

    private void conditional(Statement.If statement) {
        Statement rest = statement;
        while (rest instanceof Statement.If s) {
            expressions.walk(s.test());
            branch(s.consequent());
            rest = s.alternate();
        }
        if (rest != null) {
            branch(rest);
        }
    }

    /** A function declaration as the body of an if stands in a block of its own (annex B.3.3). */
    private void branch(Statement statement) {
        if (statement instanceof Statement.FunctionDeclaration) {
            block(statement, List.of(statement));
        } else {
            walk(statement);
        }
    }

    private void variables(Statement.VariableDeclaration declaration, boolean exported) {
        for (Declarator declarator : declaration.declarators()) {
            if (declaration.kind() == VariableKind.VAR) {
                declareVars(declarator.target(), exported, declarator.initializer() != null);
            }
            expressions.bound(declarator.target());
            expressions.walk(declarator.initializer());
        }
    }

    private void declareVars(Pattern pattern, boolean exported, boolean assigned) {
        for (Pattern.Name name : BoundNames.of(pattern)) {
            declarations.variable(analysis.scope, name, exported);
            FunctionScope function = analysis.scope.function;
            if (name.name().equals("arguments") && function.hasArguments() && function.hasParameterExpressions()) {
                // The var begins with the arguments object, as a var named like a parameter does.
                analysis.references.read(function.parameters, name.name(), name.start());
            }
            if (assigned) {
                analysis.references.write(analysis.scope, name.name(), name.start());
            }
        }
    }

    // Loops

    private void loop(Statement.For loop) {
        Scope outer = analysis.scope;
        boolean isLexical = loop.init() instanceof Statement.VariableDeclaration d && d.kind() != VariableKind.VAR;
        if (isLexical) {
            Scope scope = new Scope(Scope.Kind.LOOP, outer, outer.function, loop.start());
            analysis.open(loop, scope);
            declarations.enter(List.of(loop.init()), scope, Integer.MAX_VALUE);
        }
        if (loop.init() != null) {
            walk(loop.init());
        }
        expressions.walk(loop.test());
        expressions.walk(loop.update());
        walk(loop.body());
        analysis.scope = outer;
    }

    private void each(Statement loop, ForHead head, tsubame.frontend.syntax.Expression object, Statement body) {
        Scope outer = analysis.scope;
        if (head instanceof Statement.VariableDeclaration declaration) {
            if (declaration.kind() != VariableKind.VAR) {
                Scope scope = new Scope(Scope.Kind.LOOP, outer, outer.function, loop.start());
                analysis.open(loop, scope);
                declarations.enter(List.of(declaration), scope, Integer.MAX_VALUE);
                for (Binding binding : scope.bindings()) {
                    binding.safeFrom = body.start();
                }
            }
            Declarator declarator = declaration.declarators().getFirst();
            if (declaration.kind() == VariableKind.VAR) {
                declareVars(declarator.target(), false, true);
            }
            expressions.bound(declarator.target());
            expressions.walk(declarator.initializer());
        } else {
            expressions.assigned((Pattern) head);
        }
        expressions.walk(object);
        walk(body);
        analysis.scope = outer;
    }

    // Other statements with scopes

    private void with(Statement.With statement) {
        expressions.walk(statement.object());
        Scope outer = analysis.scope;
        Scope scope = new Scope(Scope.Kind.WITH, outer, outer.function, statement.start());
        scope.makeDynamic();
        analysis.open(statement, scope);
        walk(statement.body());
        analysis.scope = outer;
    }

    private void choice(Statement.Switch statement) {
        expressions.walk(statement.discriminant());
        Scope outer = analysis.scope;
        ArrayList<Statement> all = new ArrayList<>();
        for (SwitchCase each : statement.cases()) {
            all.addAll(each.body());
        }
        if (Declarations.declareSomething(all)) {
            Scope scope = new Scope(Scope.Kind.SWITCH, outer, outer.function, statement.start());
            analysis.open(statement, scope);
            for (SwitchCase each : statement.cases()) {
                declarations.enter(each.body(), scope, each.end());
            }
        }
        for (SwitchCase each : statement.cases()) {
            expressions.walk(each.test());
            all(each.body());
        }
        analysis.scope = outer;
    }

    private void attempt(Statement.Try statement) {
        walk(statement.block());
        if (statement.handler() != null) {
            handler(statement.handler());
        }
        if (statement.finalizer() != null) {
            walk(statement.finalizer());
        }
    }

    private void handler(CatchClause clause) {
        Scope outer = analysis.scope;
        if (clause.parameter() != null) {
            Scope scope = new Scope(Scope.Kind.CATCH, outer, outer.function, clause.start());
            analysis.open(clause, scope);
            boolean isSimple = clause.parameter() instanceof Pattern.Name;
            for (Pattern.Name name : BoundNames.of(clause.parameter())) {
                Binding earlier = scope.find(name.name());
                if (earlier != null) {
                    declarations.redeclared(name.name(), name.start(), name.end(), earlier);
                }
                Binding binding =
                        scope.declare(name.name(), isSimple ? Binding.Kind.CATCH_PARAMETER : Binding.Kind.LET, name.start(), name.end());
                binding.safeFrom = isSimple ? 0 : clause.parameter().end();
            }
            expressions.bound(clause.parameter());
        }
        block(clause.body(), clause.body().body(), Scope.Kind.CATCH_BODY);
        analysis.scope = outer;
    }

    // TypeScript

    private void enumeration(Statement.EnumDeclaration declaration) {
        Scope outer = analysis.scope;
        analysis.references.write(outer, declaration.name(), declaration.nameStart());
        Binding binding = Lookup.of(outer, declaration.name()).binding;
        Scope scope = new Scope(Scope.Kind.ENUM, outer, outer.function, declaration.start());
        Binding object = scope.declare(declaration.name(), Binding.Kind.CONST, declaration.start(), declaration.start());
        List<Statement.EnumDeclaration> all = binding == null ? null : analysis.tree.enums(binding);
        for (Statement.EnumDeclaration each : all == null ? List.of(declaration) : all) {
            for (EnumMember member : each.members()) {
                if (scope.find(member.name()) == null) {
                    scope.declareMember(member.name(), object, member.start(), member.end());
                }
            }
        }
        analysis.open(declaration, scope);
        for (EnumMember member : declaration.members()) {
            expressions.walk(member.initializer());
        }
        analysis.scope = outer;
    }

    private void namespace(Statement.NamespaceDeclaration declaration) {
        Scope outer = analysis.scope;
        analysis.references.write(outer, declaration.name(), declaration.nameStart());
        Scope variables = new Scope(Scope.Kind.NAMESPACE, outer, outer.function, declaration.start());
        Binding object = variables.declare(declaration.name(), Binding.Kind.CONST, declaration.nameStart(), declaration.nameStart());
        Scope body = new Scope(Scope.Kind.BODY, variables, outer.function, declaration.start());
        analysis.open(declaration, body);
        declarations.enter(declaration.body(), body, Integer.MAX_VALUE);
        Binding binding = Lookup.of(outer, declaration.name()).binding;
        if (binding != null) {
            for (String name : declarations.namespaceExports(binding)) {
                if (body.find(name) == null && variables.find(name) == null) {
                    body.declareMember(name, object, declaration.start(), declaration.start());
                }
            }
        }
        all(declaration.body());
        analysis.scope = outer;
    }

    // Modules

    private void module(ModuleItem item) {
        switch (item) {
            case ModuleItem.Import _, ModuleItem.ExportFrom _, ModuleItem.ExportAll _ -> {}
            case ModuleItem.ExportNamed _ -> {} // see ScopeAnalysis: an export is no use of a value until the exports are resolved
            case ModuleItem.ExportDeclaration s -> {
                if (s.declaration() instanceof Statement.VariableDeclaration variables) {
                    variables(variables, true);
                } else {
                    walk(s.declaration());
                }
            }
            case ModuleItem.ExportDefault s -> expressions.walk(s.value());
            case ModuleItem.ExportDefaultFunction s -> analysis.functions.declaration(s.function());
            case ModuleItem.ExportDefaultClass s -> analysis.functions.classes.walk(s.definition());
            case ModuleItem.ImportEquals s -> expressions.walk(s.value());
            case ModuleItem.ImportRequire s -> analysis.references.read(analysis.scope, "require", s.start());
            case ModuleItem.ExportAssignment s -> {
                expressions.walk(s.value());
                analysis.references.read(analysis.scope, "module", s.start());
            }
        }
    }
}
