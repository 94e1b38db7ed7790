package tsubame.aot.program;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The layouts of a program, a tree from the empty one. It grows while the program is analysed, up to limits; then it is numbered, and
 * goes into the program's tables, where the runtime finds it ({@code tsubame.runtime.object.LayoutTable}). A layout that is there and that no
 * object ever has does no harm.
 */
final class Layouts {
    static final int MAX_DEPTH = 64;
    static final int MAX_COUNT = 4096;

    private final Layout root = Layout.newRoot();
    private int count = 1;
    private List<Layout> all;
    /** Null until somebody asks, which is when all has been noted. */
    private Set<String> namesOfIntegers;

    /** The empty layout. */
    Layout root() {
        return root;
    }

    /**
     * The layout that goes on with a name: made if need be; null if it would be one too many, if all are numbered, if the name is there
     * already, or if it is an array index, which is no name.
     */
    Layout child(Layout layout, String name) {
        Layout child = layout.childIfPresent(name);
        if (child != null) {
            return child;
        }
        if (all != null || count == MAX_COUNT || layout.depth() == MAX_DEPTH || layout.slot(name) >= 0 || isIndex(name)) {
            return null;
        }
        count++;
        return layout.newChild(name);
    }

    /** Cautious: whatever consists of digits. */
    private static boolean isIndex(String name) {
        return !name.isEmpty() && name.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** The longest layout that both go on from. */
    static Layout commonPrefix(Layout a, Layout b) {
        Layout x = a;
        Layout y = b;
        while (x != y) {
            if (x.depth() >= y.depth()) {
                x = x.parent();
            } else {
                y = y.parent();
            }
        }
        return x;
    }

    /** Numbers all, depth first; from now on there are no more. */
    void number() {
        all = new ArrayList<>();
        root.number(all);
    }

    /** The names of the properties whose slots hold small whole numbers as such, in some objects. */
    Set<String> namesOfIntegers() {
        if (namesOfIntegers == null) {
            namesOfIntegers = all.stream().filter(Layout::holdsIntegers).map(Layout::name).collect(Collectors.toUnmodifiableSet());
        }
        return namesOfIntegers;
    }

    /** All by number. */
    List<Layout> all() {
        return Collections.unmodifiableList(all);
    }
}
