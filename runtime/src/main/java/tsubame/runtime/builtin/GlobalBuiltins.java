package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;
import tsubame.text.number.TextToDouble;

/** The value properties and the functions of the global object but eval (ECMA-262 §19.1, §19.2, Annex B.2.1). */
final class GlobalBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        DECODE_URI(function("decodeURI", 1)),
        DECODE_URI_COMPONENT(function("decodeURIComponent", 1)),
        ENCODE_URI(function("encodeURI", 1)),
        ENCODE_URI_COMPONENT(function("encodeURIComponent", 1)),
        ESCAPE(function("escape", 1)),
        IS_FINITE(function("isFinite", 1)),
        IS_NAN(function("isNaN", 1)),
        PARSE_FLOAT(function("parseFloat", 1)),
        PARSE_INT(function("parseInt", 2)),
        UNESCAPE(function("unescape", 1));

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
        Object argument = arg(args, 0);
        return switch (ROWS[id]) {
            case DECODE_URI -> UriCodec.decode(Conversions.toString(argument), UriCodec.RESERVED);
            case DECODE_URI_COMPONENT -> UriCodec.decode(Conversions.toString(argument), "");
            case ENCODE_URI -> UriCodec.encode(Conversions.toString(argument), UriCodec.RESERVED);
            case ENCODE_URI_COMPONENT -> UriCodec.encode(Conversions.toString(argument), "");
            case ESCAPE -> UriCodec.escape(Conversions.toString(argument));
            case IS_FINITE -> isFinite(Conversions.toNumber(argument));
            case IS_NAN -> Double.isNaN(Conversions.toNumber(argument));
            case PARSE_FLOAT -> parseFloat(argument);
            case PARSE_INT -> parseInt(argument, arg(args, 1));
            case UNESCAPE -> UriCodec.unescape(Conversions.toString(argument));
        };
    }

    private static boolean isFinite(double number) {
        return number - number == 0;
    }

    private static double parseFloat(Object value) {
        if (value instanceof Double number) {
            return number + 0.0; // the text of −0 is "0"
        }
        JsString text = Conversions.toString(value);
        byte[] latin1 = text.latin1OrNull();
        return latin1 != null
                ? TextToDouble.parseFloat(latin1, text.base(), text.base() + text.length())
                : TextToDouble.parseFloat(text.utf16OrNull(), text.base(), text.base() + text.length());
    }

    private static double parseInt(Object value, Object radixArgument) {
        if (value instanceof Double number && radixArgument == Undefined.UNDEFINED && number == (int) (double) number) {
            return number + 0.0;
        }
        JsString text = Conversions.toString(value);
        int radix = Conversions.toInt32(radixArgument);
        byte[] latin1 = text.latin1OrNull();
        return latin1 != null
                ? TextToDouble.parseInt(latin1, text.base(), text.base() + text.length(), radix)
                : TextToDouble.parseInt(text.utf16OrNull(), text.base(), text.base() + text.length(), radix);
    }

    @Override
    public void install(Realm realm) {
        JsObject global = realm.globalObject;
        constant(global, "Infinity", Double.POSITIVE_INFINITY);
        constant(global, "NaN", Double.NaN);
        constant(global, "undefined", Undefined.UNDEFINED);
        global(realm, "globalThis", global);
        installRows(realm, ROWS, global, null);
        realm.register(Intrinsic.PARSE_FLOAT, (JsObject) global.get(PropertyKey.of("parseFloat")));
        realm.register(Intrinsic.PARSE_INT, (JsObject) global.get(PropertyKey.of("parseInt")));
    }
}
