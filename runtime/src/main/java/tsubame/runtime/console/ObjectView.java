package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.collection.JsMap;
import tsubame.runtime.collection.JsSet;
import tsubame.runtime.date.DateFormat;
import tsubame.runtime.date.JsDate;
import tsubame.runtime.object.IndexKey;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PrimitiveObject;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.StringObject;
import tsubame.runtime.regexp.JsRegExp;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * One object as its inspector shows it: what stands before the braces, the braces with the class's name, the entries. What an
 * object is decides this class; how entries are laid out, {@link InspectLayout}.
 */
final class ObjectView {
    final Inspector inspector;
    final JsObject object;
    final int level;
    /** The name of the class; null for an object that is nobody's instance. */
    final String constructor;
    final String tag;
    final ArrayList<PropertyKey> keys = new ArrayList<>();
    final ArrayList<String> entries = new ArrayList<>();

    /** Stands before the braces; alone if there are no entries. */
    private String base = "";
    private Style baseStyle;
    private String open = "{";
    private String close = "}";
    private boolean listed;
    /** Whether nothing but the braces is shown of an object that has no own keys. */
    private boolean aloneIfEmpty = true;
    ElementEntries elements;

    ObjectView(Inspector inspector, JsObject object, int level) {
        this.inspector = inspector;
        this.object = object;
        this.level = level;
        this.constructor = ClassName.of(object, inspector, level);
        this.tag = tag();
        addVisibleKeys();
    }

    /** @@toStringTag where it says something that neither the constructor's name nor a shown property says; empty otherwise. */
    private String tag() {
        Object value;
        try {
            value = object.get(Symbol.TO_STRING_TAG);
        } catch (JsThrow failure) {
            return "";
        }
        if (!(value instanceof JsString text) || text.isEmpty()) {
            return "";
        }
        PropertyDescriptor own = object.getOwnProperty(Symbol.TO_STRING_TAG);
        return own != null && (inspector.options.showHidden || own.isEnumerable()) ? "" : text.toJavaString();
    }

    /** The keys that are shown: own, enumerable ones unless hidden ones are asked for; no indices of lists. */
    private void addVisibleKeys() {
        boolean indexed = object instanceof JsArray || object instanceof StringObject || BinaryView.isView(object);
        for (PropertyKey key : object.ownKeys()) {
            if (indexed && key instanceof IndexKey) {
                continue;
            }
            PropertyDescriptor own = object.getOwnProperty(key);
            boolean hiddenToo = inspector.options.showHidden && !(object instanceof StringObject && key == Names.LENGTH);
            if (own != null && (own.isEnumerable() || hiddenToo)) {
                keys.add(key);
            }
        }
    }

    /** The object's text; entries deeper than the options' depth are replaced by the class's name in brackets. */
    String show() {
        describe();
        if (keys.isEmpty() && aloneIfEmpty) {
            return base.isEmpty() ? open + close : baseStyle == null ? base : inspector.paint(base, baseStyle);
        }
        if (level > inspector.options.depth) {
            return object instanceof JsRegExp
                    ? inspector.paint(base, Style.REGEXP)
                    : inspector.paint("[" + trimmed(prefix("Object", "")) + "]", Style.SPECIAL);
        }
        inspector.enter(object, level);
        try {
            addContent();
            new PropertyEntries(inspector, object, level).add(entries, keys, listed);
        } finally {
            inspector.leave();
        }
        return layOut();
    }

    private String layOut() {
        InspectOptions options = inspector.options;
        if (options.sorted) {
            KeyOrder.sort(entries, listed ? entries.size() - keys.size() : 0, options.comparator);
        }
        int reference = inspector.referenceOf(object);
        if (reference > 0) {
            String mark = inspector.paint("<ref *" + reference + ">", Style.SPECIAL);
            if (options.compact == InspectOptions.ONE_LINE) {
                open = mark + " " + open;
            } else {
                base = base.isEmpty() ? mark : mark + " " + base;
            }
        }
        ArrayList<String> rows = listed && elements != null
                ? InspectLayout.columns(options, entries, inspector.indentation, elements.more, elements.numbers)
                : entries;
        return InspectLayout.join(options, rows, base, open, close, inspector.indentation, inspector.isShallow(level),
                rows.size() != entries.size());
    }

    static String trimmed(String prefix) {
        return prefix.substring(0, prefix.length() - 1);
    }

    /** {@code Class(size) [tag] }, ready to stand before a brace. */
    String prefix(String fallback, String size) {
        if (constructor == null) {
            String name = "[" + fallback + size + ": null prototype] ";
            return tag.isEmpty() || tag.equals(fallback) ? name : name + "[" + tag + "] ";
        }
        return tag.isEmpty() || tag.equals(constructor) ? constructor + size + " " : constructor + size + " [" + tag + "] ";
    }

    // ---- what stands outside the braces

    private void describe() {
        if (object instanceof JsArray array) {
            boolean plain = constructor != null && constructor.equals("Array") && tag.isEmpty();
            list(plain ? "" : prefix("Array", "(" + array.length() + ")"), array.length() == 0);
        } else if (object instanceof JsMap map) {
            braced(prefix("Map", "(" + map.table.size() + ")"), map.table.size() == 0);
        } else if (object instanceof JsSet set) {
            braced(prefix("Set", "(" + set.table.size() + ")"), set.table.size() == 0);
        } else if (BinaryView.isView(object)) {
            String type = object.className();
            long length = BinaryView.length(object);
            list(prefix(type, "(" + length + ")"), length == 0 && !inspector.options.showHidden);
        } else if (object.className().equals("Arguments")) {
            braced("[Arguments] ", true);
        } else if (object.isCallable()) {
            based(FunctionView.base(this), Style.SPECIAL);
        } else if (ErrorView.isError(object)) {
            based(ErrorView.text(this), null);
        } else {
            describeSlots();
        }
    }

    private void describeSlots() {
        if (object instanceof JsRegExp regExp) {
            String text = "/" + regExp.source().toJavaString() + "/" + regExp.flags().toJavaString();
            based(decorated("RegExp ", text), Style.REGEXP);
        } else if (object instanceof JsDate date) {
            based(decorated("Date ", dateText(date)), Style.DATE);
        } else if (object instanceof StringObject text) {
            boxed("String", Quoting.quote(text.value).toJavaString(), Style.STRING);
        } else if (object instanceof PrimitiveObject primitive && !object.className().equals("Object")) {
            String type = object.className();
            Style style = type.equals("Symbol") ? Style.SYMBOL : type.equals("Number") ? Style.NUMBER
                    : type.equals("BigInt") ? Style.BIGINT : Style.BOOLEAN;
            boxed(type, Inspector.primitiveText(primitive.value, inspector.options), style);
        } else {
            String described = SpecialView.prefix(this);
            if (described != null) {
                braced(described, !SpecialView.hasContent(object));
            } else {
                boolean plain = constructor != null && constructor.equals("Object") && tag.isEmpty();
                braced(plain ? "" : prefix("Object", ""), true);
            }
        }
    }

    private static String dateText(JsDate date) {
        return Double.isNaN(date.time) ? "Invalid Date" : DateFormat.isoText(date.time);
    }

    private void based(String text, Style style) {
        base = text;
        baseStyle = style;
    }

    private void braced(String before, boolean empty) {
        open = before + "{";
        aloneIfEmpty = empty;
    }

    private void list(String before, boolean empty) {
        open = before + "[";
        close = "]";
        listed = true;
        aloneIfEmpty = empty;
    }

    private String decorated(String usual, String text) {
        String prefix = prefix(trimmed(usual), "");
        return prefix.equals(usual) ? text : prefix + text;
    }

    /** {@code [Number: 3]}, with the class where it is a subclass. */
    private void boxed(String type, String value, Style style) {
        StringBuilder out = new StringBuilder("[").append(type);
        if (constructor == null) {
            out.append(" (null prototype)");
        } else if (!constructor.equals(type)) {
            out.append(" (").append(constructor).append(')');
        }
        out.append(": ").append(value).append(']');
        if (!tag.isEmpty() && !tag.equals(constructor)) {
            out.append(" [").append(tag).append(']');
        }
        based(out.toString(), style);
    }

    private void addContent() {
        if (listed) {
            elements = new ElementEntries(inspector, object, level);
            elements.add(entries, ObjectOperations.lengthOf(object));
        } else if (CollectionView.isCollection(object)) {
            CollectionView.addEntries(inspector, object, entries, level);
        } else {
            SpecialView.addContent(this);
        }
    }

    // ---- looking without running code

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

    /** The string that a data property holds; empty for anything else. */
    static String textProperty(JsObject object, PropertyKey key) {
        return dataProperty(object, key) instanceof JsString text ? text.toJavaString() : "";
    }

    static boolean isHidden(PropertyDescriptor own) {
        return own == null || !own.isEnumerable();
    }
}
