package tsubame.text.unicode;

/**
 * Reads the numbers of a generated Unicode table one by one. A number is written in base 46, most significant digit first; a digit d
 * is the character 35 + d when it is the last one, 35 + 46 + d when more follow.
 */
final class TableReader {
    private final String table;
    private int at;

    TableReader(String table) {
        this.table = table;
    }

    boolean more() {
        return at < table.length();
    }

    int next() {
        int value = 0;
        while (true) {
            int digit = table.charAt(at++) - 35;
            if (digit < 46) return value * 46 + digit;
            value = value * 46 + digit - 46;
        }
    }

    /** A signed number in zigzag form: 0, -1, 1, -2, 2… */
    int nextSigned() {
        int n = next();
        return (n & 1) == 0 ? n >> 1 : -(n + 1 >> 1);
    }

    /** The whole table as running sums. */
    static int[] sums(String table) {
        int count = 0;
        for (int i = 0; i < table.length(); i++) if (table.charAt(i) < 35 + 46) count++;
        int[] sums = new int[count];
        TableReader reader = new TableReader(table);
        int sum = 0;
        for (int i = 0; i < count; i++) sums[i] = sum += reader.next();
        return sums;
    }
}
