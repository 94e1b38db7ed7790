package tsubame.text.unicode;

/**
 * A map from code points to sequences of code points: sorted keys, and each key's slice of one array. Decoded when a row is
 * first asked for.
 */
final class CodePointImages {
    private final String table;
    private int[] keys;
    private int[] ends;
    private int[] points;

    /** @param table gap, length, zigzag distances (see normalization.mjs) */
    CodePointImages(String table) {
        this.table = table;
    }

    private void decode() {
        int rows = 0;
        int total = 0;
        for (TableReader reader = new TableReader(table); reader.more(); rows++) {
            reader.next();
            int length = reader.next();
            total += length;
            for (int i = 0; i < length; i++) {
                reader.next();
            }
        }
        keys = new int[rows];
        ends = new int[rows];
        points = new int[total];
        fill(new TableReader(table));
    }

    private void fill(TableReader reader) {
        int key = 0;
        int n = 0;
        for (int row = 0; row < keys.length; row++) {
            key += reader.next();
            keys[row] = key;
            int point = key;
            for (int left = reader.next(); left > 0; left--) {
                point += reader.nextSigned();
                points[n++] = point;
            }
            ends[row] = n;
        }
    }

    /** The row of a code point, negative if it has no image. */
    int row(int codePoint) {
        if (keys == null) {
            decode();
        }
        int low = 0;
        int high = keys.length - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int key = keys[middle];
            if (key == codePoint) {
                return middle;
            }
            if (key < codePoint) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    /** The bounds of a row's image for {@link #point}. */
    int from(int row) {
        return row == 0 ? 0 : ends[row - 1];
    }

    int to(int row) {
        return ends[row];
    }

    int point(int i) {
        return points[i];
    }
}
