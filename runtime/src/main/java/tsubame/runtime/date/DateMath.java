package tsubame.runtime.date;

/**
 * Calendar arithmetic on time values, milliseconds since 1970-01-01T00:00:00Z in doubles (ECMA-262 §21.4.1). The
 * calendar is the proleptic Gregorian one; days have 86,400,000 ms. An invalid time is NaN and stays NaN through the
 * make functions; the field functions want a finite time.
 */
public final class DateMath {
    public static final double MS_PER_DAY = 86_400_000;
    private static final double MAX_TIME = 8.64e15;
    private static final long DAYS_PER_ERA = 146_097;
    private static final long DAYS_FROM_ERA_TO_EPOCH = 719_468;

    private DateMath() {}

    public static double day(double time) {
        return Math.floor(time / MS_PER_DAY);
    }

    public static double timeWithinDay(double time) {
        double rest = time % MS_PER_DAY;
        return rest < 0 ? rest + MS_PER_DAY : rest + 0.0;
    }

    public static int hour(double time) {
        return (int) (timeWithinDay(time) / 3_600_000);
    }

    public static int minute(double time) {
        return (int) (timeWithinDay(time) / 60_000) % 60;
    }

    public static int second(double time) {
        return (int) (timeWithinDay(time) / 1000) % 60;
    }

    public static int millisecond(double time) {
        return (int) timeWithinDay(time) % 1000;
    }

    /** 0 is Sunday. */
    public static int weekDay(double time) {
        return (int) Math.floorMod((long) day(time) + 4, 7L);
    }

    public static int year(double time) {
        return (int) (civil((long) day(time)) >> 16);
    }

    /** 0 is January. */
    public static int month(double time) {
        return (int) (civil((long) day(time)) >> 8 & 0xFF);
    }

    /** Day of the month, from 1. */
    public static int date(double time) {
        return (int) (civil((long) day(time)) & 0xFF);
    }

    /**
     * Year, month and day of a day number, packed as year << 16 | month << 8 | day. Years are taken to begin on the first
     * of March, so that the leap day is the last; an era is 400 such years.
     */
    private static long civil(long day) {
        long shifted = day + DAYS_FROM_ERA_TO_EPOCH;
        long era = Math.floorDiv(shifted, DAYS_PER_ERA);
        long dayOfEra = shifted - era * DAYS_PER_ERA;
        long yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
        long dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        long marchMonth = (5 * dayOfYear + 2) / 153;
        long dayOfMonth = dayOfYear - (153 * marchMonth + 2) / 5 + 1;
        long month = marchMonth < 10 ? marchMonth + 2 : marchMonth - 10;
        long year = yearOfEra + era * 400 + (month < 2 ? 1 : 0);
        return year << 16 | month << 8 | dayOfMonth;
    }

    /** Day number of the first of a month; {@code month} is 0..11. */
    private static long dayOfMonthStart(long year, int month) {
        long marchYear = month < 2 ? year - 1 : year;
        long era = Math.floorDiv(marchYear, 400L);
        long yearOfEra = marchYear - era * 400;
        long marchMonth = month < 2 ? month + 10 : month - 2;
        long dayOfYear = (153 * marchMonth + 2) / 5;
        return era * DAYS_PER_ERA + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - DAYS_FROM_ERA_TO_EPOCH;
    }

    /** MakeTime (§21.4.1.27). */
    public static double makeTime(double hour, double minute, double second, double millisecond) {
        if (!isFinite(hour) || !isFinite(minute) || !isFinite(second) || !isFinite(millisecond)) {
            return Double.NaN;
        }
        return integer(hour) * 3_600_000 + integer(minute) * 60_000 + integer(second) * 1000 + integer(millisecond);
    }

    /** MakeDay (§21.4.1.28). */
    public static double makeDay(double year, double month, double date) {
        if (!isFinite(year) || !isFinite(month) || !isFinite(date)) {
            return Double.NaN;
        }
        double integerMonth = integer(month);
        double fullYear = integer(year) + Math.floor(integerMonth / 12);
        if (Math.abs(fullYear) > 400_000) {
            return Double.NaN;
        }
        int monthOfYear = (int) (integerMonth - Math.floor(integerMonth / 12) * 12);
        return dayOfMonthStart((long) fullYear, monthOfYear) + integer(date) - 1;
    }

    /** MakeDate (§21.4.1.29). */
    public static double makeDate(double day, double time) {
        double result = day * MS_PER_DAY + time;
        return isFinite(result) ? result : Double.NaN;
    }

    /** MakeFullYear (§21.4.1.30): 0..99 mean 1900..1999. */
    public static double makeFullYear(double year) {
        double truncated = integer(year);
        return truncated >= 0 && truncated <= 99 ? truncated + 1900 : truncated;
    }

    /** TimeClip (§21.4.1.31). */
    public static double timeClip(double time) {
        return Math.abs(time) <= MAX_TIME ? integer(time) + 0.0 : Double.NaN;
    }

    public static boolean isFinite(double value) {
        return Math.abs(value) <= Double.MAX_VALUE;
    }

    private static double integer(double value) {
        return value < 0 ? Math.ceil(value) : Math.floor(value);
    }
}
