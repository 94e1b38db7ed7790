package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import java.util.Arrays;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.intl.LocaleText;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * Methods of String.prototype that look for something (ECMA-262 §22.1.3). Where the pattern is an object it is asked first,
 * through its well-known symbol; regular expressions answer there.
 */
final class StringSearch {
    private StringSearch() {}

    static Object indexOf(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "indexOf");
        JsString wanted = Conversions.toString(arg(args, 0));
        double from = Conversions.toIntegerOrInfinity(arg(args, 1));
        return (double) text.indexOf(wanted, (int) Math.min(Math.max(from, 0), text.length()));
    }

    static Object lastIndexOf(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "lastIndexOf");
        JsString wanted = Conversions.toString(arg(args, 0));
        double position = Conversions.toNumber(arg(args, 1));
        double from = position != position ? text.length() : position;
        return (double) text.lastIndexOf(wanted, (int) Math.min(Math.max(from, 0), text.length()));
    }

    static Object includes(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "includes");
        JsString wanted = plainPattern(arg(args, 0), "includes");
        double from = Conversions.toIntegerOrInfinity(arg(args, 1));
        return text.indexOf(wanted, (int) Math.min(Math.max(from, 0), text.length())) >= 0;
    }

    static Object startsWith(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "startsWith");
        JsString wanted = plainPattern(arg(args, 0), "startsWith");
        double from = Conversions.toIntegerOrInfinity(arg(args, 1));
        return text.startsWith(wanted, (int) Math.min(Math.max(from, 0), text.length()));
    }

    static Object endsWith(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "endsWith");
        JsString wanted = plainPattern(arg(args, 0), "endsWith");
        Object position = arg(args, 1);
        double end = position == Undefined.UNDEFINED ? text.length() : Conversions.toIntegerOrInfinity(position);
        return text.startsWith(wanted, (int) Math.min(Math.max(end, 0), text.length()) - wanted.length());
    }

    private static JsString plainPattern(Object pattern, String method) {
        if (Conversions.isRegExp(pattern)) {
            throw Errors.typeError("First argument to String.prototype." + method + " must not be a regular expression");
        }
        return Conversions.toString(pattern);
    }

    static Object localeCompare(Object self, Object[] args) {
        JsString text = StringBuiltins.thisText(self, "localeCompare");
        JsString other = Conversions.toString(arg(args, 0));
        return LocaleText.compare(text, other, arg(args, 1), arg(args, 2));
    }

    // ---- The protocol of patterns

    /** The method of a pattern that is an object, under the symbol; null when the string goes on by itself. */
    private static JsObject patternMethod(Object pattern, Symbol symbol) {
        return pattern instanceof JsObject ? ObjectOperations.getMethod(pattern, symbol) : null;
    }

    private static Object byRegExp(Object self, Object pattern, JsString flags, Symbol symbol) {
        JsString text = Conversions.toString(self);
        JsObject regExp = RegExpConstructor.create(pattern, flags);
        return ObjectOperations.invoke(regExp, symbol, text);
    }

    static Object match(Object self, Object[] args) {
        Object pattern = arg(args, 0);
        StringBuiltins.requireCoercible(self, "match");
        JsObject method = patternMethod(pattern, Symbol.MATCH);
        return method != null
                ? method.call(pattern, new Object[] {self})
                : byRegExp(self, pattern, JsString.EMPTY, Symbol.MATCH);
    }

    static Object matchAll(Object self, Object[] args) {
        Object pattern = arg(args, 0);
        StringBuiltins.requireCoercible(self, "matchAll");
        if (pattern instanceof JsObject) {
            requireGlobal(pattern, "String.prototype.matchAll called with a non-global RegExp argument");
        }
        JsObject method = patternMethod(pattern, Symbol.MATCH_ALL);
        return method != null
                ? method.call(pattern, new Object[] {self})
                : byRegExp(self, pattern, JsString.ofChar('g'), Symbol.MATCH_ALL);
    }

    static Object search(Object self, Object[] args) {
        Object pattern = arg(args, 0);
        StringBuiltins.requireCoercible(self, "search");
        JsObject method = patternMethod(pattern, Symbol.SEARCH);
        return method != null
                ? method.call(pattern, new Object[] {self})
                : byRegExp(self, pattern, JsString.EMPTY, Symbol.SEARCH);
    }

    private static void requireGlobal(Object pattern, String message) {
        if (Conversions.isRegExp(pattern)) {
            Object flags = ((JsObject) pattern).get(Names.FLAGS);
            if (flags == Undefined.UNDEFINED || flags == Null.NULL) {
                throw Errors.typeError(message);
            }
            if (Conversions.toString(flags).indexOf('g', 0) < 0) {
                throw Errors.typeError(message);
            }
        }
    }

    // ---- replace and replaceAll

    static Object replace(Object self, Object[] args) {
        Object pattern = arg(args, 0);
        StringBuiltins.requireCoercible(self, "replace");
        JsObject method = patternMethod(pattern, Symbol.REPLACE);
        if (method != null) {
            return method.call(pattern, new Object[] {self, arg(args, 1)});
        }
        JsString text = Conversions.toString(self);
        JsString wanted = Conversions.toString(pattern);
        Replacement replacement = new Replacement(arg(args, 1));
        int position = text.indexOf(wanted, 0);
        if (position < 0) {
            return text;
        }
        JsStringBuilder out = new JsStringBuilder(text.length());
        out.append(text, 0, position);
        replacement.append(out, wanted, text, position);
        out.append(text, position + wanted.length(), text.length());
        return out.toJsString();
    }

    static Object replaceAll(Object self, Object[] args) {
        Object pattern = arg(args, 0);
        StringBuiltins.requireCoercible(self, "replaceAll");
        if (pattern instanceof JsObject) {
            requireGlobal(pattern, "String.prototype.replaceAll called with a non-global RegExp argument");
        }
        JsObject method = patternMethod(pattern, Symbol.REPLACE);
        if (method != null) {
            return method.call(pattern, new Object[] {self, arg(args, 1)});
        }
        JsString text = Conversions.toString(self);
        JsString wanted = Conversions.toString(pattern);
        Replacement replacement = new Replacement(arg(args, 1));
        JsStringBuilder out = new JsStringBuilder(text.length());
        int copied = 0;
        int advance = Math.max(1, wanted.length());
        for (int at = text.indexOf(wanted, 0); at >= 0; at = at + advance > text.length() ? -1 : text.indexOf(wanted, at + advance)) {
            out.append(text, copied, at);
            replacement.append(out, wanted, text, at);
            copied = at + wanted.length();
        }
        return out.append(text, copied, text.length()).toJsString();
    }

    /** The second argument: a function to call, or a template. */
    private static final class Replacement {
        private final JsObject function;
        private final JsString template;

        Replacement(Object value) {
            function = value instanceof JsObject object && object.isCallable() ? object : null;
            template = function == null ? Conversions.toString(value) : null;
        }

        void append(JsStringBuilder out, JsString matched, JsString text, int position) {
            if (function == null) {
                Substitution.append(out, template, matched, text, position);
                return;
            }
            Object result = function.call(Undefined.UNDEFINED, new Object[] {matched, (double) position, text});
            out.append(Conversions.toString(result));
        }
    }

    // ---- split

    static Object split(Object self, Object[] args) {
        Object separator = arg(args, 0);
        Object limit = arg(args, 1);
        StringBuiltins.requireCoercible(self, "split");
        JsObject method = patternMethod(separator, Symbol.SPLIT);
        if (method != null) {
            return method.call(separator, new Object[] {self, limit});
        }
        JsString text = Conversions.toString(self);
        long most = limit == Undefined.UNDEFINED ? JsArray.MAX_LENGTH : Conversions.toUint32(limit);
        JsString between = Conversions.toString(separator);
        if (most == 0) {
            return JsArray.of();
        }
        if (separator == Undefined.UNDEFINED) {
            return JsArray.of(text);
        }
        return between.isEmpty() ? splitUnits(text, most) : splitAt(text, between, most);
    }

    private static JsArray splitUnits(JsString text, long most) {
        Object[] parts = new Object[(int) Math.min(text.length(), most)];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = JsString.ofChar(text.charAt(i));
        }
        return JsArray.of(parts);
    }

    private static JsArray splitAt(JsString text, JsString separator, long most) {
        Object[] parts = new Object[8];
        int count = 0;
        int from = 0;
        int at = text.indexOf(separator, 0);
        while (at >= 0) {
            if (count == parts.length) {
                parts = Arrays.copyOf(parts, 2 * count);
            }
            parts[count++] = text.slice(from, at);
            if (count == most) {
                return JsArray.ofValues(parts, count);
            }
            from = at + separator.length();
            at = text.indexOf(separator, from);
        }
        if (count == parts.length) {
            parts = Arrays.copyOf(parts, count + 1);
        }
        parts[count++] = text.slice(from);
        return JsArray.ofValues(parts, count);
    }
}
