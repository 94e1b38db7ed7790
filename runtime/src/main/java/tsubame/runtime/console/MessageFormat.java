package tsubame.runtime.console;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.json.JsonSerializer;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;
import tsubame.text.number.TextToDouble;

/**
 * The text of {@code console.log(…)} and {@code util.format(…)}: placeholders of a first string are filled, all other
 * arguments are shown and separated by a space. Strings stand as they are at the top.
 */
public final class MessageFormat {
    private static final PropertyKey TO_STRING = PropertyKey.of("toString");

    private static final InspectOptions PLAIN = new InspectOptions();

    private MessageFormat() {}

    /** May run user code: toString of arguments for {@code %s}, toJSON for {@code %j}. */
    public static JsString format(Object[] arguments) {
        JsStringBuilder out = new JsStringBuilder();
        int next = 0;
        if (arguments.length > 0 && arguments[0] instanceof JsString template) {
            next = arguments.length == 1 ? 1 : fill(out, template, arguments);
            if (next == 1 && arguments.length == 1) {
                return template;
            }
        }
        for (int i = next; i < arguments.length; i++) {
            if (i > 0) {
                out.append(' ');
            }
            out.append(plain(arguments[i]));
        }
        return out.toJsString();
    }

    private static JsString plain(Object value) {
        return value instanceof JsString text ? text : JsString.of(Inspector.inspect(value));
    }

    /** Appends the template with its placeholders filled; gives the index of the first argument not used. */
    private static int fill(JsStringBuilder out, JsString template, Object[] arguments) {
        int next = 1;
        int done = 0;
        for (int i = 0; i + 1 < template.length(); i++) {
            if (template.charAt(i) != '%') {
                continue;
            }
            char kind = template.charAt(i + 1);
            if (kind == '%') {
                out.append(template, done, i + 1);
                done = i + 2;
                i++;
            } else if (next < arguments.length && isPlaceholder(kind)) {
                out.append(template, done, i).append(placeholder(kind, arguments[next++]));
                done = i + 2;
                i++;
            }
        }
        out.append(template, done, template.length());
        return next;
    }

    private static boolean isPlaceholder(char kind) {
        return "sdifjoOc".indexOf(kind) >= 0;
    }

    private static JsString placeholder(char kind, Object value) {
        return switch (kind) {
            case 's' -> string(value);
            case 'd' -> number(value, false);
            case 'i' -> number(value, true);
            case 'f' -> value instanceof Symbol ? JsString.of("NaN") : Conversions.toString(parseFloat(value));
            case 'j' -> json(value);
            case 'o' -> detailed(value);
            case 'O' -> JsString.of(Inspector.inspect(value));
            default -> JsString.EMPTY;
        };
    }

    private static JsString string(Object value) {
        if (value instanceof JsString text) {
            return text;
        }
        if (value instanceof JsObject object && !object.isCallable() && !hasOwnText(object)) {
            InspectOptions options = new InspectOptions();
            options.depth = 0;
            return JsString.of(Inspector.inspect(value, options));
        }
        return value instanceof JsObject ? Conversions.toString(value) : JsString.of(Inspector.primitiveText(value, PLAIN));
    }

    /** Whether a class of the program, and not a builtin, says what the object's text is. */
    private static boolean hasOwnText(JsObject object) {
        if (object instanceof JsError) {
            return true;
        }
        for (JsObject o = object; o != null; o = o.getPrototype()) {
            if (o.hasOwn(TO_STRING)) {
                return o.get(TO_STRING) instanceof JsObject method && FunctionView.isUserCode(method);
            }
        }
        return false;
    }

    private static JsString number(Object value, boolean integer) {
        if (value instanceof JsBigInt) {
            return JsString.of(Inspector.primitiveText(value, PLAIN));
        }
        if (value instanceof Symbol || value instanceof JsObject) {
            return JsString.of("NaN");
        }
        double number = integer ? parseFloat(value) : Conversions.toNumber(value);
        double shown = integer && !Double.isNaN(number) ? (number < 0 ? Math.ceil(number) : Math.floor(number)) : number;
        return JsString.of(Inspector.primitiveText(shown, PLAIN));
    }

    private static double parseFloat(Object value) {
        JsString text = Conversions.toString(value);
        byte[] latin1 = text.latin1OrNull();
        return latin1 == null
                ? TextToDouble.parseFloat(text.utf16OrNull(), text.base(), text.base() + text.length())
                : TextToDouble.parseFloat(latin1, text.base(), text.base() + text.length());
    }

    private static JsString json(Object value) {
        try {
            Object text = new JsonSerializer(null, null, JsString.EMPTY).serialize(value);
            return text instanceof JsString string ? string : JsString.of("undefined");
        } catch (JsThrow failure) {
            if (failure.value instanceof JsError) {
                return JsString.of("[Circular]");
            }
            throw failure;
        }
    }

    private static JsString detailed(Object value) {
        InspectOptions options = new InspectOptions();
        options.depth = 4;
        options.showHidden = true;
        options.showProxy = true;
        return JsString.of(Inspector.inspect(value, options));
    }

    /** What an uncaught error looks like at the end of a program: the stack of an error, any other value inspected. */
    public static String uncaught(Object value) {
        try {
            String text = Inspector.inspect(value);
            return value instanceof JsError error ? withoutBrackets(text, error.stackText().toJavaString()) : text;
        } catch (JsThrow failure) {
            return value instanceof JsObject object && ObjectView.dataProperty(object, Names.MESSAGE) instanceof JsString text
                    ? text.toJavaString()
                    : "a value that cannot be shown";
        }
    }

    /** An error without frames stands in brackets among other values; alone it needs none. */
    private static String withoutBrackets(String text, String stack) {
        String bracketed = "[" + stack + "]";
        return text.startsWith(bracketed) ? stack + text.substring(bracketed.length()) : text;
    }
}
