package tsubame.aot.llvm;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The line table of an object file whose code is all in {@code .text}: which column stands at which offset. Reads what LLVM writes: ELF,
 * 64 bits, little-endian, relocatable; DWARF 5, sections 6.2.4 and 6.2.5.
 */
public final class LineTable {
    /** From this offset of the code on, up to the next row's. */
    public record Row(int offset, int column) {}

    private record Section(long offset, long size) {}

    private final ByteBuffer file;
    private final Map<String, Section> sections = new HashMap<>();
    private final Map<Integer, Long> relocations = new HashMap<>();
    private final List<Row> rows = new ArrayList<>();

    private LineTable(byte[] object) {
        file = ByteBuffer.wrap(object).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** The rows by offset; rows that say nothing new are left out. */
    public static List<Row> read(byte[] object) {
        LineTable table = new LineTable(object);
        table.readSections();
        Section lines = table.sections.get(".debug_line");
        if (lines != null) {
            table.readRelocations();
            table.readUnits((int) lines.offset, (int) (lines.offset + lines.size));
        }
        return table.condensed();
    }

    private List<Row> condensed() {
        rows.sort(Comparator.comparingInt(Row::offset));
        List<Row> different = new ArrayList<>();
        for (Row row : rows) {
            if (!different.isEmpty() && different.getLast().offset == row.offset) {
                different.removeLast();
            }
            if (different.isEmpty() || different.getLast().column != row.column) {
                different.add(row);
            }
        }
        return different;
    }

    // ---- ELF

    private void readSections() {
        long table = file.getLong(0x28);
        int size = file.getShort(0x3A);
        int count = file.getShort(0x3C);
        int names = (int) file.getLong((int) table + file.getShort(0x3E) * size + 24);
        for (int i = 0; i < count; i++) {
            int header = (int) table + i * size;
            sections.put(text(names + file.getInt(header)), new Section(file.getLong(header + 24), file.getLong(header + 32)));
        }
    }

    private String text(int at) {
        int end = at;
        while (file.get(end) != 0) {
            end++;
        }
        return new String(file.array(), at, end - at, StandardCharsets.US_ASCII);
    }

    /** Addends by where they go. */
    private void readRelocations() {
        Section section = sections.get(".rela.debug_line");
        for (int at = 0; section != null && at < section.size; at += 24) {
            int entry = (int) section.offset + at;
            relocations.put((int) file.getLong(entry), file.getLong(entry + 16));
        }
    }

    // ---- DWARF

    private void readUnits(int start, int end) {
        int at = start;
        while (at < end) {
            int length = file.getInt(at);
            int header = file.getInt(at + 8);
            int minimum = file.get(at + 12);
            int lineBase = file.get(at + 15);
            int lineRange = file.get(at + 16);
            int opcodeBase = file.get(at + 17);
            file.position(at + 12 + header);
            run(at + 4 + length, start, minimum, new Lines(lineBase, lineRange), opcodeBase, at + 18);
            at += 4 + length;
        }
    }

    /** How special opcodes move the line: from the base on, within the range. */
    private record Lines(int base, int range) {}

    /** Code of no line comes from nowhere: LLVM leaves the column of the row before it then. */
    private void add(int address, int line, int column) {
        rows.add(new Row(address, line == 0 ? 0 : column));
    }

    /** @param lengths where the numbers of operands of the standard opcodes stand */
    private void run(int end, int start, int minimum, Lines lines, int opcodeBase, int lengths) {
        int address = 0;
        int line = 1;
        int column = 0;
        while (file.position() < end) {
            int opcode = file.get() & 0xFF;
            if (opcode >= opcodeBase) {
                address += (opcode - opcodeBase) / lines.range * minimum;
                line += lines.base + (opcode - opcodeBase) % lines.range;
                add(address, line, column);
                continue;
            }
            switch (opcode) {
                case 0 -> {
                    int length = unsigned();
                    int next = file.position() + length;
                    int extended = file.get();
                    if (extended == 1) { // end of sequence
                        rows.add(new Row(address, 0));
                        address = 0;
                        line = 1;
                        column = 0;
                    } else if (extended == 2) { // set address
                        Long addend = relocations.get(file.position() - start);
                        address = (int) (addend != null ? addend : file.getLong(file.position()));
                    }
                    file.position(next);
                }
                case 1 -> add(address, line, column);
                case 2 -> address += unsigned() * minimum;
                case 3 -> line += signed();
                case 5 -> column = unsigned();
                case 8 -> address += (255 - opcodeBase) / lines.range * minimum;
                case 9 -> address += file.getShort() & 0xFFFF;
                default -> {
                    for (int i = 0; i < file.get(lengths + opcode - 1); i++) {
                        unsigned();
                    }
                }
            }
        }
    }

    /** An LEB128 number. */
    private int unsigned() {
        int value = 0;
        int shift = 0;
        while (true) {
            byte b = file.get();
            value |= (b & 0x7F) << shift;
            shift += 7;
            if (b >= 0) {
                return value;
            }
        }
    }

    /** A signed one: the last byte's upper bit is the sign. */
    private int signed() {
        int start = file.position();
        int value = unsigned();
        int bits = 7 * (file.position() - start);
        return bits < 32 ? value << 32 - bits >> 32 - bits : value;
    }
}
