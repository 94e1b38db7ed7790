package tsubame.aot.llvm;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Object files by what they are made of: the text, the options, the version of LLVM. As many are compiled at a time as there are
 * processors. An entry is complete or not there, since it is moved into place; entries that are not used go first when there
 * are too many.
 */
public final class ObjectCache {
    /**
     * @param name of the object file, without ending; @param kind the text's ending, {@code .ll} or {@code .s}; @param size of the text, about, in any measure that all units have
     * @param text written when the unit's turn comes, once, at the same time as those of other units
     */
    public record Unit(String name, String kind, int size, Supplier<String> text, List<String> options) {
        /** One that is written already. */
        public Unit(String name, String kind, String text, List<String> options) {
            this(name, kind, text.length(), () -> text, options);
        }
    }

    /** Address space of a thread that writes texts. */
    private static final long STACK = 64L << 20;

    /** Entries that are kept: many flavours' worth of them, or some large programs'. */
    private static final int KEPT = 600;

    private final Path folder;
    private final Toolchain toolchain;

    public ObjectCache(Path folder, Toolchain toolchain) {
        this.folder = folder;
        this.toolchain = toolchain;
    }

    /** The same, silently. */
    public List<Path> compile(List<Unit> units, Path into) throws IOException, ToolchainException {
        return compile(units, into, _ -> { });
    }

    /**
     * Makes the object files in a folder, each with its text beside it; gives them in the order of the units.
     *
     * @param progress hears how many there are, before the first and behind each but the last
     */
    public List<Path> compile(List<Unit> units, Path into, IntConsumer progress) throws IOException, ToolchainException {
        Files.createDirectories(folder);
        List<Unit> largestFirst = new ArrayList<>(units);
        largestFirst.sort(Comparator.comparingInt(Unit::size).reversed());
        try (ExecutorService workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors(), work -> new Thread(null, work, "objects", STACK))) {
            List<Future<?>> running = new ArrayList<>();
            for (Unit unit : largestFirst) {
                running.add(workers.submit(() -> {
                    compile(unit, into);
                    return null;
                }));
            }
            for (int done = 0; done < running.size(); done++) {
                progress.accept(done);
                await(running.get(done), workers);
            }
        }
        removeUnused();
        return units.stream().map(unit -> into.resolve(unit.name + ".o")).toList();
    }

    private static void await(Future<?> running, ExecutorService workers) throws IOException, ToolchainException {
        try {
            running.get();
        } catch (ExecutionException failure) {
            workers.shutdownNow();
            switch (failure.getCause()) {
                case ToolchainException cause -> throw cause;
                case IOException cause -> throw cause;
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause; // too little memory or stack, of which a user is told
                default -> throw new IllegalStateException(failure.getCause());
            }
        } catch (InterruptedException interrupt) {
            workers.shutdownNow();
            Thread.currentThread().interrupt();
            throw new ToolchainException("interrupted");
        }
    }

    private void compile(Unit unit, Path into) throws IOException, ToolchainException {
        Path object = into.resolve(unit.name + ".o");
        String text = unit.text.get();
        Path kept = folder.resolve(key(unit, text) + ".o");
        Path input = into.resolve(unit.name + unit.kind);
        Files.writeString(input, IntrinsicDeclarations.complete(text, toolchain.release()), StandardCharsets.UTF_8);
        if (Files.exists(kept)) {
            try {
                Files.copy(kept, object, StandardCopyOption.REPLACE_EXISTING);
                Files.setLastModifiedTime(kept, FileTime.fromMillis(System.currentTimeMillis()));
                return;
            } catch (IOException gone) {
                Files.deleteIfExists(object); // another process cleaned up: compile it
            }
        }
        toolchain.compile(input, object, unit.options);
        Path copy = Files.createTempFile(folder, "new-", ".o");
        Files.copy(object, copy, StandardCopyOption.REPLACE_EXISTING);
        Files.move(copy, kept, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private String key(Unit unit, String text) {
        return new Digest().add(toolchain.release().version).add(unit.kind).add(unit.options.toString()).add(text).text();
    }

    private void removeUnused() throws IOException {
        List<Path> entries;
        try (Stream<Path> all = Files.list(folder)) {
            entries = all.sorted(Comparator.comparingLong((Path entry) -> entry.toFile().lastModified()).reversed()).toList();
        }
        for (Path entry : entries.subList(Math.min(KEPT, entries.size()), entries.size())) Files.deleteIfExists(entry);
    }
}
