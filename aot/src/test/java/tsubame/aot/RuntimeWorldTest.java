package tsubame.aot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.classfile.Opcode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.image.ImageAssembly;
import tsubame.aot.image.ImageCensus;
import tsubame.aot.image.ImageModel;
import tsubame.aot.image.Segment;
import tsubame.aot.layout.DispatchTables;
import tsubame.aot.layout.ObjectLayout;
import tsubame.aot.layout.TypeNumbering;
import tsubame.aot.layout.TypeRows;
import tsubame.aot.world.Callee;
import tsubame.gc.ObjectModel;

/** The closed world of the real runtime, with a realm in its image: everything compiles, and the answers make sense. */
class RuntimeWorldTest {
    private static RuntimeWorld built;
    private static ImageModel image;

    @BeforeAll
    static void build() {
        built = new RuntimeWorld();
        if (built.world.findings().isEmpty() && built.snapshot.findings().isEmpty()) image = built.image();
    }

    @Test
    void everythingCanBeCompiled() {
        assertEquals(List.of(), List.copyOf(built.world.findings()));
        assertEquals(List.of(), List.copyOf(built.snapshot.findings()));
    }

    @Test
    void jdkClosureIsTheGoldenOne() throws Exception {
        Golden.check("jdk-closure.txt", String.join("\n", built.world.jdkClosure()) + "\n");
    }

    @Test
    void whyReachableLeadsFromTheRoot() {
        List<String> steps = built.world.whyReachable("JsString.concat");
        assertTrue(steps.getFirst().contains("NativeMain") || steps.getFirst().contains("is in the image"), steps.toString());
        assertTrue(steps.getLast().contains("JsString.concat"), steps.toString());
        assertEquals(List.of(), built.world.whyReachable("JsString.noSuchMethod"));
    }

    private static MethodInfo method(String owner, String name) {
        return built.world.index().get(owner).methods().stream().filter(m -> m.name().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void effectsAreKnown() {
        assertTrue(built.world.mayThrow(method("tsubame/runtime/convert/Conversions", "toNumber")));
        assertTrue(built.world.mayAllocate(method("tsubame/runtime/value/JsString", "concat")));
        assertFalse(built.world.mayThrow(method("tsubame/runtime/value/JsString", "length")));
        assertFalse(built.world.mayAllocate(method("tsubame/runtime/value/JsString", "length")));
        assertTrue(built.world.isCatchable("tsubame/runtime/value/JsThrow"));
        assertFalse(built.world.isCatchable("java/lang/IllegalStateException"));
    }

    @Test
    void callsOfOneTargetAreDirect() {
        Callee concat = built.world.callee(Opcode.INVOKESTATIC, "tsubame/runtime/value/JsString", "concat",
                "(Ltsubame/runtime/value/JsString;Ltsubame/runtime/value/JsString;)Ltsubame/runtime/value/JsString;");
        assertTrue(concat instanceof Callee.Direct);
        Callee call = built.world.callee(Opcode.INVOKEVIRTUAL, "tsubame/runtime/function/JsFunction", "call",
                "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;");
        assertTrue(call instanceof Callee.Dispatch dispatch && dispatch.targets().size() > 1, call.toString());
        Callee box = built.world.callee(Opcode.INVOKESTATIC, "java/lang/Double", "valueOf", "(D)Ljava/lang/Double;");
        assertTrue(box instanceof Callee.Operation, box.toString());
    }

    @Test
    void subclassesAreOneRange() {
        TypeNumbering numbering = built.numbering;
        for (int number = 1; number < numbering.count(); number++) {
            String type = numbering.type(number);
            assertEquals(number, numbering.number(type));
            boolean isInterface = !type.startsWith("[") && built.world.index().get(type).isInterface();
            if (!isInterface && !type.startsWith("[")) assertEquals(1, numbering.ranges(type).size(), type);
        }
        assertEquals(1, numbering.ranges("tsubame/runtime/object/JsObject").size());
        assertEquals(1, numbering.ranges("[Ljava/lang/Object;").size());
    }

    @Test
    void dispatchTablesAgreeWithSelection() {
        for (DispatchTables.Table table : new DispatchTables(built.world, built.numbering).all()) {
            for (int number = 1; number < built.numbering.count(); number++) {
                MethodInfo expected = built.world.select(table.declared(), built.numbering.type(number));
                if (!built.world.methods().contains(expected == null ? table.declared() : expected)) continue;
                assertEquals(expected, table.entry(number), table.declared() + " " + built.numbering.type(number));
            }
        }
    }

    @Test
    void fieldsLieApartAndAligned() {
        for (String type : built.world.types()) {
            if (type.startsWith("[")) continue;
            ObjectLayout layout = built.layouts.of(built.world.index().get(type));
            assertEquals(0, layout.size() % ObjectModel.GRANULE);
            boolean[] used = new boolean[layout.size()];
            layout.offsets().forEach((field, offset) -> {
                int bytes = ObjectLayout.bytes(field.descriptor());
                assertEquals(0, offset % bytes, field.toString());
                for (int i = offset; i < offset + bytes; i++) {
                    assertFalse(used[i], field.toString());
                    used[i] = true;
                }
                assertTrue(offset >= 3 && (!field.isReference() || field.isWeak() || layout.slots().get((offset - 8) / 8)), field.toString());
            });
        }
        assertEquals(built.numbering.count(), TypeRows.of(built.world, built.numbering, built.layouts).size());
    }

    @Test
    void imageIsTheSameInAnotherJvm() throws Exception {
        Process other = new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp",
                System.getProperty("java.class.path"), ImageDigest.class.getName()).redirectErrorStream(true).start();
        String digest = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8).trim();
        assertEquals(ImageDigest.of(image), digest);
    }

    @Test
    void imageHasTheRealmAndPointsAtObjects() {
        ClassInfo agent = built.world.index().get("tsubame/runtime/realm/Agent");
        FieldInfo realm = agent.field("realm", "Ltsubame/runtime/realm/Realm;");
        int at = image.mutableStatics().get(realm);
        assertTrue(image.slots().contains(at));
        ImageModel.Relocation value = image.part(Segment.MUTABLE).relocations().stream().filter(r -> r.at() == at).findFirst().orElse(null);
        assertNotNull(value);
        java.util.Set<ImageModel.Address> starts = new java.util.HashSet<>();
        image.objects().forEach(object -> starts.add(object.address()));
        for (Segment segment : Segment.values()) {
            for (ImageModel.Relocation relocation : image.part(segment).relocations()) {
                assertTrue(starts.contains(relocation.target()), segment + " " + relocation);
            }
        }
        assertEquals(List.of(), image.part(Segment.CONSTANT).relocations());
    }

    @Test
    void assemblyHasEveryRelocationAndSymbol() {
        ImageAssembly assembly = new ImageAssembly(image, TypeRows.of(built.world, built.numbering, built.layouts));
        ImageModel.Address text = image.text(built.world.texts().iterator().next());
        assembly.define("a text", text);
        String written = assembly.text();
        assertEquals(written, assembly.text());
        assertTrue(written.contains("\t.set \"a text\", tsubame_image_" + text.segment().name().toLowerCase() + " + " + text.offset() + "\n"));
        for (Segment segment : Segment.values()) {
            int start = written.indexOf("tsubame_image_" + segment.name().toLowerCase() + ":\n");
            String own = written.substring(start, written.indexOf(".section", start));
            long relocated = own.lines().filter(line -> line.contains(".quad tsubame_image_")).count();
            assertEquals(image.part(segment).relocations().size(), relocated);
            assertEquals(image.part(segment).bytes().length, own.lines().mapToInt(RuntimeWorldTest::size).sum());
        }
    }

    private static int size(String line) {
        if (line.startsWith("\t.quad")) return 8;
        if (line.startsWith("\t.byte")) return 1;
        return line.startsWith("\t.zero ") ? Integer.parseInt(line.substring(7)) : 0;
    }

    @Test
    void imageIsSmall() {
        long bytes = 0;
        for (Segment segment : Segment.values()) bytes += image.part(segment).bytes().length;
        assertTrue(bytes < 1_500_000, "the image has grown to " + bytes + " bytes; see ImageCensus:\n" + ImageCensus.render(image));
    }
}
