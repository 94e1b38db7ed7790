package tsubame.runtime.zip;

import java.util.Arrays;
import tsubame.runtime.realm.Agent;

/**
 * Compresses (RFC 1951, in a {@link Format}): repetitions within 32 KB are found by chains of places with the same three bytes, a match waits
 * for a longer one at the next byte, and each block has the cheapest of the three forms. What it writes any inflater reads; it is not, byte
 * for byte, what zlib writes.
 */
public final class Deflate {
    private static final int HASH_BITS = 15;
    private static final int MASK = Format.WINDOW - 1;
    private static final int BLOCK = 1 << 15;
    /** By level: how many places are tried, and from which length on a match is good enough. */
    private static final int[] TRIES = {0, 4, 6, 12, 16, 32, 64, 128, 1024, 4096};
    private static final int[] GOOD = {0, 8, 16, 32, 16, 32, 128, 128, 258, 258};
    private static final PrefixCode FIXED_LITERALS = new PrefixCode(Format.fixedLiterals());
    private static final PrefixCode FIXED_DISTANCES = new PrefixCode(Format.fixedDistances());
    private static final byte[] LENGTH_CODE = lengthCodes();

    private final byte[] input;
    private final int level;
    private final BitWriter out = new BitWriter();
    private final int[] heads = new int[1 << HASH_BITS];
    private final int[] before = new int[Format.WINDOW];
    /** Literals, or length and in the upper half distance. */
    private final int[] tokens = new int[BLOCK];
    private int tokenCount;
    private int[] literalUses = new int[Format.LITERALS];
    private int[] distanceUses = new int[Format.DISTANCES];
    private int blockStart;
    private int matchLength;

    private Deflate(byte[] input, int level) {
        this.input = input;
        this.level = level;
    }

    private static byte[] lengthCodes() {
        byte[] codes = new byte[Format.LONGEST_MATCH + 1];
        for (int code = 0; code < Format.LENGTH_BASE.length; code++) {
            for (int length = Format.LENGTH_BASE[code]; length <= Format.LONGEST_MATCH; length++) {
                codes[length] = (byte) code;
            }
        }
        return codes;
    }

    private static int distanceCode(int distance) {
        if (distance < 5) {
            return distance - 1;
        }
        int bits = 30 - Integer.numberOfLeadingZeros(distance - 1);
        return 2 * bits + 2 + (distance - 1 >> bits & 1);
    }

    /** @param level 0 (as it is) to 9 */
    public static byte[] run(byte[] input, int format, int level) {
        Agent.requireRoom(input.length);
        Deflate deflate = new Deflate(input, level);
        BitWriter out = deflate.out;
        if (format == Format.ZLIB) {
            int hint = level < 2 ? 0 : level < 6 ? 1 : level == 6 ? 2 : 3;
            int header = 0x7800 | hint << 6;
            header += 31 - header % 31;
            out.bits(header >> 8, 8);
            out.bits(header & 0xFF, 8);
        } else if (format == Format.GZIP) {
            out.bits(0x8B1F, 16);
            out.bits(8, 16);
            out.bits(0, 16);
            out.bits(0, 16);
            out.bits(level == 9 ? 2 : level == 1 ? 4 : 0, 8);
            out.bits(3, 8); // made under Unix
        }
        deflate.compress();
        out.align();
        if (format == Format.ZLIB) {
            int sum = Checksum.adler32(input, 0, input.length);
            for (int shift = 24; shift >= 0; shift -= 8) {
                out.bits(sum >>> shift & 0xFF, 8);
            }
        } else if (format == Format.GZIP) {
            int sum = Checksum.crc32(0, input, 0, input.length);
            out.bits(sum & 0xFFFF, 16);
            out.bits(sum >>> 16, 16);
            out.bits(input.length & 0xFFFF, 16);
            out.bits(input.length >>> 16, 16);
        }
        return out.toBytes();
    }

    // ---- Matches

    private void compress() {
        if (level == 0) {
            stored(0, input.length, true);
            return;
        }
        Arrays.fill(heads, -1);
        int at = 0;
        int pending = 0;
        int pendingDistance = 0;
        while (at < input.length) {
            int distance = pending >= GOOD[level] ? 0 : match(at, pending);
            int length = distance == 0 ? 0 : matchLength;
            insert(at);
            if (pending >= Format.SHORTEST_MATCH && pending >= length) {
                token(pending, pendingDistance);
                for (int end = at + pending - 1; ++at < end;) {
                    insert(at);
                }
                pending = 0;
            } else {
                if (pending > 0) {
                    literal(at - 1);
                }
                pending = length >= Format.SHORTEST_MATCH ? length : 1;
                pendingDistance = distance;
                at++;
            }
            if (tokenCount >= BLOCK - 1) {
                int end = pending > 0 ? at - 1 : at;
                block(end, false);
            }
        }
        if (pending > 0) {
            literal(at - 1);
        }
        block(input.length, true);
    }

    private int hash(int at) {
        int three = input[at] & 0xFF | (input[at + 1] & 0xFF) << 8 | (input[at + 2] & 0xFF) << 16;
        return three * 0x9E3779B1 >>> 32 - HASH_BITS;
    }

    private void insert(int at) {
        if (at + Format.SHORTEST_MATCH <= input.length) {
            int hash = hash(at);
            before[at & MASK] = heads[hash];
            heads[hash] = at;
        }
    }

    /** The distance of the longest match that is longer than `least`, its length in {@link #matchLength}; 0 for none. */
    private int match(int at, int least) {
        int most = Math.min(Format.LONGEST_MATCH, input.length - at);
        if (most < Format.SHORTEST_MATCH) {
            return 0;
        }
        int best = Math.max(least, Format.SHORTEST_MATCH - 1);
        int found = 0;
        int tries = TRIES[level];
        for (int place = heads[hash(at)]; place >= 0 && at - place <= Format.WINDOW - 262 && tries-- > 0; place = before[place & MASK]) {
            if (best < most && input[place + best] == input[at + best]) {
                int length = 0;
                while (length < most && input[place + length] == input[at + length]) {
                    length++;
                }
                if (length > best) {
                    best = length;
                    found = at - place;
                    if (length >= most || length >= GOOD[level]) {
                        break;
                    }
                }
            }
        }
        matchLength = best;
        return found;
    }

    private void literal(int at) {
        tokens[tokenCount++] = input[at] & 0xFF;
        literalUses[input[at] & 0xFF]++;
    }

    private void token(int length, int distance) {
        tokens[tokenCount++] = distance << 16 | length;
        literalUses[Format.END + 1 + LENGTH_CODE[length]]++;
        distanceUses[distanceCode(distance)]++;
    }

    // ---- Blocks

    /** Writes the tokens, which stand for the input from the end of the last block up to `end`. */
    private void block(int end, boolean isLast) {
        literalUses[Format.END] = 1;
        PrefixCode literals = PrefixCode.of(literalUses, Format.LONGEST_CODE);
        PrefixCode distances = PrefixCode.of(distanceUses, Format.LONGEST_CODE);
        CodeLengths lengths = new CodeLengths(literals.lengths, distances.lengths);
        long extra = extraBits();
        long dynamic = lengths.cost() + cost(literalUses, literals) + cost(distanceUses, distances) + extra;
        long fixed = cost(literalUses, FIXED_LITERALS) + cost(distanceUses, FIXED_DISTANCES) + extra;
        long stored = (end - blockStart + 5L * (1 + (end - blockStart) / 65535)) * 8;
        if (stored < Math.min(dynamic, fixed)) {
            stored(blockStart, end, isLast);
        } else if (fixed <= dynamic) {
            out.bits(isLast ? 3 : 2, 3);
            write(FIXED_LITERALS, FIXED_DISTANCES);
        } else {
            out.bits(isLast ? 5 : 4, 3);
            lengths.write(out);
            write(literals, distances);
        }
        blockStart = end;
        tokenCount = 0;
        literalUses = new int[Format.LITERALS];
        distanceUses = new int[Format.DISTANCES];
    }

    private static long cost(int[] uses, PrefixCode code) {
        long bits = 0;
        for (int i = 0; i < uses.length; i++) {
            bits += (long) uses[i] * code.lengths[i];
        }
        return bits;
    }

    private long extraBits() {
        long bits = 0;
        for (int i = 0; i < Format.LENGTH_BITS.length; i++) {
            bits += (long) literalUses[Format.END + 1 + i] * Format.LENGTH_BITS[i];
        }
        for (int i = 0; i < Format.DISTANCES; i++) {
            bits += (long) distanceUses[i] * Format.DISTANCE_BITS[i];
        }
        return bits;
    }

    private void write(PrefixCode literals, PrefixCode distances) {
        for (int i = 0; i < tokenCount; i++) {
            int distance = tokens[i] >>> 16;
            int value = tokens[i] & 0xFFFF;
            if (distance == 0) {
                out.bits(literals.codes[value], literals.lengths[value]);
                continue;
            }
            int code = LENGTH_CODE[value];
            out.bits(literals.codes[Format.END + 1 + code], literals.lengths[Format.END + 1 + code]);
            out.bits(value - Format.LENGTH_BASE[code], Format.LENGTH_BITS[code]);
            int far = distanceCode(distance);
            out.bits(distances.codes[far], distances.lengths[far]);
            out.bits(distance - Format.DISTANCE_BASE[far], Format.DISTANCE_BITS[far]);
        }
        out.bits(literals.codes[Format.END], literals.lengths[Format.END]);
    }

    private void stored(int from, int to, boolean isLast) {
        int at = from;
        do {
            int size = Math.min(to - at, 65535);
            out.bits(isLast && at + size == to ? 1 : 0, 3);
            out.align();
            out.bits(size, 16);
            out.bits(~size & 0xFFFF, 16);
            out.bytes(input, at, size);
            at += size;
        } while (at < to);
    }
}
