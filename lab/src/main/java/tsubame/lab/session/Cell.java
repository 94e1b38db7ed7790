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
 */
public record Cell(int benchmark, int variant, List<String> command, String binary, String hash, String code, String state, String because) {
    public static final String OK = "ok";
    public static final String EXCLUDED = "excluded";
    public static final String BUILD_FAILED = "build-failed";
    public static final String BROKEN = "broken";

    public static Cell of(int benchmark, int variant, List<String> command) {
        return new Cell(benchmark, variant, command, null, null, null, OK, "");
    }

    public boolean runs() {
        return state.equals(OK);
    }
}
