package tsubame.lab.profile;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/**
 * The Firefox profiler's processed format, at one fixed version, which its front end upgrades by itself: strings, functions, frames and stacks
 * in tables of columns, a stack being its innermost frame and the number of the rest.
 */
public final class FirefoxProfile {
    private static final int VERSION = 47;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Profile profile;
    /** Where a function's source is: some of its addresses may have no line. */
    private final Map<String, String> files = new HashMap<>();
    private final Map<String, Integer> strings = new LinkedHashMap<>();
    private final Map<String, Integer> functions = new LinkedHashMap<>();
    private final Map<String, Integer> frames = new LinkedHashMap<>();
    private final Map<String, Integer> stacks = new LinkedHashMap<>();
    private final ObjectNode functionTable = columns("name", "isJS", "relevantForJS", "resource", "fileName", "lineNumber", "columnNumber");
    private final ObjectNode frameTable = columns("address", "inlineDepth", "category", "subcategory", "func", "nativeSymbol", "innerWindowID", "implementation", "line", "column");
    private final ObjectNode stackTable = columns("frame", "category", "subcategory", "prefix");

    private FirefoxProfile(Profile profile) {
        this.profile = profile;
        for (Profile.Sample sample : profile.samples()) {
            for (Profile.Frame frame : sample.frames()) {
                if (!frame.file().isEmpty()) {
                    files.putIfAbsent(frame.function() + "\0" + frame.library(), frame.file());
                }
            }
        }
    }

    /** The profile as gzipped JSON. */
    public static byte[] gzipped(Profile profile) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            JSON.writeValue(out, new FirefoxProfile(profile).root());
        }
        return bytes.toByteArray();
    }

    static ObjectNode tree(Profile profile) {
        return new FirefoxProfile(profile).root();
    }

    private static ObjectNode columns(String... names) {
        ObjectNode table = JSON.createObjectNode();
        for (String name : names) {
            table.putArray(name);
        }
        return table;
    }

    private static ArrayNode column(ObjectNode table, String name) {
        return (ArrayNode) table.get(name);
    }

    private ObjectNode root() {
        ObjectNode root = JSON.createObjectNode();
        ObjectNode meta = root.putObject("meta");
        meta.put("interval", profile.intervalMillis()).put("startTime", 0).put("processType", 0).put("product", profile.program()).put("stackwalk", 1);
        meta.put("version", 27).put("preprocessedProfileVersion", VERSION).put("symbolicated", true).put("debug", false).put("abi", "x86_64-linux");
        meta.put("oscpu", "Linux").put("platform", "Linux").put("misc", profile.sampler()).put("importedFrom", "tsubame");
        ArrayNode categories = meta.putArray("categories");
        for (String[] category : new String[][] {{"Other", "grey"}, {"Program", "blue"}, {"Kernel", "orange"}}) {
            categories.addObject().put("name", category[0]).put("color", category[1]).putArray("subcategories").add("Other");
        }
        meta.putArray("markerSchema");
        root.putArray("libs");
        root.putArray("pages");
        root.putArray("counters");
        root.putArray("profilerOverhead");
        root.putArray("threads").add(thread());
        return root;
    }

    private ObjectNode thread() {
        ObjectNode samples = JSON.createObjectNode();
        ArrayNode stack = samples.putArray("stack");
        ArrayNode time = samples.putArray("time");
        for (Profile.Sample sample : profile.samples()) {
            stack.add(stack(sample.frames()));
            time.add(sample.millis());
        }
        samples.putNull("weight").put("weightType", "samples").put("length", profile.samples().size());
        ObjectNode thread = JSON.createObjectNode();
        thread.put("name", profile.program()).put("processType", "default").put("processName", profile.program()).put("isMainThread", true).put("pid", "1").put("tid", 1);
        thread.put("processStartupTime", 0).putNull("processShutdownTime").put("registerTime", 0).putNull("unregisterTime");
        thread.putArray("pausedRanges");
        thread.set("samples", samples);
        thread.set("stackTable", stackTable.put("length", stacks.size()));
        thread.set("frameTable", frameTable.put("length", frames.size()));
        thread.set("funcTable", functionTable.put("length", functions.size()));
        thread.set("resourceTable", columns("lib", "name", "host", "type").put("length", 0));
        thread.set("nativeSymbols", columns("libIndex", "address", "name", "functionSize").put("length", 0));
        thread.set("markers", columns("data", "name", "startTime", "endTime", "phase", "category").put("length", 0));
        ArrayNode texts = thread.putArray("stringArray");
        strings.keySet().forEach(texts::add);
        return thread;
    }

    private int stack(List<Profile.Frame> path) {
        int prefix = -1;
        for (Profile.Frame frame : path) {
            int number = frame(frame);
            String key = prefix + "/" + number;
            Integer known = stacks.get(key);
            if (known == null) {
                known = stacks.size();
                stacks.put(key, known);
                column(stackTable, "frame").add(number);
                column(stackTable, "category").add(category(frame));
                column(stackTable, "subcategory").add(0);
                if (prefix < 0) {
                    column(stackTable, "prefix").addNull();
                } else {
                    column(stackTable, "prefix").add(prefix);
                }
            }
            prefix = known;
        }
        return prefix;
    }

    private static int category(Profile.Frame frame) {
        return frame.library().contains("kernel") ? 2 : 1;
    }

    private int frame(Profile.Frame frame) {
        String key = frame.function() + "\0" + frame.place();
        Integer known = frames.get(key);
        if (known == null) {
            known = frames.size();
            frames.put(key, known);
            column(frameTable, "address").add(-1);
            column(frameTable, "inlineDepth").add(0);
            column(frameTable, "category").add(category(frame));
            column(frameTable, "subcategory").add(0);
            column(frameTable, "func").add(function(frame));
            column(frameTable, "nativeSymbol").addNull();
            column(frameTable, "innerWindowID").addNull();
            column(frameTable, "implementation").addNull();
            line(column(frameTable, "line"), frame);
            column(frameTable, "column").addNull();
        }
        return known;
    }

    private static void line(ArrayNode column, Profile.Frame frame) {
        if (frame.line() > 0) {
            column.add(frame.line());
        } else {
            column.addNull();
        }
    }

    private int function(Profile.Frame frame) {
        String key = frame.function() + "\0" + frame.library();
        String file = files.getOrDefault(key, "");
        Integer known = functions.get(key);
        if (known == null) {
            known = functions.size();
            functions.put(key, known);
            boolean typescript = file.matches(".*\\.[mc]?[tj]s");
            column(functionTable, "name").add(string(frame.function()));
            column(functionTable, "isJS").add(typescript);
            column(functionTable, "relevantForJS").add(typescript);
            column(functionTable, "resource").add(-1);
            if (file.isEmpty()) {
                column(functionTable, "fileName").addNull();
            } else {
                column(functionTable, "fileName").add(string(file));
            }
            column(functionTable, "lineNumber").addNull();
            column(functionTable, "columnNumber").addNull();
        }
        return known;
    }

    private int string(String text) {
        Integer known = strings.get(text);
        if (known == null) {
            known = strings.size();
            strings.put(text, known);
        }
        return known;
    }
}
