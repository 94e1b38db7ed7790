package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.loose;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.setter;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IterationResult;
import tsubame.runtime.iteration.IteratorHelper;
import tsubame.runtime.iteration.IteratorHelpers;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.promise.HandlerReaction;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** Iterator and %IteratorPrototype% (§27.1.3, §27.1.4), helper and wrapper prototypes, and %AsyncIteratorPrototype% (§27.1.5). */
public final class IteratorBuiltins extends Builtins {
    public static final IteratorBuiltins GROUP = new IteratorBuiltins();

    private enum Row implements BuiltinRow {
        ITERATOR_CONSTRUCTOR(constructor("Iterator", 0)),
        FROM(function("from", 1)),
        CONCAT(function("concat", 0)),
        ITERATOR(method("@@iterator", 0)),
        DISPOSE(method("@@dispose", 0)),
        GET_CONSTRUCTOR(getter("constructor")),
        SET_CONSTRUCTOR(setter("constructor")),
        GET_TAG(getter("@@toStringTag")),
        SET_TAG(setter("@@toStringTag")),
        MAP(method("map", 1)),
        FILTER(method("filter", 1)),
        TAKE(method("take", 1)),
        DROP(method("drop", 1)),
        CHUNKS(method("chunks", 1)),
        WINDOWS(method("windows", 1)),
        FLAT_MAP(method("flatMap", 1)),
        REDUCE(method("reduce", 1)),
        TO_ARRAY(method("toArray", 0)),
        FOR_EACH(method("forEach", 1)),
        SOME(method("some", 1)),
        EVERY(method("every", 1)),
        FIND(method("find", 1)),
        INCLUDES(method("includes", 1)),
        JOIN(method("join", 1)),
        HELPER_NEXT(loose("next", 0)),
        HELPER_RETURN(loose("return", 0)),
        WRAPPER_NEXT(loose("next", 0)),
        WRAPPER_RETURN(loose("return", 0)),
        ASYNC_ITERATOR(loose("@@asyncIterator", 0)),
        ASYNC_DISPOSE(loose("@@asyncDispose", 0)),
        /** What an async dispose does with the result of return: undefined. */
        UNDEFINED(loose("", 1));

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
    /** The row of the original {@code next} of helpers. */
    public static final int HELPER_NEXT = Row.HELPER_NEXT.ordinal();

    /** An object of Iterator.from around an iterator that is none of %Iterator%'s (§27.1.3.2.1.1). */
    private static final class Wrapper extends JsObject {
        final IteratorRecord iterated;

        Wrapper(Shape shape, IteratorRecord iterated) {
            super(shape);
            this.iterated = iterated;
        }
    }

    private IteratorBuiltins() {}

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        Object a = arg(args, 0);
        return switch (row) {
            case ITERATOR_CONSTRUCTOR -> construct(callee, newTarget);
            case FROM -> from(callee.realm, a);
            case CONCAT -> concat(args);
            case ITERATOR, ASYNC_ITERATOR -> thisValue;
            case DISPOSE -> dispose(thisValue);
            case ASYNC_DISPOSE -> asyncDispose(callee.realm, thisValue);
            case UNDEFINED -> Undefined.UNDEFINED;
            case GET_CONSTRUCTOR -> callee.realm.intrinsic(Intrinsic.ITERATOR);
            case SET_CONSTRUCTOR -> setWeirdly(callee.realm, thisValue, Names.CONSTRUCTOR, a);
            case GET_TAG -> JsString.of("Iterator");
            case SET_TAG -> setWeirdly(callee.realm, thisValue, Symbol.TO_STRING_TAG, a);
            case MAP, FILTER, FLAT_MAP -> withFunction(row, requireObject(thisValue, row), a);
            case TAKE, DROP -> withLimit(row, requireObject(thisValue, row), a);
            case CHUNKS, WINDOWS -> grouped(row, requireObject(thisValue, row), a, arg(args, 1));
            case INCLUDES -> includes(requireObject(thisValue, row), a, arg(args, 1));
            case JOIN -> join(requireObject(thisValue, row), a);
            case REDUCE -> reduce(requireObject(thisValue, row), args);
            case TO_ARRAY -> toArray(requireObject(thisValue, row));
            case FOR_EACH, SOME, EVERY, FIND -> consume(row, requireObject(thisValue, row), a);
            case HELPER_NEXT -> IterationResult.ofStep(helper(thisValue, row).advance());
            case HELPER_RETURN -> helper(thisValue, row).returns();
            case WRAPPER_NEXT -> wrapperNext(thisValue);
            case WRAPPER_RETURN -> wrapperReturn(thisValue);
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = realm.iteratorPrototype;
        NativeFunction iterator = makeConstructor(realm, Row.ITERATOR_CONSTRUCTOR, null);
        iterator.define(Names.PROTOTYPE, prototype, Attributes.FIXED);
        installRows(realm, ROWS, iterator, prototype);
        realm.register(Intrinsic.ITERATOR, iterator);
        global(realm, "Iterator", iterator);

        JsObject helpers = prototypeObject(prototype, 4);
        define(realm, helpers, Row.HELPER_NEXT);
        define(realm, helpers, Row.HELPER_RETURN);
        toStringTag(helpers, "Iterator Helper");
        realm.register(Intrinsic.ITERATOR_HELPER_PROTOTYPE, helpers);
        JsObject wrappers = prototypeObject(prototype, 4);
        define(realm, wrappers, Row.WRAPPER_NEXT);
        define(realm, wrappers, Row.WRAPPER_RETURN);
        realm.register(Intrinsic.WRAP_FOR_VALID_ITERATOR_PROTOTYPE, wrappers);

        JsObject asyncIterator = prototypeObject(realm.objectPrototype, 4);
        define(realm, asyncIterator, Row.ASYNC_ITERATOR);
        define(realm, asyncIterator, Row.ASYNC_DISPOSE);
        realm.register(Intrinsic.ASYNC_ITERATOR_PROTOTYPE, asyncIterator);
    }

    private void define(Realm realm, JsObject target, Row row) {
        target.define(row.signature.key, makeFunction(realm, row), Attributes.HIDDEN);
    }

    // ---- The constructor and its functions

    private static Object construct(NativeFunction callee, JsObject newTarget) {
        if (newTarget == null || newTarget == callee) {
            throw Errors.typeError("Abstract class Iterator not directly constructable");
        }
        return ObjectOperations.ordinaryCreateFromConstructor(newTarget, Intrinsic.ITERATOR_PROTOTYPE);
    }

    private static Object from(Realm realm, Object value) {
        IteratorRecord record = IteratorHelpers.flattenable(value, true);
        if (ObjectOperations.ordinaryHasInstance(realm.intrinsic(Intrinsic.ITERATOR), record.iterator())) {
            return record.iterator();
        }
        return new Wrapper(Shape.rootFor(realm.intrinsic(Intrinsic.WRAP_FOR_VALID_ITERATOR_PROTOTYPE)), record);
    }

    private static Object concat(Object[] args) {
        JsObject[] methods = new JsObject[args.length];
        for (int i = 0; i < args.length; i++) {
            if (!(args[i] instanceof JsObject)) {
                throw Errors.typeError(Describe.plainly(args[i]) + " is not an object");
            }
            methods[i] = ObjectOperations.getMethod(args[i], Symbol.ITERATOR);
            if (methods[i] == null) {
                throw Errors.typeError(Describe.plainly(args[i]) + " is not iterable");
            }
        }
        return IteratorHelpers.concat(args.clone(), methods);
    }

    private static Object wrapperNext(Object thisValue) {
        if (!(thisValue instanceof Wrapper wrapper)) {
            throw Errors.typeError("next method called on incompatible receiver " + Describe.plainly(thisValue));
        }
        return wrapper.iterated.nextWithoutValue();
    }

    private static Object wrapperReturn(Object thisValue) {
        if (!(thisValue instanceof Wrapper wrapper)) {
            throw Errors.typeError("return method called on incompatible receiver " + Describe.plainly(thisValue));
        }
        JsObject iterator = wrapper.iterated.iterator();
        JsObject method = ObjectOperations.getMethod(iterator, Names.RETURN);
        return method == null
                ? IterationResult.of(Undefined.UNDEFINED, true)
                : method.call(iterator, ObjectOperations.noArguments());
    }

    private static IteratorHelper helper(Object thisValue, Row row) {
        if (thisValue instanceof IteratorHelper helper) {
            return helper;
        }
        throw Errors.typeError(row.signature.name + " method called on incompatible receiver " + Describe.plainly(thisValue));
    }

    private static Object setWeirdly(Realm realm, Object thisValue, PropertyKey key, Object value) {
        ObjectOperations.setIgnoringPrototypes(thisValue, realm.iteratorPrototype, key, value);
        return Undefined.UNDEFINED;
    }

    // ---- Methods that answer helpers

    private static JsObject requireObject(Object thisValue, Row row) {
        if (thisValue instanceof JsObject object) {
            return object;
        }
        throw Errors.typeError("Iterator.prototype." + row.signature.name + " called on non-object");
    }

    /** The argument as a function; otherwise the iterator is closed and a TypeError thrown. */
    private static JsObject requireFunction(JsObject iterator, Object value) {
        if (value instanceof JsObject function && function.isCallable()) {
            return function;
        }
        throw closing(iterator, Errors.typeError(Describe.plainly(value) + " is not a function"));
    }

    private static JsThrow closing(JsObject iterator, JsThrow error) {
        IteratorRecord.of(iterator, Undefined.UNDEFINED).closeQuietly();
        return error;
    }

    private static Object withFunction(Row row, JsObject iterator, Object argument) {
        JsObject function = requireFunction(iterator, argument);
        IteratorRecord record = IteratorRecord.ofIterator(iterator);
        return switch (row) {
            case MAP -> IteratorHelpers.map(record, function);
            case FILTER -> IteratorHelpers.filter(record, function);
            default -> IteratorHelpers.flatMap(record, function);
        };
    }

    private static Object withLimit(Row row, JsObject iterator, Object argument) {
        double limit;
        try {
            limit = Conversions.toNumber(argument);
        } catch (JsThrow thrown) {
            throw closing(iterator, thrown);
        }
        double integer = Conversions.toIntegerOrInfinity(limit);
        boolean tooLarge = integer > Conversions.MAX_SAFE_INTEGER && integer != Double.POSITIVE_INFINITY;
        if (limit != limit || integer < 0 || tooLarge) {
            throw closing(iterator, Errors.rangeError(Describe.plainly(argument) + (tooLarge ? " is too large" : " must be positive")));
        }
        IteratorRecord record = IteratorRecord.ofIterator(iterator);
        return row == Row.TAKE ? IteratorHelpers.take(record, integer) : IteratorHelpers.drop(record, integer);
    }

    private static Object grouped(Row row, JsObject iterator, Object argument, Object undersized) {
        if (!Conversions.isIntegralNumber(argument)) {
            throw closing(iterator, Errors.typeError(Describe.plainly(argument) + " is not an integer"));
        }
        double size = (Double) argument;
        if (size < 1 || size > 4294967295.0) {
            throw closing(iterator, Errors.rangeError(Describe.plainly(argument) + " is out of range"));
        }
        if (row == Row.CHUNKS) {
            return IteratorHelpers.chunks(IteratorRecord.ofIterator(iterator), (long) size);
        }
        boolean partial = undersized instanceof JsString mode && mode.is("allow-partial");
        if (undersized != Undefined.UNDEFINED && !partial && !(undersized instanceof JsString full && full.is("only-full"))) {
            throw closing(iterator, Errors.typeError("undersized must be \"only-full\" or \"allow-partial\""));
        }
        return IteratorHelpers.windows(IteratorRecord.ofIterator(iterator), (long) size, partial);
    }

    // ---- Methods that consume the iterator

    private static Object includes(JsObject iterator, Object wanted, Object skippedElements) {
        double skip = 0;
        if (skippedElements != Undefined.UNDEFINED) {
            boolean infinite = skippedElements instanceof Double number && Math.abs(number) == Double.POSITIVE_INFINITY;
            if (!infinite && !Conversions.isIntegralNumber(skippedElements)) {
                throw closing(iterator, Errors.typeError(Describe.plainly(skippedElements) + " is not an integer"));
            }
            skip = (Double) skippedElements;
        }
        if (skip < 0 || skip > Conversions.MAX_SAFE_INTEGER && skip != Double.POSITIVE_INFINITY) {
            throw closing(iterator, Errors.rangeError(Describe.plainly(skippedElements) + " is out of range"));
        }
        IteratorRecord record = IteratorRecord.ofIterator(iterator);
        for (Object value = record.step(); value != null; value = record.step()) {
            if (skip > 0) {
                skip--;
            } else if (Conversions.sameValueZero(value, wanted)) {
                record.close();
                return Boolean.TRUE;
            }
        }
        return Boolean.FALSE;
    }

    /** Iterator.prototype.join of the proposal of that name: as Array.prototype.join. */
    private static Object join(JsObject iterator, Object argument) {
        JsString separator;
        try {
            separator = argument == Undefined.UNDEFINED ? JsString.of(",") : Conversions.toString(argument);
        } catch (JsThrow thrown) {
            throw closing(iterator, thrown);
        }
        IteratorRecord record = IteratorRecord.ofIterator(iterator);
        JsStringBuilder text = new JsStringBuilder();
        boolean first = true;
        for (Object value = record.step(); value != null; value = record.step()) {
            try {
                if (!first) {
                    text.append(separator);
                }
                first = false;
                if (value != Undefined.UNDEFINED && value != Null.NULL) {
                    text.append(Conversions.toString(value));
                }
            } catch (JsThrow thrown) {
                record.closeQuietly();
                throw thrown;
            }
        }
        return text.toJsString();
    }

    private static Object callClosing(IteratorRecord record, JsObject function, Object... arguments) {
        try {
            return function.call(Undefined.UNDEFINED, arguments);
        } catch (JsThrow thrown) {
            record.closeQuietly();
            throw thrown;
        }
    }

    private static Object reduce(JsObject iterator, Object[] args) {
        JsObject function = requireFunction(iterator, arg(args, 0));
        IteratorRecord record = IteratorRecord.ofIterator(iterator);
        Object accumulator = args.length > 1 ? args[1] : record.step();
        if (accumulator == null) {
            throw Errors.typeError("Reduce of a done iterator with no initial value");
        }
        double counter = args.length > 1 ? 0 : 1;
        for (Object value = record.step(); value != null; value = record.step()) {
            accumulator = callClosing(record, function, accumulator, value, counter++);
        }
        return accumulator;
    }

    private static Object toArray(JsObject iterator) {
        IteratorRecord record = IteratorRecord.ofIterator(iterator);
        JsArray array = JsArray.create();
        for (Object value = record.step(); value != null; value = record.step()) {
            ObjectOperations.createIndexOrThrow(array, array.length(), value);
        }
        return array;
    }

    private static Object consume(Row row, JsObject iterator, Object argument) {
        JsObject function = requireFunction(iterator, argument);
        IteratorRecord record = IteratorRecord.ofIterator(iterator);
        double counter = 0;
        for (Object value = record.step(); value != null; value = record.step()) {
            Object result = callClosing(record, function, value, counter++);
            if (row != Row.FOR_EACH && Conversions.toBoolean(result) == (row != Row.EVERY)) {
                record.close();
                return row == Row.FIND ? value : (Object) (row == Row.SOME);
            }
        }
        return row == Row.SOME ? Boolean.FALSE : row == Row.EVERY ? Boolean.TRUE : Undefined.UNDEFINED;
    }

    // ---- Disposal

    private static Object dispose(Object thisValue) {
        JsObject method = ObjectOperations.getMethod(thisValue, Names.RETURN);
        if (method != null) {
            method.call(thisValue, ObjectOperations.noArguments());
        }
        return Undefined.UNDEFINED;
    }

    private Object asyncDispose(Realm realm, Object thisValue) {
        PromiseCapability capability = PromiseCapability.intrinsic(realm);
        try {
            JsObject method = ObjectOperations.getMethod(thisValue, Names.RETURN);
            if (method == null) {
                capability.resolve(Undefined.UNDEFINED);
                return capability.promise();
            }
            Object result = method.call(thisValue, ObjectOperations.noArguments());
            JsPromise awaited = Promises.promiseOf(realm, result);
            awaited.then(new HandlerReaction(capability, makeFunction(realm, Row.UNDEFINED), null));
        } catch (JsThrow thrown) {
            capability.reject(thrown.value);
        }
        return capability.promise();
    }
}
