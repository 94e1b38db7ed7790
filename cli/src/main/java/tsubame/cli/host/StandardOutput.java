package tsubame.cli.host;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Standard output, buffered: it reaches the reader at once on a terminal, elsewhere when the buffer is full, when {@link #flush} is called,
 * and with the first write after a while of silence, so that who watches a program through a pipe sees it go on. A signal
 * that ends the process flushes too. A reader that went away ends the process, as SIGPIPE would: nobody is left to tell.
 */
final class StandardOutput {
    private static final int BUFFER = 1 << 16;
    /** A write after this long goes through. */
    private static final long SILENCE = 50_000_000;
    /** How long a signal waits, in milliseconds, for a reader that does not read. */
    private static final long PATIENCE = 200;
    private static final int SIGPIPE = 128 + 13;

    private final OutputStream stream = new FileOutputStream(FileDescriptor.out);
    private final boolean interactive;
    private final byte[] buffer = new byte[BUFFER];
    private int buffered;
    private long flushed;

    StandardOutput(boolean interactive) {
        this.interactive = interactive;
        flushed = System.nanoTime() - SILENCE;
        Runtime.getRuntime().addShutdownHook(new Thread(this::flushAtSignal));
    }

    synchronized void write(byte[] bytes, int offset, int length) {
        if (length > BUFFER - buffered) {
            flush();
        }
        if (length > BUFFER) {
            writeThrough(bytes, offset, length);
            return;
        }
        System.arraycopy(bytes, offset, buffer, buffered, length);
        buffered += length;
        if (interactive || System.nanoTime() - flushed >= SILENCE) {
            flush();
        }
    }

    synchronized void flush() {
        if (buffered != 0) {
            int length = buffered;
            buffered = 0;
            writeThrough(buffer, 0, length);
            flushed = System.nanoTime();
        }
    }

    private void writeThrough(byte[] bytes, int offset, int length) {
        try {
            stream.write(bytes, offset, length);
        } catch (IOException failure) {
            fail(String.valueOf(failure.getMessage()));
        }
    }

    /** Java tells the reasons apart by their texts alone. */
    private static void fail(String reason) {
        if (reason.contains("Broken pipe")) {
            Runtime.getRuntime().halt(SIGPIPE);
        }
        System.err.println("tsubame: cannot write to standard output: " + reason);
        Runtime.getRuntime().halt(1);
    }

    /** On a thread of its own, since nobody may read: Ctrl-C ends at once. */
    private void flushAtSignal() {
        Thread flusher = new Thread(this::flush);
        flusher.setDaemon(true);
        flusher.start();
        try {
            flusher.join(PATIENCE);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }
}
