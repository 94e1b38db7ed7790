package tsubame.text.regexp;

/** What stands in a character class, as written: sets are computed by {@link ClassSets}. Immutable. */
public sealed interface ClassNode {
    record Range(int first, int last) implements ClassNode {}

    /** One of the letters d D s S w W. */
    record Escape(char kind) implements ClassNode {}

    /** A number of UnicodeProperties; `ofStrings` says of which kind. */
    record Property(int property, boolean negated, boolean ofStrings) implements ClassNode {}

    /** \q{…|…} */
    record Strings(int[][] strings) implements ClassNode {}

    record Nested(ClassNode content, boolean inverted) implements ClassNode {}

    record Union(ClassNode[] items) implements ClassNode {}

    record Intersection(ClassNode[] operands) implements ClassNode {}

    record Subtraction(ClassNode[] operands) implements ClassNode {}

    /** MayContainStrings, ECMA-262 §22.2.1.8: whether the class may match other than exactly one character, decided by its form. */
    static boolean mayContainStrings(ClassNode node) {
        if (node instanceof Property property) return property.ofStrings();
        if (node instanceof Nested nested) return !nested.inverted() && mayContainStrings(nested.content());
        if (node instanceof Subtraction subtraction) return mayContainStrings(subtraction.operands()[0]);
        if (node instanceof Strings strings) {
            for (int[] string : strings.strings()) if (string.length != 1) return true;
            return false;
        }
        if (node instanceof Intersection intersection) {
            for (ClassNode operand : intersection.operands()) if (!mayContainStrings(operand)) return false;
            return true;
        }
        if (node instanceof Union union) {
            for (ClassNode item : union.items()) if (mayContainStrings(item)) return true;
        }
        return false;
    }
}
