package tsubame.text.regexp;

/**
 * The instructions of a compiled pattern. Each row of {@link #TABLE} is the opcode with that number: its name, its operands, then what
 * it does. An instruction is its opcode and one int per operand; `LIST` ends with a count and that many ints. Operands: a target
 * address `t`; a set `s` (-1: unknown, anything may come); a register `r`; others by name. "Fails" means: go back to the last choice.
 *
 * Registers 2g and 2g + 1 are the bounds of group g; further ones hold counts, positions and stack heights. A change of a register
 * is logged on the stack, so that going back undoes it.
 */
final class RegExpOpcode {
    static final int MATCH = 0, FAIL = 1, JUMP = 2, CHAR = 3, CHAR2 = 4, SET = 5, POINT = 6, CHAR_BACK = 7, SET_BACK = 8, POINT_BACK = 9,
            SPLIT = 10, SPLIT_TO = 11, BRANCH = 12, BRANCH_TO = 13, GREEDY = 14, GREEDY_POINT = 15, POSSESSIVE = 16,
            POSSESSIVE_POINT = 17, LAZY = 18, LAZY_POINT = 19, SAVE = 20, CLEAR = 21, ADVANCED = 22, ZERO = 23, LOOP = 24, LOOP_LAZY = 25,
            NEXT = 26, ADVANCED_COUNT = 27, LINE_START = 28, LINE_START_MULTI = 29, LINE_END = 30, LINE_END_MULTI = 31, WORD = 32,
            NOT_WORD = 33, REFERENCE = 34, LOOK = 35, LOOK_END = 36, LOOK_NOT = 37, LOOK_NOT_END = 38, PICK = 39;

    /** Bits of REFERENCE's operand `mode`. */
    static final int MODE_IGNORE_CASE = 1, MODE_BACKWARD = 2;

    static final String[] TABLE = {
        "MATCH | ends with success",
        "FAIL | fails",
        "JUMP t | goes to t",
        "CHAR unit | consumes this code unit",
        "CHAR2 unit unit | consumes one of the two code units",
        "SET s | consumes a code unit in s",
        "POINT s | consumes a code point in s",
        "CHAR_BACK unit | like CHAR, reading backward",
        "SET_BACK s | like SET, reading backward",
        "POINT_BACK s | like POINT, reading backward",
        "SPLIT t | goes on; t is the choice left",
        "SPLIT_TO t | goes to t; to go on is the choice left",
        "BRANCH s s t | SPLIT that looks at the next code unit: only in the first set can it go on, only in the second to t",
        "BRANCH_TO s s t | the same, preferring t",
        "GREEDY s min max s | consumes as many code units in the first set as it can; fewer, where the next is in the second, are the choices left",
        "GREEDY_POINT s min max s | the same by code points",
        "POSSESSIVE s min max | consumes as many code units in s as it can, leaving no choice",
        "POSSESSIVE_POINT s min max | the same by code points",
        "LAZY s min max s | consumes as few code units in the first set as it can; more are the choices left",
        "LAZY_POINT s min max s | the same by code points",
        "SAVE r | r = position",
        "CLEAR r r | forgets the registers from the first up to, not including, the second",
        "ADVANCED r | fails if position = r: an iteration that consumed nothing",
        "ZERO r | r = 0",
        "LOOP r min max t | with the count r below min goes on, at max goes to t, between them like SPLIT t",
        "LOOP_LAZY r min max t | the same, preferring t",
        "NEXT r t | adds one to r and goes to t",
        "ADVANCED_COUNT r r min | ADVANCED for the first register, once the count in the second has reached min",
        "LINE_START | asserts the start of the input",
        "LINE_START_MULTI | asserts the start of a line",
        "LINE_END | asserts the end of the input",
        "LINE_END_MULTI | asserts the end of a line",
        "WORD s | asserts that one neighbour is in s and the other is not",
        "NOT_WORD s | asserts the contrary",
        "REFERENCE mode LIST | consumes what the first group of the list that is set has matched, or nothing; mode 1 ignores case, 2 reads backward",
        "LOOK r | begins a positive lookaround: keeps stack height, position and the number of this run in r, r + 1, r + 2",
        "LOOK_END r | ends it: drops the choices left inside, and goes on at the kept position",
        "LOOK_NOT r t | begins a negative lookaround that goes on at t when its body fails",
        "LOOK_NOT_END r | the body has matched: undoes all since LOOK_NOT and fails",
        "PICK s t | goes on if the next code unit is in s, else to t; leaves no choice",
    };

    private RegExpOpcode() {}

    static String name(int opcode) {
        return TABLE[opcode].substring(0, TABLE[opcode].indexOf(' '));
    }

    /** The operands as one letter each: t, s, r, L for LIST, or n. */
    static String operands(int opcode) {
        String row = TABLE[opcode];
        StringBuilder kinds = new StringBuilder();
        int end = row.indexOf('|');
        for (int at = row.indexOf(' ') + 1; at < end; at = row.indexOf(' ', at) + 1) {
            String word = row.substring(at, row.indexOf(' ', at));
            kinds.append(word.equals("LIST") ? 'L' : word.length() == 1 ? word.charAt(0) : 'n');
        }
        return kinds.toString();
    }
}
