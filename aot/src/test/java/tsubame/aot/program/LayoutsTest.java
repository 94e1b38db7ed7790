package tsubame.aot.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class LayoutsTest {
    private final Layouts layouts = new Layouts();

    private Layout of(String... names) {
        Layout layout = layouts.root();
        for (String name : names) {
            layout = layouts.child(layout, name);
        }
        return layout;
    }

    @Test
    void namesHaveSlots() {
        Layout xyz = of("x", "y", "z");
        assertSame(xyz, of("x", "y", "z"));
        assertEquals(3, xyz.depth());
        assertEquals(0, xyz.slot("x"));
        assertEquals(2, xyz.slot("z"));
        assertEquals(-1, xyz.slot("w"));
        assertEquals("{x, y, z}", xyz.toString());
        assertSame(xyz, xyz.parent().childIfPresent("z"));
        assertNull(xyz.childIfPresent("w"));
    }

    @Test
    void prefixes() {
        assertSame(of("x", "y"), Layouts.commonPrefix(of("x", "y", "z"), of("x", "y", "w", "v")));
        assertSame(of("x", "y"), Layouts.commonPrefix(of("x", "y"), of("x", "y", "w", "v")));
        assertSame(layouts.root(), Layouts.commonPrefix(of("x"), of("y")));
    }

    @Test
    void whatGoesOnIsARange() {
        List<Layout> made = List.of(of("x"), of("y"), of("x", "y"), of("y", "x"), of("x", "y", "z"), of("x", "a"), of("x", "y", "b"));
        layouts.number();
        assertEquals(made.size() + 1, layouts.all().size());
        assertEquals(0, layouts.root().first());
        for (Layout a : layouts.all()) {
            assertSame(a, layouts.all().get(a.first()));
            for (Layout b : layouts.all()) {
                boolean goesOn = Layouts.commonPrefix(a, b) == a;
                assertEquals(goesOn, Integer.compareUnsigned(b.first() - a.first(), a.size()) < 0);
            }
        }
        assertNull(layouts.child(layouts.root(), "late"));
        assertNotNull(layouts.child(layouts.root(), "x"));
    }

    @Test
    void limits() {
        Layout deep = layouts.root();
        for (int i = 0; i < Layouts.MAX_DEPTH; i++) {
            deep = layouts.child(deep, "n" + i);
        }
        assertEquals(Layouts.MAX_DEPTH, deep.depth());
        assertNull(layouts.child(deep, "more"));
        assertNull(layouts.child(deep.parent(), "n0"));
        assertNull(layouts.child(layouts.root(), "0"));
        int count = 0;
        while (layouts.child(layouts.root(), "m" + count) != null) {
            count++;
        }
        layouts.number();
        assertEquals(Layouts.MAX_COUNT, layouts.all().size());
        assertTrue(count > 0);
    }
}
