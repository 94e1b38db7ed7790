package tsubame.lab.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tsubame.lab.host.HostFacts;
import tsubame.lab.session.Exact;
import tsubame.lab.session.Interleaver;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.statistics.Summary;
import tsubame.lab.text.Numbers;

/** The screen of {@code bench}: for each command a line of robust figures, hyperfine's two lines, and warnings; then the ratios. */
final class BenchScreen {
    private BenchScreen() {}

    static List<String> lines(Session session, Interleaver.Plan plan, boolean late, String launcher) {
        List<String> lines = new ArrayList<>();
        lines.add("host  " + HostFacts.line(session.header().host()) + (launcher.startsWith("native") ? "" : " · " + launcher));
        for (int variant = 0; variant < session.variants().size(); variant++) {
            List<Run> runs = session.runs(0, variant);
            lines.add("");
            lines.add("Benchmark " + (variant + 1) + ": " + session.variants().get(variant).label());
            if (runs.isEmpty()) {
                lines.add("  no round was complete");
                continue;
            }
            figures(session, variant, lines);
            warnings(session, variant, runs, lines);
        }
        if (session.variants().size() > 1 && session.rounds(0) > 0) {
            ratios(session, plan.primary(), lines);
        }
        if (late) {
            lines.add("! the budget ended before the precision wanted (±" + Numbers.percent(plan.precision()) + "); --budget gives more time");
        }
        session.warnings().forEach(warning -> lines.add("! " + warning));
        return lines;
    }

    private static void figures(Session session, int variant, List<String> lines) {
        Summary cpu = Summary.of(session.values(0, variant, Metric.CPU));
        Summary wall = Summary.of(session.values(0, variant, Metric.WALL));
        Summary memory = Summary.of(session.values(0, variant, Metric.RSS));
        lines.add(String.format(Locale.ROOT, "  cpu   median %s ±%s (MAD)   min %s   wall %s   peak memory %s", Numbers.seconds(cpu.median()),
                Numbers.seconds(cpu.deviation()), Numbers.seconds(cpu.min()), Numbers.seconds(wall.median()), Numbers.bytes(memory.median() * 1024)));
        exact(session, variant, lines);
        Summary user = Summary.of(session.values(0, variant, Metric.USER));
        Summary system = Summary.of(session.values(0, variant, Metric.SYSTEM));
        lines.add(String.format(Locale.ROOT, "  Time (mean ± σ):     %9s ± %8s    [User: %s, System: %s]", time(wall.mean(), wall), time(wall.sigma(), wall),
                time(user.mean(), wall), time(system.mean(), wall)));
        lines.add(String.format(Locale.ROOT, "  Range (min … max):   %9s … %8s    %d runs", time(wall.min(), wall), time(wall.max(), wall), wall.count()));
    }

    /** In the unit that fits the whole, as hyperfine has it. */
    private static String time(double seconds, Summary wall) {
        return Double.isNaN(seconds) ? "n/a" : wall.mean() >= 1 ? String.format(Locale.ROOT, "%.3f s", seconds) : Numbers.milliseconds(seconds);
    }

    private static void exact(Session session, int variant, List<String> lines) {
        double instructions = session.exact(0, variant, Exact.INSTRUCTIONS);
        double collections = session.exact(0, variant, Exact.COLLECTIONS);
        double allocated = session.exact(0, variant, Exact.ALLOCATED);
        StringBuilder line = new StringBuilder();
        if (!Double.isNaN(instructions)) {
            line.append("   ").append(Numbers.count(instructions)).append(" instructions");
        }
        if (!Double.isNaN(collections)) {
            line.append("   ").append(Numbers.count(collections)).append(" collections");
        }
        if (!Double.isNaN(allocated) && allocated > 0) {
            line.append("   ").append(Numbers.bytes(allocated)).append(" allocated");
        }
        if (!line.isEmpty()) {
            lines.add("  exact" + line);
        }
        StringBuilder counted = new StringBuilder();
        session.exact().stream().filter(figure -> figure.variant() == variant && figure.counted()).forEach(figure -> counted.append("   ")
                .append(Numbers.count(figure.value())).append(' ').append(figure.metric().substring(Exact.HARDWARE.length())));
        if (!counted.isEmpty()) {
            lines.add("  counted" + counted);
        }
    }

    private static void warnings(Session session, int variant, List<Run> runs, List<String> lines) {
        double[] wall = session.values(0, variant, Metric.WALL);
        if (Summary.of(wall).median() < 5e-3) {
            lines.add("  ! takes less than 5 ms: this is mostly start-up, of the program and of the process");
        }
        long outliers = Summary.outliers(wall);
        if (outliers > 0) {
            lines.add("  ! " + outliers + " of " + runs.size() + " runs lie far off the others: something else ran; medians do not mind, means do");
        }
        if (runs.size() >= 10 && wall[0] > 1.5 * Summary.median(wall) && wall[0] == Arrays.stream(wall).max().orElse(0)) {
            lines.add("  ! the first run took the longest: caches were cold; -w warms them up, -p makes them cold each time");
        }
        double pressure = runs.stream().mapToDouble(Run::pressure).filter(value -> !Double.isNaN(value)).average().orElse(0);
        if (pressure > 20) {
            lines.add(String.format(Locale.ROOT, "  ! the machine was busy: something waited for a processor %.0f %% of the time", pressure));
        }
        long failed = runs.stream().filter(run -> run.exit() != 0).count();
        if (failed > 0) {
            lines.add("  ! " + failed + " of " + runs.size() + " runs ended with an exit code other than 0");
        }
        long outputs = runs.stream().map(Run::output).distinct().count();
        if (outputs > 1) {
            lines.add("  ! it printed " + outputs + " different outputs in " + runs.size() + " runs: does it do the same work each time?");
        }
    }

    private static void ratios(Session session, Metric primary, List<String> lines) {
        int fastest = 0;
        for (int variant = 1; variant < session.variants().size(); variant++) {
            fastest = session.ratio(0, fastest, variant, primary).estimate() < 1 ? variant : fastest;
        }
        lines.add("");
        lines.add("Summary (" + primary.word() + ", in pairs from " + session.rounds(0) + " common rounds)");
        lines.add("  " + session.variants().get(fastest).label() + " ran");
        for (int variant = 0; variant < session.variants().size(); variant++) {
            if (variant != fastest) {
                Ratio ratio = session.ratio(0, fastest, variant, primary);
                String doubt = ratio.excludesOne() ? "" : "   (the interval holds 1: perhaps no difference)";
                lines.add("    " + Numbers.ratio(ratio.estimate()) + " " + Numbers.interval(ratio.low(), ratio.high()) + " times faster than "
                        + session.variants().get(variant).label() + doubt);
            }
        }
    }
}
