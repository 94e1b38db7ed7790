package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.KeyList;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** Object and its functions (§20.1.1, §20.1.2). The methods of objects are {@link ObjectPrototypeBuiltins}. */
final class ObjectBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        OBJECT(constructor("Object", 1)),
        ASSIGN(function("assign", 2)),
        GET_OWN_PROPERTY_DESCRIPTOR(function("getOwnPropertyDescriptor", 2)),
        GET_OWN_PROPERTY_DESCRIPTORS(function("getOwnPropertyDescriptors", 1)),
        GET_OWN_PROPERTY_NAMES(function("getOwnPropertyNames", 1)),
        GET_OWN_PROPERTY_SYMBOLS(function("getOwnPropertySymbols", 1)),
        HAS_OWN(function("hasOwn", 2)),
        IS(function("is", 2)),
        PREVENT_EXTENSIONS(function("preventExtensions", 1)),
        SEAL(function("seal", 1)),
        CREATE(function("create", 2)),
        DEFINE_PROPERTIES(function("defineProperties", 2)),
        DEFINE_PROPERTY(function("defineProperty", 3)),
        FREEZE(function("freeze", 1)),
        GET_PROTOTYPE_OF(function("getPrototypeOf", 1)),
        SET_PROTOTYPE_OF(function("setPrototypeOf", 2)),
        IS_EXTENSIBLE(function("isExtensible", 1)),
        IS_FROZEN(function("isFrozen", 1)),
        IS_SEALED(function("isSealed", 1)),
        KEYS(function("keys", 1)),
        ENTRIES(function("entries", 1)),
        FROM_ENTRIES(function("fromEntries", 1)),
        VALUES(function("values", 1)),
        GROUP_BY(function("groupBy", 2));

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
            case OBJECT -> object(callee, a, newTarget);
            case ASSIGN -> assign(args);
            case GET_OWN_PROPERTY_DESCRIPTOR -> getOwnPropertyDescriptor(a, arg(args, 1));
            case GET_OWN_PROPERTY_DESCRIPTORS -> getOwnPropertyDescriptors(a);
            case GET_OWN_PROPERTY_NAMES -> ownKeys(a, false);
            case GET_OWN_PROPERTY_SYMBOLS -> ownKeys(a, true);
            case HAS_OWN -> hasOwn(a, arg(args, 1));
            case IS -> Conversions.sameValue(a, arg(args, 1));
            case PREVENT_EXTENSIONS -> preventExtensions(a);
            case SEAL -> restrict(a, false);
            case CREATE -> create(a, arg(args, 1));
            case DEFINE_PROPERTIES -> defineProperties(object(a, "Object.defineProperties"), arg(args, 1));
            case DEFINE_PROPERTY -> defineProperty(a, arg(args, 1), arg(args, 2));
            case FREEZE -> restrict(a, true);
            case GET_PROTOTYPE_OF -> orNull(Conversions.toObject(a).getPrototype());
            case SET_PROTOTYPE_OF -> setPrototypeOf(a, arg(args, 1));
            case IS_EXTENSIBLE -> a instanceof JsObject o && o.isExtensible();
            case IS_FROZEN -> !(a instanceof JsObject o) || ObjectOperations.testIntegrityLevel(o, true);
            case IS_SEALED -> !(a instanceof JsObject o) || ObjectOperations.testIntegrityLevel(o, false);
            case KEYS -> enumerable(a, ObjectOperations.Enumerate.KEYS);
            case ENTRIES -> enumerable(a, ObjectOperations.Enumerate.ENTRIES);
            case FROM_ENTRIES -> fromEntries(a);
            case VALUES -> enumerable(a, ObjectOperations.Enumerate.VALUES);
            case GROUP_BY -> groupBy(a, arg(args, 1));
        };
    }

    @Override
    public void install(Realm realm) {
        NativeFunction object = makeConstructor(realm, Row.OBJECT, realm.objectPrototype);
        installRows(realm, ROWS, object, null);
        realm.register(Intrinsic.OBJECT, object);
        global(realm, "Object", object);
        global(realm, "globalThis", realm.globalObject);
    }

    /** §20.1.1.1. */
    private static Object object(NativeFunction callee, Object value, JsObject newTarget) {
        if (newTarget != null && newTarget != callee) {
            return ObjectOperations.ordinaryCreateFromConstructor(newTarget, Intrinsic.OBJECT_PROTOTYPE);
        }
        return value == Undefined.UNDEFINED || value == Null.NULL ? ObjectOperations.newObject() : Conversions.toObject(value);
    }

    private static JsObject object(Object value, String function) {
        if (value instanceof JsObject o) {
            return o;
        }
        throw Errors.typeError(function + " called on non-object");
    }

    private static Object orNull(JsObject object) {
        return object == null ? Null.NULL : object;
    }

    /** §20.1.2.1. */
    private static Object assign(Object[] args) {
        JsObject target = Conversions.toObject(arg(args, 0));
        for (int i = 1; i < args.length; i++) {
            if (Conversions.isNullish(args[i])) {
                continue;
            }
            JsObject from = Conversions.toObject(args[i]);
            for (PropertyKey key : from.ownKeys()) {
                if (from.hasOwnEnumerable(key)) {
                    target.put(key, from.get(key, from));
                }
            }
        }
        return target;
    }

    private static Object getOwnPropertyDescriptor(Object value, Object key) {
        JsObject o = Conversions.toObject(value);
        return ObjectOperations.fromPropertyDescriptor(o.getOwnProperty(PropertyKey.from(key)));
    }

    private static Object getOwnPropertyDescriptors(Object value) {
        JsObject o = Conversions.toObject(value);
        JsObject result = ObjectOperations.newObject();
        for (PropertyKey key : o.ownKeys()) {
            PropertyDescriptor own = o.getOwnProperty(key);
            if (own != null) {
                ObjectOperations.createDataProperty(result, key, ObjectOperations.fromPropertyDescriptor(own));
            }
        }
        return result;
    }

    /** GetOwnPropertyKeys (§20.1.2.11.1). */
    private static Object ownKeys(Object value, boolean symbols) {
        PropertyKey[] keys = Conversions.toObject(value).ownKeys();
        Object[] list = new Object[keys.length];
        int n = 0;
        for (PropertyKey key : keys) {
            if (key.isSymbol() == symbols) {
                list[n++] = key.toValue();
            }
        }
        return JsArray.ofValues(list, n);
    }

    private static Object hasOwn(Object value, Object key) {
        JsObject o = Conversions.toObject(value);
        return o.hasOwn(PropertyKey.from(key));
    }

    private static Object preventExtensions(Object value) {
        if (value instanceof JsObject o && !o.preventExtensions()) {
            throw Errors.typeError("Cannot prevent extensions");
        }
        return value;
    }

    private static Object restrict(Object value, boolean frozen) {
        if (value instanceof JsObject o && !ObjectOperations.setIntegrityLevel(o, frozen)) {
            throw Errors.typeError(frozen ? "Cannot freeze" : "Cannot seal");
        }
        return value;
    }

    private static Object create(Object prototype, Object properties) {
        if (!(prototype instanceof JsObject) && prototype != Null.NULL) {
            throw Errors.typeError("Object prototype may only be an Object or null: " + Describe.plainly(prototype));
        }
        JsObject o = new JsObject(prototype instanceof JsObject p ? p : null);
        return properties == Undefined.UNDEFINED ? o : defineProperties(o, properties);
    }

    /** ObjectDefineProperties (§20.1.2.3.1): all descriptors are read before the first is applied. */
    private static Object defineProperties(JsObject o, Object properties) {
        JsObject from = Conversions.toObject(properties);
        PropertyKey[] all = from.ownKeys();
        KeyList keys = new KeyList();
        PropertyDescriptor[] descriptors = new PropertyDescriptor[all.length];
        for (PropertyKey key : all) {
            PropertyDescriptor own = from.getOwnProperty(key);
            if (own != null && own.isEnumerable()) {
                descriptors[keys.size()] = ObjectOperations.toPropertyDescriptor(from.get(key, from));
                keys.add(key);
            }
        }
        for (int i = 0; i < keys.size(); i++) {
            ObjectOperations.definePropertyOrThrow(o, keys.get(i), descriptors[i]);
        }
        return o;
    }

    private static Object defineProperty(Object value, Object key, Object descriptor) {
        JsObject o = object(value, "Object.defineProperty");
        PropertyKey k = PropertyKey.from(key);
        ObjectOperations.definePropertyOrThrow(o, k, ObjectOperations.toPropertyDescriptor(descriptor));
        return o;
    }

    private static Object setPrototypeOf(Object value, Object prototype) {
        if (Conversions.isNullish(value)) {
            throw Errors.typeError("Object.setPrototypeOf called on null or undefined");
        }
        if (!(prototype instanceof JsObject) && prototype != Null.NULL) {
            throw Errors.typeError("Object prototype may only be an Object or null: " + Describe.plainly(prototype));
        }
        if (value instanceof JsObject o && !o.setPrototype(prototype instanceof JsObject p ? p : null)) {
            throw cannotSetPrototype(o, prototype);
        }
        return value;
    }

    /** What is thrown when an object refuses a prototype. Runs user code only for proxies. */
    static JsThrow cannotSetPrototype(JsObject o, Object prototype) {
        if (!o.isExtensible()) {
            return Errors.typeError(Describe.plainly(o) + " is not extensible");
        }
        return o.getPrototype() == null && o == Agent.realm.objectPrototype
                ? Errors.typeError("Immutable prototype object 'Object.prototype' cannot have their prototype set")
                : Errors.typeError("Cyclic __proto__ value");
    }

    private static Object enumerable(Object value, ObjectOperations.Enumerate what) {
        return JsArray.of(ObjectOperations.enumerableOwn(Conversions.toObject(value), what));
    }

    /** §20.1.2.7. */
    private static Object fromEntries(Object iterable) {
        if (Conversions.isNullish(iterable)) {
            throw Errors.typeError(Describe.plainly(iterable) + " is not iterable");
        }
        JsObject result = ObjectOperations.newObject();
        IteratorRecord entries = IteratorRecord.of(iterable);
        for (Object entry = entries.step(); entry != null; entry = entries.step()) {
            try {
                if (!(entry instanceof JsObject pair)) {
                    throw Errors.typeError("Iterator value " + Describe.plainly(entry) + " is not an entry object");
                }
                Object key = pair.getIndex(0, pair);
                Object value = pair.getIndex(1, pair);
                ObjectOperations.createDataPropertyOrThrow(result, PropertyKey.from(key), value);
            } catch (JsThrow thrown) {
                entries.closeQuietly();
                throw thrown;
            }
        }
        return result;
    }

    /** §20.1.2.13: the groups in order of their first element, each an array. */
    private static Object groupBy(Object items, Object callback) {
        if (Conversions.isNullish(items)) {
            throw Errors.typeError(Describe.plainly(items) + " is not iterable");
        }
        if (!(callback instanceof JsObject function) || !function.isCallable()) {
            throw Errors.typeError(Describe.plainly(callback) + " is not a function");
        }
        JsObject groups = new JsObject((JsObject) null);
        IteratorRecord record = IteratorRecord.of(items);
        double index = 0;
        for (Object value = record.step(); value != null; value = record.step()) {
            PropertyKey key;
            try {
                key = PropertyKey.from(function.call(Undefined.UNDEFINED, new Object[] {value, index}));
            } catch (JsThrow thrown) {
                record.closeQuietly();
                throw thrown;
            }
            if (groups.hasOwn(key)) {
                ((JsArray) groups.get(key)).append(value);
            } else {
                groups.define(key, JsArray.of(value), Attributes.DEFAULT);
            }
            index++;
        }
        return groups;
    }
}
