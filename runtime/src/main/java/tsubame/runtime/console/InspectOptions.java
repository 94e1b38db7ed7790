package tsubame.runtime.console;

/** How {@link Inspector} shows values; the fields are those of Node's {@code util.inspect} that it honours. */
public final class InspectOptions {
    /** Levels of nested objects that are shown. */
    public double depth = 2;
    public boolean showHidden;
    /** Width that a line of several entries may have. */
    public double breakLength = 80;
    /** Objects whose nesting is less than this go on one line if they fit; 0 puts each entry on its own. */
    public int compact = 3;
    public double maxArrayLength = 100;
    public double maxStringLength = 10000;
    public boolean sorted;
    public boolean getters;
}
