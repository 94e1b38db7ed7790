package tsubame.runtime.intl;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.loose;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** Intl.NumberFormat (ECMA-402 §15), and the toLocaleString of numbers and BigInts. */
final class NumberFormatService extends IntlService {
    private enum Row implements BuiltinRow {
        NUMBER_FORMAT(constructor("NumberFormat", 0)),
        SUPPORTED_LOCALES_OF(function("supportedLocalesOf", 1)),
        FORMAT(getter("format")),
        FORMAT_TO_PARTS(method("formatToParts", 1)),
        FORMAT_RANGE(method("formatRange", 2)),
        RESOLVED_OPTIONS(method("resolvedOptions", 0)),
        BOUND_FORMAT(loose("", 1));

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

    NumberFormatService() {
        super("NumberFormat", Intrinsic.INTL_NUMBER_FORMAT_PROTOTYPE);
    }

    @Override
    BuiltinRow[] rows() {
        return ROWS;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case NUMBER_FORMAT -> create(newTarget, LocaleList.resolve(arg(args, 0), false), new NumberStyle(arg(args, 1), OWNER));
            case SUPPORTED_LOCALES_OF -> LocaleList.supported(arg(args, 0));
            case FORMAT -> bound(require(self, "format"), callee.realm, Row.BOUND_FORMAT);
            case BOUND_FORMAT -> parts((IntlObject) callee.data, arg(args, 0)).toJsString();
            case FORMAT_TO_PARTS -> parts(require(self, "formatToParts"), arg(args, 0)).toArray();
            case FORMAT_RANGE -> range(require(self, "formatRange"), arg(args, 0), arg(args, 1));
            case RESOLVED_OPTIONS -> {
                IntlObject format = require(self, "resolvedOptions");
                JsObject to = description(format);
                put(to, "numberingSystem", "latn");
                ((NumberStyle) format.style).describe(to);
                yield to;
            }
        };
    }

    private static final String OWNER = "Intl.NumberFormat";

    private static PartList parts(IntlObject format, Object value) {
        return NumberText.format((NumberStyle) format.style, Conversions.toNumeric(value));
    }

    private static JsString range(IntlObject format, Object from, Object to) {
        NumberStyle style = (NumberStyle) format.style;
        if (from == Undefined.UNDEFINED || to == Undefined.UNDEFINED) {
            throw Errors.typeError("start or end is undefined");
        }
        Object a = Conversions.toNumeric(from);
        Object b = Conversions.toNumeric(to);
        if (a instanceof Double x && Double.isNaN(x) || b instanceof Double y && Double.isNaN(y)) {
            throw Errors.rangeError("Invalid number value");
        }
        String first = NumberText.format(style, a).text();
        String second = NumberText.format(style, b).text();
        String between = style.currency != null ? " \u2013 " : "\u2013";
        return JsString.of(first.equals(second) ? "~" + first : first + between + second);
    }

    /** The text of a Double or JsBigInt, for toLocaleString. */
    static JsString localeText(Object value, Object locales, Object options) {
        LocaleList.resolve(locales, false);
        return NumberText.format(new NumberStyle(options, OWNER), value).toJsString();
    }
}
