package tsubame.runtime.zip;

/** The head of a block with codes of its own: their lengths, runs of them shortened, in a code that is told before (RFC 1951 §3.2.7). */
final class CodeLengths {
    private static final int REPEAT = 16;
    private static final int FEW_ZEROS = 17;
    private static final int ZEROS = 18;

    private final int literals;
    private final int distances;
    /** Symbols, and in the upper half what follows each. */
    private final int[] symbols;
    private int count;
    private final int[] uses = new int[19];
    private final PrefixCode code;
    private int told = 19;

    CodeLengths(byte[] literalLengths, byte[] distanceLengths) {
        literals = used(literalLengths, 257);
        distances = used(distanceLengths, 1);
        byte[] all = new byte[literals + distances];
        System.arraycopy(literalLengths, 0, all, 0, literals);
        System.arraycopy(distanceLengths, 0, all, literals, distances);
        symbols = new int[all.length];
        for (int i = 0; i < all.length;) {
            i += run(all, i);
        }
        code = PrefixCode.of(uses, Format.LONGEST_LENGTH_CODE);
        while (told > 4 && code.lengths[Format.ORDER[told - 1]] == 0) {
            told--;
        }
    }

    private static int used(byte[] lengths, int least) {
        int end = lengths.length;
        while (end > least && lengths[end - 1] == 0) {
            end--;
        }
        return end;
    }

    private int run(byte[] all, int from) {
        int end = from;
        while (end < all.length && all[end] == all[from]) {
            end++;
        }
        int length = end - from;
        if (all[from] == 0 && length >= 3) {
            int taken = Math.min(length, 138);
            add(taken < 11 ? FEW_ZEROS : ZEROS, taken - (taken < 11 ? 3 : 11));
            return taken;
        }
        add(all[from], 0);
        if (length < 4) {
            return 1;
        }
        int taken = Math.min(length - 1, 6);
        add(REPEAT, taken - 3);
        return 1 + taken;
    }

    private void add(int symbol, int extra) {
        symbols[count++] = extra << 16 | symbol;
        uses[symbol]++;
    }

    private static int extraBits(int symbol) {
        return symbol == REPEAT ? 2 : symbol == FEW_ZEROS ? 3 : symbol == ZEROS ? 7 : 0;
    }

    long cost() {
        long bits = 14 + 3L * told;
        for (int i = 0; i < 19; i++) {
            bits += (long) uses[i] * (code.lengths[i] + extraBits(i));
        }
        return bits;
    }

    void write(BitWriter out) {
        out.bits(literals - 257, 5);
        out.bits(distances - 1, 5);
        out.bits(told - 4, 4);
        for (int i = 0; i < told; i++) {
            out.bits(code.lengths[Format.ORDER[i]], 3);
        }
        for (int i = 0; i < count; i++) {
            int symbol = symbols[i] & 0xFFFF;
            out.bits(code.codes[symbol], code.lengths[symbol]);
            out.bits(symbols[i] >>> 16, extraBits(symbol));
        }
    }
}
