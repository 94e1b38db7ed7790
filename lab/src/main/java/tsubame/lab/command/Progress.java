package tsubame.lab.command;

import java.util.Locale;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import tsubame.lab.session.Interleaver;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Session;
import tsubame.lab.statistics.Ratio;
import tsubame.lab.statistics.Summary;
import tsubame.lab.text.Numbers;

/** Progress on a terminal: rounds, and what is known so far. Drawn between rounds only, never while a program is measured. */
final class Progress implements Interleaver.Watcher, AutoCloseable {
    private final ProgressBar bar;
    private final Metric primary;

    private Progress(ProgressBar bar, Metric primary) {
        this.bar = bar;
        this.primary = primary;
    }

    static Progress on(boolean shown, Session session, Interleaver.Plan plan) {
        boolean terminal = System.getProperty("tsubame.terminals", "").contains("2");
        if (!shown || !terminal) {
            return new Progress(null, plan.primary());
        }
        long rounds = (long) plan.mostRounds() * session.benchmarks().size();
        ProgressBar bar = new ProgressBarBuilder().setTaskName("rounds").setInitialMax(rounds).setStyle(ProgressBarStyle.UNICODE_BLOCK)
                .setUpdateIntervalMillis(Integer.MAX_VALUE).hideEta().clearDisplayOnFinish().build();
        return new Progress(bar, plan.primary());
    }

    @Override
    public void round(Session session, int benchmark, int round, long secondsLeft) {
        if (bar == null) {
            return;
        }
        bar.step();
        bar.setExtraMessage(" " + session.benchmarks().get(benchmark).id() + "  " + known(session, benchmark)
                + (secondsLeft < 3600 ? String.format(Locale.ROOT, "  at most %d s", Math.max(0, secondsLeft)) : ""));
        bar.refresh();
    }

    private String known(Session session, int benchmark) {
        if (session.variants().size() == 1) {
            return Numbers.seconds(Summary.median(session.values(benchmark, 0, primary)));
        }
        Ratio ratio = session.ratio(benchmark, 0, 1, primary);
        return Numbers.ratio(ratio.estimate()) + " " + Numbers.interval(ratio.low(), ratio.high());
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
