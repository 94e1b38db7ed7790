package tsubame.lab.gate;

import java.util.List;

/**
 * What the gate says of one benchmark.
 *
 * @param text one line with the reason
 * @param changes exact metrics that changed, in words
 */
public record Outcome(String benchmark, Kind kind, String text, List<String> changes) {
    /** The kinds, the worst first. */
    public enum Kind {
        BROKEN("✗", "BROKEN"),
        REGRESSED("✗", "REGRESSED"),
        WARNING("!", "warning"),
        INCONCLUSIVE("?", "inconclusive"),
        NEW("+", "new"),
        IMPROVED("✓", "improved"),
        OK("✓", "ok");

        public final String sign;
        public final String word;

        Kind(String sign, String word) {
            this.sign = sign;
            this.word = word;
        }
    }
}
