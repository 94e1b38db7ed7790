package tsubame.lab.gate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Shell;
import tsubame.lab.target.Store;
import tsubame.lab.target.Target;
import tsubame.lab.target.Targets;
import tsubame.lab.target.Words;

/**
 * The benchmarks of a gate as built in one revision's folder. Sources are those of now; what builds them is the revision's. A benchmark that
 * cannot be built is no reason to stop: it is kept with its failure.
 */
public final class Programs {
    private final GateFile file;
    private final Targets targets;
    private final Store store;

    public Programs(GateFile file, Targets targets, Store store) {
        this.file = file;
        this.targets = targets;
        this.store = store;
    }

    /** What a benchmark became: a target, or the reason why not. */
    public record Program(Target target, String failure) {}

    public Map<String, Program> build(Path folder) throws IOException {
        Map<String, Program> programs = new TreeMap<>();
        for (GateFile.Item item : file.benchmarks()) {
            try {
                programs.put(item.id(), new Program(build(item, folder), null));
            } catch (BrokenProgram failure) {
                programs.put(item.id(), new Program(null, failure.reason()));
            }
        }
        return programs;
    }

    private Target build(GateFile.Item item, Path folder) throws IOException, BrokenProgram {
        Files.createDirectories(store.folder());
        Path out = Files.createTempFile(store.folder(), "built-", "");
        Files.delete(out);
        try {
            if (file.build() != null) {
                Shell.run(filled(file.build(), item, folder, out), folder);
            }
            List<String> words = Words.split(filled(item.run(), item, folder, out));
            if (words == null || words.isEmpty()) {
                throw new BrokenProgram(item.id() + ": what is run must be a plain command line, not " + item.run());
            }
            Path program = Path.of(words.getFirst());
            if (words.getFirst().startsWith("/") && !Files.isExecutable(program)) {
                throw new BrokenProgram(item.id() + ": the build left no executable " + program.getFileName());
            }
            Target target = program.isAbsolute() ? targets.executable(item.id(), program, words.subList(1, words.size()), true)
                    : targets.resolve(String.join(" ", words.stream().map(Words::quoted).toList()), false);
            List<String> command = new ArrayList<>(target.command());
            command.addAll(item.arguments());
            return new Target(item.id(), command, target.binary(), target.hash(), target.code(), target.facts());
        } finally {
            Files.deleteIfExists(out);
        }
    }

    private String filled(String template, GateFile.Item item, Path folder, Path out) {
        String source = item.source() == null ? "" : Words.quoted(file.folder().resolve(item.source()).normalize().toString());
        return template.replace("{source}", source).replace("{out}", out.toString()).replace("{dir}", folder.toString());
    }
}
