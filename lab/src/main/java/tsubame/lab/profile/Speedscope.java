package tsubame.lab.profile;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** speedscope's file format, a sampled profile: frames once, stacks as their numbers. */
public final class Speedscope {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Speedscope() {}

    public static String json(Profile profile) throws IOException {
        ObjectNode root = JSON.createObjectNode();
        root.put("$schema", "https://www.speedscope.app/file-format-schema.json").put("exporter", "tsubame").put("name", profile.program());
        Map<Profile.Frame, Integer> frames = new LinkedHashMap<>();
        ObjectNode one = root.putArray("profiles").addObject();
        one.put("type", "sampled").put("name", profile.program()).put("unit", "milliseconds").put("startValue", 0)
                .put("endValue", profile.samples().size() * profile.intervalMillis());
        ArrayNode samples = one.putArray("samples");
        ArrayNode weights = one.putArray("weights");
        for (Profile.Sample sample : profile.samples()) {
            ArrayNode stack = samples.addArray();
            sample.frames().forEach(frame -> stack.add(number(frames, frame)));
            weights.add(profile.intervalMillis());
        }
        ArrayNode shared = root.putObject("shared").putArray("frames");
        for (Profile.Frame frame : frames.keySet()) {
            ObjectNode entry = shared.addObject().put("name", frame.function());
            if (!frame.file().isEmpty()) {
                entry.put("file", frame.file());
            }
            if (frame.line() > 0) {
                entry.put("line", frame.line());
            }
        }
        return JSON.writeValueAsString(root) + "\n";
    }

    private static int number(Map<Profile.Frame, Integer> frames, Profile.Frame frame) {
        Integer known = frames.get(frame);
        if (known == null) {
            known = frames.size();
            frames.put(frame, known);
        }
        return known;
    }
}
