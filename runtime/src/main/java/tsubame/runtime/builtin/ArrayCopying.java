package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** Methods of Array.prototype that answer a new array of the elements (ECMA-262 §23.1.3). */
final class ArrayCopying {
    private ArrayCopying() {}

    static Object concat(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        JsObject result = ArrayOperations.speciesCreate(o, 0);
        double length = appendTo(result, 0, o);
        for (int i = 0; i < args.length; i++) {
            length = appendTo(result, length, args[i]);
        }
        ArrayOperations.setLength(result, length);
        return result;
    }

    private static double appendTo(JsObject result, double at, Object item) {
        if (!(item instanceof JsObject spreadable && isConcatSpreadable(spreadable))) {
            checkLength(at + 1);
            ArrayOperations.createDataProperty(result, (long) at, item);
            return at + 1;
        }
        long length = ObjectOperations.lengthOf(spreadable);
        checkLength(at + length);
        if (result instanceof JsArray target && target.length() == at && spreadable instanceof JsArray source
                && target.appendAll(source, 0, (int) length)) {
            return at + length;
        }
        for (long i = 0; i < length; i++) {
            Object value = ArrayOperations.elementOrHole(spreadable, i);
            if (value != null) {
                ArrayOperations.createDataProperty(result, (long) at + i, value);
            }
        }
        return at + length;
    }

    private static void checkLength(double length) {
        if (length > ArrayOperations.MAX_SAFE_LENGTH) {
            throw Errors.typeError("Invalid array length");
        }
    }

    /** §23.1.3.2.1. */
    private static boolean isConcatSpreadable(JsObject o) {
        Object spreadable = o.get(Symbol.IS_CONCAT_SPREADABLE);
        return spreadable == Undefined.UNDEFINED ? Conversions.isArray(o) : Conversions.toBoolean(spreadable);
    }

    static Object slice(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        long from = Conversions.toRelativeIndex(arg(args, 0), length, 0);
        long to = Conversions.toRelativeIndex(arg(args, 1), length, length);
        long count = Math.max(to - from, 0);
        ArrayResult result = ArrayResult.ofSpecies(o, count);
        boolean copied = o instanceof JsArray source && from + count <= source.length() && result.putAll(source, from, count);
        for (long i = 0; !copied && i < count; i++) {
            Object value = ArrayOperations.elementOrHole(o, from + i);
            if (value != null) {
                result.put(i, value);
            }
        }
        JsObject sliced = result.finish();
        ArrayOperations.setLength(sliced, count);
        return sliced;
    }

    static Object toReversed(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        Object[] values = ArrayOperations.valuesOf(o, ObjectOperations.lengthOf(o), true);
        return JsArray.ofValues(values, values.length);
    }

    static Object toSpliced(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        long start = Conversions.toRelativeIndex(arg(args, 0), length, 0);
        long skipped = ArrayMutation.removedCount(args, length, start);
        int added = Math.max(args.length - 2, 0);
        double newLength = (double) length + added - skipped;
        checkLength(newLength);
        ArrayOperations.create(newLength);
        Object[] values = new Object[(int) newLength];
        int at = 0;
        while (at < start) {
            values[at] = ArrayOperations.element(o, at);
            at++;
        }
        for (int i = 0; i < added; i++) {
            values[at++] = args[i + 2];
        }
        for (long i = start + skipped; i < length; i++) {
            values[at++] = ArrayOperations.element(o, i);
        }
        return JsArray.ofValues(values, values.length);
    }

    static Object with(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        double index = Conversions.toIntegerOrInfinity(arg(args, 0));
        double actual = index < 0 ? length + index : index;
        if (actual < 0 || actual >= length) {
            throw Errors.rangeError("Invalid index : " + Describe.plainly(arg(args, 0)));
        }
        ArrayOperations.create(length);
        Object[] values = new Object[(int) length];
        for (int i = 0; i < values.length; i++) {
            values[i] = i == actual ? arg(args, 1) : ArrayOperations.element(o, i);
        }
        return JsArray.ofValues(values, values.length);
    }
}
