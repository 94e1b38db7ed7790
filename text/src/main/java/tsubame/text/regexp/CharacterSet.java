package tsubame.text.regexp;

import tsubame.text.unicode.CodePointSet;

/**
 * A set of characters in the form that matching tests: a bitmap for Latin-1, sorted bounds beyond. `atEnd` says whether the end of the
 * input counts as a member, for sets that say what may come next. Immutable.
 */
final class CharacterSet {
    final CodePointSet members;
    final boolean atEnd;
    private final int[] latin1 = new int[8];
    /** Membership of a character above 0xff is the parity of the number of bounds up to it. */
    private final int[] bounds;

    CharacterSet(CodePointSet members, boolean atEnd) {
        this.members = members;
        this.atEnd = atEnd;
        for (int c = 0; c < 256; c++) if (members.contains(c)) latin1[c >> 5] |= 1 << (c & 31);
        CodePointSet beyond = members.intersect(CodePointSet.range(256, CodePointSet.LIMIT - 1));
        bounds = new int[2 * beyond.rangeCount()];
        for (int r = 0; r < beyond.rangeCount(); r++) {
            bounds[2 * r] = beyond.first(r);
            bounds[2 * r + 1] = beyond.last(r) + 1;
        }
    }

    boolean contains(int c) {
        return c < 256 ? (latin1[c >> 5] >>> (c & 31) & 1) != 0 : containsBeyond(c);
    }

    private boolean containsBeyond(int c) {
        int low = 0;
        int high = bounds.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (bounds[middle] <= c) low = middle + 1;
            else high = middle;
        }
        return (low & 1) == 1;
    }

    boolean sameAs(CodePointSet set, boolean end) {
        return atEnd == end && members.sameAs(set);
    }
}
