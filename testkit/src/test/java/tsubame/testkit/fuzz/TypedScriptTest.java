package tsubame.testkit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Random programs print the same with their annotations, most of which lie, and without them. */
class TypedScriptTest {
    private static final int SCRIPTS = 60;

    @Test
    void annotationsChangeNothing() throws IOException, InterruptedException {
        assertEquals(0, new TypedScriptFuzz("interpreter", "erased").compare(1, SCRIPTS));
    }

    @Test
    void equalSeedsGiveEqualScripts() {
        assertEquals(TypedScript.of(7, true), TypedScript.of(7, true));
    }
}
