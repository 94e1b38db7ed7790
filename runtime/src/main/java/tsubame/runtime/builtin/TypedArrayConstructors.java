package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;

import tsubame.runtime.binary.ElementKind;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;

/** The twelve constructors and their prototypes (ECMA-262 §23.2.5 – §23.2.7). Int8Array … are rows by element kind. */
final class TypedArrayConstructors extends Builtins {
    /** One for each {@link ElementKind}, in its order. */
    private static final class Row implements BuiltinRow {
        private final ElementKind kind;
        private final Signature signature;

        Row(ElementKind kind) {
            this.kind = kind;
            this.signature = constructor(kind.title + "Array", 3);
        }

        @Override
        public Signature signature() {
            return signature;
        }

        @Override
        public int ordinal() {
            return kind.ordinal();
        }
    }

    private static final Row[] ROWS = rows();

    private static Row[] rows() {
        ElementKind[] kinds = ElementKind.values();
        Row[] rows = new Row[kinds.length];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = new Row(kinds[i]);
        }
        return rows;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return TypedArrayCreation.construct(ROWS[id].kind, args, newTarget);
    }

    @Override
    public void install(Realm realm) {
        JsObject parent = realm.intrinsic(Intrinsic.TYPED_ARRAY);
        JsObject parentPrototype = realm.intrinsic(Intrinsic.TYPED_ARRAY_PROTOTYPE);
        for (Row row : ROWS) {
            JsObject prototype = prototypeObject(parentPrototype, 8);
            NativeFunction constructor = makeConstructor(realm, row, prototype, parent);
            realm.register(TypedArrayCreation.prototypeOf(row.kind), prototype);
            realm.register(TypedArrayCreation.constructorOf(row.kind), constructor);
            constant(constructor, "BYTES_PER_ELEMENT", (double) row.kind.size());
            constant(prototype, "BYTES_PER_ELEMENT", (double) row.kind.size());
            global(realm, row.kind.title + "Array", constructor);
        }
    }
}
