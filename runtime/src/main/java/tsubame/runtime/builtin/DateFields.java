package tsubame.runtime.builtin;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.date.DateMath;
import tsubame.runtime.date.JsDate;
import tsubame.runtime.date.LocalTime;

/** The get and set methods of Date.prototype: a field of a time, local or UTC (ECMA-262 §21.4.4, Annex B.2.3). */
final class DateFields {
    /** The parts that a time can be taken into, from the largest; setters take one and, if given, those after it. */
    enum Field {
        YEAR,
        FULL_YEAR,
        MONTH,
        DATE,
        DAY,
        HOURS,
        MINUTES,
        SECONDS,
        MILLISECONDS
    }

    private DateFields() {}

    static double get(double time, Field field, boolean local) {
        if (time != time) {
            return Double.NaN;
        }
        double t = local ? LocalTime.ofUtc(time) : time;
        return switch (field) {
            case YEAR -> DateMath.year(t) - 1900;
            case FULL_YEAR -> DateMath.year(t);
            case MONTH -> DateMath.month(t);
            case DATE -> DateMath.date(t);
            case DAY -> DateMath.weekDay(t);
            case HOURS -> DateMath.hour(t);
            case MINUTES -> DateMath.minute(t);
            case SECONDS -> DateMath.second(t);
            case MILLISECONDS -> DateMath.millisecond(t);
        };
    }

    /** Sets a field and, from further arguments, the smaller ones; at most as many as the method takes. */
    static double set(JsDate date, Field field, boolean local, Object[] args, int most) {
        double time = date.time;
        double[] values = numbers(args, most);
        if (field == Field.YEAR) {
            return date.time = setYear(time, values[0]);
        }
        if (time != time) {
            if (field != Field.FULL_YEAR) {
                return Double.NaN;
            }
            time = 0;
        } else if (local) {
            time = LocalTime.ofUtc(time);
        }
        double changed = switch (field) {
            case FULL_YEAR -> withDay(time, values[0], at(values, 1, DateMath.month(time)), at(values, 2, DateMath.date(time)));
            case MONTH -> withDay(time, DateMath.year(time), values[0], at(values, 1, DateMath.date(time)));
            case DATE -> withDay(time, DateMath.year(time), DateMath.month(time), values[0]);
            case HOURS -> withTime(time, values[0], at(values, 1, DateMath.minute(time)), at(values, 2, DateMath.second(time)),
                    at(values, 3, DateMath.millisecond(time)));
            case MINUTES -> withTime(time, DateMath.hour(time), values[0], at(values, 1, DateMath.second(time)),
                    at(values, 2, DateMath.millisecond(time)));
            case SECONDS -> withTime(time, DateMath.hour(time), DateMath.minute(time), values[0],
                    at(values, 1, DateMath.millisecond(time)));
            case MILLISECONDS -> withTime(time, DateMath.hour(time), DateMath.minute(time), DateMath.second(time), values[0]);
            case YEAR, DAY -> throw new IllegalStateException("no setter for " + field.name());
        };
        return date.time = DateMath.timeClip(local ? LocalTime.toUtc(changed) : changed);
    }

    /** The arguments as numbers; the first is NaN when it is missing. */
    private static double[] numbers(Object[] args, int most) {
        double[] numbers = new double[Math.max(1, Math.min(args.length, most))];
        numbers[0] = Double.NaN;
        for (int i = 0; i < Math.min(args.length, most); i++) {
            numbers[i] = Conversions.toNumber(args[i]);
        }
        return numbers;
    }

    private static double at(double[] values, int index, double otherwise) {
        return index < values.length ? values[index] : otherwise;
    }

    private static double withDay(double time, double year, double month, double day) {
        return DateMath.makeDate(DateMath.makeDay(year, month, day), DateMath.timeWithinDay(time));
    }

    private static double withTime(double time, double hour, double minute, double second, double millisecond) {
        return DateMath.makeDate(DateMath.day(time), DateMath.makeTime(hour, minute, second, millisecond));
    }

    /** Annex B.2.3.2: local, and two digits mean the twentieth century. */
    private static double setYear(double time, double year) {
        if (year != year) {
            return Double.NaN;
        }
        double local = time != time ? 0 : LocalTime.ofUtc(time);
        double day = DateMath.makeDay(DateMath.makeFullYear(year), DateMath.month(local), DateMath.date(local));
        return DateMath.timeClip(LocalTime.toUtc(DateMath.makeDate(day, DateMath.timeWithinDay(local))));
    }
}
