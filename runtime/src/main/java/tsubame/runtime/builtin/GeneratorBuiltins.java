package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.interpreter.AsyncFromSyncIterator;
import tsubame.runtime.interpreter.AsyncGeneratorObject;
import tsubame.runtime.interpreter.GeneratorObject;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;

/**
 * %GeneratorPrototype% (§27.5.1), %AsyncGeneratorPrototype% (§27.6.1) and %AsyncFromSyncIteratorPrototype% (§27.1.6.2). The hidden
 * constructors of their functions are in {@link FunctionBuiltins}.
 */
public final class GeneratorBuiltins extends Builtins {
    public static final GeneratorBuiltins GROUP = new GeneratorBuiltins();

    /** Numbers of the ways to resume a generator. */
    private static final int RESUME_NEXT = 0;
    private static final int RESUME_THROW = 1;
    private static final int RESUME_RETURN = 2;

    private enum Row implements BuiltinRow {
        GENERATOR_NEXT("next", Intrinsic.GENERATOR_PROTOTYPE),
        GENERATOR_RETURN("return", Intrinsic.GENERATOR_PROTOTYPE),
        GENERATOR_THROW("throw", Intrinsic.GENERATOR_PROTOTYPE),
        ASYNC_NEXT("next", Intrinsic.ASYNC_GENERATOR_PROTOTYPE),
        ASYNC_RETURN("return", Intrinsic.ASYNC_GENERATOR_PROTOTYPE),
        ASYNC_THROW("throw", Intrinsic.ASYNC_GENERATOR_PROTOTYPE),
        WRAPPED_NEXT("next", Intrinsic.ASYNC_FROM_SYNC_ITERATOR_PROTOTYPE),
        WRAPPED_RETURN("return", Intrinsic.ASYNC_FROM_SYNC_ITERATOR_PROTOTYPE),
        WRAPPED_THROW("throw", Intrinsic.ASYNC_FROM_SYNC_ITERATOR_PROTOTYPE);

        private final Signature signature;
        private final Intrinsic owner;

        Row(String name, Intrinsic owner) {
            this.signature = method(name, 1);
            this.owner = owner;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();
    /** The row of the original {@code next} of generators. */
    public static final int NEXT = Row.GENERATOR_NEXT.ordinal();

    private GeneratorBuiltins() {}

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        Object value = arg(args, 0);
        return switch (row) {
            case GENERATOR_NEXT -> generator(thisValue, row).resume(RESUME_NEXT, value);
            case GENERATOR_RETURN -> generator(thisValue, row).resume(RESUME_RETURN, value);
            case GENERATOR_THROW -> generator(thisValue, row).resume(RESUME_THROW, value);
            case ASYNC_NEXT, ASYNC_RETURN, ASYNC_THROW -> request(callee.realm, row, thisValue, value);
            case WRAPPED_NEXT -> ((AsyncFromSyncIterator) thisValue).next(args);
            case WRAPPED_RETURN -> ((AsyncFromSyncIterator) thisValue).returns(args);
            case WRAPPED_THROW -> ((AsyncFromSyncIterator) thisValue).throwsInto(args);
        };
    }

    private static GeneratorObject generator(Object thisValue, Row row) {
        if (thisValue instanceof GeneratorObject generator) {
            return generator;
        }
        throw incompatible(thisValue, row);
    }

    private static JsThrow incompatible(Object thisValue, Row row) {
        return Errors.typeError(row.signature.name + " method called on incompatible receiver " + Describe.plainly(thisValue));
    }

    private static Object request(Realm realm, Row row, Object thisValue, Object value) {
        JsPromise promise = Promises.create(realm);
        if (!(thisValue instanceof AsyncGeneratorObject generator)) {
            promise.reject(incompatible(thisValue, row).value);
        } else if (row == Row.ASYNC_NEXT) {
            generator.next(value, promise);
        } else if (row == Row.ASYNC_RETURN) {
            generator.returns(value, promise);
        } else {
            generator.throwsInto(value, promise);
        }
        return promise;
    }

    @Override
    public void install(Realm realm) {
        JsObject asyncIterator = realm.intrinsic(Intrinsic.ASYNC_ITERATOR_PROTOTYPE);
        realm.register(Intrinsic.GENERATOR_PROTOTYPE, prototypeObject(realm.iteratorPrototype, 8));
        realm.register(Intrinsic.ASYNC_GENERATOR_PROTOTYPE, prototypeObject(asyncIterator, 8));
        realm.register(Intrinsic.ASYNC_FROM_SYNC_ITERATOR_PROTOTYPE, prototypeObject(asyncIterator, 4));
        link(realm, Intrinsic.GENERATOR_FUNCTION_PROTOTYPE, Intrinsic.GENERATOR_PROTOTYPE, "Generator");
        link(realm, Intrinsic.ASYNC_GENERATOR_FUNCTION_PROTOTYPE, Intrinsic.ASYNC_GENERATOR_PROTOTYPE, "AsyncGenerator");
        for (Row row : ROWS) {
            realm.intrinsic(row.owner).define(row.signature.key, makeFunction(realm, row), Attributes.HIDDEN);
        }
    }

    private static void link(Realm realm, Intrinsic functions, Intrinsic objects, String tag) {
        JsObject functionPrototype = realm.intrinsic(functions);
        JsObject prototype = realm.intrinsic(objects);
        functionPrototype.define(Names.PROTOTYPE, prototype, Attributes.READ_ONLY);
        prototype.define(Names.CONSTRUCTOR, functionPrototype, Attributes.READ_ONLY);
        toStringTag(prototype, tag);
    }
}
