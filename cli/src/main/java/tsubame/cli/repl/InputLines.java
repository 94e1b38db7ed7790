package tsubame.cli.repl;

import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Lines of input, read on a thread of their own, one when one is asked for. On a terminal it is the JDK's console with its line
 * editor and history; else lines come as they are, without prompts.
 */
final class InputLines {
    /** What came: a line, the end of the input (text is null), or Ctrl-C. */
    record Line(String text, boolean interrupted) {}

    private static final Line END = new Line(null, false);

    private final LinkedBlockingQueue<Line> lines = new LinkedBlockingQueue<>();
    private final LinkedBlockingQueue<String> prompts = new LinkedBlockingQueue<>();
    private final Console console;
    private final BufferedReader reader;

    InputLines(boolean terminal) {
        System.setProperty("jdk.console", "jdk.internal.le");
        console = terminal ? System.console() : null;
        reader = console == null ? new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)) : null;
        Thread thread = new Thread(this::read, "input");
        thread.setDaemon(true);
        thread.start();
    }

    /** Asks for the next line. */
    void request(String prompt) {
        prompts.add(prompt);
    }

    /** The line asked for; null if it has not come in time. Negative milliseconds are no limit. */
    Line await(double milliseconds) {
        try {
            return milliseconds < 0 ? lines.take() : lines.poll((long) (milliseconds * 1000), TimeUnit.MICROSECONDS);
        } catch (InterruptedException interrupt) {
            return END;
        }
    }

    private void read() {
        try {
            while (true) {
                lines.add(next(prompts.take()));
            }
        } catch (InterruptedException | IOException end) {
            lines.add(END);
        }
    }

    private Line next(String prompt) throws IOException {
        if (console == null) {
            return new Line(reader.readLine(), false);
        }
        try {
            return new Line(console.readLine("%s", prompt), false);
        } catch (RuntimeException interrupt) {
            // The line editor's own exception, of a package that is not exported: Ctrl-C gives the line up.
            return new Line("", true);
        }
    }
}
