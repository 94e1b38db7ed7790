package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.JsFunction;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** Array as a function, and what hangs on it (ECMA-262 §23.1.1, §23.1.2). */
final class ArrayConstructor {
    private ArrayConstructor() {}

    /** {@code Array(…)} and {@code new Array(…)}: one number is a length. */
    static JsObject construct(Object[] args, JsObject newTarget) {
        Shape shape = newTarget == null || newTarget == Agent.realm.intrinsic(Intrinsic.ARRAY)
                ? Agent.realm.arrayShape
                : ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.ARRAY_PROTOTYPE);
        JsArray array = new JsArray(shape);
        if (args.length == 1 && args[0] instanceof Double number) {
            double length = number;
            if (!(length >= 0 && length <= JsArray.MAX_LENGTH) || length != Math.floor(length)) {
                throw Errors.rangeError("Invalid array length");
            }
            array.setLength((long) length);
            return array;
        }
        for (int i = 0; i < args.length; i++) {
            ArrayOperations.createDataProperty(array, i, args[i]);
        }
        return array;
    }

    static Object of(Object self, Object[] args) {
        JsObject target = targetFor(self, args.length);
        for (int i = 0; i < args.length; i++) {
            ArrayOperations.createDataProperty(target, i, args[i]);
        }
        ArrayOperations.setLength(target, args.length);
        return target;
    }

    /** What from and of fill: {@code new C(length)}, or an array when C is no constructor; a negative length passes none. */
    private static JsObject targetFor(Object constructor, double length) {
        if (!makesItself(constructor)) {
            if (length > JsArray.MAX_LENGTH) {
                throw Errors.rangeError("Invalid array length");
            }
            return JsArray.create();
        }
        JsObject c = (JsObject) constructor;
        return c.construct(length < 0 ? ObjectOperations.noArguments() : new Object[] {length}, c);
    }

    /** Whether a program's constructor makes what is filled. */
    private static boolean makesItself(Object constructor) {
        return constructor instanceof JsObject c && c.isConstructor() && c != Agent.realm.intrinsic(Intrinsic.ARRAY);
    }

    static Object from(Object self, Object[] args) {
        Object items = arg(args, 0);
        JsObject mapper = mapper(arg(args, 1));
        if (Conversions.isNullish(items)) {
            throw IteratorRecord.notIterable(items);
        }
        JsObject iteratorMethod = ObjectOperations.getMethod(items, Symbol.ITERATOR);
        return iteratorMethod != null
                ? fromIterable(self, items, iteratorMethod, mapper, arg(args, 2))
                : fromArrayLike(self, items, mapper, arg(args, 2));
    }

    private static JsObject mapper(Object value) {
        return value == Undefined.UNDEFINED ? null : ArrayOperations.callback(value);
    }

    private static Object mapped(JsObject mapper, Object thisArgument, Object value, long index) {
        return thisArgument == Undefined.UNDEFINED && mapper instanceof JsFunction function
                ? function.callPair(value, (double) index)
                : mapper.call(thisArgument, new Object[] {value, (double) index});
    }

    private static JsObject fromIterable(Object self, Object items, JsObject method, JsObject mapper, Object thisArgument) {
        JsObject target = targetFor(self, -1);
        IteratorRecord record = IteratorRecord.ofMethod(items, method);
        if (mapper == null && target instanceof JsArray array && array.length() == 0 && record.drainInto(array)) {
            return target;
        }
        long index = 0;
        for (Object value = record.step(); value != null; value = record.step()) {
            try {
                Object mapped = mapper == null
                        ? value
                        : mapped(mapper, thisArgument, value, index);
                ArrayOperations.createDataProperty(target, index++, mapped);
            } catch (JsThrow thrown) {
                record.closeQuietly();
                throw thrown;
            }
        }
        ArrayOperations.setLength(target, index);
        return target;
    }

    private static JsObject fromArrayLike(Object self, Object items, JsObject mapper, Object thisArgument) {
        JsObject source = Conversions.toObject(items);
        long length = ObjectOperations.lengthOf(source);
        JsObject target = targetFor(self, length);
        ArrayResult result = ArrayResult.into(target, length, makesItself(self));
        for (long i = 0; i < length; i++) {
            Object value = ArrayOperations.element(source, i);
            if (mapper != null) {
                value = mapped(mapper, thisArgument, value, i);
            }
            result.put(i, value);
        }
        ArrayOperations.setLength(result.finish(), length);
        return target;
    }
}
