package tsubame.testkit.rules;

/**
 * The rules of the house, one row each: its name in reports and in the table of exceptions, and the remedy that a report
 * prints when a violation has none of its own. What a rule checks is in the class named by the comment above its rows.
 */
public enum Rule {
    // ArrowRules: every module
    ARROW("move the code, or hand the thing over through a type of a module that may be used"),
    PACKAGE("put the class into a package under tsubame.<module>"),
    OUTSIDE("product modules use java.* and nothing else, so that a bare JDK builds them"),
    MUTABLE_STATIC("make it final, or a field of an object that is passed; per-heap roots sit in runtime's Agent"),
    HUGE_METHOD("split it by theme: HotSpot never compiles it"),

    // FrontendRules: frontend
    FRONTEND("write the loop, or use what tsubame.frontend.source has; frontend is compiled natively too"),

    // DialectRules: text, bytecode, runtime, system
    BOX("keep it primitive (an int in an array, a small own structure); numbers as values are Double"),
    INDY("write a named class with the one method, and hand it what it captures"),
    RECORD_METHOD("name the components: a record's own equals, hashCode and toString are made by invokedynamic"),
    IDENTITY("use Values.same, or compare with a static type that cannot be a number"),
    IDENTITY_HASH("keep a number in the object, or override hashCode; identity hashes differ from run to run"),
    LOCK("drop it: a heap has one mutator"),
    CATCH("catch JsThrow; a Java fault is a bug, check the condition before it"),
    JDK("write it ourselves, or add a row with its reason to JdkSurface"),

    // SystemRules: system, and whoever uses its annotations
    SYSTEM("System Java is static methods over primitives and Address; annotate the callee, or write it without"),
    REASON("say why: an annotation that restricts is not free"),

    // LengthRules: sources of every module
    FILE_LENGTH("split the file by theme; a table may stand in testkit/rules/file-length.txt with its reason"),
    METHOD_LENGTH("name a step of it and make that a method"),

    // Exceptions: the tables beside this module's pom
    UNNEEDED_EXCEPTION("remove the line");

    private final String remedy;

    Rule(String remedy) {
        this.remedy = remedy;
    }

    public String remedy() {
        return remedy;
    }
}
