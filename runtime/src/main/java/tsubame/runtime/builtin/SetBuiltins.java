package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.staticGetter;

import tsubame.runtime.collection.JsSet;
import tsubame.runtime.collection.OrderedTable;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IterationKind;
import tsubame.runtime.iteration.TableIterator;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** Set (ECMA-262 §24.2). The methods of set algebra are in {@link SetAlgebra}. */
final class SetBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        SET(constructor("Set", 0)),
        SPECIES(staticGetter("@@species")),
        ADD(method("add", 1)),
        CLEAR(method("clear", 0)),
        DELETE(method("delete", 1)),
        DIFFERENCE(method("difference", 1)),
        ENTRIES(method("entries", 0)),
        FOR_EACH(method("forEach", 1)),
        HAS(method("has", 1)),
        INTERSECTION(method("intersection", 1)),
        IS_DISJOINT_FROM(method("isDisjointFrom", 1)),
        IS_SUBSET_OF(method("isSubsetOf", 1)),
        IS_SUPERSET_OF(method("isSupersetOf", 1)),
        SIZE(getter("size")),
        SYMMETRIC_DIFFERENCE(method("symmetricDifference", 1)),
        UNION(method("union", 1)),
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
        return switch (ROWS[id]) {
            case SET -> construct(arg(args, 0), newTarget);
            case SPECIES -> self;
            case ADD -> {
                table(self, "add").put(OrderedTable.normalised(arg(args, 0)), null);
                yield self;
            }
            case CLEAR -> {
                table(self, "clear").clear();
                yield Undefined.UNDEFINED;
            }
            case DELETE -> table(self, "delete").remove(OrderedTable.normalised(arg(args, 0)));
            case DIFFERENCE -> SetAlgebra.difference(table(self, "difference"), arg(args, 0));
            case ENTRIES -> new TableIterator(table(self, "entries"), false, IterationKind.ENTRIES);
            case FOR_EACH -> forEach(self, args);
            case HAS -> table(self, "has").has(OrderedTable.normalised(arg(args, 0)));
            case INTERSECTION -> SetAlgebra.intersection(table(self, "intersection"), arg(args, 0));
            case IS_DISJOINT_FROM -> SetAlgebra.isDisjointFrom(table(self, "isDisjointFrom"), arg(args, 0));
            case IS_SUBSET_OF -> SetAlgebra.isSubsetOf(table(self, "isSubsetOf"), arg(args, 0));
            case IS_SUPERSET_OF -> SetAlgebra.isSupersetOf(table(self, "isSupersetOf"), arg(args, 0));
            case SIZE -> (double) table(self, "size").size();
            case SYMMETRIC_DIFFERENCE -> SetAlgebra.symmetricDifference(table(self, "symmetricDifference"), arg(args, 0));
            case UNION -> SetAlgebra.union(table(self, "union"), arg(args, 0));
            case VALUES -> new TableIterator(table(self, "values"), false, IterationKind.VALUES);
        };
    }

    private static OrderedTable table(Object self, String method) {
        if (self instanceof JsSet set) {
            return set.table;
        }
        throw Errors.typeError("Method Set.prototype." + method + " called on incompatible receiver " + Describe.plainly(self));
    }

    private static JsSet construct(Object iterable, JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Constructor Set requires 'new'");
        }
        JsSet set = new JsSet(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.SET_PROTOTYPE));
        new Filling(set).fill(set, iterable, Names.ADD, false);
        return set;
    }

    private static final class Filling extends CollectionFilling {
        private final JsSet set;

        Filling(JsSet set) {
            this.set = set;
        }

        @Override
        boolean isOriginal(JsObject adder) {
            return adder instanceof NativeFunction f && f.group() instanceof SetBuiltins && f.id() == Row.ADD.ordinal();
        }

        @Override
        void add(Object key, Object value) {
            set.table.put(OrderedTable.normalised(key), null);
        }
    }

    private static Object forEach(Object self, Object[] args) {
        OrderedTable table = table(self, "forEach");
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        Object thisArgument = arg(args, 1);
        OrderedTable.Cursor cursor = new OrderedTable.Cursor(table);
        while (cursor.advance()) {
            Object key = cursor.key();
            callback.call(thisArgument, new Object[] {key, key, self});
        }
        return Undefined.UNDEFINED;
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 32);
        realm.register(Intrinsic.SET_PROTOTYPE, prototype);
        NativeFunction set = makeConstructor(realm, Row.SET, prototype);
        realm.register(Intrinsic.SET, set);
        installRows(realm, ROWS, set, prototype);
        alias(prototype, Names.KEYS, PropertyKey.of("values"));
        alias(prototype, Symbol.ITERATOR, PropertyKey.of("values"));
        realm.register(Intrinsic.SET_VALUES, (JsObject) prototype.get(Symbol.ITERATOR));
        toStringTag(prototype, "Set");
        global(realm, "Set", set);
    }
}
