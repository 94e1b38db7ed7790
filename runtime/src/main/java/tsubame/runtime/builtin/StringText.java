package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;

/** Static functions of String, well-formedness, and the HTML methods (ECMA-262 §22.1.2, §22.1.3, Annex B.2.2). */
final class StringText {
    private static final char REPLACEMENT = '\uFFFD';

    private StringText() {}

    static Object fromCharCode(Object[] args) {
        if (args.length == 1) {
            return JsString.ofChar((char) Conversions.toUint16(args[0]));
        }
        JsStringBuilder out = new JsStringBuilder(args.length);
        for (int i = 0; i < args.length; i++) {
            out.append((char) Conversions.toUint16(args[i]));
        }
        return out.toJsString();
    }

    static Object fromCodePoint(Object[] args) {
        JsStringBuilder out = new JsStringBuilder(args.length);
        for (int i = 0; i < args.length; i++) {
            double codePoint = Conversions.toNumber(args[i]);
            if (codePoint != Math.floor(codePoint) || codePoint < 0 || codePoint > 0x10FFFF) {
                throw Errors.rangeError("Invalid code point " + Conversions.numberToString(codePoint).toJavaString());
            }
            out.appendCodePoint((int) codePoint);
        }
        return out.toJsString();
    }

    static Object raw(Object[] args) {
        JsObject cooked = Conversions.toObject(arg(args, 0));
        JsObject literals = Conversions.toObject(cooked.get(Names.RAW));
        long count = ObjectOperations.lengthOf(literals);
        JsStringBuilder out = new JsStringBuilder();
        for (long i = 0; i < count; i++) {
            out.append(Conversions.toString(literals.getIndex(i)));
            if (i + 1 < count && i + 1 < args.length) {
                out.append(Conversions.toString(args[(int) i + 1]));
            }
        }
        return out.toJsString();
    }

    static boolean isWellFormed(JsString text) {
        return firstLoneSurrogate(text, 0) == text.length();
    }

    static JsString toWellFormed(JsString text) {
        int lone = firstLoneSurrogate(text, 0);
        if (lone == text.length()) {
            return text;
        }
        JsStringBuilder out = new JsStringBuilder(text.length());
        int copied = 0;
        while (lone < text.length()) {
            out.append(text, copied, lone).append(REPLACEMENT);
            copied = lone + 1;
            lone = firstLoneSurrogate(text, copied);
        }
        return out.append(text, copied, text.length()).toJsString();
    }

    private static int firstLoneSurrogate(JsString text, int from) {
        if (text.isLatin1()) {
            return text.length();
        }
        int at = from;
        while (at < text.length()) {
            int codePoint = text.codePointAt(at);
            if (codePoint >= 0xD800 && codePoint <= 0xDFFF) {
                return at;
            }
            at += codePoint >= 0x10000 ? 2 : 1;
        }
        return at;
    }

    /** CreateHTML (Annex B.2.2.2.1); attribute null for none. */
    static JsString html(JsString text, String tag, String attribute, Object value) {
        JsStringBuilder out = new JsStringBuilder();
        out.append('<').append(tag);
        if (attribute != null) {
            JsString content = Conversions.toString(value);
            out.append(' ').append(attribute).append("=\"");
            for (int i = 0; i < content.length(); i++) {
                if (content.charAt(i) == '"') {
                    out.append("&quot;");
                } else {
                    out.append(content.charAt(i));
                }
            }
            out.append('"');
        }
        return out.append('>').append(text).append("</").append(tag).append('>').toJsString();
    }
}
