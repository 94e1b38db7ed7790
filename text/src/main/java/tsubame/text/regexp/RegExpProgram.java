package tsubame.text.regexp;

/**
 * A compiled pattern: code in the instructions of {@link RegExpOpcode}, its sets, and what a search may use to skip places where no
 * match can begin. Immutable; matching state lives in {@link RegExpMatcher}.
 */
public final class RegExpProgram {
    private final int flags;
    private final String[] groupNames;
    final int[] code;
    final CharacterSet[] sets;
    final int registerCount;
    /** Every match begins with these code units. */
    final char[] prefix;
    /** Every match begins with a code unit in this set; null if nothing is known. */
    final CharacterSet firstSet;
    /**
     * Every match begins with a loop over these characters that has no upper limit; null if that is not so. Where such a match has failed,
     * one that begins further on in the same run of them fails too: each place where the loop could end has been tried.
     */
    final CharacterSet leadingRun;
    /** A match can begin at the start of the input only. */
    final boolean anchored;
    /** No match is shorter, in code units. */
    final int minLength;
    /** By address: the first row of {@link RegExpMemo} for this choice, or -1. */
    final int[] memoRows;
    /**
     * By address of a choice: what else decides, {@link ProgramBuilder#PLAIN}, {@link ProgramBuilder#CAPTURES}, or the register with the
     * number of the run of the lookaround around it; how many iterations that must not be empty are around it, the registers with their
     * start positions; then for each counted loop around it the register and the highest count that makes a difference.
     */
    final int[][] memoLoops;
    /** Rows of plain choices. */
    final int memoRowCount;
    /** The groups that back references name. */
    final int[] referenced;

    RegExpProgram(RegExpTree tree, ProgramBuilder builder, char[] prefix, CharacterSet firstSet, boolean anchored, int minLength) {
        flags = tree.flags();
        groupNames = tree.groupNames();
        code = builder.code();
        sets = builder.sets();
        registerCount = builder.registerCount();
        this.prefix = prefix;
        this.firstSet = firstSet;
        this.anchored = anchored;
        this.minLength = minLength;
        memoRows = builder.memoRows();
        memoLoops = builder.memoLoops();
        memoRowCount = builder.memoRowCount();
        referenced = builder.referenced();
        leadingRun = referenced.length == 0 ? leadingRun() : null;
    }

    private CharacterSet leadingRun() {
        int pc = 0;
        while (code[pc] == RegExpOpcode.SAVE) pc += 2;
        boolean isLoop = code[pc] == RegExpOpcode.POSSESSIVE || code[pc] == RegExpOpcode.GREEDY || code[pc] == RegExpOpcode.LAZY;
        return isLoop && code[pc + 3] == RegExpNode.INFINITE ? sets[code[pc + 1]] : null;
    }

    /** Bits of {@link RegExpFlags}. */
    public int flags() {
        return flags;
    }

    /** Counts group 0, the whole match. */
    public int groupCount() {
        return groupNames.length;
    }

    /** The name of a group, or null. The same name on several groups means that at most one of them takes part in a match. */
    public String groupName(int group) {
        return groupNames[group];
    }

    public boolean hasGroupNames() {
        for (int i = 0; i < groupNames.length; i++) if (groupNames[i] != null) return true;
        return false;
    }

    /** One instruction a line, for tests and for people. */
    public String dump() {
        StringBuilder out = new StringBuilder();
        if (anchored) out.append("anchored\n");
        if (prefix.length > 0) out.append("prefix ").append(prefix).append('\n');
        if (firstSet != null) out.append("first ").append(firstSet.members).append('\n');
        for (int pc = 0; pc < code.length;) pc = dump(pc, out);
        return out.toString();
    }

    private int dump(int pc, StringBuilder out) {
        int opcode = code[pc];
        out.append(pc).append(' ').append(RegExpOpcode.name(opcode));
        String kinds = RegExpOpcode.operands(opcode);
        pc++;
        for (int i = 0; i < kinds.length(); i++) {
            char kind = kinds.charAt(i);
            int value = code[pc++];
            out.append(' ');
            if (kind == 'L') {
                for (int n = value; n > 0; n--) out.append(code[pc++]).append(n > 1 ? " " : "");
            } else if (kind == 's' && value >= 0) {
                out.append(sets[value].members).append(sets[value].atEnd ? "$" : "");
            } else {
                if (kind == 't' || kind == 'r') out.append(kind);
                if (value == RegExpNode.INFINITE) out.append("inf");
                else out.append(value);
                if ((opcode <= RegExpOpcode.CHAR2 || opcode == RegExpOpcode.CHAR_BACK) && value > 32 && value < 127 && kind == 'n') {
                    out.append("'").append((char) value).append("'");
                }
            }
        }
        out.append('\n');
        return pc;
    }
}
