package tsubame.testkit.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * Another runtime that says what a program must print: Node ({@code -Dnode=PATH}), to which Bun gives TypeScript as JavaScript, or
 * Bun ({@code -Dbun=PATH}), which prints through its port of Node's util.format. Used to make expectations, never by tests.
 */
final class Oracle implements Engine {
    private static final String BUN = System.getProperty("bun", "bun");
    private static final String NODE = System.getProperty("node", "node");

    private final boolean node;

    private Oracle(boolean node) {
        this.node = node;
    }

    /** The oracle that the program names. */
    static Oracle of(GoldenProgram program) throws IOException {
        String name = program.oracle();
        if (!name.equals("node") && !name.equals("bun")) {
            throw new IOException(program.name() + ": there is no oracle " + name);
        }
        return new Oracle(name.equals("node"));
    }

    @Override
    public String name() {
        return node ? "node" : "bun";
    }

    @Override
    public Outcome run(GoldenProgram program) throws IOException {
        if (!node) {
            Path console = program.file().getParent().getParent().resolveSibling("oracle/console.js");
            return new ProcessEngine("bun", BUN, "run", "--preload", console.toString()).run(program);
        }
        String name = program.file().getFileName().toString();
        if (!name.endsWith("ts")) {
            return new ProcessEngine("node", NODE).run(program);
        }
        Path script = program.file().resolveSibling("_oracle_" + name + (name.endsWith(".cts") ? ".cjs" : ".mjs"));
        try {
            transpile(program.file(), script);
            return new ProcessEngine("node", NODE).run(program, script);
        } finally {
            Files.deleteIfExists(script);
        }
    }

    private static void transpile(Path source, Path script) throws IOException {
        Process process = new ProcessBuilder(BUN, "build", "--no-bundle", "--target=node", source.toString(), "--outfile", script.toString())
                .redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes());
        try {
            if (!process.waitFor(30, TimeUnit.SECONDS) || process.exitValue() != 0) {
                throw new IOException("cannot turn " + source + " into JavaScript: " + said);
            }
        } catch (InterruptedException interrupt) {
            throw new IOException(interrupt);
        }
    }
}
