package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import tsubame.frontend.syntax.Expression;

/** await, yield and yield* (ECMA-262 §15.5.5, §27.5.3.7, §27.6.3.8). */
final class Generators {
    private final FunctionCompiler fn;

    Generators(FunctionCompiler fn) {
        this.fn = fn;
    }

    void await(Expression.Await expression, int to) {
        int value = fn.expressions.value(expression.operand());
        fn.emit(expression, AWAIT, to, value);
    }

    /** @param to -1 if nobody wants what comes back */
    void yield(Expression.Yield expression, int to) {
        if (expression.delegate()) {
            delegate(expression, to >= 0 ? to : fn.registers.allocate());
            return;
        }
        int value = expression.operand() == null ? fn.undefined() : fn.expressions.value(expression.operand());
        boolean isAsync = fn.kind.isAsyncGenerator();
        int received = fn.registers.allocate();
        if (isAsync) {
            fn.emit(expression, AWAIT, received, value);
            value = received;
        }
        int returned = fn.code.newLabel();
        int end = fn.code.newLabel();
        fn.emit(expression, YIELD, received, value, returned);
        fn.code.emit(JUMP, end);
        fn.code.place(returned);
        if (isAsync) {
            fn.code.emit(AWAIT, received, received);
        }
        fn.exits.returnValue(received);
        fn.code.place(end);
        if (to >= 0) {
            fn.move(to, received);
        }
    }

    /** yield*: one loop that hands each resumption on to the inner iterator by its kind. */
    private final class Delegation {
        final Expression.Yield at;
        final boolean isAsync = fn.kind.isAsyncGenerator();
        final int iterator = fn.registers.allocate();
        final int received = fn.registers.allocate();
        final int mode = fn.registers.allocate();
        final int result = fn.registers.allocate();
        final int temporary = fn.registers.allocate();
        final int object = fn.registers.allocate();
        final int next = fn.code.newLabel();
        final int look = fn.code.newLabel();
        final int suspend = fn.code.newLabel();
        final int thrown = fn.code.newLabel();
        final int returned = fn.code.newLabel();
        final int finished = fn.code.newLabel();

        Delegation(Expression.Yield at) {
            this.at = at;
        }

        void emit(int to) {
            int value = fn.expressions.value(at.operand());
            fn.emit(at.operand(), isAsync ? GET_ASYNC_ITERATOR : GET_ITERATOR, iterator, value);
            fn.code.emit(LOAD_UNDEFINED, received);
            fn.code.place(next);
            fn.emit(at, ITERATOR_NEXT, result, iterator, received);
            fn.code.place(look);
            examine(finished);
            fn.code.place(suspend);
            if (isAsync) {
                property(temporary, "value");
            }
            fn.code.emit(YIELD_RAW, received, mode, isAsync ? temporary : result, isAsync ? 0 : 1);
            fn.code.emit(JUMP_TABLE, mode, fn.pools.table(new int[] {next, thrown, returned}));
            onThrow();
            onReturn();
            fn.code.place(finished);
            property(to, "value");
        }

        private void property(int to, String name) {
            fn.code.emit(GET_PROPERTY, to, result, fn.string(name), fn.pools.cache());
        }

        /** Goes to the label if the result object says that the iterator is done. */
        private void examine(int done) {
            if (isAsync) {
                fn.code.emit(AWAIT, result, result);
            }
            fn.code.emit(REQUIRE_OBJECT, result, fn.string("Iterator result"));
            property(temporary, "done");
            fn.code.emit(JUMP_IF_TRUE, temporary, done);
        }

        private void callMethod(int number, int absent) {
            fn.code.emit(ITERATOR_METHOD, temporary, iterator, number);
            fn.code.emit(JUMP_IF_UNDEFINED, temporary, absent);
            fn.code.emit(ITERATOR_OBJECT, object, iterator);
            fn.code.emit(CALL, result, temporary, object, received, 1);
        }

        private void onThrow() {
            int absent = fn.code.newLabel();
            fn.code.place(thrown);
            callMethod(1, absent);
            fn.code.emit(JUMP, look);
            fn.code.place(absent);
            fn.iteration.close(new Control.Iteration(null, null, iterator, isAsync));
            fn.throwError(at, 0, "the iterator has no throw method");
        }

        private void onReturn() {
            int absent = fn.code.newLabel();
            int done = fn.code.newLabel();
            int leave = fn.code.newLabel();
            fn.code.place(returned);
            if (isAsync) {
                awaitReturned();
            }
            callMethod(0, absent);
            examine(done);
            fn.code.emit(JUMP, suspend);
            fn.code.place(absent);
            if (isAsync) {
                fn.code.emit(AWAIT, received, received);
            }
            fn.code.emit(JUMP, leave);
            fn.code.place(done);
            property(received, "value");
            fn.code.place(leave);
            fn.exits.returnValue(received);
        }

        /** AsyncGeneratorYield awaits the value of a return; a rejection goes on as a throw. */
        private void awaitReturned() {
            int awaited = fn.code.newLabel();
            Protection protection = new Protection(fn.code, fn.code.newLabel(), received);
            protection.open();
            fn.code.emit(AWAIT, received, received);
            protection.close();
            fn.code.emit(JUMP, awaited);
            fn.code.place(protection.handler);
            protection.addTo(fn.handlers);
            fn.code.emit(JUMP, thrown);
            fn.code.place(awaited);
        }
    }

    private void delegate(Expression.Yield expression, int to) {
        new Delegation(expression).emit(to);
    }
}
