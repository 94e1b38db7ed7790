package tsubame.lab.session;

import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * What each run gives. All are better when smaller. Noisy metrics are compared in pairs and with intervals; what is exact is not
 * here but in {@link Exact}.
 */
public enum Metric {
    CPU("s", 0.05, run -> (run.userMicros() + run.systemMicros()) / 1e6),
    WALL("s", 0.10, run -> run.wallNanos() / 1e9),
    USER("s", 0.05, run -> run.userMicros() / 1e6),
    SYSTEM("s", 0.10, run -> run.systemMicros() / 1e6),
    RSS("kB", 0.15, run -> run.peakKilobytes()),
    FAULTS("faults", 0.15, run -> run.minorFaults() + run.majorFaults()),
    SWITCHES("switches", 0.25, run -> run.voluntarySwitches() + run.involuntarySwitches());

    public final String unit;
    /** Within which two programs count as the same, unless the user says otherwise. */
    public final double tolerance;
    private final ToDoubleFunction<Run> value;

    Metric(String unit, double tolerance, ToDoubleFunction<Run> value) {
        this.unit = unit;
        this.tolerance = tolerance;
        this.value = value;
    }

    public double of(Run run) {
        return value.applyAsDouble(run);
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The metric of that name, or null. */
    public static Metric named(String word) {
        for (Metric metric : values()) {
            if (metric.word().equals(word)) {
                return metric;
            }
        }
        return null;
    }
}
