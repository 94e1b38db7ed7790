package tsubame.aot.image;

import java.util.List;
import java.util.Locale;
import tsubame.aot.layout.TypeRows;
import tsubame.gc.TypeTable;

/**
 * An image as assembler text: its segments with their relocations, the collector's type table, the table of roots, and the
 * descriptor through which the start code hands all of it to the collector ({@code tsubame.gc.Image}).
 */
public final class AssemblyWriter {
    /** The descriptor's symbol. */
    public static final String DESCRIPTOR = "tsubame_image";
    private static final String TYPES = "tsubame_types";
    private static final int WORDS_A_LINE = 8;

    private final StringBuilder out = new StringBuilder();
    private final ImageModel image;

    private AssemblyWriter(ImageModel image) {
        this.image = image;
    }

    /** @param rows the type table, by type number */
    public static String write(ImageModel image, List<TypeRows.Row> rows) {
        AssemblyWriter writer = new AssemblyWriter(image);
        for (Segment segment : Segment.values()) {
            writer.segment(segment);
        }
        writer.types(rows);
        writer.slots();
        writer.descriptor(rows.size());
        return writer.out.append("\t.section .note.GNU-stack,\"\",@progbits\n").toString();
    }

    /** The symbol at a segment's first byte. */
    public static String symbol(Segment segment) {
        return "tsubame_image_" + segment.name().toLowerCase(Locale.ROOT);
    }

    private void section(Segment segment) {
        out.append(switch (segment) {
            case CONSTANT -> "\t.section .rodata,\"a\",@progbits\n";
            case RELOCATED -> "\t.section .data.rel.ro,\"aw\",@progbits\n";
            case MUTABLE -> "\t.data\n";
        });
    }

    private void label(String symbol) {
        out.append("\t.balign 16\n\t.hidden ").append(symbol).append("\n\t.globl ").append(symbol).append('\n');
        out.append(symbol).append(":\n");
    }

    private void segment(Segment segment) {
        section(segment);
        label(symbol(segment));
        ImageModel.Part part = image.part(segment);
        int at = 0;
        for (ImageModel.Relocation relocation : part.relocations()) {
            bytes(part.bytes(), at, relocation.at());
            address(relocation.target());
            at = relocation.at() + 8;
        }
        bytes(part.bytes(), at, part.bytes().length);
        out.append(symbol(segment)).append("_end:\n");
    }

    private void address(ImageModel.Address target) {
        out.append("\t.quad ").append(symbol(target.segment())).append('+').append(target.offset()).append('\n');
    }

    /** Bytes without relocations, as words where they are aligned; runs of zeros as such. */
    private void bytes(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to) {
            int zeros = at;
            while (zeros < to && bytes[zeros] == 0) {
                zeros++;
            }
            if (zeros - at >= 16 || zeros == to && zeros > at) {
                out.append("\t.zero ").append(zeros - at).append('\n');
                at = zeros;
                continue;
            }
            int end = Math.min(to, at + 16);
            out.append("\t.byte ");
            for (int i = at; i < end; i++) {
                out.append(i == at ? "" : ",").append(bytes[i] & 0xFF);
            }
            out.append('\n');
            at = end;
        }
    }

    private void types(List<TypeRows.Row> rows) {
        out.append("\t.section .data.rel.ro,\"aw\",@progbits\n");
        label(TYPES);
        for (TypeRows.Row row : rows) {
            out.append("\t.long ").append(row.size()).append("\n\t.byte ").append(row.scan()).append(',').append(row.shift()).append(",0,0\n");
            if (row.scan() == TypeTable.LONG_SLOTS) {
                out.append("\t.quad tsubame_slots_").append(row.number()).append('\n');
            } else {
                out.append("\t.quad ").append(row.bitmap()[0]).append('\n');
            }
            out.append("\t.quad 0\n\t.quad ").append(row.type() == null ? "0" : "tsubame_type_" + row.number()).append('\n');
        }
        out.append("\t.section .rodata,\"a\",@progbits\n");
        for (TypeRows.Row row : rows) {
            if (row.type() != null) {
                out.append("tsubame_type_").append(row.number()).append(":\n\t.asciz \"").append(row.type().replace('/', '.')).append("\"\n");
            }
        }
        out.append("\t.balign 8\n");
        for (TypeRows.Row row : rows) {
            if (row.scan() == TypeTable.LONG_SLOTS) {
                out.append("tsubame_slots_").append(row.number()).append(":\n");
                for (long word : row.bitmap()) {
                    out.append("\t.quad ").append(word).append('\n');
                }
            }
        }
    }

    private void slots() {
        out.append("\t.section .data.rel.ro,\"aw\",@progbits\n\t.balign 8\ntsubame_slots:\n");
        List<Integer> slots = image.slots();
        for (int i = 0; i < slots.size(); i += WORDS_A_LINE) {
            out.append("\t.quad ");
            for (int k = i; k < Math.min(i + WORDS_A_LINE, slots.size()); k++) {
                out.append(k == i ? "" : ",").append(symbol(Segment.MUTABLE)).append('+').append(slots.get(k));
            }
            out.append('\n');
        }
    }

    private void descriptor(int typeCount) {
        label(DESCRIPTOR);
        out.append("\t.quad ").append(TYPES).append(',').append(typeCount).append('\n');
        out.append("\t.quad ").append(symbol(Segment.MUTABLE)).append(',').append(symbol(Segment.MUTABLE)).append("_end\n");
        out.append("\t.quad tsubame_slots,").append(image.slots().size()).append('\n');
    }
}
