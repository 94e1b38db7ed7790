package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PrimitiveObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;

/** Boolean (§20.3). */
final class BooleanBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        BOOLEAN(constructor("Boolean", 1)),
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
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case BOOLEAN -> construct(Conversions.toBoolean(arg(args, 0)), newTarget);
            case TO_STRING -> Conversions.toString(thisBoolean(thisValue, "toString"));
            case VALUE_OF -> thisBoolean(thisValue, "valueOf");
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = new PrimitiveObject(Shape.newDictionary(realm.objectPrototype, 4), false);
        NativeFunction constructor = makeConstructor(realm, Row.BOOLEAN, prototype);
        installRows(realm, ROWS, constructor, prototype);
        realm.register(Intrinsic.BOOLEAN_PROTOTYPE, prototype);
        realm.register(Intrinsic.BOOLEAN, constructor);
        global(realm, "Boolean", constructor);
    }

    private static Object construct(boolean value, JsObject newTarget) {
        return newTarget == null
                ? (Object) value
                : new PrimitiveObject(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.BOOLEAN_PROTOTYPE), value);
    }

    private static Object thisBoolean(Object value, String method) {
        if (value instanceof Boolean) {
            return value;
        }
        if (value instanceof PrimitiveObject object && object.value instanceof Boolean b) {
            return b;
        }
        throw Errors.typeError("Boolean.prototype." + method + " requires that 'this' be a Boolean");
    }
}
