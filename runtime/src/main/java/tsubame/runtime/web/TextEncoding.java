package tsubame.runtime.web;

import tsubame.runtime.value.JsString;

/** The encodings of the Encoding Standard that are here, with their labels. */
enum TextEncoding {
    UTF_8("utf-8", "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8"),
    UTF_16LE("utf-16le", "csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le"),
    UTF_16BE("utf-16be", "unicodefffe utf-16be"),
    WINDOWS_1252("windows-1252", "ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591"
            + " iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252");

    /** What the bytes 0x80 … 0x9F mean in windows-1252. */
    private static final String HIGH_CONTROLS = "\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D"
            + "\u017D\u008F\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178";

    private static final TextEncoding[] ALL = values();

    final String title;
    private final String labels;

    TextEncoding(String title, String labels) {
        this.title = title;
        this.labels = " " + labels + " ";
    }

    /** "Get an encoding": null when the label is of none that is here. */
    static TextEncoding ofLabel(JsString label) {
        int from = 0;
        int to = label.length();
        while (from < to && isAsciiSpace(label.charAt(from))) {
            from++;
        }
        while (to > from && isAsciiSpace(label.charAt(to - 1))) {
            to--;
        }
        StringBuilder wanted = new StringBuilder(" ");
        for (int i = from; i < to; i++) {
            char unit = label.charAt(i);
            if (unit <= ' ') {
                return null;
            }
            wanted.append(unit >= 'A' && unit <= 'Z' ? (char) (unit + 32) : unit);
        }
        String padded = wanted.append(' ').toString();
        for (int i = 0; i < ALL.length; i++) {
            if (from < to && ALL[i].labels.indexOf(padded) >= 0) {
                return ALL[i];
            }
        }
        return null;
    }

    private static boolean isAsciiSpace(char unit) {
        return unit == ' ' || unit == '\t' || unit == '\n' || unit == '\f' || unit == '\r';
    }

    static char windows1252(int b) {
        return b >= 0x80 && b <= 0x9F ? HIGH_CONTROLS.charAt(b - 0x80) : (char) b;
    }
}
