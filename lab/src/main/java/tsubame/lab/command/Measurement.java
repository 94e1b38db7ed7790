package tsubame.lab.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import tsubame.lab.exact.ExactCounts;
import tsubame.lab.host.HostFacts;
import tsubame.lab.host.Toolchain;
import tsubame.lab.measure.Launcher;
import tsubame.lab.measure.LauncherBuild;
import tsubame.lab.session.Benchmark;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Interleaver;
import tsubame.lab.session.Sampler;
import tsubame.lab.session.Session;
import tsubame.lab.session.SessionLog;
import tsubame.lab.session.Variant;

/**
 * A session being measured, with all around it: the launcher, the log on disk, progress, and Ctrl-C, which ends the measuring but not the
 * command: what was measured is printed and kept.
 */
final class Measurement implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HHmmss").withZone(ZoneOffset.UTC);

    private final Session session;
    private final Launcher launcher;
    private Launcher secondLauncher;
    private final SessionLog log;
    private final Sampler.Settings settings;
    private final boolean showProgress;
    private final Thread command = Thread.currentThread();
    private volatile boolean finished;
    private volatile boolean interrupted;
    private volatile Interleaver interleaver;

    /** @param file where to keep it, or null */
    Measurement(Session session, Path file, Sampler.Settings settings, boolean showProgress) throws IOException {
        this.session = session;
        this.settings = settings;
        this.showProgress = showProgress;
        launcher = LauncherBuild.launcher(Toolchain.cache().resolve("lab"));
        log = file == null ? null : new SessionLog(file, session);
        Runtime.getRuntime().addShutdownHook(new Thread(this::interrupt));
    }

    /** From now on in duets. */
    void inDuets() throws IOException {
        secondLauncher = LauncherBuild.launcher(Toolchain.cache().resolve("lab"));
    }

    static Session session(List<Benchmark> benchmarks, List<Variant> variants, List<Cell> cells) {
        return new Session(new Session.Header(Session.SCHEMA, STAMP.format(Instant.now()), HostFacts.read(), benchmarks, variants, cells));
    }

    /** Where a session is kept that the user did not name. */
    static Path place(String name) {
        return Path.of(".lab", STAMP.format(Instant.now()) + "-" + name + SessionLog.SUFFIX);
    }

    private void interrupt() {
        if (finished) {
            return;
        }
        interrupted = true;
        if (interleaver != null) {
            interleaver.stop();
        }
        closeLaunchers();
        awaitCommand();
    }

    /** Until the command has printed what there is and wants to exit, which it cannot while the JVM shuts down; not for ever. */
    private void awaitCommand() {
        long end = System.nanoTime() + PATIENCE.toNanos();
        try {
            while (command.isAlive() && System.nanoTime() < end && !exits(command.getStackTrace())) {
                Thread.sleep(20);
            }
        } catch (InterruptedException again) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean exits(StackTraceElement[] frames) {
        return Arrays.stream(frames).anyMatch(frame -> frame.getClassName().equals("java.lang.Shutdown"));
    }

    Session session() {
        return session;
    }

    boolean interrupted() {
        return interrupted;
    }

    Launcher launcher() {
        return launcher;
    }

    Path file() {
        return log == null ? null : log.file();
    }

    /** Measures; gives whether the budget ended it. */
    boolean run(Interleaver.Plan plan, PrintWriter err) throws IOException, BrokenProgram {
        return run(plan, false, err);
    }

    /** @param goesOn whether a cell that breaks falls out and the rest is measured */
    boolean run(Interleaver.Plan plan, boolean goesOn, PrintWriter err) throws IOException, BrokenProgram {
        System.gc(); // now rather than beside what is measured
        Sampler sampler = new Sampler(launcher, settings, new Random(plan.seed() ^ 0x5DEECE66DL));
        interleaver = new Interleaver(session, sampler, log, plan).goingOn(goesOn);
        if (secondLauncher != null) {
            interleaver.withPartner(new Sampler(secondLauncher, settings.on(settings.processor() - 1), new Random(plan.seed() ^ 0x2545F491L)));
        }
        try (Progress progress = Progress.on(showProgress, session, plan)) {
            return interleaver.run(progress);
        } catch (IOException failure) {
            if (interrupted) {
                return true; // the launcher went away under it
            }
            throw failure;
        }
    }

    void count(boolean instructions) throws IOException {
        if (!interrupted) {
            try {
                new ExactCounts(session, log, launcher, settings, Toolchain.cache().resolve("lab")).count(instructions);
            } catch (IOException failure) {
                if (!interrupted) {
                    throw failure;
                }
            }
        }
    }

    void countInHardware() throws IOException {
        if (!interrupted) {
            new ExactCounts(session, log, launcher, settings, Toolchain.cache().resolve("lab")).countInHardware();
        }
    }

    void warn(String warning) throws IOException {
        session.warn(warning);
        if (log != null) {
            log.warn(warning);
        }
    }

    private void closeLaunchers() {
        launcher.close();
        if (secondLauncher != null) {
            secondLauncher.close();
        }
    }

    @Override
    public void close() throws IOException {
        closeLaunchers();
        if (log != null) {
            log.close();
        }
        finished = true;
    }
}
