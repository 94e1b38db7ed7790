package tsubame.runtime.binary;

import java.util.Arrays;
import tsubame.runtime.value.JsString;

/**
 * Base64 and hexadecimal text of bytes, as Uint8Array reads and writes it (ECMA-262 §23.3.3). A decoder stops at the first
 * error and keeps the bytes that came before it, because setFromBase64 must write them before it throws.
 */
public final class Base64 {
    private static final String STANDARD = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final String HEX = "0123456789abcdef";

    /** How an incomplete last chunk is treated. */
    public enum LastChunk {
        LOOSE,
        STRICT,
        STOP_BEFORE_PARTIAL
    }

    /** What a decoder read. */
    public byte[] bytes;

    public int length;

    /** How many code units were consumed. */
    public int read;

    /** The SyntaxError's message, null when all is well. */
    public String error;

    private final JsString text;

    private Base64(JsString text, int capacity) {
        this.text = text;
        this.bytes = new byte[capacity];
    }

    // ---- Writing

    public static JsString encode(byte[] bytes, int from, int length, boolean urlAlphabet, boolean padded) {
        byte[] out = new byte[padded ? (length + 2) / 3 * 4 : (length * 4 + 2) / 3];
        int at = 0;
        for (int i = 0; i < length; i += 3) {
            int taken = Math.min(3, length - i);
            int group = (bytes[from + i] & 0xFF) << 16;
            group |= taken > 1 ? (bytes[from + i + 1] & 0xFF) << 8 : 0;
            group |= taken > 2 ? bytes[from + i + 2] & 0xFF : 0;
            for (int j = 0; j <= taken; j++) {
                out[at++] = (byte) digit(group >> 18 - 6 * j & 0x3F, urlAlphabet);
            }
        }
        while (at < out.length) {
            out[at++] = '=';
        }
        return JsString.ofLatin1(out);
    }

    private static char digit(int value, boolean urlAlphabet) {
        if (urlAlphabet && value >= 62) {
            return value == 62 ? '-' : '_';
        }
        return STANDARD.charAt(value);
    }

    public static JsString encodeHex(byte[] bytes, int from, int length) {
        byte[] out = new byte[2 * length];
        for (int i = 0; i < length; i++) {
            out[2 * i] = (byte) HEX.charAt(bytes[from + i] >> 4 & 0xF);
            out[2 * i + 1] = (byte) HEX.charAt(bytes[from + i] & 0xF);
        }
        return JsString.ofLatin1(out);
    }

    // ---- Reading

    /** FromBase64 (§23.3.3.4), at most {@code maxLength} bytes. */
    public static Base64 decode(JsString text, boolean urlAlphabet, LastChunk lastChunk, int maxLength) {
        Base64 decoder = new Base64(text, Math.min(maxLength, text.length() / 4 * 3 + 3));
        decoder.decode(urlAlphabet, lastChunk, maxLength);
        return decoder;
    }

    /** FromHex (§23.3.3.6). */
    public static Base64 decodeHex(JsString text, int maxLength) {
        Base64 decoder = new Base64(text, Math.min(maxLength, text.length() / 2));
        if (text.length() % 2 != 0) {
            decoder.error = "The hex string must have an even number of characters";
            return decoder;
        }
        while (decoder.read < text.length() && decoder.length < maxLength) {
            int high = hexDigit(text.charAt(decoder.read));
            int low = hexDigit(text.charAt(decoder.read + 1));
            if ((high | low) < 0) {
                decoder.error = "The string contains a character that is not a hex digit";
                return decoder;
            }
            decoder.bytes[decoder.length++] = (byte) (high << 4 | low);
            decoder.read += 2;
        }
        return decoder;
    }

    private static int hexDigit(char unit) {
        if (unit >= '0' && unit <= '9') {
            return unit - '0';
        }
        int lower = unit | 0x20;
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }

    /** The bytes that were read. */
    public byte[] result() {
        return Arrays.copyOf(bytes, length);
    }

    private void decode(boolean urlAlphabet, LastChunk lastChunk, int maxLength) {
        if (maxLength == 0) {
            return;
        }
        int chunk = 0;
        int chunkLength = 0;
        int at = 0;
        while (true) {
            at = skipSpace(at);
            if (at == text.length()) {
                endOfText(chunk, chunkLength, lastChunk, at);
                return;
            }
            char unit = text.charAt(at++);
            if (unit == '=') {
                padding(chunk, chunkLength, lastChunk, at);
                return;
            }
            int value = digitValue(unit, urlAlphabet);
            if (value < 0) {
                error = "The string contains a character that is not a base64 digit";
                return;
            }
            int room = maxLength - length;
            if (room == 1 && chunkLength == 2 || room == 2 && chunkLength == 3) {
                return;
            }
            chunk = chunk << 6 | value;
            if (++chunkLength == 4) {
                emit(chunk, 3);
                chunk = 0;
                chunkLength = 0;
                read = at;
                if (length == maxLength) {
                    return;
                }
            }
        }
    }

    private void endOfText(int chunk, int chunkLength, LastChunk lastChunk, int at) {
        if (chunkLength > 0) {
            if (lastChunk == LastChunk.STOP_BEFORE_PARTIAL) {
                return;
            }
            if (lastChunk == LastChunk.STRICT || chunkLength == 1) {
                error = "The last chunk of the base64 string is incomplete";
                return;
            }
            emitPartial(chunk, chunkLength);
        }
        read = text.length();
    }

    private void padding(int chunk, int chunkLength, LastChunk lastChunk, int at) {
        if (chunkLength < 2) {
            error = "The base64 string has padding in a wrong place";
            return;
        }
        at = skipSpace(at);
        if (chunkLength == 2) {
            if (at == text.length()) {
                if (lastChunk != LastChunk.STOP_BEFORE_PARTIAL) {
                    error = "The base64 string lacks a padding character";
                }
                return;
            }
            if (text.charAt(at) == '=') {
                at = skipSpace(at + 1);
            }
        }
        if (at < text.length()) {
            error = "The base64 string goes on after its padding";
            return;
        }
        int unused = chunkLength == 2 ? 0xF : 0x3;
        if (lastChunk == LastChunk.STRICT && (chunk & unused) != 0) {
            error = "The last chunk of the base64 string has extra bits";
            return;
        }
        emitPartial(chunk, chunkLength);
        read = text.length();
    }

    private void emitPartial(int chunk, int chunkLength) {
        emit(chunk << 6 * (4 - chunkLength), chunkLength - 1);
    }

    private void emit(int group, int count) {
        if (bytes.length < length + count) {
            bytes = Arrays.copyOf(bytes, 2 * length + count);
        }
        for (int i = 0; i < count; i++) {
            bytes[length++] = (byte) (group >> 16 - 8 * i);
        }
    }

    private int skipSpace(int at) {
        while (at < text.length() && isAsciiSpace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static boolean isAsciiSpace(char unit) {
        return unit == ' ' || unit == '\t' || unit == '\n' || unit == '\f' || unit == '\r';
    }

    private static int digitValue(char unit, boolean urlAlphabet) {
        if (unit >= 'A' && unit <= 'Z') {
            return unit - 'A';
        }
        if (unit >= 'a' && unit <= 'z') {
            return unit - 'a' + 26;
        }
        if (unit >= '0' && unit <= '9') {
            return unit - '0' + 52;
        }
        if (unit == (urlAlphabet ? '-' : '+')) {
            return 62;
        }
        return unit == (urlAlphabet ? '_' : '/') ? 63 : -1;
    }
}
