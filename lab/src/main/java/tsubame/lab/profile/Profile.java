package tsubame.lab.profile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Samples of where a program was: stacks from the outermost function to the innermost, with their times. */
public record Profile(String program, String sampler, double intervalMillis, List<Sample> samples) {
    /** A place in a program; the line is 0 where it is not known. */
    public record Frame(String function, String file, int line, String library) {
        /** With its line, as tables and lists show it. */
        public String place() {
            return file.isEmpty() ? "" : file + (line > 0 ? ":" + line : "");
        }
    }

    public record Sample(double millis, List<Frame> frames) {}

    /** A function's share of the samples. */
    public record Share(String function, String place, double self, double total) {}

    /** Brendan Gregg's folded stacks: {@code outer;inner count}, sorted. */
    public String folded() {
        Map<String, Integer> stacks = new TreeMap<>();
        for (Sample sample : samples) {
            stacks.merge(sample.frames.stream().map(frame -> frame.function().replace(';', ':')).collect(Collectors.joining(";")), 1, Integer::sum);
        }
        StringBuilder out = new StringBuilder();
        stacks.forEach((stack, count) -> out.append(stack).append(' ').append(count).append('\n'));
        return out.toString();
    }

    /** The functions by the share of samples that were in them; total counts a function once in a stack, however deep it recurses. */
    public List<Share> shares() {
        Map<String, int[]> counts = new HashMap<>();
        Map<String, String> places = new HashMap<>();
        for (Sample sample : samples) {
            List<Frame> frames = sample.frames;
            for (String function : frames.stream().map(Frame::function).distinct().toList()) {
                counts.computeIfAbsent(function, name -> new int[2])[1]++;
            }
            if (!frames.isEmpty()) {
                counts.get(frames.getLast().function())[0]++;
                places.putIfAbsent(frames.getLast().function(), frames.getLast().place());
            }
        }
        List<Share> shares = new ArrayList<>();
        counts.forEach((function, count) -> shares.add(new Share(function, places.getOrDefault(function, ""), (double) count[0] / samples.size(),
                (double) count[1] / samples.size())));
        shares.sort(Comparator.comparingDouble(Share::self).reversed().thenComparing(Share::function));
        return shares;
    }

    /** The share of samples whose innermost function has no name. */
    public double unresolved() {
        long count = samples.stream().filter(sample -> sample.frames.isEmpty() || sample.frames.getLast().function().startsWith("[")).count();
        return samples.isEmpty() ? 0 : (double) count / samples.size();
    }
}
