package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** {@code node:url}: the classes URL and URLSearchParams, and file URLs from and to paths. */
final class UrlModule extends NodeModule {
    private enum Row implements BuiltinRow {
        FILE_URL_TO_PATH(function("fileURLToPath", 1)),
        PATH_TO_FILE_URL(function("pathToFileURL", 1));

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
    private static final PropertyKey URL = PropertyKey.of("URL");
    private static final String SCHEME = "file://";

    @Override
    JsObject module(Realm realm) {
        JsObject url = new JsObject(realm.objectPrototype);
        export(realm, ROWS, url);
        for (String name : new String[] {"URL", "URLSearchParams"}) {
            Object global = realm.globalObject.get(PropertyKey.of(name));
            if (global != Undefined.UNDEFINED) {
                export(url, name, global);
            }
        }
        return url;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case FILE_URL_TO_PATH -> JsString.of(toPath(arg(args, 0)));
            case PATH_TO_FILE_URL -> toUrl(callee.realm, arg(args, 0));
        };
    }

    private static String toPath(Object url) {
        if (url instanceof JsObject object) {
            if (!(object.get(PropertyKey.of("protocol")) instanceof JsString protocol) || !protocol.is("file:")) {
                throw notFile();
            }
            return filePath(Conversions.toString(object.get(PropertyKey.of("pathname"))));
        }
        if (!(url instanceof JsString text)) {
            throw NodeErrors.argument("path", "of type string or an instance of URL", url);
        }
        String shown = text.toJavaString();
        if (!shown.startsWith(SCHEME)) {
            throw notFile();
        }
        int end = shown.length();
        for (char mark : new char[] {'?', '#'}) {
            int at = shown.indexOf(mark);
            end = at < 0 ? end : Math.min(end, at);
        }
        int slash = shown.indexOf('/', SCHEME.length());
        return filePath(JsString.of(slash < 0 ? "/" : shown.substring(slash, end)));
    }

    private static tsubame.runtime.value.JsThrow notFile() {
        return NodeErrors.withCode(Errors.typeError("The URL must be of scheme file"), "ERR_INVALID_URL_SCHEME");
    }

    /** The path of a file URL's pathname. */
    static String filePath(JsString pathname) {
        byte[] bytes = Encoding.UTF8.encode(pathname);
        byte[] decoded = new byte[bytes.length];
        int length = 0;
        for (int i = 0; i < bytes.length; i++) {
            int high = bytes[i] == '%' && i + 2 < bytes.length ? digit(bytes[i + 1]) : -1;
            int low = high >= 0 ? digit(bytes[i + 2]) : -1;
            decoded[length++] = low >= 0 ? (byte) (high << 4 | low) : bytes[i];
            i += low >= 0 ? 2 : 0;
        }
        return Encoding.UTF8.decode(decoded, 0, length).toJavaString();
    }

    private static int digit(byte c) {
        return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
    }

    private static Object toUrl(Realm realm, Object path) {
        if (!(path instanceof JsString text)) {
            throw NodeErrors.argument("path", "of type string", path);
        }
        String given = text.toJavaString();
        String absolute = PosixPath.resolve(given);
        String whole = given.endsWith("/") && !absolute.endsWith("/") ? absolute + "/" : absolute;
        StringBuilder escaped = new StringBuilder(SCHEME);
        for (int i = 0; i < whole.length(); i++) {
            char c = whole.charAt(i);
            switch (c) {
                case '%' -> escaped.append("%25");
                case '?' -> escaped.append("%3F");
                case '#' -> escaped.append("%23");
                case '\\' -> escaped.append("%5C");
                case '\n' -> escaped.append("%0A");
                case '\r' -> escaped.append("%0D");
                case '\t' -> escaped.append("%09");
                default -> escaped.append(c);
            }
        }
        return ObjectOperations.construct((JsObject) realm.globalObject.get(URL), JsString.of(escaped.toString()));
    }
}
