package tsubame.runtime.interpreter;

import java.util.Arrays;
import tsubame.bytecode.Source;
import tsubame.runtime.module.ModuleRecord;

/**
 * The unit of source text that functions came from: a script, a module, or the text of an eval (§9.4.1). All code of a unit shares it.
 * It answers who imports and where: lines end as ECMAScript says (§12.3), columns count UTF-16 units from 1; the table of lines is
 * made at the first question, for errors are rare.
 */
public final class ScriptOrModule {
    /** Bytes of the longest line that is worth showing. */
    private static final int LONGEST_LINE = 160;

    private final Source source;
    /** The module whose code this is, or contains the eval; null in scripts. */
    public final ModuleRecord module;
    /** The unit whose eval or Function constructor made this one; null if there is none. */
    private final ScriptOrModule creator;
    private int[] starts;
    private int count;

    public ScriptOrModule(Source source, ModuleRecord module) {
        this.source = source;
        this.module = module;
        this.creator = null;
    }

    /** A unit of text that code of another unit has made; it imports as that one does. */
    ScriptOrModule(Source source, ScriptOrModule creator) {
        this.source = source;
        this.module = creator == null ? null : creator.module;
        this.creator = creator;
    }

    /** What module specifiers in this code are relative to. */
    public String referrer() {
        if (module != null) {
            return module.key();
        }
        return creator != null ? creator.referrer() : source.name();
    }

    public Source source() {
        return source;
    }

    /** The line of a byte offset, from 1. */
    public int line(int offset) {
        return indexOf(offset) + 1;
    }

    /** The column of a byte offset, from 1. */
    public int column(int offset) {
        byte[] text = source.text();
        int column = 1;
        for (int i = starts()[indexOf(offset)]; i < offset && i < text.length; i++) {
            int b = text[i] & 0xFF;
            if (b < 0x80 || b >= 0xC0) {
                column += b >= 0xF0 ? 2 : 1;
            }
        }
        return column;
    }

    /** {@code name:line:column} of a byte offset. */
    public String describe(int offset) {
        return source.name() + ":" + line(offset) + ":" + column(offset);
    }

    /** The place of a byte offset, its line and a mark under its column; empty if the line is too long to show. */
    String excerpt(int offset) {
        byte[] text = source.text();
        int start = starts()[indexOf(offset)];
        int end = start;
        while (end < text.length && text[end] != '\n' && text[end] != '\r') {
            end++;
        }
        if (end - start > LONGEST_LINE || offset > end) {
            return "";
        }
        StringBuilder out = new StringBuilder(describe(offset)).append('\n');
        out.append(SourceText.decode(text, start, end).toJavaString()).append('\n');
        String before = SourceText.decode(text, start, offset).toJavaString();
        for (int i = 0; i < before.length(); i++) {
            out.append(before.charAt(i) == '\t' ? '\t' : ' ');
        }
        return out.append("^\n\n").toString();
    }

    private int indexOf(int offset) {
        int found = Arrays.binarySearch(starts(), 0, count, offset);
        return found >= 0 ? found : -found - 2;
    }

    private int[] starts() {
        if (starts == null) {
            starts = new int[16];
            count = 1;
            byte[] text = source.text();
            for (int i = 0; i < text.length; i++) {
                int next = lineEnd(text, i);
                if (next >= 0) {
                    if (count == starts.length) {
                        starts = Arrays.copyOf(starts, 2 * count);
                    }
                    starts[count++] = next;
                }
            }
        }
        return starts;
    }

    /** The offset after the line terminator whose last byte is at {@code i}, or -1. */
    private static int lineEnd(byte[] text, int i) {
        byte b = text[i];
        if (b == '\n') {
            return i + 1;
        }
        if (b == '\r') {
            return i + 1 < text.length && text[i + 1] == '\n' ? -1 : i + 1;
        }
        boolean separator = (b == (byte) 0xA8 || b == (byte) 0xA9) && i >= 2 && text[i - 1] == (byte) 0x80 && text[i - 2] == (byte) 0xE2;
        return separator ? i + 1 : -1;
    }
}
