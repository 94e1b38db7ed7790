package tsubame.lab.bisect;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.statistics.Ratio;

/**
 * The first of a row of versions that is bad, found by evidence: both ends are verified first, each step is measured against the good end until its
 * interval lies on one side of the middle between good and bad, what cannot be measured is passed over, and the step that was found is
 * measured once more by itself.
 */
public final class Search {
    /** What measures. */
    public interface Oracle {
        /**
         * A version against another, by its first versions if it takes more.
         *
         * @param threshold of which the interval is to lie on one side; NaN for as precise as can be
         * @throws BrokenProgram if one of them cannot be built or does not run
         */
        Ratio ratio(int base, int version, double threshold) throws IOException, BrokenProgram;
    }

    /** What became of a version that was looked at. */
    public enum State { GOOD, BAD, SKIPPED, UNDECIDED }

    /** One look. */
    public record Look(int version, State state, Ratio ratio, String reason) {}

    /** A step: the last good version and the first bad one, as far as skipped ones allow to say. */
    public record Step(int lastGood, int firstBad, Ratio confirmed) {}

    /** Who hears of looks as they are made. */
    public interface Watcher {
        void looked(Look look, int from, int to);
    }

    /** The threshold below which two ends are too alike to search between. */
    private static final double LEAST = 1.02;

    private final Oracle oracle;
    private final Watcher watcher;
    private final Map<Integer, Look> looks = new TreeMap<>();

    public Search(Oracle oracle, Watcher watcher) {
        this.oracle = oracle;
        this.watcher = watcher;
    }

    /** Every version that was looked at, by its place. */
    public Map<Integer, Look> looks() {
        return looks;
    }

    /** The ends against each other; what is to be found lies between them. */
    public Ratio anchors(int good, int bad) throws IOException, BrokenProgram {
        return oracle.ratio(good, bad, Double.NaN);
    }

    /** Whether the ends differ enough, and surely, for a search between them to mean anything. */
    public static boolean worthwhile(Ratio anchors) {
        return anchors.low() > LEAST;
    }

    /**
     * The step between a good and a bad version, or null if all between was skipped or undecided so that nothing can be said.
     *
     * @param level of the bad one over the good one
     */
    public Step step(int good, int bad, double level) throws IOException, BrokenProgram {
        double threshold = Math.sqrt(level);
        int low = good;
        int high = bad;
        while (true) {
            Integer next = next(low, high);
            if (next == null) {
                break;
            }
            Look look = look(good, next, threshold);
            looks.put(next, look);
            watcher.looked(look, low, high);
            if (look.state == State.GOOD) {
                low = next;
            } else if (look.state == State.BAD) {
                high = next;
            }
        }
        return new Step(low, high, oracle.ratio(low, high, Double.NaN));
    }

    /** The version nearest the middle that has not been looked at in vain; null if there is none. */
    private Integer next(int low, int high) {
        int middle = (low + high) >>> 1;
        for (int distance = 0; distance <= high - low; distance++) {
            for (int version : new int[] {middle + distance, middle - distance}) {
                Look look = looks.get(version);
                boolean vain = look != null && (look.state == State.SKIPPED || look.state == State.UNDECIDED);
                if (version > low && version < high && !vain) {
                    return version;
                }
            }
        }
        return null;
    }

    private Look look(int good, int version, double threshold) throws IOException {
        try {
            Ratio ratio = oracle.ratio(good, version, threshold);
            State state = ratio.high() < threshold ? State.GOOD : ratio.low() > threshold ? State.BAD : State.UNDECIDED;
            return new Look(version, state, ratio, "");
        } catch (BrokenProgram broken) {
            return new Look(version, State.SKIPPED, null, broken.reason());
        }
    }

    /**
     * All steps between two versions of a tenth at least, by searching on to either side of each that is found: several regressions hide behind one
     * another.
     */
    public List<Step> steps(int good, int bad, Ratio level) throws IOException, BrokenProgram {
        List<Step> found = new ArrayList<>();
        Step step = step(good, bad, level.estimate());
        found.add(step);
        rest(good, step.lastGood, found);
        rest(step.firstBad, bad, found);
        found.sort(java.util.Comparator.comparingInt(Step::firstBad));
        return found;
    }

    private void rest(int from, int to, List<Step> found) throws IOException, BrokenProgram {
        if (to - from < 1) {
            return;
        }
        Ratio between = oracle.ratio(from, to, Double.NaN);
        if (between.low() > 1.05 && between.estimate() > 1.10) {
            looks.entrySet().removeIf(entry -> entry.getKey() > from && entry.getKey() < to && entry.getValue().state != State.SKIPPED);
            found.addAll(to - from == 1 ? List.of(new Step(from, to, between)) : steps(from, to, between));
        }
    }

    /** Bad versions before good ones: then there is no one step, and the whole row should be looked at. */
    public boolean monotone() {
        boolean bad = false;
        for (Look look : looks.values()) {
            if (look.state == State.GOOD && bad) {
                return false;
            }
            bad |= look.state == State.BAD;
        }
        return true;
    }
}
