package tsubame.runtime.builtin;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;

/** The argument of the methods of set algebra: an object with size, has and keys (GetSetRecord, ECMA-262 §24.2.1.2). */
final class SetRecord {
    final JsObject set;
    /** May be infinite. */
    final double size;
    private final JsObject has;
    private final JsObject keys;

    /** Reads the record; runs user code. */
    SetRecord(Object value) {
        if (!(value instanceof JsObject object)) {
            throw Errors.typeError(Describe.plainly(value) + " is not an object");
        }
        set = object;
        double number = Conversions.toNumber(object.get(Names.SIZE));
        if (number != number) {
            throw Errors.typeError("The 'size' property must be a number");
        }
        size = Conversions.toIntegerOrInfinity(number);
        if (size < 0) {
            throw Errors.rangeError("'" + Conversions.numberToString(size).toJavaString() + "' is an invalid size");
        }
        has = callable(object.get(Names.HAS), "has");
        keys = callable(object.get(Names.KEYS), "keys");
    }

    private static JsObject callable(Object value, String name) {
        if (value instanceof JsObject function && function.isCallable()) {
            return function;
        }
        throw Errors.typeError("The '" + name + "' property must be a function");
    }

    boolean has(Object value) {
        return Conversions.toBoolean(has.call(set, new Object[] {value}));
    }

    /** GetIteratorFromMethod of keys, by way of GetIteratorDirect. */
    IteratorRecord keys() {
        Object iterator = keys.call(set, ObjectOperations.noArguments());
        if (!(iterator instanceof JsObject object)) {
            throw Errors.typeError(Describe.plainly(iterator) + " is not an object");
        }
        return IteratorRecord.ofIterator(object);
    }
}
