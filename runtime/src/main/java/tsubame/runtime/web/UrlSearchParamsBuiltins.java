package tsubame.runtime.web;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IterationKind;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** URLSearchParams (URL Standard, §6.2). */
public final class UrlSearchParamsBuiltins extends WebBuiltins {
    private enum Row implements BuiltinRow {
        URL_SEARCH_PARAMS(constructor("URLSearchParams", 0)),
        APPEND(method("append", 2)),
        DELETE(method("delete", 1)),
        GET(method("get", 1)),
        GET_ALL(method("getAll", 1)),
        HAS(method("has", 1)),
        SET(method("set", 2)),
        SORT(method("sort", 0)),
        TO_STRING(method("toString", 0)),
        FOR_EACH(method("forEach", 1)),
        ENTRIES(method("entries", 0)),
        KEYS(method("keys", 0)),
        VALUES(method("values", 0)),
        SIZE(getter("size"));

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
        if (row == Row.URL_SEARCH_PARAMS) {
            requireNew("URLSearchParams", newTarget);
            return construct(arg(args, 0), newTarget);
        }
        if (!(self instanceof JsUrlSearchParams params)) {
            throw illegalInvocation("URLSearchParams", self);
        }
        requireArguments(args, row == Row.FOR_EACH ? 0 : row.signature.length(), "URLSearchParams." + row.signature.key());
        return switch (row) {
            case GET -> orNull(params.get(UsvString.from(args[0])));
            case GET_ALL -> getAll(params, UsvString.from(args[0]));
            case HAS -> params.find(UsvString.from(args[0]), optional(args), 0) >= 0;
            case TO_STRING -> JsString.of(params.serialize());
            case FOR_EACH -> forEach(params, arg(args, 0), arg(args, 1));
            case ENTRIES -> new UrlSearchParamsIterator(params, IterationKind.ENTRIES);
            case KEYS -> new UrlSearchParamsIterator(params, IterationKind.KEYS);
            case VALUES -> new UrlSearchParamsIterator(params, IterationKind.VALUES);
            case SIZE -> (double) params.size();
            default -> change(row, params, args);
        };
    }

    private static Object orNull(JsString text) {
        return text == null ? Null.NULL : text;
    }

    /** The second argument, null when it is undefined. */
    private static JsString optional(Object[] args) {
        return arg(args, 1) == Undefined.UNDEFINED ? null : UsvString.from(args[1]);
    }

    private static Object change(Row row, JsUrlSearchParams params, Object[] args) {
        switch (row) {
            case APPEND -> {
                JsString name = UsvString.from(args[0]);
                params.append(name, UsvString.from(args[1]));
            }
            case DELETE -> {
                JsString name = UsvString.from(args[0]);
                params.remove(name, optional(args), 0);
            }
            case SET -> {
                JsString name = UsvString.from(args[0]);
                params.set(name, UsvString.from(args[1]));
            }
            case SORT -> params.sort();
            default -> throw new IllegalStateException(row.name());
        }
        params.update();
        return Undefined.UNDEFINED;
    }

    private static Object getAll(JsUrlSearchParams params, JsString name) {
        JsArray all = JsArray.create();
        for (int at = params.find(name, null, 0); at >= 0; at = params.find(name, null, at + 1)) {
            all.append(params.pair(at).value);
        }
        return all;
    }

    private static Object forEach(JsUrlSearchParams params, Object callback, Object thisArgument) {
        if (!(callback instanceof JsObject function) || !function.isCallable()) {
            throw Errors.typeError("The \"callback\" argument must be of type function. Received " + Describe.plainly(callback));
        }
        for (int i = 0; i < params.size(); i++) {
            JsUrlSearchParams.Pair pair = params.pair(i);
            function.call(thisArgument, new Object[] {pair.value, pair.name, params});
        }
        return Undefined.UNDEFINED;
    }

    // ---- Construction: from a text, a sequence of pairs, or a record

    private static Object construct(Object init, JsObject newTarget) {
        JsUrlSearchParams params =
                new JsUrlSearchParams(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.URL_SEARCH_PARAMS_PROTOTYPE));
        if (Conversions.isNullish(init)) {
            return params;
        }
        if (!(init instanceof JsObject object)) {
            String text = UsvString.from(init).toJavaString();
            params.parse(text.startsWith("?") ? text.substring(1) : text);
            return params;
        }
        JsObject method = ObjectOperations.getMethod(object, Symbol.ITERATOR);
        if (method != null) {
            addPairs(params, IteratorRecord.ofMethod(object, method));
        } else {
            addRecord(params, object);
        }
        return params;
    }

    private static void addPairs(JsUrlSearchParams params, IteratorRecord record) {
        for (Object item = record.step(); item != null; item = record.step()) {
            try {
                addPair(params, item);
            } catch (JsThrow thrown) {
                record.closeQuietly();
                throw thrown;
            }
        }
    }

    private static void addPair(JsUrlSearchParams params, Object item) {
        JsString[] parts = new JsString[2];
        int count = 0;
        if (item instanceof JsObject) {
            IteratorRecord pair = IteratorRecord.of(item);
            for (Object part = pair.step(); part != null; part = pair.step()) {
                if (count < 2) {
                    parts[count] = UsvString.from(part);
                }
                count++;
            }
        }
        if (count != 2) {
            throw Errors.typeError("Each query pair must be an iterable [name, value] tuple");
        }
        params.append(parts[0], parts[1]);
    }

    /** The own enumerable properties; of names that become the same, the last value counts. */
    private static void addRecord(JsUrlSearchParams params, JsObject object) {
        for (PropertyKey key : object.ownKeys()) {
            PropertyDescriptor own = object.getOwnProperty(key);
            if (own != null && own.isEnumerable()) {
                JsString name = UsvString.from(key.toValue());
                params.set(name, UsvString.from(object.get(key)));
            }
        }
    }

    @Override
    public void install(Realm realm) {
        installInterface(realm, ROWS, Row.URL_SEARCH_PARAMS, Intrinsic.URL_SEARCH_PARAMS_PROTOTYPE);
        JsObject prototype = realm.intrinsic(Intrinsic.URL_SEARCH_PARAMS_PROTOTYPE);
        alias(prototype, Symbol.ITERATOR, Row.ENTRIES.signature.key());
    }
}
