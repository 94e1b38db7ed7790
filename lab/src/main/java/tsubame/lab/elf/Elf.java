package tsubame.lab.elf;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A 64-bit little-endian ELF file: sections, symbols, segments and dynamic entries, as far as measuring needs them. Immutable. */
public final class Elf {
    public static final int ALLOCATED = 2;
    public static final int WRITABLE = 1;
    public static final int EXECUTABLE = 4;
    private static final int SYMBOLS = 2;
    private static final int DYNAMIC_SYMBOLS = 11;
    private static final int DYNAMIC = 6;
    private static final int PROGRAM_BITS = 1;

    /** A section by its header. */
    public record Section(String name, int type, long flags, long address, long offset, long size, int link, long entry) {
        public boolean is(int flag) {
            return (flags & flag) != 0;
        }

        public boolean hasBits() {
            return type == PROGRAM_BITS;
        }
    }

    /** A program header. */
    public record Segment(int type, int flags, long offset, long address, long size) {}

    /** A symbol that is defined if its section is not 0. */
    public record Symbol(String name, long address, long size, int kind, int section) {
        public boolean isFunction() {
            return kind == 2 && section != 0;
        }
    }

    private final ByteBuffer file;
    private final int type;
    private final int machine;
    private final List<Section> sections = new ArrayList<>();
    private final List<Segment> segments = new ArrayList<>();

    private Elf(ByteBuffer file) {
        this.file = file;
        type = file.getShort(16);
        machine = file.getShort(18);
        readSegments();
        readSections();
    }

    /** The file, or null if it is no ELF of this kind. */
    public static Elf read(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            if (channel.size() < 64) {
                return null;
            }
            ByteBuffer file = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()).order(ByteOrder.LITTLE_ENDIAN);
            boolean elf = file.getInt(0) == 0x464C457F && file.get(4) == 2 && file.get(5) == 1;
            return elf ? new Elf(file) : null;
        }
    }

    private void readSegments() {
        int offset = (int) file.getLong(32);
        for (int i = 0; i < file.getShort(56); i++) {
            int at = offset + i * file.getShort(54);
            segments.add(new Segment(file.getInt(at), file.getInt(at + 4), file.getLong(at + 8), file.getLong(at + 16), file.getLong(at + 32)));
        }
    }

    private void readSections() {
        int offset = (int) file.getLong(40);
        int count = offset == 0 ? 0 : file.getShort(60);
        int size = file.getShort(58);
        if (count == 0) {
            return;
        }
        int names = (int) file.getLong(offset + file.getShort(62) * size + 24);
        for (int i = 0; i < count; i++) {
            int at = offset + i * size;
            sections.add(new Section(string(names + file.getInt(at)), file.getInt(at + 4), file.getLong(at + 8), file.getLong(at + 16),
                    file.getLong(at + 24), file.getLong(at + 32), file.getInt(at + 40), file.getLong(at + 56)));
        }
    }

    private String string(int at) {
        int end = at;
        while (file.get(end) != 0) {
            end++;
        }
        byte[] bytes = new byte[end - at];
        file.get(at, bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Whether it is position-independent: a shared object that has an interpreter, or says so. */
    public boolean isShared() {
        return type == 3;
    }

    public int machine() {
        return machine;
    }

    public List<Section> sections() {
        return List.copyOf(sections);
    }

    public List<Segment> segments() {
        return List.copyOf(segments);
    }

    public Section section(String name) {
        return sections.stream().filter(section -> section.name.equals(name)).findFirst().orElse(null);
    }

    public byte[] content(Section section) {
        byte[] bytes = new byte[(int) section.size];
        if (section.type != 8) {
            file.get((int) section.offset, bytes);
        }
        return bytes;
    }

    /** The bytes of all sections with that flag and bits of their own. */
    public long size(int flag) {
        return sections.stream().filter(section -> section.is(flag) && section.type != 8).mapToLong(Section::size).sum();
    }

    /** The symbols of the full table, or of the dynamic one where it was stripped; by address. */
    public List<Symbol> symbols() {
        Section table = sections.stream().filter(section -> section.type == SYMBOLS).findFirst()
                .orElseGet(() -> sections.stream().filter(section -> section.type == DYNAMIC_SYMBOLS).findFirst().orElse(null));
        return table == null ? List.of() : symbols(table);
    }

    /** The dynamic symbols: what the file takes from others, and gives. */
    public List<Symbol> dynamicSymbols() {
        return sections.stream().filter(section -> section.type == DYNAMIC_SYMBOLS).findFirst().map(this::symbols).orElse(List.of());
    }

    public boolean isStripped() {
        return sections.stream().noneMatch(section -> section.type == SYMBOLS);
    }

    private List<Symbol> symbols(Section table) {
        List<Symbol> symbols = new ArrayList<>();
        int names = (int) sections.get(table.link).offset;
        for (int at = (int) table.offset; at < table.offset + table.size; at += 24) {
            symbols.add(new Symbol(string(names + file.getInt(at)), file.getLong(at + 8), file.getLong(at + 16), file.get(at + 4) & 15, file.getShort(at + 6)));
        }
        symbols.sort(Comparator.comparingLong(Symbol::address));
        return symbols;
    }

    /** The values of the dynamic entries with that tag. */
    public List<Long> dynamic(long tag) {
        List<Long> values = new ArrayList<>();
        for (Section section : sections) {
            for (int at = (int) section.offset; section.type == DYNAMIC && at < section.offset + section.size; at += 16) {
                if (file.getLong(at) == tag) {
                    values.add(file.getLong(at + 8));
                }
            }
        }
        return values;
    }

    /** The strings that dynamic entries with that tag name: 1 for needed libraries, 29 and 15 for where they are looked for. */
    public List<String> dynamicStrings(long tag) {
        Section strings = section(".dynstr");
        return strings == null ? List.of() : dynamic(tag).stream().map(offset -> string((int) (strings.offset + offset))).toList();
    }
}
