package tsubame.runtime.zip;

/** What stands around compressed data (RFC 1950, 1951, 1952), and the tables that both directions share. */
public final class Format {
    public static final int RAW = 0;
    public static final int ZLIB = 1;
    public static final int GZIP = 2;
    /** Zlib or gzip, as the first bytes tell; for reading. */
    public static final int EITHER = 3;

    /** Least lengths of codes 257 on, and bits that follow. */
    static final int[] LENGTH_BASE = {
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258
    };
    static final int[] LENGTH_BITS = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
    static final int[] DISTANCE_BASE = {
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577
    };
    static final int[] DISTANCE_BITS = {0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};
    /** The order in which the lengths of the codes for lengths stand. */
    static final int[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    static final int END = 256;
    static final int LITERALS = 286;
    static final int DISTANCES = 30;
    static final int LONGEST_CODE = 15;
    static final int LONGEST_LENGTH_CODE = 7;
    static final int WINDOW = 1 << 15;
    static final int SHORTEST_MATCH = 3;
    static final int LONGEST_MATCH = 258;

    private Format() {}

    /** The code with its first bit lowest. */
    static int reversed(int code, int length) {
        int result = 0;
        for (int i = 0; i < length; i++) {
            result = result << 1 | code >> i & 1;
        }
        return result;
    }

    /** The lengths of the fixed code for literals. */
    static byte[] fixedLiterals() {
        byte[] lengths = new byte[288];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = (byte) (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8);
        }
        return lengths;
    }

    static byte[] fixedDistances() {
        byte[] lengths = new byte[32];
        for (int i = 0; i < lengths.length; i++) {
            lengths[i] = 5;
        }
        return lengths;
    }
}
