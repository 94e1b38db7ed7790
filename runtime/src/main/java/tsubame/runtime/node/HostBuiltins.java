package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.crypto.Digest;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.host.FileHost;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ProcessRequest;
import tsubame.runtime.host.ProcessResult;
import tsubame.runtime.interpreter.EvalOps;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;
import tsubame.runtime.zip.Checksum;
import tsubame.runtime.zip.Deflate;
import tsubame.runtime.zip.Inflate;

/**
 * {@code node:internal/host}: what the modules that are written in JavaScript need of the host and of Java. Their arguments are checked
 * there; programs cannot import it.
 */
final class HostBuiltins extends NodeModule {
    private enum Row implements BuiltinRow {
        IS_TERMINAL(function("isTerminal", 1)),
        OPEN(function("open", 3)),
        CLOSE(function("close", 1)),
        READ(function("read", 5)),
        WRITE(function("write", 5)),
        TRUNCATE(function("truncate", 2)),
        SYMLINK(function("symlink", 2)),
        LINK(function("link", 2)),
        READLINK(function("readlink", 1)),
        CHMOD(function("chmod", 2)),
        UTIMES(function("utimes", 3)),
        DESCRIPTOR_PATH(function("descriptorPath", 1)),
        SPAWN(function("spawn", 7)),
        HASH(function("hash", 2)),
        DEFLATE(function("deflate", 3)),
        INFLATE(function("inflate", 3)),
        CRC32(function("crc32", 2)),
        RANDOM_FILL(function("randomFill", 1)),
        GET_ASYNC_CONTEXT(function("getAsyncContext", 0)),
        SET_ASYNC_CONTEXT(function("setAsyncContext", 1)),
        RUN_SCRIPT(function("runScript", 2)),
        COMPILE_SCRIPT(function("compileScript", 2));

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

    @Override
    JsObject module(Realm realm) {
        JsObject host = new JsObject(realm.objectPrototype);
        export(realm, ROWS, host);
        return host;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        try {
            Row row = ROWS[id];
            return row.ordinal() <= Row.DESCRIPTOR_PATH.ordinal() ? file(row, args) : other(row, callee.realm, args);
        } catch (HostFailure failure) {
            throw FileErrors.toThrow(failure);
        }
    }

    // ---- files

    private static Object file(Row row, Object[] args) throws HostFailure {
        FileHost files = FileOperations.files();
        switch (row) {
            case IS_TERMINAL -> {
                return Agent.host.isTerminal(integer(args, 0));
            }
            case OPEN -> {
                return (double) files.open(text(args, 0), integer(args, 1), integer(args, 2));
            }
            case CLOSE -> files.close(integer(args, 0));
            case READ -> {
                return (double) read(files, integer(args, 0), args);
            }
            case WRITE -> {
                return (double) write(files, integer(args, 0), args);
            }
            case TRUNCATE -> files.truncate(integer(args, 0), Conversions.toNumber(arg(args, 1)));
            case SYMLINK -> files.symbolicLink(text(args, 0), text(args, 1));
            case LINK -> files.link(text(args, 0), text(args, 1));
            case READLINK -> {
                return JsString.of(files.readLink(text(args, 0)));
            }
            case CHMOD -> files.setPermissions(text(args, 0), integer(args, 1));
            case UTIMES -> files.setTimes(text(args, 0), Conversions.toNumber(arg(args, 1)), Conversions.toNumber(arg(args, 2)));
            default -> {
                return JsString.of(files.descriptorPath(integer(args, 0)));
            }
        }
        return Undefined.UNDEFINED;
    }

    /** Offset and length within the view, which is argument 1. */
    private static int[] range(JsTypedArray view, Object[] args) {
        double offset = Conversions.toIntegerOrInfinity(arg(args, 2));
        double length = Conversions.toIntegerOrInfinity(arg(args, 3));
        if (!(offset >= 0 && offset <= view.byteLength())) {
            throw NodeErrors.outOfRange("offset", ">= 0 && <= " + view.byteLength(), offset);
        }
        if (!(length >= 0 && length <= view.byteLength() - offset)) {
            throw NodeErrors.outOfRange("length", ">= 0 && <= " + (long) (view.byteLength() - offset), length);
        }
        return new int[] {(int) offset, (int) length};
    }

    private static JsTypedArray view(Object value) {
        if (value instanceof JsTypedArray view) {
            return view;
        }
        throw NodeErrors.argument("buffer", "an instance of Buffer, TypedArray, or DataView", value);
    }

    private static int read(FileHost files, int descriptor, Object[] args) throws HostFailure {
        JsTypedArray view = view(arg(args, 1));
        int[] range = range(view, args);
        byte[] bytes = view.buffer.bytes();
        int from = view.byteOffset + range[0];
        return descriptor <= 2
                ? Agent.host.read(descriptor, bytes, from, range[1])
                : files.readAt(descriptor, bytes, from, range[1], Conversions.toNumber(arg(args, 4)));
    }

    private static int write(FileHost files, int descriptor, Object[] args) throws HostFailure {
        JsTypedArray view = view(arg(args, 1));
        int[] range = range(view, args);
        byte[] bytes = view.buffer.bytes();
        int from = view.byteOffset + range[0];
        if (descriptor <= 2) {
            Agent.host.write(descriptor, bytes, from, range[1]);
        } else {
            files.writeAt(descriptor, bytes, from, range[1], Conversions.toNumber(arg(args, 4)));
        }
        return range[1];
    }

    // ---- the rest

    private static Object other(Row row, Realm realm, Object[] args) throws HostFailure {
        switch (row) {
            case SPAWN -> {
                return spawn(realm, args);
            }
            case HASH -> {
                byte[] digest = Digest.named(text(args, 0)).of(BufferBuiltins.bytesOf(arg(args, 1)));
                return BufferBuiltins.of(realm, digest);
            }
            case DEFLATE -> {
                return BufferBuiltins.of(realm, Deflate.run(BufferBuiltins.bytesOf(arg(args, 0)), integer(args, 1), integer(args, 2)));
            }
            case INFLATE -> {
                return inflate(realm, args);
            }
            case CRC32 -> {
                byte[] bytes = BufferBuiltins.bytesOf(arg(args, 0));
                return (double) (Checksum.crc32(integer(args, 1), bytes, 0, bytes.length) & 0xFFFFFFFFL);
            }
            case RANDOM_FILL -> {
                JsTypedArray view = view(arg(args, 0));
                byte[] chance = new byte[view.byteLength()];
                Agent.host.fillRandom(chance);
                System.arraycopy(chance, 0, view.buffer.bytes(), view.byteOffset, chance.length);
                return view;
            }
            case GET_ASYNC_CONTEXT -> {
                return Agent.asyncContext == null ? Undefined.UNDEFINED : Agent.asyncContext;
            }
            case SET_ASYNC_CONTEXT -> Agent.asyncContext = arg(args, 0) == Undefined.UNDEFINED ? null : args[0];
            case RUN_SCRIPT -> {
                return EvalOps.script(realm, text(args, 1), text(args, 0), true);
            }
            default -> EvalOps.script(realm, text(args, 1), text(args, 0), false);
        }
        return Undefined.UNDEFINED;
    }

    /** inflate(bytes, format, most): a buffer, or an object that says what is wrong. */
    private static Object inflate(Realm realm, Object[] args) {
        Inflate inflate = new Inflate(BufferBuiltins.bytesOf(arg(args, 0)), integer(args, 2));
        byte[] data = inflate.run(integer(args, 1));
        if (data != null) {
            return BufferBuiltins.of(realm, data);
        }
        JsObject failure = ObjectOperations.newObject();
        export(failure, "failure", JsString.of(inflate.message));
        export(failure, "code", JsString.of(inflate.code));
        export(failure, "errno", (double) inflate.errno);
        return failure;
    }

    /** spawn(file, arguments, environment, directory, input, streams, timeout): an object, with code and errno if it did not start. */
    private static JsObject spawn(Realm realm, Object[] args) {
        JsObject answer = ObjectOperations.newObject();
        try {
            ProcessResult result = Agent.host.run(new ProcessRequest(text(args, 0), texts(arg(args, 1)), texts(arg(args, 2)), text(args, 3),
                    BufferBuiltins.bytesOf(arg(args, 4)), integer(args, 5), Conversions.toNumber(arg(args, 6))));
            export(answer, "pid", (double) result.id);
            export(answer, "status", (double) result.status);
            export(answer, "signal", (double) result.signal);
            export(answer, "stdout", result.output == null ? Null.NULL : BufferBuiltins.of(realm, result.output));
            export(answer, "stderr", result.error == null ? Null.NULL : BufferBuiltins.of(realm, result.error));
            export(answer, "timedOut", result.timedOut);
        } catch (HostFailure failure) {
            JsObject error = (JsObject) FileErrors.toThrow(failure).value;
            export(answer, "code", JsString.of(failure.code()));
            export(answer, "errno", error.get(tsubame.runtime.object.PropertyKey.of("errno")));
        }
        return answer;
    }

    private static String[] texts(Object list) {
        JsObject array = (JsObject) list;
        String[] texts = new String[(int) ObjectOperations.lengthOf(array)];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = Conversions.toString(array.getIndex(i)).toJavaString();
        }
        return texts;
    }

    private static String text(Object[] args, int index) {
        return Conversions.toString(arg(args, index)).toJavaString();
    }

    private static int integer(Object[] args, int index) {
        return Conversions.toInt32(arg(args, index));
    }
}
