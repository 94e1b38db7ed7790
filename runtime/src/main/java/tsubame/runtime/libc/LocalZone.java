package tsubame.runtime.libc;

import tsubame.system.Address;

/** The local time zone as libc knows it. Offsets are those of {@code struct tm}. */
final class LocalZone {
    private static final long OFFSET = 40;
    private static final long ABBREVIATION = 48;
    private static final long SECONDS = 64;

    private LocalZone() {}

    /** Minutes to add to UTC at a time in milliseconds. */
    static int offsetMinutes(double time) {
        return (int) (at(time).loadLong(OFFSET) / 60);
    }

    /** The zone's name in English at a time in milliseconds. */
    static String name(double time) {
        Address local = at(time);
        int minutes = (int) (local.loadLong(OFFSET) / 60);
        return ZoneName.of(Scratch.string(local.loadAddress(ABBREVIATION)), minutes);
    }

    private static Address at(double time) {
        Address local = Scratch.structure();
        Address seconds = local.plus(SECONDS);
        seconds.storeLong(0, Math.floorDiv((long) time, 1000L));
        Libc.localtime(seconds, local);
        return local;
    }
}
