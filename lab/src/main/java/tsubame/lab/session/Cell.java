package tsubame.lab.session;

import java.util.List;

/**
 * A benchmark as done by a variant.
 *
 * @param command what is started; empty if the cell cannot run
 * @param binary the executable's own copy in the lab's store, or null for a command of others
 * @param code hash of the executable's code and constants alone, or null
 * @param state {@code ok}, or why it was not measured: {@code excluded}, {@code build-failed}, {@code identical}, {@code broken}
 * @param because the reason in words, or empty
 * @param layouts the commands of builds with other layouts of the same code, the first one's among them, which take turns by rounds; empty
 *     if there is one build
 */
public record Cell(int benchmark, int variant, List<String> command, String binary, String hash, String code, String state, String because,
        List<List<String>> layouts) {
    public static final String OK = "ok";
    public static final String EXCLUDED = "excluded";
    public static final String BUILD_FAILED = "build-failed";
    public static final String BROKEN = "broken";

    public Cell {
        layouts = layouts == null ? List.of() : List.copyOf(layouts);
    }

    public Cell(int benchmark, int variant, List<String> command, String binary, String hash, String code, String state, String because) {
        this(benchmark, variant, command, binary, hash, code, state, because, List.of());
    }

    /** What is started in a round. */
    public List<String> command(int round) {
        return layouts.isEmpty() ? command : layouts.get(Math.floorMod(round, layouts.size()));
    }

    public static Cell of(int benchmark, int variant, List<String> command) {
        return new Cell(benchmark, variant, command, null, null, null, OK, "");
    }

    public boolean runs() {
        return state.equals(OK);
    }
}
