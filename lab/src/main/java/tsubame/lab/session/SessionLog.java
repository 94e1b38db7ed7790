package tsubame.lab.session;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A session on disk, a line of JSON for each thing as it happens: {@code {"header":…}}, then {@code {"run":…}}, {@code {"exact":…}} and
 * {@code {"warning":…}}. A kill loses the last line at most; reading skips a line that is torn.
 */
public final class SessionLog implements AutoCloseable {
    public static final String SUFFIX = ".lab.jsonl";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;
    private final BufferedWriter out;

    public SessionLog(Path file, Session session) throws IOException {
        this.file = file;
        if (file.toAbsolutePath().getParent() != null) {
            Files.createDirectories(file.toAbsolutePath().getParent());
        }
        out = Files.newBufferedWriter(file);
        line("header", session.header());
    }

    public Path file() {
        return file;
    }

    public void add(Run run) throws IOException {
        line("run", run);
    }

    public void add(Exact figure) throws IOException {
        line("exact", figure);
    }

    public void warn(String warning) throws IOException {
        line("warning", warning);
    }

    private void line(String kind, Object value) throws IOException {
        ObjectNode line = JSON.createObjectNode();
        line.set(kind, JSON.valueToTree(value));
        out.write(JSON.writeValueAsString(line));
        out.newLine();
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    /** Writes a session that is complete. */
    public static void write(Path file, Session session) throws IOException {
        try (SessionLog log = new SessionLog(file, session)) {
            for (Run run : session.runs()) {
                log.add(run);
            }
            for (Exact figure : session.exact()) {
                log.add(figure);
            }
            for (String warning : session.warnings()) {
                log.warn(warning);
            }
        }
    }

    /** @throws IOException if the file is no session; the message says what is wrong */
    public static Session read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        JsonNode first = lines.isEmpty() ? null : parse(lines.getFirst());
        if (first == null || !first.has("header")) {
            throw new IOException(file + " is no session of the lab: its first line is no header");
        }
        Session session = new Session(JSON.treeToValue(first.get("header"), Session.Header.class));
        if (!session.header().schema().equals(Session.SCHEMA)) {
            throw new IOException(file + " has the schema " + session.header().schema() + "; this lab reads " + Session.SCHEMA);
        }
        for (String text : lines.subList(1, lines.size())) {
            JsonNode line = parse(text);
            if (line == null) {
                continue; // torn by a kill
            }
            if (line.has("run")) {
                session.add(JSON.treeToValue(line.get("run"), Run.class));
            } else if (line.has("exact")) {
                session.add(JSON.treeToValue(line.get("exact"), Exact.class));
            } else if (line.has("warning")) {
                session.warn(line.get("warning").asText());
            }
        }
        return session;
    }

    private static JsonNode parse(String line) {
        try {
            return JSON.readTree(line);
        } catch (JsonProcessingException torn) {
            return null;
        }
    }
}
