package tsubame.lab.session;

import java.util.List;

/** What is to be done, whoever does it: a name, what is appended to each variant's command, and what it reads. */
public record Benchmark(String id, List<String> arguments, String input, String inputHash) {
    public static Benchmark plain(String id, List<String> arguments) {
        return new Benchmark(id, arguments, null, null);
    }
}
