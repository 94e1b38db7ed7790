package tsubame.system;

import tsubame.system.rule.Folded;

/**
 * Arrays of pairs (key, value) for weak tables. Natively a value is kept alive by its pair only while the key lives otherwise, and both become null when the
 * key dies ({@link tsubame.gc.TypeTable#EPHEMERON_ARRAY}); on a JVM they are ordinary arrays, and hold both.
 */
public final class Ephemerons {
    /** The class of the elements by which the collector knows such an array; there are no instances. */
    public static final class Pair {
        private Pair() {}
    }

    private Ephemerons() {}

    /** An array for so many pairs. Copies of it are such arrays too. */
    public static Object[] newArray(int pairs) {
        if (isNative() != 0) return new Pair[2 * pairs];
        return new Object[2 * pairs];
    }

    @Folded("native")
    private static int isNative() {
        return 0;
    }
}
