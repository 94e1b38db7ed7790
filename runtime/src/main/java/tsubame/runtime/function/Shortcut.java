package tsubame.runtime.function;

import tsubame.runtime.binary.ElementKind;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Symbol;

/**
 * Builtins for which compiled code has a short way: a call that finds such a function may do what it does without calling it. Which
 * builtin a function is stays with the function, wherever a program puts it; so patched prototypes take the long way by themselves.
 * One row adds one.
 */
public final class Shortcut {
    public static final int NONE = 0;
    public static final int ARRAY_PUSH = 1;
    public static final int ARRAY_POP = 2;
    public static final int CHAR_CODE_AT = 3;
    public static final int MATH_FLOOR = 4;
    public static final int MATH_CEIL = 5;
    public static final int MATH_SQRT = 6;
    public static final int MATH_ABS = 7;
    public static final int MATH_MIN = 8;
    public static final int MATH_MAX = 9;
    public static final int MATH_IMUL = 10;
    public static final int MATH_TRUNC = 11;
    /** The getter of typed arrays' length. */
    public static final int TYPED_ARRAY_LENGTH = 12;
    public static final int STRING_SLICE = 13;
    public static final int STRING_SUBSTRING = 14;
    public static final int STRING_CHAR_AT = 15;
    public static final int STRING_INDEX_OF = 16;
    public static final int REGEXP_TEST = 17;
    public static final int REGEXP_EXEC = 19;
    public static final int ARRAY_SHIFT = 20;
    /** Accessors of data views: the first that gets, and the first that sets; kinds of elements follow by their codes. */
    public static final int VIEW_GET = 256;
    public static final int VIEW_SET = 272;
    /** Behind the last of these. */
    public static final int VIEW_END = 288;
    /** The constructor of arrays. */
    public static final int ARRAY = 18;
    public static final int ARRAY_INDEX_OF = 21;
    public static final int ARRAY_INCLUDES = 22;
    public static final int STRING_INCLUDES = 23;
    public static final int STRING_STARTS_WITH = 24;
    public static final int STRING_ENDS_WITH = 25;
    public static final int MAP_GET = 26;
    public static final int MAP_SET = 27;
    public static final int MAP_HAS = 28;
    public static final int SET_HAS = 29;
    public static final int SET_ADD = 30;
    /** Function.prototype[Symbol.hasInstance]. */
    public static final int HAS_INSTANCE = 31;
    public static final int MAP_DELETE = 32;
    public static final int SET_DELETE = 33;
    /** The constructors of numbers and strings, which convert when they are called as functions. */
    public static final int NUMBER = 34;
    public static final int STRING = 35;
    public static final int STRING_FROM_CHAR_CODE = 40;
    // Those that call a function for each element of an array
    public static final int ARRAY_FOR_EACH = 41;
    public static final int ARRAY_MAP = 42;
    public static final int ARRAY_FILTER = 43;
    public static final int ARRAY_REDUCE = 44;
    public static final int ARRAY_SOME = 45;
    public static final int ARRAY_EVERY = 46;
    public static final int ARRAY_FIND = 47;
    public static final int ARRAY_FIND_INDEX = 48;
    public static final int ARRAY_ITERATOR_NEXT = 49;
    // The constructors of
    public static final int SET = 50;
    public static final int MAP = 51;

    private Shortcut() {}

    /** Marks the builtins of a realm. */
    public static void mark(Realm realm) {
        JsObject array = realm.arrayPrototype;
        mark(array, "push", ARRAY_PUSH);
        mark(array, "pop", ARRAY_POP);
        mark(array, "shift", ARRAY_SHIFT);
        mark(array, "indexOf", ARRAY_INDEX_OF);
        mark(array, "includes", ARRAY_INCLUDES);
        for (int shortcut = ARRAY_FOR_EACH; shortcut <= ARRAY_FIND_INDEX; shortcut++) {
            mark(array, name(shortcut), shortcut);
        }
        ((NativeFunction) realm.intrinsic(Intrinsic.ARRAY)).shortcut = ARRAY;
        mark(realm.intrinsic(Intrinsic.ARRAY_ITERATOR_PROTOTYPE), "next", ARRAY_ITERATOR_NEXT);
        JsObject string = realm.stringPrototype;
        mark(string, "charCodeAt", CHAR_CODE_AT);
        mark(string, "slice", STRING_SLICE);
        mark(string, "substring", STRING_SUBSTRING);
        mark(string, "charAt", STRING_CHAR_AT);
        mark(string, "indexOf", STRING_INDEX_OF);
        mark(string, "includes", STRING_INCLUDES);
        mark(string, "startsWith", STRING_STARTS_WITH);
        mark(string, "endsWith", STRING_ENDS_WITH);
        ((NativeFunction) realm.functionPrototype.get(Symbol.HAS_INSTANCE)).shortcut = HAS_INSTANCE;
        markCollections(realm);
        mark(realm.globalObject, "Number", NUMBER);
        mark(realm.globalObject, "String", STRING);
        mark((JsObject) realm.globalObject.get(PropertyKey.of("String")), "fromCharCode", STRING_FROM_CHAR_CODE);
        mark(realm.intrinsic(Intrinsic.REGEXP_PROTOTYPE), "test", REGEXP_TEST);
        mark(realm.intrinsic(Intrinsic.REGEXP_PROTOTYPE), "exec", REGEXP_EXEC);
        markMath((JsObject) realm.globalObject.get(PropertyKey.of("Math")));
        markViews(realm.intrinsic(Intrinsic.DATA_VIEW_PROTOTYPE));
        JsObject typed = realm.intrinsic(Intrinsic.TYPED_ARRAY_PROTOTYPE);
        ((NativeFunction) typed.getOwnProperty(Names.LENGTH).getter()).shortcut = TYPED_ARRAY_LENGTH;
    }

    private static void markMath(JsObject math) {
        mark(math, "floor", MATH_FLOOR);
        mark(math, "ceil", MATH_CEIL);
        mark(math, "sqrt", MATH_SQRT);
        mark(math, "abs", MATH_ABS);
        mark(math, "min", MATH_MIN);
        mark(math, "max", MATH_MAX);
        mark(math, "imul", MATH_IMUL);
        mark(math, "trunc", MATH_TRUNC);
    }

    private static void markCollections(Realm realm) {
        JsObject map = realm.intrinsic(Intrinsic.MAP_PROTOTYPE);
        ((NativeFunction) realm.intrinsic(Intrinsic.MAP)).shortcut = MAP;
        ((NativeFunction) realm.intrinsic(Intrinsic.SET)).shortcut = SET;
        mark(map, "get", MAP_GET);
        mark(map, "set", MAP_SET);
        mark(map, "has", MAP_HAS);
        JsObject set = realm.intrinsic(Intrinsic.SET_PROTOTYPE);
        mark(set, "has", SET_HAS);
        mark(set, "add", SET_ADD);
        mark(map, "delete", MAP_DELETE);
        mark(set, "delete", SET_DELETE);
    }

    private static void markViews(JsObject view) {
        for (ElementKind kind : ElementKind.values()) {
            if (isOfNumbers(kind)) {
                mark(view, "get" + kind.title, VIEW_GET + kind.code);
                mark(view, "set" + kind.title, VIEW_SET + kind.code);
            }
        }
    }

    private static boolean isOfNumbers(ElementKind kind) {
        return !kind.isBigInt() && kind != ElementKind.UINT8_CLAMPED;
    }

    /** The kind of elements that an accessor of data views is for; null if the number is of something else. */
    public static ElementKind viewKind(int shortcut) {
        return shortcut >= VIEW_GET && shortcut < VIEW_END ? ElementKind.values()[shortcut & 15] : null;
    }

    /** Whether a number is that of a method of strings that calls ask for: {@link #name} knows it. */
    public static boolean isOfStrings(int shortcut) {
        return switch (shortcut) {
            case STRING_SLICE, STRING_INDEX_OF, STRING_INCLUDES, STRING_STARTS_WITH, STRING_ENDS_WITH -> true;
            default -> false;
        };
    }

    /** The same of arrays. */
    public static boolean isOfArrays(int shortcut) {
        return shortcut == ARRAY_INDEX_OF || shortcut == ARRAY_INCLUDES || shortcut >= ARRAY_FOR_EACH && shortcut <= ARRAY_FIND_INDEX;
    }

    /** The name of a function of Math, of strings, of arrays or of data views that has a number here. */
    public static String name(int shortcut) {
        return switch (shortcut) {
            case CHAR_CODE_AT -> "charCodeAt";
            case STRING_SLICE -> "slice";
            case STRING_INDEX_OF, ARRAY_INDEX_OF -> "indexOf";
            case STRING_INCLUDES, ARRAY_INCLUDES -> "includes";
            case STRING_STARTS_WITH -> "startsWith";
            case STRING_ENDS_WITH -> "endsWith";
            case ARRAY_FOR_EACH -> "forEach";
            case ARRAY_MAP -> "map";
            case ARRAY_FILTER -> "filter";
            case ARRAY_REDUCE -> "reduce";
            case ARRAY_SOME -> "some";
            case ARRAY_EVERY -> "every";
            case ARRAY_FIND -> "find";
            case ARRAY_FIND_INDEX -> "findIndex";
            case MATH_FLOOR -> "floor";
            case MATH_CEIL -> "ceil";
            case MATH_SQRT -> "sqrt";
            case MATH_ABS -> "abs";
            case MATH_MIN -> "min";
            case MATH_MAX -> "max";
            case MATH_IMUL -> "imul";
            case MATH_TRUNC -> "trunc";
            default -> viewKind(shortcut) == null ? "" : (shortcut < VIEW_SET ? "get" : "set") + viewKind(shortcut).title;
        };
    }

    private static void mark(JsObject holder, String name, int shortcut) {
        ((NativeFunction) holder.get(PropertyKey.of(name))).shortcut = shortcut;
    }

    /** Whether a value is the builtin of that number. */
    public static boolean is(Object callee, int shortcut) {
        return callee instanceof NativeFunction f && f.shortcut == shortcut;
    }

}
