package tsubame.runtime.console;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** How {@link Inspector} shows values; the fields are those of Node's {@code util.inspect}. */
public final class InspectOptions {
    /** The compactness that stands for {@code true}: everything on one line as far as it fits. */
    public static final int ONE_LINE = Integer.MAX_VALUE;

    /** Levels of nested objects that are shown. */
    public double depth = 2;
    public boolean showHidden;
    public boolean showProxy;
    public boolean colors;
    public boolean customInspect = true;
    /** Width that a line of several entries may have. */
    public double breakLength = 80;
    /** Objects whose nesting is less than this go on one line if they fit; 0 puts each entry on its own. */
    public int compact = 3;
    public double maxArrayLength = 100;
    public double maxStringLength = 10000;
    public boolean sorted;
    /** The order of sorted keys; null for that of their code units. */
    public JsObject comparator;
    /** Whether getters are run and their values shown: of accessors with a setter, of those without. */
    public boolean runGettersWithSetter;
    public boolean runPlainGetters;
    public boolean numericSeparator;
    /** What the program gave; null for nothing. */
    private JsObject given;

    /** From an options object of a program; what it does not say is as by default. May run its getters. */
    public static InspectOptions of(Object value) {
        InspectOptions options = new InspectOptions();
        if (value instanceof JsObject given) {
            options.given = given;
            options.readNumbers(given);
            options.readFlags(given);
        }
        return options;
    }

    private void readNumbers(JsObject from) {
        depth = number(from, "depth", depth);
        breakLength = number(from, "breakLength", breakLength);
        maxArrayLength = Math.max(0, number(from, "maxArrayLength", maxArrayLength));
        maxStringLength = Math.max(0, number(from, "maxStringLength", maxStringLength));
        Object wanted = from.get(PropertyKey.of("compact"));
        if (wanted instanceof Double n) {
            compact = (int) (double) n;
        } else if (wanted instanceof Boolean b) {
            compact = b ? ONE_LINE : 0;
        }
    }

    private void readFlags(JsObject from) {
        showHidden = flag(from, "showHidden", false);
        showProxy = flag(from, "showProxy", false);
        colors = flag(from, "colors", false);
        customInspect = flag(from, "customInspect", true);
        numericSeparator = flag(from, "numericSeparator", false);
        Object sorting = from.get(PropertyKey.of("sorted"));
        sorted = Conversions.toBoolean(sorting);
        comparator = sorting instanceof JsObject function && function.isCallable() ? function : null;
        Object getters = from.get(PropertyKey.of("getters"));
        boolean named = getters instanceof JsString;
        boolean all = !named && Conversions.toBoolean(getters);
        runPlainGetters = all || getters instanceof JsString text && text.is("get");
        runGettersWithSetter = all || getters instanceof JsString text && text.is("set");
    }

    /** A number, or null for no limit. */
    private static double number(JsObject given, String name, double otherwise) {
        Object value = given.get(PropertyKey.of(name));
        return value instanceof Double n ? n : value instanceof Null ? Double.POSITIVE_INFINITY : otherwise;
    }

    private static boolean flag(JsObject given, String name, boolean otherwise) {
        Object value = given.get(PropertyKey.of(name));
        return value == Undefined.UNDEFINED ? otherwise : Conversions.toBoolean(value);
    }

    /** The options as an object for a custom inspection at a nesting that leaves so many levels. */
    JsObject forProgram(double remaining, Object stylize) {
        JsObject options = ObjectOperations.newObject();
        put(options, "depth", remaining);
        put(options, "showHidden", showHidden);
        put(options, "showProxy", showProxy);
        put(options, "colors", colors);
        put(options, "customInspect", customInspect);
        put(options, "breakLength", breakLength);
        put(options, "compact", compact == ONE_LINE ? (Object) Boolean.TRUE : (Object) (double) compact);
        put(options, "maxArrayLength", maxArrayLength);
        put(options, "maxStringLength", maxStringLength);
        put(options, "sorted", sorted);
        put(options, "getters", runPlainGetters && runGettersWithSetter);
        put(options, "numericSeparator", numericSeparator);
        if (given != null) {
            for (Object key : ObjectOperations.enumerableOwn(given, ObjectOperations.Enumerate.KEYS)) {
                PropertyKey name = PropertyKey.from(key);
                if (!options.hasOwn(name)) {
                    options.put(name, given.get(name));
                }
            }
        }
        put(options, "stylize", stylize);
        return options;
    }

    private static void put(JsObject options, String name, Object value) {
        options.define(PropertyKey.of(name), value, Attributes.DEFAULT);
    }
}
