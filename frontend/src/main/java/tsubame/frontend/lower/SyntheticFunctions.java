package tsubame.frontend.lower;

import tsubame.bytecode.Capture;
import tsubame.bytecode.CodeBuilder;
import tsubame.bytecode.Constant;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Handler;
import tsubame.bytecode.Hint;
import tsubame.bytecode.Opcode;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.bytecode.Source;
import tsubame.bytecode.Template;

/** Functions that no source spells out: the accessors of {@code accessor} fields. */
final class SyntheticFunctions {
    private SyntheticFunctions() {}

    /** Gets or sets the private slot whose name is captured from {@code place}. */
    static FunctionPrototype accessor(boolean getter, int place, Source source, int start, int end) {
        CodeBuilder code = new CodeBuilder();
        code.at(start, end);
        int value = 0;
        int self = 1;
        int slot = 2;
        code.emit(Opcode.LOAD_THIS, self);
        code.emit(Opcode.LOAD_CAPTURE, slot, 0);
        if (getter) {
            code.emit(Opcode.GET_PRIVATE, value, self, slot, 0);
        } else {
            code.emit(Opcode.SET_PRIVATE, self, slot, value, 0);
            code.emit(Opcode.LOAD_UNDEFINED, value);
        }
        code.emit(Opcode.RETURN, value);
        int parameters = getter ? 0 : 1;
        return new FunctionPrototype(
                "", FunctionKind.METHOD, true, parameters, parameters, 3, new Constant[0], FunctionPrototype.SYNTHETIC, code.code(),
                new String[0], new double[0], new FunctionPrototype[0], new Template[0], new ScopeDescriptor[0], new int[0][],
                new Capture[] {new Capture("%slot", place)}, new Handler[0], 1, code.positions(), new byte[parameters], Hint.NONE, null,
                source, start, end, -1);
    }
}
