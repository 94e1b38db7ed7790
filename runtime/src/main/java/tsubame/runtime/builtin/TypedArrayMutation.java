package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import java.util.Arrays;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.Undefined;

/** Methods of %TypedArray%.prototype that change the array (ECMA-262 §23.2.3). */
final class TypedArrayMutation {
    private TypedArrayMutation() {}

    static Object copyWithin(JsTypedArray array, Object[] args) {
        int length = TypedArrayCreation.requireWritable(array, "copyWithin").length();
        int to = (int) Conversions.toRelativeIndex(arg(args, 0), length, 0);
        int from = (int) Conversions.toRelativeIndex(arg(args, 1), length, 0);
        int end = (int) Conversions.toRelativeIndex(arg(args, 2), length, length);
        int count = Math.min(end - from, length - to);
        if (count > 0) {
            int now = TypedArrayCreation.requireInBounds(array, "copyWithin").length();
            count = Math.min(count, Math.min(now - from, now - to));
            if (count > 0) {
                byte[] bytes = array.buffer.bytes();
                System.arraycopy(bytes, array.byteIndex(from), bytes, array.byteIndex(to), count << array.kind.shift);
            }
        }
        return array;
    }

    static Object fill(JsTypedArray array, Object[] args) {
        int length = TypedArrayCreation.requireWritable(array, "fill").length();
        Object element = array.toElement(arg(args, 0));
        int from = (int) Conversions.toRelativeIndex(arg(args, 1), length, 0);
        int end = (int) Conversions.toRelativeIndex(arg(args, 2), length, length);
        end = Math.min(end, TypedArrayCreation.requireInBounds(array, "fill").length());
        if (from >= end) {
            return array;
        }
        array.setElement(from, element);
        byte[] bytes = array.buffer.bytes();
        int first = array.byteIndex(from);
        int last = array.byteIndex(end);
        if (array.kind.shift == 0) {
            Arrays.fill(bytes, first, last, bytes[first]);
            return array;
        }
        // What is filled already is copied behind itself, doubling each time.
        for (int done = array.kind.size(); done < last - first; done *= 2) {
            System.arraycopy(bytes, first, bytes, first + done, Math.min(done, last - first - done));
        }
        return array;
    }

    static Object reverse(JsTypedArray array) {
        int length = TypedArrayCreation.requireWritable(array, "reverse").length();
        for (int i = 0, j = length - 1; i < j; i++, j--) {
            Object low = array.element(i);
            array.setElement(i, array.element(j));
            array.setElement(j, low);
        }
        return array;
    }

    /** §23.2.3.26. */
    static Object set(JsTypedArray target, Object source, Object offset) {
        if (target.buffer.isImmutable()) {
            throw Errors.typeError("Cannot perform %TypedArray%.prototype.set on an immutable ArrayBuffer");
        }
        double at = Conversions.toIntegerOrInfinity(offset);
        if (at < 0) {
            throw Errors.rangeError("offset is out of bounds");
        }
        if (source instanceof JsTypedArray array) {
            setFromTypedArray(target, at, array);
        } else {
            setFromArrayLike(target, at, source);
        }
        return Undefined.UNDEFINED;
    }

    private static void setFromTypedArray(JsTypedArray target, double at, JsTypedArray source) {
        int length = TypedArrayCreation.requireInBounds(target, "set").length();
        int count = TypedArrayCreation.requireInBounds(source, "set").length();
        if (target.kind.isBigInt() != source.kind.isBigInt()) {
            throw TypedArrayCreation.mixedContent();
        }
        if (at + count > length) {
            throw Errors.rangeError("offset is out of bounds");
        }
        TypedArrayCreation.copyElements(source, 0, target, (int) at, count);
    }

    private static void setFromArrayLike(JsTypedArray target, double at, Object value) {
        int length = TypedArrayCreation.requireInBounds(target, "set").length();
        JsObject source = Conversions.toObject(value);
        long count = ObjectOperations.lengthOf(source);
        if (at + count > length) {
            throw Errors.rangeError("offset is out of bounds");
        }
        for (int i = 0; i < count; i++) {
            target.setIndex((long) at + i, ArrayOperations.element(source, i), target);
        }
    }
}
