package tsubame.text.regexp;

/**
 * A node of a pattern. Immutable; flags i, m, s are resolved into the nodes, because modifiers change them inside a pattern. Groups
 * that do not capture leave no node. `id` numbers the nodes of one tree from 0, so that analyses keep their facts in arrays.
 */
public sealed interface RegExpNode {
    /** For {@link Repeat#max}: no upper limit. */
    int INFINITE = Integer.MAX_VALUE;

    int id();

    record Empty(int id) implements RegExpNode {}

    /** A code point with flag u or v, else a code unit. */
    record Literal(int id, int character, boolean ignoreCase) implements RegExpNode {}

    /** Also an escape such as \d or \p{L} outside of brackets. */
    record CharacterClass(int id, ClassNode content, boolean inverted, boolean ignoreCase) implements RegExpNode {}

    /** The dot. */
    record AnyCharacter(int id, boolean dotAll) implements RegExpNode {}

    record LineStart(int id, boolean multiline) implements RegExpNode {}

    record LineEnd(int id, boolean multiline) implements RegExpNode {}

    record WordBoundary(int id, boolean negated, boolean ignoreCase) implements RegExpNode {}

    record Group(int id, int index, RegExpNode body) implements RegExpNode {}

    /** Refers to the one of the groups that took part in the match; several only if a name has several groups. */
    record BackReference(int id, int[] groups, boolean ignoreCase) implements RegExpNode {}

    record Look(int id, boolean behind, boolean negative, RegExpNode body) implements RegExpNode {}

    /** Each iteration forgets the groups from firstGroup up to, not including, endGroup. */
    record Repeat(int id, RegExpNode body, int min, int max, boolean greedy, int firstGroup, int endGroup) implements RegExpNode {}

    record Sequence(int id, RegExpNode[] items) implements RegExpNode {}

    record Alternatives(int id, RegExpNode[] options) implements RegExpNode {}
}
