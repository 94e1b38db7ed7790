package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.Undefined;

/** Methods of Array.prototype that call a function with the elements (ECMA-262 §23.1.3). */
final class ArrayIteration {
    private ArrayIteration() {}

    static Object forEach(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        Object thisArgument = arg(args, 1);
        for (long i = 0; i < length; i++) {
            Object value = ArrayOperations.elementOrHole(o, i);
            if (value != null) {
                ArrayOperations.callBack(callback, thisArgument, value, i, o);
            }
        }
        return Undefined.UNDEFINED;
    }

    static Object map(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        Object thisArgument = arg(args, 1);
        ArrayResult result = ArrayResult.ofSpecies(o, length);
        for (long i = 0; i < length; i++) {
            Object value = ArrayOperations.elementOrHole(o, i);
            if (value != null) {
                result.put(i, ArrayOperations.callBack(callback, thisArgument, value, i, o));
            }
        }
        return result.finish();
    }

    static Object filter(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        Object thisArgument = arg(args, 1);
        JsObject result = ArrayOperations.speciesCreate(o, 0);
        long to = 0;
        for (long i = 0; i < length; i++) {
            Object value = ArrayOperations.elementOrHole(o, i);
            if (value != null
                    && Conversions.toBoolean(ArrayOperations.callBack(callback, thisArgument, value, i, o))) {
                ArrayOperations.createDataProperty(result, to++, value);
            }
        }
        return result;
    }

    static Object some(Object self, Object[] args) {
        return anyGives(true, self, args);
    }

    static Object every(Object self, Object[] args) {
        return !anyGives(false, self, args);
    }

    /** Whether the callback answers the wanted truth for some element. */
    private static boolean anyGives(boolean wanted, Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        Object thisArgument = arg(args, 1);
        for (long i = 0; i < length; i++) {
            Object value = ArrayOperations.elementOrHole(o, i);
            if (value != null && Conversions.toBoolean(
                    ArrayOperations.callBack(callback, thisArgument, value, i, o)) == wanted) {
                return true;
            }
        }
        return false;
    }

    static Object reduce(Object self, Object[] args) {
        return fold(self, args, false);
    }

    static Object reduceRight(Object self, Object[] args) {
        return fold(self, args, true);
    }

    private static Object fold(Object self, Object[] args, boolean fromRight) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        Object accumulator = args.length > 1 ? args[1] : null;
        for (long k = 0; k < length; k++) {
            long i = fromRight ? length - 1 - k : k;
            Object value = ArrayOperations.elementOrHole(o, i);
            if (value == null) {
                continue;
            }
            accumulator = accumulator == null
                    ? value
                    : callback.call(Undefined.UNDEFINED, new Object[] {accumulator, value, (double) i, o});
        }
        if (accumulator == null) {
            throw Errors.typeError("Reduce of empty array with no initial value");
        }
        return accumulator;
    }

    static Object find(Object self, Object[] args) {
        return search(self, args, false, false);
    }

    static Object findIndex(Object self, Object[] args) {
        return search(self, args, false, true);
    }

    static Object findLast(Object self, Object[] args) {
        return search(self, args, true, false);
    }

    static Object findLastIndex(Object self, Object[] args) {
        return search(self, args, true, true);
    }

    /** FindViaPredicate (§23.1.3.12.1); holes count as undefined. */
    private static Object search(Object self, Object[] args, boolean fromRight, boolean wantIndex) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        Object thisArgument = arg(args, 1);
        for (long k = 0; k < length; k++) {
            long i = fromRight ? length - 1 - k : k;
            Object value = ArrayOperations.element(o, i);
            if (Conversions.toBoolean(ArrayOperations.callBack(callback, thisArgument, value, i, o))) {
                return wantIndex ? (Object) (double) i : value;
            }
        }
        return wantIndex ? (Object) (-1.0) : Undefined.UNDEFINED;
    }

    static Object flatMap(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        Object mapper = arg(args, 0);
        if (!Conversions.isCallable(mapper)) {
            throw Errors.typeError("flatMap mapper function is not callable");
        }
        JsObject result = ArrayOperations.speciesCreate(o, 0);
        flatten(result, o, length, 0, 1, (JsObject) mapper, arg(args, 1));
        return result;
    }

    static Object flat(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        Object argument = arg(args, 0);
        double depth = argument == Undefined.UNDEFINED ? 1 : Math.max(Conversions.toIntegerOrInfinity(argument), 0);
        JsObject result = ArrayOperations.speciesCreate(o, 0);
        flatten(result, o, length, 0, depth, null, null);
        return result;
    }

    /** FlattenIntoArray (§23.1.3.13.1): answers the index after the last element written. */
    private static long flatten(JsObject target, JsObject source, long length, long start, double depth, JsObject mapper,
            Object thisArgument) {
        Agent.enter();
        try {
            long to = start;
            for (long i = 0; i < length; i++) {
                Object value = ArrayOperations.elementOrHole(source, i);
                if (value == null) {
                    continue;
                }
                if (mapper != null) {
                    value = ArrayOperations.callBack(mapper, thisArgument, value, i, source);
                }
                if (depth > 0 && value instanceof JsObject inner && Conversions.isArray(inner)) {
                    to = flatten(target, inner, ObjectOperations.lengthOf(inner), to, depth - 1, null, null);
                } else {
                    if (to >= ArrayOperations.MAX_SAFE_LENGTH) {
                        throw Errors.typeError("Invalid array length");
                    }
                    ArrayOperations.createDataProperty(target, to++, value);
                }
            }
            return to;
        } finally {
            Agent.leave();
        }
    }
}
