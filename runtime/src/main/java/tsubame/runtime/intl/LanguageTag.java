package tsubame.runtime.intl;

/**
 * Unicode BCP 47 locale identifiers: language, script, region, variants, extensions (UTS #35 §3.2). Canonical case and the order of
 * parts; no table of aliases.
 */
final class LanguageTag {
    private LanguageTag() {}

    /** The tag in canonical case; null if it is not well formed. */
    static String canonical(String text) {
        String[] parts = parts(text);
        for (String part : parts) {
            if (part.isEmpty() || part.length() > 8 || !isAlphanumeric(part)) {
                return null;
            }
        }
        String language = lower(parts[0]);
        if (language.length() < 2 || language.length() == 4 || !isLetters(language)) {
            return null;
        }
        StringBuilder tag = new StringBuilder(language);
        int i = 1;
        if (i < parts.length && parts[i].length() == 4 && isLetters(parts[i])) {
            tag.append('-').append(upper(parts[i].substring(0, 1))).append(lower(parts[i].substring(1)));
            i++;
        }
        if (i < parts.length && isRegion(parts[i])) {
            tag.append('-').append(upper(parts[i++]));
        }
        while (i < parts.length && isVariant(parts[i])) {
            tag.append('-').append(lower(parts[i++]));
        }
        return extensions(tag, parts, i);
    }

    private static String extensions(StringBuilder tag, String[] parts, int from) {
        int i = from;
        while (i < parts.length) {
            if (parts[i].length() != 1 || i + 1 >= parts.length || parts[i + 1].length() == 1) {
                return null;
            }
            boolean isPrivate = lower(parts[i]).equals("x");
            tag.append('-').append(lower(parts[i++]));
            while (i < parts.length && (isPrivate || parts[i].length() > 1)) {
                tag.append('-').append(lower(parts[i++]));
            }
        }
        return tag.toString();
    }

    /** What stands between the hyphens. */
    static String[] parts(String text) {
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            count += text.charAt(i) == '-' ? 1 : 0;
        }
        String[] parts = new String[count];
        int from = 0;
        for (int i = 0; i < count; i++) {
            int hyphen = text.indexOf('-', from);
            parts[i] = text.substring(from, hyphen < 0 ? text.length() : hyphen);
            from = hyphen + 1;
        }
        return parts;
    }

    static boolean isRegion(String part) {
        return part.length() == 2 && isLetters(part) || part.length() == 3 && isDigits(part);
    }

    private static boolean isVariant(String part) {
        return part.length() >= 5 || part.length() == 4 && isDigits(part.substring(0, 1));
    }

    static boolean isLetters(String part) {
        for (int i = 0; i < part.length(); i++) {
            char c = part.charAt(i);
            if ((c < 'a' || c > 'z') && (c < 'A' || c > 'Z')) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDigits(String part) {
        for (int i = 0; i < part.length(); i++) {
            if (part.charAt(i) < '0' || part.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private static boolean isAlphanumeric(String part) {
        for (int i = 0; i < part.length(); i++) {
            String one = part.substring(i, i + 1);
            if (!isLetters(one) && !isDigits(one)) {
                return false;
            }
        }
        return true;
    }

    /** ASCII only. */
    static String lower(String text) {
        StringBuilder out = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            out.setCharAt(i, c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
        }
        return out.toString();
    }

    /** ASCII only. */
    static String upper(String text) {
        StringBuilder out = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            out.setCharAt(i, c >= 'a' && c <= 'z' ? (char) (c - 32) : c);
        }
        return out.toString();
    }
}
