package tsubame.lab.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Profiles from perf's text to the formats of viewers; the tables of Firefox's format are checked as its front end reads them. */
class ProfileFormatsTest {
    private static final String SCRIPT = """
            app  12/12  10.001000:\s
            	            1196 inner+0x6 (/tmp/app)
            	            1100 main (/tmp/app)

            app  12/12  10.002000:\s
            	            1100 main (/tmp/app)

            app  12/12  10.003000:\s
            	ffffffff81 [unknown] ([kernel.kallsyms])
            	            1100 main (/tmp/app)
            """;

    private final Profile profile = new Profile("app", "perf", 1, PerfScript.parse(SCRIPT.lines().toList(),
            (library, address, function) -> List.of(new Profile.Frame(function, function.equals("inner") ? "app.ts" : "", function.equals("inner") ? 7 : 0, PerfScript.name(library)))));

    @Test
    void perfsText() {
        assertEquals(3, profile.samples().size());
        assertEquals(2.0, profile.samples().get(2).millis(), 1e-6);
        assertEquals("main 1\nmain;[[kernel.kallsyms]] 1\nmain;inner 1\n", profile.folded());
        Profile.Share inner = profile.shares().stream().filter(share -> share.function().equals("inner")).findFirst().orElseThrow();
        assertEquals("app.ts:7", inner.place());
        assertEquals(1.0 / 3, inner.self(), 1e-9);
        assertEquals(1.0 / 3, profile.unresolved(), 1e-9);
    }

    @Test
    void addressesInMemoryAreBroughtBackToTheFile() {
        Mappings maps = new Mappings();
        assertTrue(maps.addPerfLine("app 5/5 1.5: PERF_RECORD_MMAP2 5/5: [0x556324bde000(0x17c000) @ 0x9d000 fe:00 55 28]: r-xp /no/such/app"));
        assertTrue(maps.addPerfLine("app 5/5 1.5: PERF_RECORD_MMAP2 5/5: [0x7f0000000000(0x2000) @ 0 00:00 0 0]: r-xp [vdso]"));
        assertEquals(0x9d010, maps.find(0x556324bde010L).address());
        assertEquals(0x9d010, maps.address("/no/such/app", 0x556324bde010L));
        assertEquals(0x1234, maps.address("/no/such/app", 0x1234), "perf 6.1 prints offsets");
        assertEquals(null, maps.find(0x7f0000000010L));
    }

    @Test
    void symbolsAreReadAsPeopleWriteThem() {
        assertEquals("sum", FunctionNames.readable("app.ts.sum$3$entry(Ltsubame/runtime/interpreter/BytecodeFunction;I)Ljava/lang/Object;"));
        assertEquals("sum", FunctionNames.readable("app.ts.sum$3(I)Ljava/lang/Object;"));
        assertEquals("(anonymous)", FunctionNames.readable("app.mjs._anonymous_$0$entry(Ltsubame/runtime/interpreter/Frame;)Ljava/lang/Object;"));
        assertEquals("JsString.concat", FunctionNames.readable("tsubame/runtime/value/JsString.concat(Ltsubame/runtime/value/JsString;)V"));
        assertEquals("StringBuilder.appendCodePoint", FunctionNames.readable("java/lang/StringBuilder#appendCodePoint(I)Ljava/lang/StringBuilder;"));
        assertEquals("clear_page_erms", FunctionNames.readable("clear_page_erms"));
    }

    @Test
    void aLineIsThatOfTheFunctionAroundWhatWasInlined() {
        assertEquals(new Lines.Place("sum", "app.ts", 6), Lines.outermost(List.of(Lines.place("sum", "./app.ts:6:0"), Lines.place("add", "/src/Math.java:12:3"))));
        assertEquals(new Lines.Place("P", "app.ts", 1), Lines.outermost(List.of(Lines.place("P$entry", "./app.ts:0:0"), Lines.place("P", "./app.ts:1:32"))));
        assertEquals(Lines.Place.UNKNOWN, Lines.outermost(List.of(Lines.place("??", "??:0:0"))));
    }

    @Test
    void speedscope() throws IOException {
        JsonNode root = new ObjectMapper().readTree(Speedscope.json(profile));
        JsonNode one = root.path("profiles").get(0);
        int frames = root.path("shared").path("frames").size();
        assertEquals("sampled", one.path("type").asText());
        assertEquals(one.path("samples").size(), one.path("weights").size());
        one.path("samples").forEach(stack -> stack.forEach(frame -> assertTrue(frame.asInt() < frames)));
    }

    @Test
    void firefox() {
        JsonNode root = FirefoxProfile.tree(profile);
        JsonNode thread = root.path("threads").get(0);
        for (String name : List.of("stackTable", "frameTable", "funcTable", "resourceTable", "nativeSymbols", "markers")) {
            JsonNode table = thread.path(name);
            table.fields().forEachRemaining(column -> {
                if (column.getValue().isArray()) {
                    assertEquals(table.path("length").asInt(), column.getValue().size(), name + "." + column.getKey());
                }
            });
        }
        JsonNode stacks = thread.path("stackTable");
        for (int i = 0; i < stacks.path("length").asInt(); i++) {
            assertTrue(stacks.path("prefix").get(i).isNull() || stacks.path("prefix").get(i).asInt() < i, "a stack's rest comes before it");
            assertTrue(stacks.path("frame").get(i).asInt() < thread.path("frameTable").path("length").asInt());
        }
        thread.path("frameTable").path("func").forEach(function -> assertTrue(function.asInt() < thread.path("funcTable").path("length").asInt()));
        thread.path("funcTable").path("name").forEach(text -> assertTrue(text.asInt() < thread.path("stringArray").size()));
        assertEquals(thread.path("samples").path("stack").size(), thread.path("samples").path("time").size());
        assertEquals(3, root.path("meta").path("categories").size());
        assertEquals(List.of(false, true), List.of(thread.path("funcTable").path("isJS").get(0).asBoolean(), thread.path("funcTable").path("isJS").get(1).asBoolean()));
    }

    @Test
    void flameGraphsAreWholeFiles() throws IOException {
        String html = FlameGraphs.html(profile);
        assertTrue(html.startsWith("<!DOCTYPE html>") && html.contains("inner") && !html.contains("src=\"http"), "offline");
        assertTrue(FlameGraphs.difference(profile, profile).contains("against"));
    }
}
