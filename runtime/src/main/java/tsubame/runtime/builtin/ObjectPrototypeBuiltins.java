package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.setter;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** The methods of all objects (§20.1.3), with {@code __proto__} and the four old accessor methods of Annex B.2.2. */
final class ObjectPrototypeBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        DEFINE_GETTER(method("__defineGetter__", 2)),
        DEFINE_SETTER(method("__defineSetter__", 2)),
        HAS_OWN_PROPERTY(method("hasOwnProperty", 1)),
        LOOKUP_GETTER(method("__lookupGetter__", 1)),
        LOOKUP_SETTER(method("__lookupSetter__", 1)),
        IS_PROTOTYPE_OF(method("isPrototypeOf", 1)),
        PROPERTY_IS_ENUMERABLE(method("propertyIsEnumerable", 1)),
        TO_STRING(method("toString", 0)),
        VALUE_OF(method("valueOf", 0)),
        GET_PROTO(getter("__proto__")),
        SET_PROTO(setter("__proto__")),
        TO_LOCALE_STRING(method("toLocaleString", 0));

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
        Object a = arg(args, 0);
        return switch (ROWS[id]) {
            case DEFINE_GETTER -> defineAccessor(thisValue, a, arg(args, 1), true);
            case DEFINE_SETTER -> defineAccessor(thisValue, a, arg(args, 1), false);
            case HAS_OWN_PROPERTY -> hasOwnProperty(thisValue, a);
            case LOOKUP_GETTER -> lookupAccessor(thisValue, a, true);
            case LOOKUP_SETTER -> lookupAccessor(thisValue, a, false);
            case IS_PROTOTYPE_OF -> isPrototypeOf(thisValue, a);
            case PROPERTY_IS_ENUMERABLE -> propertyIsEnumerable(thisValue, a);
            case TO_STRING -> toString(thisValue);
            case VALUE_OF -> Conversions.toObject(thisValue);
            case GET_PROTO -> getProto(thisValue);
            case SET_PROTO -> setProto(thisValue, a);
            case TO_LOCALE_STRING -> ObjectOperations.invoke(thisValue, Names.TO_STRING);
        };
    }

    @Override
    public void install(Realm realm) {
        installRows(realm, ROWS, null, realm.objectPrototype);
        realm.register(Intrinsic.OBJECT_TO_STRING, (JsObject) realm.objectPrototype.get(Names.TO_STRING));
    }

    private static Object hasOwnProperty(Object thisValue, Object key) {
        PropertyKey k = PropertyKey.from(key);
        return Conversions.toObject(thisValue).hasOwn(k);
    }

    private static Object isPrototypeOf(Object thisValue, Object value) {
        if (!(value instanceof JsObject object)) {
            return false;
        }
        JsObject o = Conversions.toObject(thisValue);
        for (JsObject p = object.getPrototype(); p != null; p = p.getPrototype()) {
            if (p == o) {
                return true;
            }
        }
        return false;
    }

    private static Object propertyIsEnumerable(Object thisValue, Object key) {
        PropertyKey k = PropertyKey.from(key);
        PropertyDescriptor own = Conversions.toObject(thisValue).getOwnProperty(k);
        return own != null && own.isEnumerable();
    }

    /** §20.1.3.6. */
    private static Object toString(Object thisValue) {
        if (thisValue == Undefined.UNDEFINED) {
            return JsString.of("[object Undefined]");
        }
        if (thisValue == Null.NULL) {
            return JsString.of("[object Null]");
        }
        JsObject o = Conversions.toObject(thisValue);
        String builtinTag = builtinTag(o);
        Object tag = o.get(Symbol.TO_STRING_TAG, o);
        JsStringBuilder text = new JsStringBuilder().append("[object ");
        if (tag instanceof JsString string) {
            text.append(string);
        } else {
            text.append(builtinTag);
        }
        return text.append(']').toJsString();
    }

    /** Only the classes that the specification lists; the others have a @@toStringTag. */
    private static String builtinTag(JsObject o) {
        if (o.isArray()) {
            return "Array";
        }
        if (o.isCallable()) {
            return "Function";
        }
        String name = o.className();
        return switch (name) {
            case "Arguments", "Error", "Boolean", "Number", "String", "Date", "RegExp" -> name;
            default -> "Object";
        };
    }

    private static Object getProto(Object thisValue) {
        JsObject prototype = Conversions.toObject(thisValue).getPrototype();
        return prototype == null ? Null.NULL : prototype;
    }

    private static Object setProto(Object thisValue, Object prototype) {
        if (Conversions.isNullish(thisValue)) {
            throw Errors.typeError("Object.prototype.__proto__ called on null or undefined");
        }
        boolean valid = prototype instanceof JsObject || prototype == Null.NULL;
        if (valid && thisValue instanceof JsObject o && !o.setPrototype(prototype instanceof JsObject p ? p : null)) {
            throw ObjectBuiltins.cannotSetPrototype(o, prototype);
        }
        return Undefined.UNDEFINED;
    }

    private static Object defineAccessor(Object thisValue, Object key, Object function, boolean getter) {
        JsObject o = Conversions.toObject(thisValue);
        if (!Conversions.isCallable(function)) {
            String method = getter ? "__defineGetter__" : "__defineSetter__";
            throw Errors.typeError("Object.prototype." + method + ": Expecting function");
        }
        PropertyDescriptor wanted = new PropertyDescriptor()
                .set(Attributes.ENUMERABLE, true)
                .set(Attributes.CONFIGURABLE, true);
        if (getter) {
            wanted.setGetter(function);
        } else {
            wanted.setSetter(function);
        }
        ObjectOperations.definePropertyOrThrow(o, PropertyKey.from(key), wanted);
        return Undefined.UNDEFINED;
    }

    private static Object lookupAccessor(Object thisValue, Object key, boolean getter) {
        JsObject o = Conversions.toObject(thisValue);
        PropertyKey k = PropertyKey.from(key);
        for (JsObject p = o; p != null; p = p.getPrototype()) {
            PropertyDescriptor own = p.getOwnProperty(k);
            if (own != null) {
                return own.isAccessor() ? (getter ? own.getter() : own.setter()) : Undefined.UNDEFINED;
            }
        }
        return Undefined.UNDEFINED;
    }
}
