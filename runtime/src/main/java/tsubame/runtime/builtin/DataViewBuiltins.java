package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.binary.ElementKind;
import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.binary.JsDataView;
import tsubame.runtime.binary.LittleEndian;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.Undefined;

/** DataView (ECMA-262 §25.3). The accessors are rows that say which kind of element they read or write. */
final class DataViewBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        DATA_VIEW(constructor("DataView", 1), null),
        BUFFER(getter("buffer"), null),
        BYTE_LENGTH(getter("byteLength"), null),
        BYTE_OFFSET(getter("byteOffset"), null),
        GET_BIG_INT64(method("getBigInt64", 1), ElementKind.BIGINT64),
        GET_BIG_UINT64(method("getBigUint64", 1), ElementKind.BIGUINT64),
        GET_FLOAT16(method("getFloat16", 1), ElementKind.FLOAT16),
        GET_FLOAT32(method("getFloat32", 1), ElementKind.FLOAT32),
        GET_FLOAT64(method("getFloat64", 1), ElementKind.FLOAT64),
        GET_INT16(method("getInt16", 1), ElementKind.INT16),
        GET_INT32(method("getInt32", 1), ElementKind.INT32),
        GET_INT8(method("getInt8", 1), ElementKind.INT8),
        GET_UINT16(method("getUint16", 1), ElementKind.UINT16),
        GET_UINT32(method("getUint32", 1), ElementKind.UINT32),
        GET_UINT8(method("getUint8", 1), ElementKind.UINT8),
        SET_BIG_INT64(method("setBigInt64", 2), ElementKind.BIGINT64),
        SET_BIG_UINT64(method("setBigUint64", 2), ElementKind.BIGUINT64),
        SET_FLOAT16(method("setFloat16", 2), ElementKind.FLOAT16),
        SET_FLOAT32(method("setFloat32", 2), ElementKind.FLOAT32),
        SET_FLOAT64(method("setFloat64", 2), ElementKind.FLOAT64),
        SET_INT16(method("setInt16", 2), ElementKind.INT16),
        SET_INT32(method("setInt32", 2), ElementKind.INT32),
        SET_INT8(method("setInt8", 2), ElementKind.INT8),
        SET_UINT16(method("setUint16", 2), ElementKind.UINT16),
        SET_UINT32(method("setUint32", 2), ElementKind.UINT32),
        SET_UINT8(method("setUint8", 2), ElementKind.UINT8);

        private final Signature signature;
        /** What an accessor reads or writes; null for the other rows. */
        private final ElementKind kind;

        Row(Signature signature, ElementKind kind) {
            this.signature = signature;
            this.kind = kind;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();
    private static final int FIRST_SETTER = Row.SET_BIG_INT64.ordinal();

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        if (row.kind != null) {
            JsDataView view = view(self, row);
            return id < FIRST_SETTER
                    ? get(view, row, arg(args, 0), arg(args, 1))
                    : set(view, row, arg(args, 0), arg(args, 1), arg(args, 2));
        }
        return switch (row) {
            case DATA_VIEW -> construct(args, newTarget);
            case BUFFER -> view(self, row).buffer;
            case BYTE_LENGTH -> (double) inBounds(view(self, row), row).byteLength();
            case BYTE_OFFSET -> (double) inBounds(view(self, row), row).byteOffset;
            default -> throw new IllegalStateException(row.name());
        };
    }

    private static JsDataView view(Object self, Row row) {
        if (self instanceof JsDataView view) {
            return view;
        }
        throw Errors.typeError("Method DataView.prototype." + row.signature.key + " called on incompatible receiver "
                + Describe.plainly(self));
    }

    private static JsDataView inBounds(JsDataView view, Row row) {
        if (view.isOutOfBounds()) {
            throw view.buffer.isDetached()
                    ? Errors.typeError("Cannot perform DataView.prototype." + row.signature.key + " on a detached ArrayBuffer")
                    : Errors.typeError("Invalid DataView accessor " + row.signature.key + " on a view out of its buffer's bounds");
        }
        return view;
    }

    /** §25.3.2.1. */
    private static Object construct(Object[] args, JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Constructor DataView requires 'new'");
        }
        if (!(arg(args, 0) instanceof JsArrayBuffer buffer)) {
            throw Errors.typeError("First argument to DataView constructor must be an ArrayBuffer");
        }
        long offset = toIndex(arg(args, 1), "Start offset " + Describe.plainly(arg(args, 1)) + " is outside the bounds of the buffer");
        BufferOperations.requireAttached(buffer, "DataView");
        checkOffset(buffer, offset);
        boolean tracks = arg(args, 2) == Undefined.UNDEFINED && buffer.isResizable();
        long length = arg(args, 2) == Undefined.UNDEFINED
                ? buffer.byteLength() - offset
                : toIndex(arg(args, 2), "Invalid DataView length " + Describe.plainly(arg(args, 2)));
        checkLength(buffer, offset, length);
        Shape shape = ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.DATA_VIEW_PROTOTYPE);
        BufferOperations.requireAttached(buffer, "DataView");
        checkOffset(buffer, offset);
        if (!tracks) {
            checkLength(buffer, offset, length);
        }
        return new JsDataView(shape, buffer, (int) offset, tracks ? -1 : (int) length);
    }

    private static void checkOffset(JsArrayBuffer buffer, long offset) {
        if (offset > buffer.byteLength()) {
            throw Errors.rangeError("Start offset " + offset + " is outside the bounds of the buffer");
        }
    }

    private static void checkLength(JsArrayBuffer buffer, long offset, long length) {
        if (offset + length > buffer.byteLength()) {
            throw Errors.rangeError("Invalid DataView length " + length);
        }
    }

    /** ToIndex with a message of its own. */
    private static long toIndex(Object value, String message) {
        double index = value == Undefined.UNDEFINED ? 0 : Conversions.toIntegerOrInfinity(value);
        if (index < 0 || index > Conversions.MAX_SAFE_INTEGER) {
            throw Errors.rangeError(message);
        }
        return (long) index;
    }

    // ---- Accessors

    /** Where in the buffer the element begins; throws when the view does not hold it all. */
    private static int byteIndex(JsDataView view, Row row, long index) {
        inBounds(view, row);
        if (index + row.kind.size() > view.byteLength()) {
            throw Errors.rangeError("Offset is outside the bounds of the DataView");
        }
        return view.byteOffset + (int) index;
    }

    /** GetViewValue (§25.3.1.5). */
    private static Object get(JsDataView view, Row row, Object position, Object littleEndian) {
        long index = toIndex(position, "Offset is outside the bounds of the DataView");
        boolean little = Conversions.toBoolean(littleEndian);
        int at = byteIndex(view, row, index);
        byte[] bytes = view.buffer.bytes();
        if (!row.kind.isBigInt() && view.isPlain((int) index, row.kind.size())) {
            return view.plainNumber((int) index, row.kind.code, little);
        }
        if (!little) {
            bytes = reversed(bytes, at, row.kind.size());
            at = 0;
        }
        if (!row.kind.isBigInt()) {
            return row.kind.getNumber(bytes, at);
        }
        long bits = LittleEndian.getInt64(bytes, at);
        return row.kind == ElementKind.BIGINT64 ? JsBigInt.of(bits) : JsBigInt.ofUnsigned(bits);
    }

    /** SetViewValue (§25.3.1.6). */
    private static Object set(JsDataView view, Row row, Object position, Object value, Object littleEndian) {
        if (view.buffer.isImmutable()) {
            throw Errors.typeError("Cannot perform DataView.prototype." + row.signature.key() + " on an immutable ArrayBuffer");
        }
        long index = toIndex(position, "Offset is outside the bounds of the DataView");
        byte[] element = new byte[8];
        if (row.kind.isBigInt()) {
            LittleEndian.putInt64(element, 0, Conversions.toBigInt(value).toLong());
        } else {
            row.kind.putNumber(element, 0, Conversions.toNumber(value));
        }
        boolean little = Conversions.toBoolean(littleEndian);
        int size = row.kind.size();
        int at = byteIndex(view, row, index);
        System.arraycopy(little ? element : reversed(element, 0, size), 0, view.buffer.bytes(), at, size);
        return Undefined.UNDEFINED;
    }

    private static byte[] reversed(byte[] bytes, int at, int size) {
        byte[] result = new byte[size];
        for (int i = 0; i < size; i++) {
            result[i] = bytes[at + size - 1 - i];
        }
        return result;
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 32);
        realm.register(Intrinsic.DATA_VIEW_PROTOTYPE, prototype);
        NativeFunction constructor = makeConstructor(realm, Row.DATA_VIEW, prototype);
        realm.register(Intrinsic.DATA_VIEW, constructor);
        installRows(realm, ROWS, constructor, prototype);
        toStringTag(prototype, "DataView");
        global(realm, "DataView", constructor);
    }
}
