package tsubame.text.regexp;

/**
 * A parsed pattern. `groupCount` counts group 0, the whole match; `groupNames` has the name of each group, or null. A name occurs
 * more than once only for groups in different alternatives.
 */
public record RegExpTree(String pattern, int flags, RegExpNode root, int groupCount, String[] groupNames, int nodeCount) {}
