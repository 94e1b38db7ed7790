package tsubame.testkit.golden;

/**
 * The clock of a golden program. It moves on a little each time that it is asked, and by as long as the program sleeps, and never
 * by itself: what a program prints does not depend on how busy the machine is.
 */
final class ProgramClock {
    /** What passes between two looks at the clock, in nanoseconds. */
    private static final long TICK = 1000;
    private static final long NANOS_PER_MILLISECOND = 1_000_000;

    private final long start = System.currentTimeMillis() * NANOS_PER_MILLISECOND;
    private long elapsed;

    /** Nanoseconds since the program began. */
    long monotonic() {
        elapsed += TICK;
        return elapsed;
    }

    /** Nanoseconds since 1970. */
    long real() {
        return start + monotonic();
    }

    void sleep(long nanoseconds) {
        elapsed += Math.max(0, nanoseconds);
    }
}
