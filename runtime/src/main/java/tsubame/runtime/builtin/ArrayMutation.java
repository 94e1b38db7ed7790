package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import java.util.Arrays;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.Undefined;

/** Methods of Array.prototype that change the array at its ends or in place (ECMA-262 §23.1.3). */
final class ArrayMutation {
    private ArrayMutation() {}

    static Object push(Object self, Object[] args) {
        if (self instanceof JsArray array) {
            int done = 0;
            while (done < args.length && array.push(args[done])) {
                done++;
            }
            if (done == args.length && done > 0) {
                return (double) array.length();
            }
            // What was pushed is observable by nobody yet: the general way goes on behind it.
            return pushGenerally(array, args, done);
        }
        return pushGenerally(Conversions.toObject(self), args, 0);
    }

    private static Object pushGenerally(JsObject o, Object[] args, int from) {
        double length = ObjectOperations.lengthOf(o);
        if (length + args.length - from > ArrayOperations.MAX_SAFE_LENGTH) {
            throw Errors.typeError("Pushing " + args.length + " elements on an array-like of length "
                    + (long) length + " is disallowed by ECMA-262");
        }
        for (int i = from; i < args.length; i++) {
            o.putIndex((long) length++, args[i]);
        }
        ArrayOperations.setLength(o, length);
        return length;
    }

    static Object pop(Object self, Object[] args) {
        if (self instanceof JsArray array) {
            Object last = array.pop();
            if (last != null) {
                return last;
            }
        }
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        if (length == 0) {
            ArrayOperations.setLength(o, 0);
            return Undefined.UNDEFINED;
        }
        Object last = o.getIndex(length - 1);
        deleteElement(o, length - 1);
        ArrayOperations.setLength(o, length - 1);
        return last;
    }

    static Object shift(Object self, Object[] args) {
        if (self instanceof JsArray array) {
            Object first = array.shift();
            if (first != null) {
                return first;
            }
        }
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        if (length == 0) {
            ArrayOperations.setLength(o, 0);
            return Undefined.UNDEFINED;
        }
        Object first = o.getIndex(0);
        moveElements(o, 1, 0, length - 1);
        deleteElement(o, length - 1);
        ArrayOperations.setLength(o, length - 1);
        return first;
    }

    static Object unshift(Object self, Object[] args) {
        int count = args.length;
        if (count > 0 && self instanceof JsArray array && array.splice(0, 0, args, 0)) {
            return (double) array.length();
        }
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        if (count > 0) {
            if (length + count > ArrayOperations.MAX_SAFE_LENGTH) {
                throw Errors.typeError("Invalid array length");
            }
            moveElements(o, 0, count, length);
            for (int i = 0; i < count; i++) {
                o.putIndex(i, args[i]);
            }
        }
        ArrayOperations.setLength(o, length + count);
        return (double) (length + count);
    }

    /** Moves count elements, holes included, from one place to another, in the direction that keeps them whole. */
    private static void moveElements(JsObject o, long from, long to, long count) {
        if (from < to) {
            for (long i = count - 1; i >= 0; i--) {
                moveElement(o, from + i, to + i);
            }
        } else {
            for (long i = 0; i < count; i++) {
                moveElement(o, from + i, to + i);
            }
        }
    }

    private static void moveElement(JsObject o, long from, long to) {
        if (o.hasIndex(from)) {
            o.putIndex(to, o.getIndex(from));
        } else {
            deleteElement(o, to);
        }
    }

    private static void deleteElement(JsObject o, long index) {
        ObjectOperations.deleteIndexOrThrow(o, index);
    }

    static Object reverse(Object self, Object[] args) {
        JsArray array = ArrayOperations.denseOrNull(self);
        if (array != null && array.length() > 1) {
            Object[] values = array.copyDense();
            if (values != null) {
                for (int i = 0, j = values.length - 1; i < j; i++, j--) {
                    Object value = values[i];
                    values[i] = values[j];
                    values[j] = value;
                }
                if (ArraySorting.replaceAll(array, values, values.length)) {
                    return array;
                }
            }
        }
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        for (long lower = 0; lower < length / 2; lower++) {
            swapElements(o, lower, length - 1 - lower);
        }
        return o;
    }

    private static void swapElements(JsObject o, long lower, long upper) {
        boolean hasLower = o.hasIndex(lower);
        Object lowerValue = hasLower ? o.getIndex(lower) : null;
        boolean hasUpper = o.hasIndex(upper);
        Object upperValue = hasUpper ? o.getIndex(upper) : null;
        if (hasUpper) {
            o.putIndex(lower, upperValue);
        } else if (hasLower) {
            deleteElement(o, lower);
        }
        if (hasLower) {
            o.putIndex(upper, lowerValue);
        } else if (hasUpper) {
            deleteElement(o, upper);
        }
    }

    static Object fill(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        Object value = arg(args, 0);
        long from = Conversions.toRelativeIndex(arg(args, 1), length, 0);
        long to = Conversions.toRelativeIndex(arg(args, 2), length, length);
        if (from == 0 && to == length && fillWhole(o, value, length)) {
            return o;
        }
        for (long i = from; i < to; i++) {
            if (!(o instanceof JsArray array && i < array.length() && i <= Integer.MAX_VALUE && array.setDense((int) i, value))) {
                o.putIndex(i, value);
            }
        }
        return o;
    }

    /** new Array(n).fill(v), the usual case: one allocation, and packed elements. */
    private static boolean fillWhole(JsObject o, Object value, long length) {
        JsArray array = ArrayOperations.denseOrNull(o);
        if (array == null || array.length() != length || length == 0 || length > 1 << 26) {
            return false;
        }
        if (value instanceof Double number) {
            double[] numbers = new double[(int) length];
            Arrays.fill(numbers, number);
            return array.replaceDoubles(numbers, numbers.length);
        }
        Object[] values = new Object[(int) length];
        Arrays.fill(values, value);
        return array.replacePacked(values);
    }

    static Object copyWithin(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        long to = Conversions.toRelativeIndex(arg(args, 0), length, 0);
        long from = Conversions.toRelativeIndex(arg(args, 1), length, 0);
        long end = Conversions.toRelativeIndex(arg(args, 2), length, length);
        long count = Math.min(end - from, length - to);
        if (from < to && to < from + count) {
            moveElements(o, from, to, count);
        } else {
            for (long i = 0; i < count; i++) {
                moveElement(o, from + i, to + i);
            }
        }
        return o;
    }

    static Object splice(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        long start = Conversions.toRelativeIndex(arg(args, 0), length, 0);
        int added = Math.max(args.length - 2, 0);
        long removed = removedCount(args, length, start);
        if (length + added - removed > ArrayOperations.MAX_SAFE_LENGTH) {
            throw Errors.typeError("Invalid array length");
        }
        JsObject result = ArrayOperations.speciesCreate(o, removed);
        if (!spliceDense(o, length, start, removed, args, result)) {
            spliceGenerally(o, length, start, removed, args, result);
        }
        return result;
    }

    /** The deleteCount argument, clamped; shared with toSpliced. */
    static long removedCount(Object[] args, long length, long start) {
        if (args.length == 0) {
            return 0;
        }
        if (args.length == 1) {
            return length - start;
        }
        double count = Conversions.toIntegerOrInfinity(args[1]);
        return (long) Math.min(Math.max(count, 0), length - start);
    }

    private static boolean spliceDense(JsObject o, long length, long start, long removed, Object[] args, JsObject result) {
        if (!(o instanceof JsArray array) || !array.isPacked() || array.length() != length
                || !(result instanceof JsArray out) || out == o || !out.isDense() || out.length() != removed) {
            return false;
        }
        int from = (int) start;
        Object[] taken = new Object[(int) removed];
        for (int i = 0; i < taken.length; i++) {
            taken[i] = array.getDense(from + i);
        }
        return array.splice(from, taken.length, args, Math.min(2, args.length))
                && ArraySorting.replaceAll(out, taken, taken.length);
    }

    private static void spliceGenerally(JsObject o, long length, long start, long removed, Object[] args, JsObject result) {
        for (long i = 0; i < removed; i++) {
            Object value = ArrayOperations.elementOrHole(o, start + i);
            if (value != null) {
                ObjectOperations.createIndexOrThrow(result, i, value);
            }
        }
        ArrayOperations.setLength(result, removed);
        int added = Math.max(args.length - 2, 0);
        if (added != removed) {
            moveElements(o, start + removed, start + added, length - start - removed);
            for (long i = length - 1; i >= length - removed + added; i--) {
                deleteElement(o, i);
            }
        }
        for (int i = 0; i < added; i++) {
            o.putIndex(start + i, args[i + 2]);
        }
        ArrayOperations.setLength(o, length - removed + added);
    }
}
