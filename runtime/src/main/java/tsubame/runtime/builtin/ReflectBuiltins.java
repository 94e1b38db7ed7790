package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.convert.Describe;
import tsubame.runtime.convert.Operators;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;

/** Reflect (§28.1). */
final class ReflectBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        DEFINE_PROPERTY(function("defineProperty", 3)),
        DELETE_PROPERTY(function("deleteProperty", 2)),
        APPLY(function("apply", 3)),
        CONSTRUCT(function("construct", 2)),
        GET(function("get", 2)),
        GET_OWN_PROPERTY_DESCRIPTOR(function("getOwnPropertyDescriptor", 2)),
        GET_PROTOTYPE_OF(function("getPrototypeOf", 1)),
        HAS(function("has", 2)),
        IS_EXTENSIBLE(function("isExtensible", 1)),
        OWN_KEYS(function("ownKeys", 1)),
        PREVENT_EXTENSIONS(function("preventExtensions", 1)),
        SET(function("set", 3)),
        SET_PROTOTYPE_OF(function("setPrototypeOf", 2));

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
        Row row = ROWS[id];
        Object a = arg(args, 0);
        Object b = arg(args, 1);
        return switch (row) {
            case APPLY -> apply(a, b, arg(args, 2));
            case CONSTRUCT -> construct(a, b, args);
            case DEFINE_PROPERTY -> defineProperty(target(a, row), b, arg(args, 2));
            case DELETE_PROPERTY -> target(a, row).delete(PropertyKey.from(b));
            case GET -> get(target(a, row), b, args);
            case GET_OWN_PROPERTY_DESCRIPTOR ->
                ObjectOperations.fromPropertyDescriptor(target(a, row).getOwnProperty(PropertyKey.from(b)));
            case GET_PROTOTYPE_OF -> getPrototypeOf(target(a, row));
            case HAS -> target(a, row).hasProperty(PropertyKey.from(b));
            case IS_EXTENSIBLE -> target(a, row).isExtensible();
            case OWN_KEYS -> ownKeys(target(a, row));
            case PREVENT_EXTENSIONS -> target(a, row).preventExtensions();
            case SET -> set(target(a, row), b, args);
            case SET_PROTOTYPE_OF -> setPrototypeOf(target(a, row), b);
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject reflect = prototypeObject(realm.objectPrototype, 16);
        installRows(realm, ROWS, reflect, null);
        toStringTag(reflect, "Reflect");
        global(realm, "Reflect", reflect);
    }

    private static JsObject target(Object value, Row row) {
        if (value instanceof JsObject object) {
            return object;
        }
        throw Errors.typeError("Reflect." + row.signature.name.toJavaString() + " called on non-object");
    }

    private static Object apply(Object function, Object thisArgument, Object list) {
        if (!(function instanceof JsObject f) || !f.isCallable()) {
            throw Errors.typeError("Function.prototype.apply was called on " + Describe.plainly(function)
                    + ", which is " + Operators.typeOf(function) + " and not a function");
        }
        return f.call(thisArgument, ObjectOperations.createListFromArrayLike(list));
    }

    private static Object construct(Object function, Object list, Object[] args) {
        if (!(function instanceof JsObject constructor) || !constructor.isConstructor()) {
            throw notConstructor(function);
        }
        Object newTarget = args.length > 2 ? args[2] : function;
        if (!(newTarget instanceof JsObject target) || !target.isConstructor()) {
            throw notConstructor(newTarget);
        }
        return constructor.construct(ObjectOperations.createListFromArrayLike(list), target);
    }

    private static JsThrow notConstructor(Object value) {
        return Errors.typeError(Describe.plainly(value) + " is not a constructor");
    }

    private static Object defineProperty(JsObject target, Object key, Object descriptor) {
        PropertyKey k = PropertyKey.from(key);
        return target.defineOwnProperty(k, ObjectOperations.toPropertyDescriptor(descriptor));
    }

    private static Object get(JsObject target, Object key, Object[] args) {
        return target.get(PropertyKey.from(key), args.length > 2 ? args[2] : target);
    }

    private static Object set(JsObject target, Object key, Object[] args) {
        return target.set(PropertyKey.from(key), arg(args, 2), args.length > 3 ? args[3] : target);
    }

    private static Object getPrototypeOf(JsObject target) {
        JsObject prototype = target.getPrototype();
        return prototype == null ? Null.NULL : prototype;
    }

    private static Object setPrototypeOf(JsObject target, Object prototype) {
        if (!(prototype instanceof JsObject) && prototype != Null.NULL) {
            throw Errors.typeError("Object prototype may only be an Object or null: " + Describe.plainly(prototype));
        }
        return target.setPrototype(prototype instanceof JsObject p ? p : null);
    }

    private static Object ownKeys(JsObject target) {
        PropertyKey[] keys = target.ownKeys();
        Object[] list = new Object[keys.length];
        for (int i = 0; i < keys.length; i++) {
            list[i] = keys[i].toValue();
        }
        return JsArray.of(list);
    }
}
