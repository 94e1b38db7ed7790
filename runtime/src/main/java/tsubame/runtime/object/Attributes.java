package tsubame.runtime.object;

/** The attribute bits of a property (§6.1.7.1), as shapes keep them. WRITABLE has no meaning together with ACCESSOR. */
public final class Attributes {
    public static final int WRITABLE = 1;
    public static final int ENUMERABLE = 2;
    public static final int CONFIGURABLE = 4;
    /** The slot holds an {@link Accessor}. */
    public static final int ACCESSOR = 8;

    /** What assignment creates. */
    public static final int DEFAULT = WRITABLE | ENUMERABLE | CONFIGURABLE;
    /** Methods of builtins and classes: writable, configurable, not enumerable. */
    public static final int HIDDEN = WRITABLE | CONFIGURABLE;
    /** {@code name} and {@code length} of functions: configurable only. */
    public static final int READ_ONLY = CONFIGURABLE;
    /** Constants such as {@code Math.PI}: nothing. */
    public static final int FIXED = 0;

    private Attributes() {}

    /** Whether the property is writable, enumerable and no accessor: what the slots of a layout may hold. */
    static boolean isPlain(int bits) {
        return (bits & (WRITABLE | ENUMERABLE | ACCESSOR)) == (WRITABLE | ENUMERABLE);
    }
}
