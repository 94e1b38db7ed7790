package tsubame.runtime.node;

import java.util.Arrays;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.host.FileHost;
import tsubame.runtime.host.FileStatus;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** The work of {@link FsBuiltins}, one method for each operation. */
final class FileOperations {
    private static final PropertyKey ENCODING = PropertyKey.of("encoding");
    private static final int CHUNK = 1 << 16;

    private FileOperations() {}

    static Object run(FileOperation operation, Realm realm, Object[] args) throws HostFailure {
        Object first = Builtins.arg(args, 0);
        Object second = Builtins.arg(args, 1);
        Object third = Builtins.arg(args, 2);
        return switch (operation) {
            case ACCESS -> done(files().status(path(first), true, "access"));
            case APPEND_FILE -> write(first, second, third, true);
            case CLOSE -> Undefined.UNDEFINED;
            case COPY_FILE -> copy(path(first), path(second));
            case EXISTS -> (first instanceof JsString || first instanceof JsObject) && files().exists(path(first));
            case LSTAT -> status(realm, path(first), second, false, "lstat");
            case MKDIR -> makeDirectory(path(first), FsBuiltins.option(second, "recursive"));
            case MKDTEMP -> JsString.of(files().makeTemporaryDirectory(path(first)));
            case READ -> readInto(first, second, args);
            case READ_DIR -> list(realm, path(first), second);
            case READ_FILE -> read(realm, first, second);
            case REAL_PATH -> JsString.of(files().realPath(path(first)));
            case RENAME -> rename(path(first), path(second));
            case RM -> remove(path(first), second);
            case RMDIR -> removeDirectory(path(first), second);
            case STAT -> status(realm, path(first), second, true, "stat");
            case UNLINK -> unlink(path(first));
            case WRITE -> writeTo(first, second, args);
            case WRITE_FILE -> write(first, second, third, false);
        };
    }

    private static Object done(Object ignored) {
        return Undefined.UNDEFINED;
    }

    /** The file system, which a host may not have. */
    static FileHost files() {
        FileHost files = Agent.host.files();
        if (files == null) {
            throw Errors.error("There are no files here");
        }
        return files;
    }

    static String path(Object file) {
        if (file instanceof JsString path) {
            return path.toJavaString();
        }
        if (file instanceof JsTypedArray bytes) {
            return Encoding.UTF8.decode(BufferBuiltins.bytesOf(bytes), 0, bytes.byteLength()).toJavaString();
        }
        if (file instanceof JsObject url && url.get(PropertyKey.of("protocol")) instanceof JsString protocol && protocol.is("file:")) {
            return UrlModule.filePath(Conversions.toString(url.get(PropertyKey.of("pathname"))));
        }
        throw NodeErrors.argument("path", "of type string or an instance of Buffer or URL", file);
    }

    // ---- contents

    private static Object read(Realm realm, Object file, Object options) throws HostFailure {
        Encoding encoding = encoding(options);
        byte[] bytes = file instanceof Double descriptor ? readAll((int) (double) descriptor) : readPath(path(file));
        return encoding == null ? BufferBuiltins.of(realm, bytes) : encoding.decode(bytes, 0, bytes.length);
    }

    /** The encoding in an options argument; null for none. */
    private static Encoding encoding(Object options) {
        Object name = options instanceof JsObject given ? given.get(ENCODING) : options;
        return name instanceof JsString ? Encoding.require(name) : null;
    }

    private static byte[] readPath(String path) throws HostFailure {
        return path.equals("/dev/stdin") ? readAll(Host.STANDARD_INPUT) : files().read(path);
    }

    private static byte[] readAll(int descriptor) throws HostFailure {
        byte[] bytes = new byte[CHUNK];
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

    /** readSync(descriptor, buffer, offset, length). */
    private static Object readInto(Object descriptor, Object target, Object[] args) throws HostFailure {
        if (!(target instanceof JsTypedArray buffer)) {
            throw NodeErrors.argument("buffer", "an instance of Buffer, TypedArray, or DataView", target);
        }
        Object offsetOrOptions = Builtins.arg(args, 2);
        double offset = offsetOrOptions instanceof Double n ? n : 0;
        double length = Builtins.arg(args, 3) instanceof Double n ? n : buffer.byteLength() - offset;
        if (offset < 0 || length < 0 || offset + length > buffer.byteLength()) {
            throw NodeErrors.outOfRange("length", ">= 0 && <= " + (long) (buffer.byteLength() - offset), length);
        }
        return (double) Agent.host.read(Conversions.toInt32(descriptor), buffer.buffer.bytes(), buffer.byteOffset + (int) offset, (int) length);
    }

    private static Object write(Object file, Object content, Object options, boolean append) throws HostFailure {
        Encoding encoding = encoding(options);
        byte[] bytes = encoding != null && content instanceof JsString text ? encoding.encode(text) : FsBuiltins.bytes(content);
        boolean appends = append || options instanceof JsObject given && given.get(PropertyKey.of("flag")) instanceof JsString flag
                && flag.toJavaString().startsWith("a");
        if (file instanceof Double descriptor) {
            Agent.host.write((int) (double) descriptor, bytes, 0, bytes.length);
        } else {
            String path = path(file);
            int standard = path.equals("/dev/stdout") ? Host.STANDARD_OUTPUT : path.equals("/dev/stderr") ? Host.STANDARD_ERROR : -1;
            if (standard >= 0) {
                Agent.host.write(standard, bytes, 0, bytes.length);
            } else {
                files().write(path, bytes, appends);
            }
        }
        return Undefined.UNDEFINED;
    }

    /** writeSync(descriptor, text or buffer, offset, length). */
    private static Object writeTo(Object descriptor, Object content, Object[] args) throws HostFailure {
        byte[] bytes = FsBuiltins.bytes(content);
        boolean part = !(content instanceof JsString) && Builtins.arg(args, 2) instanceof Double;
        int offset = part ? (int) Math.min(bytes.length, Math.max(0, (double) args[2])) : 0;
        int length = part && Builtins.arg(args, 3) instanceof Double n ? (int) Math.min(bytes.length - offset, n) : bytes.length - offset;
        Agent.host.write(Conversions.toInt32(descriptor), bytes, offset, length);
        return (double) length;
    }

    private static Object copy(String from, String to) throws HostFailure {
        files().write(to, files().read(from), false);
        return Undefined.UNDEFINED;
    }

    // ---- directories

    private static Object list(Realm realm, String path, Object options) throws HostFailure {
        boolean types = FsBuiltins.option(options, "withFileTypes");
        java.util.ArrayList<Object> found = new java.util.ArrayList<>();
        list(realm, path, "", types, FsBuiltins.option(options, "recursive"), found);
        return JsArray.of(found.toArray(new Object[0]));
    }

    private static void list(Realm realm, String root, String below, boolean types, boolean recursive, java.util.ArrayList<Object> found)
            throws HostFailure {
        String directory = below.isEmpty() ? root : root + "/" + below;
        for (String name : files().list(directory)) {
            String inner = below.isEmpty() ? name : below + "/" + name;
            FileStatus status = types || recursive ? files().status(directory + "/" + name, false, "lstat") : null;
            found.add(types ? StatBuiltins.entry(realm, name, directory, status) : JsString.of(inner));
            if (recursive && status.type == FileStatus.Type.DIRECTORY) {
                list(realm, root, inner, types, true, found);
            }
        }
    }

    private static Object status(Realm realm, String path, Object options, boolean follow, String operation) throws HostFailure {
        boolean quiet = options instanceof JsObject given && given.get(PropertyKey.of("throwIfNoEntry")) instanceof Boolean b && !b;
        if (quiet && !files().exists(path)) {
            return Undefined.UNDEFINED;
        }
        return StatBuiltins.stats(realm, files().status(path, follow, operation));
    }

    /** Answers the first directory that it made, of those that were missing. */
    private static Object makeDirectory(String path, boolean recursive) throws HostFailure {
        if (!recursive) {
            files().makeDirectory(path, false);
            return Undefined.UNDEFINED;
        }
        String absolute = PosixPath.resolve(new String[] {path});
        String first = null;
        for (String at = absolute; !files().exists(at); at = PosixPath.dirname(at)) {
            first = at;
        }
        files().makeDirectory(path, true);
        return first == null ? Undefined.UNDEFINED : JsString.of(first);
    }

    private static Object rename(String from, String to) throws HostFailure {
        files().rename(from, to);
        return Undefined.UNDEFINED;
    }

    private static Object unlink(String path) throws HostFailure {
        files().removeFile(path);
        return Undefined.UNDEFINED;
    }

    private static Object remove(String path, Object options) throws HostFailure {
        boolean recursive = FsBuiltins.option(options, "recursive");
        if (FsBuiltins.option(options, "force") && !files().exists(path)) {
            return Undefined.UNDEFINED;
        }
        FileStatus status = files().status(path, false, "rm");
        if (status.type == FileStatus.Type.DIRECTORY && !recursive) {
            throw new HostFailure(HostFailure.Kind.ERROR, "Path is a directory: rm returned EISDIR (is a directory) " + path,
                    "ERR_FS_EISDIR", null);
        }
        removeTree(path, status);
        return Undefined.UNDEFINED;
    }

    private static Object removeDirectory(String path, Object options) throws HostFailure {
        if (FsBuiltins.option(options, "recursive")) {
            removeTree(path, files().status(path, false, "rmdir"));
        } else {
            files().removeDirectory(path);
        }
        return Undefined.UNDEFINED;
    }

    private static void removeTree(String path, FileStatus status) throws HostFailure {
        if (status.type != FileStatus.Type.DIRECTORY) {
            files().removeFile(path);
            return;
        }
        for (String name : files().list(path)) {
            String inner = path + "/" + name;
            removeTree(inner, files().status(inner, false, "lstat"));
        }
        files().removeDirectory(path);
    }
}
