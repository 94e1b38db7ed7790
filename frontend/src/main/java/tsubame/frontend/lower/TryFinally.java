package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.CatchClause;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Statement;

/** try, catch and finally (ECMA-262 §14.15). */
final class TryFinally {
    private final FunctionCompiler fn;

    TryFinally(FunctionCompiler fn) {
        this.fn = fn;
    }

    void lower(Statement.Try statement) {
        fn.statements.completeWithUndefined();
        if (statement.finalizer() == null) {
            attempt(statement);
            return;
        }
        int mark = fn.registers.mark();
        Control.Finally block = open();
        if (statement.handler() == null) {
            fn.statements.block(statement.block());
        } else {
            attempt(statement);
        }
        close(block);
        int saved = fn.completion < 0 ? -1 : fn.registers.allocate();
        if (saved >= 0) {
            fn.move(saved, fn.completion);
            fn.statements.completeWithUndefined();
        }
        fn.statements.block(statement.finalizer());
        if (saved >= 0) {
            fn.move(fn.completion, saved);
        }
        fn.exits.resume(block);
        fn.registers.release(mark);
    }

    /** Begins code that a finally block protects. The block's registers stay allocated. */
    Control.Finally open() {
        int kind = fn.registers.allocate();
        int value = fn.registers.allocate();
        Protection protection = new Protection(fn.code, fn.code.newLabel(), value);
        Control.Finally block = new Control.Finally(fn.exits.control, protection, kind, value, fn.code.newLabel());
        fn.exits.control = block;
        protection.open();
        return block;
    }

    /** Ends it: the code of the block follows, and then {@link Exits#resume}. */
    void close(Control.Finally block) {
        block.protection.close();
        fn.exits.control = block.outer;
        fn.loadInt(block.kind, 0);
        fn.code.emit(JUMP, block.label);
        fn.code.place(block.protection.handler);
        block.protection.addTo(fn.handlers);
        fn.loadInt(block.kind, 1);
        fn.code.place(block.label);
    }

    private void attempt(Statement.Try statement) {
        int mark = fn.registers.mark();
        int error = fn.registers.allocate();
        Protection protection = new Protection(fn.code, fn.code.newLabel(), error);
        Control outer = fn.exits.control;
        fn.exits.control = new Control.Guard(outer, protection);
        protection.open();
        fn.statements.block(statement.block());
        protection.close();
        fn.exits.control = outer;
        int end = fn.code.newLabel();
        fn.code.emit(JUMP, end);
        fn.code.place(protection.handler);
        protection.addTo(fn.handlers);
        handler(statement.handler(), error);
        fn.code.place(end);
        fn.registers.release(mark);
    }

    private void handler(CatchClause clause, int error) {
        Scope outer = fn.scope;
        int mark = fn.registers.mark();
        fn.statements.completeWithUndefined();
        Scope scope = fn.compilation.tree.scope(clause);
        if (scope != null) {
            fn.scope = scope;
            for (Binding binding : scope.bindings()) {
                fn.scopes.allocate(binding);
            }
            if (clause.parameter() instanceof Pattern.Name name && !scope.bindings().getFirst().isCell()) {
                scope.bindings().getFirst().register = error;
            } else {
                fn.patterns.target(clause.parameter(), error, Patterns.Mode.LEXICAL);
            }
        }
        fn.statements.block(clause.body());
        fn.scopes.leave(outer, mark);
    }
}
