package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;

import java.util.Arrays;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.console.Utf8;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.host.FileHost;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.interpreter.HostErrors;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** {@code node:fs}: the synchronous functions for whole files and descriptors. */
final class FsBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        READ_FILE_SYNC(function("readFileSync", 2)),
        WRITE_FILE_SYNC(function("writeFileSync", 3)),
        APPEND_FILE_SYNC(function("appendFileSync", 3)),
        WRITE_SYNC(function("writeSync", 2)),
        EXISTS_SYNC(function("existsSync", 1));

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
    private static final PropertyKey ENCODING = PropertyKey.of("encoding");

    @Override
    public void install(Realm realm) {
        throw new IllegalStateException("node:fs is a module, not a global");
    }

    JsObject module(Realm realm) {
        JsObject fs = prototypeObject(realm.objectPrototype, ROWS.length);
        installRows(realm, ROWS, fs, null);
        for (Row row : ROWS) {
            fs.define(row.signature().key(), fs.get(row.signature().key()), tsubame.runtime.object.Attributes.DEFAULT);
        }
        return fs;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        try {
            return switch (ROWS[id]) {
                case READ_FILE_SYNC -> decode(read(arg(args, 0)), encoding(arg(args, 1)));
                case WRITE_FILE_SYNC -> write(arg(args, 0), arg(args, 1), false);
                case APPEND_FILE_SYNC -> write(arg(args, 0), arg(args, 1), true);
                case WRITE_SYNC -> writeSync(arg(args, 0), arg(args, 1));
                case EXISTS_SYNC -> arg(args, 0) instanceof JsString path && files().exists(path.toJavaString());
            };
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure);
        }
    }

    // ---- reading

    private static byte[] read(Object file) throws HostFailure {
        return file instanceof Double descriptor ? readAll((int) (double) descriptor) : readPath(path(file));
    }

    /** The file system, which a host may not have. */
    static FileHost files() {
        FileHost files = Agent.host.files();
        if (files == null) {
            throw Errors.error("There are no files here");
        }
        return files;
    }

    private static byte[] readPath(String path) throws HostFailure {
        return path.equals("/dev/stdin") ? readAll(Host.STANDARD_INPUT) : files().read(path);
    }

    private static byte[] readAll(int descriptor) throws HostFailure {
        byte[] bytes = new byte[1 << 16];
        int size = 0;
        for (;;) {
            int count = Agent.host.read(descriptor, bytes, size, bytes.length - size);
            if (count <= 0) {
                return Arrays.copyOf(bytes, size);
            }
            size += count;
            if (size == bytes.length) {
                bytes = Arrays.copyOf(bytes, 2 * size);
            }
        }
    }

    private static String path(Object file) {
        if (file instanceof JsString path) {
            return path.toJavaString();
        }
        if (file instanceof JsObject url && url.get(PropertyKey.of("protocol")) instanceof JsString protocol
                && protocol.is("file:")) {
            return Conversions.toString(url.get(PropertyKey.of("pathname"))).toJavaString();
        }
        throw argumentError("The \"path\" argument must be of type string or an instance of Buffer or URL.");
    }

    static JsThrow argumentError(String message) {
        JsThrow error = Errors.typeError(message);
        ((JsObject) error.value).put(PropertyKey.of("code"), JsString.of("ERR_INVALID_ARG_TYPE"));
        return error;
    }

    /** The name of the encoding in an options argument; null for none. */
    private static JsString encoding(Object options) {
        Object name = options instanceof JsObject given ? given.get(ENCODING) : options;
        return name instanceof JsString text ? text : null;
    }

    private static Object decode(byte[] bytes, JsString encoding) {
        if (encoding == null) {
            return BufferBuiltins.ofBytes(bytes);
        }
        return BufferBuiltins.decode(bytes, 0, bytes.length, encoding);
    }

    // ---- writing

    private static Object write(Object file, Object content, boolean append) throws HostFailure {
        byte[] bytes = bytes(content);
        if (file instanceof Double descriptor) {
            Agent.host.write((int) (double) descriptor, bytes, 0, bytes.length);
        } else {
            files().write(path(file), bytes, append);
        }
        return Undefined.UNDEFINED;
    }

    private static Object writeSync(Object descriptor, Object content) throws HostFailure {
        byte[] bytes = bytes(content);
        Agent.host.write(Conversions.toInt32(descriptor), bytes, 0, bytes.length);
        return (double) bytes.length;
    }

    /** The bytes of a string or of a view on binary data. */
    static byte[] bytes(Object content) {
        if (content instanceof JsString text) {
            return Utf8.encode(text);
        }
        byte[] bytes = BufferBuiltins.bytesOf(content);
        if (bytes == null) {
            throw argumentError("The \"data\" argument must be of type string or an instance of Buffer, TypedArray, or DataView.");
        }
        return bytes;
    }
}
