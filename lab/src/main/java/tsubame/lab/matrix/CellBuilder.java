package tsubame.lab.matrix;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tsubame.lab.host.Toolchain;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Shell;
import tsubame.lab.target.Store;
import tsubame.lab.target.Target;
import tsubame.lab.target.Targets;
import tsubame.lab.target.Words;
import tsubame.lab.text.Hash;

/**
 * Builds the program of a cell, once for the same command, source and compiler. The flags as they reach the compiler proper are kept: what a
 * wrapper or a distribution adds is part of what was measured.
 */
final class CellBuilder {
    private final MatrixFile file;
    private final Targets targets;
    private final Store store;

    CellBuilder(MatrixFile file, Targets targets, Store store) {
        this.file = file;
        this.targets = targets;
        this.store = store;
    }

    /** @throws BrokenProgram if the build fails; the first line that names an error is in the message */
    Target build(MatrixFile.Item item, Map<String, String> levels) throws IOException, BrokenProgram {
        Map<String, String> values = new LinkedHashMap<>(levels);
        Path source = item.source() == null ? null : file.folder().resolve(item.source()).normalize();
        values.put("source", source == null ? "" : Words.quoted(source.toString()));
        values.put("dir", file.folder().toString());
        Map<String, String> facts = new TreeMap<>();
        Path out = file.build() == null ? null : built(values, source, facts);
        values.put("out", out == null ? "" : out.toString());
        List<String> words = Words.split(Template.fill(file.run(), values));
        if (words == null || words.isEmpty()) {
            throw new BrokenProgram("what is run must be a plain command line, not " + file.run());
        }
        Target target = words.getFirst().startsWith("/") ? targets.executable(item.id(), Path.of(words.getFirst()), words.subList(1, words.size()), true)
                : targets.resolve(String.join(" ", words.stream().map(Words::quoted).toList()), false);
        facts.putAll(target.facts());
        return new Target(item.id(), target.command(), target.binary(), target.hash(), target.code(), facts);
    }

    private Path built(Map<String, String> values, Path source, Map<String, String> facts) throws IOException, BrokenProgram {
        values.put("out", "{out}");
        String command = Template.fill(file.build(), values);
        Path place = store.folder().resolve("cell-" + key(command, source));
        Path flags = place.resolveSibling(place.getFileName() + ".flags");
        if (!Files.exists(place)) {
            Files.createDirectories(store.folder());
            Path making = Files.createTempFile(store.folder(), "building-", "");
            Files.delete(making);
            long begun = System.nanoTime();
            Shell.run(command.replace("{out}", making.toString()), file.folder());
            if (!Files.exists(making)) {
                throw new BrokenProgram("`" + command + "` ended well and left no {out}");
            }
            Files.writeString(flags, String.format(Locale.ROOT, "%.2f%n", (System.nanoTime() - begun) / 1e9) + effective(command));
            Files.move(making, place);
        }
        List<String> kept = Files.readAllLines(flags);
        facts.put("build.seconds", kept.getFirst());
        facts.put("build.command", command);
        if (kept.size() > 1) {
            facts.put("flags.effective", String.join(" ", kept.subList(1, kept.size())));
        }
        return place;
    }

    private String key(String command, Path source) throws IOException {
        StringBuilder text = new StringBuilder(command).append('\n').append(source == null ? "" : Hash.of(source)).append('\n').append(file.environment());
        List<String> words = Words.split(command);
        if (words != null && !words.isEmpty()) {
            Path program = words.getFirst().contains("/") ? file.folder().resolve(words.getFirst()) : Toolchain.onPath(words.getFirst());
            if (program != null && Files.isRegularFile(program)) {
                text.append(Hash.of(program));
            }
        }
        return Hash.of(text.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8)).substring(0, 20);
    }

    /** The line by which a driver (clang, gcc) starts its compiler proper, without paths; empty for what is no such driver. */
    private String effective(String command) {
        if (!command.split("\\s", 2)[0].matches(".*(clang|gcc|cc)[^/]*")) {
            return "";
        }
        try {
            String said = Shell.run(command.replace("{out}", "/dev/null") + " -### 2>&1", file.folder());
            String line = said.lines().filter(text -> text.contains("-cc1\"") || text.contains("cc1 ")).findFirst().orElse("");
            List<String> flags = new ArrayList<>();
            for (String word : line.strip().split("\\s+")) {
                String flag = word.replace("\"", "");
                if (!flag.startsWith("/") && !flag.contains("/tmp/")) {
                    flags.add(flag);
                }
            }
            return String.join(" ", flags);
        } catch (IOException | BrokenProgram unknown) {
            return "";
        }
    }
}
