package tsubame.runtime.intl;

import tsubame.runtime.date.DateMath;

/** Dates in the en-US forms (ECMA-402 §11.5.5, with the patterns of CLDR). */
final class DateTimeText {
    private static final String[] DAYS = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
    private static final String[] MONTHS = {
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December"
    };

    private final DateTimeStyle style;
    private final double time;
    private final double local;
    private final PartList out = new PartList();

    private DateTimeText(DateTimeStyle style, double time) {
        this.style = style;
        this.time = time;
        this.local = time + style.zone.offset(time);
    }

    /** Of a finite time. */
    static PartList format(DateTimeStyle style, double time) {
        return new DateTimeText(style, time).format();
    }

    private PartList format() {
        if (style.hasDate()) {
            addDate();
        }
        if (style.hasTime()) {
            boolean weekdayOnly = style.year == null && style.month == null && style.day == null;
            out.add("literal", !style.hasDate() ? "" : "long".equals(style.month) ? " at " : weekdayOnly ? " " : ", ");
            addTime();
        }
        if (style.timeZoneName != null) {
            out.add("literal", style.hasTime() ? " " : style.hasDate() ? ", " : "");
            out.add("timeZoneName", style.zone.shown(time, style.timeZoneName));
        }
        return out;
    }

    // ---- the date

    private void addDate() {
        boolean inWords = style.month != null && !style.month.equals("numeric") && !style.month.equals("2-digit");
        if (style.weekday != null && style.day != null && style.month == null && style.year == null) {
            out.add("day", digits(DateMath.date(local), style.day)).add("literal", " ");
            out.add("weekday", named(DAYS[DateMath.weekDay(local)], style.weekday));
            return;
        }
        if (style.weekday != null) {
            out.add("weekday", named(DAYS[DateMath.weekDay(local)], style.weekday));
            out.add("literal", style.year != null || style.month != null || style.day != null ? ", " : "");
        }
        String space = inWords ? " " : "/";
        boolean begun = false;
        if (style.month != null) {
            int number = DateMath.month(local);
            out.add("month", inWords ? named(MONTHS[number], style.month) : digits(number + 1, style.month));
            begun = true;
        }
        if (style.day != null) {
            out.add("literal", begun ? space : "").add("day", digits(DateMath.date(local), style.day));
            begun = true;
        }
        addYear(inWords, begun, space);
    }

    private void addYear(boolean inWords, boolean begun, String space) {
        int number = DateMath.year(local);
        int shown = number > 0 ? number : 1 - number;
        if (style.year != null) {
            out.add("literal", !begun ? "" : inWords && style.day != null ? ", " : space);
            out.add("year", style.year.equals("2-digit") ? digits(shown % 100, style.year) : Integer.toString(shown));
        }
        if (style.era != null || style.year != null && number <= 0) {
            String name = number > 0 ? "AD" : "BC";
            if ("long".equals(style.era)) {
                name = number > 0 ? "Anno Domini" : "Before Christ";
            } else if ("narrow".equals(style.era)) {
                name = number > 0 ? "A" : "B";
            }
            out.add("literal", out.size() > 0 ? " " : "").add("era", name);
        }
    }

    private static String named(String name, String style) {
        return style.equals("long") ? name : name.substring(0, style.equals("narrow") ? 1 : 3);
    }

    private static String digits(int number, String style) {
        return number < 10 && style.equals("2-digit") ? "0" + number : Integer.toString(number);
    }

    // ---- the time

    private void addTime() {
        int number = DateMath.hour(local);
        boolean halves = style.isHalfDay();
        if (style.hour != null) {
            out.add("hour", halves ? digits(halfDayHour(number), style.hour) : digits(fullDayHour(number), "2-digit"));
        }
        if (style.minute != null) {
            out.add("literal", style.hour != null ? ":" : "");
            out.add("minute", digits(DateMath.minute(local), style.hour != null || style.second != null ? "2-digit" : "numeric"));
        }
        if (style.second != null) {
            out.add("literal", style.hour != null || style.minute != null ? ":" : "");
            out.add("second", digits(DateMath.second(local), style.minute != null ? "2-digit" : "numeric"));
        }
        if (style.fractionalDigits > 0) {
            String thousandths = Integer.toString(1000 + DateMath.millisecond(local)).substring(1, 1 + style.fractionalDigits);
            out.add("literal", style.second != null ? "." : "").add("fractionalSecond", thousandths);
        }
        if (style.dayPeriod != null && (halves || style.hour == null)) {
            out.add("literal", style.hour != null ? " " : "").add("dayPeriod", partOfDay(number));
        } else if (style.hour != null && halves) {
            out.add("literal", " ").add("dayPeriod", number < 12 ? "AM" : "PM");
        }
    }

    private static String partOfDay(int hour) {
        return hour >= 6 && hour < 12 ? "in the morning" : hour == 12 ? "noon" : hour > 12 && hour < 18 ? "in the afternoon"
                : hour >= 18 && hour < 21 ? "in the evening" : hour < 6 && hour >= 0 ? "in the morning" : "at night";
    }

    private int halfDayHour(int number) {
        return number % 12 == 0 && style.hourCycle.equals("h12") ? 12 : number % 12;
    }

    private int fullDayHour(int number) {
        return number == 0 && style.hourCycle.equals("h24") ? 24 : number;
    }
}
