package tsubame.lab.gate;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import tsubame.lab.session.Session;
import tsubame.lab.statistics.Ratio;

/**
 * A gate's whole answer, before it is written down in one way or another.
 *
 * @param control ratio of the base's copy to the base over all benchmarks, or null if no time was measured
 * @param suite the geometric mean of the benchmarks' time ratios, or null
 * @param valid whether the control allows to believe the times
 * @param next what to type next, or null
 */
public record GateResult(String base, String head, List<Outcome> outcomes, Map<String, Ratio> times, Map<String, Map<String, Double>> exact, Ratio control,
        Ratio suite, boolean valid, int runs, long seconds, List<String> notes, String next, Session session) {

    public long count(Outcome.Kind kind) {
        return outcomes.stream().filter(outcome -> outcome.kind() == kind).count();
    }

    /** The worst first, then by name. */
    public List<Outcome> sorted() {
        return outcomes.stream().sorted(Comparator.comparing(Outcome::kind).thenComparing(Outcome::benchmark)).toList();
    }

    /** 0, 1, 3, 4 or 5, as documented for the command. */
    public int exit(boolean strict) {
        if (count(Outcome.Kind.BROKEN) > 0) {
            return 3;
        }
        if (count(Outcome.Kind.REGRESSED) > 0) {
            return 1;
        }
        if (!valid) {
            return 5;
        }
        return strict && count(Outcome.Kind.INCONCLUSIVE) > 0 ? 4 : 0;
    }

    public String summary() {
        return count(Outcome.Kind.REGRESSED) + " regressed · " + count(Outcome.Kind.BROKEN) + " broken · " + count(Outcome.Kind.WARNING) + " warned · "
                + count(Outcome.Kind.INCONCLUSIVE) + " inconclusive · " + (count(Outcome.Kind.OK) + count(Outcome.Kind.IMPROVED) + count(Outcome.Kind.NEW)) + " ok";
    }
}
