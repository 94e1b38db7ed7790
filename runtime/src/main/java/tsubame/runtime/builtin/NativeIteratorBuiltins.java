package tsubame.runtime.builtin;

import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IterationResult;
import tsubame.runtime.iteration.NativeIterator;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;

/** The prototypes of the iterators of arrays, strings, maps, sets and search params: each has a {@code next} of its own and a tag. */
public final class NativeIteratorBuiltins extends Builtins {
    public static final NativeIteratorBuiltins GROUP = new NativeIteratorBuiltins();

    private enum Row implements BuiltinRow {
        ARRAY("Array Iterator", Intrinsic.ARRAY_ITERATOR_PROTOTYPE),
        STRING("String Iterator", Intrinsic.STRING_ITERATOR_PROTOTYPE),
        MAP("Map Iterator", Intrinsic.MAP_ITERATOR_PROTOTYPE),
        SET("Set Iterator", Intrinsic.SET_ITERATOR_PROTOTYPE),
        URL_SEARCH_PARAMS("URLSearchParams Iterator", Intrinsic.URL_SEARCH_PARAMS_ITERATOR_PROTOTYPE);

        private final Signature signature = Signature.loose("next", 0);
        private final String tag;
        private final Intrinsic prototype;

        Row(String tag, Intrinsic prototype) {
            this.tag = tag;
            this.prototype = prototype;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();
    public static final int ARRAY_NEXT = Row.ARRAY.ordinal();
    public static final int STRING_NEXT = Row.STRING.ordinal();
    public static final int MAP_NEXT = Row.MAP.ordinal();
    public static final int SET_NEXT = Row.SET.ordinal();
    public static final int URL_SEARCH_PARAMS_NEXT = Row.URL_SEARCH_PARAMS.ordinal();

    private NativeIteratorBuiltins() {}

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        if (thisValue instanceof NativeIterator iterator && iterator.nextRow() == id) {
            return IterationResult.ofStep(iterator.advance());
        }
        throw Errors.typeError("Method " + ROWS[id].tag + ".prototype.next called on incompatible receiver "
                + Describe.plainly(thisValue));
    }

    @Override
    public void install(Realm realm) {
        for (Row row : ROWS) {
            JsObject prototype = prototypeObject(realm.iteratorPrototype, 2);
            realm.register(row.prototype, prototype);
            hidden(prototype, "next", makeFunction(realm, row));
            toStringTag(prototype, row.tag);
        }
    }
}
