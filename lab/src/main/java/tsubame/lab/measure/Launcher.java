package tsubame.lab.measure;

import java.io.IOException;

/** Starts a program, waits for its end, and says what it used. One at a time. */
public interface Launcher extends AutoCloseable {
    /** @throws IOException if the program cannot be started; the message names it and the reason */
    Usage run(Launch launch) throws IOException;

    /** How it measures, for the record and for the doctor. */
    String description();

    /** Ends the launcher, and the program that it runs, if any. */
    @Override
    void close();
}
