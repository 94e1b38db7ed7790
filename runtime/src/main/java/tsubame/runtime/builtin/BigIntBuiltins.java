package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.intl.LocaleText;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PrimitiveObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsBigInt;

/** BigInt (ECMA-262 §21.2). */
final class BigIntBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        BIGINT(constructor("BigInt", 1)),
        AS_INT_N(function("asIntN", 2)),
        AS_UINT_N(function("asUintN", 2)),
        TO_LOCALE_STRING(method("toLocaleString", 0)),
        TO_STRING(method("toString", 0)),
        VALUE_OF(method("valueOf", 0));

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
            case BIGINT -> convert(arg(args, 0), newTarget);
            case AS_INT_N -> {
                long bits = Conversions.toIndex(arg(args, 0));
                yield Conversions.toBigInt(arg(args, 1)).asIntN(bits);
            }
            case AS_UINT_N -> {
                long bits = Conversions.toIndex(arg(args, 0));
                yield Conversions.toBigInt(arg(args, 1)).asUintN(bits);
            }
            case TO_LOCALE_STRING -> LocaleText.ofNumber(thisBigInt(self, "toLocaleString"), arg(args, 0), arg(args, 1));
            case TO_STRING -> {
                JsBigInt value = thisBigInt(self, "toString");
                yield value.toJsString(NumberBuiltins.radix(arg(args, 0)));
            }
            case VALUE_OF -> thisBigInt(self, "valueOf");
        };
    }

    private static Object convert(Object value, JsObject newTarget) {
        if (newTarget != null) {
            throw Errors.typeError("BigInt is not a constructor");
        }
        Object primitive = Conversions.toPrimitive(value, Conversions.Hint.NUMBER);
        return primitive instanceof Double number ? JsBigInt.ofNumber(number) : Conversions.toBigInt(primitive);
    }

    /** ThisBigIntValue (§21.2.3.4.1). */
    private static JsBigInt thisBigInt(Object self, String method) {
        if (self instanceof JsBigInt value) {
            return value;
        }
        if (self instanceof PrimitiveObject object && object.value instanceof JsBigInt value) {
            return value;
        }
        throw Errors.typeError("BigInt.prototype." + method + " requires that 'this' be a BigInt");
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 8);
        realm.register(Intrinsic.BIGINT_PROTOTYPE, prototype);
        NativeFunction bigInt = makeConstructor(realm, Row.BIGINT, prototype);
        realm.register(Intrinsic.BIGINT, bigInt);
        installRows(realm, ROWS, bigInt, prototype);
        toStringTag(prototype, "BigInt");
        global(realm, "BigInt", bigInt);
    }
}
