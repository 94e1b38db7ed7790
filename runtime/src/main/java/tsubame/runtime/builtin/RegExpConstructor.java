package tsubame.runtime.builtin;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.regexp.JsRegExp;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Undefined;
import tsubame.text.number.WhiteSpace;

/** RegExp as a function, RegExp.escape and compile (ECMA-262 §22.2.4, §22.2.5, Annex B.2.4). */
final class RegExpConstructor {
    private static final String SYNTAX = "^$\\.*+?()[]{}|/";
    private static final String OTHER_PUNCTUATORS = ",-=<>#&!%:;@~'`\"";
    private static final String HEX = "0123456789abcdef";

    private RegExpConstructor() {}

    static JsRegExp thisRegExp(Object self, String method) {
        if (self instanceof JsRegExp regExp) {
            return regExp;
        }
        throw Errors.typeError("Method RegExp.prototype." + method + " called on incompatible receiver " + Describe.plainly(self));
    }

    static Object construct(JsObject callee, Object pattern, Object flags, JsObject newTarget) {
        boolean isRegExp = Conversions.isRegExp(pattern);
        if (newTarget == null && isRegExp && flags == Undefined.UNDEFINED
                && ((JsObject) pattern).get(Names.CONSTRUCTOR) == callee) {
            return pattern;
        }
        Object source = pattern;
        Object letters = flags;
        if (pattern instanceof JsRegExp other) {
            source = other.source();
            letters = flags == Undefined.UNDEFINED ? other.flags() : flags;
        } else if (isRegExp) {
            source = ((JsObject) pattern).get(Names.SOURCE);
            letters = flags == Undefined.UNDEFINED ? ((JsObject) pattern).get(Names.FLAGS) : flags;
        }
        JsObject target = newTarget == null ? callee : newTarget;
        Shape shape = ObjectOperations.shapeFromConstructor(target, Intrinsic.REGEXP_PROTOTYPE);
        JsRegExp regExp = new JsRegExp(shape, target == callee);
        initialize(regExp, source, letters);
        return regExp;
    }

    /** RegExpInitialize (§22.2.3.3). */
    static void initialize(JsRegExp regExp, Object pattern, Object flags) {
        JsString source = pattern == Undefined.UNDEFINED ? JsString.EMPTY : Conversions.toString(pattern);
        JsString letters = flags == Undefined.UNDEFINED ? JsString.EMPTY : Conversions.toString(flags);
        regExp.initialize(source, letters);
    }

    /** RegExpCreate (§22.2.3.1), for String.prototype.match and its like. */
    static JsRegExp create(Object pattern, Object flags) {
        JsRegExp regExp = new JsRegExp(Shape.rootFor(Agent.realm.intrinsic(Intrinsic.REGEXP_PROTOTYPE)), true);
        initialize(regExp, pattern, flags);
        return regExp;
    }

    static Object compile(Object self, Object pattern, Object flags) {
        JsRegExp regExp = thisRegExp(self, "compile");
        if (!regExp.isPlainIn(Agent.realm)) {
            throw Errors.typeError("RegExp.prototype.compile called on an instance of a subclass or of another realm");
        }
        if (pattern instanceof JsRegExp other) {
            if (flags != Undefined.UNDEFINED) {
                throw Errors.typeError("Invalid flags supplied to RegExp constructor");
            }
            initialize(regExp, other.source(), other.flags());
        } else {
            initialize(regExp, pattern, flags);
        }
        return regExp;
    }

    static JsString escape(Object argument) {
        if (!(argument instanceof JsString text)) {
            throw Errors.typeError("RegExp.escape requires a string, not " + Describe.plainly(argument));
        }
        JsStringBuilder out = new JsStringBuilder(text.length() + 8);
        int at = 0;
        while (at < text.length()) {
            int codePoint = text.codePointAt(at);
            if (at == 0 && isAsciiAlphanumeric(codePoint)) {
                appendHex(out, codePoint);
            } else {
                appendEscaped(out, codePoint);
            }
            at += codePoint >= 0x10000 ? 2 : 1;
        }
        return out.toJsString();
    }

    /** EncodeForRegExpEscape (§22.2.5.1.1). */
    private static void appendEscaped(JsStringBuilder out, int codePoint) {
        if (SYNTAX.indexOf(codePoint) >= 0) {
            out.append('\\').append((char) codePoint);
            return;
        }
        int control = "\t\n\13\f\r".indexOf(codePoint);
        if (control >= 0) {
            out.append('\\').append("tnvfr".charAt(control));
            return;
        }
        boolean surrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
        if (OTHER_PUNCTUATORS.indexOf(codePoint) < 0 && !WhiteSpace.is(codePoint) && !surrogate) {
            out.appendCodePoint(codePoint);
        } else if (codePoint <= 0xFF) {
            appendHex(out, codePoint);
        } else {
            out.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                out.append(HEX.charAt(codePoint >> shift & 0xF));
            }
        }
    }

    private static boolean isAsciiAlphanumeric(int unit) {
        return unit >= '0' && unit <= '9' || unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z';
    }

    private static void appendHex(JsStringBuilder out, int unit) {
        out.append("\\x").append(HEX.charAt(unit >> 4)).append(HEX.charAt(unit & 0xF));
    }
}
