package tsubame.runtime.node;

import tsubame.runtime.console.Utf8;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;

/** Binary data as Node's file functions give and take it. */
final class BufferBuiltins {
    private BufferBuiltins() {}

    /** The bytes of a view on binary data, copied; null for anything else. */
    static byte[] bytesOf(Object value) {
        return null;
    }

    static Object ofBytes(byte[] bytes) {
        throw Errors.error("reading a file without an encoding gives a Buffer, which is not supported yet; pass \"utf8\"");
    }

    /** The text of bytes in utf8, latin1 or ascii. */
    static JsString decode(byte[] bytes, int from, int to, JsString encoding) {
        String name = lowerAscii(encoding.toJavaString());
        byte[] part = java.util.Arrays.copyOfRange(bytes, from, to);
        return switch (name) {
            case "utf8", "utf-8" -> Utf8.decode(part);
            case "latin1", "binary" -> JsString.ofLatin1(part);
            case "ascii" -> sevenBits(part);
            default -> throw FsBuiltins.argumentError("Unknown encoding: " + name);
        };
    }

    private static String lowerAscii(String text) {
        char[] units = text.toCharArray();
        for (int i = 0; i < units.length; i++) {
            if (units[i] >= 'A' && units[i] <= 'Z') {
                units[i] += 'a' - 'A';
            }
        }
        return new String(units);
    }

    /** As Node's ascii: the eighth bit is dropped. */
    private static JsString sevenBits(byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] &= 0x7F;
        }
        return JsString.ofLatin1(bytes);
    }
}
