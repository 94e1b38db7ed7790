package tsubame.lab.profile;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tsubame.lab.elf.Elf;
import tsubame.lab.host.Toolchain;

/**
 * Source lines of addresses, from the toolchain's symbolizer: one process for each file that has debug information, asked address by
 * address.
 */
final class Lines implements AutoCloseable {
    /** A place in a function, as its symbol calls it; the line is 0 where none is known. */
    record Place(String function, String file, int line) {
        static final Place UNKNOWN = new Place("", "", 0);
    }

    /** A symbolizer at work on one file. */
    private record Symbolizer(Process process, Writer questions, BufferedReader answers) {}

    private final Path program;
    private final Map<String, Symbolizer> symbolizers = new HashMap<>();

    Lines() throws IOException {
        program = Toolchain.tool("llvm-symbolizer");
    }

    /** The places of an address: of the function that it is in, then of what was inlined there, step by step. Empty if nothing is known. */
    List<Place> places(String library, long address) {
        if (!symbolizers.containsKey(library)) {
            symbolizers.put(library, start(library));
        }
        Symbolizer symbolizer = symbolizers.get(library);
        if (symbolizer == null) {
            return List.of();
        }
        try {
            symbolizer.questions.write("0x" + Long.toHexString(address) + "\n");
            symbolizer.questions.flush();
            List<Place> chain = new ArrayList<>();
            String function = symbolizer.answers.readLine();
            for (; function != null && !function.isEmpty(); function = symbolizer.answers.readLine()) {
                chain.addFirst(place(function, symbolizer.answers.readLine()));
            }
            return chain;
        } catch (IOException ended) {
            return List.of();
        }
    }

    /** A file, line and column, as the symbolizer writes them. */
    static Place place(String function, String text) {
        String[] parts = text == null ? new String[0] : text.split(":");
        boolean known = parts.length >= 3 && parts[parts.length - 2].matches("\\d{1,9}") && !text.startsWith("?");
        return new Place(function, known ? Path.of(parts[0]).getFileName().toString() : "", known ? Integer.parseInt(parts[parts.length - 2]) : 0);
    }

    /** The line of the function itself rather than of what was inlined into it, unless it has none. */
    static Place outermost(List<Place> chain) {
        return chain.stream().filter(place -> place.line > 0).findFirst().orElse(Place.UNKNOWN);
    }

    private Symbolizer start(String library) {
        try {
            if (program == null || !hasLines(library)) {
                return null;
            }
            ProcessBuilder builder = new ProcessBuilder(program.toString(), "--obj=" + library, "--functions=linkage");
            builder.environment().put("LD_LIBRARY_PATH", program.getParent().toString());
            Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
            return new Symbolizer(process, new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8),
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)));
        } catch (IOException none) {
            return null;
        }
    }

    private static boolean hasLines(String library) throws IOException {
        Elf elf = library.startsWith("/") && Files.isRegularFile(Path.of(library)) ? Elf.read(Path.of(library)) : null;
        return elf != null && elf.section(".debug_info") != null;
    }

    @Override
    public void close() {
        symbolizers.values().stream().filter(symbolizer -> symbolizer != null).forEach(symbolizer -> symbolizer.process.destroy());
    }
}
