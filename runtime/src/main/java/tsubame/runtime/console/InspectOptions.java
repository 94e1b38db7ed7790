package tsubame.runtime.console;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.Null;

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
    /** From an options object of a program; what it does not say is as by default. May run its getters. */
    public static InspectOptions of(Object value) {
        InspectOptions options = new InspectOptions();
        if (value instanceof JsObject given) {
            options.depth = number(given, "depth", options.depth);
            options.breakLength = number(given, "breakLength", options.breakLength);
            options.maxArrayLength = number(given, "maxArrayLength", options.maxArrayLength);
            options.maxStringLength = number(given, "maxStringLength", options.maxStringLength);
            options.showHidden = Conversions.toBoolean(given.get(PropertyKey.of("showHidden")));
            options.sorted = Conversions.toBoolean(given.get(PropertyKey.of("sorted")));
            Object compact = given.get(PropertyKey.of("compact"));
            options.compact = compact instanceof Double n ? (int) (double) n : compact instanceof Boolean b && !b ? 0 : options.compact;
        }
        return options;
    }

    /** A number, or null for no limit. */
    private static double number(JsObject given, String name, double otherwise) {
        Object value = given.get(PropertyKey.of(name));
        return value instanceof Double n ? n : value instanceof Null ? Double.POSITIVE_INFINITY : otherwise;
    }
}
