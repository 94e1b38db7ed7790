package tsubame.lab.session;

/**
 * A figure that repeats: instructions counted, bytes allocated, collections, sizes, jumps; or nearly, as what the processor counts.
 *
 * @param repeat how far counts lay apart, relatively; 0 for what cannot differ
 */
public record Exact(int benchmark, int variant, String metric, double value, double repeat) {
    public static final String INSTRUCTIONS = "instructions";
    public static final String COLLECTIONS = "gc-cycles";
    public static final String ALLOCATED = "gc-allocated";
    public static final String TEXT_SIZE = "text-size";
    public static final String FILE_SIZE = "file-size";
    /** Before the name of what the processor counts: nearly exact. */
    public static final String HARDWARE = "hw-";

    public boolean counted() {
        return metric.startsWith(HARDWARE);
    }
}
