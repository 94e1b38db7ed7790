package tsubame.runtime.intl;

import tsubame.runtime.value.JsString;

/** What the methods of other globals that know locales need of this package. */
public final class LocaleText {
    private LocaleText() {}

    /** toLocaleString of a Double or JsBigInt. */
    public static JsString ofNumber(Object value, Object locales, Object options) {
        return NumberFormatService.localeText(value, locales, options);
    }

    /** toLocaleString and its kin of a time, NaN for an invalid date; the parts that are wanted. */
    public static JsString ofDate(double time, Object locales, Object options, boolean date, boolean clock) {
        return DateTimeFormatService.localeText(time, locales, options, date, clock);
    }

    /** localeCompare. */
    public static double compare(JsString a, JsString b, Object locales, Object options) {
        return CollatorService.compare(a, b, locales, options);
    }
}
