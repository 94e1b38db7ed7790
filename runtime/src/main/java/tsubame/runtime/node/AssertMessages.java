package tsubame.runtime.node;

import tsubame.runtime.console.InspectOptions;
import tsubame.runtime.console.Inspector;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.ErrorHeader;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.regexp.JsRegExp;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** What failed assertions say, and whether an error is the one that was expected. */
final class AssertMessages {
    private static final String NOT_TRUTHY = "The expression evaluated to a falsy value:\n\n";
    private static final String NO_VALUE = "No value argument passed to `assert.ok()`";
    private static final int SHORT_LINE = 12;

    private AssertMessages() {}

    /** The message of {@code assert(value)}. */
    static Object ok(Object value, Object message, int given) {
        if (message != Undefined.UNDEFINED) {
            return message;
        }
        return JsString.of(given == 0 ? NO_VALUE : NOT_TRUTHY + "  assert(" + shown(value) + ")\n");
    }

    static boolean isGenerated(String text) {
        return text.equals(NO_VALUE) || text.startsWith(NOT_TRUTHY);
    }

    static String of(String operator, Object actual, Object expected) {
        return switch (operator) {
            case "strictEqual" -> compared("Expected values to be strictly equal:", actual, expected);
            case "deepStrictEqual" -> compared("Expected values to be strictly deep-equal:", actual, expected);
            case "deepEqual" -> "Expected values to be loosely deep-equal:\n\n" + shown(actual) + "\n\nshould loosely deep-equal\n\n" + shown(expected);
            case "notStrictEqual" -> actual instanceof JsObject
                    ? "Expected \"actual\" not to be reference-equal to \"expected\":\n\n" + shown(actual)
                    : "Expected \"actual\" to be strictly unequal to:" + separated(actual);
            case "notDeepStrictEqual" -> "Expected \"actual\" not to be strictly deep-equal to:" + separated(actual);
            case "notDeepEqual" -> "Expected \"actual\" not to be loosely deep-equal to:" + separated(actual);
            case "match" -> "The input did not match the regular expression " + shown(expected) + ". Input:\n\n" + shown(actual) + "\n";
            case "doesNotMatch" -> "The input was expected to not match the regular expression " + shown(expected) + ". Input:\n\n" + shown(actual) + "\n";
            default -> shown(actual) + " " + operator + " " + shown(expected);
        };
    }

    private static String separated(Object value) {
        String text = shown(value);
        return text.indexOf('\n') < 0 ? " " + text : "\n\n" + text;
    }

    /** Two short primitives in one line, else a difference line by line. */
    private static String compared(String title, Object actual, Object expected) {
        String a = shown(actual);
        String b = shown(expected);
        boolean simple = !(actual instanceof JsObject) && !(expected instanceof JsObject);
        if (simple && a.indexOf('\n') < 0 && b.indexOf('\n') < 0 && a.length() + b.length() <= SHORT_LINE && !a.equals(b)) {
            return title + "\n\n" + a + " !== " + b + "\n";
        }
        return title + "\n+ actual - expected\n" + LineDifference.of(a, b);
    }

    private static String shown(Object value) {
        InspectOptions options = new InspectOptions();
        options.compact = 0;
        options.customInspect = false;
        options.depth = 1000;
        options.maxArrayLength = Double.POSITIVE_INFINITY;
        options.breakLength = Double.POSITIVE_INFINITY;
        options.sorted = true;
        return Inspector.inspect(value, options);
    }

    static String messageOf(Object thrown) {
        return thrown instanceof JsObject error ? Conversions.toString(error.get(Names.MESSAGE)).toJavaString() : Inspector.inspect(thrown);
    }

    static boolean matches(Object pattern, Object text) {
        if (!(pattern instanceof JsRegExp)) {
            throw NodeErrors.argument("regexp", "an instance of RegExp", pattern);
        }
        return text instanceof JsString && Conversions.toBoolean(ObjectOperations.invoke(pattern, PropertyKey.of("test"), text));
    }

    /**
     * What is wrong with an error that was expected to be an instance of a class, to match a pattern, to satisfy a function, or to have
     * properties; null if nothing is.
     */
    static String mismatch(Realm realm, Object thrown, Object expected) {
        if (!(expected instanceof JsObject wanted)) {
            return null;
        }
        if (wanted instanceof JsRegExp) {
            JsString text = thrown instanceof JsObject ? Conversions.toString(thrown) : JsString.of(Inspector.inspect(thrown));
            return matches(wanted, text) ? null
                    : "The input did not match the regular expression " + Inspector.inspect(wanted) + ". Input:\n\n"
                            + Inspector.inspect(text) + "\n";
        }
        if (wanted.isCallable()) {
            return functionMismatch(realm, thrown, wanted);
        }
        for (Object key : ObjectOperations.enumerableOwn(wanted, ObjectOperations.Enumerate.KEYS)) {
            String wrong = propertyMismatch(thrown, PropertyKey.from(key), wanted);
            if (wrong != null) {
                return wrong;
            }
        }
        return wanted instanceof JsError ? propertyMismatch(thrown, Names.MESSAGE, wanted) : null;
    }

    private static String functionMismatch(Realm realm, Object thrown, JsObject wanted) {
        Object prototype = wanted.get(Names.PROTOTYPE);
        if (prototype instanceof JsObject && ObjectOperations.ordinaryHasInstance(wanted, thrown)) {
            return null;
        }
        if (inherits(wanted, realm.intrinsic(Intrinsic.ERROR))) {
            String received = thrown instanceof JsObject error && ErrorHeader.plain(error, Names.NAME) instanceof JsString name
                    ? name.toJavaString()
                    : Inspector.inspect(thrown);
            String text = "The error is expected to be an instance of \"" + Conversions.toString(wanted.get(Names.NAME)).toJavaString()
                    + "\". Received \"" + received + "\"";
            return thrown instanceof JsError ? text + "\n\nError message:\n\n" + messageOf(thrown) : text;
        }
        Object verdict = wanted.call(ObjectOperations.newObject(), new Object[] {thrown});
        return verdict instanceof Boolean b && b ? null
                : "The function did not return \"true\". Received " + Inspector.inspect(verdict) + "\n\nCaught error:\n\n" + Inspector.inspect(thrown);
    }

    private static boolean inherits(JsObject function, JsObject error) {
        for (JsObject o = function; o != null; o = o.getPrototype()) {
            if (o == error) {
                return true;
            }
        }
        return false;
    }

    private static String propertyMismatch(Object thrown, PropertyKey key, JsObject wanted) {
        Object actual = thrown instanceof JsObject object ? object.get(key) : Undefined.UNDEFINED;
        Object expected = wanted.get(key);
        boolean same = expected instanceof JsRegExp && actual instanceof JsString
                ? matches(expected, actual)
                : DeepEquality.of(actual, expected, true);
        return same ? null : of("deepStrictEqual", thrown, wanted);
    }
}
