package tsubame.runtime.node;

import java.util.ArrayList;

/** Two texts compared line by line: common lines as they are, others marked with {@code +} (only in the first) and {@code -}. */
final class LineDifference {
    private LineDifference() {}

    /** By the longest common subsequence of lines. */
    static String of(String actual, String expected) {
        String[] a = lines(actual);
        String[] b = lines(expected);
        int[][] common = new int[a.length + 1][b.length + 1];
        for (int i = a.length - 1; i >= 0; i--) {
            for (int j = b.length - 1; j >= 0; j--) {
                common[i][j] = a[i].equals(b[j]) ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        StringBuilder out = new StringBuilder();
        int i = 0;
        int j = 0;
        while (i < a.length || j < b.length) {
            if (i < a.length && j < b.length && a[i].equals(b[j])) {
                out.append("\n  ").append(a[i++]);
                j++;
            } else if (i < a.length && (j == b.length || common[i + 1][j] >= common[i][j + 1])) {
                out.append("\n+ ").append(a[i++]);
            } else {
                out.append("\n- ").append(b[j++]);
            }
        }
        return out.append('\n').toString();
    }

    private static String[] lines(String text) {
        ArrayList<String> lines = new ArrayList<>();
        for (int from = 0; from <= text.length(); ) {
            int end = text.indexOf('\n', from);
            end = end < 0 ? text.length() : end;
            lines.add(text.substring(from, end));
            from = end + 1;
        }
        return lines.toArray(new String[0]);
    }
}
