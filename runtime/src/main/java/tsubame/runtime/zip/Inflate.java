package tsubame.runtime.zip;

import java.util.Arrays;
import tsubame.runtime.realm.Agent;

/**
 * Reads compressed data that is all there (RFC 1951, in any {@link Format}). What is wrong with it is told as zlib tells it: {@link
 * #message} and {@link #code}.
 */
public final class Inflate {
    private static final DecodingTable FIXED_LITERALS = new DecodingTable(Format.fixedLiterals(), 0, 288);
    private static final DecodingTable FIXED_DISTANCES = new DecodingTable(Format.fixedDistances(), 0, 32);
    private static final String SHORT = "unexpected end of file";
    private static final int FAILED = -1;

    private final byte[] input;
    private int at;
    private int hold;
    private int bits;
    private byte[] output = new byte[1024];
    private int length;
    private final int most;

    /** Null as long as nothing is wrong. */
    public String message;
    public String code;
    public int errno;

    /** @param most how long the result may be */
    public Inflate(byte[] input, int most) {
        this.input = input;
        this.most = most;
    }

    /** The data, or null if something is wrong. */
    public byte[] run(int format) {
        int form = format == Format.EITHER ? isGzip() ? Format.GZIP : Format.ZLIB : format;
        if (form == Format.RAW) {
            blocks();
        } else if (form == Format.ZLIB) {
            zlib();
        } else {
            gzip();
            // Members may follow each other; zeros behind them fill something up.
            while (message == null && at < input.length && input[at] != 0) {
                gzip();
            }
        }
        return message == null ? Arrays.copyOf(output, length) : null;
    }

    private int fail(String text) {
        if (message == null) {
            message = text;
            boolean isShort = text.equals(SHORT);
            code = isShort ? "Z_BUF_ERROR" : "Z_DATA_ERROR";
            errno = isShort ? -5 : -3;
        }
        return FAILED;
    }

    private boolean isGzip() {
        return at + 1 < input.length && input[at] == 0x1F && (input[at + 1] & 0xFF) == 0x8B;
    }

    // ---- What stands around

    private void zlib() {
        int method = bits(8);
        int flags = bits(8);
        if (message != null) {
            return;
        }
        if ((method << 8 | flags) % 31 != 0) {
            fail("incorrect header check");
        } else if ((method & 15) != 8) {
            fail("unknown compression method");
        } else if (method >> 4 > 7) {
            fail("invalid window size");
        } else if ((flags & 0x20) != 0) {
            message = "Missing dictionary";
            code = "Z_NEED_DICT";
            errno = 2;
        } else {
            blocks();
            int sum = bigEndian();
            if (message == null && sum != Checksum.adler32(output, 0, length)) {
                fail("incorrect data check");
            }
        }
    }

    private int bigEndian() {
        align();
        return bits(8) << 24 | bits(8) << 16 | bits(8) << 8 | bits(8);
    }

    private void gzip() {
        int from = length;
        int magic = bits(16);
        if (message == null && magic != 0x8B1F) {
            fail("incorrect header check");
            return;
        }
        int method = bits(8);
        int flags = bits(8);
        if (message == null && method != 8) {
            fail("unknown compression method");
        } else if (message == null && (flags & 0xE0) != 0) {
            fail("unknown header flags set");
        }
        skip(6);
        if ((flags & 4) != 0) {
            skip(bits(16));
        }
        for (int text = flags >> 3 & 3; text > 0; text &= text - 1) {
            while (message == null && bits(8) != 0) { }
        }
        if ((flags & 2) != 0) {
            skip(2);
        }
        if (message == null) {
            blocks();
            align();
            check(from);
        }
    }

    private void check(int from) {
        int sum = bits(16) | bits(16) << 16;
        if (message == null && sum != Checksum.crc32(0, output, from, length)) {
            fail("incorrect data check");
        }
        int size = bits(16) | bits(16) << 16;
        if (message == null && size != length - from) {
            fail("incorrect length check");
        }
    }

    private void skip(int bytes) {
        for (int i = 0; i < bytes && message == null; i++) {
            bits(8);
        }
    }

    // ---- Bits, the lowest first

    private int bits(int wanted) {
        while (bits < wanted) {
            if (at == input.length) {
                fail(SHORT);
                return 0;
            }
            hold |= (input[at++] & 0xFF) << bits;
            bits += 8;
        }
        int value = hold & (1 << wanted) - 1;
        hold >>>= wanted;
        bits -= wanted;
        return value;
    }

    /** Goes on at the next whole byte. */
    private void align() {
        int odd = bits & 7;
        hold >>>= odd;
        bits -= odd;
        at -= bits >> 3;
        hold = bits = 0;
    }

    private int symbol(DecodingTable table) {
        while (bits < Format.LONGEST_CODE && at < input.length) {
            hold |= (input[at++] & 0xFF) << bits;
            bits += 8;
        }
        int entry = table.fast[hold & (1 << DecodingTable.FAST_BITS) - 1];
        int size = entry & 15;
        if (size == 0 || size > bits) {
            return slowSymbol(table);
        }
        hold >>>= size;
        bits -= size;
        return entry >> 4;
    }

    private int slowSymbol(DecodingTable table) {
        int value = 0;
        int first = 0;
        int index = 0;
        for (int size = 1; size <= Format.LONGEST_CODE; size++) {
            value |= bits(1);
            if (message != null) {
                return FAILED;
            }
            int count = table.count[size];
            if (value - count < first) {
                return table.symbols[index + value - first];
            }
            index += count;
            first = first + count << 1;
            value <<= 1;
        }
        return Integer.MAX_VALUE;
    }

    // ---- Blocks

    private void blocks() {
        boolean isLast = false;
        while (!isLast && message == null) {
            isLast = bits(1) == 1;
            int type = bits(2);
            if (message != null) {
                return;
            }
            switch (type) {
                case 0 -> stored();
                case 1 -> compressed(FIXED_LITERALS, FIXED_DISTANCES);
                case 2 -> dynamic();
                default -> fail("invalid block type");
            }
        }
    }

    private void stored() {
        align();
        int size = bits(16);
        int complement = bits(16);
        if (message != null) {
            return;
        }
        if (size != (~complement & 0xFFFF)) {
            fail("invalid stored block lengths");
            return;
        }
        int there = Math.min(size, input.length - at);
        if (reserve(there)) {
            System.arraycopy(input, at, output, length, there);
            length += there;
            at += there;
        }
        if (there < size) {
            fail(SHORT);
        }
    }

    private void dynamic() {
        int literals = bits(5) + 257;
        int distances = bits(5) + 1;
        int known = bits(4) + 4;
        if (message == null && (literals > Format.LITERALS || distances > Format.DISTANCES)) {
            fail("too many length or distance symbols");
        }
        byte[] lengths = new byte[320];
        for (int i = 0; i < known; i++) {
            lengths[Format.ORDER[i]] = (byte) bits(3);
        }
        DecodingTable table = new DecodingTable(lengths, 0, 19);
        if (message == null && (table.left < 0 || table.left > 0)) {
            fail("invalid code lengths set");
        }
        if (message == null && readLengths(table, lengths, literals + distances)) {
            begin(lengths, literals, distances);
        }
    }

    private boolean readLengths(DecodingTable table, byte[] lengths, int count) {
        for (int i = 0; i < count;) {
            int symbol = symbol(table);
            if (message != null) {
                return false;
            }
            if (symbol < 16) {
                lengths[i++] = (byte) symbol;
                continue;
            }
            byte repeated = symbol == 16 && i > 0 ? lengths[i - 1] : 0;
            int times = symbol == 16 ? 3 + bits(2) : symbol == 17 ? 3 + bits(3) : 11 + bits(7);
            if (message == null && (symbol == 16 && i == 0 || i + times > count)) {
                fail("invalid bit length repeat");
            }
            if (message != null) {
                return false;
            }
            while (times-- > 0) {
                lengths[i++] = repeated;
            }
        }
        return true;
    }

    private void begin(byte[] lengths, int literals, int distances) {
        if (lengths[Format.END] == 0) {
            fail("invalid code -- missing end-of-block");
            return;
        }
        DecodingTable literalTable = new DecodingTable(lengths, 0, literals);
        DecodingTable distanceTable = new DecodingTable(lengths, literals, literals + distances);
        if (literalTable.left < 0 || literalTable.isIncomplete()) {
            fail("invalid literal/lengths set");
        } else if (distanceTable.left < 0 || distanceTable.isIncomplete()) {
            fail("invalid distances set");
        } else {
            compressed(literalTable, distanceTable);
        }
    }

    private void compressed(DecodingTable literals, DecodingTable distances) {
        while (message == null) {
            int symbol = symbol(literals);
            if (symbol < Format.END) {
                if (symbol >= 0 && reserve(1)) {
                    output[length++] = (byte) symbol;
                }
            } else if (symbol == Format.END) {
                return;
            } else if (symbol > Format.END + Format.LENGTH_BASE.length) {
                fail("invalid literal/length code");
            } else {
                int code = symbol - Format.END - 1;
                copy(Format.LENGTH_BASE[code] + bits(Format.LENGTH_BITS[code]), distance(distances));
            }
        }
    }

    private int distance(DecodingTable distances) {
        int symbol = message == null ? symbol(distances) : FAILED;
        if (symbol >= Format.DISTANCES) {
            return fail("invalid distance code");
        }
        return symbol < 0 ? FAILED : Format.DISTANCE_BASE[symbol] + bits(Format.DISTANCE_BITS[symbol]);
    }

    private void copy(int count, int distance) {
        if (message != null) {
            return;
        }
        if (distance > length) {
            fail("invalid distance too far back");
        } else if (reserve(count)) {
            for (int i = 0; i < count; i++) {
                output[length] = output[length - distance];
                length++;
            }
        }
    }

    private boolean reserve(int more) {
        if (length + more > most) {
            message = "Cannot create a Buffer larger than " + most + " bytes";
            code = "ERR_BUFFER_TOO_LARGE";
            return false;
        }
        if (length + more > output.length) {
            int grown = (int) Math.min(Math.max(2L * output.length, length + more), Integer.MAX_VALUE - 16);
            Agent.requireRoom(grown);
            output = Arrays.copyOf(output, grown);
        }
        return true;
    }
}
