package tsubame.lab.session;

/**
 * A figure that repeats: instructions counted, bytes allocated, collections, sizes, jumps.
 *
 * @param repeat how far a second count lay from the first, relatively; 0 for what cannot differ
 */
public record Exact(int benchmark, int variant, String metric, double value, double repeat) {
    public static final String INSTRUCTIONS = "instructions";
    public static final String COLLECTIONS = "gc-cycles";
    public static final String ALLOCATED = "gc-allocated";
    public static final String TEXT_SIZE = "text-size";
    public static final String FILE_SIZE = "file-size";
}
