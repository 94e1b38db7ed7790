package tsubame.aot.image;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.aot.layout.TypeRows;
import tsubame.gc.TypeTable;

/**
 * An {@link ImageModel} as assembler text for clang: one section for each segment, words in order, with relocations as
 * symbol + offset; then what the collector reads ({@link tsubame.gc.Image}): type table, table of slots, descriptor. Other
 * object files refer to things in the image by the symbols that were {@linkplain #define defined}. The text is a function of
 * its inputs.
 */
public final class ImageAssembly {
    /** The symbol of the descriptor that the start code hands to the collector. */
    public static final String DESCRIPTOR = "tsubame_image";

    private static final String TYPES = "tsubame_image_types";
    private static final String SLOTS = "tsubame_image_slots";

    private final ImageModel image;
    private final List<TypeRows.Row> types;
    private final Map<String, ImageModel.Address> symbols = new TreeMap<>();
    private final StringBuilder out = new StringBuilder();

    public ImageAssembly(ImageModel image, List<TypeRows.Row> types) {
        this.image = image;
        this.types = types;
    }

    /** Gives a place in the image a symbol that other object files may use. */
    public void define(String symbol, ImageModel.Address address) {
        ImageModel.Address other = symbols.putIfAbsent(symbol, address);
        if (other != null && !other.equals(address)) throw new IllegalArgumentException(symbol + " is defined twice");
    }

    public String text() {
        out.setLength(0);
        for (Segment segment : Segment.values()) segment(segment);
        symbols.forEach((symbol, address) -> alias(symbol, start(address.segment()) + " + " + address.offset()));
        slotTable();
        typeTable();
        descriptor();
        line(".section .note.GNU-stack,\"\",@progbits");
        return out.toString();
    }

    private static String start(Segment segment) {
        return switch (segment) {
            case CONSTANT -> "tsubame_image_constant";
            case RELOCATED -> "tsubame_image_relocated";
            case MUTABLE -> "tsubame_image_mutable";
        };
    }

    private void section(String name, String flags, int alignment) {
        line(".section " + name + ",\"" + flags + "\",@progbits");
        line(".balign " + alignment);
    }

    private void segment(Segment segment) {
        switch (segment) {
            case CONSTANT -> section(".rodata.image", "a", 16);
            case RELOCATED -> section(".data.rel.ro.image", "aw", 16);
            case MUTABLE -> section(".data.image", "aw", 16);
        }
        label(start(segment));
        ImageModel.Part part = image.part(segment);
        ByteBuffer bytes = ByteBuffer.wrap(part.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        int next = 0;
        int zeros = 0;
        int end = bytes.limit() & -8;
        for (int at = 0; at < end; at += 8) {
            boolean relocated = next < part.relocations().size() && part.relocations().get(next).at() == at;
            long word = bytes.getLong(at);
            if (word == 0 && !relocated) {
                zeros += 8;
                continue;
            }
            zeros = flush(zeros);
            if (relocated) address(part.relocations().get(next++).target());
            else line(".quad 0x" + Long.toHexString(word));
        }
        flush(zeros);
        for (int at = end; at < bytes.limit(); at++) line(".byte " + bytes.get(at));
        if (next != part.relocations().size()) throw new IllegalStateException("a relocation is no word of " + segment);
    }

    private int flush(int zeros) {
        if (zeros > 0) line(".zero " + zeros);
        return 0;
    }

    private void address(ImageModel.Address target) {
        line(".quad " + start(target.segment()) + " + " + target.offset());
    }

    private void slotTable() {
        section(".rodata.image", "a", 4);
        label(SLOTS);
        for (int slot : image.slots()) line(".long " + slot);
    }

    // ---- the collector's tables

    private void typeTable() {
        section(".rodata.image", "a", 8);
        for (TypeRows.Row row : types) {
            if (row.type() != null) line(".Lname" + row.number() + ": .asciz \"" + row.type() + "\"");
        }
        line(".balign 8");
        for (TypeRows.Row row : types) {
            if (row.scan() != TypeTable.LONG_SLOTS) continue;
            line(".Lbitmap" + row.number() + ":");
            for (long word : row.bitmap()) line(".quad 0x" + Long.toHexString(word));
        }
        section(".data.rel.ro.image", "aw", 16);
        label(TYPES);
        for (TypeRows.Row row : types) {
            line(".long " + row.size());
            line(".byte " + row.scan() + ", " + row.shift() + ", 0, 0");
            line(".quad " + (row.scan() == TypeTable.LONG_SLOTS ? ".Lbitmap" + row.number() : "0x" + Long.toHexString(row.bitmap()[0])));
            line(".quad 0x" + Long.toHexString(row.weak()));
            line(".quad " + (row.type() == null ? "0" : ".Lname" + row.number()));
        }
    }

    /** In the order of {@link tsubame.gc.Image}. */
    private void descriptor() {
        section(".data.rel.ro.image", "aw", 8);
        line(".globl " + DESCRIPTOR);
        label(DESCRIPTOR);
        line(".quad " + TYPES);
        line(".quad " + types.size());
        line(".quad " + start(Segment.MUTABLE));
        line(".quad " + start(Segment.MUTABLE) + " + " + image.part(Segment.MUTABLE).bytes().length);
        line(".quad " + SLOTS);
        line(".quad " + image.slots().size());
        line(".quad " + image.staticSlots());
    }

    private void alias(String symbol, String place) {
        String quoted = "\"" + symbol + "\"";
        line(".globl " + quoted);
        line(".hidden " + quoted);
        line(".set " + quoted + ", " + place);
    }

    private void label(String symbol) {
        out.append(symbol).append(":\n");
    }

    private void line(String text) {
        out.append('\t').append(text).append('\n');
    }
}
