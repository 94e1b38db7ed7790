package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.method;

import java.util.Arrays;
import tsubame.runtime.collection.WeakCollection;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** WeakMap and WeakSet (ECMA-262 §24.3, §24.4), in one group. */
final class WeakBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        WEAK_MAP(constructor("WeakMap", 0), true),
        GET(method("get", 1), true),
        GET_OR_INSERT(method("getOrInsert", 2), true),
        GET_OR_INSERT_COMPUTED(method("getOrInsertComputed", 2), true),
        SET(method("set", 2), true),
        MAP_DELETE(method("delete", 1), true),
        MAP_HAS(method("has", 1), true),
        WEAK_SET(constructor("WeakSet", 0), false),
        ADD(method("add", 1), false),
        SET_DELETE(method("delete", 1), false),
        SET_HAS(method("has", 1), false);

        private final Signature signature;
        private final boolean map;

        Row(Signature signature, boolean map) {
            this.signature = signature;
            this.map = map;
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
        if (row == Row.WEAK_MAP || row == Row.WEAK_SET) {
            return construct(row.map, arg(args, 0), newTarget);
        }
        WeakCollection collection = collection(self, row);
        Object key = arg(args, 0);
        switch (row) {
            case GET:
                Object value = collection.get(key);
                return value == null ? Undefined.UNDEFINED : value;
            case GET_OR_INSERT:
            case GET_OR_INSERT_COMPUTED:
                return getOrInsert(collection, key, arg(args, 1), row == Row.GET_OR_INSERT_COMPUTED);
            case SET:
                put(collection, key, arg(args, 1));
                return self;
            case ADD:
                put(collection, key, Undefined.UNDEFINED);
                return self;
            case MAP_DELETE:
            case SET_DELETE:
                return collection.remove(key);
            default:
                return collection.get(key) != null;
        }
    }

    private static WeakCollection collection(Object self, Row row) {
        if (self instanceof WeakCollection collection && collection.isMap() == row.map) {
            return collection;
        }
        throw Errors.typeError("Method " + (row.map ? "WeakMap" : "WeakSet") + ".prototype." + row.signature.key
                + " called on incompatible receiver " + Describe.plainly(self));
    }

    private static void put(WeakCollection collection, Object key, Object value) {
        requireHoldable(collection, key);
        collection.put(key, value);
    }

    private static void requireHoldable(WeakCollection collection, Object key) {
        if (!WeakCollection.canHold(key)) {
            throw Errors.typeError("Invalid value used " + (collection.isMap() ? "as weak map key" : "in weak set"));
        }
    }

    private static Object getOrInsert(WeakCollection map, Object key, Object argument, boolean computed) {
        requireHoldable(map, key);
        JsObject callback = computed ? ArrayOperations.callback(argument) : null;
        Object existing = map.get(key);
        if (existing != null) {
            return existing;
        }
        Object value = computed ? callback.call(Undefined.UNDEFINED, new Object[] {key}) : argument;
        map.put(key, value);
        return value;
    }

    private static WeakCollection construct(boolean map, Object iterable, JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Constructor " + (map ? "WeakMap" : "WeakSet") + " requires 'new'");
        }
        Intrinsic prototype = map ? Intrinsic.WEAK_MAP_PROTOTYPE : Intrinsic.WEAK_SET_PROTOTYPE;
        WeakCollection collection = new WeakCollection(ObjectOperations.shapeFromConstructor(newTarget, prototype), map);
        new Filling(collection).fill(collection, iterable, map ? Names.SET : Names.ADD, map);
        return collection;
    }

    private static final class Filling extends CollectionFilling {
        private final WeakCollection collection;

        Filling(WeakCollection collection) {
            this.collection = collection;
        }

        @Override
        boolean isOriginal(JsObject adder) {
            Row row = collection.isMap() ? Row.SET : Row.ADD;
            return adder instanceof NativeFunction f && f.group() instanceof WeakBuiltins && f.id() == row.ordinal();
        }

        @Override
        void add(Object key, Object value) {
            put(collection, key, value == null ? Undefined.UNDEFINED : value);
        }
    }

    @Override
    public void install(Realm realm) {
        install(realm, Row.WEAK_MAP, Intrinsic.WEAK_MAP, Intrinsic.WEAK_MAP_PROTOTYPE);
        install(realm, Row.WEAK_SET, Intrinsic.WEAK_SET, Intrinsic.WEAK_SET_PROTOTYPE);
    }

    private void install(Realm realm, Row constructor, Intrinsic intrinsic, Intrinsic prototypeIntrinsic) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 8);
        realm.register(prototypeIntrinsic, prototype);
        NativeFunction function = makeConstructor(realm, constructor, prototype);
        realm.register(intrinsic, function);
        int rows = 0;
        Row[] own = new Row[ROWS.length];
        for (Row row : ROWS) {
            if (row.map == constructor.map) {
                own[rows++] = row;
            }
        }
        installRows(realm, Arrays.copyOf(own, rows), function, prototype);
        toStringTag(prototype, constructor.map ? "WeakMap" : "WeakSet");
        global(realm, constructor.map ? "WeakMap" : "WeakSet", function);
    }
}
