package tsubame.testkit.rules;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * What code in the runtime dialect may use of the JDK: one row for each class, with the reason it is there, and the
 * methods that may be called (or those that may not). A JDK method that runtime calls is compiled into the product, with
 * everything it drags along; so each row is a decision, and the list is short on purpose.
 */
final class JdkSurface {
    private record Row(String reason, boolean only, Set<String> methods) {
        boolean admits(String method) {
            return methods.contains(method) == only;
        }
    }

    private static final Map<String, Row> ROWS = new HashMap<>();

    private static void only(String type, String reason, String... methods) {
        ROWS.put(type, new Row(reason, true, Set.of(methods)));
    }

    private static void allBut(String type, String reason, String... methods) {
        ROWS.put(type, new Row(reason, false, Set.of(methods)));
    }

    private static void exception(String type) {
        only("java/lang/" + type, "thrown where our own code is wrong, never caught; a message and nothing more", "<init>", "getMessage");
    }

    static {
        only("java/lang/Object", "the representation of a JavaScript value", "<init>", "equals", "hashCode", "toString", "clone");
        only("java/lang/String", "names and messages; JavaScript's strings are JsString",
                "<init>", "length", "charAt", "equals", "hashCode", "isEmpty", "substring", "indexOf", "lastIndexOf", "startsWith",
                "endsWith", "concat", "compareTo", "getChars", "toCharArray", "valueOf", "copyValueOf", "regionMatches", "codePointAt",
                "contains", "toString", "repeat", "trim");
        only("java/lang/CharSequence", "a parameter of StringBuilder's", "length", "charAt", "toString", "subSequence");
        allBut("java/lang/StringBuilder", "messages, and what javac makes of +",
                "chars", "codePoints", "compareTo", "reverse", "repeat");
        only("java/lang/Math", "exact operations, the same in every engine",
                "abs", "floor", "ceil", "rint", "sqrt", "min", "max", "fma", "signum", "copySign", "getExponent", "scalb", "ulp", "nextUp",
                "nextDown", "nextAfter", "floorDiv", "floorMod", "multiplyHigh", "unsignedMultiplyHigh", "clamp",
                "ceilDiv", "ceilDivUnsigned", "multiplyFull");
        allBut("java/lang/StrictMath", "the one algorithm of each function in every engine", "random");
        only("java/lang/Double", "the representation of a number; its text is tsubame.text's work",
                "valueOf", "doubleValue", "doubleToRawLongBits", "doubleToLongBits", "longBitsToDouble", "isNaN", "isInfinite", "isFinite",
                "compare", "float16ToFloat");
        only("java/lang/Number", "a supertype of Double");
        only("java/lang/Boolean", "the representation of a boolean", "valueOf", "booleanValue", "TRUE", "FALSE");
        only("java/lang/System", "an intrinsic", "arraycopy");
        only("java/lang/Enum", "closed sets", "<init>", "ordinal", "name", "compareTo", "equals", "hashCode", "toString", "valueOf");
        only("java/lang/Record", "data", "<init>");
        only("java/lang/Comparable", "a supertype of Double and String");
        only("java/lang/Iterable", "for over our own collections", "iterator");
        only("java/lang/Runnable", "an interface without code", "run");
        only("java/util/Objects", "javac puts it where a null would pass unseen", "requireNonNull", "<init>");
        for (String type : new String[] {"Throwable", "Exception", "RuntimeException", "Error", "IllegalStateException",
                "IllegalArgumentException", "IndexOutOfBoundsException", "ArithmeticException", "UnsupportedOperationException",
                "AssertionError", "MatchException"}) {
            exception(type);
        }
        only("java/util/NoSuchElementException", "the contract of Iterator.next", "<init>");
        only("java/util/Arrays", "copies, fills and searches in arrays of primitives: intrinsics or loops", "copyOf", "copyOfRange", "fill", "binarySearch", "equals", "mismatch", "compare");
        collection("java/util/ArrayList");
        collection("java/util/ArrayDeque");
        collection("java/util/HashMap");
        for (String view : new String[] {"List", "Collection", "Map", "Map$Entry", "Set", "Iterator", "Deque", "Queue"}) {
            collection("java/util/" + view);
        }
    }

    private static void collection(String type) {
        allBut(type, "cold code: the compiler's side of eval, module tables, start-up", "of", "copyOf", "ofEntries", "stream",
                "parallelStream", "spliterator", "sort", "forEach", "removeIf", "replaceAll", "computeIfAbsent", "computeIfPresent",
                "compute", "merge", "comparingByKey", "comparingByValue", "entry", "forEachRemaining", "asLifoQueue");
    }

    private JdkSurface() {}

    /** Whether the class may appear at all: in a descriptor, a cast, as a superclass. */
    static boolean admits(String internalName) {
        return ROWS.containsKey(internalName);
    }

    /** Whether the method (or field) of the class may be used. Doubles are never printed or parsed by the JDK. */
    static boolean admits(String internalName, String member, String descriptor) {
        Row row = ROWS.get(internalName);
        return row != null && row.admits(member) && !isNumberText(internalName, member, descriptor);
    }

    private static boolean isNumberText(String type, String member, String descriptor) {
        boolean takesFloating = descriptor.startsWith("(D") || descriptor.startsWith("(F") || descriptor.startsWith("(ID")
                || descriptor.startsWith("(IF");
        return switch (type) {
            case "java/lang/String", "java/lang/StringBuilder" -> takesFloating && !member.equals("<init>");
            case "java/lang/Double" -> descriptor.contains("Ljava/lang/String;");
            default -> false;
        };
    }

    static String remedy(String internalName, String member, String descriptor) {
        if (isNumberText(internalName, member, descriptor)) return "use tsubame.text: JavaScript's number text is not Java's";
        return switch (internalName) {
            case "java/lang/Math" -> "use StrictMath, or compute it: Math's results may differ between engines";
            case "java/lang/String" -> "concatenate, or write the loop";
            case "java/lang/System" -> "ask the host: clocks, properties and streams are its business";
            case "java/lang/Class" -> "no reflection and no assert: throw explicitly";
            default -> Rule.JDK.remedy();
        };
    }
}
