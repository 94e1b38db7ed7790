package tsubame.runtime.builtin;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** Case mapping and normalisation of strings (ECMA-262 §22.1.3.15, .28, .30), on the tables of tsubame.text.unicode. */
final class StringCase {
    private StringCase() {}

    static JsString toLowerCase(JsString text) {
        byte[] latin1 = text.latin1OrNull();
        if (latin1 == null) {
            return JsString.of(text.toJavaString().toLowerCase(java.util.Locale.ROOT));
        }
        int at = 0;
        while (at < latin1.length && lower(latin1[at] & 0xFF) == (latin1[at] & 0xFF)) {
            at++;
        }
        if (at == latin1.length) {
            return text;
        }
        byte[] mapped = latin1.clone();
        for (; at < mapped.length; at++) {
            mapped[at] = (byte) lower(mapped[at] & 0xFF);
        }
        return JsString.ofLatin1(mapped);
    }

    private static int lower(int unit) {
        return unit >= 'A' && unit <= 'Z' || unit >= 0xC0 && unit <= 0xDE && unit != 0xD7 ? unit + 32 : unit;
    }

    static JsString toUpperCase(JsString text) {
        byte[] latin1 = text.latin1OrNull();
        byte[] mapped = latin1 == null ? null : latin1.clone();
        for (int i = 0; mapped != null && i < mapped.length; i++) {
            int unit = mapped[i] & 0xFF;
            if (unit == 0xDF || unit == 0xB5 || unit == 0xFF) {
                mapped = null; // these leave Latin-1, or grow
            } else if (unit >= 'a' && unit <= 'z' || unit >= 0xE0 && unit != 0xF7) {
                mapped[i] = (byte) (unit - 32);
            }
        }
        return mapped != null
                ? JsString.ofLatin1(mapped)
                : JsString.of(text.toJavaString().toUpperCase(java.util.Locale.ROOT));
    }

    static JsString normalize(JsString text, Object form) {
        JsString name = form == Undefined.UNDEFINED ? null : Conversions.toString(form);
        if (name != null && !name.is("NFC") && !name.is("NFD") && !name.is("NFKC") && !name.is("NFKD")) {
            throw Errors.rangeError("The normalization form should be one of NFC, NFD, NFKC, NFKD.");
        }
        throw new IllegalStateException("normalisation tables are not there yet");
    }
}
