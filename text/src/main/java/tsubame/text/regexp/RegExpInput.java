package tsubame.text.regexp;

import tsubame.text.unicode.CaseFolding;

/**
 * The string under a match, as Latin-1 bytes or UTF-16 code units, and the inner loops over it that know nothing of a program: each
 * is written for both widths where it reads many units. Reused from match to match.
 */
final class RegExpInput {
    /** Exactly one of the two is there. */
    private byte[] latin1;
    private char[] utf16;
    /** Index 0 of the input in its array. */
    private int base;
    int length;

    void set(byte[] latin1, char[] utf16, int base, int length) {
        this.base = base;
        this.latin1 = latin1;
        this.utf16 = utf16;
        this.length = length;
    }

    int at(int index) {
        return latin1 != null ? latin1[base + index] & 0xff : utf16[base + index];
    }

    private boolean isLead(int index) {
        return utf16 != null && index >= 0 && index < length && utf16[base + index] >>> 10 == 0xd800 >>> 10;
    }

    private boolean isTrail(int index) {
        return utf16 != null && index >= 0 && index < length && utf16[base + index] >>> 10 == 0xdc00 >>> 10;
    }

    /** Whether the index lies between the halves of a surrogate pair. */
    boolean splitsPair(int index) {
        return isTrail(index) && isLead(index - 1);
    }

    /** The code point that begins at the index. */
    int pointAt(int index) {
        int c = at(index);
        return isLead(index) && isTrail(index + 1) ? Character.toCodePoint((char) c, utf16[base + index + 1]) : c;
    }

    /** Where the code point that ends at the index begins. */
    int before(int index) {
        return splitsPair(index - 1) ? index - 2 : index - 1;
    }

    boolean isLineTerminator(int index) {
        int c = at(index);
        return c == '\n' || c == '\r' || c == 0x2028 || c == 0x2029;
    }

    /** Whether what comes at the index, a code unit or the end, is in the set. */
    boolean comes(CharacterSet set, int index) {
        return index < length ? set.contains(at(index)) : set.atEnd;
    }

    /** The first index from `from` on, at most `limit`, whose code unit is not in the set. */
    int skip(CharacterSet set, int from, int limit) {
        int i = from;
        if (latin1 != null) while (i < limit && set.contains(latin1[base + i] & 0xff)) i++;
        else while (i < limit && set.contains(utf16[base + i])) i++;
        return i;
    }

    /** The first index from `from` on whose code unit is in the set; the length if there is none. */
    int find(CharacterSet set, int from) {
        int i = from;
        if (latin1 != null) while (i < length && !set.contains(latin1[base + i] & 0xff)) i++;
        else while (i < length && !set.contains(utf16[base + i])) i++;
        return i;
    }

    /** The last index from `least` on, below `end`, whose code unit is in the set; -1 if there is none. */
    int findBack(CharacterSet set, int end, int least) {
        int i = end - 1;
        if (latin1 != null) while (i >= least && !set.contains(latin1[base + i] & 0xff)) i--;
        else while (i >= least && !set.contains(utf16[base + i])) i--;
        return i >= least ? i : -1;
    }

    /** The first occurrence of the text from `from` on, or -1. */
    int find(char[] text, int from) {
        char first = text[0];
        int last = length - text.length;
        if (latin1 != null && first > 0xff) return -1;
        for (int i = from; i <= last; i++) {
            if (latin1 != null) {
                byte wanted = (byte) first;
                while (i <= last && latin1[base + i] != wanted) i++;
            } else {
                while (i <= last && utf16[base + i] != first) i++;
            }
            if (i <= last && startsWith(text, i)) return i;
        }
        return -1;
    }

    private boolean startsWith(char[] text, int index) {
        for (int k = 1; k < text.length; k++) if (at(index + k) != text[k]) return false;
        return true;
    }

    /** Whether the `size` code units at a and at b agree. */
    boolean same(int a, int b, int size) {
        for (int i = 0; i < size; i++) if (at(a + i) != at(b + i)) return false;
        return true;
    }

    /** The same by Canonicalize. Folding never changes the number of code units, so both sides are read in step. */
    boolean sameIgnoringCase(int a, int b, int size, boolean unicode) {
        for (int i = 0; i < size; i++) {
            int x = unicode ? pointAt(a + i) : at(a + i);
            int y = unicode ? pointAt(b + i) : at(b + i);
            if (x != y && CaseFolding.canonicalize(x, unicode) != CaseFolding.canonicalize(y, unicode)) return false;
            if (x > 0xffff) i++;
        }
        return true;
    }
}
