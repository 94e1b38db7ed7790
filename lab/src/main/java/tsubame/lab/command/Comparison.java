package tsubame.lab.command;

import java.util.ArrayList;
import java.util.List;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Session;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.statistics.Verdict;

/** A session of one benchmark as a comparison of each variant with the first: ratios, verdicts, and what the control says. */
record Comparison(Session session, Metric primary, Verdict.Rule rule) {
    /** The variants that are set against the first. */
    List<Integer> others() {
        List<Integer> others = new ArrayList<>();
        for (int variant = 1; variant < session.variants().size(); variant++) {
            if (!session.variants().get(variant).control()) {
                others.add(variant);
            }
        }
        return others;
    }

    Ratio ratio(int variant, Metric metric) {
        return session.ratio(0, 0, variant, metric);
    }

    Verdict verdict(int variant) {
        return identical(variant) ? Verdict.SAME : rule.of(ratio(variant, primary));
    }

    /** Whether a variant's code is the first one's, so that any difference is noise by definition. */
    boolean identical(int variant) {
        Cell first = session.cell(0, 0);
        Cell cell = session.cell(0, variant);
        boolean sameArguments = first.command().subList(1, first.command().size()).equals(cell.command().subList(1, cell.command().size()));
        return first.code() != null && first.code().equals(cell.code()) && sameArguments;
    }

    Verdict worst() {
        Verdict worst = Verdict.SAME;
        for (int variant : others()) {
            Verdict verdict = verdict(variant);
            if (verdict == Verdict.SLOWER || verdict == Verdict.INCONCLUSIVE && worst != Verdict.SLOWER) {
                worst = verdict;
            }
        }
        return worst;
    }

    /** The ratio of the first's copy to the first, or null without a control. */
    Ratio control(Metric metric) {
        int control = session.control();
        return control < 0 ? null : session.ratio(0, 0, control, metric);
    }

    /** Whether the copy differs from its original: then nothing that was measured beside it can be believed. */
    boolean controlFails() {
        Ratio control = control(primary);
        if (control == null) {
            return false;
        }
        Verdict verdict = rule.of(control);
        return verdict == Verdict.SLOWER || verdict == Verdict.FASTER;
    }
}
