package tsubame.cli;

import java.util.function.LongToIntFunction;

/** Runs work on a thread with a stack of a chosen size: recursion of programs is recursion of ours. */
final class BigStack {
    private BigStack() {}

    /** Gives the result of the work, which is told the size of its stack in bytes. */
    static int call(int megabytes, LongToIntFunction work) {
        long bytes = (long) megabytes << 20;
        int[] result = {ExitCode.INTERNAL.code};
        Thread thread = new Thread(null, () -> {
            try {
                result[0] = work.applyAsInt(bytes);
            } catch (StackOverflowError | OutOfMemoryError error) {
                System.err.println("tsubame: " + (error instanceof OutOfMemoryError ? "out of memory" : "out of native stack; see --stack-size"));
            } catch (Throwable error) {
                InternalError.report(error);
            }
        }, "program", bytes);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException error) {
            return ExitCode.INTERRUPTED.code;
        }
        return result[0];
    }
}
