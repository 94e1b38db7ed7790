package tsubame.text.unicode;

/**
 * String.prototype.normalize (ECMA-262 §22.1.3.15): decomposes every code point in full, sorts marks by the order of their
 * combining classes, and composes if the form says so. Hangul syllables are computed, all else is looked up. Java null
 * stands for "nothing changes"; Latin-1 text is always in NFC. Tables are decoded at first use.
 */
public final class Normalization {
    private static final CodePointImages CANONICAL = new CodePointImages(NormalizationTables.CANONICAL);
    private static final CodePointImages COMPATIBLE = new CodePointImages(NormalizationTables.COMPATIBLE);
    private static final CombiningOrder ORDER = new CombiningOrder(NormalizationTables.ORDER);
    private static final Composition COMPOSITION = new Composition(NormalizationTables.COMPOSITION);

    /** Longer runs of marks are sorted by counting: a text of marks alone must not take quadratic time. */
    private static final int LONG_RUN = 24;

    private static final int FIRST_DECOMPOSED = 0xA0;

    private Normalization() {
    }

    /** s[from..to) in the form, or Java null if it is so already. */
    public static char[] normalize(char[] s, int from, int to, NormalizationForm form) {
        int affected = form.firstAffected();
        int i = from;
        while (i < to && s[i] < affected) {
            i++;
        }
        if (i == to) {
            return null;
        }
        CodePointBuffer out = new CodePointBuffer(to - from);
        for (i = from; i < to; ) {
            int c = CodePointBuffer.read(s, i, to);
            i += CodePointBuffer.units(c);
            decompose(c, form.compatible, out);
        }
        byte[] ranks = new byte[out.length];
        for (int k = 0; k < ranks.length; k++) {
            ranks[k] = ORDER.rank(out.points[k]);
        }
        sortMarks(out.points, ranks);
        if (form.composed) {
            compose(out, ranks);
        }
        return out.unitsUnless(s, from, to);
    }

    private static void decompose(int c, boolean compatible, CodePointBuffer out) {
        if (c < FIRST_DECOMPOSED) {
            out.append(c);
            return;
        }
        if (Hangul.isSyllable(c)) {
            Hangul.decompose(c, out);
            return;
        }
        int row = compatible ? COMPATIBLE.row(c) : -1;
        if (row >= 0) {
            out.append(COMPATIBLE, row);
            return;
        }
        row = CANONICAL.row(c);
        if (row >= 0) {
            out.append(CANONICAL, row);
        } else {
            out.append(c);
        }
    }

    /** Sorts each run of marks by rank, equal ranks in the order they have. */
    private static void sortMarks(int[] points, byte[] ranks) {
        int n = ranks.length;
        for (int i = 0; i < n; i++) {
            if (ranks[i] == 0) {
                continue;
            }
            int end = i + 1;
            while (end < n && ranks[end] != 0) {
                end++;
            }
            if (end - i > LONG_RUN) {
                countingSort(points, ranks, i, end);
            } else {
                insertionSort(points, ranks, i, end);
            }
            i = end;
        }
    }

    private static void insertionSort(int[] points, byte[] ranks, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            int point = points[i];
            byte rank = ranks[i];
            int hole = i;
            for (; hole > from && ranks[hole - 1] > rank; hole--) {
                points[hole] = points[hole - 1];
                ranks[hole] = ranks[hole - 1];
            }
            points[hole] = point;
            ranks[hole] = rank;
        }
    }

    private static void countingSort(int[] points, byte[] ranks, int from, int to) {
        int[] starts = new int[129];
        for (int i = from; i < to; i++) {
            starts[ranks[i] + 1]++;
        }
        for (int r = 1; r < starts.length; r++) {
            starts[r] += starts[r - 1];
        }
        int[] sorted = new int[to - from];
        byte[] sortedRanks = new byte[to - from];
        for (int i = from; i < to; i++) {
            int at = starts[ranks[i]]++;
            sorted[at] = points[i];
            sortedRanks[at] = ranks[i];
        }
        System.arraycopy(sorted, 0, points, from, sorted.length);
        System.arraycopy(sortedRanks, 0, ranks, from, sorted.length);
    }

    /** Joins each code point with the last starter unless one of at least its rank stands between. */
    private static void compose(CodePointBuffer text, byte[] ranks) {
        int[] points = text.points;
        int n = 0;
        int starter = -1;
        int last = -1;
        for (int i = 0; i < text.length; i++) {
            int c = points[i];
            int rank = ranks[i];
            int joined = starter >= 0 && last < rank ? COMPOSITION.of(points[starter], c) : -1;
            if (joined >= 0) {
                points[starter] = joined;
                continue;
            }
            if (rank == 0) {
                starter = n;
                last = -1;
            } else {
                last = rank;
            }
            points[n++] = c;
        }
        text.length = n;
    }

    /** The rank of each mark's combining class; 0 for all that is not a mark. */
    private static final class CombiningOrder {
        private final String table;
        private int[] starts;
        private int[] ends;
        private byte[] ranks;

        CombiningOrder(String table) {
            this.table = table;
        }

        private void decode() {
            int runs = TableReader.sums(table).length / 3;
            starts = new int[runs];
            ends = new int[runs];
            ranks = new byte[runs];
            TableReader reader = new TableReader(table);
            int end = 0;
            for (int r = 0; r < runs; r++) {
                starts[r] = end + reader.next();
                end = ends[r] = starts[r] + reader.next();
                ranks[r] = (byte) reader.next();
            }
        }

        byte rank(int codePoint) {
            if (starts == null) {
                decode();
            }
            if (codePoint < starts[0]) {
                return 0;
            }
            int low = 0;
            int high = ends.length;
            while (low < high) {
                int middle = low + high >>> 1;
                if (ends[middle] <= codePoint) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low < ends.length && starts[low] <= codePoint ? ranks[low] : 0;
        }
    }

    /** Primary composites by their two parts. */
    private static final class Composition {
        private final String table;
        private long[] pairs;
        private int[] composites;

        Composition(String table) {
            this.table = table;
        }

        private void decode() {
            int rows = TableReader.sums(table).length / 3;
            pairs = new long[rows];
            composites = new int[rows];
            TableReader reader = new TableReader(table);
            int first = 0;
            for (int r = 0; r < rows; r++) {
                first += reader.next();
                pairs[r] = (long) first << 32 | reader.next();
                composites[r] = first + reader.nextSigned();
            }
        }

        /** The composite of two code points, or -1. */
        int of(int first, int second) {
            if (second < 0x300) {
                return -1;
            }
            if (pairs == null) {
                decode();
            }
            long pair = (long) first << 32 | second;
            int low = 0;
            int high = pairs.length;
            while (low < high) {
                int middle = low + high >>> 1;
                if (pairs[middle] < pair) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low < pairs.length && pairs[low] == pair ? composites[low] : Hangul.compose(first, second);
        }
    }

    /** Syllables of leading consonant, vowel, and possibly trailing consonant (The Unicode Standard, 3.12). */
    private static final class Hangul {
        private static final int SYLLABLE = 0xAC00;
        private static final int LEADING = 0x1100;
        private static final int VOWEL = 0x1161;
        private static final int TRAILING = 0x11A7;
        private static final int LEADINGS = 19;
        private static final int VOWELS = 21;
        private static final int TRAILINGS = 28;

        static boolean isSyllable(int c) {
            return c >= SYLLABLE && c < SYLLABLE + LEADINGS * VOWELS * TRAILINGS;
        }

        static void decompose(int c, CodePointBuffer out) {
            int index = c - SYLLABLE;
            out.append(LEADING + index / (VOWELS * TRAILINGS));
            out.append(VOWEL + index / TRAILINGS % VOWELS);
            if (index % TRAILINGS != 0) {
                out.append(TRAILING + index % TRAILINGS);
            }
        }

        static int compose(int first, int second) {
            if (first >= LEADING && first < LEADING + LEADINGS && second >= VOWEL && second < VOWEL + VOWELS) {
                return SYLLABLE + ((first - LEADING) * VOWELS + second - VOWEL) * TRAILINGS;
            }
            if (isSyllable(first) && (first - SYLLABLE) % TRAILINGS == 0 && second > TRAILING && second < TRAILING + TRAILINGS) {
                return first + second - TRAILING;
            }
            return -1;
        }
    }
}
