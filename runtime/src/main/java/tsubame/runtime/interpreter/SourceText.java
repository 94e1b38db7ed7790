package tsubame.runtime.interpreter;

import tsubame.runtime.value.JsString;

/** Decoding of source bytes: UTF-8, with surrogates that stand alone as three bytes. */
final class SourceText {
    private SourceText() {}

    static JsString decode(byte[] text, int start, int end) {
        char[] units = new char[end - start];
        int n = 0;
        for (int i = start; i < end; ) {
            int b = text[i] & 0xFF;
            if (b < 0x80) {
                units[n++] = (char) b;
                i++;
            } else if (b < 0xE0) {
                units[n++] = (char) ((b & 0x1F) << 6 | text[i + 1] & 0x3F);
                i += 2;
            } else if (b < 0xF0) {
                units[n++] = (char) ((b & 0x0F) << 12 | (text[i + 1] & 0x3F) << 6 | text[i + 2] & 0x3F);
                i += 3;
            } else {
                int point = (b & 0x07) << 18 | (text[i + 1] & 0x3F) << 12 | (text[i + 2] & 0x3F) << 6 | text[i + 3] & 0x3F;
                units[n++] = (char) (0xD7C0 + (point >> 10));
                units[n++] = (char) (0xDC00 + (point & 0x3FF));
                i += 4;
            }
        }
        return JsString.ofUtf16(units, 0, n);
    }
}
