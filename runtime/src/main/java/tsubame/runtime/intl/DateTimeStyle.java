package tsubame.runtime.intl;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** The options of a date format (ECMA-402 §11.1.2), read and checked; null where a part is not shown. */
final class DateTimeStyle {
    static final int DATE = 1;
    static final int TIME = 2;
    static final String OWNER = "Intl.DateTimeFormat";

    String weekday;
    String era;
    String year;
    String month;
    String day;
    String dayPeriod;
    String hour;
    String minute;
    String second;
    int fractionalDigits;
    String timeZoneName;
    /** h11, h12, h23 or h24. */
    String hourCycle = "h12";
    String dateStyle;
    String timeStyle;
    TimeZone zone;

    /**
     * @param required which of the parts there must be, in bits
     * @param shown which are shown if there are none
     */
    DateTimeStyle(Object source, int required, int shown) {
        IntlOptions options = new IntlOptions(source, OWNER);
        String calendar = options.text("calendar");
        if (calendar != null && !calendar.equals("gregory")) {
            throw Errors.rangeError(OWNER + ": the calendar " + calendar + " is not available: Tsubame has gregory only");
        }
        String digits = options.text("numberingSystem");
        if (digits != null && !digits.equals("latn")) {
            throw Errors.rangeError(OWNER + ": the numbering system " + digits + " is not available: Tsubame has latn only");
        }
        readClock(options);
        readParts(options);
        dateStyle = options.choice("dateStyle", null, "full", "long", "medium", "short");
        timeStyle = options.choice("timeStyle", null, "full", "long", "medium", "short");
        if (dateStyle != null || timeStyle != null) {
            applyStyles(required);
        } else {
            applyDefaults(required, shown);
        }
    }

    private void readClock(IntlOptions options) {
        Object halves = options.value("hour12");
        String cycle = options.choice("hourCycle", null, "h11", "h12", "h23", "h24");
        if (halves != Undefined.UNDEFINED) {
            // The en-US clock of 24 hours begins at 24:00: CLDR's choice.
            hourCycle = Conversions.toBoolean(halves) ? "h12" : "h24";
        } else if (cycle != null) {
            hourCycle = cycle;
        }
        String name = options.text("timeZone");
        zone = name == null ? TimeZone.local() : TimeZone.named(name);
    }

    private void readParts(IntlOptions options) {
        weekday = options.choice("weekday", null, "narrow", "short", "long");
        era = options.choice("era", null, "narrow", "short", "long");
        year = options.choice("year", null, "2-digit", "numeric");
        month = options.choice("month", null, "2-digit", "numeric", "narrow", "short", "long");
        day = options.choice("day", null, "2-digit", "numeric");
        dayPeriod = options.choice("dayPeriod", null, "narrow", "short", "long");
        hour = options.choice("hour", null, "2-digit", "numeric");
        minute = options.choice("minute", null, "2-digit", "numeric");
        second = options.choice("second", null, "2-digit", "numeric");
        fractionalDigits = options.integer(options.value("fractionalSecondDigits"), "fractionalSecondDigits", 1, 3, 0);
        timeZoneName = options.choice("timeZoneName", null, "short", "long", "shortOffset", "longOffset", "shortGeneric", "longGeneric");
    }

    private void applyStyles(int required) {
        String[] parts = {weekday, era, year, month, day, dayPeriod, hour, minute, second, fractionalDigits > 0 ? "" : null, timeZoneName};
        String[] names = {"weekday", "era", "year", "month", "day", "dayPeriod", "hour", "minute", "second", "fractionalSecondDigits", "timeZoneName"};
        for (int i = 0; i < parts.length; i++) {
            if (parts[i] != null) {
                throw Errors.typeError("Can't set option " + names[i] + " when " + (dateStyle != null ? "dateStyle" : "timeStyle") + " is used");
            }
        }
        if (required == DATE && timeStyle != null || required == TIME && dateStyle != null) {
            throw Errors.typeError("Invalid option : " + (required == DATE ? "timeStyle" : "dateStyle"));
        }
        if (dateStyle != null) {
            weekday = dateStyle.equals("full") ? "long" : null;
            month = dateStyle.equals("short") ? "numeric" : dateStyle.equals("medium") ? "short" : "long";
            day = "numeric";
            year = dateStyle.equals("short") ? "2-digit" : "numeric";
        }
        if (timeStyle != null) {
            hour = "numeric";
            minute = "2-digit";
            second = timeStyle.equals("short") ? null : "2-digit";
            timeZoneName = timeStyle.equals("full") ? "long" : timeStyle.equals("long") ? "short" : null;
        }
    }

    private void applyDefaults(int required, int shown) {
        boolean date = weekday != null || year != null || month != null || day != null;
        if ((required & DATE) != 0 && date || (required & TIME) != 0 && hasTime()) {
            return;
        }
        if ((shown & DATE) != 0) {
            year = "numeric";
            month = "numeric";
            day = "numeric";
        }
        if ((shown & TIME) != 0) {
            hour = "numeric";
            minute = "numeric";
            second = "numeric";
        }
    }

    boolean hasDate() {
        return weekday != null || year != null || month != null || day != null || era != null;
    }

    boolean hasTime() {
        return hour != null || minute != null || second != null || dayPeriod != null || fractionalDigits > 0;
    }

    boolean isHalfDay() {
        return hourCycle.equals("h12") || hourCycle.equals("h11");
    }

    void describe(JsObject to) {
        IntlService.put(to, "calendar", "gregory");
        IntlService.put(to, "numberingSystem", "latn");
        IntlService.put(to, "timeZone", zone.name);
        if (hour != null) {
            IntlService.put(to, "hourCycle", hourCycle);
            IntlService.put(to, "hour12", (Object) isHalfDay());
        }
        if (dateStyle == null && timeStyle == null) {
            part(to, "weekday", weekday);
            part(to, "era", era);
            part(to, "year", year);
            part(to, "month", month);
            part(to, "day", day);
            part(to, "dayPeriod", dayPeriod);
            part(to, "hour", hour == null || isHalfDay() ? hour : "2-digit");
            part(to, "minute", minute == null || hour == null && second == null ? minute : "2-digit");
            part(to, "second", second == null || minute == null ? second : "2-digit");
            if (fractionalDigits > 0) {
                IntlService.put(to, "fractionalSecondDigits", (Object) (double) fractionalDigits);
            }
            part(to, "timeZoneName", timeZoneName);
        }
        part(to, "dateStyle", dateStyle);
        part(to, "timeStyle", timeStyle);
    }

    private static void part(JsObject to, String name, String value) {
        if (value != null) {
            IntlService.put(to, name, JsString.of(value));
        }
    }
}
