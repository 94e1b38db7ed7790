package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.staticGetter;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.ArrayIterator;
import tsubame.runtime.iteration.IterationKind;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Symbol;

/**
 * Array (ECMA-262 §23.1). The methods are in the classes named Array… by theme. Each works on any object as the
 * specification says, and takes a short way on {@link tsubame.runtime.object.JsArray} where nothing can tell.
 */
final class ArrayBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        ARRAY(constructor("Array", 1)),
        FROM(function("from", 1)),
        FROM_ASYNC(function("fromAsync", 1)),
        IS_ARRAY(function("isArray", 1)),
        OF(function("of", 0)),
        SPECIES(staticGetter("@@species")),
        AT(method("at", 1)),
        CONCAT(method("concat", 1)),
        COPY_WITHIN(method("copyWithin", 2)),
        ENTRIES(method("entries", 0)),
        EVERY(method("every", 1)),
        FILL(method("fill", 1)),
        FILTER(method("filter", 1)),
        FIND(method("find", 1)),
        FIND_INDEX(method("findIndex", 1)),
        FIND_LAST(method("findLast", 1)),
        FIND_LAST_INDEX(method("findLastIndex", 1)),
        FLAT(method("flat", 0)),
        FLAT_MAP(method("flatMap", 1)),
        FOR_EACH(method("forEach", 1)),
        INCLUDES(method("includes", 1)),
        INDEX_OF(method("indexOf", 1)),
        JOIN(method("join", 1)),
        KEYS(method("keys", 0)),
        LAST_INDEX_OF(method("lastIndexOf", 1)),
        MAP(method("map", 1)),
        POP(method("pop", 0)),
        PUSH(method("push", 1)),
        REDUCE(method("reduce", 1)),
        REDUCE_RIGHT(method("reduceRight", 1)),
        REVERSE(method("reverse", 0)),
        SHIFT(method("shift", 0)),
        SLICE(method("slice", 2)),
        SOME(method("some", 1)),
        SORT(method("sort", 1)),
        SPLICE(method("splice", 2)),
        TO_LOCALE_STRING(method("toLocaleString", 0)),
        TO_REVERSED(method("toReversed", 0)),
        TO_SORTED(method("toSorted", 1)),
        TO_SPLICED(method("toSpliced", 2)),
        TO_STRING(method("toString", 0)),
        UNSHIFT(method("unshift", 1)),
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

    /** Methods that came after the with statement was in use (§23.1.3.41). */
    private static final String[] UNSCOPABLES = {
        "at", "copyWithin", "entries", "fill", "find", "findIndex", "findLast", "findLastIndex", "flat", "flatMap",
        "includes", "keys", "toReversed", "toSorted", "toSpliced", "values"
    };

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        if (row.signature.place == Signature.Place.PROTOTYPE && Conversions.isNullish(self)) {
            throw Errors.typeError("Array.prototype." + row.signature.key + " called on null or undefined");
        }
        return switch (row) {
            case ARRAY -> ArrayConstructor.construct(args, newTarget == null ? callee : newTarget);
            case FROM -> ArrayConstructor.from(self, args);
            case FROM_ASYNC -> ArrayFromAsync.start(self, arg(args, 0), arg(args, 1), arg(args, 2));
            case IS_ARRAY -> Conversions.isArray(arg(args, 0));
            case OF -> ArrayConstructor.of(self, args);
            case SPECIES -> self;
            case AT -> ArraySearch.at(self, args);
            case CONCAT -> ArrayCopying.concat(self, args);
            case COPY_WITHIN -> ArrayMutation.copyWithin(self, args);
            case ENTRIES -> new ArrayIterator(Conversions.toObject(self), IterationKind.ENTRIES);
            case EVERY -> ArrayIteration.every(self, args);
            case FILL -> ArrayMutation.fill(self, args);
            case FILTER -> ArrayIteration.filter(self, args);
            case FIND -> ArrayIteration.find(self, args);
            case FIND_INDEX -> ArrayIteration.findIndex(self, args);
            case FIND_LAST -> ArrayIteration.findLast(self, args);
            case FIND_LAST_INDEX -> ArrayIteration.findLastIndex(self, args);
            case FLAT -> ArrayIteration.flat(self, args);
            case FLAT_MAP -> ArrayIteration.flatMap(self, args);
            case FOR_EACH -> ArrayIteration.forEach(self, args);
            case INCLUDES -> ArraySearch.includes(self, args);
            case INDEX_OF -> ArraySearch.indexOf(self, args);
            case JOIN -> ArraySearch.join(self, args);
            case KEYS -> new ArrayIterator(Conversions.toObject(self), IterationKind.KEYS);
            case LAST_INDEX_OF -> ArraySearch.lastIndexOf(self, args);
            case MAP -> ArrayIteration.map(self, args);
            case POP -> ArrayMutation.pop(self, args);
            case PUSH -> ArrayMutation.push(self, args);
            case REDUCE -> ArrayIteration.reduce(self, args);
            case REDUCE_RIGHT -> ArrayIteration.reduceRight(self, args);
            case REVERSE -> ArrayMutation.reverse(self, args);
            case SHIFT -> ArrayMutation.shift(self, args);
            case SLICE -> ArrayCopying.slice(self, args);
            case SOME -> ArrayIteration.some(self, args);
            case SORT -> ArraySorting.sort(self, args);
            case SPLICE -> ArrayMutation.splice(self, args);
            case TO_LOCALE_STRING -> ArraySearch.toLocaleString(self, args);
            case TO_REVERSED -> ArrayCopying.toReversed(self, args);
            case TO_SORTED -> ArraySorting.toSorted(self, args);
            case TO_SPLICED -> ArrayCopying.toSpliced(self, args);
            case TO_STRING -> ArraySearch.toString(self, args);
            case UNSHIFT -> ArrayMutation.unshift(self, args);
            case VALUES -> new ArrayIterator(Conversions.toObject(self), IterationKind.VALUES);
            case WITH -> ArrayCopying.with(self, args);
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = realm.arrayPrototype;
        NativeFunction array = makeConstructor(realm, Row.ARRAY, prototype);
        realm.register(Intrinsic.ARRAY, array);
        installRows(realm, ROWS, array, prototype);
        alias(prototype, Symbol.ITERATOR, PropertyKey.of("values"));
        realm.register(Intrinsic.ARRAY_VALUES, (JsObject) prototype.get(Symbol.ITERATOR));
        JsObject unscopables = new JsObject((JsObject) null);
        for (String name : UNSCOPABLES) {
            unscopables.define(PropertyKey.of(name), true, Attributes.DEFAULT);
        }
        prototype.define(Symbol.UNSCOPABLES, unscopables, Attributes.READ_ONLY);
        global(realm, "Array", array);
    }
}
