package tsubame.runtime.web;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.setter;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** URL (URL Standard, §6.1). */
public final class UrlBuiltins extends WebBuiltins {
    private enum Row implements BuiltinRow {
        URL(constructor("URL", 1)),
        CAN_PARSE(function("canParse", 1)),
        PARSE(function("parse", 1)),
        TO_STRING(method("toString", 0)),
        HREF(getter("href")),
        SET_HREF(setter("href")),
        ORIGIN(getter("origin")),
        PROTOCOL(getter("protocol")),
        SET_PROTOCOL(setter("protocol")),
        USERNAME(getter("username")),
        SET_USERNAME(setter("username")),
        PASSWORD(getter("password")),
        SET_PASSWORD(setter("password")),
        HOST(getter("host")),
        SET_HOST(setter("host")),
        HOSTNAME(getter("hostname")),
        SET_HOSTNAME(setter("hostname")),
        PORT(getter("port")),
        SET_PORT(setter("port")),
        PATHNAME(getter("pathname")),
        SET_PATHNAME(setter("pathname")),
        SEARCH(getter("search")),
        SET_SEARCH(setter("search")),
        SEARCH_PARAMS(getter("searchParams")),
        HASH(getter("hash")),
        SET_HASH(setter("hash")),
        TO_JSON(method("toJSON", 0));

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
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        switch (row) {
            case URL:
                requireNew("URL", newTarget);
                requireArguments(args, 1, "URL");
                return construct(args, newTarget);
            case CAN_PARSE:
                requireArguments(args, 1, "URL.canParse");
                return parse(args) != null;
            case PARSE:
                requireArguments(args, 1, "URL.parse");
                UrlRecord parsed = parse(args);
                return parsed == null ? Null.NULL : new JsUrl(Shape.rootFor(callee.realm.intrinsic(Intrinsic.URL_PROTOTYPE)), parsed);
            default:
                if (!(self instanceof JsUrl url)) {
                    throw illegalInvocation("URL", self);
                }
                if (row == Row.SEARCH_PARAMS) {
                    return url.searchParams();
                }
                String text = get(row, url);
                return text != null ? JsString.of(text) : set(row, url, UsvString.from(arg(args, 0)));
        }
    }

    /** The record of the arguments (url, base), or null. */
    private static UrlRecord parse(Object[] args) {
        String text = UsvString.from(args[0]).toJavaString();
        UrlRecord base = null;
        if (arg(args, 1) != Undefined.UNDEFINED) {
            base = UrlParser.parse(UsvString.from(args[1]).toJavaString(), null);
            if (base == null) {
                return null;
            }
        }
        return UrlParser.parse(text, base);
    }

    private static Object construct(Object[] args, JsObject newTarget) {
        UrlRecord record = parse(args);
        if (record == null) {
            throw JsUrl.invalid(UsvString.from(args[0]));
        }
        return new JsUrl(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.URL_PROTOTYPE), record);
    }

    /** What a getter answers; null for the row of a setter. */
    private static String get(Row row, JsUrl object) {
        UrlRecord url = object.record();
        return switch (row) {
            case HREF, TO_STRING, TO_JSON -> url.href();
            case ORIGIN -> url.origin();
            case PROTOCOL -> url.scheme + ":";
            case USERNAME -> url.username;
            case PASSWORD -> url.password;
            case HOST -> url.hostAndPort();
            case HOSTNAME -> url.host == null ? "" : url.host;
            case PORT -> url.port < 0 ? "" : Integer.toString(url.port);
            case PATHNAME -> url.pathText();
            case SEARCH -> object.search();
            case HASH -> object.hash();
            default -> null;
        };
    }

    private static Object set(Row row, JsUrl url, JsString value) {
        String text = value.toJavaString();
        switch (row) {
            case SET_HREF -> url.setHref(value);
            case SET_PROTOCOL -> url.setProtocol(text);
            case SET_USERNAME -> url.setUsername(text);
            case SET_PASSWORD -> url.setPassword(text);
            case SET_HOST -> url.setHost(text);
            case SET_HOSTNAME -> url.setHostname(text);
            case SET_PORT -> url.setPort(text);
            case SET_PATHNAME -> url.setPathname(text);
            case SET_SEARCH -> url.setSearch(text);
            case SET_HASH -> url.setHash(text);
            default -> throw new IllegalStateException(row.name());
        }
        return Undefined.UNDEFINED;
    }

    @Override
    public void install(Realm realm) {
        installInterface(realm, ROWS, Row.URL, Intrinsic.URL_PROTOTYPE);
    }
}
