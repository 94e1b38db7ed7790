package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

/** Closing iterators (ECMA-262 §7.4.11, §7.4.13), on each way out of what iterates. */
final class Iteration {
    private final FunctionCompiler fn;

    Iteration(FunctionCompiler fn) {
        this.fn = fn;
    }

    /** Closes on a way out that is no error: what return throws replaces it. */
    void close(Control.Iteration iteration) {
        if (!iteration.isAsync) {
            fn.code.emit(ITERATOR_CLOSE, iteration.iterator);
            return;
        }
        int mark = fn.registers.mark();
        int end = fn.code.newLabel();
        int result = callReturn(iteration.iterator, end);
        fn.code.emit(REQUIRE_OBJECT, result, fn.string("Iterator result"));
        fn.code.place(end);
        fn.registers.release(mark);
    }

    /** Calls and awaits the async iterator's return method, if it has one; else goes to {@code end}. */
    private int callReturn(int iterator, int end) {
        int method = fn.registers.allocate();
        int object = fn.registers.allocate();
        int result = fn.registers.allocate();
        fn.code.emit(ITERATOR_METHOD, method, iterator, 0);
        fn.code.emit(JUMP_IF_UNDEFINED, method, end);
        fn.code.emit(ITERATOR_OBJECT, object, iterator);
        fn.code.emit(CALL, result, method, object, object, 0);
        fn.code.emit(AWAIT, result, result);
        return result;
    }

    /** The handler of what iterates: closes, whose own errors are swallowed, and throws on. Nothing may fall into it. */
    void closeOnError(Protection protection, int iterator, boolean isAsync) {
        fn.code.place(protection.handler);
        protection.addTo(fn.handlers);
        if (isAsync) {
            int mark = fn.registers.mark();
            int ignored = fn.registers.allocate();
            Protection quiet = new Protection(fn.code, fn.code.newLabel(), ignored);
            quiet.open();
            callReturn(iterator, quiet.handler);
            quiet.close();
            fn.code.place(quiet.handler);
            quiet.addTo(fn.handlers);
            fn.registers.release(mark);
        } else {
            fn.code.emit(ITERATOR_CLOSE_QUIET, iterator);
        }
        fn.code.emit(THROW, protection.register);
    }
}
