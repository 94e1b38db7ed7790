package tsubame.text.regexp;

import java.util.Arrays;

/**
 * What a match remembers once it has gone back often: choices that were made at a position before, and so have failed. A choice whose
 * outcome depends on the position and the state of the loops around it alone is a bit. Inside of a lookaround a choice may have led to
 * success, and after a back reference, or before one, what groups have captured decides too: there the whole state is the key of a hash
 * table, which forgets everything when it grows too large.
 */
final class RegExpMemo {
    private static final long MAX_BITS = 1L << 28;
    private static final int MAX_TABLE = 1 << 23;

    private final RegExpProgram program;
    private final int length;
    /** Null when there are too many. */
    private final int[] bits;

    /** Entries of `stride` ints: row + 1 (0: free), position, which run of the lookaround, bounds of the groups that are referred to. */
    private int[] table;
    private final int stride;
    private int used;
    private int[] wanted;

    RegExpMemo(RegExpProgram program, int length) {
        this.program = program;
        this.length = length;
        long count = (long) program.memoRowCount * (length + 1L);
        bits = count <= MAX_BITS ? new int[(int) (count + 31 >> 5)] : null;
        stride = 3 + 2 * program.referenced.length;
        wanted = new int[stride];
    }

    /** Marks this choice at this position; true if it was marked before, and so has failed. */
    boolean seen(int pc, int pos, int[] registers) {
        if (program.memoRows[pc] < 0) return false;
        int look = program.memoLoops[pc][0];
        if (look != ProgramBuilder.PLAIN) return stateSeen(pc, pos, look, registers);
        if (bits == null) return false;
        long bit = row(pc, pos, registers) * (length + 1L) + pos;
        int word = (int) (bit >> 5);
        int mask = 1 << (int) (bit & 31);
        if ((bits[word] & mask) != 0) return true;
        bits[word] |= mask;
        return false;
    }

    /** Whether this choice is marked at the position with the same counts. */
    boolean entered(int pc, int pos, int[] registers) {
        if (bits == null || program.memoRows[pc] < 0 || program.memoLoops[pc][0] != ProgramBuilder.PLAIN) return false;
        int row = row(pc, -1, registers);
        for (int last = row + program.memoLoops[pc][1]; row <= last; row++) {
            long bit = row * (length + 1L) + pos;
            if ((bits[(int) (bit >> 5)] >>> (int) (bit & 31) & 1) != 0) return true;
        }
        return false;
    }

    /**
     * A choice has one row for each state of the loops around it: what is left to come depends on their counts, as far as these are
     * looked at, and on how many of their iterations have consumed something. Iterations begin in order, so that number is enough.
     * With pos = -1 it counts as zero. Reading backward, having consumed is being below.
     */
    private int row(int pc, int pos, int[] registers) {
        int[] loops = program.memoLoops[pc];
        int marks = loops[1];
        int row = 0;
        for (int i = marks + 2; i < loops.length; i += 2) row = row * (loops[i + 1] + 1) + Math.min(registers[loops[i]], loops[i + 1]);
        row *= marks + 1;
        for (int i = 2; i <= marks + 1; i++) if (registers[loops[i]] != pos && pos >= 0) row++;
        return program.memoRows[pc] + row;
    }

    private boolean stateSeen(int pc, int pos, int look, int[] registers) {
        wanted[0] = row(pc, pos, registers) + 1;
        wanted[1] = pos;
        wanted[2] = look < 0 ? 0 : registers[look];
        for (int i = 0; i < program.referenced.length; i++) {
            wanted[3 + 2 * i] = registers[2 * program.referenced[i]];
            wanted[4 + 2 * i] = registers[2 * program.referenced[i] + 1];
        }
        if (table == null || 2 * (used + 1) * stride > table.length) makeRoom();
        int at = slot(wanted, 0);
        if (table[at] != 0) return true;
        System.arraycopy(wanted, 0, table, at, stride);
        used++;
        return false;
    }

    private int slot(int[] key, int from) {
        int hash = 0;
        for (int i = 0; i < stride; i++) hash = (hash ^ key[from + i]) * 0x9E3779B1 ^ hash >>> 15;
        int entries = table.length / stride;
        int entry = (hash >>> 1) % entries;
        while (table[entry * stride] != 0 && !sameKey(entry * stride, key, from)) entry = entry + 1 == entries ? 0 : entry + 1;
        return entry * stride;
    }

    private boolean sameKey(int at, int[] key, int from) {
        for (int i = 0; i < stride; i++) if (table[at + i] != key[from + i]) return false;
        return true;
    }

    private void makeRoom() {
        int[] old = table;
        int size = old == null ? stride << 10 : 2 * old.length;
        if (size > MAX_TABLE) {
            Arrays.fill(old, 0);
            used = 0;
            return;
        }
        table = new int[size];
        for (int i = 0; old != null && i < old.length; i += stride) {
            if (old[i] != 0) System.arraycopy(old, i, table, slot(old, i), stride);
        }
    }
}
