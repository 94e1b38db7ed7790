package tsubame.runtime.date;

/** A rule like {@code EST5EDT,M3.2.0,M11.1.0} (POSIX TZ, as RFC 9636 extends it): for times behind the last transition of a file. */
final class ZoneRule {
    private static final int SECONDS_PER_HOUR = 3600;
    private static final double SECONDS_PER_DAY = 86400;

    private final String text;
    private int at;
    private String standardName;
    private int standardOffset;
    /** Null for a zone without summer time. */
    private String summerName;
    private int summerOffset;
    private final int[][] dates = new int[2][];

    private ZoneRule(String text) {
        this.text = text;
    }

    /** Null for an empty rule. */
    static ZoneRule parse(String text) {
        if (text.isEmpty()) {
            return null;
        }
        ZoneRule rule = new ZoneRule(text);
        rule.standardName = rule.name();
        rule.standardOffset = -rule.time();
        if (rule.at < text.length()) {
            rule.summerName = rule.name();
            boolean given = rule.at < text.length() && text.charAt(rule.at) != ',';
            rule.summerOffset = given ? -rule.time() : rule.standardOffset + SECONDS_PER_HOUR;
            rule.dates[0] = rule.date();
            rule.dates[1] = rule.date();
        }
        return rule;
    }

    private String name() {
        int from = at;
        if (text.charAt(at) == '<') {
            at = text.indexOf('>', at) + 1;
            return text.substring(from + 1, at - 1);
        }
        while (at < text.length() && (text.charAt(at) | 0x20) >= 'a' && (text.charAt(at) | 0x20) <= 'z') {
            at++;
        }
        return text.substring(from, at);
    }

    private int number() {
        int number = 0;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            number = 10 * number + text.charAt(at++) - '0';
        }
        return number;
    }

    /** Hours, with minutes and seconds if they are there, in seconds. */
    private int time() {
        boolean negative = text.charAt(at) == '-';
        if (negative || text.charAt(at) == '+') {
            at++;
        }
        int seconds = number() * SECONDS_PER_HOUR;
        for (int unit = 60; at < text.length() && text.charAt(at) == ':'; unit = 1) {
            at++;
            seconds += number() * unit;
        }
        return negative ? -seconds : seconds;
    }

    /** Month, week, weekday and time of day of {@code ,Mm.w.d/t}; or 0 for the month, and a day of the year, with or without a leap day. */
    private int[] date() {
        at++;
        int[] date = new int[4];
        if (text.charAt(at) == 'M') {
            for (int i = 0; i < 3; i++) {
                at++;
                date[i] = number();
            }
        } else {
            boolean julian = text.charAt(at) == 'J';
            at += julian ? 1 : 0;
            date[1] = julian ? 1 : 0;
            date[2] = number();
        }
        date[3] = 2 * SECONDS_PER_HOUR;
        if (at < text.length() && text.charAt(at) == '/') {
            at++;
            date[3] = time();
        }
        return date;
    }

    /** Seconds since 1970, local time of the change in that year. */
    private static double change(int[] date, int year) {
        double day;
        if (date[0] == 0) {
            boolean leap = DateMath.makeDay(year, 1, 29) != DateMath.makeDay(year, 2, 1);
            day = DateMath.makeDay(year, 0, 1) + date[2] - (date[1] == 1 ? leap && date[2] >= 60 ? 0 : 1 : 0);
        } else {
            double start = DateMath.makeDay(year, date[0] - 1, 1);
            int weekday = DateMath.weekDay(start * DateMath.MS_PER_DAY);
            day = start + (date[2] - weekday + 7) % 7 + 7 * (date[1] - 1);
            if (day >= DateMath.makeDay(year, date[0], 1)) {
                day -= 7;
            }
        }
        return day * SECONDS_PER_DAY + date[3];
    }

    boolean isSummer(double time) {
        if (summerName == null) {
            return false;
        }
        int year = DateMath.year(time + standardOffset * 1000.0);
        double seconds = time / 1000;
        double begin = change(dates[0], year) - standardOffset;
        double end = change(dates[1], year) - summerOffset;
        return begin < end ? seconds >= begin && seconds < end : seconds >= begin || seconds < end;
    }

    int offset(double time) {
        return isSummer(time) ? summerOffset : standardOffset;
    }

    String abbreviation(double time) {
        return isSummer(time) ? summerName : standardName;
    }
}
