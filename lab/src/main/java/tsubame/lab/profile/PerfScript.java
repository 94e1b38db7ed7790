package tsubame.lab.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what {@code perf script --show-mmap-events -F comm,pid,tid,time,ip,sym,dso} prints: lines of mappings; and for a sample a head
 * line, frames from the innermost outwards, an empty line.
 */
public final class PerfScript {
    private static final Pattern HEAD = Pattern.compile(".*\\s+\\d+(?:/\\d+)?\\s+(\\d+\\.\\d+):.*");
    private static final Pattern FRAME = Pattern.compile("\\s*([0-9a-f]+)\\s+(.+?)(?:\\+0x[0-9a-f]+)?\\s+\\((.*)\\)");

    /** An address in a library, for who can tell its line. */
    public interface Lines {
        /** The frames for an address, in the library as its symbols have it, what was inlined last; the function is perf's. */
        List<Profile.Frame> frames(String library, long address, String function);
    }

    private PerfScript() {}

    public static List<Profile.Sample> parse(List<String> lines, Lines places) {
        List<Profile.Sample> samples = new ArrayList<>();
        List<Profile.Frame> frames = new ArrayList<>();
        Mappings maps = new Mappings();
        double begin = Double.NaN;
        double time = 0;
        for (String line : lines) {
            if (maps.addPerfLine(line)) {
                continue;
            }
            Matcher head = HEAD.matcher(line);
            Matcher frame = FRAME.matcher(line);
            if (line.isBlank()) {
                close(time, frames, samples);
                frames = new ArrayList<>();
            } else if (!Character.isWhitespace(line.charAt(0)) && head.matches()) {
                double seconds = Double.parseDouble(head.group(1));
                begin = Double.isNaN(begin) ? seconds : begin;
                time = (seconds - begin) * 1e3;
            } else if (frame.matches()) {
                String function = frame.group(2).equals("[unknown]") ? "[" + name(frame.group(3)) + "]" : frame.group(2);
                long address = Long.parseUnsignedLong(frame.group(1), 16) - (frames.isEmpty() ? 0 : 1); // the call, not what is behind it
                frames.addAll(0, places.frames(frame.group(3), maps.address(frame.group(3), address), function));
            }
        }
        close(time, frames, samples);
        return samples;
    }

    private static void close(double time, List<Profile.Frame> frames, List<Profile.Sample> samples) {
        if (!frames.isEmpty()) {
            samples.add(new Profile.Sample(time, List.copyOf(frames)));
        }
    }

    static String name(String library) {
        return library.substring(library.lastIndexOf('/') + 1);
    }
}
