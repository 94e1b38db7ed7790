package tsubame.runtime.web;

/** Questions about pieces of text that the URL parser asks (URL Standard, §4.1 – §4.4). */
final class UrlText {
    private UrlText() {}

    static boolean isLetter(int c) {
        return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** Without C0 controls and spaces at both ends. */
    static String trimmed(String text) {
        int from = 0;
        int to = text.length();
        while (from < to && text.charAt(from) <= ' ') {
            from++;
        }
        while (to > from && text.charAt(to - 1) <= ' ') {
            to--;
        }
        return text.substring(from, to);
    }

    static String withoutTabsAndNewlines(String text) {
        if (text.indexOf('\t') < 0 && text.indexOf('\n') < 0 && text.indexOf('\r') < 0) {
            return text;
        }
        StringBuilder kept = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\t' && c != '\n' && c != '\r') {
                kept.append(c);
            }
        }
        return kept.toString();
    }

    // ---- Windows drive letters

    static boolean isDriveLetter(String text) {
        return text.length() == 2 && isLetter(text.charAt(0)) && (text.charAt(1) == ':' || text.charAt(1) == '|');
    }

    static boolean isNormalizedDriveLetter(String text) {
        return isDriveLetter(text) && text.charAt(1) == ':';
    }

    /** Whether the text from an index on starts with a drive letter. */
    static boolean startsWithDriveLetter(String text, int at) {
        int rest = text.length() - at;
        if (rest < 2 || !isDriveLetter(text.substring(at, at + 2))) {
            return false;
        }
        return rest == 2 || "/\\?#".indexOf(text.charAt(at + 2)) >= 0;
    }

    /** 1 for a single-dot segment, 2 for a double-dot segment, each dot plain or as %2e; 0 for another. */
    static int dots(String segment) {
        int dots = 0;
        for (int i = 0; i < segment.length(); i++, dots++) {
            boolean encoded = segment.charAt(i) == '%' && i + 2 < segment.length() && segment.charAt(i + 1) == '2'
                    && (segment.charAt(i + 2) | 0x20) == 'e';
            if (segment.charAt(i) != '.' && !encoded) {
                return 0;
            }
            i += encoded ? 2 : 0;
        }
        return dots <= 2 ? dots : 0;
    }
}
