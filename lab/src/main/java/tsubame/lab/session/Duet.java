package tsubame.lab.session;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Two programs at the same time, each on a processor of its own; who has which changes from round to round (Bulej et al., "Duet
 * benchmarking", ICPE 2020). What disturbs the machine disturbs both at that moment, which helps wall time. It misleads where the two
 * hinder each other: programs that fill the memory's bandwidth or a shared cache, or have several threads.
 */
final class Duet {
    private final Sampler one;
    private final Sampler other;

    Duet(Sampler one, Sampler other) {
        this.one = one;
        this.other = other;
    }

    List<Run> run(Cell a, Cell b, Benchmark benchmark, int round, boolean swapped) throws IOException, BrokenProgram {
        FutureTask<Run> beside = new FutureTask<>(() -> (swapped ? one : other).run(b, benchmark, round, 1));
        Thread thread = Thread.ofPlatform().start(beside);
        try {
            Run first = (swapped ? other : one).run(a, benchmark, round, 0);
            return List.of(first, beside.get());
        } catch (ExecutionException failure) {
            switch (failure.getCause()) {
                case BrokenProgram broken -> throw broken;
                case IOException file -> throw file;
                default -> throw new IllegalStateException(failure.getCause());
            }
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupt);
        } finally {
            join(thread);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
        }
    }
}
