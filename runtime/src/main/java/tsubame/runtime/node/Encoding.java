package tsubame.runtime.node;

import tsubame.runtime.binary.Base64;
import tsubame.runtime.console.Inspector;
import tsubame.runtime.console.Utf8;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Undefined;

/** The encodings of Node's buffers: text to bytes and back. */
enum Encoding {
    UTF8("utf8"), UTF16LE("utf16le"), LATIN1("latin1"), ASCII("ascii"), HEX("hex"), BASE64("base64"), BASE64URL("base64url");

    private static final Encoding[] ALL = values();

    final String title;

    Encoding(String title) {
        this.title = title;
    }

    /** The encoding of that name, whatever its case; UTF-8 for undefined; null if there is none. */
    static Encoding find(Object name) {
        if (!(name instanceof JsString text)) {
            return name == Undefined.UNDEFINED || name instanceof tsubame.runtime.value.Null ? UTF8 : null;
        }
        String wanted = lowerCase(text);
        switch (wanted) {
            case "utf-8" -> {
                return UTF8;
            }
            case "ucs2", "ucs-2", "utf-16le" -> {
                return UTF16LE;
            }
            case "binary" -> {
                return LATIN1;
            }
            default -> { }
        }
        for (Encoding encoding : ALL) {
            if (encoding.title.equals(wanted)) {
                return encoding;
            }
        }
        return null;
    }

    /** As {@link #find}; a TypeError that names it if there is none. */
    static Encoding require(Object name) {
        Encoding encoding = find(name);
        if (encoding == null) {
            String shown = name instanceof JsString text ? text.toJavaString() : Inspector.inspect(name);
            throw NodeErrors.withCode(Errors.typeError("Unknown encoding: " + shown), "ERR_UNKNOWN_ENCODING");
        }
        return encoding;
    }

    private static String lowerCase(JsString text) {
        char[] units = text.toJavaString().toCharArray();
        for (int i = 0; i < units.length; i++) {
            if (units[i] >= 'A' && units[i] <= 'Z') {
                units[i] += 'a' - 'A';
            }
        }
        return new String(units);
    }

    byte[] encode(JsString text) {
        return switch (this) {
            case UTF8 -> Utf8.encode(text);
            case UTF16LE -> twoBytes(text);
            case LATIN1, ASCII -> lowBytes(text);
            case HEX -> Base64.decodeHex(text.slice(0, hexDigits(text) & ~1), Integer.MAX_VALUE).result();
            case BASE64, BASE64URL -> base64(text);
        };
    }

    private static byte[] twoBytes(JsString text) {
        byte[] bytes = new byte[2 * text.length()];
        for (int i = 0; i < text.length(); i++) {
            bytes[2 * i] = (byte) text.charAt(i);
            bytes[2 * i + 1] = (byte) (text.charAt(i) >> 8);
        }
        return bytes;
    }

    private static byte[] lowBytes(JsString text) {
        byte[] bytes = new byte[text.length()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) text.charAt(i);
        }
        return bytes;
    }

    /** Hexadecimal digits until the first other character, where Node stops. */
    private static int hexDigits(JsString text) {
        int i = 0;
        while (i < text.length() && isHexDigit(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private static boolean isHexDigit(char c) {
        return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
    }

    /** Takes both alphabets, passes over what is in neither, and stops at the padding. */
    private static byte[] base64(JsString text) {
        JsStringBuilder clean = new JsStringBuilder();
        for (int i = 0; i < text.length() && text.charAt(i) != '='; i++) {
            char c = text.charAt(i);
            char plain = c == '-' ? '+' : c == '_' ? '/' : c;
            if (plain >= 'a' && plain <= 'z' || plain >= 'A' && plain <= 'Z' || plain >= '0' && plain <= '9' || plain == '+' || plain == '/') {
                clean.append(plain);
            }
        }
        JsString digits = clean.toJsString();
        int whole = digits.length() % 4 == 1 ? digits.length() - 1 : digits.length();
        return Base64.decode(digits.slice(0, whole), false, Base64.LastChunk.LOOSE, Integer.MAX_VALUE).result();
    }

    JsString decode(byte[] bytes, int from, int to) {
        return switch (this) {
            case UTF8 -> Utf8.decode(java.util.Arrays.copyOfRange(bytes, from, to));
            case UTF16LE -> units(bytes, from, to);
            case LATIN1 -> JsString.ofLatin1(bytes, from, to);
            case ASCII -> sevenBits(java.util.Arrays.copyOfRange(bytes, from, to));
            case HEX -> Base64.encodeHex(bytes, from, to - from);
            case BASE64 -> Base64.encode(bytes, from, to - from, false, true);
            case BASE64URL -> Base64.encode(bytes, from, to - from, true, false);
        };
    }

    private static JsString units(byte[] bytes, int from, int to) {
        char[] units = new char[(to - from) / 2];
        for (int i = 0; i < units.length; i++) {
            units[i] = (char) (bytes[from + 2 * i] & 0xFF | bytes[from + 2 * i + 1] << 8);
        }
        return JsString.ofUtf16(units, 0, units.length);
    }

    /** As Node's ascii: the eighth bit is dropped. */
    private static JsString sevenBits(byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] &= 0x7F;
        }
        return JsString.ofLatin1(bytes);
    }
}
