package tsubame.lab.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How much others use the machine: the kernel's pressure stall information, where there is some. */
public final class Pressure {
    private static final Path FILE = Path.of("/proc/pressure/cpu");

    private Pressure() {}

    /** Percent of the last ten seconds in which something that could run waited for a processor; NaN if the kernel does not tell. */
    public static double some() {
        try {
            String text = Files.readString(FILE);
            int at = text.indexOf("avg10=");
            return at < 0 ? Double.NaN : Double.parseDouble(text.substring(at + 6, text.indexOf(' ', at)));
        } catch (IOException none) {
            return Double.NaN;
        }
    }
}
