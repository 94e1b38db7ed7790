package tsubame.runtime.intl;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.loose;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.date.DateMath;
import tsubame.runtime.date.JsDate;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** Intl.DateTimeFormat (ECMA-402 §11), and the toLocale methods of dates. */
final class DateTimeFormatService extends IntlService {
    private enum Row implements BuiltinRow {
        DATE_TIME_FORMAT(constructor("DateTimeFormat", 0)),
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

    DateTimeFormatService() {
        super("DateTimeFormat", Intrinsic.INTL_DATE_TIME_FORMAT_PROTOTYPE);
    }

    @Override
    BuiltinRow[] rows() {
        return ROWS;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case DATE_TIME_FORMAT -> create(newTarget, LocaleList.resolve(arg(args, 0), false),
                    new DateTimeStyle(arg(args, 1), DateTimeStyle.DATE | DateTimeStyle.TIME, DateTimeStyle.DATE));
            case SUPPORTED_LOCALES_OF -> LocaleList.supported(arg(args, 0));
            case FORMAT -> bound(require(self, "format"), callee.realm, Row.BOUND_FORMAT);
            case BOUND_FORMAT -> parts((IntlObject) callee.data, arg(args, 0)).toJsString();
            case FORMAT_TO_PARTS -> parts(require(self, "formatToParts"), arg(args, 0)).withNarrowBlanks().toArray();
            case FORMAT_RANGE -> range(require(self, "formatRange"), arg(args, 0), arg(args, 1));
            case RESOLVED_OPTIONS -> {
                IntlObject format = require(self, "resolvedOptions");
                JsObject to = description(format);
                ((DateTimeStyle) format.style).describe(to);
                yield to;
            }
        };
    }

    private static PartList parts(IntlObject format, Object date) {
        double time = date == Undefined.UNDEFINED ? Agent.host.currentTime() : time(date);
        return DateTimeText.format((DateTimeStyle) format.style, time);
    }

    private static double time(Object date) {
        double time = DateMath.timeClip(date instanceof JsDate d ? d.time : Conversions.toNumber(date));
        if (time != time) {
            throw Errors.rangeError("Invalid time value");
        }
        return time;
    }

    /** Both dates in full; only numeric dates are so in CLDR, others share what they have in common. */
    private static JsString range(IntlObject format, Object from, Object to) {
        DateTimeStyle style = (DateTimeStyle) format.style;
        if (from == Undefined.UNDEFINED || to == Undefined.UNDEFINED) {
            throw Errors.typeError("startDate or endDate cannot be undefined");
        }
        String first = DateTimeText.format(style, time(from)).text();
        String second = DateTimeText.format(style, time(to)).text();
        boolean numeric = style.year != null && "numeric".equals(style.month) && !style.hasTime();
        if (!first.equals(second) && !numeric) {
            throw Errors.rangeError("Intl.DateTimeFormat: formatRange is available for numeric dates only");
        }
        return JsString.of(first.equals(second) ? first : first + "\u2009\u2013\u2009" + second);
    }

    /** The text of a time, NaN for an invalid date, for the toLocale methods. */
    static JsString localeText(double time, Object locales, Object options, boolean date, boolean clock) {
        LocaleList.resolve(locales, false);
        int parts = (date ? DateTimeStyle.DATE : 0) | (clock ? DateTimeStyle.TIME : 0);
        DateTimeStyle style = new DateTimeStyle(options, parts, parts);
        return time != time ? JsString.of("Invalid Date") : DateTimeText.format(style, time).toJsString();
    }
}
