package tsubame.lab.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the collector of a program says with {@code TSUBAME_GC=trace,summary}: a line for each cycle, and the totals. How often it ran and how
 * much was allocated repeats exactly; pauses do not.
 *
 * @param blocks whole blocks that came back over the run
 */
public record CollectorLog(List<Cycle> cycles, double pauseMillis, double runMillis, double longestMillis, long blocks, double peakBytes) {
    /** One collection; bytes are as exact as the line's one decimal. */
    public record Cycle(int number, boolean full, double before, double after, double allocated, double freed, double survival, long blocks, double pauseMillis) {}

    private static final Pattern CYCLE = Pattern.compile("gc (\\d+) (full|minor) \\S+(?: \\S+)* ?\\| heap (\\S+) -> (\\S+) \\| allocated (\\S+) freed (\\S+) "
            + "survival (\\d+)% \\| block_reclaim (\\d+) .*\\| pause ([\\d.]+)ms.*");
    private static final Pattern TOTAL = Pattern.compile("gc total cycles (\\d+) full \\d+ \\| time ([\\d.]+)ms of ([\\d.]+)ms .*longest minor ([\\d.]+)ms full ([\\d.]+)ms "
            + "\\| freed \\S+ block_reclaim (\\d+) \\| peak (\\S+) .*");

    /** Reads what a program wrote to standard error; null if no collector spoke. */
    public static CollectorLog parse(List<String> lines) {
        List<Cycle> cycles = new ArrayList<>();
        Matcher total = null;
        for (String line : lines) {
            Matcher cycle = CYCLE.matcher(line);
            Matcher last = TOTAL.matcher(line);
            if (cycle.matches()) {
                cycles.add(new Cycle(Integer.parseInt(cycle.group(1)), cycle.group(2).equals("full"), bytes(cycle.group(3)), bytes(cycle.group(4)),
                        bytes(cycle.group(5)), bytes(cycle.group(6)), Double.parseDouble(cycle.group(7)), Long.parseLong(cycle.group(8)),
                        Double.parseDouble(cycle.group(9))));
            } else if (last.matches()) {
                total = last;
            }
        }
        if (total == null) {
            return null;
        }
        double longest = Math.max(Double.parseDouble(total.group(4)), Double.parseDouble(total.group(5)));
        return new CollectorLog(cycles, Double.parseDouble(total.group(2)), Double.parseDouble(total.group(3)), longest, Long.parseLong(total.group(6)),
                bytes(total.group(7)));
    }

    public double allocated() {
        return cycles.stream().mapToDouble(Cycle::allocated).sum();
    }

    /** The share of what could have died that lived, over all cycles, in percent. */
    public double survival() {
        return cycles.stream().mapToDouble(Cycle::survival).average().orElse(0);
    }

    public String line() {
        return String.format(Locale.ROOT, "%d cycles, %.1f of %.1f ms paused, longest %.2f ms, survival %.0f %%, whole blocks back %d, heap peak %.1f MB",
                cycles.size(), pauseMillis, runMillis, longestMillis, survival(), blocks, peakBytes / 1e6);
    }

    private static double bytes(String text) {
        double factor = switch (text.charAt(text.length() - 1)) {
            case 'K', 'k' -> 1024;
            case 'M' -> 1024 * 1024;
            case 'G' -> 1024 * 1024 * 1024;
            default -> 1;
        };
        String digits = text.replaceAll("[^\\d.]", "");
        return digits.isEmpty() ? 0 : Double.parseDouble(digits) * factor;
    }
}
