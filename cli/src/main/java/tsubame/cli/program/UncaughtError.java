package tsubame.cli.program;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import tsubame.runtime.console.MessageFormat;
import tsubame.runtime.object.JsError;

/** What a user sees of an error that nothing caught: place and source line where it arose, then the error with its stack. */
final class UncaughtError {
    private static final int MAXIMUM_LINE = 160;

    private UncaughtError() {}

    static String render(Object value) {
        String text = MessageFormat.uncaught(value);
        if (!(value instanceof JsError error) || error.trace() == null) {
            return "Uncaught " + text + "\n";
        }
        String frames = error.trace().format();
        int newline = frames.indexOf('\n');
        return excerpt(newline < 0 ? frames : frames.substring(0, newline)) + text + "\n";
    }

    /** From a frame {@code at name (file:line:column)}: the place, the source line, a mark under the column. */
    private static String excerpt(String frame) {
        String place = frame.strip();
        int open = place.lastIndexOf('(');
        place = open >= 0 && place.endsWith(")") ? place.substring(open + 1, place.length() - 1) : place.replaceFirst("^at ", "");
        int column = place.lastIndexOf(':');
        int line = column < 0 ? -1 : place.lastIndexOf(':', column - 1);
        if (line < 0) {
            return "";
        }
        try {
            String file = place.substring(0, line);
            String text = line(file, Integer.parseInt(place.substring(line + 1, column)));
            int at = Integer.parseInt(place.substring(column + 1)) - 1;
            if (text == null || text.length() > MAXIMUM_LINE || at > text.length()) {
                return "";
            }
            String margin = text.substring(0, at).replaceAll("[^\t]", " ");
            return place + "\n" + text + "\n" + margin + "^\n\n";
        } catch (NumberFormatException | InvalidPathException failure) {
            return "";
        }
    }

    /** The line, from 1, of the file; null if there is no such file. */
    private static String line(String file, int number) {
        try {
            String text = Files.readString(Path.of(file), StandardCharsets.UTF_8);
            return text.lines().skip(number - 1).findFirst().orElse(null);
        } catch (IOException failure) {
            return null;
        }
    }
}
