package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.staticGetter;

import tsubame.runtime.collection.JsMap;
import tsubame.runtime.collection.OrderedTable;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IterationKind;
import tsubame.runtime.iteration.TableIterator;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** Map (ECMA-262 §24.1). */
final class MapBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        MAP(constructor("Map", 0)),
        GROUP_BY(function("groupBy", 2)),
        SPECIES(staticGetter("@@species")),
        CLEAR(method("clear", 0)),
        DELETE(method("delete", 1)),
        ENTRIES(method("entries", 0)),
        FOR_EACH(method("forEach", 1)),
        GET(method("get", 1)),
        GET_OR_INSERT(method("getOrInsert", 2)),
        GET_OR_INSERT_COMPUTED(method("getOrInsertComputed", 2)),
        HAS(method("has", 1)),
        KEYS(method("keys", 0)),
        SET(method("set", 2)),
        SIZE(getter("size")),
        VALUES(method("values", 0));

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
        return switch (row) {
            case MAP -> construct(arg(args, 0), newTarget);
            case GROUP_BY -> groupBy(arg(args, 0), arg(args, 1));
            case SPECIES -> self;
            case CLEAR -> {
                table(self, "clear").clear();
                yield Undefined.UNDEFINED;
            }
            case DELETE -> table(self, "delete").remove(OrderedTable.normalised(arg(args, 0)));
            case ENTRIES -> new TableIterator(table(self, "entries"), true, IterationKind.ENTRIES);
            case FOR_EACH -> forEach(self, args);
            case GET -> {
                Object value = table(self, "get").get(OrderedTable.normalised(arg(args, 0)));
                yield value == null ? Undefined.UNDEFINED : value;
            }
            case GET_OR_INSERT -> getOrInsert(table(self, "getOrInsert"), arg(args, 0), arg(args, 1));
            case GET_OR_INSERT_COMPUTED -> getOrInsertComputed(self, args);
            case HAS -> table(self, "has").has(OrderedTable.normalised(arg(args, 0)));
            case KEYS -> new TableIterator(table(self, "keys"), true, IterationKind.KEYS);
            case SET -> {
                table(self, "set").put(OrderedTable.normalised(arg(args, 0)), arg(args, 1));
                yield self;
            }
            case SIZE -> (double) table(self, "size").size();
            case VALUES -> new TableIterator(table(self, "values"), true, IterationKind.VALUES);
        };
    }

    private static OrderedTable table(Object self, String method) {
        if (self instanceof JsMap map) {
            return map.table;
        }
        throw Errors.typeError("Method Map.prototype." + method + " called on incompatible receiver " + Describe.plainly(self));
    }

    private static JsMap construct(Object iterable, JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Constructor Map requires 'new'");
        }
        JsMap map = new JsMap(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.MAP_PROTOTYPE));
        new Filling(map).fill(map, iterable, Names.SET, true);
        return map;
    }

    private static final class Filling extends CollectionFilling {
        private final JsMap map;

        Filling(JsMap map) {
            this.map = map;
        }

        @Override
        boolean isOriginal(JsObject adder) {
            return adder instanceof NativeFunction f && f.group() instanceof MapBuiltins && f.id() == Row.SET.ordinal();
        }

        @Override
        void add(Object key, Object value) {
            map.table.put(OrderedTable.normalised(key), value);
        }
    }

    private static JsMap groupBy(Object items, Object callback) {
        OrderedTable groups = Grouping.group(items, callback, false);
        JsMap map = new JsMap(Shape.rootFor(Agent.realm.intrinsic(Intrinsic.MAP_PROTOTYPE)));
        OrderedTable.Cursor cursor = new OrderedTable.Cursor(groups);
        while (cursor.advance()) {
            map.table.put(cursor.key(), cursor.value());
        }
        return map;
    }

    private static Object forEach(Object self, Object[] args) {
        OrderedTable table = table(self, "forEach");
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        Object thisArgument = arg(args, 1);
        OrderedTable.Cursor cursor = new OrderedTable.Cursor(table);
        while (cursor.advance()) {
            callback.call(thisArgument, new Object[] {cursor.value(), cursor.key(), self});
        }
        return Undefined.UNDEFINED;
    }

    private static Object getOrInsert(OrderedTable table, Object argument, Object value) {
        Object key = OrderedTable.normalised(argument);
        Object existing = table.get(key);
        if (existing != null) {
            return existing;
        }
        table.put(key, value);
        return value;
    }

    private static Object getOrInsertComputed(Object self, Object[] args) {
        OrderedTable table = table(self, "getOrInsertComputed");
        JsObject callback = ArrayOperations.callback(arg(args, 1));
        Object key = OrderedTable.normalised(arg(args, 0));
        Object existing = table.get(key);
        if (existing != null) {
            return existing;
        }
        Object value = callback.call(Undefined.UNDEFINED, new Object[] {key});
        table.put(key, value);
        return value;
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 16);
        realm.register(Intrinsic.MAP_PROTOTYPE, prototype);
        NativeFunction map = makeConstructor(realm, Row.MAP, prototype);
        realm.register(Intrinsic.MAP, map);
        installRows(realm, ROWS, map, prototype);
        alias(prototype, Symbol.ITERATOR, PropertyKey.of("entries"));
        realm.register(Intrinsic.MAP_ENTRIES, (JsObject) prototype.get(Symbol.ITERATOR));
        toStringTag(prototype, "Map");
        global(realm, "Map", map);
    }
}
