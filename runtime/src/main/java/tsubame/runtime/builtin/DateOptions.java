package tsubame.runtime.builtin;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.date.DateFormat;
import tsubame.runtime.date.DateParts;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/**
 * The options of Date's toLocale methods: those of Intl.DateTimeFormat that the en-US forms can follow. What they cannot, such as
 * another time zone than UTC and the host's, is a RangeError that says so.
 */
final class DateOptions {
    private final JsObject options;
    private final DateParts parts = new DateParts();

    private DateOptions(Object options) {
        this.options = options instanceof JsObject object ? object : null;
    }

    /** The text of a time; the parts that are wanted and the ones shown when the options name none. */
    static JsString format(double time, Object options, boolean date, boolean clock) {
        if (time != time) {
            return JsString.of(DateFormat.INVALID);
        }
        DateOptions reader = new DateOptions(options);
        if (reader.options != null) {
            reader.read(date, clock);
        }
        boolean wanted = date && reader.parts.hasDate() || clock && reader.parts.hasTime();
        if (!wanted && date) {
            reader.parts.showDate();
        }
        if (!wanted && clock) {
            reader.parts.showTime();
        }
        return reader.parts.format(time);
    }

    private void read(boolean date, boolean clock) {
        parts.weekday = choice("weekday", "long", "short", "narrow");
        parts.year = choice("year", "numeric", "2-digit");
        parts.month = choice("month", "numeric", "2-digit", "long", "short", "narrow");
        parts.day = choice("day", "numeric", "2-digit");
        parts.hour = choice("hour", "numeric", "2-digit");
        parts.minute = choice("minute", "numeric", "2-digit");
        parts.second = choice("second", "numeric", "2-digit");
        parts.timeZoneName = choice("timeZoneName", "short", "long");
        Object fraction = value("fractionalSecondDigits");
        if (fraction != Undefined.UNDEFINED) {
            double digits = Conversions.toNumber(fraction);
            if (!(digits >= 1 && digits <= 3)) {
                throw Errors.rangeError("fractionalSecondDigits value is out of range.");
            }
            parts.fractionalDigits = (int) digits;
        }
        readHourCycle();
        readTimeZone();
        String dateStyle = choice("dateStyle", "full", "long", "medium", "short");
        String timeStyle = choice("timeStyle", "full", "long", "medium", "short");
        if (dateStyle != null && !date || timeStyle != null && !clock) {
            throw Errors.typeError("Invalid option : " + (dateStyle != null && !date ? "dateStyle" : "timeStyle"));
        }
        if (dateStyle != null) {
            parts.applyDateStyle(dateStyle);
        }
        if (timeStyle != null) {
            parts.applyTimeStyle(timeStyle);
        }
    }

    private void readHourCycle() {
        String cycle = choice("hourCycle", "h11", "h12", "h23", "h24");
        parts.hourCycle = cycle == null ? parts.hourCycle : cycle;
        Object halves = value("hour12");
        if (halves != Undefined.UNDEFINED) {
            // The en-US clock of 24 hours begins at 24:00: CLDR's choice.
            parts.hourCycle = Conversions.toBoolean(halves) ? "h12" : "h24";
        }
    }

    private void readTimeZone() {
        Object zone = value("timeZone");
        if (zone == Undefined.UNDEFINED) {
            return;
        }
        String name = Conversions.toString(zone).toJavaString();
        String lower = StringCase.toLowerCase(JsString.of(name)).toJavaString();
        parts.utc = lower.equals("utc") || lower.equals("gmt") || lower.equals("etc/utc") || lower.equals("etc/gmt");
        boolean local = Agent.host != null && name.equals(Agent.host.environment("TZ"));
        if (!parts.utc && !local) {
            throw Errors.rangeError("the time zone " + name + " is not available: only UTC and the local one are");
        }
    }

    private Object value(String name) {
        return options.get(PropertyKey.of(name));
    }

    /** The value of an option that must be one of the words; null when it is undefined. */
    private String choice(String name, String... words) {
        Object value = value(name);
        if (value == Undefined.UNDEFINED) {
            return null;
        }
        String text = Conversions.toString(value).toJavaString();
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals(text)) {
                return words[i];
            }
        }
        throw Errors.rangeError("Value " + text + " out of range for Intl.DateTimeFormat options property " + name);
    }
}
