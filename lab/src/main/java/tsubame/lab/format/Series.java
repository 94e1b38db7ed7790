package tsubame.lab.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;

/** The runs of one cell under a name of its own: what formats that know no matrices have instead of cells. Controls are left out. */
public record Series(String name, String benchmark, Map<String, String> factors, List<Run> runs, int benchmarkIndex, int variantIndex) {

    /** All series of a session that have runs. */
    public static List<Series> of(Session session) {
        List<Series> all = new ArrayList<>();
        boolean many = session.benchmarks().size() > 1;
        for (Cell cell : session.header().cells()) {
            var variant = session.variants().get(cell.variant());
            List<Run> runs = session.runs(cell.benchmark(), cell.variant());
            if (!runs.isEmpty() && !variant.control()) {
                String benchmark = session.benchmarks().get(cell.benchmark()).id();
                boolean alone = session.variants().size() == 1;
                String name = !many ? variant.label() : alone ? benchmark : benchmark + " " + variant.label();
                all.add(new Series(name, benchmark, variant.factors(), runs, cell.benchmark(), cell.variant()));
            }
        }
        return all;
    }

    public double[] values(Metric metric) {
        return runs.stream().mapToDouble(metric::of).toArray();
    }
}
