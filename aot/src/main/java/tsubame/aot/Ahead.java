package tsubame.aot;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** What is worked out on a thread of its own while its user does something else. If nobody asks for it, it is dropped, with whatever became of it. */
public final class Ahead<T> {
    /** Address space, for readers of deeply nested text. */
    private static final long STACK = 64L << 20;

    private final FutureTask<T> task;

    private Ahead(Callable<T> work) {
        task = new FutureTask<>(work);
    }

    public static <T> Ahead<T> start(Callable<T> work) {
        Ahead<T> ahead = new Ahead<>(work);
        Thread thread = new Thread(null, ahead.task, "ahead", STACK);
        thread.setDaemon(true);
        thread.start();
        return ahead;
    }

    /** Waits for it; what the work threw is thrown here. */
    public T get() throws IOException {
        try {
            return task.get();
        } catch (ExecutionException failure) {
            switch (failure.getCause()) {
                case IOException cause -> throw cause;
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                default -> throw new IllegalStateException(failure.getCause());
            }
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted");
        }
    }
}
