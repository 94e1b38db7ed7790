package tsubame.runtime.date;

/**
 * The texts of dates that ECMA-262 fixes (§21.4.4.41, §21.4.1.32); those of the toLocale methods are in {@link DateParts}. Time
 * arguments are finite and already local where the form is local; {@code offset} is the local offset in milliseconds.
 */
public final class DateFormat {
    private static final String[] DAYS = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
    private static final String[] MONTHS = {
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"
    };
    public static final String INVALID = "Invalid Date";

    private DateFormat() {}

    /** {@code Mon Nov 30 2026}. */
    public static String dateText(double local) {
        StringBuilder text = new StringBuilder();
        text.append(DAYS[DateMath.weekDay(local)]).append(' ').append(MONTHS[DateMath.month(local)]).append(' ');
        appendPadded(text, DateMath.date(local), 2);
        text.append(' ');
        appendYear(text, DateMath.year(local));
        return text.toString();
    }

    /** {@code 17:04:05 GMT+0900 (Japan Standard Time)}; the name in parentheses is left out when null. */
    public static String timeText(double local, double offset, String zoneName) {
        StringBuilder text = new StringBuilder();
        appendClock(text, local);
        int minutes = (int) (Math.abs(offset) / 60_000);
        text.append(" GMT").append(offset < 0 ? '-' : '+');
        appendPadded(text, minutes / 60, 2);
        appendPadded(text, minutes % 60, 2);
        if (zoneName != null) {
            text.append(" (").append(zoneName).append(')');
        }
        return text.toString();
    }

    /** {@code Mon, 30 Nov 2026 17:04:05 GMT}. */
    public static String utcText(double time) {
        StringBuilder text = new StringBuilder();
        text.append(DAYS[DateMath.weekDay(time)]).append(", ");
        appendPadded(text, DateMath.date(time), 2);
        text.append(' ').append(MONTHS[DateMath.month(time)]).append(' ');
        appendYear(text, DateMath.year(time));
        text.append(' ');
        appendClock(text, time);
        return text.append(" GMT").toString();
    }

    /** {@code 2026-11-30T17:04:05.000Z}, with six signed digits for years outside 0..9999. */
    public static String isoText(double time) {
        StringBuilder text = new StringBuilder();
        int year = DateMath.year(time);
        if (year >= 0 && year <= 9999) {
            appendPadded(text, year, 4);
        } else {
            text.append(year < 0 ? '-' : '+');
            appendPadded(text, Math.abs(year), 6);
        }
        text.append('-');
        appendPadded(text, DateMath.month(time) + 1, 2);
        text.append('-');
        appendPadded(text, DateMath.date(time), 2);
        text.append('T');
        appendClock(text, time);
        text.append('.');
        appendPadded(text, DateMath.millisecond(time), 3);
        return text.append('Z').toString();
    }

    private static void appendClock(StringBuilder text, double time) {
        appendPadded(text, DateMath.hour(time), 2);
        text.append(':');
        appendPadded(text, DateMath.minute(time), 2);
        text.append(':');
        appendPadded(text, DateMath.second(time), 2);
    }

    private static void appendYear(StringBuilder text, int year) {
        if (year < 0) {
            text.append('-');
        }
        appendPadded(text, Math.abs(year), 4);
    }

    private static void appendPadded(StringBuilder text, int value, int width) {
        int limit = 1;
        for (int i = 1; i < width; i++) {
            limit *= 10;
            if (value < limit) {
                text.append('0');
            }
        }
        // The zeros above stand in front of a number that has fewer digits than the width.
        text.append(value);
    }
}
