package tsubame.runtime.node;

import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.binary.LittleEndian;
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
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.Undefined;

/** {@code readInt32LE} and its kin: numbers in the bytes of a buffer, in both orders. */
final class BufferNumbers extends Builtins {
    /** A number format: its name in methods, its bytes, and how it is read. */
    private enum Format {
        UINT8("UInt8", 1), INT8("Int8", 1), UINT16("UInt16", 2), INT16("Int16", 2), UINT32("UInt32", 4), INT32("Int32", 4),
        FLOAT("Float", 4), DOUBLE("Double", 8), BIG_INT64("BigInt64", 8), BIG_UINT64("BigUInt64", 8);

        final String title;
        final int size;

        Format(String title, int size) {
            this.title = title;
            this.size = size;
        }
    }

    /** A method: a format, an order and a direction. */
    private static final class Row implements BuiltinRow {
        private final int ordinal;
        private final Format format;
        private final boolean bigEndian;
        private final boolean write;
        private final Signature signature;

        Row(int ordinal, Format format, boolean bigEndian, boolean write) {
            this.ordinal = ordinal;
            this.format = format;
            this.bigEndian = bigEndian;
            this.write = write;
            String order = format.size == 1 ? "" : bigEndian ? "BE" : "LE";
            this.signature = Signature.method((write ? "write" : "read") + format.title + order, write ? 1 : 0);
        }

        @Override
        public Signature signature() {
            return signature;
        }

        @Override
        public int ordinal() {
            return ordinal;
        }
    }

    private static final Row[] ROWS = rows();

    private static Row[] rows() {
        Format[] formats = Format.values();
        Row[] rows = new Row[4 * formats.length];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = new Row(i, formats[i / 4], (i & 1) != 0, (i & 2) != 0);
        }
        return rows;
    }

    @Override
    public void install(Realm realm) {
        throw new IllegalStateException("part of Buffer");
    }

    void installOn(Realm realm, JsObject prototype) {
        for (Row row : ROWS) {
            if (row.format.size > 1 || !row.bigEndian) {
                NativeFunction function = makeFunction(realm, row);
                prototype.define(row.signature.key(), function, Attributes.HIDDEN);
                alias(prototype, row, function);
            }
        }
    }

    /** {@code readUint8} for {@code readUInt8}. */
    private static void alias(JsObject prototype, Row row, NativeFunction function) {
        String name = row.signature.key().toString();
        int at = name.indexOf("UInt");
        if (at >= 0) {
            prototype.define(PropertyKey.of(name.substring(0, at) + "Uint" + name.substring(at + 4)), function, Attributes.HIDDEN);
        }
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        if (!(thisValue instanceof JsTypedArray self)) {
            throw NodeErrors.argument("this", "an instance of Buffer", thisValue);
        }
        int at = position(self, arg(args, row.write ? 1 : 0), row.format.size);
        byte[] value = new byte[8];
        byte[] bytes = self.buffer.bytes();
        if (row.write) {
            put(row.format, value, arg(args, 0));
            move(value, 0, bytes, self.byteOffset + at, row);
            return (double) at + row.format.size;
        }
        move(bytes, self.byteOffset + at, value, 0, row);
        return get(row.format, value);
    }

    static int position(JsTypedArray self, Object offset, int size) {
        double at = offset == Undefined.UNDEFINED ? 0 : offset instanceof Double n ? n : Double.NaN;
        if (Double.isNaN(at)) {
            throw NodeErrors.argument("offset", "of type number", offset);
        }
        int greatest = self.length() - size;
        if (greatest < 0) {
            throw NodeErrors.withCode(Errors.rangeError("Attempt to access memory outside buffer bounds"), "ERR_BUFFER_OUT_OF_BOUNDS");
        }
        if (at != Math.floor(at)) {
            throw NodeErrors.outOfRange("offset", "an integer", offset);
        }
        if (at < 0 || at > greatest) {
            throw NodeErrors.outOfRange("offset", ">= 0 and <= " + greatest, offset);
        }
        return (int) at;
    }

    /** Copies the bytes of a number, turning them round for the big end first. */
    private static void move(byte[] from, int fromAt, byte[] to, int toAt, Row row) {
        int size = row.format.size;
        for (int i = 0; i < size; i++) {
            to[toAt + (row.bigEndian ? size - 1 - i : i)] = from[fromAt + i];
        }
    }

    private static Object get(Format format, byte[] b) {
        return switch (format) {
            case UINT8 -> (double) (b[0] & 0xFF);
            case INT8 -> (double) b[0];
            case UINT16 -> (double) (LittleEndian.getInt16(b, 0) & 0xFFFF);
            case INT16 -> (double) (short) LittleEndian.getInt16(b, 0);
            case UINT32 -> (double) (LittleEndian.getInt32(b, 0) & 0xFFFFFFFFL);
            case INT32 -> (double) LittleEndian.getInt32(b, 0);
            case FLOAT -> LittleEndian.getFloat32(b, 0);
            case DOUBLE -> LittleEndian.getFloat64(b, 0);
            case BIG_INT64 -> JsBigInt.of(LittleEndian.getInt64(b, 0));
            case BIG_UINT64 -> JsBigInt.ofUnsigned(LittleEndian.getInt64(b, 0));
        };
    }

    private static void put(Format format, byte[] b, Object value) {
        switch (format) {
            case UINT8 -> LittleEndian.putInt32(b, 0, integer(value, 0, 0xFF));
            case INT8 -> LittleEndian.putInt32(b, 0, integer(value, -0x80, 0x7F));
            case UINT16 -> LittleEndian.putInt32(b, 0, integer(value, 0, 0xFFFF));
            case INT16 -> LittleEndian.putInt32(b, 0, integer(value, -0x8000, 0x7FFF));
            case UINT32 -> LittleEndian.putInt32(b, 0, integer(value, 0, 0xFFFFFFFFL));
            case INT32 -> LittleEndian.putInt32(b, 0, integer(value, -0x80000000L, 0x7FFFFFFF));
            case FLOAT -> LittleEndian.putFloat32(b, 0, Conversions.toNumber(value));
            case DOUBLE -> LittleEndian.putFloat64(b, 0, Conversions.toNumber(value));
            case BIG_INT64, BIG_UINT64 -> {
                if (!(value instanceof JsBigInt big)) {
                    throw NodeErrors.argument("value", "of type bigint", value);
                }
                LittleEndian.putInt64(b, 0, big.toLong());
            }
        }
    }

    private static int integer(Object value, long least, long greatest) {
        double number = Conversions.toNumber(value);
        if (number < least || number > greatest) {
            throw NodeErrors.outOfRange("value", ">= " + least + " and <= " + greatest, value);
        }
        return (int) (long) number;
    }
}
