package tsubame.text.unicode;

/**
 * Simple (one code point to one) case mappings: case folding, upper case, lower case, and the two forms of Canonicalize
 * (ECMA-262 §22.2.2.7.3) by which regular expressions compare letters. Full mappings such as ß → SS are not here. Tables are decoded at first use.
 */
public final class CaseFolding {
    private static final CaseFolding FOLD = new CaseFolding(CaseTables.FOLD);
    private static final CaseFolding CANONICAL_UNIT = new CaseFolding(CaseTables.CANONICAL_UNIT);
    private static final CaseFolding UPPER = new CaseFolding(CaseTables.UPPER);
    private static final CaseFolding LOWER = new CaseFolding(CaseTables.LOWER);

    // Run r maps starts[r], starts[r] + steps[r] … lasts[r], each to itself + distances[r].
    private final String table;
    private int[] starts;
    private int[] lasts;
    private int[] steps;
    private int[] distances;

    private CaseFolding(String table) {
        this.table = table;
    }

    private CaseFolding decoded() {
        if (starts == null) decode();
        return this;
    }

    private void decode() {
        int[] sizing = TableReader.sums(table);
        int runs = sizing.length / 4;
        starts = new int[runs];
        lasts = new int[runs];
        steps = new int[runs];
        distances = new int[runs];
        TableReader reader = new TableReader(table);
        int last = 0;
        for (int r = 0; r < runs; r++) {
            starts[r] = last + reader.next();
            steps[r] = reader.next();
            last = lasts[r] = starts[r] + reader.next() * steps[r];
            distances[r] = reader.nextSigned();
        }
    }

    /** Simple case folding (statuses C and S): Canonicalize with flag u or v. */
    public static int simpleFold(int codePoint) {
        if (codePoint < 128) return codePoint >= 'A' && codePoint <= 'Z' ? codePoint + 32 : codePoint;
        return FOLD.decoded().map(codePoint);
    }

    public static int simpleUpper(int codePoint) {
        if (codePoint < 128) return codePoint >= 'a' && codePoint <= 'z' ? codePoint - 32 : codePoint;
        return UPPER.decoded().map(codePoint);
    }

    public static int simpleLower(int codePoint) {
        if (codePoint < 128) return codePoint >= 'A' && codePoint <= 'Z' ? codePoint + 32 : codePoint;
        return LOWER.decoded().map(codePoint);
    }

    /** Canonicalize with flag i: on code points by folding (u or v), else on code units by upper case. */
    public static int canonicalize(int character, boolean unicode) {
        if (unicode) return simpleFold(character);
        if (character < 128) return character >= 'a' && character <= 'z' ? character - 32 : character;
        return CANONICAL_UNIT.decoded().map(character);
    }

    /** The images of a set under simple case folding (MaybeSimpleCaseFolding, ECMA-262 §22.2.2.9.6, where it applies). */
    public static CodePointSet folded(CodePointSet set) {
        return FOLD.decoded().addImages(set).subtract(FOLD.origins());
    }

    /** The code points that simple case folding keeps. */
    public static CodePointSet fixed() {
        return FOLD.decoded().origins().complement();
    }

    private CodePointSet origins() {
        int[] ranges = new int[2 * mappings()];
        int n = 0;
        for (int r = 0; r < starts.length; r++) {
            for (int c = starts[r]; c <= lasts[r]; c += steps[r]) {
                ranges[n++] = c;
                ranges[n++] = c;
            }
        }
        return CodePointSet.ofRanges(ranges, n);
    }

    /** All characters whose Canonicalize equals that of a member of the set; works because Canonicalize is idempotent. */
    public static CodePointSet closure(CodePointSet set, boolean unicode) {
        CaseFolding table = (unicode ? FOLD : CANONICAL_UNIT).decoded();
        CodePointSet withImages = table.addImages(set);
        return table.addOrigins(withImages);
    }

    /** The same for one character. */
    public static CodePointSet closure(int character, boolean unicode) {
        CaseFolding table = (unicode ? FOLD : CANONICAL_UNIT).decoded();
        int image = canonicalize(character, unicode);
        int[] ranges = new int[16];
        ranges[0] = ranges[1] = image;
        int n = 2;
        for (int r = 0; r < table.starts.length; r++) {
            int origin = image - table.distances[r];
            if (origin < table.starts[r] || origin > table.lasts[r] || (origin - table.starts[r]) % table.steps[r] != 0) continue;
            ranges[n++] = origin;
            ranges[n++] = origin;
        }
        return CodePointSet.ofRanges(ranges, n);
    }

    private CodePointSet addImages(CodePointSet set) {
        int[] added = new int[2 * mappings()];
        int n = 0;
        for (int r = 0; r < starts.length; r++) {
            for (int c = starts[r]; c <= lasts[r]; c += steps[r]) {
                if (!set.contains(c)) continue;
                added[n++] = c + distances[r];
                added[n++] = c + distances[r];
            }
        }
        return set.union(CodePointSet.ofRanges(added, n));
    }

    private CodePointSet addOrigins(CodePointSet set) {
        int[] added = new int[2 * mappings()];
        int n = 0;
        for (int r = 0; r < starts.length; r++) {
            for (int c = starts[r]; c <= lasts[r]; c += steps[r]) {
                if (!set.contains(c + distances[r])) continue;
                added[n++] = c;
                added[n++] = c;
            }
        }
        return set.union(CodePointSet.ofRanges(added, n));
    }

    private int mappings() {
        int count = 0;
        for (int r = 0; r < starts.length; r++) count += (lasts[r] - starts[r]) / steps[r] + 1;
        return count;
    }

    private int map(int c) {
        int low = 0;
        int high = starts.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (starts[middle] <= c) low = middle + 1;
            else high = middle;
        }
        int run = low - 1;
        if (run < 0 || c > lasts[run] || (c - starts[run]) % steps[run] != 0) return c;
        return c + distances[run];
    }
}
