package tsubame.runtime.convert;

import tsubame.runtime.binary.LittleEndian;
import tsubame.runtime.value.JsString;
import tsubame.system.rule.Unchecked;

/**
 * The pieces of which template literals are made: strings, and integers in [0, 2^31), which become text only in the string that they end
 * up in. What is short is made in one piece, so there is one allocation for all of it.
 */
public final class Pieces {
    /** Up to this length pieces are copied into one string; beyond it they make ropes. */
    private static final int LONGEST = 256;

    /** From this length on appending makes a rope, whose parts must be strings. */
    private static final int LONGEST_APPENDED = 23;
    private static final int LONGEST_NATURAL = 10;

    /** "00" … "99", two digits each, as they lie in memory. */
    private static final short[] PAIRS = pairs();

    private Pieces() {}

    private static short[] pairs() {
        short[] table = new short[100];
        for (int i = 0; i < table.length; i++) {
            table[i] = (short) ('0' + i / 10 | '0' + i % 10 << 8);
        }
        return table;
    }

    /** ToString, but for what is a piece already. */
    public static Object of(Object value) {
        return value instanceof JsString || isNatural(value) ? value : Conversions.toString(value);
    }

    static boolean isNatural(Object value) {
        if (!(value instanceof Double number)) {
            return false;
        }
        int whole = (int) (double) number;
        return whole == number && whole >= 0;
    }

    /** The texts of a run of pieces in a row. */
    public static JsString join(Object[] pieces, int base, int count) {
        int length = 0;
        for (int i = base; i < base + count && length <= LONGEST; i++) {
            length += pieces[i] instanceof JsString text ? Math.min(text.length(), LONGEST + 1) : digits((int) (double) (Double) pieces[i]);
        }
        if (length <= LONGEST) {
            byte[] bytes = new byte[length];
            if (write(pieces, base, count, bytes)) {
                return JsString.ofLatin1(bytes);
            }
        }
        JsString result = Conversions.toString(pieces[base]);
        for (int i = base + 1; i < base + count; i++) {
            result = JsString.concat(result, Conversions.toString(pieces[i]));
        }
        return result;
    }

    /** Fills the bytes with the pieces; false if one of them is not kept as Latin-1. */
    private static boolean write(Object[] pieces, int base, int count, byte[] bytes) {
        int at = 0;
        for (int i = base; i < base + count; i++) {
            if (pieces[i] instanceof JsString text) {
                if (!text.isLatin1()) {
                    return false;
                }
                text.copyTo(bytes, at);
                at += text.length();
            } else {
                at = writeNatural((int) (double) (Double) pieces[i], bytes, at);
            }
        }
        return true;
    }

    /** {@code text + number}, of a number of which {@link #isNatural} holds. */
    static JsString append(JsString text, int number) {
        int length = text.length();
        if (length > LONGEST_APPENDED - LONGEST_NATURAL || number < 10) {
            return JsString.concat(text, natural(number));
        }
        if (!text.isLatin1()) {
            return JsString.concat(text, natural(number));
        }
        byte[] bytes = new byte[length + digits(number)];
        text.copyTo(bytes, 0);
        writeNatural(number, bytes, length);
        return JsString.ofLatin1(bytes);
    }

    private static JsString natural(int number) {
        return NumberText.format(number);
    }

    /** How many decimal digits a number ≥ 0 has. */
    static int digits(int number) {
        if (number < 100_000) {
            return number < 100 ? number < 10 ? 1 : 2 : number < 1000 ? 3 : number < 10_000 ? 4 : 5;
        }
        return number < 10_000_000 ? number < 1_000_000 ? 6 : 7 : number < 100_000_000 ? 8 : number < 1_000_000_000 ? 9 : 10;
    }

    /** Writes the digits of a number ≥ 0 from an index on, where there must be room; answers their end. */
    @Unchecked("the caller has made room")
    static int writeNatural(int number, byte[] bytes, int from) {
        int end = from + digits(number);
        int at = end;
        int rest = number;
        while (at - from >= 2) {
            int quotient = rest / 100;
            at -= 2;
            LittleEndian.putInt16(bytes, at, PAIRS[rest - quotient * 100]);
            rest = quotient;
        }
        if (at > from) {
            bytes[from] = (byte) ('0' + rest);
        }
        return end;
    }
}
