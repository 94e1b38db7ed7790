package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.staticGetter;

import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.ArrayIterator;
import tsubame.runtime.iteration.IterationKind;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * %TypedArray% (ECMA-262 §23.2). The methods are in the classes named TypedArray… by theme; each begins by checking its receiver, and
 * looks at the array's length again wherever user code may have changed it.
 */
final class TypedArrayBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        TYPED_ARRAY(constructor("TypedArray", 0)),
        FROM(function("from", 1)),
        OF(function("of", 0)),
        SPECIES(staticGetter("@@species")),
        BUFFER(getter("buffer")),
        BYTE_LENGTH(getter("byteLength")),
        BYTE_OFFSET(getter("byteOffset")),
        LENGTH(getter("length")),
        TO_STRING_TAG(getter("@@toStringTag")),
        AT(method("at", 1)),
        COPY_WITHIN(method("copyWithin", 2)),
        ENTRIES(method("entries", 0)),
        EVERY(method("every", 1)),
        FILL(method("fill", 1)),
        FILTER(method("filter", 1)),
        FIND(method("find", 1)),
        FIND_INDEX(method("findIndex", 1)),
        FIND_LAST(method("findLast", 1)),
        FIND_LAST_INDEX(method("findLastIndex", 1)),
        FOR_EACH(method("forEach", 1)),
        INCLUDES(method("includes", 1)),
        INDEX_OF(method("indexOf", 1)),
        JOIN(method("join", 1)),
        KEYS(method("keys", 0)),
        LAST_INDEX_OF(method("lastIndexOf", 1)),
        MAP(method("map", 1)),
        REDUCE(method("reduce", 1)),
        REDUCE_RIGHT(method("reduceRight", 1)),
        REVERSE(method("reverse", 0)),
        SET(method("set", 1)),
        SLICE(method("slice", 2)),
        SOME(method("some", 1)),
        SORT(method("sort", 1)),
        SUBARRAY(method("subarray", 2)),
        TO_LOCALE_STRING(method("toLocaleString", 0)),
        TO_REVERSED(method("toReversed", 0)),
        TO_SORTED(method("toSorted", 1)),
        VALUES(method("values", 0)),
        WITH(method("with", 2));

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
            case TYPED_ARRAY -> throw Errors.typeError("Abstract class TypedArray not directly constructable");
            case FROM -> TypedArrayCreation.from(self, arg(args, 0), arg(args, 1), arg(args, 2));
            case OF -> TypedArrayCreation.of(self, args);
            case SPECIES -> self;
            case BUFFER -> TypedArrayCreation.require(self, "buffer").buffer;
            case BYTE_LENGTH -> (double) TypedArrayCreation.require(self, "byteLength").byteLength();
            case BYTE_OFFSET -> byteOffset(TypedArrayCreation.require(self, "byteOffset"));
            case LENGTH -> (double) TypedArrayCreation.require(self, "length").length();
            case TO_STRING_TAG ->
                self instanceof JsTypedArray array ? JsString.of(array.kind.title + "Array") : Undefined.UNDEFINED;
            case ENTRIES -> iterator(self, "entries", IterationKind.ENTRIES);
            case KEYS -> iterator(self, "keys", IterationKind.KEYS);
            case VALUES -> iterator(self, "values", IterationKind.VALUES);
            default -> callMethod(ROWS[id], TypedArrayCreation.require(self, ROWS[id].signature.key.toString()), args);
        };
    }

    private static Object callMethod(Row row, JsTypedArray array, Object[] args) {
        return switch (row) {
            case COPY_WITHIN -> TypedArrayMutation.copyWithin(array, args);
            case FILL -> TypedArrayMutation.fill(array, args);
            case REVERSE -> TypedArrayMutation.reverse(array);
            case SET -> TypedArrayMutation.set(array, arg(args, 0), arg(args, 1));
            case SORT -> TypedArraySorting.sort(array, arg(args, 0));
            case SLICE -> TypedArrayCopying.slice(array, args);
            case SUBARRAY -> TypedArrayCopying.subarray(array, args);
            case TO_REVERSED -> TypedArrayCopying.toReversed(array);
            case TO_SORTED -> TypedArraySorting.toSorted(array, arg(args, 0));
            case WITH -> TypedArrayCopying.with(array, args);
            case AT -> TypedArraySearch.at(array, args);
            case INCLUDES -> TypedArraySearch.includes(array, args);
            case INDEX_OF -> TypedArraySearch.indexOf(array, args);
            case LAST_INDEX_OF -> TypedArraySearch.lastIndexOf(array, args);
            case JOIN -> TypedArraySearch.join(array, arg(args, 0));
            case TO_LOCALE_STRING -> TypedArraySearch.toLocaleString(array);
            default -> callCallbackMethod(row, array, args);
        };
    }

    private static Object callCallbackMethod(Row row, JsTypedArray array, Object[] args) {
        return switch (row) {
            case EVERY -> TypedArrayIteration.every(array, args);
            case FILTER -> TypedArrayIteration.filter(array, args);
            case FIND -> TypedArrayIteration.find(array, args);
            case FIND_INDEX -> TypedArrayIteration.findIndex(array, args);
            case FIND_LAST -> TypedArrayIteration.findLast(array, args);
            case FIND_LAST_INDEX -> TypedArrayIteration.findLastIndex(array, args);
            case FOR_EACH -> TypedArrayIteration.forEach(array, args);
            case MAP -> TypedArrayIteration.map(array, args);
            case REDUCE -> TypedArrayIteration.reduce(array, args);
            case REDUCE_RIGHT -> TypedArrayIteration.reduceRight(array, args);
            case SOME -> TypedArrayIteration.some(array, args);
            default -> throw new IllegalStateException(row.name());
        };
    }

    private static Object byteOffset(JsTypedArray array) {
        return array.isOutOfBounds() ? 0.0 : (double) array.byteOffset;
    }

    private static Object iterator(Object self, String method, IterationKind kind) {
        return new ArrayIterator(TypedArrayCreation.validate(self, method), kind);
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 64);
        realm.register(Intrinsic.TYPED_ARRAY_PROTOTYPE, prototype);
        NativeFunction constructor = makeConstructor(realm, Row.TYPED_ARRAY, prototype);
        realm.register(Intrinsic.TYPED_ARRAY, constructor);
        installRows(realm, ROWS, constructor, prototype);
        alias(prototype, Symbol.ITERATOR, PropertyKey.of("values"));
        JsObject arrayPrototype = realm.arrayPrototype;
        Object toString = arrayPrototype.slots[arrayPrototype.shape.lookup(Names.TO_STRING)];
        prototype.define(Names.TO_STRING, toString, Attributes.HIDDEN);
    }
}
