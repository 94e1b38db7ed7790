package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Undefined;
import tsubame.text.number.WhiteSpace;

/** Methods of String.prototype that take pieces of a string, pad it, or repeat it (ECMA-262 §22.1.3, Annex B.2.2.1). */
final class StringPieces {
    private static final JsString SPACE = JsString.ofChar(' ');

    private StringPieces() {}

    static Object at(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "at");
        double index = Conversions.toIntegerOrInfinity(arg(args, 0));
        if (index < 0) {
            index += text.length();
        }
        return index < 0 || index >= text.length() ? Undefined.UNDEFINED : JsString.ofChar(text.charAt((int) index));
    }

    static Object charAt(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "charAt");
        double index = Conversions.toIntegerOrInfinity(arg(args, 0));
        return index < 0 || index >= text.length() ? JsString.EMPTY : JsString.ofChar(text.charAt((int) index));
    }

    static Object charCodeAt(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "charCodeAt");
        double index = Conversions.toIntegerOrInfinity(arg(args, 0));
        return index < 0 || index >= text.length() ? Double.NaN : (double) text.charAt((int) index);
    }

    static Object codePointAt(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "codePointAt");
        double index = Conversions.toIntegerOrInfinity(arg(args, 0));
        if (index < 0 || index >= text.length()) {
            return Undefined.UNDEFINED;
        }
        return (double) text.codePointAt((int) index);
    }

    static Object slice(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "slice");
        int from = (int) Conversions.toRelativeIndex(arg(args, 0), text.length(), 0);
        int to = (int) Conversions.toRelativeIndex(arg(args, 1), text.length(), text.length());
        return from < to ? text.slice(from, to) : JsString.EMPTY;
    }

    static Object substring(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "substring");
        int start = clamped(arg(args, 0), 0, text.length());
        int end = clamped(arg(args, 1), text.length(), text.length());
        return text.slice(Math.min(start, end), Math.max(start, end));
    }

    private static int clamped(Object argument, int whenAbsent, int length) {
        if (argument == Undefined.UNDEFINED) {
            return whenAbsent;
        }
        return (int) Math.min(Math.max(Conversions.toIntegerOrInfinity(argument), 0), length);
    }

    static Object substr(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "substr");
        int from = (int) Conversions.toRelativeIndex(arg(args, 0), text.length(), 0);
        Object count = arg(args, 1);
        double length = count == Undefined.UNDEFINED ? text.length() : Conversions.toIntegerOrInfinity(count);
        int to = (int) Math.min(from + Math.max(length, 0), text.length());
        return text.slice(from, to);
    }

    static Object concat(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "concat");
        for (int i = 0; i < args.length; i++) {
            text = JsString.concat(text, Conversions.toString(args[i]));
        }
        return text;
    }

    static Object repeat(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "repeat");
        Object argument = arg(args, 0);
        double count = Conversions.toIntegerOrInfinity(argument);
        if (count < 0 || count == Double.POSITIVE_INFINITY) {
            throw Errors.rangeError("Invalid count value: " + Conversions.toString(argument).toJavaString());
        }
        return repeated(text, count);
    }

    /** Copies what is there already, twice as much each time. */
    private static byte[] repeated(byte[] units, int from, int length, int count) {
        byte[] all = new byte[length * count];
        System.arraycopy(units, from, all, 0, length);
        for (int filled = length; filled < all.length; filled += filled) {
            System.arraycopy(all, 0, all, filled, Math.min(filled, all.length - filled));
        }
        return all;
    }

    private static JsString repeated(JsString text, double count) {
        if (text.isEmpty() || count == 0) {
            return JsString.EMPTY;
        }
        if (text.length() * count > JsString.MAX_LENGTH) {
            throw Errors.rangeError("Invalid string length");
        }
        byte[] units = text.latin1OrNull();
        if (units != null) {
            return JsString.ofLatin1(repeated(units, text.base(), text.length(), (int) count));
        }
        JsStringBuilder out = new JsStringBuilder((int) (text.length() * count));
        for (int i = 0; i < count; i++) {
            out.append(text);
        }
        return out.toJsString();
    }

    static Object padStart(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "padStart");
        JsString padding = padding(text, args);
        return JsString.concat(padding, text);
    }

    static Object padEnd(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "padEnd");
        JsString padding = padding(text, args);
        return JsString.concat(text, padding);
    }

    /** What stands before or behind the text to give it the wanted length. */
    private static JsString padding(JsString text, Object[] args) {
        double wanted = Conversions.toLength(arg(args, 0));
        if (wanted <= text.length()) {
            return JsString.EMPTY;
        }
        Object filler = arg(args, 1);
        JsString unit = filler == Undefined.UNDEFINED ? SPACE : Conversions.toString(filler);
        if (unit.isEmpty()) {
            return JsString.EMPTY;
        }
        double missing = wanted - text.length();
        if (missing > JsString.MAX_LENGTH) {
            throw Errors.rangeError("Invalid string length");
        }
        int whole = (int) missing / unit.length();
        int rest = (int) missing % unit.length();
        return JsString.concat(repeated(unit, whole), unit.slice(0, rest));
    }

    static Object trim(Object self, Object[] args) {
        return trimmed(StringBuiltins.thisText(self, "trim"), true, true);
    }

    static Object trimStart(Object self, Object[] args) {
        return trimmed(StringBuiltins.thisText(self, "trimStart"), true, false);
    }

    static Object trimEnd(Object self, Object[] args) {
        return trimmed(StringBuiltins.thisText(self, "trimEnd"), false, true);
    }

    private static JsString trimmed(JsString text, boolean start, boolean end) {
        int from = 0;
        int to = text.length();
        while (start && from < to && WhiteSpace.is(text.charAt(from))) {
            from++;
        }
        while (end && to > from && WhiteSpace.is(text.charAt(to - 1))) {
            to--;
        }
        return text.slice(from, to);
    }
}
