package tsubame.aot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.image.ImageModel;
import tsubame.aot.image.Segment;

/** Which arrays of an image may be written, on a sample of look-alikes. */
class ArrayFlowTest {
    private static RuntimeWorld built;
    private static ImageModel image;

    @BeforeAll
    static void build() {
        built = new RuntimeWorld("tsubame/aot/sample/ArrayRoot");
        assertEquals(List.of(), List.copyOf(built.world.findings()));
        image = built.image();
    }

    private static FieldInfo field(String name) {
        return built.world.index().get("tsubame/aot/sample/ArrayRoot").fields().stream()
                .filter(field -> field.name().equals(name)).findFirst().orElseThrow();
    }

    private static Segment segment(String name) {
        return image.constant(field(name)) instanceof ImageModel.StaticValue.Reference reference ? reference.target().segment() : null;
    }

    @Test
    void whatIsOnlyReadIsConstant() {
        for (String name : List.of("ONLY_READ", "READ_BY_CALLEE", "COPIED_FROM")) assertEquals(Segment.CONSTANT, segment(name), name);
        assertEquals(Segment.RELOCATED, segment("NESTED_READ"));
    }

    @Test
    void whatMayBeWrittenIsMutable() {
        for (String name : List.of("STORED", "STORED_BY_CALLEE", "RETURNED", "COPIED_TO", "NESTED_STORED", "CHOSEN", "CHANGED")) {
            assertEquals(Segment.MUTABLE, segment(name), name);
        }
        List<String> why = built.world.whyWritten(field("STORED_BY_CALLEE"));
        assertTrue(why.getLast().contains("ArrayRoot.store"), why.toString());
    }

    @Test
    void writtenFieldsMakeTheWholeClassMutable() {
        assertEquals(Segment.MUTABLE, segment("HOLDER"));
        assertFalse(image.objects().isEmpty());
    }
}
