package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.console.InspectFunction;
import tsubame.runtime.console.MessageFormat;
import tsubame.runtime.console.TerminalStyle;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** {@code node:util}. What classifies values is {@link TypesBuiltins}, what turns callbacks into promises {@link PromisifyBuiltins}. */
final class UtilBuiltins extends NodeModule {
    private enum Row implements BuiltinRow {
        FORMAT(function("format", 0)),
        INHERITS(function("inherits", 2)),
        IS_DEEP_STRICT_EQUAL(function("isDeepStrictEqual", 2)),
        DEPRECATE(function("deprecate", 2)),
        STRIP(function("stripVTControlCharacters", 1)),
        STYLE_TEXT(function("styleText", 2)),
        TO_USV_STRING(function("toUSVString", 1)),
        DEPRECATED(loose("", 0));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();
    private static final String[] GLOBALS = {"TextEncoder", "TextDecoder", "AbortController", "AbortSignal"};

    /** A deprecated function and what is to be said of it once. */
    private static final class Deprecated {
        final JsObject function;
        final JsString message;
        boolean told;

        Deprecated(JsObject function, JsString message) {
            this.function = function;
            this.message = message;
        }
    }

    @Override
    JsObject module(Realm realm) {
        JsObject util = new JsObject(realm.objectPrototype);
        export(realm, ROWS, util);
        export(util, "inspect", InspectFunction.of(realm));
        new PromisifyBuiltins().addTo(realm, util);
        export(util, "types", new TypesBuiltins().module(realm));
        for (String name : GLOBALS) {
            Object global = realm.globalObject.get(PropertyKey.of(name));
            if (global != Undefined.UNDEFINED) {
                export(util, name, global);
            }
        }
        return util;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case FORMAT -> MessageFormat.format(args);
            case INHERITS -> inherits(arg(args, 0), arg(args, 1));
            case IS_DEEP_STRICT_EQUAL -> DeepEquality.of(arg(args, 0), arg(args, 1), true);
            case DEPRECATE -> deprecate(callee.realm, arg(args, 0), arg(args, 1));
            case STRIP -> JsString.of(TerminalStyle.strip(text(arg(args, 0))));
            case STYLE_TEXT -> styleText(arg(args, 0), arg(args, 1));
            case TO_USV_STRING -> Encoding.UTF8.decode(Encoding.UTF8.encode(Conversions.toString(arg(args, 0))), 0,
                    Encoding.UTF8.encode(Conversions.toString(arg(args, 0))).length);
            case DEPRECATED -> deprecated((Deprecated) callee.data, thisValue, args);
        };
    }

    private static String text(Object value) {
        if (value instanceof JsString text) {
            return text.toJavaString();
        }
        throw NodeErrors.argument("str", "of type string", value);
    }

    private static Object inherits(Object constructor, Object parent) {
        if (!(constructor instanceof JsObject c) || !(parent instanceof JsObject p)
                || !(c.get(Names.PROTOTYPE) instanceof JsObject child) || !(p.get(Names.PROTOTYPE) instanceof JsObject base)) {
            throw NodeErrors.argument("The arguments of inherits must be constructors");
        }
        c.define(PropertyKey.of("super_"), p, Attributes.HIDDEN);
        child.setPrototype(base);
        return Undefined.UNDEFINED;
    }

    private Object deprecate(Realm realm, Object function, Object message) {
        if (!(function instanceof JsObject f) || !f.isCallable()) {
            throw NodeErrors.argument("fn", "of type function", function);
        }
        return makeFunction(realm, Row.DEPRECATED, new Deprecated(f, Conversions.toString(message)));
    }

    private static Object deprecated(Deprecated deprecated, Object thisValue, Object[] args) {
        if (!deprecated.told) {
            deprecated.told = true;
            tsubame.runtime.console.ConsoleBuiltins.printError(JsString.of("DeprecationWarning: ").concat(deprecated.message));
        }
        return deprecated.function.call(thisValue, args);
    }

    /** styleText(format or list of formats, text). */
    private static Object styleText(Object format, Object content) {
        String text = text(content);
        Object[] formats = format instanceof JsObject list
                ? tsubame.runtime.object.ObjectOperations.createListFromArrayLike(list)
                : new Object[] {format};
        for (int i = formats.length - 1; i >= 0; i--) {
            String painted = formats[i] instanceof JsString name ? TerminalStyle.paint(name.toJavaString(), text) : null;
            if (painted == null) {
                throw NodeErrors.withCode(tsubame.runtime.realm.Errors.typeError("The argument 'format' must be one of the styles of"
                        + " util.inspect.colors. Received " + tsubame.runtime.console.Inspector.inspect(formats[i])), "ERR_INVALID_ARG_VALUE");
            }
            text = painted;
        }
        return JsString.of(text);
    }

    /** The symbol under which a function offers its own promise form. */
    static Symbol promisifyCustom() {
        return Symbol.forKey(JsString.of("nodejs.util.promisify.custom"));
    }
}
