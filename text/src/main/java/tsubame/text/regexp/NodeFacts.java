package tsubame.text.regexp;

import java.util.Arrays;
import tsubame.text.unicode.CodePointSet;

/**
 * What the compiler knows about each node of a tree, found bottom up once: the set that a node for one character matches, what it may
 * begin with, the fewest code units it consumes, and how much code it becomes.
 */
final class NodeFacts {
    /** A repetition is written out when that gives at most this many nodes. */
    private static final int UNROLL_LIMIT = 32;

    private final int flags;
    private final boolean unicode;
    private final CodePointSet[] single;
    private final FirstSet[] first;
    private final int[] minLength;
    private final int[] size;
    private int[] referenced = {};
    private final ClassSets plain;
    private final ClassSets ignoringCase;

    /** The groups that back references name. */
    int[] referenced() {
        return referenced;
    }

    private void addReferenced(int group) {
        for (int known : referenced) if (known == group) return;
        referenced = Arrays.copyOf(referenced, referenced.length + 1);
        referenced[referenced.length - 1] = group;
    }

    NodeFacts(RegExpTree tree) {
        flags = tree.flags();
        unicode = RegExpFlags.byCodePoint(flags);
        single = new CodePointSet[tree.nodeCount()];
        first = new FirstSet[tree.nodeCount()];
        minLength = new int[tree.nodeCount()];
        size = new int[tree.nodeCount()];
        plain = new ClassSets(flags, false);
        ignoringCase = new ClassSets(flags, true);
        visit(tree.root());
    }

    ClassSets sets(boolean ignoreCase) {
        return ignoreCase ? ignoringCase : plain;
    }

    /** The characters that the node matches, if it matches always exactly one; else null. */
    CodePointSet single(RegExpNode node) {
        return single[node.id()];
    }

    FirstSet first(RegExpNode node) {
        return first[node.id()];
    }

    int minLength(RegExpNode node) {
        return minLength[node.id()];
    }

    /** Whether `count` copies of the body of a repetition are few enough to be written out. */
    boolean unrolls(RegExpNode body, int count) {
        return (long) size[body.id()] * count <= UNROLL_LIMIT;
    }

    private void visit(RegExpNode node) {
        int id = node.id();
        size[id] = 1;
        first[id] = FirstSet.TRANSPARENT;
        if (node instanceof RegExpNode.Literal literal) {
            character(id, sets(literal.ignoreCase()).literal(literal.character()));
        } else if (node instanceof RegExpNode.CharacterClass set) {
            character(id, sets(set.ignoreCase()).matched(set).characters);
        } else if (node instanceof RegExpNode.AnyCharacter any) {
            character(id, plain.dot(any.dotAll()));
        } else if (node instanceof RegExpNode.LineEnd end) {
            first[id] = end.multiline() ? FirstSet.LINE_END : FirstSet.INPUT_END;
        } else if (node instanceof RegExpNode.BackReference reference) {
            for (int group : reference.groups()) addReferenced(group);
            first[id] = new FirstSet(FirstSet.ANYTHING.units(), true, true);
        } else if (node instanceof RegExpNode.Group group) {
            copy(id, group.body());
        } else if (node instanceof RegExpNode.Look look) {
            visit(look.body());
            size[id] = 2 + size[look.body().id()];
        } else if (node instanceof RegExpNode.Repeat repeat) {
            repeat(id, repeat);
        } else if (node instanceof RegExpNode.Sequence sequence) {
            sequence(id, sequence.items());
        } else if (node instanceof RegExpNode.Alternatives alternatives) {
            alternatives(id, alternatives.options());
        }
    }

    private void character(int id, CodePointSet set) {
        single[id] = set;
        first[id] = FirstSet.of(unicode ? FirstSet.units(set) : set);
        boolean astral = !set.isEmpty() && set.first(0) > 0xffff;
        minLength[id] = astral ? 2 : 1;
    }

    private void copy(int id, RegExpNode body) {
        visit(body);
        first[id] = first[body.id()];
        minLength[id] = minLength[body.id()];
        size[id] = size[body.id()] + 2;
    }

    private void repeat(int id, RegExpNode.Repeat repeat) {
        copy(id, repeat.body());
        int body = repeat.body().id();
        minLength[id] = saturated((long) minLength[body] * repeat.min());
        if (repeat.min() == 0) first[id] = new FirstSet(first[body].units(), first[body].end(), true);
        if (repeat.max() == 0) first[id] = FirstSet.TRANSPARENT;
        if (single[body] == null) {
            int copies = repeat.max() == RegExpNode.INFINITE ? repeat.min() : repeat.max();
            if (unrolls(repeat.body(), copies)) size[id] = size[body] * (copies + 1) + 2;
        }
    }

    private static int saturated(long value) {
        return (int) Math.min(value, Integer.MAX_VALUE);
    }

    private void sequence(int id, RegExpNode[] items) {
        FirstSet whole = FirstSet.TRANSPARENT;
        long length = 0;
        int total = 0;
        for (RegExpNode item : items) {
            visit(item);
            whole = whole.then(first[item.id()]);
            length += minLength[item.id()];
            total += size[item.id()];
        }
        first[id] = whole;
        minLength[id] = saturated(length);
        size[id] = total;
    }

    private void alternatives(int id, RegExpNode[] options) {
        FirstSet whole = FirstSet.NOTHING;
        int length = Integer.MAX_VALUE;
        int total = 0;
        for (RegExpNode option : options) {
            visit(option);
            whole = whole.or(first[option.id()]);
            length = Math.min(length, minLength[option.id()]);
            total += size[option.id()] + 2;
        }
        first[id] = whole;
        minLength[id] = length;
        size[id] = total;
    }
}
