package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.Undefined;

/** Methods of %TypedArray%.prototype that answer another array (ECMA-262 §23.2.3). */
final class TypedArrayCopying {
    private TypedArrayCopying() {}

    static Object slice(JsTypedArray array, Object[] args) {
        int length = TypedArrayCreation.requireInBounds(array, "slice").length();
        int from = (int) Conversions.toRelativeIndex(arg(args, 0), length, 0);
        int end = (int) Conversions.toRelativeIndex(arg(args, 1), length, length);
        int count = Math.max(end - from, 0);
        JsTypedArray result = TypedArrayCreation.speciesCreate(array, count);
        if (count > 0) {
            int now = TypedArrayCreation.requireInBounds(array, "slice").length();
            copy(array, from, Math.max(Math.min(end, now) - from, 0), result);
        }
        return result;
    }

    /** Copies elements to the beginning of the result: by bytes from first to last, where both have the same kind. */
    private static void copy(JsTypedArray array, int from, int count, JsTypedArray result) {
        if (array.kind != result.kind) {
            for (int i = 0; i < count; i++) {
                result.putIndex(i, TypedArrayIteration.element(array, from + i));
            }
            return;
        }
        byte[] source = array.buffer.bytes();
        byte[] target = result.buffer.bytes();
        int at = array.byteIndex(from);
        int out = result.byteOffset;
        int size = Math.min(count, result.length()) << array.kind.shift;
        if (source != target) {
            System.arraycopy(source, at, target, out, size);
            return;
        }
        for (int i = 0; i < size; i++) {
            target[out + i] = source[at + i];
        }
    }

    static Object subarray(JsTypedArray array, Object[] args) {
        int length = array.length();
        int from = (int) Conversions.toRelativeIndex(arg(args, 0), length, 0);
        if (array.tracksLength() && arg(args, 1) == Undefined.UNDEFINED) {
            return TypedArrayCreation.speciesCreate(array, array.buffer, (double) array.byteIndex(from));
        }
        int end = (int) Conversions.toRelativeIndex(arg(args, 1), length, length);
        double count = Math.max(end - from, 0);
        return TypedArrayCreation.speciesCreate(array, array.buffer, (double) array.byteIndex(from), count);
    }

    static Object toReversed(JsTypedArray array) {
        int length = TypedArrayCreation.requireInBounds(array, "toReversed").length();
        JsTypedArray result = TypedArrayCreation.create(array.kind, length);
        for (int i = 0; i < length; i++) {
            result.setElement(i, array.element(length - 1 - i));
        }
        return result;
    }

    static Object with(JsTypedArray array, Object[] args) {
        int length = TypedArrayCreation.requireInBounds(array, "with").length();
        double relative = Conversions.toIntegerOrInfinity(arg(args, 0));
        double index = relative < 0 ? length + relative : relative;
        Object element = array.toElement(arg(args, 1));
        if (!(index >= 0 && index < array.length())) {
            throw Errors.rangeError("Invalid typed array index");
        }
        JsTypedArray result = TypedArrayCreation.create(array.kind, length);
        for (int i = 0; i < length; i++) {
            Object value = i == index ? element : TypedArrayIteration.element(array, i);
            result.setElement(i, result.toElement(value));
        }
        return result;
    }
}
