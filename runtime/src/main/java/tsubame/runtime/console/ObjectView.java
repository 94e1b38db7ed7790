package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.IndexKey;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PrimitiveObject;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.StringObject;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;
import tsubame.text.unicode.IdentifierCharacters;

/**
 * One object as its inspector shows it: what stands before the braces, the braces with the class's name, the entries. What an
 * object is decides this class; how entries are laid out, {@link InspectLayout}.
 */
final class ObjectView {
    private final Inspector inspector;
    private final JsObject object;
    private final int level;
    private final String constructor;
    private final String tag;
    private final ArrayList<PropertyKey> keys;
    private final ArrayList<String> entries = new ArrayList<>();

    /** Stands before the braces; alone if there are no entries. */
    private String base = "";
    private String open = "{";
    private String close = "}";
    private boolean listed;
    private boolean more;
    private boolean numbers;

    ObjectView(Inspector inspector, JsObject object, int level) {
        this.inspector = inspector;
        this.object = object;
        this.level = level;
        this.constructor = Inspector.constructorName(object);
        this.tag = Inspector.tag(object, constructor);
        this.keys = inspector.visibleKeys(object, !isIndexed(object));
    }

    private static boolean isIndexed(JsObject object) {
        return object instanceof JsArray || object instanceof StringObject || BinaryView.isView(object)
                || object.className().equals("Arguments");
    }

    /** The object's text; entries deeper than the options' depth are replaced by the class's name in brackets. */
    String show() {
        describe();
        boolean empty = keys.isEmpty() && !hasContent();
        if (empty) {
            return base.isEmpty() ? open + close : base;
        }
        if (level > inspector.options.depth) {
            return "[" + shortName() + "]";
        }
        inspector.enter(object, level);
        try {
            addContent();
            inspector.addProperties(entries, object, keys, level);
        } finally {
            inspector.leave();
        }
        ArrayList<String> rows = listed
                ? InspectLayout.columns(inspector.options, entries, inspector.indentation, more, numbers)
                : entries;
        return inspector.layOut(rows, base, open, close, level, rows != entries);
    }

    private String shortName() {
        if (object instanceof JsArray) {
            return "Array";
        }
        String name = constructor == null ? "Object: null prototype" : constructor;
        return tag.isEmpty() ? name : name + " [" + tag + "]";
    }

    /** {@code Class(size) [tag] }, ready to stand before a brace. */
    private String prefix(String fallback, String size) {
        String name = constructor == null ? "[" + fallback + size + ": null prototype] " : constructor + size + " ";
        return tag.isEmpty() || constructor == null && tag.equals(fallback) ? name : name + "[" + tag + "] ";
    }

    private void describe() {
        if (object instanceof JsArray array) {
            list(constructor != null && constructor.equals("Array") && tag.isEmpty() ? "" : prefix("Array", "(" + array.length() + ")"));
        } else if (object.isCallable()) {
            base = functionBase();
        } else if (object instanceof JsError) {
            base = inspector.errorText(object, keys);
        } else if (object instanceof StringObject text) {
            base = boxed("String", Quoting.quote(text.value).toJavaString());
        } else if (object instanceof PrimitiveObject primitive) {
            base = boxed(object.className(), Inspector.primitiveText(primitive.value));
        } else if (CollectionView.isCollection(object)) {
            open = prefix(CollectionView.name(object), "(" + CollectionView.size(object) + ")") + "{";
        } else if (BinaryView.isView(object)) {
            list(prefix(object.className(), "(" + BinaryView.length(object) + ")"));
        } else {
            describeByClass();
        }
    }

    private void describeByClass() {
        switch (object.className()) {
            case "Arguments" -> list("[Arguments] ");
            case "RegExp" -> base = decorated("RegExp", text("toString"));
            case "Date" -> base = decorated("Date", dateText());
            default -> open = plainPrefix() + "{";
        }
    }

    private String plainPrefix() {
        String described = SpecialView.prefix(object);
        if (described != null) {
            return described;
        }
        boolean plain = constructor != null && constructor.equals("Object") && tag.isEmpty();
        return plain ? "" : prefix("Object", "");
    }

    private void list(String before) {
        open = before + "[";
        close = "]";
        listed = true;
    }

    /** {@code [Number: 3]}, with the class where it is a subclass. */
    private String boxed(String type, String value) {
        String name = constructor == null ? type + " (null prototype)" : constructor.equals(type) ? type : type + " (" + constructor + ")";
        return "[" + name + ": " + value + "]" + (tag.isEmpty() ? "" : " [" + tag + "]");
    }

    private String decorated(String type, String text) {
        boolean plain = constructor != null && constructor.equals(type) && tag.isEmpty();
        return plain ? text : prefix(type, "") + text;
    }

    private String dateText() {
        return text(text("getTime").equals("NaN") ? "toString" : "toISOString");
    }

    /** The text of calling one of the intrinsic's own methods. */
    private String text(String method) {
        return Conversions.toString(
                ObjectOperations.invoke(object, PropertyKey.of(method))).toJavaString();
    }

    private String functionBase() {
        String kind = constructor == null ? "Function (null prototype)" : functionKind();
        String source = SpecialView.sourceOf(object);
        Object name = Inspector.dataProperty(object, Names.NAME);
        String shown = name instanceof JsString text && object.hasOwn(Names.NAME) ? text.toJavaString() : "";
        if (source.startsWith("class") && (source.length() == 5 || !IdentifierCharacters.isPart(source.charAt(5)))) {
            return classBase(shown);
        }
        String text = "[" + kind + (shown.isEmpty() ? " (anonymous)" : ": " + shown) + "]";
        boolean other = constructor != null && !constructor.equals("Function") && !constructor.equals(kind);
        return text + (other ? " " + constructor : "") + (tag.isEmpty() || tag.equals(kind) ? "" : " [" + tag + "]");
    }

    private String functionKind() {
        for (String kind : new String[] {"AsyncGeneratorFunction", "AsyncFunction", "GeneratorFunction"}) {
            if (kind.equals(constructor) || kind.equals(tag)) {
                return kind;
            }
        }
        return "Function";
    }

    private String classBase(String name) {
        StringBuilder out = new StringBuilder("[class ").append(name.isEmpty() ? "(anonymous)" : name);
        JsObject parent = object.getPrototype();
        if (constructor != null && !constructor.equals("Function")) {
            out.append(" [").append(constructor).append(']');
        }
        if (parent != null && Inspector.dataProperty(parent, Names.NAME) instanceof JsString parentName && !parentName.isEmpty()) {
            out.append(" extends ").append(parentName.toJavaString());
        } else if (constructor == null) {
            out.append(" extends null");
        }
        return out.append(']').toString();
    }

    // ---- entries that are no properties

    private boolean hasContent() {
        if (object instanceof JsArray array) {
            return array.length() > 0;
        }
        if (CollectionView.isCollection(object)) {
            return CollectionView.size(object) > 0;
        }
        if (BinaryView.isView(object)) {
            return BinaryView.length(object) > 0;
        }
        return object.className().equals("Arguments") || SpecialView.hasContent(object);
    }

    private void addContent() {
        if (object instanceof JsArray || BinaryView.isView(object) || object.className().equals("Arguments")) {
            addElements(ObjectOperations.lengthOf(object));
        } else if (CollectionView.isCollection(object)) {
            inspector.indentation += 2;
            try {
                CollectionView.addEntries(inspector, object, entries, level);
            } finally {
                inspector.indentation -= 2;
            }
        } else {
            SpecialView.addContent(inspector, object, entries, level);
        }
    }

    private void addElements(long length) {
        int limit = (int) Math.min(inspector.options.maxArrayLength, length);
        numbers = true;
        long index = 0;
        while (index < length && entries.size() < limit) {
            PropertyDescriptor own = object.getOwnIndexed(index);
            if (own != null) {
                numbers &= !own.isAccessor() && (own.value() instanceof Double || own.value() instanceof JsBigInt);
                entries.add(inspector.property(own, level));
                index++;
                continue;
            }
            long from = index;
            index = nextElement(index, length);
            numbers = false;
            entries.add("<" + (index - from) + " empty item" + (index - from > 1 ? "s" : "") + ">");
        }
        if (index < length) {
            more = true;
            entries.add("... " + (length - index) + " more item" + (length - index > 1 ? "s" : ""));
        }
    }

    /** The first index after a hole that has an element. */
    private long nextElement(long from, long length) {
        if (object instanceof JsArray array && array.isDense()) {
            long index = from;
            while (index < length && array.getOwnIndexed(index) == null) {
                index++;
            }
            return index;
        }
        for (PropertyKey key : object.ownKeys()) {
            if (key instanceof IndexKey k && k.index > from) {
                return k.index;
            }
        }
        return length;
    }

    /** Runs the object's own {@code [nodejs.util.inspect.custom]} method; null if it has none. */
    static Object custom(JsObject object, double depth) {
        Symbol symbol = Symbol.forKey(JsString.of("nodejs.util.inspect.custom"));
        try {
            Object method = object.get(symbol);
            return method instanceof JsObject function && function.isCallable()
                    ? function.call(object, new Object[] {depth, ObjectOperations.newObject()})
                    : null;
        } catch (JsThrow failure) {
            return null;
        }
    }
}
