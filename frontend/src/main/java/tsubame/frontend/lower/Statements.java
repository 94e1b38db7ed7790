package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.Declarator;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Node;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.SwitchCase;
import tsubame.frontend.syntax.VariableKind;

/** Statements, but for loops and try. Completion values (ECMA-262 §8.3.4) are kept only in scripts and evals. */
final class Statements {
    private static final ArrayList<String> NO_LABELS = new ArrayList<>();

    private final FunctionCompiler fn;

    Statements(FunctionCompiler fn) {
        this.fn = fn;
    }

    /** A statement that has no value of its own answers undefined, not what stood before it. */
    void completeWithUndefined() {
        if (fn.completion >= 0) {
            fn.code.emit(LOAD_UNDEFINED, fn.completion);
        }
    }

    void all(List<Statement> list) {
        for (Statement statement : list) {
            lower(statement);
        }
    }

    void block(Statement.Block block) {
        scoped(block, block.body());
    }

    /** The statements in the scope that the node opened. */
    void scoped(Node node, List<Statement> list) {
        Scope outer = fn.scope;
        int mark = fn.registers.mark();
        Scope scope = fn.compilation.tree.scope(node);
        if (scope != null) {
            fn.scopes.enter(scope);
            fn.scopes.hoist(list);
        }
        fn.disposal.body(list);
        fn.scopes.leave(outer, mark);
    }

    void lower(Statement statement) {
        lower(statement, NO_LABELS);
    }

    private void lower(Statement statement, List<String> labels) {
        int mark = fn.registers.mark();
        switch (statement) {
            case Statement.Empty _ -> {}
            case Statement.Debugger _ -> fn.code.emit(DEBUGGER);
            case Statement.Block s -> block(s);
            case Statement.ExpressionStatement s -> expression(s.expression());
            case Statement.VariableDeclaration s -> variables(s);
            case Statement.FunctionDeclaration s -> function(s.function());
            case Statement.ClassDeclaration s -> fn.classes.declare(s.definition(), s.definition().name());
            case Statement.If s -> conditional(s);
            case Statement.While s -> fn.loops.whileLoop(s, labels);
            case Statement.DoWhile s -> fn.loops.doWhile(s, labels);
            case Statement.For s -> fn.loops.forLoop(s, labels);
            case Statement.ForIn s -> fn.loops.forIn(s, labels);
            case Statement.ForOf s -> fn.loops.forOf(s, labels);
            case Statement.Continue s -> fn.exits.continueTo(s.label());
            case Statement.Break s -> fn.exits.breakTo(s.label());
            case Statement.Return s -> returns(s);
            case Statement.Throw s -> {
                int value = fn.expressions.value(s.value());
                fn.emit(s, THROW, value);
            }
            case Statement.With s -> with(s);
            case Statement.Switch s -> choice(s, labels);
            case Statement.Labeled s -> labeled(s, labels);
            case Statement.Try s -> fn.tries.lower(s);
            case Statement.EnumDeclaration s -> fn.namespaces.enumeration(s);
            case Statement.NamespaceDeclaration s -> fn.namespaces.namespace(s);
            case ModuleItem s -> fn.namespaces.item(s);
        }
        fn.registers.release(mark);
    }

    private void expression(Expression expression) {
        if (fn.completion >= 0) {
            int value = fn.expressions.value(expression);
            fn.move(fn.completion, value);
        } else {
            fn.expressions.effect(expression);
        }
    }

    // Declarations

    void variables(Statement.VariableDeclaration declaration) {
        for (Declarator declarator : declaration.declarators()) {
            int mark = fn.registers.mark();
            if (declaration.kind() == VariableKind.VAR) {
                variable(declarator);
            } else {
                lexical(declarator, declaration.kind());
            }
            fn.registers.release(mark);
        }
    }

    private void variable(Declarator declarator) {
        if (declarator.initializer() == null) {
            return;
        }
        if (declarator.target() instanceof Pattern.Name name) {
            fn.assignments.assign(new Expression.Assign(declarator.start(), declarator.end(), name, declarator.initializer()), -1);
        } else {
            int value = fn.expressions.operand(declarator.initializer(), declarator.target().start(), declarator.target().end());
            fn.patterns.target(declarator.target(), value, Patterns.Mode.VAR);
        }
    }

    private void lexical(Declarator declarator, VariableKind kind) {
        if (!(declarator.target() instanceof Pattern.Name name)) {
            int value = fn.expressions.value(declarator.initializer());
            fn.patterns.target(declarator.target(), value, Patterns.Mode.LEXICAL);
            return;
        }
        Binding binding = fn.variables.declared(name.name());
        int home = fn.variables.initialHome(binding);
        int register = home >= 0 ? home : fn.registers.allocate();
        if (declarator.initializer() == null) {
            fn.code.emit(LOAD_UNDEFINED, register);
        } else {
            fn.expressions.intoNamed(declarator.initializer(), register, FunctionName.of(name.name()));
        }
        if (kind == VariableKind.USING || kind == VariableKind.AWAIT_USING) {
            fn.disposal.add(declarator, register, kind == VariableKind.AWAIT_USING);
        }
        if (home < 0) {
            fn.variables.initialize(binding, name.name(), name, register);
        }
    }

    /** The function exists since its scope was entered; one in a sloppy block now becomes the value of a var too (annex B.3.2). */
    private void function(FunctionNode node) {
        if (fn.compilation.tree.isHoistedFromBlock(node)) {
            int value = fn.variables.value(node.name(), node);
            fn.evals.assignVariable(node, value);
        }
    }

    // Branches

    private void conditional(Statement.If statement) {
        completeWithUndefined();
        int end = fn.code.newLabel();
        Statement rest = statement;
        while (rest instanceof Statement.If link) {
            int otherwise = link.alternate() == null ? end : fn.code.newLabel();
            fn.conditions.jump(link.test(), otherwise, false);
            branch(link.consequent());
            if (link.alternate() != null) {
                fn.code.emit(JUMP, end);
                fn.code.place(otherwise);
            }
            rest = link.alternate();
        }
        if (rest != null) {
            branch(rest);
        }
        fn.code.place(end);
    }

    private void branch(Statement statement) {
        if (statement instanceof Statement.FunctionDeclaration) {
            scoped(statement, List.of(statement));
        } else {
            lower(statement);
        }
    }

    private void choice(Statement.Switch statement, List<String> labels) {
        completeWithUndefined();
        int discriminant = fn.expressions.fresh(statement.discriminant());
        Scope outer = fn.scope;
        int mark = fn.registers.mark();
        Scope scope = fn.compilation.tree.scope(statement);
        ArrayList<Statement> all = new ArrayList<>();
        for (SwitchCase each : statement.cases()) {
            all.addAll(each.body());
        }
        if (scope != null) {
            fn.scopes.enter(scope);
            fn.scopes.hoist(all);
        }
        Control control = fn.exits.control;
        Control.Target target = new Control.Target(control, fn.code.newLabel(), -1, labels, true);
        fn.exits.control = target;
        fn.disposal.around(all, () -> cases(statement, discriminant, target));
        fn.exits.control = control;
        fn.code.place(target.breakLabel);
        fn.scopes.leave(outer, mark);
    }

    private void cases(Statement.Switch statement, int discriminant, Control.Target target) {
        int[] starts = new int[statement.cases().size()];
        int otherwise = target.breakLabel;
        int end = fn.code.newLabel();
        boolean hasDefault = false;
        for (int i = 0; i < starts.length; i++) {
            starts[i] = fn.code.newLabel();
            SwitchCase each = statement.cases().get(i);
            if (each.test() == null) {
                otherwise = starts[i];
                hasDefault = true;
            } else {
                int mark = fn.registers.mark();
                int test = fn.expressions.value(each.test());
                fn.emit(each.test(), JUMP_IF_STRICT_EQUAL, discriminant, test, starts[i]);
                fn.registers.release(mark);
            }
        }
        fn.code.emit(JUMP, hasDefault ? otherwise : end);
        for (int i = 0; i < starts.length; i++) {
            fn.code.place(starts[i]);
            all(statement.cases().get(i).body());
        }
        fn.code.place(end);
    }

    private void labeled(Statement.Labeled statement, List<String> outer) {
        ArrayList<String> labels = new ArrayList<>(outer);
        labels.add(statement.label());
        Statement body = statement.body();
        boolean takesLabels =
                switch (body) {
                    case Statement.While _, Statement.DoWhile _, Statement.For _, Statement.ForIn _, Statement.ForOf _,
                            Statement.Switch _, Statement.Labeled _ -> true;
                    default -> false;
                };
        if (takesLabels) {
            lower(body, labels);
            return;
        }
        Control control = fn.exits.control;
        Control.Target target = new Control.Target(control, fn.code.newLabel(), -1, labels, false);
        fn.exits.control = target;
        lower(body);
        fn.exits.control = control;
        fn.code.place(target.breakLabel);
    }

    private void with(Statement.With statement) {
        completeWithUndefined();
        int object = fn.expressions.value(statement.object());
        Scope outer = fn.scope;
        int mark = fn.registers.mark();
        Scope scope = fn.compilation.tree.scope(statement);
        fn.scopes.enter(scope);
        fn.emit(statement.object(), NEW_WITH_SCOPE, scope.dynamic().register, object);
        lower(statement.body());
        fn.scopes.leave(outer, mark);
    }

    private void returns(Statement.Return statement) {
        int value = statement.value() == null ? fn.undefined() : fn.expressions.value(statement.value());
        if (fn.kind.isAsyncGenerator() && statement.value() != null) {
            int awaited = fn.registers.allocate();
            fn.emit(statement, AWAIT, awaited, value);
            value = awaited;
        }
        fn.code.at(statement.start(), statement.end());
        fn.exits.returnValue(value);
    }
}
