package tsubame.runtime.intl;

import java.util.ArrayList;
import tsubame.runtime.realm.Errors;
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

    /** The text for toLocaleUpperCase and its kin, whose locales must be well formed; those with a case mapping of their own are not there. */
    public static JsString checked(JsString text, Object locales) {
        ArrayList<String> tags = LocaleList.canonical(locales);
        String language = tags.isEmpty() ? "en" : LanguageTag.parts(tags.get(0))[0];
        if (language.equals("tr") || language.equals("az") || language.equals("lt")) {
            throw Errors.rangeError("The case mapping of the locale " + tags.get(0) + " is not available");
        }
        return text;
    }

    /** localeCompare. */
    public static double compare(JsString a, JsString b, Object locales, Object options) {
        return CollatorService.compare(a, b, locales, options);
    }
}
