package tsubame.lab.elf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tsubame.lab.text.Hash;

/**
 * What an executable says of how it was made: compiler, hardening, sizes, libraries. Distributions change a compiler's defaults, and
 * such differences are factors that nobody has declared.
 */
public final class ElfFacts {
    private static final int STACK = 0x6474E551;
    private static final int RELRO = 0x6474E552;
    private static final int INTERPRETER = 3;
    private static final long FLAGS = 30;
    private static final long FLAGS_1 = 0x6FFFFFFBL;

    private ElfFacts() {}

    /** The facts of a file; empty if it is no ELF. */
    public static Map<String, String> of(Path path) throws IOException {
        Elf elf = Elf.read(path);
        return elf == null ? Map.of() : of(elf);
    }

    public static Map<String, String> of(Elf elf) {
        Map<String, String> facts = new TreeMap<>();
        facts.put("elf.pie", yes(elf.isShared()));
        facts.put("elf.linked", elf.segments().stream().anyMatch(segment -> segment.type() == INTERPRETER) ? "dynamically" : "statically");
        boolean now = elf.dynamic(FLAGS).stream().anyMatch(flags -> (flags & 8) != 0) || elf.dynamic(FLAGS_1).stream().anyMatch(flags -> (flags & 1) != 0);
        boolean relro = elf.segments().stream().anyMatch(segment -> segment.type() == RELRO);
        facts.put("elf.relro", !relro ? "no" : now ? "full" : "partial");
        facts.put("elf.executable-stack", yes(elf.segments().stream().anyMatch(segment -> segment.type() == STACK && (segment.flags() & 1) != 0)));
        facts.put("elf.stack-protector", yes(named(elf, "__stack_chk_fail")));
        facts.put("elf.fortify", yes(elf.dynamicSymbols().stream().anyMatch(s -> s.name().matches("__\\w+_chk") && !s.name().contains("stack_chk"))));
        facts.put("elf.cet", controlFlow(elf));
        facts.put("elf.retpoline", yes(elf.symbols().stream().anyMatch(symbol -> symbol.name().contains("x86_indirect_thunk"))));
        facts.put("elf.stripped", yes(elf.isStripped()));
        facts.put("elf.needed", String.join(" ", elf.dynamicStrings(1)));
        comment(elf, facts);
        return facts;
    }

    private static boolean named(Elf elf, String symbol) {
        return elf.dynamicSymbols().stream().anyMatch(s -> s.name().equals(symbol)) || elf.symbols().stream().anyMatch(s -> s.name().equals(symbol));
    }

    private static String yes(boolean fact) {
        return fact ? "yes" : "no";
    }

    /** The x86 features that all linked objects agree on: branch targets marked, shadow stack kept. */
    private static String controlFlow(Elf elf) {
        Elf.Section notes = elf.section(".note.gnu.property");
        if (notes == null) {
            return "no";
        }
        byte[] bytes = elf.content(notes);
        for (int at = 0; at + 12 <= bytes.length; at += 4) {
            boolean features = bytes[at] == 2 && bytes[at + 1] == 0 && bytes[at + 2] == 0 && bytes[at + 3] == (byte) 0xC0;
            if (features) {
                int bits = bytes[at + 8];
                return (bits & 3) == 3 ? "ibt shstk" : (bits & 1) != 0 ? "ibt" : (bits & 2) != 0 ? "shstk" : "no";
            }
        }
        return "no";
    }

    private static void comment(Elf elf, Map<String, String> facts) {
        Elf.Section comment = elf.section(".comment");
        if (comment != null) {
            String text = new String(elf.content(comment), StandardCharsets.UTF_8);
            facts.put("compiler", Arrays.stream(text.split("\0")).filter(part -> !part.isBlank()).distinct().sorted().collect(Collectors.joining("; ")));
        }
        Elf.Section command = elf.section(".GCC.command.line");
        if (command != null) {
            facts.put("flags", new String(elf.content(command), StandardCharsets.UTF_8).replace('\0', '\n').strip());
        }
    }

    /**
     * The hash of code and constants alone: all that is loaded and cannot be written, without notes, names and tables of the dynamic
     * linker. Two files with the same are the same program, whatever their paths and build ids.
     */
    public static String codeHash(Elf elf) {
        StringBuilder parts = new StringBuilder();
        for (Elf.Section section : elf.sections()) {
            if (section.is(Elf.ALLOCATED) && !section.is(Elf.WRITABLE) && section.hasBits() && !section.name().equals(".interp")) {
                parts.append(section.name()).append(' ').append(Hash.of(elf.content(section))).append('\n');
            }
        }
        Elf.Section image = elf.section(".data");
        if (image != null) {
            parts.append(".data ").append(Hash.of(elf.content(image)));
        }
        return Hash.of(parts.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** The build id, in hexadecimal, or empty. */
    public static String buildId(Elf elf) {
        Elf.Section note = elf.section(".note.gnu.build-id");
        return note == null || note.size() < 16 ? "" : HexFormat.of().formatHex(elf.content(note), 16, (int) note.size());
    }
}
