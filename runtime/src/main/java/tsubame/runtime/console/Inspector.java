package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ProxyObject;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * Shows any value as text, as Node's {@code util.inspect} does: what console.log prints for an object. Getters are not run unless
 * the options ask for it; a proxy is shown as its target; user code runs only in custom inspections and {@code toStringTag} getters.
 *
 * <p>One inspector shows one value: it holds the objects on the way down, by which it finds cycles.
 */
public final class Inspector {
    private static final int MIN_BROKEN_STRING = 16;

    final InspectOptions options;
    /** Spaces that a new line begins with. */
    int indentation;
    /** The nesting of the object entered last. */
    private int deepest;
    private final ArrayList<JsObject> path = new ArrayList<>();
    private final ArrayList<JsObject> circular = new ArrayList<>();

    Inspector(InspectOptions options) {
        this.options = options;
    }

    /** The value as text. */
    public static String inspect(Object value, InspectOptions options) {
        return new Inspector(options).show(value, 0);
    }

    public static String inspect(Object value) {
        return inspect(value, new InspectOptions());
    }

    /** The value at the given nesting. */
    String show(Object value, int level) {
        if (value instanceof JsObject object) {
            return showObject(object, level);
        }
        if (value instanceof JsString text) {
            return showString(text, level);
        }
        return paint(primitiveText(value, options), style(value));
    }

    String paint(String text, Style style) {
        return options.colors ? style.paint(text) : text;
    }

    private static Style style(Object value) {
        if (value instanceof Double) {
            return Style.NUMBER;
        }
        if (value instanceof Symbol) {
            return Style.SYMBOL;
        }
        if (value instanceof JsBigInt) {
            return Style.BIGINT;
        }
        return value instanceof Undefined ? Style.UNDEFINED : value instanceof Null ? Style.NULL : Style.BOOLEAN;
    }

    /** A primitive that is no string. */
    static String primitiveText(Object value, InspectOptions options) {
        if (value instanceof Double number) {
            double n = number;
            String text = n == 0 && 1 / n < 0 ? "-0" : Conversions.toString(number).toJavaString();
            return options.numericSeparator ? Digits.grouped(text) : text;
        }
        if (value instanceof JsBigInt) {
            String text = Conversions.toString(value).toJavaString();
            return (options.numericSeparator ? Digits.grouped(text) : text) + "n";
        }
        if (value instanceof Symbol symbol) {
            return symbol.toString();
        }
        if (value instanceof Undefined) {
            return "undefined";
        }
        return value instanceof Null ? "null" : Conversions.toString(value).toJavaString();
    }

    private String showString(JsString text, int level) {
        JsString shown = text;
        String rest = "";
        if (text.length() > options.maxStringLength) {
            int more = text.length() - (int) options.maxStringLength;
            shown = text.slice(0, (int) options.maxStringLength);
            rest = "... " + more + " more character" + (more > 1 ? "s" : "");
        }
        boolean broken = options.compact != InspectOptions.ONE_LINE && shown.length() > MIN_BROKEN_STRING
                && shown.length() > options.breakLength - indentation - 4;
        if (!broken || shown.indexOf('\n', 0) < 0 || shown.indexOf('\n', 0) == shown.length() - 1) {
            return paint(Quoting.quote(shown).toJavaString(), Style.STRING) + rest;
        }
        StringBuilder out = new StringBuilder();
        for (int from = 0; from < shown.length(); ) {
            int newline = shown.indexOf('\n', from);
            int to = newline < 0 ? shown.length() : newline + 1;
            out.append(from == 0 ? "" : " +\n" + " ".repeat(indentation + 2));
            out.append(paint(Quoting.quote(shown.slice(from, to)).toJavaString(), Style.STRING));
            from = to;
        }
        return out + rest;
    }

    private String showObject(JsObject context, int level) {
        JsObject object = context;
        while (object instanceof ProxyObject proxy) {
            if (proxy.isRevoked()) {
                return paint("<Revoked Proxy>", Style.SPECIAL);
            }
            if (options.showProxy) {
                return SpecialView.proxy(this, proxy, level);
            }
            object = proxy.target();
        }
        if (options.customInspect) {
            String custom = CustomInspection.show(this, context, object, level);
            if (custom != null) {
                return custom;
            }
        }
        for (int i = 0; i < path.size(); i++) {
            if (path.get(i) == object) {
                return paint("[Circular *" + reference(object) + "]", Style.SPECIAL);
            }
        }
        return new ObjectView(this, object, level).show();
    }

    /** Notes that the object's entries are shown from here on. */
    void enter(JsObject object, int level) {
        path.add(object);
        deepest = level;
    }

    void leave() {
        path.remove(path.size() - 1);
    }

    private int reference(JsObject object) {
        int known = referenceOf(object);
        if (known > 0) {
            return known;
        }
        circular.add(object);
        return circular.size();
    }

    /** The number by which entries refer back to the object; 0 if none does. */
    int referenceOf(JsObject object) {
        for (int i = 0; i < circular.size(); i++) {
            if (circular.get(i) == object) {
                return i + 1;
            }
        }
        return 0;
    }

    /** Whether few enough levels lie below the given one for its entries to share a line. */
    boolean isShallow(int level) {
        return deepest - level < options.compact;
    }

    /** A value one level deeper, so many columns further in. */
    String nested(Object value, int level, int columns) {
        indentation += columns;
        try {
            return show(value, level + 1);
        } finally {
            indentation -= columns;
        }
    }
}
