package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.loose;
import static tsubame.runtime.builtin.Signature.method;

import java.util.Arrays;
import tsubame.runtime.binary.ElementKind;
import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.binary.JsDataView;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.console.BinaryView;
import tsubame.runtime.console.CustomInspection;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** The class {@code Buffer}: Uint8Array with text encodings. What reads and writes numbers is {@link BufferNumbers}. */
final class BufferBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        BUFFER(constructor("Buffer", 2)),
        ALLOC(function("alloc", 1)),
        ALLOC_UNSAFE(function("allocUnsafe", 1)),
        ALLOC_UNSAFE_SLOW(function("allocUnsafeSlow", 1)),
        BYTE_LENGTH(function("byteLength", 1)),
        COMPARE_BOTH(function("compare", 2)),
        CONCAT(function("concat", 1)),
        FROM(function("from", 1)),
        IS_BUFFER(function("isBuffer", 1)),
        IS_ENCODING(function("isEncoding", 1)),
        COMPARE(method("compare", 1)),
        COPY(method("copy", 1)),
        EQUALS(method("equals", 1)),
        FILL(method("fill", 1)),
        INCLUDES(method("includes", 1)),
        INDEX_OF(method("indexOf", 1)),
        LAST_INDEX_OF(method("lastIndexOf", 1)),
        SLICE(method("slice", 0)),
        SUBARRAY(method("subarray", 0)),
        TO_JSON(method("toJSON", 0)),
        TO_STRING(method("toString", 0)),
        WRITE(method("write", 1)),
        PARENT(getter("parent")),
        INSPECT(loose("inspect", 2));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    /** Where the prototype of buffers is kept. */
    private final NodeModules modules;

    BufferBuiltins(NodeModules modules) {
        this.modules = modules;
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.intrinsic(Intrinsic.UINT8_ARRAY_PROTOTYPE), 64);
        NativeFunction buffer = makeConstructor(realm, Row.BUFFER, prototype, realm.intrinsic(Intrinsic.UINT8_ARRAY));
        installRows(realm, ROWS, buffer, prototype);
        new BufferNumbers().installOn(realm, prototype);
        new BufferIntegers().installOn(realm, prototype);
        prototype.define(CustomInspection.symbol(), makeFunction(realm, Row.INSPECT), Attributes.HIDDEN);
        hidden(buffer, "poolSize", 8192.0);
        modules.bufferPrototype = prototype;
        global(realm, "Buffer", buffer);
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Object a = arg(args, 0);
        return switch (ROWS[id]) {
            case BUFFER -> a instanceof Double size ? of(callee.realm, new byte[length(size)]) : from(callee.realm, args);
            case ALLOC, ALLOC_UNSAFE, ALLOC_UNSAFE_SLOW -> alloc(callee.realm, args);
            case BYTE_LENGTH -> byteLength(a, arg(args, 1));
            case COMPARE_BOTH -> compare(bytes(a, "buf1"), bytes(arg(args, 1), "buf2"));
            case CONCAT -> concat(callee.realm, a, arg(args, 1));
            case FROM -> from(callee.realm, args);
            case IS_BUFFER -> isBuffer(a);
            case IS_ENCODING -> a instanceof JsString && Encoding.find(a) != null;
            default -> onBuffer(ROWS[id], callee.realm, require(thisValue), args);
        };
    }

    private Object onBuffer(Row row, Realm realm, JsTypedArray self, Object[] args) {
        Object a = arg(args, 0);
        return switch (row) {
            case COMPARE -> compare(bytesOf(self), bytes(a, "target"));
            case EQUALS -> Arrays.equals(bytesOf(self), bytes(a, "otherBuffer"));
            case COPY -> BufferBytes.copy(self, a, args);
            case FILL -> BufferBytes.fill(self, args, 0);
            case INCLUDES -> BufferBytes.indexOf(self, args, false) >= 0;
            case INDEX_OF -> BufferBytes.indexOf(self, args, false);
            case LAST_INDEX_OF -> BufferBytes.indexOf(self, args, true);
            case SLICE, SUBARRAY -> slice(realm, self, a, arg(args, 1));
            case TO_JSON -> BufferBytes.toJson(self);
            case TO_STRING -> BufferBytes.toString(self, args);
            case WRITE -> BufferBytes.write(self, args);
            case INSPECT -> JsString.of(BinaryView.bufferText("Buffer", self.buffer.bytes(), self.byteOffset, self.length()));
            default -> self.buffer;
        };
    }

    // ---- between Java and programs

    /** A new buffer of these bytes, which it takes over. */
    static JsTypedArray of(Realm realm, byte[] bytes) {
        JsArrayBuffer buffer = JsArrayBuffer.of(Shape.rootFor(realm.intrinsic(Intrinsic.ARRAY_BUFFER_PROTOTYPE)), bytes);
        return view(realm, buffer, 0, bytes.length);
    }

    private static JsTypedArray view(Realm realm, JsArrayBuffer buffer, int offset, int length) {
        JsObject prototype = NodeModules.of(realm).bufferPrototype;
        return new JsTypedArray(Shape.rootFor(prototype), ElementKind.UINT8, buffer, offset, length);
    }

    /** The bytes of a view on binary data, or of a buffer, copied; null for anything else. */
    static byte[] bytesOf(Object value) {
        if (value instanceof JsTypedArray view) {
            return Arrays.copyOfRange(view.buffer.bytes(), view.byteOffset, view.byteOffset + view.byteLength());
        }
        if (value instanceof JsDataView view) {
            return Arrays.copyOfRange(view.buffer.bytes(), view.byteOffset, view.byteOffset + view.byteLength());
        }
        return value instanceof JsArrayBuffer buffer ? Arrays.copyOf(buffer.bytes(), buffer.byteLength()) : null;
    }

    private static byte[] bytes(Object value, String name) {
        byte[] bytes = value instanceof JsTypedArray ? bytesOf(value) : null;
        if (bytes == null) {
            throw NodeErrors.argument(name, "an instance of Buffer or Uint8Array", value);
        }
        return bytes;
    }

    private static JsTypedArray require(Object self) {
        if (self instanceof JsTypedArray view && view.kind == ElementKind.UINT8) {
            return view;
        }
        throw NodeErrors.argument("this", "an instance of Buffer", self);
    }

    private static boolean isBuffer(Object value) {
        if (value instanceof JsTypedArray view) {
            JsObject prototype = NodeModules.of(Agent.realm).bufferPrototype;
            for (JsObject o = view.getPrototype(); o != null; o = o.getPrototype()) {
                if (o == prototype) {
                    return true;
                }
            }
        }
        return false;
    }

    // ---- making buffers

    private static int length(Object size) {
        if (!(size instanceof Double n)) {
            throw NodeErrors.argument("size", "of type number", size);
        }
        if (!(n >= 0 && n <= JsArrayBuffer.MAX_LENGTH)) {
            throw NodeErrors.outOfRange("size", ">= 0 && <= " + JsArrayBuffer.MAX_LENGTH, size);
        }
        return (int) (double) n;
    }

    private static Object alloc(Realm realm, Object[] args) {
        JsTypedArray made = of(realm, new byte[length(arg(args, 0))]);
        Object value = arg(args, 1);
        return value == Undefined.UNDEFINED ? made : BufferBytes.fill(made, new Object[] {value, arg(args, 2)}, 0);
    }

    private static Object from(Realm realm, Object[] args) {
        Object value = arg(args, 0);
        if (value instanceof JsString text) {
            return of(realm, Encoding.require(arg(args, 1)).encode(text));
        }
        if (value instanceof JsArrayBuffer buffer) {
            return ofArrayBuffer(realm, buffer, arg(args, 1), arg(args, 2));
        }
        if (value instanceof JsObject object) {
            Object primitive = object.get(PropertyKey.of("valueOf")) instanceof JsObject method && method.isCallable()
                    ? method.call(object, ObjectOperations.noArguments())
                    : value;
            if (primitive instanceof JsString text) {
                return of(realm, Encoding.require(arg(args, 1)).encode(text));
            }
            boolean json = object.get(PropertyKey.of("type")) instanceof JsString type && type.is("Buffer");
            return of(realm, elements(json && object.get(PropertyKey.of("data")) instanceof JsObject data ? data : object));
        }
        throw NodeErrors.argument("first", "of type string or an instance of Buffer, ArrayBuffer, or Array or an Array-like Object", value);
    }

    private static Object ofArrayBuffer(Realm realm, JsArrayBuffer buffer, Object offset, Object length) {
        double from = offset == Undefined.UNDEFINED ? 0 : Conversions.toIntegerOrInfinity(offset);
        double rest = buffer.byteLength() - from;
        if (!(from >= 0 && rest >= 0)) {
            throw NodeErrors.withCode(Errors.rangeError("\"offset\" is outside of buffer bounds"), "ERR_BUFFER_OUT_OF_BOUNDS");
        }
        double count = length == Undefined.UNDEFINED ? rest : Math.max(0, Conversions.toIntegerOrInfinity(length));
        if (count > rest) {
            throw NodeErrors.withCode(Errors.rangeError("\"length\" is outside of buffer bounds"), "ERR_BUFFER_OUT_OF_BOUNDS");
        }
        return view(realm, buffer, (int) from, (int) count);
    }

    private static byte[] elements(JsObject list) {
        byte[] bytes = new byte[(int) ObjectOperations.lengthOf(list)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Conversions.toInt32(list.getIndex(i));
        }
        return bytes;
    }

    private static Object concat(Realm realm, Object list, Object total) {
        if (!(list instanceof JsObject items) || !items.isArray()) {
            throw NodeErrors.argument("list", "an instance of Array", list);
        }
        Object[] parts = ObjectOperations.createListFromArrayLike(items);
        int size = 0;
        byte[][] contents = new byte[parts.length][];
        for (int i = 0; i < parts.length; i++) {
            contents[i] = bytes(parts[i], "list[" + i + "]");
            size += contents[i].length;
        }
        byte[] joined = new byte[total == Undefined.UNDEFINED ? size : length(total)];
        int at = 0;
        for (byte[] content : contents) {
            int count = Math.min(content.length, joined.length - at);
            System.arraycopy(content, 0, joined, at, count);
            at += count;
        }
        return of(realm, joined);
    }

    private static Object byteLength(Object value, Object encoding) {
        if (value instanceof JsString text) {
            Encoding known = Encoding.find(encoding);
            return (double) (known == null ? Encoding.UTF8 : known).encode(text).length;
        }
        byte[] bytes = bytesOf(value);
        if (bytes == null) {
            throw NodeErrors.argument("string", "of type string or an instance of Buffer or ArrayBuffer", value);
        }
        return (double) bytes.length;
    }

    private static Object compare(byte[] a, byte[] b) {
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (a[i] != b[i]) {
                return (a[i] & 0xFF) < (b[i] & 0xFF) ? -1.0 : 1.0;
            }
        }
        return a.length == b.length ? 0.0 : a.length < b.length ? -1.0 : 1.0;
    }

    /** A view of a part of the same bytes. */
    private static Object slice(Realm realm, JsTypedArray self, Object from, Object to) {
        int length = self.length();
        int start = BufferBytes.relative(from, 0, length);
        int end = BufferBytes.relative(to, length, length);
        return view(realm, self.buffer, self.byteOffset + start, Math.max(0, end - start));
    }
}
