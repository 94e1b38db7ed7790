package tsubame.system;

import tsubame.system.rule.Extern;
import tsubame.system.rule.SystemCode;
import tsubame.system.sim.Machine;

/** The functions of libc that System Java calls, with C's own signatures; on a JVM the thread's {@link Machine} plays them. */
@SystemCode("the collector gets its memory here")
public final class SystemCalls {
    public static final int PROT_NONE = 0;
    public static final int PROT_READ_WRITE = 3;
    /** MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE. */
    public static final int MAP_RESERVE = 0x4022;
    public static final long MAP_FAILED = -1;
    public static final int MADV_DONTNEED = 4;
    public static final int MADV_HUGEPAGE = 14;
    public static final int CLOCK_MONOTONIC = 1;
    /** O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC. */
    public static final int CREATE = 01 | 0100 | 01000 | 02000000;
    public static final int SC_PAGESIZE = 30;
    public static final int SC_PHYS_PAGES = 85;

    private SystemCalls() {}

    @Extern("mmap")
    public static Address mmap(Address hint, long size, int protection, int flags, int file, long offset) {
        return Address.fromLong(Machine.current().map(size));
    }

    @Extern("munmap")
    public static int munmap(Address start, long size) {
        return Machine.current().unmap(start.toLong(), size);
    }

    @Extern("mprotect")
    public static int mprotect(Address start, long size, int protection) {
        return Machine.current().protect(start.toLong(), size, protection);
    }

    @Extern("madvise")
    public static int madvise(Address start, long size, int advice) {
        return Machine.current().advise(start.toLong(), size, advice);
    }

    @Extern("write")
    public static long write(int file, Address bytes, long size) {
        return Machine.current().write(file, bytes, size);
    }

    /** For writing, made anew: flags are {@link #CREATE}. */
    @Extern("open")
    public static int open(Address path, int flags, int mode) {
        return Machine.current().open(path);
    }

    @Extern("close")
    public static int close(int file) {
        return Machine.current().close(file);
    }

    /** The value of an environment variable, or zero; both are C strings. */
    @Extern("getenv")
    public static Address getenv(Address name) {
        return Machine.current().environment(name);
    }

    /** Fills a timespec: seconds, then nanoseconds, 8 bytes each. */
    @Extern("clock_gettime")
    public static int clockGettime(int clock, Address timespec) {
        return Machine.current().clock(timespec);
    }

    @Extern("sysconf")
    public static long sysconf(int name) {
        return Machine.current().sysconf(name);
    }

    @Extern("abort")
    public static void abort() {
        Machine.current().abort();
    }
}
