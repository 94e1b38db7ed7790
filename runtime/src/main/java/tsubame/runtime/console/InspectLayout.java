package tsubame.runtime.console;

import java.util.ArrayList;

/**
 * Arranges the entries of an object as Node does: on one line if they are short and shallow, numbers and short strings of
 * long arrays in columns, else one a line.
 */
final class InspectLayout {
    private static final int FEW_ENTRIES = 6;
    private static final int MAX_COLUMNS = 15;
    private static final double CELL_RATIO = 2.5;

    private InspectLayout() {}

    /**
     * Joins the entries.
     *
     * @param base what stands before the braces, such as {@code [Function: f]}; may be empty
     * @param open opening brace with its prefix, such as {@code Point {}
     * @param shallow whether fewer levels than {@link InspectOptions#compact} lie below
     * @param grouped whether the entries are rows made by {@link #columns}, which never go on one line
     */
    static String join(InspectOptions options, ArrayList<String> entries, String base, String open, String close,
            int indentation, boolean shallow, boolean grouped) {
        String head = base.isEmpty() ? open : base + " " + open;
        if (options.compact == InspectOptions.ONE_LINE) {
            return onOneLine(options, entries, open, close, indentation, base);
        }
        if (shallow && !grouped && options.compact > 0) {
            int start = entries.size() + indentation + open.length() + base.length() + 10;
            if (fits(options, entries, start, base)) {
                String line = joined(entries, ", ");
                if (line.indexOf('\n') < 0) {
                    return head + " " + line + " " + close;
                }
            }
        }
        String newLine = "\n" + " ".repeat(indentation);
        return head + newLine + "  " + joined(entries, "," + newLine + "  ") + newLine + close;
    }

    /** The layout of {@code compact: true}: one line, or each entry on its own behind the brace. */
    private static String onOneLine(InspectOptions options, ArrayList<String> entries, String open, String close,
            int indentation, String base) {
        if (fits(options, entries, 0, base)) {
            return open + (base.isEmpty() ? "" : " " + base) + " " + joined(entries, ", ") + " " + close;
        }
        String margin = "\n" + " ".repeat(indentation);
        boolean alone = base.isEmpty() && open.length() == 1;
        String start = alone ? " " : (base.isEmpty() ? "" : " " + base) + "\n" + " ".repeat(indentation) + "  ";
        return open + start + joined(entries, "," + margin + "  ") + " " + close;
    }

    private static boolean fits(InspectOptions options, ArrayList<String> entries, int start, String base) {
        double width = entries.size() + start;
        if (width + entries.size() > options.breakLength) {
            return false;
        }
        for (int i = 0; i < entries.size(); i++) {
            width += options.colors ? Style.strip(entries.get(i)).length() : entries.get(i).length();
            if (width > options.breakLength) {
                return false;
            }
        }
        return base.isEmpty() || base.indexOf('\n') < 0;
    }

    private static String joined(ArrayList<String> entries, String separator) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < entries.size(); i++) {
            out.append(i == 0 ? "" : separator).append(entries.get(i));
        }
        return out.toString();
    }

    /**
     * Sets entries of more than six in columns, about as wide as two and a half times their number is high.
     *
     * @param more whether the last entry is "… more items", which gets a line of its own
     * @param numbers whether entries are aligned at their right
     * @return the rows, or the entries themselves where columns do not pay
     */
    static ArrayList<String> columns(InspectOptions options, ArrayList<String> entries, int indentation, boolean more,
            boolean numbers) {
        int count = more ? entries.size() - 1 : entries.size();
        if (entries.size() <= FEW_ENTRIES || options.compact < 1) {
            return entries;
        }
        int[] lengths = new int[count];
        int total = 0;
        int longest = 0;
        for (int i = 0; i < count; i++) {
            lengths[i] = displayWidth(options.colors ? Style.strip(entries.get(i)) : entries.get(i));
            total += lengths[i] + 2;
            longest = Math.max(longest, lengths[i]);
        }
        int actual = longest + 2;
        boolean worthwhile = actual * 3 + indentation < options.breakLength
                && ((double) total / actual > 5 || longest <= FEW_ENTRIES);
        return worthwhile ? rows(options, entries, lengths, total, actual, indentation, more, numbers) : entries;
    }

    private static ArrayList<String> rows(InspectOptions options, ArrayList<String> entries, int[] lengths, int total,
            int actual, int indentation, boolean more, boolean numbers) {
        double bias = Math.sqrt(actual - (double) total / entries.size());
        double biased = Math.max(actual - 3 - bias, 1);
        int columns = (int) Math.min(
                Math.min(Math.floor(Math.sqrt(CELL_RATIO * biased * lengths.length) / biased + 0.5),
                        Math.floor((options.breakLength - indentation) / actual)),
                Math.min(options.compact * 4, MAX_COLUMNS));
        if (columns <= 1) {
            return entries;
        }
        int[] widths = new int[columns];
        for (int column = 0; column < columns; column++) {
            for (int i = column; i < lengths.length; i += columns) {
                widths[column] = Math.max(widths[column], lengths[i] + 2);
            }
        }
        ArrayList<String> rows = new ArrayList<>();
        for (int from = 0; from < lengths.length; from += columns) {
            rows.add(row(entries, lengths, widths, from, Math.min(from + columns, lengths.length), numbers));
        }
        if (more) {
            rows.add(entries.get(entries.size() - 1));
        }
        return rows;
    }

    private static String row(ArrayList<String> entries, int[] lengths, int[] widths, int from, int to, boolean numbers) {
        StringBuilder row = new StringBuilder();
        for (int i = from; i < to; i++) {
            boolean last = i == to - 1;
            String cell = last ? entries.get(i) : entries.get(i) + ", ";
            String padding = " ".repeat(widths[i - from] - lengths[i] - 2);
            if (numbers) {
                row.append(padding).append(cell);
            } else {
                row.append(cell).append(last ? "" : padding);
            }
        }
        return row.toString();
    }

    /** Columns that the text takes on a terminal; East Asian wide characters take two. */
    static int displayWidth(String text) {
        int width = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean wide = c >= 0x1100 && (c <= 0x115F || c >= 0x2E80 && c <= 0xA4CF || c >= 0xAC00 && c <= 0xD7A3
                    || c >= 0xF900 && c <= 0xFAFF || c >= 0xFE30 && c <= 0xFE6F || c >= 0xFF00 && c <= 0xFF60);
            width += Character.isLowSurrogate(c) ? 1 : wide ? 2 : 1;
        }
        return width;
    }
}
