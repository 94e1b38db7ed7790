package tsubame.runtime.date;

import tsubame.runtime.value.JsString;

/**
 * Which parts of a date the toLocale methods show, and how; null where a part is not shown. The text is that of en-US, whatever the
 * locale asked for: the runtime has no locale data.
 */
public final class DateParts {
    private static final String[] DAYS = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
    private static final String[] MONTHS = {
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December"
    };

    public String weekday;
    public String year;
    public String month;
    public String day;
    public String hour;
    public String minute;
    public String second;
    public int fractionalDigits;
    public String timeZoneName;
    /** h11, h12, h23 or h24. */
    public String hourCycle = "h12";
    public boolean utc;
    /** Whether date and time are joined by "at", as the long forms are. */
    public boolean joinedByAt;

    public boolean hasDate() {
        return weekday != null || year != null || month != null || day != null;
    }

    public boolean hasTime() {
        return hour != null || minute != null || second != null || fractionalDigits > 0;
    }

    /** The usual date: 11/30/2026. */
    public void showDate() {
        year = "numeric";
        month = "numeric";
        day = "numeric";
    }

    /** The usual time: 5:04:05 PM. */
    public void showTime() {
        hour = "numeric";
        minute = "numeric";
        second = "numeric";
    }

    /** Parts of a dateStyle: full, long, medium, short. */
    public void applyDateStyle(String style) {
        weekday = style.equals("full") ? "long" : null;
        month = style.equals("short") ? "numeric" : style.equals("medium") ? "short" : "long";
        day = "numeric";
        year = style.equals("short") ? "2-digit" : "numeric";
        joinedByAt = style.equals("full") || style.equals("long");
    }

    public void applyTimeStyle(String style) {
        hour = "numeric";
        minute = "2-digit";
        second = style.equals("short") ? null : "2-digit";
        timeZoneName = style.equals("full") ? "long" : style.equals("long") ? "short" : null;
    }

    /** The text of a finite time. */
    public JsString format(double time) {
        double local = utc ? time : LocalTime.ofUtc(time);
        StringBuilder text = new StringBuilder();
        if (hasDate()) {
            appendDate(text, local);
        }
        if (hasTime()) {
            boolean weekdayOnly = year == null && month == null && day == null;
            text.append(!hasDate() ? "" : joinedByAt || "long".equals(month) ? " at " : weekdayOnly ? " " : ", ");
            appendTime(text, local);
        }
        if (timeZoneName != null) {
            text.append(hasTime() ? " " : ", ").append(zone(time));
        }
        return JsString.of(text.toString());
    }

    private void appendDate(StringBuilder text, double local) {
        if (weekday != null) {
            text.append(named(DAYS[DateMath.weekDay(local)], weekday));
            text.append(year != null || month != null || day != null ? ", " : "");
        }
        boolean inWords = month != null && !month.equals("numeric") && !month.equals("2-digit");
        String space = inWords ? " " : "/";
        int begin = text.length();
        if (month != null) {
            int number = DateMath.month(local);
            text.append(inWords ? named(MONTHS[number], month) : digits(number + 1, month));
        }
        if (day != null) {
            text.append(text.length() > begin ? space : "").append(digits(DateMath.date(local), day));
        }
        if (year != null) {
            text.append(text.length() == begin ? "" : inWords && day != null ? ", " : space);
            appendYear(text, DateMath.year(local));
        }
    }

    private void appendYear(StringBuilder text, int number) {
        int shown = number > 0 ? number : 1 - number;
        text.append(year.equals("2-digit") ? digits(shown % 100, year) : Integer.toString(shown));
        text.append(number > 0 ? "" : " BC");
    }

    private static String named(String name, String style) {
        return style.equals("long") ? name : name.substring(0, style.equals("narrow") ? 1 : 3);
    }

    private static String digits(int number, String style) {
        return number < 10 && style.equals("2-digit") ? "0" + number : Integer.toString(number);
    }

    private void appendTime(StringBuilder text, double local) {
        int begin = text.length();
        int number = DateMath.hour(local);
        boolean halves = hourCycle.equals("h12") || hourCycle.equals("h11");
        if (hour != null) {
            text.append(halves ? digits(halfDayHour(number), hour) : digits(fullDayHour(number), "2-digit"));
        }
        if (minute != null) {
            text.append(text.length() > begin ? ":" : "");
            text.append(digits(DateMath.minute(local), hour != null || second != null ? "2-digit" : "numeric"));
        }
        if (second != null) {
            text.append(text.length() > begin ? ":" : "");
            text.append(digits(DateMath.second(local), minute != null ? "2-digit" : second));
        }
        if (fractionalDigits > 0) {
            String thousandths = Integer.toString(1000 + DateMath.millisecond(local)).substring(1, 1 + fractionalDigits);
            text.append(second != null ? "." : "").append(thousandths);
        }
        if (hour != null && halves) {
            text.append(number < 12 ? " AM" : " PM");
        }
    }

    private int halfDayHour(int number) {
        return number % 12 == 0 && hourCycle.equals("h12") ? 12 : number % 12;
    }

    private int fullDayHour(int number) {
        return number == 0 && hourCycle.equals("h24") ? 24 : number;
    }

    private String zone(double time) {
        String name = utc ? "Coordinated Universal Time" : LocalTime.zoneName(time);
        if (timeZoneName.equals("long") && name != null) {
            return name;
        }
        int minutes = utc ? 0 : (int) (LocalTime.offset(time) / 60_000);
        if (minutes == 0) {
            return "UTC";
        }
        int rest = Math.abs(minutes) % 60;
        return "GMT" + (minutes < 0 ? "-" : "+") + Math.abs(minutes) / 60 + (rest == 0 ? "" : ":" + digits(rest, "2-digit"));
    }
}
