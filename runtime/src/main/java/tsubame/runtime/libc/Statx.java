package tsubame.runtime.libc;

import tsubame.runtime.host.FileStatus;
import tsubame.system.Address;

/** What libc's statx says of a file. The offsets are those of the kernel's {@code struct statx}. */
final class Statx {
    private static final int CURRENT_DIRECTORY = -100;
    private static final int NO_FOLLOW = 0x100;
    private static final int BASIC_AND_BIRTH = 0xFFF;
    private static final int BIRTH = 0x800;

    private static final long MASK = 0;
    private static final long MODE = 28;
    private static final long SIZE = 40;
    private static final long BIRTH_TIME = 80;
    private static final long MODIFICATION_TIME = 112;

    private static final int TYPE_BITS = 0170000;
    private static final int DIRECTORY = 0040000;
    private static final int REGULAR = 0100000;
    private static final int SYMBOLIC_LINK = 0120000;
    private static final int PERMISSION_BITS = 0777;

    private Statx() {}

    /** What is at the path; null if that cannot be said, and then {@link SystemError#last} says why. */
    static FileStatus of(Address path, boolean follow) {
        Address found = Scratch.structure();
        if (Libc.statx(CURRENT_DIRECTORY, path, follow ? 0 : NO_FOLLOW, BASIC_AND_BIRTH, found) != 0) {
            return null;
        }
        int mode = found.loadChar(MODE);
        double modified = milliseconds(found, MODIFICATION_TIME);
        boolean isBorn = (found.loadInt(MASK) & BIRTH) != 0;
        return new FileStatus(type(mode), (double) found.loadLong(SIZE), mode & PERMISSION_BITS, modified,
                isBorn ? milliseconds(found, BIRTH_TIME) : modified);
    }

    private static FileStatus.Type type(int mode) {
        return switch (mode & TYPE_BITS) {
            case DIRECTORY -> FileStatus.Type.DIRECTORY;
            case REGULAR -> FileStatus.Type.FILE;
            case SYMBOLIC_LINK -> FileStatus.Type.SYMBOLIC_LINK;
            default -> FileStatus.Type.OTHER;
        };
    }

    /** Seconds and nanoseconds as whole milliseconds. */
    private static double milliseconds(Address found, long at) {
        return (double) (found.loadLong(at) * 1000 + found.loadInt(at + 8) / 1_000_000);
    }
}
