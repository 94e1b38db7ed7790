package tsubame.runtime.builtin;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;
import tsubame.text.unicode.CaseMapping;
import tsubame.text.unicode.Normalization;
import tsubame.text.unicode.NormalizationForm;

/** Case mapping and normalisation of strings (ECMA-262 §22.1.3.15, .28, .30), on the tables of tsubame.text.unicode. */
final class StringCase {
    private StringCase() {}

    static JsString toLowerCase(JsString text) {
        byte[] latin1 = text.latin1OrNull();
        if (latin1 != null) {
            byte[] mapped = CaseMapping.lowerLatin1(latin1, text.base(), text.base() + text.length());
            return mapped == null ? text : JsString.ofLatin1(mapped);
        }
        return changed(text, CaseMapping.lower(units(text), 0, text.length()));
    }

    static JsString toUpperCase(JsString text) {
        byte[] latin1 = text.latin1OrNull();
        if (latin1 != null && CaseMapping.upperIsLatin1(latin1, text.base(), text.base() + text.length())) {
            byte[] mapped = CaseMapping.upperLatin1(latin1, text.base(), text.base() + text.length());
            return mapped == null ? text : JsString.ofLatin1(mapped);
        }
        return changed(text, CaseMapping.upper(units(text), 0, text.length()));
    }

    static JsString normalize(JsString text, Object form) {
        JsString name = form == Undefined.UNDEFINED ? null : Conversions.toString(form);
        NormalizationForm wanted = name == null ? NormalizationForm.NFC : NormalizationForm.named(name.toJavaString());
        if (wanted == null) {
            throw Errors.rangeError("The normalization form should be one of NFC, NFD, NFKC, NFKD.");
        }
        if (wanted == NormalizationForm.NFC && text.isLatin1()) {
            return text; // no Latin-1 character composes with another
        }
        return changed(text, Normalization.normalize(units(text), 0, text.length(), wanted));
    }

    private static JsString changed(JsString text, char[] mapped) {
        return mapped == null ? text : JsString.ofUtf16(mapped, 0, mapped.length);
    }

    /** For reading only. */
    private static char[] units(JsString text) {
        char[] shared = text.utf16OrNull();
        if (shared != null && text.base() == 0) {
            return shared;
        }
        char[] units = new char[text.length()];
        text.copyTo(units, 0);
        return units;
    }
}
