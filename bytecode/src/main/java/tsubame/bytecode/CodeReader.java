package tsubame.bytecode;

/**
 * Steps through the instructions of a function's code, in order. Stands before the first at the beginning; the questions are about
 * the instruction that {@link #next} has stepped to. The code must be whole ({@link BytecodeVerifier}).
 */
public final class CodeReader {
    private final int[] code;
    private int position;
    private int following;
    private Opcode opcode;

    public CodeReader(int[] code) {
        this.code = code;
    }

    /** Steps to the next instruction; false at the end. */
    public boolean next() {
        if (following >= code.length) {
            return false;
        }
        position = following;
        opcode = Opcode.of(code[position]);
        following = position + opcode.size();
        return true;
    }

    /** Where the instruction's opcode word is. */
    public int position() {
        return position;
    }

    public Opcode opcode() {
        return opcode;
    }

    public int operandCount() {
        return opcode.operandCount();
    }

    /** What the operand of that number means. */
    public Operand kind(int index) {
        return opcode.operand(index);
    }

    /** The operand of that number. */
    public int operand(int index) {
        return code[position + 1 + index];
    }

    /** Writes another opcode, with operands of the same kinds. */
    public void setOpcode(Opcode other) {
        code[position] = other.ordinal();
    }

    /** Writes an operand into the code. */
    public void setOperand(int index, int value) {
        code[position + 1 + index] = value;
    }
}
