package tsubame.lab.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.lab.elf.Elf;

/** Names and source lines of addresses: by an executable's symbols and, where there is debug information, by {@link Lines}. */
final class Symbols implements AutoCloseable {
    private final Map<String, TreeMap<Long, Elf.Symbol>> tables = new HashMap<>();
    private final Map<String, List<Profile.Frame>> known = new HashMap<>();
    private final Lines lines = new Lines();

    Symbols() throws IOException {}

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

    /** The function, and what of the program was inlined into it there; the runtime's inlined functions are part of who called them. */
    List<Profile.Frame> frames(String library, long address, String function) {
        return known.computeIfAbsent(library + "@" + address + " " + function, key -> {
            List<Lines.Place> chain = lines.places(library, address);
            Lines.Place own = Lines.outermost(chain);
            List<Profile.Frame> frames = new ArrayList<>(List.of(frame(function, own, library)));
            for (int i = 1; i < chain.size(); i++) {
                if (FunctionNames.isProgram(chain.get(i).function())) {
                    frames.add(frame(chain.get(i).function(), chain.get(i), library));
                }
            }
            return frames;
        });
    }

    private static Profile.Frame frame(String function, Lines.Place place, String library) {
        return new Profile.Frame(FunctionNames.readable(function), place.line() == 0 ? "" : place.file(), place.line(), PerfScript.name(library));
    }

    @Override
    public void close() {
        lines.close();
    }
}
