package tsubame.runtime.libc;

import tsubame.runtime.host.HostFailure;

/** Failures of libc as Node words them: a row for each number that a program is likely to meet. */
enum SystemError {
    EPERM(1, "operation not permitted"),
    ENOENT(2, "no such file or directory"),
    EIO(5, "i/o error"),
    EBADF(9, "bad file descriptor"),
    EAGAIN(11, "resource temporarily unavailable"),
    ENOMEM(12, "not enough memory"),
    EACCES(13, "permission denied"),
    EBUSY(16, "resource busy or locked"),
    EEXIST(17, "file already exists"),
    EXDEV(18, "cross-device link not permitted"),
    ENOTDIR(20, "not a directory"),
    EISDIR(21, "illegal operation on a directory"),
    EINVAL(22, "invalid argument"),
    ENFILE(23, "file table overflow"),
    EMFILE(24, "too many open files"),
    ETXTBSY(26, "text file is busy"),
    EFBIG(27, "file too large"),
    ENOSPC(28, "no space left on device"),
    EROFS(30, "read-only file system"),
    EMLINK(31, "too many links"),
    EPIPE(32, "broken pipe"),
    ENAMETOOLONG(36, "name too long"),
    ENOTEMPTY(39, "directory not empty"),
    ELOOP(40, "too many symbolic links encountered");

    private static final SystemError[] ROWS = values();

    private final int number;
    private final String text;

    SystemError(int number, String text) {
        this.number = number;
        this.text = text;
    }

    /** What the last call of libc failed with; EIO if no row has it. */
    static SystemError last() {
        int number = Libc.errnoLocation().loadInt(0);
        for (SystemError row : ROWS) {
            if (row.number == number) {
                return row;
            }
        }
        return EIO;
    }

    /**
     * {@code ENOENT: no such file or directory, open 'x'}.
     *
     * @param path null for an operation on no path
     */
    HostFailure of(String operation, String path) {
        String message = name() + ": " + text + ", " + operation + (path == null ? "" : " '" + path + "'");
        return new HostFailure(HostFailure.Kind.ERROR, message, name(), null);
    }

    /** Of an operation from one path to another. */
    HostFailure of(String operation, String from, String to) {
        HostFailure failure = of(operation, from);
        return new HostFailure(failure.kind(), failure.getMessage() + " -> '" + to + "'", failure.code(), null);
    }
}
