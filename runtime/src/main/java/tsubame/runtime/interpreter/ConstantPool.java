package tsubame.runtime.interpreter;

import java.util.Arrays;
import tsubame.bytecode.Op;
import tsubame.bytecode.Opcode;
import tsubame.runtime.value.JsBigInt;

/** Collects the constants of one function while it is linked, and rewrites the operands that refer to them. */
final class ConstantPool {
    private final Code code;
    private Object[] constants = new Object[8];
    private int size;

    ConstantPool(Code code) {
        this.code = code;
    }

    /** A copy of the words in which every load of a constant refers to this pool. */
    int[] link(int[] original) {
        int[] words = Arrays.copyOf(original, original.length);
        for (int pc = 0; pc < words.length; pc += Opcode.of(words[pc]).size()) {
            switch (words[pc]) {
                case Op.LOAD_INT -> words[pc + 2] = add((double) words[pc + 2]);
                case Op.LOAD_NUMBER -> words[pc + 2] = add(code.prototype.numbers()[words[pc + 2]]);
                case Op.LOAD_STRING -> words[pc + 2] = add(code.string(words[pc + 2]));
                case Op.LOAD_BIGINT -> words[pc + 2] = add(JsBigInt.ofLiteral(code.text(words[pc + 2])));
                default -> { }
            }
        }
        return words;
    }

    Object[] constants() {
        return Arrays.copyOf(constants, size);
    }

    private int add(Object constant) {
        if (size == constants.length) {
            constants = Arrays.copyOf(constants, 2 * size);
        }
        constants[size] = constant;
        return size++;
    }
}
