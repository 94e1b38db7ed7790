package tsubame.runtime.web;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;

/** Conversion to USVString (Web IDL): a string whose lone surrogates are replaced. */
final class UsvString {
    private UsvString() {}

    /** Runs user code when the value is an object. */
    static JsString from(Object value) {
        JsString text = Conversions.toString(value);
        if (text.isLatin1()) {
            return text;
        }
        for (int i = 0; i < text.length(); i++) {
            int c = text.codePointAt(i);
            if (c >= 0xD800 && c <= 0xDFFF) {
                return replaced(text);
            }
            i += c > 0xFFFF ? 1 : 0;
        }
        return text;
    }

    private static JsString replaced(JsString text) {
        JsStringBuilder out = new JsStringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            int c = text.codePointAt(i);
            out.appendCodePoint(c >= 0xD800 && c <= 0xDFFF ? 0xFFFD : c);
            i += c > 0xFFFF ? 1 : 0;
        }
        return out.toJsString();
    }
}
