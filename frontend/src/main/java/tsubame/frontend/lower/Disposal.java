package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.List;
import tsubame.frontend.syntax.Declarator;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.VariableKind;

/** {@code using} and {@code await using} (ECMA-262 §14.3.1, DisposeResources): disposal runs like a finally block. */
final class Disposal {
    private final FunctionCompiler fn;
    /** Register of the innermost list of resources. */
    private int resources = -1;

    Disposal(FunctionCompiler fn) {
        this.fn = fn;
    }

    /** The statements, and after them the disposal of what they declare with using. */
    void body(List<Statement> list) {
        around(list, () -> fn.statements.all(list));
    }

    /** @param list where the using declarations stand; @param body emits the code */
    void around(List<Statement> list, Runnable body) {
        VariableKind kind = kind(list);
        if (kind == null) {
            body.run();
            return;
        }
        int mark = fn.registers.mark();
        int outer = resources;
        resources = fn.registers.allocate();
        fn.code.emit(NEW_DISPOSAL, resources);
        Control.Finally block = fn.tries.open();
        body.run();
        close(block, resources);
        dispose(resources, kind == VariableKind.AWAIT_USING);
        fn.exits.resume(block);
        resources = outer;
        fn.registers.release(mark);
    }

    /** Whether the list declares resources: code for disposal then follows its last statement. */
    static boolean isNeeded(List<Statement> list) {
        return kind(list) != null;
    }

    /** AWAIT_USING if any of the declarations is, USING if there are others, else null. */
    private static VariableKind kind(List<Statement> list) {
        VariableKind kind = null;
        for (Statement statement : list) {
            if (statement instanceof Statement.VariableDeclaration d) {
                if (d.kind() == VariableKind.AWAIT_USING || d.kind() == VariableKind.USING && kind == null) {
                    kind = d.kind();
                }
            }
        }
        return kind;
    }

    private void close(Control.Finally block, int list) {
        block.protection.close();
        fn.exits.control = block.outer;
        fn.loadInt(block.kind, 0);
        fn.code.emit(JUMP, block.label);
        fn.code.place(block.protection.handler);
        block.protection.addTo(fn.handlers);
        fn.code.emit(DISPOSE_FAILED, list, block.value);
        fn.loadInt(block.kind, 1);
        fn.code.place(block.label);
    }

    private void dispose(int list, boolean isAsync) {
        int mark = fn.registers.mark();
        int value = fn.registers.allocate();
        int next = fn.code.newLabel();
        int end = fn.code.newLabel();
        fn.code.place(next);
        fn.code.emit(DISPOSE_NEXT, value, list, end);
        if (isAsync) {
            Protection protection = new Protection(fn.code, fn.code.newLabel(), value);
            protection.open();
            fn.code.emit(AWAIT, value, value);
            protection.close();
            fn.code.emit(JUMP, next);
            fn.code.place(protection.handler);
            protection.addTo(fn.handlers);
            fn.code.emit(DISPOSE_FAILED, list, value);
            fn.code.emit(JUMP, next);
        }
        fn.code.place(end);
        fn.code.emit(DISPOSE_END, list);
        fn.registers.release(mark);
    }

    void add(Declarator declarator, int value, boolean isAsync) {
        fn.emit(declarator, ADD_DISPOSABLE, resources, value, isAsync ? 1 : 0);
    }
}
