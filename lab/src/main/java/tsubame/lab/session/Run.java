package tsubame.lab.session;

/**
 * One run of one cell, as it is kept for ever: nothing is ever stored as an average alone.
 *
 * @param round the round it belongs to; warm-up runs have negative ones
 * @param position its place within the round's random order
 * @param padding bytes of padding in its environment, which moves its stack
 * @param pressure share of time in which somebody waited for a processor, in percent, before the run; NaN if the kernel does not tell
 */
public record Run(int benchmark, int variant, int round, int position, long wallNanos, long userMicros, long systemMicros, long peakKilobytes,
        long minorFaults, long majorFaults, long voluntarySwitches, long involuntarySwitches, int exit, boolean timedOut, String output,
        int padding, int processor, double pressure) {

    public boolean warmup() {
        return round < 0;
    }
}
