package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Equality;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** Methods of Array.prototype that look elements up and that make text of them (ECMA-262 §23.1.3). */
final class ArraySearch {
    private static final JsString COMMA = JsString.of(",");

    private ArraySearch() {}

    static Object at(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        double index = Conversions.toIntegerOrInfinity(arg(args, 0));
        if (index < 0) {
            index += length;
        }
        return index < 0 || index >= length ? Undefined.UNDEFINED : ArrayOperations.element(o, (long) index);
    }

    static Object includes(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        Object wanted = arg(args, 0);
        for (long i = start(args, length); i < length; i++) {
            if (Conversions.sameValueZero(ArrayOperations.element(o, i), wanted)) {
                return true;
            }
        }
        return false;
    }

    static Object indexOf(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        Object wanted = arg(args, 0);
        long from = start(args, length);
        if (o instanceof JsArray array && array.kind() == JsArray.PACKED_DOUBLE && wanted instanceof Double number) {
            return indexOfNumber(array, number, from, length);
        }
        for (long i = from; i < length; i++) {
            Object value = ArrayOperations.elementOrHole(o, i);
            if (value != null && Equality.strict(value, wanted)) {
                return (double) i;
            }
        }
        return -1.0;
    }

    /** In raw doubles {@code ==} is exactly IsStrictlyEqual. */
    private static Object indexOfNumber(JsArray array, double wanted, long from, long length) {
        for (int i = (int) from; i < Math.min(length, array.length()); i++) {
            if (array.getDouble(i) == wanted) {
                return (double) i;
            }
        }
        return -1.0;
    }

    /** The fromIndex argument of an ascending search; not looked at when there is nothing to search. */
    private static long start(Object[] args, long length) {
        return length == 0 ? 0 : Conversions.toRelativeIndex(arg(args, 1), length, 0);
    }

    static Object lastIndexOf(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        if (length == 0) {
            return -1.0;
        }
        Object wanted = arg(args, 0);
        double from = args.length > 1 ? Conversions.toIntegerOrInfinity(args[1]) : length - 1;
        from = from < 0 ? length + from : Math.min(from, length - 1);
        for (long i = (long) Math.max(from, -1); i >= 0; i--) {
            Object value = ArrayOperations.elementOrHole(o, i);
            if (value != null && Equality.strict(value, wanted)) {
                return (double) i;
            }
        }
        return -1.0;
    }

    static Object join(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        long length = ObjectOperations.lengthOf(o);
        Object separator = arg(args, 0);
        return joined(o, length, separator == Undefined.UNDEFINED ? COMMA : Conversions.toString(separator), false);
    }

    static Object toLocaleString(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        return joined(o, ObjectOperations.lengthOf(o), COMMA, true);
    }

    /** An array that is being joined already, further out, is the empty string. */
    private static JsString joined(JsObject o, long length, JsString separator, boolean locale) {
        if (!Agent.beginJoin(o)) {
            return JsString.EMPTY;
        }
        try {
            JsStringBuilder out = new JsStringBuilder();
            for (long i = 0; i < length; i++) {
                if (i > 0) {
                    out.append(separator);
                }
                appendElement(out, ArrayOperations.element(o, i), locale);
            }
            return out.toJsString();
        } finally {
            Agent.endJoin();
        }
    }

    private static void appendElement(JsStringBuilder out, Object value, boolean locale) {
        if (value instanceof JsString text) {
            out.append(text);
        } else if (value != Undefined.UNDEFINED && value != Null.NULL) {
            Object text = locale ? ObjectOperations.invoke(value, Names.TO_LOCALE_STRING, ObjectOperations.noArguments()) : value;
            out.append(Conversions.toString(text));
        }
    }

    static Object toString(Object self, Object[] args) {
        JsObject o = Conversions.toObject(self);
        Object join = o.get(Names.JOIN);
        if (join instanceof JsObject function && function.isCallable()) {
            return function.call(o, ObjectOperations.noArguments());
        }
        return Agent.realm.intrinsic(Intrinsic.OBJECT_TO_STRING).call(o, ObjectOperations.noArguments());
    }
}
