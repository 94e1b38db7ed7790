package tsubame.runtime.interpreter;

import java.util.Arrays;
import tsubame.bytecode.CodeReader;
import tsubame.bytecode.Opcode;
import tsubame.runtime.value.JsBigInt;

/**
 * Collects the constants of one function while it is linked, and rewrites the operands that refer to them, and instructions for which
 * there is a quicker one.
 */
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
        CodeReader reader = new CodeReader(words);
        while (reader.next()) {
            switch (reader.opcode()) {
                case LOAD_INT -> reader.setOperand(1, add((double) reader.operand(1)));
                case LOAD_NUMBER -> reader.setOperand(1, add(code.prototype.numbers()[reader.operand(1)]));
                case LOAD_STRING -> reader.setOperand(1, add(code.string(reader.operand(1))));
                case LOAD_BIGINT -> reader.setOperand(1, add(JsBigInt.ofLiteral(code.text(reader.operand(1)))));
                case GET_PROPERTY -> {
                    if (code.text(reader.operand(2)).equals("length")) {
                        reader.setOpcode(Opcode.GET_LENGTH);
                    }
                }
                default -> { }
            }
        }
        Pairs.join(words);
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
