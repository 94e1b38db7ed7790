package tsubame.runtime.zip;

/** The checksums of zlib (Adler-32, RFC 1950) and gzip (CRC-32, RFC 1952). */
public final class Checksum {
    private static final int ADLER_BASE = 65521;
    /** So many sums of bytes stay below 2^32. */
    private static final int ADLER_RUN = 5552;
    private static final int POLYNOMIAL = 0xEDB88320;
    private static final int[] CRC = crcTable();

    private Checksum() {}

    private static int[] crcTable() {
        int[] table = new int[256];
        for (int i = 0; i < 256; i++) {
            int c = i;
            for (int bit = 0; bit < 8; bit++) {
                c = (c & 1) != 0 ? c >>> 1 ^ POLYNOMIAL : c >>> 1;
            }
            table[i] = c;
        }
        return table;
    }

    /** Goes on from the checksum of what came before; 0 at first. */
    public static int crc32(int before, byte[] bytes, int from, int to) {
        int c = ~before;
        for (int i = from; i < to; i++) {
            c = CRC[(c ^ bytes[i]) & 0xFF] ^ c >>> 8;
        }
        return ~c;
    }

    static int adler32(byte[] bytes, int from, int to) {
        long a = 1;
        long b = 0;
        int i = from;
        while (i < to) {
            for (int end = Math.min(i + ADLER_RUN, to); i < end; i++) {
                a += bytes[i] & 0xFF;
                b += a;
            }
            a %= ADLER_BASE;
            b %= ADLER_BASE;
        }
        return (int) (b << 16 | a);
    }
}
