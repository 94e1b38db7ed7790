package tsubame.bytecode;

import java.util.Arrays;

/**
 * Encodes the instructions of one function: appends them, resolves labels, and keeps the position table.
 *
 * <p>An operand of kind TARGET is given as a label from {@link #newLabel}; {@link #code} replaces labels by positions. The
 * builder checks each instruction's operand count against the table, so a wrong row fails where it is emitted.
 */
public final class CodeBuilder {
    private int[] words = new int[64];
    private int size;
    private int[] labels = new int[16];
    private int labelCount;
    private int[] positions = new int[48];
    private int positionSize;
    private int sourceStart = -1;
    private int sourceEnd = -1;

    /** Position of the next instruction. */
    public int position() {
        return size;
    }

    /** A label without position yet. */
    public int newLabel() {
        if (labelCount == labels.length) {
            labels = Arrays.copyOf(labels, 2 * labelCount);
        }
        labels[labelCount] = -1;
        return labelCount++;
    }

    /** Gives the label the current position. */
    public void place(int label) {
        if (labels[label] >= 0) {
            throw new IllegalStateException("label placed twice");
        }
        labels[label] = size;
    }

    /** Position of a placed label. */
    public int positionOf(int label) {
        if (labels[label] < 0) {
            throw new IllegalStateException("label not placed");
        }
        return labels[label];
    }

    /** Instructions emitted from now on belong to this span of the source. */
    public void at(int start, int end) {
        sourceStart = start;
        sourceEnd = end;
    }

    /** Appends an instruction; operands in the order of the table, labels for targets. */
    public void emit(Opcode opcode, int... operands) {
        if (operands.length != opcode.operandCount()) {
            throw new IllegalArgumentException(opcode.name().concat(": wrong number of operands"));
        }
        notePosition();
        if (size + operands.length + 1 > words.length) {
            words = Arrays.copyOf(words, 2 * words.length);
        }
        words[size++] = opcode.ordinal();
        for (int operand : operands) {
            words[size++] = operand;
        }
    }

    private void notePosition() {
        if (sourceStart < 0) {
            return;
        }
        if (positionSize > 0 && positions[positionSize - 2] == sourceStart && positions[positionSize - 1] == sourceEnd) {
            return;
        }
        if (positionSize + 3 > positions.length) {
            positions = Arrays.copyOf(positions, 2 * positions.length);
        }
        positions[positionSize++] = size;
        positions[positionSize++] = sourceStart;
        positions[positionSize++] = sourceEnd;
    }

    /** The finished code, labels resolved; the builder must not be used to emit afterwards. */
    public int[] code() {
        int[] code = Arrays.copyOf(words, size);
        CodeReader reader = new CodeReader(code);
        while (reader.next()) {
            for (int i = 0; i < reader.operandCount(); i++) {
                if (reader.kind(i) == Operand.TARGET) {
                    reader.setOperand(i, positionOf(reader.operand(i)));
                }
            }
        }
        return code;
    }

    /** The finished position table: triples of code position, source start and source end. */
    public int[] positions() {
        return Arrays.copyOf(positions, positionSize);
    }
}
