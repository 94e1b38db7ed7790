package tsubame.runtime.node;

import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** What buffers do with their bytes. */
final class BufferBytes {
    private BufferBytes() {}

    /** An index argument, counted from the end if negative, within 0 … length. */
    static int relative(Object value, int otherwise, int length) {
        if (value == Undefined.UNDEFINED) {
            return otherwise;
        }
        double index = Conversions.toIntegerOrInfinity(value);
        return (int) (index < 0 ? Math.max(0, length + index) : Math.min(index, length));
    }

    private static int clamped(Object value, int otherwise, int length) {
        return value == Undefined.UNDEFINED ? otherwise : (int) Math.max(0, Math.min(Conversions.toIntegerOrInfinity(value), length));
    }

    /** toString(encoding, start, end). */
    static JsString toString(JsTypedArray self, Object[] args) {
        int length = self.length();
        int from = clamped(Builtins.arg(args, 1), 0, length);
        int to = clamped(Builtins.arg(args, 2), length, length);
        Encoding encoding = Encoding.require(Builtins.arg(args, 0));
        return from >= to ? JsString.EMPTY : encoding.decode(self.buffer.bytes(), self.byteOffset + from, self.byteOffset + to);
    }

    /** write(text, offset, length, encoding), of which all but the text may be left out. */
    static Object write(JsTypedArray self, Object[] args) {
        if (!(Builtins.arg(args, 0) instanceof JsString text)) {
            throw NodeErrors.argument("argument", "of type string", Builtins.arg(args, 0));
        }
        int next = 1;
        int offset = 0;
        if (Builtins.arg(args, next) instanceof Double) {
            offset = clamped(args[next++], 0, self.length());
        }
        int length = self.length() - offset;
        if (Builtins.arg(args, next) instanceof Double) {
            length = Math.min(length, clamped(args[next++], length, length));
        }
        Encoding encoding = Encoding.require(Builtins.arg(args, next));
        byte[] bytes = encoding.encode(text);
        int count = Math.min(length, bytes.length);
        while (encoding == Encoding.UTF8 && count < bytes.length && count > 0 && (bytes[count] & 0xC0) == 0x80) {
            count--; // a character that does not fit is not begun
        }
        System.arraycopy(bytes, 0, self.buffer.bytes(), self.byteOffset + offset, count);
        return (double) count;
    }

    /** copy(target, targetStart, sourceStart, sourceEnd). */
    static Object copy(JsTypedArray self, Object to, Object[] args) {
        if (!(to instanceof JsTypedArray target)) {
            throw NodeErrors.argument("target", "an instance of Buffer or Uint8Array", to);
        }
        int at = clamped(Builtins.arg(args, 1), 0, target.byteLength());
        int from = clamped(Builtins.arg(args, 2), 0, self.length());
        int end = clamped(Builtins.arg(args, 3), self.length(), self.length());
        int count = Math.max(0, Math.min(end - from, target.byteLength() - at));
        System.arraycopy(self.buffer.bytes(), self.byteOffset + from, target.buffer.bytes(), target.byteOffset + at, count);
        return (double) count;
    }

    /** fill(value, offset, end, encoding); offset and end may be left out before the encoding. */
    static Object fill(JsTypedArray self, Object[] args, int first) {
        Object value = Builtins.arg(args, first);
        Object encoding = Builtins.arg(args, first + 1) instanceof JsString ? args[first + 1] : Builtins.arg(args, first + 3);
        boolean bounded = !(Builtins.arg(args, first + 1) instanceof JsString);
        int from = bounded ? clamped(Builtins.arg(args, first + 1), 0, self.length()) : 0;
        int to = bounded ? clamped(Builtins.arg(args, first + 2), self.length(), self.length()) : self.length();
        byte[] pattern = pattern(value, encoding);
        for (int i = from; i < to; i++) {
            self.buffer.bytes()[self.byteOffset + i] = pattern.length == 0 ? 0 : pattern[(i - from) % pattern.length];
        }
        return self;
    }

    private static byte[] pattern(Object value, Object encoding) {
        if (value instanceof JsString text) {
            return Encoding.require(encoding).encode(text);
        }
        byte[] bytes = BufferBuiltins.bytesOf(value);
        return bytes != null ? bytes : new byte[] {(byte) Conversions.toInt32(value)};
    }

    /** indexOf and lastIndexOf(value, byteOffset, encoding). */
    static double indexOf(JsTypedArray self, Object[] args, boolean last) {
        Object offset = Builtins.arg(args, 1);
        boolean encodingSecond = offset instanceof JsString;
        byte[] wanted = pattern(Builtins.arg(args, 0), encodingSecond ? offset : Builtins.arg(args, 2));
        byte[] bytes = BufferBuiltins.bytesOf(self);
        int greatest = bytes.length - wanted.length;
        int start = encodingSecond ? last ? greatest : 0 : relative(offset, last ? greatest : 0, bytes.length);
        if (last) {
            for (int i = Math.min(start, greatest); i >= 0; i--) {
                if (matches(bytes, i, wanted)) {
                    return i;
                }
            }
            return -1;
        }
        for (int i = start; i <= greatest; i++) {
            if (matches(bytes, i, wanted)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean matches(byte[] bytes, int at, byte[] wanted) {
        for (int i = 0; i < wanted.length; i++) {
            if (bytes[at + i] != wanted[i]) {
                return false;
            }
        }
        return true;
    }

    /** {@code { type: 'Buffer', data: [ … ] }}. */
    static JsObject toJson(JsTypedArray self) {
        Object[] elements = new Object[self.length()];
        for (int i = 0; i < elements.length; i++) {
            elements[i] = self.element(i);
        }
        JsObject json = ObjectOperations.newObject();
        json.define(PropertyKey.of("type"), JsString.of("Buffer"), Attributes.DEFAULT);
        json.define(PropertyKey.of("data"), JsArray.of(elements), Attributes.DEFAULT);
        return json;
    }
}
