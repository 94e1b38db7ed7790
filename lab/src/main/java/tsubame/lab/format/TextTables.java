package tsubame.lab.format;

import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Session;
import tsubame.lab.statistics.Summary;

/** hyperfine's tables, with its heads, of wall time; relative to the first command's mean. */
final class TextTables {
    private TextTables() {}

    static String markdown(Session session) {
        return table(session, "| Command | Mean [%1$s] | Min [%1$s] | Max [%1$s] | Relative |%n|:---|---:|---:|---:|---:|%n", "| `%s` | %s ± %s | %s | %s | %s |%n", "");
    }

    static String asciidoc(Session session) {
        return table(session, "[cols=\"<,>,>,>,>\"]%n|===%n| Command%n| Mean [%1$s]%n| Min [%1$s]%n| Max [%1$s]%n| Relative%n", "%n| `%s`%n| %s ± %s%n| %s%n| %s%n| %s%n", "|===\n");
    }

    static String orgmode(Session session) {
        return table(session, "| Command  |  Mean [%1$s] |  Min [%1$s] |  Max [%1$s] |  Relative |%n|--+--+--+--+--|%n", "| =%s=  |  %s ± %s |  %s |  %s |  %s |%n", "");
    }

    private static String table(Session session, String head, String row, String end) {
        List<Series> all = Series.of(session);
        boolean seconds = all.stream().anyMatch(series -> Summary.of(series.values(Metric.WALL)).mean() >= 1);
        double scale = seconds ? 1 : 1000;
        double reference = all.isEmpty() ? 1 : Summary.of(all.getFirst().values(Metric.WALL)).mean();
        StringBuilder out = new StringBuilder(String.format(head, seconds ? "s" : "ms"));
        for (Series series : all) {
            Summary wall = Summary.of(series.values(Metric.WALL));
            out.append(String.format(Locale.ROOT, row, series.name().replace("|", "\\|"), number(wall.mean() * scale, seconds), number(wall.sigma() * scale, seconds),
                    number(wall.min() * scale, seconds), number(wall.max() * scale, seconds), String.format(Locale.ROOT, "%.2f", wall.mean() / reference)));
        }
        return out + end;
    }

    private static String number(double value, boolean seconds) {
        return String.format(Locale.ROOT, seconds ? "%.3f" : "%.1f", value);
    }

    static String csv(Session session) {
        List<Series> all = Series.of(session);
        SortedSet<String> factors = new TreeSet<>();
        all.forEach(series -> factors.addAll(series.factors().keySet()));
        StringBuilder out = new StringBuilder("command,mean,stddev,median,user,system,min,max");
        factors.forEach(factor -> out.append(",parameter_").append(factor));
        out.append('\n');
        for (Series series : all) {
            Summary wall = Summary.of(series.values(Metric.WALL));
            double user = Summary.of(series.values(Metric.USER)).mean();
            double system = Summary.of(series.values(Metric.SYSTEM)).mean();
            out.append(quoted(series.name()));
            for (double value : new double[] {wall.mean(), wall.sigma(), wall.median(), user, system, wall.min(), wall.max()}) {
                out.append(',').append(Double.isNaN(value) ? "" : Double.toString(value));
            }
            factors.forEach(factor -> out.append(',').append(quoted(series.factors().getOrDefault(factor, ""))));
            out.append('\n');
        }
        return out.toString();
    }

    private static String quoted(String text) {
        return text.matches("[^,\"\\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
