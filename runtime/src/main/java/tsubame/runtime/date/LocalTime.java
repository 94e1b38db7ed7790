package tsubame.runtime.date;

import tsubame.runtime.realm.Agent;

/** The local time zone (ECMA-262 §21.4.1.25, §21.4.1.26), as the host knows it. Without a host it is UTC. */
public final class LocalTime {
    private LocalTime() {}

    /** Milliseconds to add to a finite time for the local clock. */
    public static double offset(double time) {
        return Agent.host == null ? 0 : Agent.host.localOffsetMinutes(time) * 60_000.0;
    }

    /** LocalTime(t). */
    public static double ofUtc(double time) {
        return time != time ? time : time + offset(time);
    }

    /**
     * UTC(t). A local time that the clock shows twice is the first one; a time that it skips is read by the offset that was in
     * force before.
     */
    public static double toUtc(double local) {
        if (!DateMath.isFinite(local)) {
            return Double.NaN;
        }
        double before = offset(local - DateMath.MS_PER_DAY);
        double after = offset(local + DateMath.MS_PER_DAY);
        if (before == after || offset(local - before) == before) {
            return local - before;
        }
        return offset(local - after) == after ? local - after : local - before;
    }

    /** The zone's name at a time, for Date's text; null for none. */
    public static String zoneName(double time) {
        return Agent.host == null ? null : Agent.host.timeZoneName(time);
    }
}
