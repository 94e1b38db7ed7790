package tsubame.runtime.libc;

import tsubame.runtime.console.Utf8;
import tsubame.runtime.value.JsString;
import tsubame.system.Address;
import tsubame.system.ByteArrays;

/**
 * Raw memory that one call of libc needs for a moment: two paths, a structure, and bytes that pass by. The start code owns it,
 * 96 KB that cost nothing until they are touched. Whoever uses a part is done with it before the next call.
 */
final class Scratch {
    /** Bytes of the longest path, its final zero included; a longer one cannot exist. */
    static final int PATH_SIZE = 4096;
    private static final int SECOND_PATH = 8192;
    private static final int STRUCTURE = 16384;
    private static final int TRANSFER = 32768;
    /** Bytes that pass by in one call at most. */
    static final int TRANSFER_SIZE = 65536;

    private Scratch() {}

    /** The text as a C string in the first place for paths; zero if it is too long for a path. */
    static Address path(String text) {
        return cString(text, Libc.scratch());
    }

    static Address secondPath(String text) {
        return cString(text, Libc.scratch().plus(SECOND_PATH));
    }

    /** The second place for paths as room for a result. */
    static Address result() {
        return Libc.scratch().plus(SECOND_PATH);
    }

    /** Room for any structure. */
    static Address structure() {
        return Libc.scratch().plus(STRUCTURE);
    }

    static Address transfer() {
        return Libc.scratch().plus(TRANSFER);
    }

    private static Address cString(String text, Address place) {
        byte[] bytes = Utf8.encode(JsString.of(text));
        if (bytes.length >= PATH_SIZE) {
            return Address.zero();
        }
        ByteArrays.copyOut(bytes, 0, place, bytes.length);
        place.storeByte(bytes.length, 0);
        return place;
    }

    /** The bytes of a C string as text. */
    static String string(Address text) {
        int length = 0;
        while (text.loadByte(length) != 0) {
            length++;
        }
        return string(text, length);
    }

    static String string(Address text, int length) {
        byte[] bytes = new byte[length];
        ByteArrays.copyIn(text, bytes, 0, length);
        return Utf8.decode(bytes).toJavaString();
    }
}
