package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import tsubame.lab.gate.Gate;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Interleaver;
import tsubame.lab.session.Sampler;
import tsubame.lab.session.Session;

/** Measures for gates and searches: a {@link Measurement} for each session that it is given. */
final class Meter implements Gate.Meter {
    private final Sampler.Settings settings;
    private final boolean instructions;
    private final boolean showProgress;
    private final PrintWriter err;
    private final Path file;
    private boolean interrupted;
    private boolean kept;

    /** @param file where the first session is kept, or null */
    Meter(Sampler.Settings settings, boolean instructions, boolean showProgress, Path file, PrintWriter err) {
        this.settings = settings;
        this.instructions = instructions;
        this.showProgress = showProgress;
        this.file = file;
        this.err = err;
    }

    @Override
    public void rounds(Session session, Interleaver.Plan plan) throws IOException, BrokenProgram {
        if (interrupted) {
            return;
        }
        try (Measurement measurement = new Measurement(session, kept ? null : file, settings, showProgress)) {
            kept = true;
            measurement.run(plan, true, err);
            interrupted = measurement.interrupted();
        }
    }

    @Override
    public void count(Session session) throws IOException {
        if (interrupted) {
            return;
        }
        try (Measurement measurement = new Measurement(session, null, settings, false)) {
            measurement.count(instructions);
            interrupted = measurement.interrupted();
        }
    }

    boolean interrupted() {
        return interrupted;
    }
}
