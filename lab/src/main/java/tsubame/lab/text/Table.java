package tsubame.lab.text;

import java.util.ArrayList;
import java.util.List;

/** Rows in columns of equal width: the first column to the left, figures to the right, remarks (the last column) to the left. */
public final class Table {
    private final List<String[]> rows = new ArrayList<>();
    private final boolean remarks;

    /** @param remarks whether the last column is text */
    public Table(boolean remarks) {
        this.remarks = remarks;
    }

    public Table row(String... cells) {
        rows.add(cells);
        return this;
    }

    public List<String> lines() {
        int columns = rows.stream().mapToInt(row -> row.length).max().orElse(0);
        int[] widths = new int[columns];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                widths[i] = Math.max(widths[i], width(row[i]));
            }
        }
        return rows.stream().map(row -> line(row, widths, columns)).toList();
    }

    private String line(String[] row, int[] widths, int columns) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.length; i++) {
            String pad = " ".repeat(widths[i] - width(row[i]));
            boolean left = i == 0 || remarks && i == columns - 1;
            line.append(i == 0 ? "" : "  ").append(left ? row[i] + pad : pad + row[i]);
        }
        return line.toString().stripTrailing();
    }

    private static int width(String text) {
        return text.codePointCount(0, text.length());
    }
}
