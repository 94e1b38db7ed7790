package tsubame.runtime.intl;

import java.util.ArrayList;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/**
 * Lists of locales (ECMA-402 §9.2.1 CanonicalizeLocaleList) and what there is of them: en-US, which is also the default. Who asks for
 * others only gets a RangeError that names them, for their data is not here.
 */
final class LocaleList {
    static final String DEFAULT = "en-US";

    private LocaleList() {}

    /** The canonical tags, each once. */
    static ArrayList<String> canonical(Object locales) {
        ArrayList<String> tags = new ArrayList<>();
        if (locales == Undefined.UNDEFINED) {
            return tags;
        }
        if (locales instanceof JsString || locales instanceof JsLocale) {
            add(tags, locales);
            return tags;
        }
        JsObject list = Conversions.toObject(locales);
        long length = ObjectOperations.lengthOf(list);
        for (long i = 0; i < length; i++) {
            if (list.hasIndex(i)) {
                add(tags, list.getIndex(i, list));
            }
        }
        return tags;
    }

    private static void add(ArrayList<String> tags, Object value) {
        String tag = tag(value);
        for (int i = 0; i < tags.size(); i++) {
            if (tags.get(i).equals(tag)) {
                return;
            }
        }
        tags.add(tag);
    }

    /** The canonical tag of a string or Intl.Locale. */
    static String tag(Object value) {
        if (value instanceof JsLocale locale) {
            return locale.tag;
        }
        if (!(value instanceof JsString) && !(value instanceof JsObject)) {
            throw Errors.typeError("Incorrect locale information provided");
        }
        String text = Conversions.toString(value).toJavaString();
        String tag = LanguageTag.canonical(text);
        if (tag == null) {
            throw Errors.rangeError("Incorrect locale information provided");
        }
        return tag;
    }

    /** The locale for a request; the first that there is. {@code english}: any English will do, for the object knows no regions. */
    static String resolve(Object locales, boolean english) {
        ArrayList<String> tags = canonical(locales);
        if (tags.isEmpty()) {
            return DEFAULT;
        }
        for (int i = 0; i < tags.size(); i++) {
            String tag = withoutExtensions(tags.get(i));
            if (tag.equals("en") || tag.equals(DEFAULT) || english && tag.startsWith("en-")) {
                return tag;
            }
        }
        throw Errors.rangeError("The locale " + tags.get(0) + " is not available: Tsubame has the data of en-US only");
    }

    static String withoutExtensions(String tag) {
        int end = tag.indexOf("-u-");
        return end < 0 ? tag : tag.substring(0, end);
    }

    /** {@code supportedLocalesOf}. */
    static JsArray supported(Object locales) {
        ArrayList<String> tags = canonical(locales);
        JsArray found = JsArray.create();
        for (int i = 0; i < tags.size(); i++) {
            String tag = withoutExtensions(tags.get(i));
            if (tag.equals("en") || tag.equals(DEFAULT)) {
                found.append(JsString.of(tags.get(i)));
            }
        }
        return found;
    }
}
