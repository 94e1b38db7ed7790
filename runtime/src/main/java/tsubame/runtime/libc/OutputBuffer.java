package tsubame.runtime.libc;

import tsubame.runtime.console.Utf8;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.value.JsString;
import tsubame.system.Address;
import tsubame.system.ByteArrays;

/**
 * Standard output's buffer. It lies in the start code's memory, a count and then the bytes, so that a fault can still write out
 * what the program had printed.
 */
final class OutputBuffer {
    private static final int STANDARD_OUTPUT = 1;
    private static final long BYTES = 8;
    private static final int SIZE = 65536;
    private static final int STANDARD_ERROR = 2;
    private static final int BROKEN_PIPE = 32;
    /** As the shell shows the end by SIGPIPE. */
    private static final int SIGPIPE = 128 + 13;

    private final boolean interactive = Libc.isatty(STANDARD_OUTPUT) != 0;

    void write(byte[] bytes, int offset, int length) {
        Address buffer = Libc.outputBuffer();
        if (length > SIZE - buffer.loadInt(0)) {
            flush();
        }
        if (length > SIZE) {
            try {
                LibcFiles.writeAll(STANDARD_OUTPUT, bytes, offset, length);
            } catch (HostFailure failure) {
                fail(Libc.errnoLocation().loadInt(0));
            }
            return;
        }
        int count = buffer.loadInt(0);
        ByteArrays.copyOut(bytes, offset, buffer.plus(BYTES + count), length);
        buffer.storeLong(0, count + length);
        if (interactive) {
            flush();
        }
    }

    void flush() {
        Address buffer = Libc.outputBuffer();
        int count = buffer.loadInt(0);
        buffer.storeLong(0, 0);
        if (count > 0 && !LibcFiles.write(STANDARD_OUTPUT, buffer.plus(BYTES), count)) {
            fail(Libc.errnoLocation().loadInt(0));
        }
    }

    /** A reader that went away ends the process, as SIGPIPE would: nobody is left to tell. Any other reason is told. */
    private static void fail(int error) {
        if (error == BROKEN_PIPE) {
            Libc.exit(SIGPIPE);
        }
        String reason = Scratch.string(Libc.strerror(error));
        byte[] line = Utf8.encode(JsString.of("tsubame: cannot write to standard output: " + reason + "\n"));
        try {
            LibcFiles.writeAll(STANDARD_ERROR, line, 0, line.length);
        } catch (HostFailure failure) {
            // The exit code must do.
        }
        Libc.exit(1);
    }
}
