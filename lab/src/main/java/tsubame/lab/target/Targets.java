package tsubame.lab.target;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tsubame.lab.elf.Elf;
import tsubame.lab.elf.ElfFacts;
import tsubame.lab.host.Toolchain;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.text.Hash;

/**
 * From what a user names to what is started: an executable by its path, a {@code .ts} file, which is built, a command line, which is split
 * without a shell unless it needs one, and programs of other revisions and versions ({@link Revisions}).
 */
public final class Targets {
    private static final Set<String> SOURCES = Set.of("ts", "mts", "cts", "js", "mjs", "cjs");

    private final Store store;
    private final Revisions revisions;
    private final Tsubame tsubame;

    public Targets(Store store, Revisions revisions, Tsubame tsubame) {
        this.store = store;
        this.revisions = revisions;
        this.tsubame = tsubame;
    }

    /** Whether a command line begins with a source file, of which an executable is built. */
    public static boolean isSource(String text) {
        List<String> words = Revisions.isRevision(text) ? null : Words.split(text);
        return words != null && !words.isEmpty() && SOURCES.contains(extension(Path.of(words.getFirst()))) && Files.isRegularFile(Path.of(words.getFirst()));
    }

    /** @throws BrokenProgram if it cannot be found or built; the message says what to do */
    public Target resolve(String text, boolean shell) throws IOException, BrokenProgram {
        if (Revisions.isRevision(text)) {
            return revisions.resolve(text);
        }
        List<String> words = shell ? null : Words.split(text);
        if (words == null || words.isEmpty()) {
            return new Target(text, List.of("/bin/sh", "-c", text), null, null, null, Map.of("started", "by sh"));
        }
        Path first = Path.of(words.getFirst());
        String extension = extension(first);
        if (SOURCES.contains(extension) && Files.isRegularFile(first)) {
            return program(text, first, words.subList(1, words.size()));
        }
        Path program = first.getNameCount() > 1 || words.getFirst().startsWith("/") ? first : Toolchain.onPath(words.getFirst());
        if (program == null || !Files.isRegularFile(program)) {
            throw new BrokenProgram("there is no program " + words.getFirst()
                    + (program == null ? " on the PATH; write ./" + words.getFirst() + " for a file here" : ""));
        }
        if (!Files.isExecutable(program)) {
            throw new BrokenProgram(program + " is not executable; chmod +x it, or name what runs it: 'node " + program + "'");
        }
        return executable(text, program, words.subList(1, words.size()), first.getNameCount() > 1);
    }

    /** A source file of a program: built natively; what it reads from the environment at build time is part of the label. */
    private Target program(String label, Path source, List<String> arguments) throws IOException, BrokenProgram {
        Path built = tsubame.build(source, List.of(), store);
        if (built == null) {
            List<String> command = new ArrayList<>(tsubame.command());
            command.addAll(List.of("run", source.toAbsolutePath().toString()));
            command.addAll(arguments);
            return new Target(label, command, null, Hash.of(source), null, Map.of("started", "by tsubame run: no toolchain to build with"));
        }
        return executable(label, built, arguments, true);
    }

    /** An executable; copied if it is a program of machine code that does not look for things beside itself. */
    public Target executable(String label, Path program, List<String> arguments, boolean byPath) throws IOException {
        Elf elf = Elf.read(program);
        Map<String, String> facts = new TreeMap<>();
        String hash = Hash.of(program);
        String code = null;
        Path place = program.toAbsolutePath();
        boolean kept = false;
        if (elf != null) {
            facts.putAll(ElfFacts.of(elf));
            code = ElfFacts.codeHash(elf);
            kept = byPath && elf.dynamicStrings(29).isEmpty() && elf.dynamicStrings(15).isEmpty();
            place = kept ? store.keep(program) : place;
        }
        List<String> command = new ArrayList<>(List.of(place.toString()));
        command.addAll(arguments);
        return new Target(label, command, kept ? place : null, hash, code, facts);
    }

    /** The same program once more, from a copy of its own where there can be one: the control of every comparison. */
    public Target copy(Target target) throws IOException {
        if (target.binary() == null) {
            return target.named("copy of " + target.label());
        }
        List<String> command = new ArrayList<>(target.command());
        Path copy = store.copy(target.binary());
        command.set(0, copy.toString());
        return new Target("copy of " + target.label(), command, copy, target.hash(), target.code(), target.facts());
    }

    private static String extension(Path file) {
        String name = file.getFileName() == null ? "" : file.getFileName().toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
