package tsubame.text.regexp;

import java.util.ArrayList;
import java.util.Arrays;
import tsubame.text.unicode.CodePointSet;

/**
 * Collects the code of a program: instructions, labels, sets without repetition, registers, and which choices may be remembered.
 * An address operand holds a label's number until {@link #code} puts the address in.
 */
final class ProgramBuilder {
    private int[] code = new int[64];
    private int length;
    private int[] labels = new int[16];
    private int labelCount;
    private int[] fixups = new int[16];
    private int fixupCount;
    private final ArrayList<CharacterSet> sets = new ArrayList<>();
    private int registers;

    private static final int MAX_ROWS = 1 << 12;

    /** What decides beside position and loops: nothing, or captures. */
    static final int PLAIN = -1, CAPTURES = -2;

    /** The registers that number the runs of the lookarounds here: choices inside are dropped without having failed. */
    private int[] looks = new int[4];
    private int lookCount;
    private int[] referenced = {};
    private int stateRowCount;
    private int[] loops = new int[8];
    private int loopCount;
    private int[] counters = new int[8];
    private int counterCount;
    private final ArrayList<int[]> memoLoops = new ArrayList<>();
    private int[] memoAddresses = new int[16];
    private int[] memoRows = new int[16];
    private int memoRowCount;

    ProgramBuilder(int groupCount) {
        registers = 2 * groupCount;
    }

    int register(int count) {
        registers += count;
        return registers - count;
    }

    int registerCount() {
        return registers;
    }

    int label() {
        if (labelCount == labels.length) labels = Arrays.copyOf(labels, 2 * labelCount);
        return labelCount++;
    }

    void place(int label) {
        labels[label] = length;
    }

    void emit(int value) {
        if (length == code.length) code = Arrays.copyOf(code, 2 * length);
        code[length++] = value;
    }

    void emit(int opcode, int a) {
        emit(opcode);
        emit(a);
    }

    void emit(int opcode, int a, int b) {
        emit(opcode, a);
        emit(b);
    }

    void emit(int opcode, int a, int b, int c) {
        emit(opcode, a, b);
        emit(c);
    }

    void target(int label) {
        if (fixupCount == fixups.length) fixups = Arrays.copyOf(fixups, 2 * fixupCount);
        fixups[fixupCount++] = length;
        emit(label);
    }

    /** The instruction about to be emitted is a choice: reserves its rows in the memo. */
    void choice() {
        long rows = loopCount + 1;
        for (int i = 1; i < counterCount; i += 2) rows = Math.min(rows * (counters[i] + 1L), MAX_ROWS + 1);
        if (rows > MAX_ROWS) return;
        int n = memoLoops.size();
        if (n == memoAddresses.length) {
            memoAddresses = Arrays.copyOf(memoAddresses, 2 * n);
            memoRows = Arrays.copyOf(memoRows, 2 * n);
        }
        memoAddresses[n] = length;
        int[] around = new int[2 + loopCount + counterCount];
        around[0] = lookCount > 0 ? looks[lookCount - 1] : referenced.length > 0 ? CAPTURES : PLAIN;
        around[1] = loopCount;
        System.arraycopy(loops, 0, around, 2, loopCount);
        System.arraycopy(counters, 0, around, 2 + loopCount, counterCount);
        memoLoops.add(around);
        if (around[0] == PLAIN) {
            memoRows[n] = memoRowCount;
            memoRowCount += (int) rows;
        } else {
            memoRows[n] = stateRowCount;
            stateRowCount += (int) rows;
        }
    }

    /** Before any choice: these groups are named by back references. */
    void refersTo(int[] groups) {
        referenced = groups;
    }

    int[] referenced() {
        return referenced;
    }

    /** Until {@link #endLook}, code is inside of a lookaround whose runs are numbered in this register. */
    void beginLook(int register) {
        if (lookCount == looks.length) looks = Arrays.copyOf(looks, 2 * lookCount);
        looks[lookCount++] = register;
    }

    void endLook() {
        lookCount--;
    }

    /** Until {@link #endIteration}, code is inside of an iteration that began at the position in this register and must advance. */
    void beginIteration(int register) {
        if (loopCount == loops.length) loops = Arrays.copyOf(loops, 2 * loopCount);
        loops[loopCount++] = register;
    }

    void endIteration() {
        loopCount--;
    }

    /** Until {@link #endCounted}, code is inside of a loop that counts in this register; counts above `cap` make no difference. */
    void beginCounted(int register, int cap) {
        if (counterCount == counters.length) counters = Arrays.copyOf(counters, 2 * counterCount);
        counters[counterCount++] = register;
        counters[counterCount++] = cap;
    }

    void endCounted() {
        counterCount -= 2;
    }

    /** The number of the set, -1 if it says nothing. */
    int set(FirstSet first) {
        return first.isAnything() ? -1 : set(first.units(), first.end());
    }

    int set(CodePointSet members) {
        return set(members, false);
    }

    private int set(CodePointSet members, boolean atEnd) {
        for (int i = 0; i < sets.size(); i++) if (sets.get(i).sameAs(members, atEnd)) return i;
        sets.add(new CharacterSet(members, atEnd));
        return sets.size() - 1;
    }

    int[] code() {
        int[] result = Arrays.copyOf(code, length);
        for (int i = 0; i < fixupCount; i++) result[fixups[i]] = labels[code[fixups[i]]];
        return result;
    }

    CharacterSet[] sets() {
        return sets.toArray(new CharacterSet[sets.size()]);
    }

    int[] memoRows() {
        int[] rows = new int[length];
        Arrays.fill(rows, -1);
        for (int i = 0; i < memoLoops.size(); i++) rows[memoAddresses[i]] = memoRows[i];
        return rows;
    }

    int[][] memoLoops() {
        int[][] byAddress = new int[length][];
        for (int i = 0; i < memoLoops.size(); i++) byAddress[memoAddresses[i]] = memoLoops.get(i);
        return byAddress;
    }

    int memoRowCount() {
        return memoRowCount;
    }
}
