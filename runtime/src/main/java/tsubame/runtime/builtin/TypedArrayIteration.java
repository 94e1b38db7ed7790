package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import java.util.Arrays;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.Undefined;

/** Methods of %TypedArray%.prototype that call a function with the elements (ECMA-262 §23.2.3). */
final class TypedArrayIteration {
    private TypedArrayIteration() {}

    /** Get of an index: undefined once the array has become shorter. */
    static Object element(JsTypedArray array, int index) {
        return index < array.length() ? array.element(index) : Undefined.UNDEFINED;
    }

    private static Object callBack(JsObject callback, Object thisArgument, JsTypedArray array, Object value, int index) {
        return callback.call(thisArgument, new Object[] {value, (double) index, array});
    }

    static Object forEach(JsTypedArray array, Object[] args) {
        int length = TypedArrayCreation.requireInBounds(array, "forEach").length();
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        for (int i = 0; i < length; i++) {
            callBack(callback, arg(args, 1), array, element(array, i), i);
        }
        return Undefined.UNDEFINED;
    }

    static Object map(JsTypedArray array, Object[] args) {
        int length = TypedArrayCreation.requireInBounds(array, "map").length();
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        JsTypedArray result = TypedArrayCreation.speciesCreate(array, length);
        for (int i = 0; i < length; i++) {
            result.putIndex(i, callBack(callback, arg(args, 1), array, element(array, i), i));
        }
        return result;
    }

    static Object filter(JsTypedArray array, Object[] args) {
        int length = TypedArrayCreation.requireInBounds(array, "filter").length();
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        Object[] kept = new Object[8];
        int count = 0;
        for (int i = 0; i < length; i++) {
            Object value = element(array, i);
            if (Conversions.toBoolean(callBack(callback, arg(args, 1), array, value, i))) {
                if (count == kept.length) {
                    kept = Arrays.copyOf(kept, 2 * count);
                }
                kept[count++] = value;
            }
        }
        JsTypedArray result = TypedArrayCreation.speciesCreate(array, count);
        for (int i = 0; i < count; i++) {
            result.putIndex(i, kept[i]);
        }
        return result;
    }

    static Object some(JsTypedArray array, Object[] args) {
        return first(array, args, "some", true) >= 0;
    }

    static Object every(JsTypedArray array, Object[] args) {
        return first(array, args, "every", false) < 0;
    }

    /** The first index where the callback gives the wanted truth, or -1. */
    private static int first(JsTypedArray array, Object[] args, String method, boolean wanted) {
        int length = TypedArrayCreation.requireInBounds(array, method).length();
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        for (int i = 0; i < length; i++) {
            if (Conversions.toBoolean(callBack(callback, arg(args, 1), array, element(array, i), i)) == wanted) {
                return i;
            }
        }
        return -1;
    }

    // ---- find and the like: the answer is the value that the callback saw

    static Object find(JsTypedArray array, Object[] args) {
        return search(array, args, "find", true, true);
    }

    static Object findIndex(JsTypedArray array, Object[] args) {
        return search(array, args, "findIndex", true, false);
    }

    static Object findLast(JsTypedArray array, Object[] args) {
        return search(array, args, "findLast", false, true);
    }

    static Object findLastIndex(JsTypedArray array, Object[] args) {
        return search(array, args, "findLastIndex", false, false);
    }

    private static Object search(JsTypedArray array, Object[] args, String method, boolean forward, boolean wantsValue) {
        int length = TypedArrayCreation.requireInBounds(array, method).length();
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        for (int n = 0; n < length; n++) {
            int i = forward ? n : length - 1 - n;
            Object value = element(array, i);
            if (Conversions.toBoolean(callBack(callback, arg(args, 1), array, value, i))) {
                return wantsValue ? value : (Object) (double) i;
            }
        }
        return wantsValue ? Undefined.UNDEFINED : (Object) (-1.0);
    }

    // ---- reduce

    static Object reduce(JsTypedArray array, Object[] args) {
        return reduce(array, args, "reduce", true);
    }

    static Object reduceRight(JsTypedArray array, Object[] args) {
        return reduce(array, args, "reduceRight", false);
    }

    private static Object reduce(JsTypedArray array, Object[] args, String method, boolean forward) {
        int length = TypedArrayCreation.requireInBounds(array, method).length();
        JsObject callback = ArrayOperations.callback(arg(args, 0));
        int n = 0;
        Object sum;
        if (args.length > 1) {
            sum = args[1];
        } else if (length == 0) {
            throw Errors.typeError("Reduce of empty array with no initial value");
        } else {
            sum = element(array, forward ? 0 : length - 1);
            n = 1;
        }
        for (; n < length; n++) {
            int i = forward ? n : length - 1 - n;
            sum = callback.call(Undefined.UNDEFINED, new Object[] {sum, element(array, i), (double) i, array});
        }
        return sum;
    }
}
