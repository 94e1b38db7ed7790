package tsubame.runtime.intl;

import tsubame.runtime.value.JsString;
import tsubame.text.unicode.CodePointSet;
import tsubame.text.unicode.UnicodeProperties;

/** Boundaries of extended grapheme clusters (UAX #29, rules GB3 to GB13). The sets are made at the first question. */
final class Graphemes {
    private static final int OTHER = 0, CR = 1, LF = 2, CONTROL = 3, EXTEND = 4, ZWJ = 5, REGIONAL = 6, PREPEND = 7, SPACING = 8, L = 9,
            V = 10, T = 11, LV = 12, LVT = 13, PICTOGRAPH = 14;

    /** Consonants of the scripts whose conjuncts hold together (GB9c), as ranges; and the signs that join them. */
    private static final String CONSONANTS = "\u0915\u0939\u0958\u095F\u0978\u097F\u0995\u09B9\u09DC\u09DD\u09DF\u09DF\u0A95\u0AB9\u0B15\u0B39"
            + "\u0B5C\u0B5D\u0B5F\u0B5F\u0B71\u0B71\u0C15\u0C39\u0C58\u0C5A\u0D15\u0D3A";
    private static final String LINKERS = "\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D";

    private static final CodePointSet EXTENDS = binary("Grapheme_Extend").union(binary("Emoji_Modifier"));
    private static final CodePointSet MARKS = category("Mc").subtract(EXTENDS);
    private static final CodePointSet CONTROLS = category("Cc").union(category("Cf")).union(category("Zl")).union(category("Zp"));
    private static final CodePointSet PICTOGRAPHS = binary("Extended_Pictographic");

    private Graphemes() {}

    private static CodePointSet binary(String name) {
        return UnicodeProperties.set(UnicodeProperties.find(name));
    }

    private static CodePointSet category(String name) {
        return UnicodeProperties.set(UnicodeProperties.find("General_Category", name));
    }

    /** Where the cluster that begins at the index ends. */
    static int end(JsString text, int from) {
        int c = text.codePointAt(from);
        int at = from + units(c);
        int before = kind(c);
        int regional = before == REGIONAL ? 1 : 0;
        boolean pictograph = before == PICTOGRAPH;
        boolean consonant = isConsonant(c);
        boolean linked = false;
        while (at < text.length()) {
            int next = text.codePointAt(at);
            int kind = kind(next);
            boolean conjunct = consonant && linked && isConsonant(next);
            boolean emoji = pictograph && before == ZWJ && kind == PICTOGRAPH;
            boolean flag = before == REGIONAL && kind == REGIONAL && regional % 2 == 1;
            if (!conjunct && !emoji && !flag && !holds(before, kind)) {
                return at;
            }
            regional = kind == REGIONAL ? regional + 1 : 0;
            pictograph = kind == PICTOGRAPH || pictograph && (kind == EXTEND || kind == ZWJ);
            linked = isConsonant(next) ? false : LINKERS.indexOf((char) next) >= 0 || linked && (kind == EXTEND || kind == ZWJ);
            consonant = isConsonant(next) || consonant && (kind == EXTEND || kind == ZWJ);
            before = kind;
            at += units(next);
        }
        return at;
    }

    private static int units(int c) {
        return c >= 0x10000 ? 2 : 1;
    }

    private static boolean holds(int before, int after) {
        if (before == CR) {
            return after == LF;
        }
        if (before == LF || before == CONTROL || after == CR || after == LF || after == CONTROL) {
            return false;
        }
        if (before == L && (after == L || after == V || after == LV || after == LVT)
                || (before == LV || before == V) && (after == V || after == T) || (before == LVT || before == T) && after == T) {
            return true;
        }
        return after == EXTEND || after == ZWJ || after == SPACING || before == PREPEND;
    }

    private static boolean isConsonant(int c) {
        for (int i = 0; i < CONSONANTS.length(); i += 2) {
            if (c >= CONSONANTS.charAt(i) && c <= CONSONANTS.charAt(i + 1)) {
                return true;
            }
        }
        return false;
    }

    private static int kind(int c) {
        if (c < 0x300) {
            return c == '\r' ? CR : c == '\n' ? LF : c < 0x20 || c >= 0x7F && c < 0xA0 || c == 0xAD ? CONTROL
                    : c == 0xA9 || c == 0xAE ? PICTOGRAPH : OTHER;
        }
        if (c >= 0x1100 && c <= 0x11FF) {
            return c < 0x1160 ? L : c < 0x11A8 ? V : T;
        }
        if (c >= 0xAC00 && c <= 0xD7A3) {
            return (c - 0xAC00) % 28 == 0 ? LV : LVT;
        }
        if (c == 0x200D) {
            return ZWJ;
        }
        if (c >= 0x1F1E6 && c <= 0x1F1FF) {
            return REGIONAL;
        }
        if (c >= 0x600 && c <= 0x605 || c == 0x6DD || c == 0x70F || c == 0x8E2 || c == 0x110BD || c == 0x110CD) {
            return PREPEND;
        }
        if (c == 0x200C || EXTENDS.contains(c)) {
            return EXTEND;
        }
        if (MARKS.contains(c) || c == 0xE33 || c == 0xEB3) {
            return SPACING;
        }
        return CONTROLS.contains(c) ? CONTROL : PICTOGRAPHS.contains(c) ? PICTOGRAPH : OTHER;
    }
}
