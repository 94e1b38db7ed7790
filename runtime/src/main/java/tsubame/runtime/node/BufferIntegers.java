package tsubame.runtime.node;

import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** {@code readUIntBE(offset, byteLength)} and its kin: integers of one to six bytes; and {@code swap16}, {@code swap32}, {@code swap64}. */
final class BufferIntegers extends Builtins {
    private enum Row implements BuiltinRow {
        READ_UINT_LE("readUIntLE", 2), READ_UINT_BE("readUIntBE", 2), READ_INT_LE("readIntLE", 2), READ_INT_BE("readIntBE", 2),
        WRITE_UINT_LE("writeUIntLE", 3), WRITE_UINT_BE("writeUIntBE", 3), WRITE_INT_LE("writeIntLE", 3), WRITE_INT_BE("writeIntBE", 3),
        SWAP16("swap16", 0), SWAP32("swap32", 0), SWAP64("swap64", 0);

        private final Signature signature;

        Row(String name, int length) {
            signature = Signature.method(name, length);
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();
    private static final int MOST = 6;

    @Override
    public void install(Realm realm) {
        throw new IllegalStateException("part of Buffer");
    }

    void installOn(Realm realm, JsObject prototype) {
        for (Row row : ROWS) {
            NativeFunction function = makeFunction(realm, row);
            String name = row.signature.key().toString();
            prototype.define(row.signature.key(), function, Attributes.HIDDEN);
            int at = name.indexOf("UInt");
            if (at >= 0) {
                prototype.define(PropertyKey.of(name.substring(0, at) + "Uint" + name.substring(at + 4)), function, Attributes.HIDDEN);
            }
        }
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        if (!(thisValue instanceof JsTypedArray self)) {
            throw NodeErrors.argument("this", "an instance of Buffer", thisValue);
        }
        Row row = ROWS[id];
        return switch (row) {
            case SWAP16, SWAP32, SWAP64 -> swap(self, row == Row.SWAP16 ? 2 : row == Row.SWAP32 ? 4 : 8);
            case READ_UINT_LE, READ_UINT_BE, READ_INT_LE, READ_INT_BE -> read(row, self, arg(args, 0), arg(args, 1));
            default -> write(row, self, arg(args, 0), arg(args, 1), arg(args, 2));
        };
    }

    private static int size(Object value) {
        double size = value instanceof Double n ? n : Double.NaN;
        if (value == Undefined.UNDEFINED || size != size) {
            throw NodeErrors.argument("byteLength", "of type number", value);
        }
        if (size != Math.floor(size)) {
            throw NodeErrors.outOfRange("byteLength", "an integer", value);
        }
        if (size < 1 || size > MOST) {
            throw NodeErrors.outOfRange("byteLength", ">= 1 and <= " + MOST, value);
        }
        return (int) size;
    }

    private static double read(Row row, JsTypedArray self, Object offset, Object byteLength) {
        int size = size(byteLength);
        int at = self.byteOffset + BufferNumbers.position(self, offset, size);
        boolean bigEndian = row == Row.READ_UINT_BE || row == Row.READ_INT_BE;
        byte[] bytes = self.buffer.bytes();
        long value = 0;
        for (int i = 0; i < size; i++) {
            value = value << 8 | bytes[bigEndian ? at + i : at + size - 1 - i] & 0xFF;
        }
        boolean signed = row == Row.READ_INT_LE || row == Row.READ_INT_BE;
        int unused = 64 - 8 * size;
        return signed ? value << unused >> unused : value;
    }

    private static double write(Row row, JsTypedArray self, Object number, Object offset, Object byteLength) {
        int size = size(byteLength);
        double value = Conversions.toNumber(number);
        boolean signed = row == Row.WRITE_INT_LE || row == Row.WRITE_INT_BE;
        double range = 1L << 8 * size;
        double least = signed ? -range / 2 : 0;
        double greatest = signed ? range / 2 - 1 : range - 1;
        if (value < least || value > greatest) {
            throw NodeErrors.outOfRange("value", ">= " + (long) least + " and <= " + (long) greatest, number);
        }
        int at = BufferNumbers.position(self, offset, size);
        boolean bigEndian = row == Row.WRITE_UINT_BE || row == Row.WRITE_INT_BE;
        byte[] bytes = self.buffer.bytes();
        long bits = (long) value;
        for (int i = 0; i < size; i++) {
            bytes[self.byteOffset + at + (bigEndian ? size - 1 - i : i)] = (byte) (bits >> 8 * i);
        }
        return at + size;
    }

    private static Object swap(JsTypedArray self, int size) {
        int length = self.length();
        if (length % size != 0) {
            throw NodeErrors.withCode(Errors.rangeError("Buffer size must be a multiple of " + 8 * size + "-bits"), "ERR_INVALID_BUFFER_SIZE");
        }
        byte[] bytes = self.buffer.bytes();
        for (int from = self.byteOffset; from < self.byteOffset + length; from += size) {
            for (int i = 0; i < size / 2; i++) {
                byte first = bytes[from + i];
                bytes[from + i] = bytes[from + size - 1 - i];
                bytes[from + size - 1 - i] = first;
            }
        }
        return self;
    }
}
