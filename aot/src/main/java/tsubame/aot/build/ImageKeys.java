package tsubame.aot.build;

/** Keys of image objects that the compiler itself names; those of the snapshot never begin with a percent sign. */
public final class ImageKeys {
    /** The heap's context. */
    public static final String HEAP = "%heap";
    /** The slots of a compiled program. */
    public static final String PROGRAM_SLOTS = "%program_slots";
    private static final String ASCII = "%ascii:";

    private ImageKeys() {}

    /** A constant C string. */
    static String ascii(String text) {
        return ASCII + text;
    }

    /** The text of such a key; null for another key. */
    public static String asciiText(String key) {
        return key.startsWith(ASCII) ? key.substring(ASCII.length()) : null;
    }
}
