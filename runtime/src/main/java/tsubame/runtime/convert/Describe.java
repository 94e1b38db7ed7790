package tsubame.runtime.convert;

import tsubame.runtime.function.JsFunction;
import tsubame.runtime.object.ErrorHeader;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ProxyObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;

/** Values in messages, in the manner of V8: {@code #<Point>}, {@code [object Array]}, {@code Symbol(x)}. Runs no user code. */
public final class Describe {
    private Describe() {}

    /** A value of the program, or Java null, as text; strings without quotes. */
    public static String plainly(Object value) {
        if (value instanceof Double number) {
            return Conversions.numberToString(number).toJavaString();
        }
        if (value instanceof JsFunction function) {
            return function.sourceText().toJavaString();
        }
        if (value instanceof JsError error) {
            return ErrorHeader.of(error);
        }
        if (value instanceof JsArray) {
            return "[object Array]";
        }
        if (value instanceof JsObject object) {
            return hasPlainToString(object) ? "#<" + constructorName(object) + ">" : "[object " + tag(object) + "]";
        }
        if (value instanceof Boolean truth) {
            return truth ? "true" : "false"; // natively not an object that could be asked
        }
        return value == null ? "<absent>" : value.toString(); // strings, symbols, big integers, undefined, null
    }

    /** Whether toString is the one of Object.prototype: V8 shows no other object by its constructor. */
    private static boolean hasPlainToString(JsObject object) {
        return object instanceof ProxyObject || ErrorHeader.plain(object, Names.TO_STRING) == Agent.realm.intrinsic(Intrinsic.OBJECT_TO_STRING);
    }

    private static String tag(JsObject object) {
        return ErrorHeader.plain(object, Symbol.TO_STRING_TAG) instanceof JsString tag ? tag.toJavaString() : object.className();
    }

    /** As {@link #plainly}, strings in double quotes: what V8 shows of a callee. */
    public static String quoted(Object value) {
        return value instanceof JsString string ? '"' + string.toJavaString() + '"' : plainly(value);
    }

    /** The name of what made the object: by @@toStringTag, else by constructor.name, as far as plain data properties tell. */
    public static String constructorName(JsObject object) {
        if (ErrorHeader.plain(object, Names.CONSTRUCTOR) instanceof JsObject constructor) {
            if (constructor instanceof JsFunction function) {
                function.ensureMaterialized();
            }
            if (ErrorHeader.plain(constructor, Names.NAME) instanceof JsString name && !name.isEmpty()) {
                return name.toJavaString();
            }
        }
        if (ErrorHeader.plain(object, Symbol.TO_STRING_TAG) instanceof JsString tag) {
            return tag.toJavaString();
        }
        return "Object";
    }
}
