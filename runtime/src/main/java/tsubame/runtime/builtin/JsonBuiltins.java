package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.json.JsonParser;
import tsubame.runtime.json.JsonReviver;
import tsubame.runtime.json.JsonSerializer;
import tsubame.runtime.json.RawJson;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.KeyList;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PrimitiveObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.StringObject;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;

/** JSON (ECMA-262 §25.5): the arguments; the work is done in tsubame.runtime.json. */
final class JsonBuiltins extends Builtins {
    private static final int MAX_GAP = 10;
    private static final JsString SPACES = JsString.of("          ");

    private enum Row implements BuiltinRow {
        IS_RAW_JSON(function("isRawJSON", 1)),
        PARSE(function("parse", 2)),
        RAW_JSON(function("rawJSON", 1)),
        STRINGIFY(function("stringify", 3));

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
        return switch (ROWS[id]) {
            case IS_RAW_JSON -> arg(args, 0) instanceof RawJson;
            case PARSE -> parse(Conversions.toString(arg(args, 0)), arg(args, 1));
            case RAW_JSON -> RawJson.of(Conversions.toString(arg(args, 0)));
            case STRINGIFY -> stringify(arg(args, 0), arg(args, 1), arg(args, 2));
        };
    }

    private static Object parse(JsString text, Object reviver) {
        return reviver instanceof JsObject function && function.isCallable()
                ? JsonReviver.parse(text, function)
                : JsonParser.parse(text);
    }

    private static Object stringify(Object value, Object replacer, Object space) {
        JsObject function = replacer instanceof JsObject object && object.isCallable() ? object : null;
        PropertyKey[] allowed = function == null && Conversions.isArray(replacer) ? allowedKeys((JsObject) replacer) : null;
        return new JsonSerializer(function, allowed, gap(space)).serialize(value);
    }

    /** The property list that an array as replacer stands for: strings and numbers, each once. */
    private static PropertyKey[] allowedKeys(JsObject list) {
        KeyList keys = new KeyList();
        long length = ObjectOperations.lengthOf(list);
        for (long i = 0; i < length; i++) {
            Object item = list.getIndex(i);
            boolean named = item instanceof JsString || item instanceof Double || item instanceof StringObject
                    || item instanceof PrimitiveObject number && number.value instanceof Double;
            if (named) {
                PropertyKey key = Conversions.toString(item).toPropertyKey();
                if (!keys.contains(key)) {
                    keys.add(key);
                }
            }
        }
        return keys.toArray();
    }

    private static JsString gap(Object argument) {
        Object space = argument;
        if (space instanceof PrimitiveObject object && object.value instanceof Double) {
            space = Conversions.toNumber(space);
        } else if (space instanceof StringObject) {
            space = Conversions.toString(space);
        }
        if (space instanceof Double number) {
            double count = Conversions.toIntegerOrInfinity(number.doubleValue());
            return SPACES.slice(0, (int) Math.min(MAX_GAP, Math.max(count, 0)));
        }
        return space instanceof JsString text ? text.slice(0, Math.min(MAX_GAP, text.length())) : JsString.EMPTY;
    }

    @Override
    public void install(Realm realm) {
        JsObject json = prototypeObject(realm.objectPrototype, 8);
        installRows(realm, ROWS, json, null);
        toStringTag(json, "JSON");
        global(realm, "JSON", json);
    }
}
