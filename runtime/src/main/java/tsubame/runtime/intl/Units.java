package tsubame.runtime.intl;

/** The units that ECMA-402 sanctions (§6.6.2), as en-US writes them (CLDR); compounds are {@code a-per-b}. */
final class Units {
    /** Name; short form of one, of many; narrow form, {@code ~} for a blank before it; long form of one, of many; short form after a slash. */
    private static final String[] ROWS = {
        "acre", "ac", "ac", "ac", "acre", "acres", "ac",
        "bit", "bit", "bit", "bit", "bit", "bits", "bit",
        "byte", "byte", "byte", "B", "byte", "bytes", "byte",
        "celsius", "\u00B0C", "\u00B0C", "\u00B0C", "degree Celsius", "degrees Celsius", "\u00B0C",
        "centimeter", "cm", "cm", "cm", "centimeter", "centimeters", "cm",
        "day", "day", "days", "d", "day", "days", "d",
        "degree", "deg", "deg", "\u00B0", "degree", "degrees", "deg",
        "fahrenheit", "\u00B0F", "\u00B0F", "\u00B0", "degree Fahrenheit", "degrees Fahrenheit", "\u00B0F",
        "fluid-ounce", "fl oz", "fl oz", "fl oz", "fluid ounce", "fluid ounces", "fl oz",
        "foot", "ft", "ft", "\u2032", "foot", "feet", "ft",
        "gallon", "gal", "gal", "gal", "gallon", "gallons", "gal US",
        "gigabit", "Gb", "Gb", "Gb", "gigabit", "gigabits", "Gb",
        "gigabyte", "GB", "GB", "GB", "gigabyte", "gigabytes", "GB",
        "gram", "g", "g", "g", "gram", "grams", "g",
        "hectare", "ha", "ha", "ha", "hectare", "hectares", "ha",
        "hour", "hr", "hr", "h", "hour", "hours", "h",
        "inch", "in", "in", "\u2033", "inch", "inches", "in",
        "kilobit", "kb", "kb", "kb", "kilobit", "kilobits", "kb",
        "kilobyte", "kB", "kB", "kB", "kilobyte", "kilobytes", "kB",
        "kilogram", "kg", "kg", "kg", "kilogram", "kilograms", "kg",
        "kilometer", "km", "km", "km", "kilometer", "kilometers", "km",
        "liter", "L", "L", "L", "liter", "liters", "L",
        "megabit", "Mb", "Mb", "Mb", "megabit", "megabits", "Mb",
        "megabyte", "MB", "MB", "MB", "megabyte", "megabytes", "MB",
        "meter", "m", "m", "m", "meter", "meters", "m",
        "microsecond", "\u03BCs", "\u03BCs", "\u03BCs", "microsecond", "microseconds", "\u03BCs",
        "mile", "mi", "mi", "mi", "mile", "miles", "mi",
        "mile-scandinavian", "smi", "smi", "smi", "mile-scandinavian", "miles-scandinavian", "smi",
        "milliliter", "mL", "mL", "mL", "milliliter", "milliliters", "mL",
        "millimeter", "mm", "mm", "mm", "millimeter", "millimeters", "mm",
        "millisecond", "ms", "ms", "ms", "millisecond", "milliseconds", "ms",
        "minute", "min", "min", "m", "minute", "minutes", "min",
        "month", "mth", "mths", "m", "month", "months", "m",
        "nanosecond", "ns", "ns", "ns", "nanosecond", "nanoseconds", "ns",
        "ounce", "oz", "oz", "oz", "ounce", "ounces", "oz",
        "percent", "%", "%", "%", "percent", "percent", "%",
        "petabyte", "PB", "PB", "PB", "petabyte", "petabytes", "PB",
        "pound", "lb", "lb", "#", "pound", "pounds", "lb",
        "second", "sec", "sec", "s", "second", "seconds", "s",
        "stone", "st", "st", "st", "stone", "stones", "st",
        "terabit", "Tb", "Tb", "Tb", "terabit", "terabits", "Tb",
        "terabyte", "TB", "TB", "TB", "terabyte", "terabytes", "TB",
        "week", "wk", "wks", "w", "week", "weeks", "w",
        "yard", "yd", "yd", "yd", "yard", "yards", "yd",
        "year", "yr", "yrs", "y", "year", "years", "y",
    };
    private static final int COLUMNS = 7;
    private static final String PER = "-per-";

    private Units() {}

    static String[] names() {
        String[] names = new String[ROWS.length / COLUMNS];
        for (int i = 0; i < names.length; i++) {
            names[i] = ROWS[COLUMNS * i];
        }
        return names;
    }

    private static int row(String name) {
        for (int i = 0; i < ROWS.length; i += COLUMNS) {
            if (ROWS[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    static boolean isKnown(String name) {
        int per = name.indexOf(PER);
        return per < 0 ? row(name) >= 0 : row(name.substring(0, per)) >= 0 && row(name.substring(per + PER.length())) >= 0;
    }

    /** What stands behind the number, blank included. */
    static String suffix(String name, String display, boolean one) {
        int per = name.indexOf(PER);
        if (per < 0) {
            return single(name, display, one);
        }
        String divisor = name.substring(per + PER.length());
        if (name.equals("mile-per-hour") && !display.equals("long")) {
            return display.equals("narrow") ? "mph" : " mph";
        }
        if (name.equals("mile-per-gallon") && !display.equals("long")) {
            return display.equals("narrow") ? "mpg" : " mpg";
        }
        String first = single(name.substring(0, per), display, one);
        return display.equals("long") ? first + " per " + ROWS[row(divisor) + 4] : first + "/" + ROWS[row(divisor) + 6];
    }

    private static String single(String name, String display, boolean one) {
        int row = row(name);
        if (display.equals("long")) {
            return " " + ROWS[row + (one ? 4 : 5)];
        }
        if (display.equals("narrow")) {
            return ROWS[row + 3];
        }
        String form = ROWS[row + (one ? 1 : 2)];
        boolean joined = form.startsWith("\u00B0") || form.equals("%");
        return joined ? form : " " + form;
    }
}
