package tsubame.text.regexp;

import java.util.Arrays;

/**
 * Runs a program over a string by backtracking, without Java recursion: choices and undo records lie on one int[] stack. Keeps its
 * buffers from match to match; not for use by two threads at once.
 *
 * A match that goes back often turns on a memo ({@link RegExpMemo}): a choice that was already made in the same state without success
 * is not made again, and a greedy loop does not walk again over what it has walked over. Then time is linear in the length of the
 * input, but for lazy loops; inside of a lookaround it is so for each run of it; with back references it is a polynomial, as long as
 * the table holds all states. Loops with large counts are not helped. A match that takes long asks an interrupt now and then.
 */
public final class RegExpMatcher {
    public static final int NO_MATCH = 0;
    public static final int MATCHED = 1;
    /** {@link RegExpInterrupt} asked for it. */
    public static final int INTERRUPTED = 2;
    /** More choices were open at once than {@link #MAX_STACK} holds. */
    public static final int OUT_OF_STACK = 3;

    private static final int FAIL = -1;
    private static final int MAX_STACK = 1 << 24;
    private static final int KEPT_STACK = 1 << 16;
    /** Doubled it reaches MAX_STACK exactly. */
    private static final int FIRST_STACK = 1 << 9;
    /** Going back so often is worth a look at the interrupt, and a memo. */
    private static final int FUEL = 1 << 15;

    // A stack record is three ints. First int: ~register of an undo record (then the old value), or an address and the kind of choice:
    // plain (position), greedy loop (position, least position), lazy loop (position, characters still allowed).
    private static final int GREEDY_KIND = 1 << 29;
    private static final int LAZY_KIND = 1 << 30;
    private static final int ADDRESS = GREEDY_KIND - 1;

    private final RegExpInput input = new RegExpInput();
    private final RegExpInterrupt interrupt;
    private final int tank;
    private RegExpProgram program;
    private int[] code;
    private CharacterSet[] sets;
    private boolean unicode;
    private int length;
    private int[] registers = new int[16];
    private int[] stack = new int[FIRST_STACK];
    private int sp;
    private int fuel;
    private int status;
    /** Where to go on after going back. */
    private int position;
    private RegExpMemo memo;
    /** How many lookarounds have begun in this match. */
    private int looks;

    /** `interrupt` may be null. */
    public RegExpMatcher(RegExpInterrupt interrupt) {
        this(interrupt, FUEL);
    }

    /** For tests, which want the memo at once. */
    RegExpMatcher(RegExpInterrupt interrupt, int tank) {
        this.interrupt = interrupt;
        this.tank = tank;
    }

    /**
     * Looks for a match that begins at lastIndex or, unless sticky, later. The input is `length` units of `latin1` or `utf16` from `base`
     * on, the other one null; indices count from there.
     * After MATCHED, {@link #start} and {@link #end} give the groups.
     */
    public int match(RegExpProgram program, byte[] latin1, char[] utf16, int base, int length, int lastIndex, boolean sticky) {
        this.program = program;
        code = program.code;
        sets = program.sets;
        unicode = RegExpFlags.byCodePoint(program.flags());
        this.length = length;
        input.set(latin1, utf16, base, length);
        if (registers.length < program.registerCount) registers = new int[program.registerCount];
        fuel = tank;
        memo = null;
        looks = 0;
        // With flag u an index inside of a pair stands for the pair (RegExpBuiltinExec, step 12.c).
        int from = unicode && input.splitsPair(lastIndex) ? lastIndex - 1 : lastIndex;
        int result = sticky ? attempt(from) : search(from);
        memo = null;
        input.set(null, null, 0, 0);
        if (stack.length > KEPT_STACK) stack = new int[FIRST_STACK];
        return result;
    }

    /** The first index of a group in the last match, or -1 if the group took no part. */
    public int start(int group) {
        return registers[2 * group + 1] < 0 ? -1 : registers[2 * group];
    }

    public int end(int group) {
        return registers[2 * group] < 0 ? -1 : registers[2 * group + 1];
    }

    private int search(int from) {
        if (program.anchored) return from == 0 ? attempt(0) : NO_MATCH;
        int last = length - program.minLength;
        for (int at = from; at <= last; at++) {
            if (program.prefix.length > 0) at = input.find(program.prefix, at);
            else if (program.firstSet != null) at = input.find(program.firstSet, at);
            if (at < 0 || at > last) return NO_MATCH;
            if (unicode && input.splitsPair(at)) continue;
            int result = attempt(at);
            if (result != NO_MATCH) return result;
            if (program.leadingRun != null) at = Math.max(at, input.skip(program.leadingRun, at, length) - 1);
        }
        return NO_MATCH;
    }

    private int attempt(int at) {
        if (at + (long) program.minLength > length) return NO_MATCH;
        if (--fuel < 0) refuel();
        Arrays.fill(registers, 0, program.registerCount, -1);
        sp = 0;
        int end = status == NO_MATCH ? run(at) : FAIL;
        int result = status;
        status = NO_MATCH;
        if (result != NO_MATCH) return result;
        if (end < 0) return NO_MATCH;
        registers[0] = at;
        registers[1] = end;
        return MATCHED;
    }

    /** The dispatch loop: the end of the match, or FAIL. */
    private int run(int start) {
        final int[] code = this.code;
        int pc = 0;
        int pos = start;
        while (true) {
            switch (code[pc]) {
                case RegExpOpcode.MATCH: return pos;
                case RegExpOpcode.FAIL: pos = FAIL; break;
                case RegExpOpcode.JUMP: pc = code[pc + 1]; break;
                case RegExpOpcode.CHAR: pos = pos < length && input.at(pos) == code[pc + 1] ? pos + 1 : FAIL; pc += 2; break;
                case RegExpOpcode.CHAR2: pos = either(pos, code[pc + 1], code[pc + 2]); pc += 3; break;
                case RegExpOpcode.SET: pos = pos < length && sets[code[pc + 1]].contains(input.at(pos)) ? pos + 1 : FAIL; pc += 2; break;
                case RegExpOpcode.POINT: pos = point(pos, sets[code[pc + 1]]); pc += 2; break;
                case RegExpOpcode.CHAR_BACK: pos = pos > 0 && input.at(pos - 1) == code[pc + 1] ? pos - 1 : FAIL; pc += 2; break;
                case RegExpOpcode.SET_BACK: pos = pos > 0 && sets[code[pc + 1]].contains(input.at(pos - 1)) ? pos - 1 : FAIL; pc += 2; break;
                case RegExpOpcode.POINT_BACK: pos = pointBack(pos, sets[code[pc + 1]]); pc += 2; break;
                case RegExpOpcode.SPLIT:
                    if (memo != null && memo.seen(pc, pos, registers)) { pos = FAIL; break; }
                    push(code[pc + 1], pos, 0); pc += 2; break;
                case RegExpOpcode.SPLIT_TO:
                    if (memo != null && memo.seen(pc, pos, registers)) { pos = FAIL; break; }
                    push(pc + 2, pos, 0); pc = code[pc + 1]; break;
                case RegExpOpcode.BRANCH: pc = branch(pc, pos, pc + 4, code[pc + 3], code[pc + 1], code[pc + 2]); break;
                case RegExpOpcode.BRANCH_TO: pc = branch(pc, pos, code[pc + 3], pc + 4, code[pc + 2], code[pc + 1]); break;
                case RegExpOpcode.PICK: pc = input.comes(sets[code[pc + 1]], pos) ? pc + 3 : code[pc + 2]; break;
                case RegExpOpcode.GREEDY: pos = greedy(pc, pos, false); pc += 5; break;
                case RegExpOpcode.GREEDY_POINT: pos = greedy(pc, pos, true); pc += 5; break;
                case RegExpOpcode.POSSESSIVE: pos = possessive(pc, pos); pc += 4; break;
                case RegExpOpcode.POSSESSIVE_POINT: pos = possessivePoint(pc, pos); pc += 4; break;
                case RegExpOpcode.LAZY: pos = lazy(pc, pos, false); pc += 5; break;
                case RegExpOpcode.LAZY_POINT: pos = lazy(pc, pos, true); pc += 5; break;
                case RegExpOpcode.SAVE: assign(code[pc + 1], pos); pc += 2; break;
                case RegExpOpcode.CLEAR: clear(code[pc + 1], code[pc + 2]); pc += 3; break;
                case RegExpOpcode.ADVANCED: if (registers[code[pc + 1]] == pos) pos = FAIL; pc += 2; break;
                case RegExpOpcode.ZERO: assign(code[pc + 1], 0); pc += 2; break;
                case RegExpOpcode.LOOP: pc = loop(pc, pos, true); break;
                case RegExpOpcode.LOOP_LAZY: pc = loop(pc, pos, false); break;
                case RegExpOpcode.NEXT: assign(code[pc + 1], registers[code[pc + 1]] + 1); pc = code[pc + 2]; break;
                case RegExpOpcode.ADVANCED_COUNT:
                    if (registers[code[pc + 1]] == pos && registers[code[pc + 2]] >= code[pc + 3]) pos = FAIL;
                    pc += 4; break;
                case RegExpOpcode.LINE_START: if (pos != 0) pos = FAIL; pc++; break;
                case RegExpOpcode.LINE_START_MULTI: if (pos != 0 && !input.isLineTerminator(pos - 1)) pos = FAIL; pc++; break;
                case RegExpOpcode.LINE_END: if (pos != length) pos = FAIL; pc++; break;
                case RegExpOpcode.LINE_END_MULTI: if (pos != length && !input.isLineTerminator(pos)) pos = FAIL; pc++; break;
                case RegExpOpcode.WORD: if (!atBoundary(pos, sets[code[pc + 1]])) pos = FAIL; pc += 2; break;
                case RegExpOpcode.NOT_WORD: if (atBoundary(pos, sets[code[pc + 1]])) pos = FAIL; pc += 2; break;
                case RegExpOpcode.REFERENCE: pos = reference(pc, pos); pc += 3 + code[pc + 2]; break;
                case RegExpOpcode.LOOK: beginLook(code[pc + 1], pos); pc += 2; break;
                case RegExpOpcode.LOOK_END: dropChoices(registers[code[pc + 1]]); pos = registers[code[pc + 1] + 1]; pc += 2; break;
                case RegExpOpcode.LOOK_NOT: beginLook(code[pc + 1], pos); push(code[pc + 2], pos, 0); pc += 3; break;
                default: undoTo(registers[code[pc + 1]]); pos = FAIL; break;
            }
            if (pos >= 0 && pc >= 0) continue;
            pc = backtrack();
            if (pc < 0) return FAIL;
            pos = position;
        }
    }

    // ---- stack ------------------------------------------------------------------------------------------------------------------

    private void push(int tag, int x, int y) {
        if (sp + 3 > stack.length && !grow()) return;
        stack[sp] = tag;
        stack[sp + 1] = x;
        stack[sp + 2] = y;
        sp += 3;
    }

    private boolean grow() {
        if (stack.length >= MAX_STACK) {
            status = OUT_OF_STACK;
            return false;
        }
        stack = Arrays.copyOf(stack, 2 * stack.length);
        return true;
    }

    private void assign(int register, int value) {
        // With no choice open nothing can come back to the old value.
        if (sp > 0) push(~register, registers[register], 0);
        registers[register] = value;
    }

    /** Keeps stack height and position, and numbers this run of the lookaround. Never undone: nothing comes back into one from outside. */
    private void beginLook(int register, int pos) {
        registers[register] = sp;
        registers[register + 1] = pos;
        registers[register + 2] = ++looks;
    }

    private void clear(int from, int to) {
        for (int r = from; r < to; r++) if (registers[r] >= 0) assign(r, -1);
    }

    /** Undoes up to the newest choice and takes it: the address to go on at, from `position`; or FAIL. */
    private int backtrack() {
        if (--fuel < 0) refuel();
        if (status != NO_MATCH) return FAIL;
        while (sp > 0) {
            sp -= 3;
            int tag = stack[sp];
            if (tag < 0) {
                registers[~tag] = stack[sp + 1];
                continue;
            }
            int pc = tag & ADDRESS;
            if (tag == pc) {
                position = stack[sp + 1];
                return pc;
            }
            if ((tag & GREEDY_KIND) != 0 ? giveBack(pc, stack[sp + 1], stack[sp + 2]) : takeMore(pc, stack[sp + 1], stack[sp + 2])) {
                return pc + 5;
            }
        }
        return FAIL;
    }

    private void undoTo(int height) {
        while (sp > height) {
            sp -= 3;
            if (stack[sp] < 0) registers[~stack[sp]] = stack[sp + 1];
        }
    }

    /** Forgets the choices above the height, but keeps the undo records, which older choices need. */
    private void dropChoices(int height) {
        int to = height;
        for (int i = height; i < sp && height > 0; i += 3) {
            if (stack[i] >= 0) continue;
            stack[to] = stack[i];
            stack[to + 1] = stack[i + 1];
            to += 3;
        }
        sp = to;
    }

    private void refuel() {
        fuel = tank;
        if (interrupt != null && interrupt.requested()) status = INTERRUPTED;
        if (memo == null) memo = new RegExpMemo(program, length);
    }

    // ---- choices ------------------------------------------------------------------------------------------------------------------

    /** Of two addresses, with what may come at each (-1: anything): the preferred one if it can match; the other stays as a choice. */
    private int branch(int pc, int pos, int preferred, int other, int preferredSet, int otherSet) {
        boolean otherCan = otherSet < 0 || input.comes(sets[otherSet], pos);
        if (preferredSet >= 0 && !input.comes(sets[preferredSet], pos)) return otherCan ? other : FAIL;
        if (!otherCan) return preferred;
        if (memo != null && memo.seen(pc, pos, registers)) return FAIL;
        push(other, pos, 0);
        return preferred;
    }

    private int loop(int pc, int pos, boolean greedy) {
        int count = registers[code[pc + 1]];
        int max = code[pc + 3];
        int exit = code[pc + 4];
        if (count < code[pc + 2]) return pc + 5;
        if (count >= max && max != RegExpNode.INFINITE) return exit;
        if (memo != null && memo.seen(pc, pos, registers)) return FAIL;
        push(greedy ? exit : pc + 5, pos, 0);
        return greedy ? pc + 5 : exit;
    }

    private static int limit(int pos, int max, int length) {
        return max < length - pos ? pos + max : length;
    }

    private int possessive(int pc, int pos) {
        int end = input.skip(sets[code[pc + 1]], pos, limit(pos, code[pc + 3], length));
        return end - pos >= code[pc + 2] ? end : FAIL;
    }

    private int possessivePoint(int pc, int pos) {
        CharacterSet set = sets[code[pc + 1]];
        int max = code[pc + 3];
        int count = 0;
        while (count < max) {
            int next = point(pos, set);
            if (next < 0) break;
            pos = next;
            count++;
        }
        return count >= code[pc + 2] ? pos : FAIL;
    }

    private int greedy(int pc, int pos, boolean points) {
        if (memo != null && memo.seen(pc, pos, registers)) return FAIL;
        CharacterSet set = sets[code[pc + 1]];
        int min = code[pc + 2];
        int max = code[pc + 3];
        int least;
        int end;
        if (memo != null && max == RegExpNode.INFINITE && continuesSeen(pc, pos, set, points)) {
            // All ends beyond this position were or are being tried by the earlier walk.
            return min == 0 && (code[pc + 4] < 0 || input.comes(sets[code[pc + 4]], pos)) ? pos : FAIL;
        }
        if (points || memo != null) {
            least = pos;
            for (int i = 0; i < min && least >= 0; i++) least = one(least, set, points);
            if (least < 0) return FAIL;
            end = walk(pc, least, max - min, points);
        } else {
            end = input.skip(set, pos, limit(pos, max, length));
            least = pos + min;
            if (end < least) return FAIL;
        }
        fuel -= end - pos >> 5;
        int follow = code[pc + 4];
        if (follow < 0 || input.comes(sets[follow], end)) {
            if (end > least) push(pc | GREEDY_KIND, end, least);
            return end;
        }
        return giveBack(pc, end, least) ? position : FAIL;
    }

    /** The end of a greedy loop's walk; where the loop was entered before, everything further on has failed already. */
    private int walk(int pc, int pos, int left, boolean points) {
        CharacterSet set = sets[code[pc + 1]];
        boolean stops = memo != null && code[pc + 2] <= 1 && code[pc + 3] == RegExpNode.INFINITE;
        while (left-- > 0) {
            int next = one(pos, set, points);
            if (next < 0) break;
            pos = next;
            if (stops && memo.entered(pc, pos, registers)) break;
        }
        return pos;
    }

    /** Whether this loop has already walked over the position: it was entered one character before, and that character is in its set. */
    private boolean continuesSeen(int pc, int pos, CharacterSet set, boolean points) {
        if (pos == 0) return false;
        int before = points ? input.before(pos) : pos - 1;
        return set.contains(points ? input.pointAt(before) : input.at(before)) && memo.entered(pc, before, registers);
    }

    /** Looks below `end` for a position where what follows the loop can match; keeps the rest as a choice. */
    private boolean giveBack(int pc, int end, int least) {
        boolean points = code[pc] == RegExpOpcode.GREEDY_POINT;
        int follow = code[pc + 4];
        int pos = end;
        if (!points && follow >= 0) {
            pos = input.findBack(sets[follow], end, least);
            if (pos < 0) return false;
            if (pos > least) push(pc | GREEDY_KIND, pos, least);
            position = pos;
            return true;
        }
        while (pos > least) {
            pos = points ? input.before(pos) : pos - 1;
            if (follow >= 0 && !input.comes(sets[follow], pos)) continue;
            if (pos > least) push(pc | GREEDY_KIND, pos, least);
            position = pos;
            return true;
        }
        return false;
    }

    private int lazy(int pc, int pos, boolean points) {
        if (memo != null && memo.seen(pc, pos, registers)) return FAIL;
        CharacterSet set = sets[code[pc + 1]];
        int min = code[pc + 2];
        for (int i = 0; i < min && pos >= 0; i++) pos = one(pos, set, points);
        if (pos < 0) return FAIL;
        int follow = code[pc + 4];
        int left = code[pc + 3] - min;
        if (follow < 0 || input.comes(sets[follow], pos)) {
            push(pc | LAZY_KIND, pos, left);
            return pos;
        }
        return takeMore(pc, pos, left) ? position : FAIL;
    }

    /** Looks above `pos` for a position where what follows the loop can match; keeps the rest as a choice. */
    private boolean takeMore(int pc, int pos, int left) {
        boolean points = code[pc] == RegExpOpcode.LAZY_POINT;
        CharacterSet set = sets[code[pc + 1]];
        int follow = code[pc + 4];
        while (left > 0) {
            pos = one(pos, set, points);
            if (pos < 0) return false;
            left--;
            if (follow >= 0 && !input.comes(sets[follow], pos)) continue;
            push(pc | LAZY_KIND, pos, left);
            position = pos;
            return true;
        }
        return false;
    }

    // ---- characters and assertions --------------------------------------------------------------------------------------------------

    private int one(int pos, CharacterSet set, boolean points) {
        if (points) return point(pos, set);
        return pos < length && set.contains(input.at(pos)) ? pos + 1 : FAIL;
    }

    private int either(int pos, int a, int b) {
        return pos < length && (input.at(pos) == a || input.at(pos) == b) ? pos + 1 : FAIL;
    }

    private int point(int pos, CharacterSet set) {
        if (pos >= length) return FAIL;
        int c = input.pointAt(pos);
        if (!set.contains(c)) return FAIL;
        return c > 0xffff ? pos + 2 : pos + 1;
    }

    private int pointBack(int pos, CharacterSet set) {
        if (pos <= 0) return FAIL;
        int start = input.before(pos);
        return set.contains(input.pointAt(start)) ? start : FAIL;
    }

    private boolean atBoundary(int pos, CharacterSet word) {
        boolean before = pos > 0 && word.contains(input.at(pos - 1));
        boolean after = pos < length && word.contains(input.at(pos));
        return before != after;
    }

    /** BackreferenceMatcher, §22.2.2.7.2. */
    private int reference(int pc, int pos) {
        int mode = code[pc + 1];
        int from = -1;
        int to = -1;
        for (int i = 0; i < code[pc + 2] && (from < 0 || to < 0); i++) {
            from = registers[2 * code[pc + 3 + i]];
            to = registers[2 * code[pc + 3 + i] + 1];
        }
        if (from < 0 || to < 0) return pos;
        boolean backward = (mode & RegExpOpcode.MODE_BACKWARD) != 0;
        int size = to - from;
        int at = backward ? pos - size : pos;
        if (at < 0 || at + size > length) return FAIL;
        boolean same = (mode & RegExpOpcode.MODE_IGNORE_CASE) != 0
                ? input.sameIgnoringCase(from, at, size, unicode) : input.same(from, at, size);
        if (!same || unicode && (input.splitsPair(at) || input.splitsPair(at + size))) return FAIL;
        return backward ? at : at + size;
    }
}
