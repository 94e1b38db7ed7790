package tsubame.runtime.builtin;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.date.DateFormat;
import tsubame.runtime.date.DateMath;
import tsubame.runtime.date.DateParser;
import tsubame.runtime.date.JsDate;
import tsubame.runtime.date.LocalTime;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;

/** Date as a function, and what hangs on it (ECMA-262 §21.4.2, §21.4.3). */
final class DateConstructor {
    private DateConstructor() {}

    static double now() {
        return Agent.host == null ? 0 : Math.floor(Agent.host.currentTime());
    }

    static Object construct(Object[] args, JsObject newTarget) {
        if (newTarget == null) {
            return text(now());
        }
        double time;
        if (args.length == 0) {
            time = now();
        } else if (args.length == 1) {
            time = ofValue(args[0]);
        } else {
            time = DateMath.timeClip(LocalTime.toUtc(ofFields(args)));
        }
        return new JsDate(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.DATE_PROTOTYPE), time);
    }

    private static double ofValue(Object value) {
        if (value instanceof JsDate date) {
            return date.time;
        }
        Object primitive = Conversions.toPrimitive(value, Conversions.Hint.DEFAULT);
        return primitive instanceof JsString text ? parse(text) : DateMath.timeClip(Conversions.toNumber(primitive));
    }

    /** Year, month and so on, as a time of no zone yet. */
    private static double ofFields(Object[] args) {
        double[] fields = {Double.NaN, 0, 1, 0, 0, 0, 0};
        for (int i = 0; i < Math.min(args.length, fields.length); i++) {
            fields[i] = Conversions.toNumber(args[i]);
        }
        double day = DateMath.makeDay(DateMath.makeFullYear(fields[0]), fields[1], fields[2]);
        return DateMath.makeDate(day, DateMath.makeTime(fields[3], fields[4], fields[5], fields[6]));
    }

    static double utc(Object[] args) {
        return DateMath.timeClip(ofFields(args));
    }

    static double parse(JsString text) {
        DateParser parsed = new DateParser(text.toJavaString());
        return DateMath.timeClip(parsed.offset != parsed.offset
                ? LocalTime.toUtc(parsed.time)
                : parsed.time - parsed.offset);
    }

    /** ToDateString (§21.4.4.41.4). */
    static JsString text(double time) {
        if (time != time) {
            return JsString.of(DateFormat.INVALID);
        }
        return JsString.of(DateFormat.dateText(LocalTime.ofUtc(time)) + " " + timeText(time));
    }

    /** The time of day with offset and zone name, of a finite time. */
    static String timeText(double time) {
        return DateFormat.timeText(LocalTime.ofUtc(time), LocalTime.offset(time), LocalTime.zoneName(time));
    }
}
