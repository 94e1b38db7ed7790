package tsubame.lab.measure;

/**
 * What the kernel says of a process that has ended. The sum of user and system time is precise; their split is an estimate of the
 * kernel's.
 *
 * @param exit its exit code, or 128 and the signal's number
 * @param peakKilobytes the resident set's peak, or {@link #UNKNOWN}
 */
public record Usage(int exit, boolean timedOut, long wallNanos, long userMicros, long systemMicros, long peakKilobytes, long minorFaults,
        long majorFaults, long voluntarySwitches, long involuntarySwitches) {
    public static final long UNKNOWN = -1;

    /** User and system time in seconds: the primary metric, as it hardly moves when others use the machine. */
    public double processorSeconds() {
        return (userMicros + systemMicros) / 1e6;
    }

    public double wallSeconds() {
        return wallNanos / 1e9;
    }
}
