package tsubame.runtime.date;

import tsubame.text.number.WhiteSpace;

/**
 * Reads the text of a date (Date.parse, ECMA-262 §21.4.3.2): first the interchange format of §21.4.1.32, and where that
 * does not fit, the loose forms that the web relies on: month names, {@code 12/31/2026}, {@code 5:04 PM}, zone names and
 * offsets, text in parentheses ignored. What it cannot read is NaN.
 */
public final class DateParser {
    /** What a text says: the time as if its fields were UTC, and the offset to subtract, NaN meaning local time. */
    public double time = Double.NaN;
    public double offset;

    private static final String MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";
    private static final String[] ZONES = {"utc", "gmt", "z", "ut", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt"};
    private static final int[] ZONE_HOURS = {0, 0, 0, 0, -5, -4, -6, -5, -7, -6, -8, -7};

    private final String text;
    private int at;

    /** Parses; the result is in {@link #time} and {@link #offset}. */
    public DateParser(String text) {
        this.text = text;
        if (!parseInterchange() && !text.startsWith("-000000")) {
            at = 0;
            time = Double.NaN;
            offset = Double.NaN;
            if (!parseLoose()) {
                time = Double.NaN;
            }
        }
    }

    // ---- The interchange format

    private boolean parseInterchange() {
        int year = year();
        if (year == Integer.MIN_VALUE) {
            return false;
        }
        int month = 1;
        int date = 1;
        if (take('-')) {
            month = digits(2);
            if (take('-')) {
                date = digits(2);
            }
        }
        if (month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) {
            return false;
        }
        double day = DateMath.makeDay(year, month - 1, date);
        if (at == text.length()) {
            time = DateMath.makeDate(day, 0);
            offset = 0;
            return true;
        }
        return (take('T') || take('t')) && interchangeTime(day);
    }

    private int year() {
        if (take('+')) {
            return orInvalid(digits(6));
        }
        if (take('-')) {
            int year = digits(6);
            return year <= 0 ? Integer.MIN_VALUE : -year;
        }
        return orInvalid(digits(4));
    }

    private static int orInvalid(int year) {
        return year < 0 ? Integer.MIN_VALUE : year;
    }

    private boolean interchangeTime(double day) {
        int hour = digits(2);
        if (hour < 0 || hour > 24 || !take(':')) {
            return false;
        }
        int minute = digits(2);
        int second = 0;
        double millisecond = 0;
        if (take(':')) {
            second = digits(2);
            if (take('.') || take(',')) {
                millisecond = fraction();
            }
        }
        if (minute < 0 || minute > 59 || second < 0 || second > 59 || millisecond < 0
                || hour == 24 && (minute | second) + millisecond > 0) {
            return false;
        }
        time = DateMath.makeDate(day, DateMath.makeTime(hour, minute, second, millisecond));
        return interchangeZone() && at == text.length();
    }

    private boolean interchangeZone() {
        if (take('Z') || take('z')) {
            offset = 0;
            return true;
        }
        int sign = take('+') ? 1 : take('-') ? -1 : 0;
        if (sign == 0) {
            offset = Double.NaN;
            return true;
        }
        int hours = digits(2);
        int minutes = take(':') || at < text.length() ? digits(2) : -1;
        offset = sign * (hours * 60 + minutes) * 60_000.0;
        return hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60;
    }

    private static int daysInMonth(int year, int month) {
        if (month == 2) {
            return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
        }
        return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }

    /** The milliseconds of a decimal fraction of a second; -1 without a digit. */
    private double fraction() {
        if (!isDigitAt(at)) {
            return -1;
        }
        int value = 0;
        int scale = 100;
        while (isDigitAt(at)) {
            value += (text.charAt(at++) - '0') * scale;
            scale /= 10;
        }
        return value;
    }

    /** Exactly that many digits; -1 when they are not there. */
    private int digits(int count) {
        int value = 0;
        for (int i = 0; i < count; i++) {
            if (!isDigitAt(at)) {
                return -1;
            }
            value = value * 10 + text.charAt(at++) - '0';
        }
        return value;
    }

    private boolean isDigitAt(int index) {
        return index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9';
    }

    private boolean take(char wanted) {
        if (at < text.length() && text.charAt(at) == wanted) {
            at++;
            return true;
        }
        return false;
    }

    // ---- The loose forms

    private final double[] dayNumbers = new double[3];
    private int dayNumberCount;
    private int namedMonth = -1;
    private final int[] clock = new int[4];
    private int clockCount;
    private boolean clockOpen;
    private int halfDay = -1;
    private int zoneSign;
    private int zoneMinutes;
    private boolean zoneKnown;

    private boolean parseLoose() {
        while (at < text.length()) {
            char unit = text.charAt(at);
            boolean good = true;
            if (isDigitAt(at)) {
                good = looseNumber();
            } else if (isWordUnit(unit)) {
                good = looseWord();
            } else if (unit == '(') {
                skipParentheses();
            } else {
                at++;
                boolean offsetPossible = zoneKnown || clockCount > 0;
                if ((unit == '+' || unit == '-') && offsetPossible && isDigitAt(at)) {
                    good = looseOffset(unit == '-' ? -1 : 1);
                } else if ((unit == '+' || unit == '-') && dayNumberCount == 0 && clockCount == 0 && isDigitAt(at)) {
                    good = unit == '-';
                }
            }
            if (!good) {
                return false;
            }
        }
        return composeLoose();
    }

    private boolean looseNumber() {
        int start = at;
        double value = 0;
        while (isDigitAt(at)) {
            value = value * 10 + text.charAt(at++) - '0';
        }
        char next = at < text.length() ? text.charAt(at) : 0;
        if (clockOpen && clockCount < 4) {
            return clockPart(start, (int) Math.min(value, 1e6), next);
        }
        if (next == ':' && clockCount == 0) {
            at++;
            clock[clockCount++] = (int) Math.min(value, 1e6);
            clockOpen = true;
            return true;
        }
        if (dayNumberCount == 3) {
            return false;
        }
        dayNumbers[dayNumberCount++] = value;
        if (next == '-' || next == '/' || next == '.' || next == ',') {
            at++;
        }
        return true;
    }

    private boolean clockPart(int start, int value, char next) {
        if (clockCount == 3) {
            int saved = at;
            at = start;
            clock[clockCount++] = (int) fraction();
            at = saved;
            clockOpen = false;
            return true;
        }
        clock[clockCount++] = value;
        clockOpen = next == ':' && clockCount < 3 || next == '.' && clockCount == 3;
        if (clockOpen) {
            at++;
        }
        return clockOpen || next != ':';
    }

    private boolean looseWord() {
        int start = at;
        while (at < text.length() && isWordUnit(text.charAt(at))) {
            at++;
        }
        String word = lowerCase(start, at);
        if (word.equals("am") || word.equals("pm")) {
            halfDay = word.equals("pm") ? 1 : 0;
            return clockCount > 0;
        }
        int month = word.length() >= 3 ? MONTHS.indexOf(word.substring(0, 3)) : -1;
        if (month >= 0 && month % 3 == 0) {
            namedMonth = month / 3;
            return true;
        }
        for (int i = 0; i < ZONES.length; i++) {
            if (word.equals(ZONES[i]) && (dayNumberCount > 0 || clockCount > 0)) {
                zoneKnown = true;
                zoneSign = ZONE_HOURS[i] < 0 ? -1 : 1;
                zoneMinutes = Math.abs(ZONE_HOURS[i]) * 60;
                return true;
            }
        }
        // Words before the first number, such as the day of the week, say nothing new; they must not touch it.
        return dayNumberCount == 0 && clockCount == 0 && !isDigitAt(at);
    }

    private String lowerCase(int from, int to) {
        StringBuilder lower = new StringBuilder();
        for (int i = from; i < to; i++) {
            char unit = text.charAt(i);
            lower.append(unit >= 'A' && unit <= 'Z' ? (char) (unit + 32) : unit);
        }
        return lower.toString();
    }

    /** V8 takes all that lies behind the digits and the first signs for words, braces among it. */
    private static boolean isWordUnit(char unit) {
        return unit >= 'A' && !WhiteSpace.is(unit);
    }

    private void skipParentheses() {
        int depth = 0;
        do {
            char unit = text.charAt(at++);
            depth += unit == '(' ? 1 : unit == ')' ? -1 : 0;
        } while (depth > 0 && at < text.length());
    }

    private boolean looseOffset(int sign) {
        int start = at;
        int value = 0;
        while (isDigitAt(at) && at - start < 6) {
            value = value * 10 + text.charAt(at++) - '0';
        }
        int length = at - start;
        if (take(':')) {
            int minutes = digits(2);
            zoneMinutes = value * 60 + minutes;
            if (minutes < 0) {
                return false;
            }
        } else {
            zoneMinutes = length <= 2 ? value * 60 : value / 100 * 60 + value % 100;
        }
        zoneKnown = true;
        zoneSign = sign;
        return true;
    }

    private boolean composeLoose() {
        if (dayNumberCount == 0) {
            return false;
        }
        boolean full = dayNumberCount == 3;
        while (dayNumberCount < 3) {
            dayNumbers[dayNumberCount++] = 1;
        }
        double year;
        double month = namedMonth + 1;
        double date;
        boolean firstIsDay = isDay(dayNumbers[0]);
        if (namedMonth >= 0) {
            date = firstIsDay ? dayNumbers[0] : dayNumbers[1];
            year = firstIsDay ? dayNumbers[1] : dayNumbers[0];
        } else if (!firstIsDay) {
            year = dayNumbers[0];
            month = dayNumbers[1];
            date = dayNumbers[2];
        } else {
            month = dayNumbers[0];
            date = dayNumbers[1];
            year = full ? dayNumbers[2] : 2001;
        }
        if (year <= 49) {
            year += 2000;
        } else if (year <= 99) {
            year += 1900;
        }
        if (month < 1 || month > 12 || !isDay(date)) {
            return false;
        }
        return composeClock(DateMath.makeDay(year, month - 1, date));
    }

    private static boolean isDay(double value) {
        return value >= 1 && value <= 31;
    }

    private boolean composeClock(double day) {
        int hour = clock[0];
        if (halfDay >= 0) {
            if (hour < 0 || hour > 12) {
                return false;
            }
            hour = hour % 12 + 12 * halfDay;
        }
        boolean midnightAfter = hour == 24 && clock[1] == 0 && clock[2] == 0 && clock[3] == 0;
        if (hour > 23 && !midnightAfter || clock[1] > 59 || clock[2] > 59) {
            return false;
        }
        time = DateMath.makeDate(day, DateMath.makeTime(hour, clock[1], clock[2], clock[3]));
        offset = zoneKnown ? zoneSign * zoneMinutes * 60_000.0 : Double.NaN;
        return true;
    }
}
