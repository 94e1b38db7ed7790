package tsubame.cli;

import java.util.function.LongToIntFunction;

/**
 * Runs work on a thread with a stack of a chosen size: recursion of programs is recursion of ours. Where the machine does not give that much
 * (its address space may be limited), the stack is smaller; the work is told.
 */
final class BigStack {
    private static final int SMALLEST = 4;

    private final LongToIntFunction work;
    private int result = ExitCode.INTERNAL.code;

    private BigStack(LongToIntFunction work) {
        this.work = work;
    }

    /** Gives the result of the work, which is told the size of its stack in bytes. */
    static int call(int megabytes, LongToIntFunction work) {
        BigStack call = new BigStack(work);
        Thread thread = call.start(megabytes);
        for (int size = megabytes / 2; thread == null && size >= SMALLEST; size /= 2) {
            thread = call.start(size);
        }
        if (thread == null) {
            System.err.println("tsubame: no memory for a thread with a stack of " + SMALLEST + " MB");
            return ExitCode.INTERNAL.code;
        }
        try {
            thread.join();
        } catch (InterruptedException error) {
            return ExitCode.INTERRUPTED.code;
        }
        return call.result;
    }

    /** Null when there is no such thread to be had. */
    private Thread start(int megabytes) {
        long bytes = (long) megabytes << 20;
        Thread thread = new Thread(null, () -> work(bytes), "program", bytes);
        try {
            thread.start();
            return thread;
        } catch (OutOfMemoryError error) {
            return null;
        }
    }

    private void work(long bytes) {
        try {
            result = work.applyAsInt(bytes);
        } catch (OutOfMemoryError error) {
            System.err.println("tsubame: out of memory: the heap may have " + (Runtime.getRuntime().maxMemory() >> 20)
                    + " MB; TSUBAME_JAVA_OPTS=-Xmx4g lets it have 4 GB");
        } catch (StackOverflowError error) {
            System.err.println("tsubame: out of native stack; see --stack-size");
        } catch (Throwable error) {
            InternalError.report(error);
        }
    }
}
