package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import tsubame.runtime.binary.ElementSearch;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Undefined;

/** Methods of %TypedArray%.prototype that look elements up and that make text of them (ECMA-262 §23.2.3). */
final class TypedArraySearch {
    private TypedArraySearch() {}

    static Object at(JsTypedArray array, Object[] args) {
        int length = TypedArrayCreation.requireInBounds(array, "at").length();
        double index = Conversions.toIntegerOrInfinity(arg(args, 0));
        if (index < 0) {
            index += length;
        }
        return index < 0 || index >= length ? Undefined.UNDEFINED : TypedArrayIteration.element(array, (int) index);
    }

    static Object includes(JsTypedArray array, Object[] args) {
        int length = TypedArrayCreation.requireInBounds(array, "includes").length();
        int from = start(args, length);
        Object wanted = arg(args, 0);
        if (wanted == Undefined.UNDEFINED) {
            return Math.max(from, array.length()) < length; // what has gone since is undefined
        }
        return ElementSearch.first(array, from, Math.min(length, array.length()), wanted, true) >= 0;
    }

    static Object indexOf(JsTypedArray array, Object[] args) {
        int length = TypedArrayCreation.requireInBounds(array, "indexOf").length();
        int from = start(args, length);
        return (double) ElementSearch.first(array, from, Math.min(length, array.length()), arg(args, 0), false);
    }

    /** The fromIndex argument of an ascending search; not looked at when there is nothing to search. */
    private static int start(Object[] args, int length) {
        return length == 0 ? 0 : (int) Conversions.toRelativeIndex(arg(args, 1), length, 0);
    }

    static Object lastIndexOf(JsTypedArray array, Object[] args) {
        int length = TypedArrayCreation.requireInBounds(array, "lastIndexOf").length();
        if (length == 0) {
            return -1.0;
        }
        double from = args.length > 1 ? Conversions.toIntegerOrInfinity(args[1]) : length - 1;
        from = from < 0 ? length + from : Math.min(from, length - 1);
        return (double) ElementSearch.last(array, (int) Math.min(Math.max(from, -1), array.length() - 1), arg(args, 0));
    }

    static Object join(JsTypedArray array, Object separator) {
        int length = TypedArrayCreation.requireInBounds(array, "join").length();
        JsString between = separator == Undefined.UNDEFINED ? JsString.ofChar(',') : Conversions.toString(separator);
        JsStringBuilder text = new JsStringBuilder();
        for (int i = 0; i < length; i++) {
            if (i > 0) {
                text.append(between);
            }
            if (i < array.length()) {
                text.append(Conversions.toString(array.element(i)));
            }
        }
        return text.toJsString();
    }

    static Object toLocaleString(JsTypedArray array) {
        int length = TypedArrayCreation.requireInBounds(array, "toLocaleString").length();
        JsStringBuilder text = new JsStringBuilder();
        for (int i = 0; i < length; i++) {
            if (i > 0) {
                text.append(',');
            }
            if (i < array.length()) {
                Object shown = ObjectOperations.invoke(array.element(i), Names.TO_LOCALE_STRING, ObjectOperations.noArguments());
                text.append(Conversions.toString(shown));
            }
        }
        return text.toJsString();
    }
}
