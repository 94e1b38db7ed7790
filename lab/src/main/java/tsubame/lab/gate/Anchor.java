package tsubame.lab.gate;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;

/**
 * Exact figures that later versions are held against, in a file that is committed: they are the same on every host, which stored times are not.
 * Moving the anchor is a commit with a reason, so that creep cannot hide in it.
 *
 * @param counter the version of what counted; figures of another one do not compare
 * @param figures benchmark, then metric, then figure
 */
public record Anchor(String because, String revision, String date, String counter, TreeMap<String, TreeMap<String, Double>> figures) {
    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);

    public static Anchor read(Path file) throws IOException {
        return JSON.readValue(file.toFile(), Anchor.class);
    }

    public void write(Path file) throws IOException {
        Files.writeString(file, JSON.writeValueAsString(this) + "\n");
    }
}
