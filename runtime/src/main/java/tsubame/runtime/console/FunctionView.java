package tsubame.runtime.console;

import tsubame.runtime.function.JsFunction;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.value.JsString;
import tsubame.text.unicode.IdentifierCharacters;

/** Functions and classes as {@link ObjectView} shows them. */
final class FunctionView {
    private static final String[] KINDS = {"AsyncGeneratorFunction", "AsyncFunction", "GeneratorFunction"};

    private FunctionView() {}

    /** {@code [Function: name]} or {@code [class Name extends Parent]}, with what is unusual about it. */
    static String base(ObjectView view) {
        JsObject function = view.object;
        String source = function instanceof JsFunction f ? f.sourceText().toJavaString() : "";
        boolean isClass = source.startsWith("class") && source.endsWith("}")
                && (source.length() == 5 || !IdentifierCharacters.isPart(source.charAt(5)));
        return isClass ? classBase(view, name(function)) : functionBase(view, name(function));
    }

    private static String name(JsObject function) {
        if (!function.hasOwn(Names.NAME)) {
            return "";
        }
        Object name = ObjectView.dataProperty(function, Names.NAME);
        return name instanceof JsObject || name == null ? "" : name instanceof JsString text
                ? text.toJavaString()
                : Inspector.primitiveText(name, new InspectOptions());
    }

    private static String functionBase(ObjectView view, String name) {
        String kind = kind(view.object);
        StringBuilder out = new StringBuilder("[").append(kind);
        if (view.constructor == null) {
            out.append(" (null prototype)");
        }
        out.append(name.isEmpty() ? " (anonymous)" : ": " + name).append(']');
        if (view.constructor != null && !view.constructor.equals(kind) && !view.constructor.equals("Function")) {
            out.append(' ').append(view.constructor);
        }
        if (!view.tag.isEmpty() && !view.tag.equals(view.constructor)) {
            out.append(" [").append(view.tag).append(']');
        }
        return out.toString();
    }

    /** What kind of function it is, by what its nature says and not its prototype. */
    private static String kind(JsObject function) {
        String nature = function instanceof JsFunction f ? f.className() : "Function";
        for (String kind : KINDS) {
            if (kind.equals(nature)) {
                return kind;
            }
        }
        for (JsObject o = function; o != null; o = o.getPrototype()) {
            for (String kind : KINDS) {
                if (o.hasOwn(Names.CONSTRUCTOR) && o.get(Names.CONSTRUCTOR) instanceof JsObject c
                        && kind.equals(ObjectView.textProperty(c, Names.NAME))) {
                    return kind;
                }
            }
        }
        return "Function";
    }

    private static String classBase(ObjectView view, String name) {
        StringBuilder out = new StringBuilder("[class ").append(name.isEmpty() ? "(anonymous)" : name);
        JsObject parent = view.object.getPrototype();
        if (view.constructor != null && !view.constructor.equals("Function")) {
            out.append(" [").append(view.constructor).append(']');
        }
        if (!view.tag.isEmpty() && !view.tag.equals(view.constructor)) {
            out.append(" [").append(view.tag).append(']');
        }
        if (view.constructor == null) {
            out.append(" extends [null prototype]");
        } else if (parent != null) {
            String parentName = ObjectView.textProperty(parent, Names.NAME);
            out.append(parentName.isEmpty() ? "" : " extends " + parentName);
        }
        return out.append(']').toString();
    }

    /** Whether the function was written by a program: it has a source text of its own. */
    static boolean isUserCode(JsObject function) {
        return !(function instanceof NativeFunction) && function instanceof JsFunction;
    }
}
