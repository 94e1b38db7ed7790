package tsubame.lab.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tsubame.lab.elf.Elf;

/** Where a process's code lies in memory: from its addresses to those that the symbols and lines of a file are known by. */
final class Mappings {
    /** A line that perf prints of a mapping. */
    private static final Pattern PERF = Pattern.compile(".*PERF_RECORD_MMAP2? .*\\[0x([0-9a-f]+)\\(0x([0-9a-f]+)\\) @ (?:0x)?([0-9a-f]+) .*\\]: (\\S+) (/.*)");

    /** An address in a file, as its symbols have it. */
    record Place(String file, long address) {}

    private record Mapping(long from, long to, long offset, String file) {}

    private final TreeMap<Long, Mapping> byStart = new TreeMap<>(Long::compareUnsigned);
    private final Map<String, List<Elf.Segment>> segments = new HashMap<>();

    /** A line of /proc/PID/maps. */
    void addLine(String line) {
        String[] parts = line.strip().split("\\s+", 6);
        if (parts.length == 6 && parts[1].contains("x") && parts[5].startsWith("/")) {
            String[] ends = parts[0].split("-");
            add(new Mapping(hexadecimal(ends[0]), hexadecimal(ends[1]), hexadecimal(parts[2]), parts[5]));
        }
    }

    /** A line of {@code perf script --show-mmap-events}; false if it is no such line. */
    boolean addPerfLine(String line) {
        if (!line.contains("PERF_RECORD_MMAP")) {
            return false;
        }
        Matcher matcher = PERF.matcher(line);
        if (matcher.matches() && matcher.group(4).contains("x")) {
            long from = hexadecimal(matcher.group(1));
            add(new Mapping(from, from + hexadecimal(matcher.group(2)), hexadecimal(matcher.group(3)), matcher.group(5)));
        }
        return true;
    }

    private void add(Mapping mapping) {
        byStart.put(mapping.from, mapping);
    }

    private static long hexadecimal(String text) {
        return Long.parseUnsignedLong(text, 16);
    }

    /** Null where no file's code is. */
    Place find(long address) {
        Map.Entry<Long, Mapping> entry = byStart.floorEntry(address);
        if (entry == null || Long.compareUnsigned(address, entry.getValue().to) >= 0) {
            return null;
        }
        Mapping mapping = entry.getValue();
        return new Place(mapping.file, virtual(mapping.file, address - mapping.from + mapping.offset));
    }

    /** What perf prints for a library, as its symbols have it: depending on perf's version an address in memory, or an offset in the file. */
    long address(String file, long printed) {
        Place place = find(printed);
        return place != null ? place.address : virtual(file, printed);
    }

    /** From an offset in a file to the address that its symbols use. */
    private long virtual(String file, long offset) {
        for (Elf.Segment s : segments.computeIfAbsent(file, Mappings::segments)) {
            if (s.type() == 1 && offset >= s.offset() && offset < s.offset() + s.size()) {
                return offset - s.offset() + s.address();
            }
        }
        return offset;
    }

    private static List<Elf.Segment> segments(String file) {
        try {
            Elf elf = Files.isRegularFile(Path.of(file)) ? Elf.read(Path.of(file)) : null;
            return elf == null ? List.of() : elf.segments();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
