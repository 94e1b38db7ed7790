package tsubame.runtime.web;

import java.util.Arrays;
import tsubame.runtime.console.Described;
import tsubame.runtime.console.Description;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;

/**
 * A TextDecoder (Encoding Standard, §7). Between the pieces of a stream it keeps the bytes that begin a character and do not end it.
 * What is no character becomes U+FFFD, or a TypeError when fatal; of UTF-8 each maximal beginning of a character is one.
 */
final class JsTextDecoder extends JsObject implements Described {
    private static final byte[] NOTHING = {};
    private static final char REPLACEMENT = '\uFFFD';
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    final TextEncoding encoding;
    final boolean fatal;
    final boolean ignoreBom;
    /** The beginning of a character, from the last piece. */
    private byte[] pending = NOTHING;
    /** Whether the stream has got beyond the place of a byte order mark. */
    private boolean begun;

    private byte[] input;
    private JsStringBuilder out;

    JsTextDecoder(Shape shape, TextEncoding encoding, boolean fatal, boolean ignoreBom) {
        super(shape);
        this.encoding = encoding;
        this.fatal = fatal;
        this.ignoreBom = ignoreBom;
    }

    /** The text of the next bytes; with stream, more may come. */
    JsString decode(BufferSource source, boolean stream) {
        input = Arrays.copyOf(pending, pending.length + source.length);
        System.arraycopy(source.bytes, source.from, input, pending.length, source.length);
        pending = NOTHING;
        out = new JsStringBuilder(input.length);
        boolean failed = true;
        try {
            switch (encoding) {
                case UTF_8 -> utf8(stream);
                case UTF_16LE -> utf16(stream, 0);
                case UTF_16BE -> utf16(stream, 1);
                case WINDOWS_1252 -> windows1252();
            }
            failed = false;
            return out.toJsString();
        } finally {
            begun &= stream && !failed;
            input = null;
            out = null;
        }
    }

    private void write(int codePoint) {
        if (!begun) {
            begun = true;
            if (codePoint == BYTE_ORDER_MARK && !ignoreBom) {
                return;
            }
        }
        out.appendCodePoint(codePoint);
    }

    private void error() {
        if (fatal) {
            throw Errors.typeError("The encoded data was not valid for encoding " + encoding.title);
        }
        write(REPLACEMENT);
    }

    /** What is left at the end of a piece is kept, or at the end of the stream an error. */
    private void incomplete(int from, boolean stream) {
        if (stream) {
            pending = Arrays.copyOfRange(input, from, input.length);
        } else {
            error();
        }
    }

    private void windows1252() {
        for (int i = 0; i < input.length; i++) {
            write(TextEncoding.windows1252(input[i] & 0xFF));
        }
    }

    private void utf16(boolean stream, int highAt) {
        int i = 0;
        for (; i + 1 < input.length; i += 2) {
            int unit = unitAt(i, highAt);
            if (unit < 0xD800 || unit > 0xDFFF) {
                write(unit);
            } else if (unit > 0xDBFF) {
                error();
            } else if (i + 3 >= input.length) {
                break;
            } else {
                int low = unitAt(i + 2, highAt);
                if (low >= 0xDC00 && low <= 0xDFFF) {
                    write(Character.toCodePoint((char) unit, (char) low));
                    i += 2;
                } else {
                    error();
                }
            }
        }
        if (i < input.length) {
            incomplete(i, stream);
        }
    }

    /** The code unit whose bytes begin at the index; highAt is 0 when the low byte comes first. */
    private int unitAt(int index, int highAt) {
        int first = input[index] & 0xFF;
        int second = input[index + 1] & 0xFF;
        return highAt == 0 ? second << 8 | first : first << 8 | second;
    }

    private void utf8(boolean stream) {
        int i = 0;
        while (i < input.length) {
            int lead = input[i] & 0xFF;
            if (lead < 0x80) {
                write(lead);
                i++;
                continue;
            }
            int needed = lead >= 0xC2 && lead <= 0xDF ? 1 : lead >= 0xE0 && lead <= 0xEF ? 2 : lead >= 0xF0 && lead <= 0xF4 ? 3 : 0;
            int good = goodBytes(i, lead, needed);
            if (needed > 0 && good == needed) {
                write(codePoint(i, lead, needed));
            } else if (needed > 0 && i + 1 + good == input.length) {
                incomplete(i, stream);
                return;
            } else {
                error();
            }
            i += 1 + good;
        }
    }

    /** How many bytes after a lead byte, at most so many as are needed, can be of its character. */
    private int goodBytes(int at, int lead, int needed) {
        int lower = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
        int upper = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
        int good = 0;
        while (good < needed && at + 1 + good < input.length) {
            int b = input[at + 1 + good] & 0xFF;
            if (b < lower || b > upper) {
                break;
            }
            lower = 0x80;
            upper = 0xBF;
            good++;
        }
        return good;
    }

    private int codePoint(int at, int lead, int needed) {
        int point = lead & 0x3F >> needed;
        for (int i = 1; i <= needed; i++) {
            point = point << 6 | input[at + i] & 0x3F;
        }
        return point;
    }

    @Override
    public void describe(Description out) {
        out.property("encoding", encoding.title);
        out.property("fatal", (Object) fatal);
        out.property("ignoreBOM", (Object) ignoreBom);
    }

    @Override
    public String className() {
        return "TextDecoder";
    }
}
