package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.builtin.DateFields.Field;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.date.DateFormat;
import tsubame.runtime.date.DateMath;
import tsubame.runtime.date.JsDate;
import tsubame.runtime.date.LocalTime;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.intl.LocaleText;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;

/**
 * Date (ECMA-262 §21.4). A getter or setter is a row with its field; local time is the host's. The toLocale methods give the
 * en-US forms.
 */
final class DateBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        DATE(constructor("Date", 7)),
        NOW(function("now", 0)),
        PARSE(function("parse", 1)),
        UTC(function("UTC", 7)),
        GET_DATE("getDate", Field.DATE, true, 0),
        GET_DAY("getDay", Field.DAY, true, 0),
        GET_FULL_YEAR("getFullYear", Field.FULL_YEAR, true, 0),
        GET_HOURS("getHours", Field.HOURS, true, 0),
        GET_MILLISECONDS("getMilliseconds", Field.MILLISECONDS, true, 0),
        GET_MINUTES("getMinutes", Field.MINUTES, true, 0),
        GET_MONTH("getMonth", Field.MONTH, true, 0),
        GET_SECONDS("getSeconds", Field.SECONDS, true, 0),
        GET_TIME(method("getTime", 0)),
        GET_TIMEZONE_OFFSET(method("getTimezoneOffset", 0)),
        GET_UTC_DATE("getUTCDate", Field.DATE, false, 0),
        GET_UTC_DAY("getUTCDay", Field.DAY, false, 0),
        GET_UTC_FULL_YEAR("getUTCFullYear", Field.FULL_YEAR, false, 0),
        GET_UTC_HOURS("getUTCHours", Field.HOURS, false, 0),
        GET_UTC_MILLISECONDS("getUTCMilliseconds", Field.MILLISECONDS, false, 0),
        GET_UTC_MINUTES("getUTCMinutes", Field.MINUTES, false, 0),
        GET_UTC_MONTH("getUTCMonth", Field.MONTH, false, 0),
        GET_UTC_SECONDS("getUTCSeconds", Field.SECONDS, false, 0),
        GET_YEAR("getYear", Field.YEAR, true, 0),
        SET_DATE("setDate", Field.DATE, true, 1),
        SET_FULL_YEAR("setFullYear", Field.FULL_YEAR, true, 3),
        SET_HOURS("setHours", Field.HOURS, true, 4),
        SET_MILLISECONDS("setMilliseconds", Field.MILLISECONDS, true, 1),
        SET_MINUTES("setMinutes", Field.MINUTES, true, 3),
        SET_MONTH("setMonth", Field.MONTH, true, 2),
        SET_SECONDS("setSeconds", Field.SECONDS, true, 2),
        SET_TIME(method("setTime", 1)),
        SET_UTC_DATE("setUTCDate", Field.DATE, false, 1),
        SET_UTC_FULL_YEAR("setUTCFullYear", Field.FULL_YEAR, false, 3),
        SET_UTC_HOURS("setUTCHours", Field.HOURS, false, 4),
        SET_UTC_MILLISECONDS("setUTCMilliseconds", Field.MILLISECONDS, false, 1),
        SET_UTC_MINUTES("setUTCMinutes", Field.MINUTES, false, 3),
        SET_UTC_MONTH("setUTCMonth", Field.MONTH, false, 2),
        SET_UTC_SECONDS("setUTCSeconds", Field.SECONDS, false, 2),
        SET_YEAR("setYear", Field.YEAR, true, 1),
        TO_DATE_STRING(method("toDateString", 0)),
        TO_ISO_STRING(method("toISOString", 0)),
        TO_JSON(method("toJSON", 1)),
        TO_LOCALE_DATE_STRING(method("toLocaleDateString", 0)),
        TO_LOCALE_STRING(method("toLocaleString", 0)),
        TO_LOCALE_TIME_STRING(method("toLocaleTimeString", 0)),
        TO_STRING(method("toString", 0)),
        TO_TIME_STRING(method("toTimeString", 0)),
        TO_UTC_STRING(method("toUTCString", 0)),
        VALUE_OF(method("valueOf", 0)),
        TO_PRIMITIVE(Signature.loose("[Symbol.toPrimitive]", 1));

        private final Signature signature;
        /** The field that a getter or setter is about; null for other rows. */
        private final Field field;
        private final boolean local;

        Row(Signature signature) {
            this.signature = signature;
            this.field = null;
            this.local = false;
        }

        /** A getter when it takes no arguments. */
        Row(String name, Field field, boolean local, int length) {
            this.signature = method(name, length);
            this.field = field;
            this.local = local;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        switch (row) {
            case DATE:
                return DateConstructor.construct(args, newTarget);
            case NOW:
                return DateConstructor.now();
            case PARSE:
                return DateConstructor.parse(Conversions.toString(arg(args, 0)));
            case UTC:
                return DateConstructor.utc(args);
            case TO_JSON:
                return toJson(self);
            case TO_PRIMITIVE:
                return toPrimitive(self, arg(args, 0));
            default:
                return ofDate(row, thisDate(self), args);
        }
    }

    private static JsDate thisDate(Object self) {
        if (self instanceof JsDate date) {
            return date;
        }
        throw Errors.typeError("this is not a Date object.");
    }

    /** The methods that work on Date objects only. */
    private static Object ofDate(Row row, JsDate date, Object[] args) {
        double time = date.time;
        if (row.field != null) {
            int most = row.signature.length;
            return most == 0
                    ? DateFields.get(time, row.field, row.local)
                    : DateFields.set(date, row.field, row.local, args, most);
        }
        return switch (row) {
            case GET_TIME, VALUE_OF -> time;
            case GET_TIMEZONE_OFFSET -> time != time ? time : 0 - LocalTime.offset(time) / 60_000;
            case SET_TIME -> date.time = DateMath.timeClip(Conversions.toNumber(arg(args, 0)));
            case TO_STRING -> DateConstructor.text(time);
            case TO_LOCALE_STRING -> LocaleText.ofDate(time, arg(args, 0), arg(args, 1), true, true);
            case TO_LOCALE_DATE_STRING -> LocaleText.ofDate(time, arg(args, 0), arg(args, 1), true, false);
            case TO_LOCALE_TIME_STRING -> LocaleText.ofDate(time, arg(args, 0), arg(args, 1), false, true);
            case TO_ISO_STRING -> {
                if (time != time) {
                    throw Errors.rangeError("Invalid time value");
                }
                yield JsString.of(DateFormat.isoText(time));
            }
            default -> JsString.of(time != time ? DateFormat.INVALID : text(row, time));
        };
    }

    private static String text(Row row, double time) {
        return switch (row) {
            case TO_DATE_STRING -> DateFormat.dateText(LocalTime.ofUtc(time));
            case TO_TIME_STRING -> DateConstructor.timeText(time);
            case TO_UTC_STRING -> DateFormat.utcText(time);
            default -> throw new IllegalStateException(row.name());
        };
    }

    private static Object toJson(Object self) {
        JsObject object = Conversions.toObject(self);
        Object primitive = Conversions.toPrimitive(object, Conversions.Hint.NUMBER);
        if (primitive instanceof Double number && number - number != 0) {
            return Null.NULL;
        }
        return ObjectOperations.invoke(object, PropertyKey.of("toISOString"));
    }

    /** §21.4.4.45: the default is a string. */
    private static Object toPrimitive(Object self, Object hint) {
        if (!(self instanceof JsObject object)) {
            throw Errors.typeError("Date.prototype[Symbol.toPrimitive] called on non-object " + Describe.plainly(self));
        }
        if (hint instanceof JsString name) {
            if (name.is("string") || name.is("default")) {
                return Conversions.ordinaryToPrimitive(object, Conversions.Hint.STRING);
            }
            if (name.is("number")) {
                return Conversions.ordinaryToPrimitive(object, Conversions.Hint.NUMBER);
            }
        }
        throw Errors.typeError("Invalid hint: " + Describe.plainly(hint));
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 64);
        realm.register(Intrinsic.DATE_PROTOTYPE, prototype);
        NativeFunction date = makeConstructor(realm, Row.DATE, prototype);
        realm.register(Intrinsic.DATE, date);
        installRows(realm, ROWS, date, prototype);
        alias(prototype, PropertyKey.of("toGMTString"), PropertyKey.of("toUTCString"));
        prototype.define(Symbol.TO_PRIMITIVE, makeFunction(realm, Row.TO_PRIMITIVE), Attributes.READ_ONLY);
        global(realm, "Date", date);
    }
}
