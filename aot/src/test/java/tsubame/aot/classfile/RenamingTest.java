package tsubame.aot.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RenamingTest {
    private static final String PLAIN = "tsubame/substitute/Plain";
    private final Renaming renaming = new Renaming(Map.of("java/util/ArrayList", PLAIN + "ArrayList", "java/lang/String", PLAIN + "String"));

    @Test
    void nestedClassesFollow() {
        assertEquals(PLAIN + "ArrayList$Elements", renaming.replacement("java/util/ArrayList$Elements"));
        assertEquals("java/util/ArrayList$Elements", renaming.original(PLAIN + "ArrayList$Elements"));
        assertNull(renaming.replacement("java/util/ArrayLists"));
    }

    @Test
    void classFilesTakeOnTheName() throws IOException {
        ClassModel renamed = ClassFile.of().parse(renaming.apply(bytes("PlainArrayList")));
        assertEquals("java/util/ArrayList", renamed.thisClass().asInternalName());
        assertEquals(PLAIN + "Collection", renamed.superclass().orElseThrow().asInternalName());
        assertTrue(renamed.methods().stream().anyMatch(method -> method.methodType().equalsString("(Ljava/util/ArrayList;)Ljava/util/ArrayList;")));
    }

    @Test
    void longerNamesAreLeftAlone() throws IOException {
        ClassModel renamed = ClassFile.of().parse(renaming.apply(bytes("PlainStringBuilder")));
        assertEquals(PLAIN + "StringBuilder", renamed.thisClass().asInternalName());
        assertFalse(renamed.methods().stream().anyMatch(method -> method.methodType().stringValue().contains("PlainString;")));
    }

    private static byte[] bytes(String simpleName) throws IOException {
        try (InputStream in = RenamingTest.class.getResourceAsStream("/" + "tsubame/substitute/" + simpleName + ".class")) {
            return in.readAllBytes();
        }
    }
}
