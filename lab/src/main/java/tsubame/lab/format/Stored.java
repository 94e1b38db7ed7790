package tsubame.lab.format;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;
import tsubame.lab.session.SessionLog;

/** Results that lie in files: the lab's own, hyperfine's, pyperf's, and Go's text. They are of other times, and never paired. */
public final class Stored {
    /** A named sample. */
    public record Sample(String name, List<Run> runs) {}

    private Stored() {}

    /** Whether a name looks like that of a file with results. */
    public static boolean isResults(String text) {
        boolean named = text.endsWith(SessionLog.SUFFIX) || text.endsWith(".json") || text.endsWith(".json.gz") || text.endsWith(".txt");
        return named && Files.isRegularFile(Path.of(text));
    }

    /** @throws IOException if it is none of the formats; the message says which there are */
    public static List<Sample> read(Path file) throws IOException {
        if (file.toString().endsWith(SessionLog.SUFFIX)) {
            Session session = SessionLog.read(file);
            return Series.of(session).stream().map(series -> new Sample(series.name(), series.runs())).toList();
        }
        byte[] bytes = Files.readAllBytes(file);
        if (file.toString().endsWith(".gz")) {
            try (InputStream in = new GZIPInputStream(new java.io.ByteArrayInputStream(bytes))) {
                bytes = in.readAllBytes();
            }
        }
        List<Sample> samples = file.toString().endsWith(".txt") ? GoBenchFormat.read(new String(bytes, StandardCharsets.UTF_8).lines().toList()) : json(bytes);
        if (samples.isEmpty()) {
            throw new IOException(file + " holds no results that can be read: sessions of the lab, hyperfine's JSON, pyperf's JSON, Go's benchmark text can");
        }
        return samples;
    }

    private static List<Sample> json(byte[] bytes) throws IOException {
        JsonNode root = Json.MAPPER.readTree(bytes);
        return root.has("results") ? HyperfineFormat.read(root) : root.has("benchmarks") ? PyperfFormat.read(root) : List.of();
    }

    /** A run of which only this is known. */
    static Run run(int round, double wallSeconds, long userMicros, long systemMicros, long kilobytes, int exit) {
        return new Run(0, 0, round, 0, Math.round(wallSeconds * 1e9), userMicros, systemMicros, kilobytes, 0, 0, 0, 0, exit, false, "", 0, -1, Double.NaN);
    }
}
