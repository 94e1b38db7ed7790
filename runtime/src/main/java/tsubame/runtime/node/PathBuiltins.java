package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** {@code node:path}, for POSIX paths. */
final class PathBuiltins extends NodeModule {
    private enum Row implements BuiltinRow {
        BASENAME(function("basename", 2)),
        DIRNAME(function("dirname", 1)),
        EXTNAME(function("extname", 1)),
        FORMAT(function("format", 1)),
        IS_ABSOLUTE(function("isAbsolute", 1)),
        JOIN(function("join", 0)),
        NORMALIZE(function("normalize", 1)),
        PARSE(function("parse", 1)),
        RELATIVE(function("relative", 2)),
        RESOLVE(function("resolve", 0));

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
        JsObject path = new JsObject(realm.objectPrototype);
        for (Row row : ROWS) {
            path.define(row.signature().key(), makeFunction(realm, row), Attributes.DEFAULT);
        }
        path.define(PropertyKey.of("sep"), JsString.of("/"), Attributes.DEFAULT);
        path.define(PropertyKey.of("delimiter"), JsString.of(":"), Attributes.DEFAULT);
        path.define(PropertyKey.of("posix"), path, Attributes.DEFAULT);
        return path;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case BASENAME -> text(basename(string(args, 0), arg(args, 1) == Undefined.UNDEFINED ? "" : string(args, 1)));
            case DIRNAME -> text(PosixPath.dirname(string(args, 0)));
            case EXTNAME -> text(PosixPath.extname(string(args, 0)));
            case FORMAT -> format(arg(args, 0));
            case IS_ABSOLUTE -> string(args, 0).startsWith("/");
            case JOIN -> text(PosixPath.join(strings(args)));
            case NORMALIZE -> text(PosixPath.normalize(string(args, 0)));
            case PARSE -> parse(callee.realm, string(args, 0));
            case RELATIVE -> text(PosixPath.relative(string(args, 0), string(args, 1)));
            case RESOLVE -> text(PosixPath.resolve(strings(args)));
        };
    }

    private static JsString text(String path) {
        return JsString.of(path);
    }

    private static String string(Object[] args, int index) {
        if (arg(args, index) instanceof JsString path) {
            return path.toJavaString();
        }
        throw NodeErrors.argument("path", "of type string", arg(args, index));
    }

    private static String[] strings(Object[] args) {
        String[] paths = new String[args.length];
        for (int i = 0; i < paths.length; i++) {
            paths[i] = string(args, i);
        }
        return paths;
    }

    private static String basename(String path, String suffix) {
        if (!suffix.isEmpty() && path.equals(suffix)) {
            return ""; // as in Node, which compares the whole path first
        }
        String base = PosixPath.basename(path);
        boolean cut = !suffix.isEmpty() && !base.equals(suffix) && base.endsWith(suffix);
        return cut ? base.substring(0, base.length() - suffix.length()) : base;
    }

    private static JsObject parse(Realm realm, String path) {
        String base = PosixPath.basename(path);
        String extension = PosixPath.extname(path);
        String root = path.startsWith("/") ? "/" : "";
        boolean hasDirectory = path.indexOf('/') >= 0;
        JsObject parts = new JsObject(realm.objectPrototype);
        put(parts, "root", root);
        put(parts, "dir", hasDirectory ? PosixPath.dirname(path) : "");
        put(parts, "base", base);
        put(parts, "ext", extension);
        put(parts, "name", base.substring(0, base.length() - extension.length()));
        return parts;
    }

    private static void put(JsObject target, String name, String value) {
        target.define(PropertyKey.of(name), JsString.of(value), Attributes.DEFAULT);
    }

    private static JsString format(Object parts) {
        if (!(parts instanceof JsObject given)) {
            throw NodeErrors.argument("The \"pathObject\" argument must be of type object");
        }
        String root = part(given, "root");
        String directory = part(given, "dir");
        String base = part(given, "base");
        if (base.isEmpty()) {
            String extension = part(given, "ext");
            base = part(given, "name") + (extension.isEmpty() || extension.startsWith(".") ? extension : "." + extension);
        }
        if (directory.isEmpty()) {
            return text(root + base);
        }
        return text(directory.equals(root) ? directory + base : directory + "/" + base);
    }

    private static String part(JsObject parts, String name) {
        return parts.get(PropertyKey.of(name)) instanceof JsString text ? text.toJavaString() : "";
    }
}
