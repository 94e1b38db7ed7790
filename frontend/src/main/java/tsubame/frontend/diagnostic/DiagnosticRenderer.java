package tsubame.frontend.diagnostic;

import tsubame.frontend.source.SourceFile;
import tsubame.frontend.source.Span;

/**
 * Diagnostics as text: {@code file:line:column: error: message}, the source line, a squiggle under the span, then each note in the same
 * form and the remedy. A span over several lines is shown on its first. Tabs are expanded, control characters replaced, wide characters
 * counted as two cells, and a long line is cut around the span.
 */
public final class DiagnosticRenderer {
    private static final int MAXIMUM_CELLS = 120;
    private static final int CONTEXT_CELLS = 40;
    private static final int TAB = 4;

    private static final String BOLD = "\u001b[1m";
    private static final String RED = "\u001b[1;31m";
    private static final String BLUE = "\u001b[1;34m";
    private static final String GREEN = "\u001b[1;32m";
    private static final String RESET = "\u001b[0m";

    private final SourceFile source;
    private final boolean colours;
    private final StringBuilder out = new StringBuilder();

    private DiagnosticRenderer(SourceFile source, boolean colours) {
        this.source = source;
        this.colours = colours;
    }

    public static String render(Diagnostic diagnostic, SourceFile source, boolean colours) {
        DiagnosticRenderer renderer = new DiagnosticRenderer(source, colours);
        renderer.entry(diagnostic.span(), "error", RED, diagnostic.message());
        for (Diagnostic.Note note : diagnostic.notes()) {
            renderer.entry(note.span(), "note", BLUE, note.message());
        }
        if (diagnostic.remedy() != null) {
            renderer.coloured(GREEN, "help");
            renderer.out.append(": ").append(diagnostic.remedy()).append('\n');
        }
        return renderer.out.toString();
    }

    /** All findings in source order, an empty line between two. */
    public static String render(Diagnostics diagnostics, boolean colours) {
        StringBuilder text = new StringBuilder();
        for (Diagnostic diagnostic : diagnostics.sorted()) {
            if (!text.isEmpty()) {
                text.append('\n');
            }
            text.append(render(diagnostic, diagnostics.source(), colours));
        }
        return text.toString();
    }

    private void entry(Span span, String severity, String colour, String message) {
        int line = source.line(span.start());
        coloured(BOLD, source.name() + ":" + line + ":" + source.column(span.start()) + ":");
        out.append(' ');
        coloured(colour, severity);
        out.append(": ");
        coloured(BOLD, message);
        out.append('\n');
        excerpt(span, line, colour);
    }

    private void coloured(String colour, String text) {
        if (colours) {
            out.append(colour).append(text).append(RESET);
        } else {
            out.append(text);
        }
    }

    private void excerpt(Span span, int line, String colour) {
        int from = source.lineStart(line);
        int to = source.lineEnd(line);
        int spanStart = Math.min(span.start(), to);
        int spanEnd = Math.max(spanStart, Math.min(span.end(), to));
        String left = "";
        String right = "";
        if (cells(from, to, 0) > MAXIMUM_CELLS) {
            int cutFrom = cut(spanStart, from, CONTEXT_CELLS);
            int cutTo = advance(cutFrom, to, MAXIMUM_CELLS);
            left = cutFrom > from ? "…" : "";
            right = cutTo < to ? "…" : "";
            from = cutFrom;
            to = cutTo;
            spanEnd = Math.min(spanEnd, to);
        }
        String number = Integer.toString(line);
        String gutter = " ".repeat(Math.max(0, 5 - number.length()));
        out.append(gutter).append(number).append(" | ").append(left).append(visible(from, to)).append(right).append('\n');
        int before = left.length() + cells(from, spanStart, 0);
        int width = Math.max(1, cells(spanStart, spanEnd, before - left.length()));
        out.append(" ".repeat(gutter.length() + number.length())).append(" | ").append(" ".repeat(before));
        coloured(colour, "~".repeat(width));
        out.append('\n');
    }

    /** The offset of the character {@code cells} cells before {@code at}, not before {@code from}. */
    private int cut(int at, int from, int cells) {
        byte[] bytes = source.bytes();
        int count = 0;
        while (at > from && count < cells) {
            at--;
            while (at > from && (bytes[at] & 0xC0) == 0x80) {
                at--;
            }
            count++;
        }
        return at;
    }

    private int advance(int from, int to, int cells) {
        int column = 0;
        while (from < to) {
            column += width(from, column);
            if (column > cells) {
                break;
            }
            from += SourceFile.length(source.bytes(), from, source.length());
        }
        return from;
    }

    private int cells(int from, int to, int column) {
        int start = column;
        for (int at = from; at < to; at += SourceFile.length(source.bytes(), at, source.length())) {
            column += width(at, column);
        }
        return column - start;
    }

    private int width(int at, int column) {
        int c = SourceFile.codePoint(source.bytes(), at, source.length());
        return c == '\t' ? TAB - column % TAB : isWide(c) ? 2 : isZeroWidth(c) ? 0 : 1;
    }

    private String visible(int from, int to) {
        StringBuilder text = new StringBuilder();
        int column = 0;
        for (int at = from; at < to; at += SourceFile.length(source.bytes(), at, source.length())) {
            int c = SourceFile.codePoint(source.bytes(), at, source.length());
            int width = width(at, column);
            column += width;
            if (c == '\t') {
                text.append(" ".repeat(width));
            } else if (c < 0x20 || c >= 0x7F && c < 0xA0 || c >= 0xD800 && c < 0xE000 || isBidirectionalControl(c)) {
                text.append((char) SourceFile.REPLACEMENT);
            } else {
                text.appendCodePoint(c);
            }
        }
        return text.toString();
    }

    /** The blocks that terminals draw over two cells: Hangul Jamo, CJK, Hangul, compatibility and full-width forms, emoji. */
    private static boolean isWide(int c) {
        return c >= 0x1100
                && (c <= 0x115F || c >= 0x2E80 && c <= 0xA4CF || c >= 0xAC00 && c <= 0xD7A3 || c >= 0xF900 && c <= 0xFAFF
                        || c >= 0xFE30 && c <= 0xFE6F || c >= 0xFF00 && c <= 0xFF60 || c >= 0xFFE0 && c <= 0xFFE6
                        || c >= 0x1F300 && c <= 0x1F64F || c >= 0x1F900 && c <= 0x1F9FF || c >= 0x20000 && c <= 0x3FFFD);
    }

    private static boolean isZeroWidth(int c) {
        return c >= 0x300 && c <= 0x36F || c >= 0x200B && c <= 0x200D || c >= 0xFE00 && c <= 0xFE0F;
    }

    /** Shown as they are, they would reorder the line and hide what is there. */
    private static boolean isBidirectionalControl(int c) {
        return c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069;
    }
}
