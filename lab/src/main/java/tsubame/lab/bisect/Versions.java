package tsubame.lab.bisect;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tsubame.lab.session.BrokenProgram;
import tsubame.lab.session.Shell;
import tsubame.lab.target.Words;

/** Rows of versions in their order: the first-parent line of a git range, a package's releases, or a list. */
public final class Versions {
    private Versions() {}

    /** GOOD..BAD of a repository, both included, the oldest first; as targets ({@code git:HASH}). */
    public static List<String> git(Path repository, String good, String bad) throws IOException, BrokenProgram {
        String first = Shell.run("git rev-parse --verify " + Words.quoted(good + "^{commit}"), repository).strip();
        String range = Words.quoted(good + ".." + bad);
        List<String> versions = new ArrayList<>(List.of("git:" + first));
        Shell.run("git rev-list --first-parent --reverse " + range, repository).lines().forEach(commit -> versions.add("git:" + commit));
        return versions;
    }

    /** The releases of an npm package from one to another, both included; those before a release (with a hyphen) only if an end is one. */
    public static List<String> npm(String name, String from, String to) throws IOException, BrokenProgram {
        JsonNode all = new ObjectMapper().readTree(Shell.run("npm view --json " + Words.quoted(name) + " versions", Path.of("").toAbsolutePath()));
        List<String> versions = new ArrayList<>();
        all.forEach(version -> versions.add(version.asText()));
        return between(versions, from, to).stream().map(version -> "npm:" + name + "@" + version).toList();
    }

    static List<String> between(List<String> versions, String from, String to) throws BrokenProgram {
        boolean before = from.contains("-") || to.contains("-");
        List<String> sorted = versions.stream().filter(version -> before || !version.contains("-")).sorted(ORDER).toList();
        int low = sorted.indexOf(from);
        int high = sorted.indexOf(to);
        if (low < 0 || high < 0 || low >= high) {
            throw new BrokenProgram((low >= 0 && high >= 0 ? "nothing lies between " + from + " and " + to : "there is no range " + from + ".." + to) + "; there are " + sorted.size() + " releases"
                    + (sorted.isEmpty() ? "" : " from " + sorted.getFirst() + " to " + sorted.getLast()));
        }
        return sorted.subList(low, high + 1);
    }

    /** Semantic versions: numbers by value; what comes before a release is less than the release. */
    static final Comparator<String> ORDER = (a, b) -> {
        String[] coresA = a.split("\\+")[0].split("-", 2);
        String[] coresB = b.split("\\+")[0].split("-", 2);
        int core = parts(coresA[0], coresB[0]);
        if (core != 0 || coresA.length == 1 && coresB.length == 1) {
            return core;
        }
        return coresA.length == 1 ? 1 : coresB.length == 1 ? -1 : parts(coresA[1], coresB[1]);
    };

    private static int parts(String a, String b) {
        String[] partsA = a.split("\\.");
        String[] partsB = b.split("\\.");
        for (int i = 0; i < Math.min(partsA.length, partsB.length); i++) {
            boolean numbers = partsA[i].matches("\\d+") && partsB[i].matches("\\d+");
            int order = numbers ? Long.compare(Long.parseLong(partsA[i]), Long.parseLong(partsB[i])) : partsA[i].compareTo(partsB[i]);
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(partsA.length, partsB.length);
    }

    /** {@code KIND:NAME} and a range {@code A..B}, which a registry fills, or a list with commas, which is taken as it is. */
    public static List<String> of(String name, String range) throws IOException, BrokenProgram {
        if (range.contains(",")) {
            String mark = name.startsWith("npm:") ? "@" : ":";
            return Arrays.stream(range.split(",")).map(version -> name + mark + version.strip()).toList();
        }
        String[] ends = range.split("\\.\\.(?=[^.])", 2);
        if (ends.length != 2 || !name.startsWith("npm:")) {
            throw new BrokenProgram("a range A..B is for npm:PACKAGE; other versions are listed: --versions maven:GROUP:ARTIFACT 1.0,1.1,1.2");
        }
        return npm(name.substring(4), ends[0], ends[1]);
    }

    /** What is shown of a target: the version, or the begin of the hash. */
    public static String shown(String target) {
        if (target.startsWith("git:")) {
            return target.substring(4, Math.min(target.length(), 14));
        }
        return target.contains("@") ? target.substring(target.lastIndexOf('@') + 1) : target.substring(target.lastIndexOf(':') + 1);
    }
}
