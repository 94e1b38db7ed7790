package tsubame.lab.profile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.lab.elf.Elf;
import tsubame.lab.host.Toolchain;

/** Names and source lines of addresses: by an executable's symbols, and by the toolchain's symbolizer where there is debug information. */
final class Symbols {
    private final Map<String, TreeMap<Long, Elf.Symbol>> tables = new HashMap<>();
    private final Map<String, Profile.Frame> known = new HashMap<>();
    private final Path symbolizer;

    Symbols() throws IOException {
        symbolizer = Toolchain.tool("llvm-symbolizer");
    }

    /** The function around a file's address, or null. */
    Elf.Symbol function(String library, long address) {
        Map.Entry<Long, Elf.Symbol> entry = table(library).floorEntry(address);
        boolean inside = entry != null && (entry.getValue().size() == 0 || address < entry.getKey() + entry.getValue().size());
        return inside ? entry.getValue() : null;
    }

    private TreeMap<Long, Elf.Symbol> table(String library) {
        return tables.computeIfAbsent(library, file -> {
            TreeMap<Long, Elf.Symbol> table = new TreeMap<>();
            try {
                Elf elf = Files.isRegularFile(Path.of(file)) ? Elf.read(Path.of(file)) : null;
                if (elf != null) {
                    elf.symbols().stream().filter(Elf.Symbol::isFunction).forEach(symbol -> table.put(symbol.address(), symbol));
                }
            } catch (IOException unreadable) {
                return table;
            }
            return table;
        });
    }

    Profile.Frame frame(String library, long address, String function) {
        return known.computeIfAbsent(library + "@" + address, key -> {
            String[] place = place(library, address);
            int line = place.length == 2 ? Integer.parseInt(place[1]) : 0;
            return new Profile.Frame(function, place[0], line, PerfScript.name(library));
        });
    }

    /** File and line, or an empty file. */
    private String[] place(String library, long address) {
        if (symbolizer == null || !debuggable(library)) {
            return new String[] {""};
        }
        try {
            ProcessBuilder builder = new ProcessBuilder(List.of(symbolizer.toString(), "--obj=" + library, "--functions=none", "0x" + Long.toHexString(address)));
            builder.environment().put("LD_LIBRARY_PATH", symbolizer.getParent().toString());
            Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip().split("\n")[0];
            String[] parts = said.split(":");
            boolean found = parts.length >= 2 && parts[parts.length - 2].matches("\\d+") && !said.startsWith("?");
            return found ? new String[] {Path.of(parts[0]).getFileName().toString(), parts[parts.length - 2]} : new String[] {""};
        } catch (IOException none) {
            return new String[] {""};
        }
    }

    private boolean debuggable(String library) {
        try {
            Elf elf = library.startsWith("/") && Files.isRegularFile(Path.of(library)) ? Elf.read(Path.of(library)) : null;
            return elf != null && elf.section(".debug_info") != null;
        } catch (IOException none) {
            return false;
        }
    }
}
