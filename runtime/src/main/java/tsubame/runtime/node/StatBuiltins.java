package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.date.JsDate;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.host.FileStatus;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;

/** The objects {@code Stats} and {@code Dirent} that say what a file is. */
final class StatBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        STATS(constructor("Stats", 0)),
        DIRENT(constructor("Dirent", 0)),
        IS_FILE(method("isFile", 0)),
        IS_DIRECTORY(method("isDirectory", 0)),
        IS_SYMBOLIC_LINK(method("isSymbolicLink", 0)),
        IS_FIFO(method("isFIFO", 0)),
        IS_SOCKET(method("isSocket", 0)),
        IS_BLOCK_DEVICE(method("isBlockDevice", 0)),
        IS_CHARACTER_DEVICE(method("isCharacterDevice", 0));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    /** An object that knows what kind of file it stands for. */
    private static final class Entry extends JsObject {
        final FileStatus.Type type;

        Entry(Shape shape, FileStatus.Type type) {
            super(shape);
            this.type = type;
        }
    }

    private static final Row[] ROWS = Row.values();
    private static final int REGULAR = 0100000;
    private static final int DIRECTORY = 0040000;
    private static final int LINK = 0120000;

    @Override
    public void install(Realm realm) {
        NodeModules modules = NodeModules.of(realm);
        modules.statsPrototype = prototype(realm, Row.STATS);
        modules.direntPrototype = prototype(realm, Row.DIRENT);
    }

    private JsObject prototype(Realm realm, Row row) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 8);
        makeConstructor(realm, row, prototype);
        installRows(realm, ROWS, null, prototype);
        return prototype;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        if (row == Row.STATS || row == Row.DIRENT) {
            throw Errors.typeError("Illegal constructor");
        }
        FileStatus.Type type = thisValue instanceof Entry entry ? entry.type : null;
        return switch (row) {
            case IS_FILE -> type == FileStatus.Type.FILE;
            case IS_DIRECTORY -> type == FileStatus.Type.DIRECTORY;
            case IS_SYMBOLIC_LINK -> type == FileStatus.Type.SYMBOLIC_LINK;
            default -> false;
        };
    }

    static JsObject stats(Realm realm, FileStatus status) {
        Entry stats = new Entry(Shape.rootFor(NodeModules.of(realm).ready().statsPrototype), status.type);
        put(stats, "mode", (double) (status.permissions | typeBits(status.type)));
        put(stats, "size", status.size);
        put(stats, "mtimeMs", status.modified);
        put(stats, "birthtimeMs", status.created);
        put(stats, "mtime", date(realm, status.modified));
        put(stats, "birthtime", date(realm, status.created));
        return stats;
    }

    private static int typeBits(FileStatus.Type type) {
        return switch (type) {
            case FILE -> REGULAR;
            case DIRECTORY -> DIRECTORY;
            case SYMBOLIC_LINK -> LINK;
            case OTHER -> 0;
        };
    }

    private static JsDate date(Realm realm, double time) {
        return new JsDate(Shape.rootFor(realm.intrinsic(Intrinsic.DATE_PROTOTYPE)), time);
    }

    static JsObject entry(Realm realm, String name, String parent, FileStatus status) {
        Entry entry = new Entry(Shape.rootFor(NodeModules.of(realm).ready().direntPrototype), status.type);
        put(entry, "name", JsString.of(name));
        put(entry, "parentPath", JsString.of(parent));
        put(entry, "path", JsString.of(parent));
        return entry;
    }

    private static void put(JsObject target, String name, Object value) {
        target.define(PropertyKey.of(name), value, Attributes.DEFAULT);
    }
}
