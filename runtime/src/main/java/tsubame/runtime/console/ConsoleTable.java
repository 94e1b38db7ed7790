package tsubame.runtime.console;

import java.util.ArrayList;
import java.util.Arrays;
import tsubame.runtime.collection.JsMap;
import tsubame.runtime.collection.JsSet;
import tsubame.runtime.collection.OrderedTable;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.JsString;

/** The table that {@code console.table} draws: a row for each entry, a column for each key that occurs in some entry. */
final class ConsoleTable {
    private static final String INDEX = "(index)";
    private static final String ITERATION_INDEX = "(iteration index)";
    private static final String VALUES = "Values";

    private final ArrayList<String> columns = new ArrayList<>();
    private final ArrayList<String[]> rows = new ArrayList<>();
    private boolean plainValues;
    /** Whether only the columns that are there already are shown. */
    private boolean filtered;

    private ConsoleTable() {}

    /**
     * Null if the value is nothing that has rows.
     *
     * @param wanted an array of the columns to show, in their order; undefined for all
     */
    static String of(Object data, Object wanted) {
        if (!(data instanceof JsObject object)) {
            return null;
        }
        ConsoleTable table = new ConsoleTable();
        table.filtered = wanted instanceof JsArray;
        if (object instanceof JsMap map) {
            return table.ofEntries(map.table, true);
        }
        if (object instanceof JsSet set) {
            return table.ofEntries(set.table, false);
        }
        table.columns.add(INDEX);
        if (wanted instanceof JsArray names) {
            for (long i = 0; i < names.length(); i++) {
                table.columns.add(Conversions.toString(names.getIndex(i)).toJavaString());
            }
        }
        for (Object key : ObjectOperations.enumerableOwn(object, ObjectOperations.Enumerate.KEYS)) {
            PropertyKey property = PropertyKey.from(key);
            table.addRow(((JsString) key).toJavaString(), object.get(property));
        }
        return table.draw();
    }

    private String ofEntries(OrderedTable entries, boolean withKeys) {
        columns.add(ITERATION_INDEX);
        if (withKeys) {
            columns.add("Key");
        }
        columns.add(VALUES);
        OrderedTable.Cursor cursor = new OrderedTable.Cursor(entries);
        for (int i = 0; cursor.advance(); i++) {
            String number = Integer.toString(i);
            rows.add(withKeys
                    ? new String[] {number, cell(cursor.key()), cell(cursor.value())}
                    : new String[] {number, cell(cursor.key())});
        }
        return draw();
    }

    private void addRow(String index, Object value) {
        String[] row = new String[columns.size() + 1];
        if (value instanceof JsObject object && !object.isCallable()) {
            for (Object key : ObjectOperations.enumerableOwn(object, ObjectOperations.Enumerate.KEYS)) {
                row = put(row, ((JsString) key).toJavaString(), cell(object.get(PropertyKey.from(key))));
            }
        } else {
            plainValues = true;
            row = put(row, "", cell(value));
        }
        row[0] = index;
        rows.add(row);
    }

    /** Sets the cell of the named column, which is made if there is none; the empty name is the column of plain values. */
    private String[] put(String[] row, String column, String text) {
        int at = columns.indexOf(column);
        if (at <= 0 && filtered && !column.isEmpty()) {
            return row;
        }
        if (at <= 0) {
            at = columns.size();
            columns.add(column);
        }
        String[] wide = row.length > at ? row : Arrays.copyOf(row, at + 1);
        wide[at] = text;
        return wide;
    }

    private static String cell(Object value) {
        InspectOptions options = new InspectOptions();
        options.depth = value instanceof JsObject ? 0 : 2;
        options.maxArrayLength = 3;
        options.breakLength = Double.POSITIVE_INFINITY;
        return Inspector.inspect(value, options);
    }

    private String draw() {
        moveValuesLast();
        int[] widths = new int[columns.size()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = InspectLayout.displayWidth(columns.get(i)) + 2;
            for (int r = 0; r < rows.size(); r++) {
                widths[i] = Math.max(widths[i], InspectLayout.displayWidth(text(rows.get(r), i)) + 2);
            }
        }
        StringBuilder out = new StringBuilder();
        rule(out, widths, '┌', '┬', '┐');
        line(out, widths, columns.toArray(new String[0]));
        rule(out, widths, '├', '┼', '┤');
        for (int r = 0; r < rows.size(); r++) {
            line(out, widths, rows.get(r));
        }
        rule(out, widths, '└', '┴', '┘');
        out.setLength(out.length() - 1);
        return out.toString();
    }

    private void moveValuesLast() {
        int at = plainValues ? columns.indexOf("") : -1;
        if (at < 0) {
            return;
        }
        columns.remove(at);
        columns.add(VALUES);
        for (int r = 0; r < rows.size(); r++) {
            String[] row = Arrays.copyOf(rows.get(r), columns.size());
            String value = row[at];
            System.arraycopy(row, at + 1, row, at, columns.size() - 1 - at);
            row[columns.size() - 1] = value;
            rows.set(r, row);
        }
    }

    private static String text(String[] row, int column) {
        return column < row.length && row[column] != null ? row[column] : "";
    }

    private void line(StringBuilder out, int[] widths, String[] row) {
        for (int i = 0; i < widths.length; i++) {
            String cell = text(row, i);
            out.append("│ ").append(cell).append(" ".repeat(widths[i] - InspectLayout.displayWidth(cell) - 1));
        }
        out.append("│\n");
    }

    private static void rule(StringBuilder out, int[] widths, char left, char middle, char right) {
        for (int i = 0; i < widths.length; i++) {
            out.append(i == 0 ? left : middle);
            for (int k = 0; k < widths[i]; k++) {
                out.append('─');
            }
        }
        out.append(right).append('\n');
    }
}
