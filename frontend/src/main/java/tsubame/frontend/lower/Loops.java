package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.List;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.Declarator;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.ForHead;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.VariableKind;

/** Loops (ECMA-262 §14.7). The test stands behind the body, so that a turn has one jump. */
final class Loops {
    private final FunctionCompiler fn;

    Loops(FunctionCompiler fn) {
        this.fn = fn;
    }

    private static boolean isTrue(Expression test) {
        return test == null || test instanceof Expression.BooleanLiteral literal && literal.value();
    }

    void whileLoop(Statement.While loop, List<String> labels) {
        fn.statements.completeWithUndefined();
        int body = fn.code.newLabel();
        int test = fn.code.newLabel();
        int end = fn.code.newLabel();
        if (!isTrue(loop.test())) {
            fn.code.emit(JUMP, test);
        }
        fn.code.place(body);
        body(loop.body(), end, test, labels);
        fn.code.place(test);
        fn.conditions.jump(loop.test(), body, true);
        fn.code.place(end);
    }

    void doWhile(Statement.DoWhile loop, List<String> labels) {
        fn.statements.completeWithUndefined();
        int body = fn.code.newLabel();
        int test = fn.code.newLabel();
        int end = fn.code.newLabel();
        fn.code.place(body);
        body(loop.body(), end, test, labels);
        fn.code.place(test);
        fn.conditions.jump(loop.test(), body, true);
        fn.code.place(end);
    }

    private void body(Statement body, int end, int next, List<String> labels) {
        Control outer = fn.exits.control;
        fn.exits.control = new Control.Target(outer, end, next, labels, true);
        fn.statements.lower(body);
        fn.exits.control = outer;
    }

    // for (;;)

    void forLoop(Statement.For loop, List<String> labels) {
        fn.statements.completeWithUndefined();
        Scope outer = fn.scope;
        int mark = fn.registers.mark();
        Scope scope = fn.compilation.tree.scope(loop);
        fn.scopes.enter(scope);
        List<Statement> head = loop.init() == null ? List.of() : List.of(loop.init());
        fn.disposal.around(head, () -> turns(loop, scope, labels));
        fn.scopes.leave(outer, mark);
    }

    private void turns(Statement.For loop, Scope scope, List<String> labels) {
        if (loop.init() instanceof Statement.VariableDeclaration declaration) {
            fn.statements.variables(declaration);
        } else if (loop.init() instanceof Statement.ExpressionStatement statement) {
            fn.expressions.effect(statement.expression());
        }
        renew(scope);
        int body = fn.code.newLabel();
        int update = fn.code.newLabel();
        int test = fn.code.newLabel();
        int end = fn.code.newLabel();
        if (!isTrue(loop.test())) {
            fn.code.emit(JUMP, test);
        }
        fn.code.place(body);
        body(loop.body(), end, update, labels);
        fn.code.place(update);
        renew(scope);
        if (loop.update() != null) {
            fn.expressions.effect(loop.update());
        }
        fn.code.place(test);
        if (loop.test() == null) {
            fn.code.emit(JUMP, body);
        } else {
            fn.conditions.jump(loop.test(), body, true);
        }
        fn.code.place(end);
    }

    /** Each turn has bindings of its own (§14.7.4.4): captured ones get a new cell with the old content. */
    private void renew(Scope scope) {
        if (scope == null) {
            return;
        }
        for (Binding binding : scope.bindings()) {
            if (binding.kind() == Binding.Kind.LET && binding.isCell()) {
                int mark = fn.registers.mark();
                int value = fn.registers.allocate();
                fn.code.emit(LOAD_CELL, value, binding.register);
                fn.code.emit(NEW_CELL_OF, binding.register, value);
                fn.registers.release(mark);
            }
        }
    }

    // for-in and for-of

    void forIn(Statement.ForIn loop, List<String> labels) {
        fn.statements.completeWithUndefined();
        Scope outer = fn.scope;
        int mark = fn.registers.mark();
        Scope scope = fn.compilation.tree.scope(loop);
        if (loop.head() instanceof Statement.VariableDeclaration d && d.kind() == VariableKind.VAR) {
            fn.statements.variables(d);
        }
        fn.scopes.enter(scope);
        int keys = fn.registers.allocate();
        fn.code.emit(FOR_IN_START, keys, fn.expressions.value(loop.object()));
        int next = fn.code.newLabel();
        int end = fn.code.newLabel();
        fn.code.place(next);
        int value = headRegister(loop.head());
        fn.emit(loop.object(), FOR_IN_NEXT, value, keys, end);
        bindHead(loop.head(), scope, value);
        body(loop.body(), end, next, labels);
        fn.code.emit(JUMP, next);
        fn.code.place(end);
        fn.scopes.leave(outer, mark);
    }

    void forOf(Statement.ForOf loop, List<String> labels) {
        fn.statements.completeWithUndefined();
        Scope outer = fn.scope;
        int mark = fn.registers.mark();
        Scope scope = fn.compilation.tree.scope(loop);
        fn.scopes.enter(scope);
        int iterator = fn.registers.allocate();
        int iterable = fn.expressions.value(loop.iterable());
        fn.emit(loop.iterable(), loop.await() ? GET_ASYNC_ITERATOR : GET_ITERATOR, iterator, iterable);
        int next = fn.code.newLabel();
        int end = fn.code.newLabel();
        fn.code.place(next);
        int value = headRegister(loop.head());
        step(loop, iterator, value, end);
        turn(loop, scope, iterator, value, next, end, labels);
        fn.code.place(end);
        fn.scopes.leave(outer, mark);
    }

    private void step(Statement.ForOf loop, int iterator, int value, int end) {
        if (!loop.await()) {
            fn.emit(loop.iterable(), ITERATOR_STEP, value, iterator, end);
            return;
        }
        int mark = fn.registers.mark();
        int nothing = fn.registers.allocate();
        fn.code.emit(LOAD_HOLE, nothing);
        int result = fn.registers.allocate();
        fn.emit(loop.iterable(), ITERATOR_NEXT, result, iterator, nothing);
        fn.code.emit(AWAIT, result, result);
        fn.code.emit(ITERATOR_COMPLETE, value, iterator, result, end);
        fn.registers.release(mark);
    }

    /** Binds the value and runs the body; every way out closes the iterator. */
    private void turn(Statement.ForOf loop, Scope scope, int iterator, int value, int next, int end, List<String> labels) {
        int error = fn.registers.allocate();
        Protection protection = new Protection(fn.code, fn.code.newLabel(), error);
        Control outer = fn.exits.control;
        Control.Target breaks = new Control.Target(outer, end, -1, labels, true);
        Control.Iteration iteration = new Control.Iteration(breaks, protection, iterator, loop.await());
        fn.exits.control = new Control.Target(iteration, -1, next, labels, false);
        protection.open();
        boolean disposes = loop.head() instanceof Statement.VariableDeclaration;
        List<Statement> head = disposes ? List.of((Statement.VariableDeclaration) loop.head()) : List.of();
        fn.disposal.around(head, () -> {
            bindHead(loop.head(), scope, value);
            fn.statements.lower(loop.body());
        });
        protection.close();
        fn.exits.control = outer;
        fn.code.emit(JUMP, next);
        fn.iteration.closeOnError(protection, iterator, loop.await());
    }

    /** Where the value of each turn goes: at best right into the variable. */
    private int headRegister(ForHead head) {
        if (head instanceof Statement.VariableDeclaration d && d.kind() != VariableKind.VAR
                && d.declarators().getFirst().target() instanceof Pattern.Name name) {
            int home = fn.variables.initialHome(fn.variables.declared(name.name()));
            if (home >= 0) {
                return home;
            }
        }
        return fn.registers.allocate();
    }

    private void bindHead(ForHead head, Scope scope, int value) {
        if (scope != null) {
            for (Binding binding : scope.bindings()) {
                fn.scopes.prepare(binding);
            }
        }
        switch (head) {
            case Pattern pattern -> fn.patterns.assign(pattern, value);
            case Statement.VariableDeclaration d -> {
                Declarator declarator = d.declarators().getFirst();
                if (d.kind() == VariableKind.VAR) {
                    fn.patterns.target(declarator.target(), value, Patterns.Mode.VAR);
                    return;
                }
                if (d.kind() == VariableKind.USING || d.kind() == VariableKind.AWAIT_USING) {
                    fn.disposal.add(declarator, value, d.kind() == VariableKind.AWAIT_USING);
                }
                boolean isThere = declarator.target() instanceof Pattern.Name name
                        && fn.variables.initialHome(fn.variables.declared(name.name())) == value;
                if (!isThere) {
                    fn.patterns.target(declarator.target(), value, Patterns.Mode.LEXICAL);
                }
            }
        }
    }
}
