package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.IndexKey;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.ProxyObject;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * Shows any value as text, as Node's {@code util.inspect} does: what console.log prints for an object. Getters are not run;
 * user code runs only through a proxy's traps, where the object itself cannot be looked at, and {@code toStringTag} getters.
 *
 * <p>One inspector shows one value: it holds the objects on the way down, by which it finds cycles.
 */
public final class Inspector {
    private static final PropertyKey CAUSE = Names.CAUSE;
    private static final PropertyKey ERRORS = Names.ERRORS;
    private static final int MIN_BROKEN_STRING = 16;

    final InspectOptions options;
    /** Spaces that a new line begins with. */
    int indentation;
    /** The nesting of the object entered last. */
    private int deepest;
    private final ArrayList<JsObject> path = new ArrayList<>();
    private final ArrayList<JsObject> circular = new ArrayList<>();

    private Inspector(InspectOptions options) {
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
        return primitive(value, level);
    }

    private String primitive(Object value, int level) {
        if (value instanceof JsString text) {
            return showString(text, level);
        }
        return primitiveText(value);
    }

    /** A primitive that is no string. */
    static String primitiveText(Object value) {
        if (value instanceof Double number) {
            double n = number;
            return n == 0 && 1 / n < 0 ? "-0" : Conversions.toString(number).toJavaString();
        }
        if (value instanceof JsBigInt) {
            return Conversions.toString(value).toJavaString() + "n";
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
        boolean broken = shown.length() > MIN_BROKEN_STRING && shown.length() > options.breakLength - indentation - 4;
        if (!broken || shown.indexOf('\n', 0) < 0 || level == 0 && shown.indexOf('\n', 0) == shown.length() - 1) {
            return Quoting.quote(shown).toJavaString() + rest;
        }
        StringBuilder out = new StringBuilder();
        for (int from = 0; from < shown.length(); ) {
            int newline = shown.indexOf('\n', from);
            int to = newline < 0 ? shown.length() : newline + 1;
            out.append(from == 0 ? "" : " +\n" + " ".repeat(indentation + 2));
            out.append(Quoting.quote(shown.slice(from, to)).toJavaString());
            from = to;
        }
        return out + rest;
    }

    private String showObject(JsObject object, int level) {
        if (object instanceof ProxyObject proxy) {
            return proxy.isRevoked() ? "<Revoked Proxy>" : show(proxy.target(), level);
        }
        for (int i = 0; i < path.size(); i++) {
            if (path.get(i) == object) {
                return "[Circular *" + reference(object) + "]";
            }
        }
        Object custom = ObjectView.custom(object, options.depth - level);
        if (custom != null && custom != object) {
            return custom instanceof JsString text ? text.toJavaString() : show(custom, level);
        }
        String text = new ObjectView(this, object, level).show();
        for (int i = 0; i < circular.size(); i++) {
            if (circular.get(i) == object) {
                return "<ref *" + (i + 1) + "> " + text;
            }
        }
        return text;
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
        for (int i = 0; i < circular.size(); i++) {
            if (circular.get(i) == object) {
                return i + 1;
            }
        }
        circular.add(object);
        return circular.size();
    }

    /** Lays out the entries of the object at the given nesting. */
    String layOut(ArrayList<String> entries, String base, String open, String close, int level, boolean grouped) {
        return InspectLayout.join(options, entries, base, open, close, indentation, deepest - level < options.compact, grouped);
    }

    /** Entries of the own properties among {@code keys}: {@code key: value}. */
    void addProperties(ArrayList<String> entries, JsObject object, ArrayList<PropertyKey> keys, int level) {
        for (int i = 0; i < keys.size(); i++) {
            PropertyKey key = keys.get(i);
            PropertyDescriptor own = object.getOwnProperty(key);
            boolean hidden = own == null || !own.isEnumerable();
            String name = Quoting.key(key).toJavaString();
            if (hidden) {
                name = name.startsWith("[") ? name : "[" + name + "]";
            }
            entries.add(name + ": " + (own == null ? inherited(object, key, level) : property(own, level)));
        }
    }

    private String inherited(JsObject object, PropertyKey key, int level) {
        return nested(object.get(key), level);
    }

    String property(PropertyDescriptor own, int level) {
        if (own.isAccessor()) {
            boolean getter = own.getter() instanceof JsObject;
            boolean setter = own.setter() instanceof JsObject;
            return getter ? setter ? "[Getter/Setter]" : "[Getter]" : setter ? "[Setter]" : "undefined";
        }
        return nested(own.value(), level);
    }

    /** A value one level deeper, two columns further in. */
    String nested(Object value, int level) {
        indentation += 2;
        try {
            return show(value, level + 1);
        } finally {
            indentation -= 2;
        }
    }

    /** The keys that are shown: own, enumerable ones, indices only if asked for. */
    ArrayList<PropertyKey> visibleKeys(JsObject object, boolean withIndices) {
        ArrayList<PropertyKey> keys = new ArrayList<>();
        for (PropertyKey key : object.ownKeys()) {
            if (!withIndices && key instanceof IndexKey) {
                continue;
            }
            PropertyDescriptor own = object.getOwnProperty(key);
            if (own != null && (own.isEnumerable() || options.showHidden && !key.isSymbol())) {
                keys.add(key);
            }
        }
        return keys;
    }

    /** The text of an error: its stack, in brackets if that has no frames, indented. */
    String errorText(JsObject error, ArrayList<PropertyKey> keys) {
        Object stackValue = JsError.stackOf(error);
        String stack = stackValue instanceof JsString text && !text.isEmpty() ? text.toJavaString() : header(error);
        dropRepeated(error, keys, stack);
        for (PropertyKey extra : new PropertyKey[] {CAUSE, ERRORS}) {
            if (error.hasOwn(extra) && !keys.contains(extra)) {
                keys.add(extra);
            }
        }
        if (stack.indexOf("\n    at") < 0) {
            stack = "[" + stack + "]";
        }
        return indentation == 0 ? stack : indented(stack, indentation);
    }

    private static String indented(String lines, int indentation) {
        StringBuilder text = new StringBuilder();
        String margin = " ".repeat(indentation);
        for (int i = 0; i < lines.length(); i++) {
            text.append(lines.charAt(i));
            if (lines.charAt(i) == '\n') {
                text.append(margin);
            }
        }
        return text.toString();
    }

    private static String header(JsObject error) {
        Object name = dataProperty(error, Names.NAME);
        Object message = dataProperty(error, Names.MESSAGE);
        String head = name instanceof JsString text ? text.toJavaString() : "Error";
        return message instanceof JsString text && !text.isEmpty() ? head + ": " + text.toJavaString() : head;
    }

    /** Name, message and stack are not listed again where the stack's text shows them. */
    private static void dropRepeated(JsObject error, ArrayList<PropertyKey> keys, String stack) {
        for (PropertyKey key : new PropertyKey[] {Names.NAME, Names.MESSAGE, Names.STACK}) {
            Object value = dataProperty(error, key);
            if (value instanceof JsString text && stack.indexOf(text.toJavaString()) >= 0) {
                keys.remove(key);
            }
        }
    }

    /** The value of a data property, own or inherited, found without running a getter; undefined if there is none. */
    static Object dataProperty(JsObject object, PropertyKey key) {
        for (JsObject o = object; o != null; o = o.getPrototype()) {
            PropertyDescriptor own = o.getOwnProperty(key);
            if (own != null) {
                return own.isAccessor() ? Undefined.UNDEFINED : own.value();
            }
        }
        return Undefined.UNDEFINED;
    }

    /** The name of the first constructor found on the way up; null for an object without one. */
    static String constructorName(JsObject object) {
        for (JsObject o = object; o != null; o = o.getPrototype()) {
            PropertyDescriptor own = o.getOwnProperty(Names.CONSTRUCTOR);
            if (own != null && !own.isAccessor() && own.value() instanceof JsObject constructor && constructor.isCallable()
                    && dataProperty(constructor, Names.NAME) instanceof JsString name && !name.isEmpty()) {
                return name.toJavaString();
            }
        }
        return null;
    }

    /** @@toStringTag where it says something that the constructor's name does not; empty otherwise. */
    static String tag(JsObject object, String constructor) {
        Object tag;
        try {
            tag = object.get(Symbol.TO_STRING_TAG);
        } catch (JsThrow failure) {
            return "";
        }
        if (!(tag instanceof JsString text) || text.isEmpty()) {
            return "";
        }
        String shown = text.toJavaString();
        return constructor != null && shown.equals(constructor) ? "" : shown;
    }
}
