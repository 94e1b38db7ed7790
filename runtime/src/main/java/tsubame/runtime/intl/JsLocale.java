package tsubame.runtime.intl;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;

/** An Intl.Locale (ECMA-402 §14): a canonical tag. */
final class JsLocale extends JsObject {
    final String tag;

    JsLocale(Shape shape, String tag) {
        super(shape);
        this.tag = tag;
    }

    private String[] parts() {
        return LanguageTag.parts(LocaleList.withoutExtensions(tag));
    }

    String language() {
        return parts()[0];
    }

    /** Null if the tag has none. */
    String script() {
        String[] parts = parts();
        return parts.length > 1 && parts[1].length() == 4 && LanguageTag.isLetters(parts[1]) ? parts[1] : null;
    }

    /** Null if the tag has none. */
    String region() {
        String[] parts = parts();
        for (int i = 1; i < parts.length && i <= 2; i++) {
            if (LanguageTag.isRegion(parts[i])) {
                return parts[i];
            }
        }
        return null;
    }

    /** The value of a keyword of the Unicode extension, such as {@code ca}; null if there is none. */
    String keyword(String key) {
        int at = tag.indexOf("-u-");
        if (at < 0) {
            return null;
        }
        String[] parts = LanguageTag.parts(tag.substring(at + 3));
        for (int i = 0; i < parts.length && parts[i].length() > 1; i++) {
            if (parts[i].equals(key)) {
                StringBuilder value = new StringBuilder();
                for (int j = i + 1; j < parts.length && parts[j].length() > 2; j++) {
                    value.append(value.length() > 0 ? "-" : "").append(parts[j]);
                }
                return value.toString();
            }
        }
        return null;
    }

    @Override
    public String className() {
        return "Intl.Locale";
    }
}
