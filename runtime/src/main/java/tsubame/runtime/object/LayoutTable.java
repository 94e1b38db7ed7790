package tsubame.runtime.object;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.system.Address;
import tsubame.system.rule.Extern;

/**
 * The layouts of a compiled program: sequences of property names that objects begin with, by which its machine code knows where
 * properties are. They form a tree from the empty layout, numbered in depth-first order from 0 on, so all that go on from a layout are
 * those from its number on, as many as its size. The link puts the tree into the executable; on a JVM, and in executables with bytecode
 * alone, there is none.
 *
 * <p>Where the last property of a layout is likely to hold nothing but small whole numbers, its slot holds them as such ({@link SlotInteger}).
 *
 * <pre>
 *   table (32-bit words): n, n sizes (negative for layouts whose last property holds integers as such), n + 1 starts of names among the characters; then 16-bit characters
 * </pre>
 */
public final class LayoutTable {
    private final int[] sizes;
    private final boolean[] integers;
    private final int[] starts;
    private final char[] characters;

    private LayoutTable(Address table) {
        int count = table.loadInt(0);
        sizes = words(table, 4, count);
        integers = split(sizes);
        starts = words(table, 4 + 4L * count, count + 1);
        characters = new char[starts[count]];
        long base = 8 + 8L * count;
        for (int i = 0; i < characters.length; i++) {
            characters[i] = table.loadChar(base + 2L * i);
        }
    }

    /** Layouts by number, with the number of those that go on from each, itself included, as in the table, and the last name of each. For tests. */
    LayoutTable(int[] sizes, String[] names) {
        this.sizes = sizes.clone();
        this.integers = split(this.sizes);
        this.starts = new int[names.length + 1];
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < names.length; i++) {
            text.append(names[i]);
            starts[i + 1] = text.length();
        }
        this.characters = text.toString().toCharArray();
    }

    /** Makes sizes of what the table holds; answers where they were negative. */
    private static boolean[] split(int[] sizes) {
        boolean[] negative = new boolean[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            negative[i] = sizes[i] < 0;
            sizes[i] = Math.abs(sizes[i]);
        }
        return negative;
    }

    private static int[] words(Address table, long offset, int count) {
        int[] words = new int[count];
        for (int i = 0; i < count; i++) {
            words[i] = table.loadInt(offset + 4L * i);
        }
        return words;
    }

    @Extern("tsubame_program_layouts")
    private static long linked() {
        return 0;
    }

    /** Before a program runs: its layouts are the agent's. What was made of empty objects before does not know them. */
    public static void begin(Realm realm) {
        LayoutTable table = linked() == 0 ? null : new LayoutTable(Address.fromLong(linked()));
        if (table != null && table.sizes.length > 1) {
            Agent.layouts = table;
            realm.forgetTransitions();
            Agent.rootShape().forgetTransitions();
        }
    }

    /** Whether the slot of a layout's last property is to hold integers as such. */
    boolean holdsIntegers(int layout) {
        return integers[layout];
    }

    /** The layout that goes on from one with a name; 0 for none. */
    int child(int layout, Name name) {
        int end = layout + sizes[layout];
        for (int child = layout + 1; child < end; child += sizes[child]) {
            if (isNamed(child, name.string)) {
                return child;
            }
        }
        return 0;
    }

    private boolean isNamed(int layout, JsString name) {
        int start = starts[layout];
        int length = starts[layout + 1] - start;
        if (name.length() != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (name.charAt(i) != characters[start + i]) {
                return false;
            }
        }
        return true;
    }
}
