package tsubame.lab.target;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tsubame.lab.host.Toolchain;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Shell;
import tsubame.lab.text.Hash;

/**
 * Programs of other times: {@code git:REV} is checked out and built, {@code npm:PACKAGE@VERSION} and {@code maven:GROUP:ARTIFACT:VERSION}
 * are fetched. Each has a folder of its own in the store and is made once. What is measured stands in the recipe, in which {@code {dir}} is
 * that folder, {@code {out}} the executable that a build leaves and {@code {rev}} the name; the benchmark's own file is always that of now.
 */
public final class Revisions {
    /**
     * How to come to a program.
     *
     * @param build a shell command, run in the revision's folder; null for none
     * @param run the command line to measure
     */
    public record Recipe(String build, String run) {}

    private final Store store;
    private final Path repository;
    private final Recipe recipe;

    public Revisions(Store store, Path repository, Recipe recipe) {
        this.store = store;
        this.repository = repository;
        this.recipe = recipe;
    }

    public static boolean isRevision(String text) {
        return text.startsWith("git:") || text.startsWith("npm:") || text.startsWith("maven:");
    }

    /** @throws BrokenProgram if it cannot be fetched or built */
    public Target resolve(String text) throws IOException, BrokenProgram {
        String kind = text.substring(0, text.indexOf(':'));
        String name = text.substring(text.indexOf(':') + 1);
        if (recipe.run() == null) {
            throw new BrokenProgram(text + " needs to be told what to run: --run 'node {dir}/bench.js'" + (kind.equals("git") ? ", and --build" : ""));
        }
        Path folder = switch (kind) {
            case "git" -> checkout(name);
            case "npm" -> npm(name);
            default -> maven(name);
        };
        return target(text, name, folder);
    }

    private Target target(String label, String name, Path folder) throws IOException, BrokenProgram {
        Path out = folder.resolve("tsubame-lab-out-" + key(String.valueOf(recipe.build())));
        if (recipe.build() != null && !Files.exists(out.resolveSibling(out.getFileName() + ".done"))) {
            Shell.run(filled(recipe.build(), folder, out, name), folder);
            Files.writeString(out.resolveSibling(out.getFileName() + ".done"), recipe.build());
        }
        List<String> words = Words.split(filled(recipe.run(), folder, out, name));
        List<String> command = words == null ? List.of("/bin/sh", "-c", filled(recipe.run(), folder, out, name)) : new ArrayList<>(words);
        Map<String, String> facts = new TreeMap<>(Map.of("revision", name));
        Path program = Path.of(command.getFirst());
        if (words != null && Files.isRegularFile(program)) {
            Target made = new Targets(store, this, Tsubame.own()).executable(label, program, words.subList(1, words.size()), true);
            facts.putAll(made.facts());
            return new Target(label, made.command(), made.binary(), made.hash(), made.code(), facts);
        }
        if (words != null) {
            Path found = Toolchain.onPath(command.getFirst());
            if (found == null) {
                throw new BrokenProgram("there is no program " + command.getFirst() + ", which --run names");
            }
            command.set(0, found.toString());
        }
        return new Target(label, command, null, null, null, facts);
    }

    private static String filled(String template, Path folder, Path out, String name) {
        return template.replace("{dir}", folder.toString()).replace("{out}", out.toString()).replace("{rev}", name);
    }

    /** A revision's own folder, a detached work tree. */
    public Path checkout(String revision) throws IOException, BrokenProgram {
        String commit = Shell.run("git rev-parse --verify --quiet " + Words.quoted(revision + "^{commit}"), repository).strip();
        Path folder = store.folder().resolve("git-" + commit.substring(0, 16));
        if (!Files.exists(folder.resolve(".git"))) {
            remove(folder);
            Files.createDirectories(store.folder());
            Shell.run("git worktree prune && git worktree add --quiet --detach --force " + Words.quoted(folder.toString()) + " " + commit, repository);
        }
        return folder;
    }

    private Path npm(String name) throws IOException, BrokenProgram {
        Path folder = store.folder().resolve("npm-" + key(name));
        if (!Files.exists(folder.resolve("node_modules"))) {
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("package.json"), "{}\n");
            Shell.run("npm install --silent --no-audit --no-fund --ignore-scripts --prefix . " + Words.quoted(name), folder);
        }
        return folder;
    }

    private Path maven(String name) throws IOException, BrokenProgram {
        Path folder = store.folder().resolve("maven-" + key(name));
        if (!Files.exists(folder.resolve("fetched"))) {
            Files.createDirectories(folder);
            Shell.run("mvn -q -B dependency:copy -Dartifact=" + Words.quoted(name) + " -DoutputDirectory=" + Words.quoted(folder.toString()), folder);
            Files.writeString(folder.resolve("fetched"), name);
        }
        return folder;
    }

    private static String key(String name) {
        return Hash.of(name.getBytes(java.nio.charset.StandardCharsets.UTF_8)).substring(0, 16);
    }

    private static void remove(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
