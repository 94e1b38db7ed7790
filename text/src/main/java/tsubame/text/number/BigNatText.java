package tsubame.text.number;

/**
 * {@link BigNat} numbers as digits of radix 2 to 36 and back. Powers of two move bits; other radices go word by word for
 * short numbers and by halves for long ones, so that their cost is that of multiplication and division.
 */
final class BigNatText {
    /** Below this many limbs, word by word is faster. */
    private static final int BY_HALVES = 30;

    /** The most digits of each radix that fit in a word, and the power of the radix that they stand for. */
    private static final int[] WORD_DIGITS = new int[37];
    private static final long[] WORD_POWER = new long[37];

    static {
        for (int radix = 2; radix <= 36; radix++) {
            int digits = 0;
            long power = 1;
            while (Long.compareUnsigned(power, Long.divideUnsigned(-1L, radix)) <= 0) {
                power *= radix;
                digits++;
            }
            WORD_DIGITS[radix] = digits;
            WORD_POWER[radix] = power;
        }
    }

    private BigNatText() {
    }

    static byte[] digits(long[] x, int radix) {
        return signed(x, false, radix);
    }

    /** The digits of x, with a minus sign in front if wanted. */
    static byte[] signed(long[] x, boolean negative, int radix) {
        int sign = negative ? 1 : 0;
        byte[] buf;
        if (x.length == 0) {
            buf = new byte[] {'0'};
        } else if ((radix & radix - 1) == 0) {
            buf = new byte[lengthOfPowerOfTwo(x, radix) + sign];
            bitsToDigits(x, radix, buf, sign);
        } else {
            byte[] padded = new byte[upperLength(x, radix)];
            Halving halving = new Halving(padded.length, radix);
            fill(x, radix, padded, 0, padded.length, halving, halving.powers.length);
            int zeros = 0;
            while (padded[zeros] == '0') {
                zeros++;
            }
            buf = new byte[padded.length - zeros + sign];
            System.arraycopy(padded, zeros, buf, sign, padded.length - zeros);
        }
        if (negative) {
            buf[0] = '-';
        }
        return buf;
    }

    /** The number of the digits s[from..to), all of which are below radix; 0 for none. */
    static long[] parse(byte[] s, int from, int to, int radix) {
        while (from < to && s[from] == '0') {
            from++;
        }
        if ((radix & radix - 1) == 0) {
            return digitsToBits(s, from, to, Integer.numberOfTrailingZeros(radix));
        }
        Halving halving = new Halving(to - from, radix);
        return parse(s, from, to, radix, halving, halving.powers.length);
    }

    /** The digits of s[from..to), at most as many as halving.digits(level). */
    private static long[] parse(byte[] s, int from, int to, int radix, Halving halving, int level) {
        if (level == 0) {
            return parseByWords(s, from, to, radix);
        }
        int lower = halving.digits(level - 1);
        if (to - from <= lower) {
            return parse(s, from, to, radix, halving, level - 1);
        }
        long[] high = parse(s, from, to - lower, radix, halving, level - 1);
        long[] low = parse(s, to - lower, to, radix, halving, level - 1);
        return BigNat.add(BigNatProduct.multiply(high, halving.powers[level - 1]), low);
    }

    private static long[] parseByWords(byte[] s, int from, int to, int radix) {
        int unit = WORD_DIGITS[radix];
        long[] x = new long[(to - from) / unit + 1];
        int n = 0;
        int first = (to - from) % unit;
        for (int i = from; i < to; ) {
            int stop = i == from && first != 0 ? from + first : i + unit;
            long word = 0;
            for (; i < stop; i++) {
                word = word * radix + Ascii.valueOf(s[i]);
            }
            long carry = BigNatProduct.timesWord(x, 0, x, 0, n, WORD_POWER[radix], word);
            if (carry != 0) {
                x[n++] = carry;
            }
        }
        return BigNat.prefix(x, n);
    }

    private static long[] digitsToBits(byte[] s, int from, int to, int bits) {
        long[] x = new long[(int) (((long) (to - from) * bits + 63) >> 6)];
        long position = 0;
        for (int i = to - 1; i >= from; i--, position += bits) {
            long digit = Ascii.valueOf(s[i]);
            int word = (int) (position >> 6);
            int shift = (int) position & 63;
            x[word] |= digit << shift;
            if (shift + bits > 64 && word + 1 < x.length) {
                x[word + 1] |= digit >>> 64 - shift;
            }
        }
        return BigNat.normalised(x);
    }

    private static int lengthOfPowerOfTwo(long[] x, int radix) {
        int bits = Integer.numberOfTrailingZeros(radix);
        return (int) ((BigNat.bitLength(x) + bits - 1) / bits);
    }

    private static void bitsToDigits(long[] x, int radix, byte[] buf, int from) {
        int bits = Integer.numberOfTrailingZeros(radix);
        long position = 0;
        for (int i = buf.length - 1; i >= from; i--, position += bits) {
            int word = (int) (position >> 6);
            int shift = (int) position & 63;
            long digit = x[word] >>> shift;
            if (shift + bits > 64 && word + 1 < x.length) {
                digit |= x[word + 1] << 64 - shift;
            }
            buf[i] = Ascii.digit((int) digit & radix - 1);
        }
    }

    /** Enough digits for x: log_radix(2) from above by the bits of the largest power that fits in a word. */
    private static int upperLength(long[] x, int radix) {
        int wordBits = 63 - Long.numberOfLeadingZeros(WORD_POWER[radix]);
        return (int) (BigNat.bitLength(x) * WORD_DIGITS[radix] / wordBits) + WORD_DIGITS[radix] + 1;
    }

    /** Fills buf[from..to), at most halving.digits(level) bytes, with the digits of x, zeros in front. */
    private static void fill(long[] x, int radix, byte[] buf, int from, int to, Halving halving, int level) {
        if (level == 0 || x.length < BY_HALVES) {
            fillByWords(x, radix, buf, from, to);
            return;
        }
        int lower = Math.min(halving.digits(level - 1), to - from);
        BigNatQuotient halves = BigNatQuotient.of(x, halving.powers[level - 1]);
        fill(halves.quotient, radix, buf, from, to - lower, halving, level - 1);
        fill(halves.remainder, radix, buf, to - lower, to, halving, level - 1);
    }

    private static void fillByWords(long[] x, int radix, byte[] buf, int from, int to) {
        long[] rest = new long[x.length];
        System.arraycopy(x, 0, rest, 0, x.length);
        int n = rest.length;
        int at = to;
        while (n > 0) {
            long word = BigNatQuotient.divideWord(rest, n, WORD_POWER[radix], rest);
            while (n > 0 && rest[n - 1] == 0) {
                n--;
            }
            int stop = Math.max(from, at - WORD_DIGITS[radix]);
            while (at > stop) {
                long q = Long.divideUnsigned(word, radix);
                buf[--at] = Ascii.digit((int) (word - q * radix));
                word = q;
            }
        }
        Ascii.zeros(buf, from, at - from);
    }

    /** How a number of so many digits is cut into halves, again and again, until word by word is faster; and radix to those sizes. */
    private static final class Halving {
        private final int smallest;
        final long[][] powers;

        Halving(int digits, int radix) {
            int levels = 0;
            while ((long) WORD_DIGITS[radix] * BY_HALVES << levels < digits) {
                levels++;
            }
            smallest = (int) (digits + (1L << levels) - 1 >> levels);
            powers = new long[levels][];
            for (int i = 0; i < levels; i++) {
                powers[i] = i == 0 ? BigNat.power(BigNat.of(radix), smallest)
                        : BigNatProduct.multiply(powers[i - 1], powers[i - 1]);
            }
        }

        int digits(int level) {
            return smallest << level;
        }
    }
}
