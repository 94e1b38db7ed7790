package tsubame.text.regexp;

import java.util.ArrayList;
import java.util.Arrays;
import tsubame.text.unicode.CodePointSet;

/**
 * Rewrites the classes that match strings (flag v) as alternatives of sequences, so that the compiler sees only classes of single
 * characters. Longer strings come first (ECMA-262 §22.2.2.7, CompileAtom of CharacterClass). Reading forward, all members that can match
 * at a place are prefixes of one another, so a trie whose nodes try their children before they end keeps that order.
 */
final class StringClasses {
    private final RegExpTree tree;
    private int nextId;

    private StringClasses(RegExpTree tree) {
        this.tree = tree;
        nextId = tree.nodeCount();
    }

    static RegExpTree lower(RegExpTree tree) {
        if ((tree.flags() & RegExpFlags.UNICODE_SETS) == 0) return tree;
        StringClasses lowering = new StringClasses(tree);
        RegExpNode root = lowering.rewrite(tree.root(), false);
        return new RegExpTree(tree.pattern(), tree.flags(), root, tree.groupCount(), tree.groupNames(), lowering.nextId);
    }

    private RegExpNode rewrite(RegExpNode node, boolean backward) {
        if (node instanceof RegExpNode.CharacterClass set) return characterClass(set, backward);
        if (node instanceof RegExpNode.Group group) {
            return new RegExpNode.Group(group.id(), group.index(), rewrite(group.body(), backward));
        }
        if (node instanceof RegExpNode.Look look) {
            return new RegExpNode.Look(look.id(), look.behind(), look.negative(), rewrite(look.body(), look.behind()));
        }
        if (node instanceof RegExpNode.Repeat r) {
            RegExpNode body = rewrite(r.body(), backward);
            return new RegExpNode.Repeat(r.id(), body, r.min(), r.max(), r.greedy(), r.firstGroup(), r.endGroup());
        }
        if (node instanceof RegExpNode.Sequence sequence) return new RegExpNode.Sequence(sequence.id(), all(sequence.items(), backward));
        if (node instanceof RegExpNode.Alternatives alternatives) {
            return new RegExpNode.Alternatives(alternatives.id(), all(alternatives.options(), backward));
        }
        return node;
    }

    private RegExpNode[] all(RegExpNode[] nodes, boolean backward) {
        RegExpNode[] rewritten = new RegExpNode[nodes.length];
        for (int i = 0; i < nodes.length; i++) rewritten[i] = rewrite(nodes[i], backward);
        return rewritten;
    }

    private RegExpNode characterClass(RegExpNode.CharacterClass node, boolean backward) {
        if (node.inverted() || !ClassNode.mayContainStrings(node.content())) return node;
        ClassSets.Value value = new ClassSets(tree.flags(), node.ignoreCase()).matched(node);
        if (value.strings.isEmpty()) return set(value.characters, node.ignoreCase());
        int[][] strings = value.strings.toArray(new int[value.strings.size()][]);
        if (backward) return longestFirst(strings, value.characters, node.ignoreCase());
        sort(strings, new int[strings.length][], 0, strings.length);
        return trie(strings, 0, strings.length, 0, value.characters, node.ignoreCase());
    }

    /** Merge sort of strings[from..to) by code points; `spare` is as long as `strings`. */
    private static void sort(int[][] strings, int[][] spare, int from, int to) {
        if (to - from < 2) return;
        int middle = (from + to) >>> 1;
        sort(strings, spare, from, middle);
        sort(strings, spare, middle, to);
        System.arraycopy(strings, from, spare, from, middle - from);
        int left = from;
        int right = middle;
        for (int i = from; left < middle; i++) {
            boolean takeRight = right < to && Arrays.compare(strings[right], spare[left]) < 0;
            strings[i] = takeRight ? strings[right++] : spare[left++];
        }
    }

    /** The strings from..to, which agree before `depth`, from there on; `singles` are further members of one character. */
    private RegExpNode trie(int[][] strings, int from, int to, int depth, CodePointSet singles, boolean ignoreCase) {
        ArrayList<RegExpNode> options = new ArrayList<>();
        boolean ends = strings[from].length == depth;
        if (ends) from++;
        for (int i = from; i < to;) {
            int c = strings[i][depth];
            int next = i + 1;
            while (next < to && strings[next][depth] == c) next++;
            if (next == i + 1 && strings[i].length == depth + 1) {
                singles = singles.union(CodePointSet.of(c));
            } else {
                RegExpNode rest = trie(strings, i, next, depth + 1, CodePointSet.EMPTY, ignoreCase);
                RegExpNode head = new RegExpNode.Literal(nextId++, c, ignoreCase);
                options.add(new RegExpNode.Sequence(nextId++, new RegExpNode[] {head, rest}));
            }
            i = next;
        }
        if (!singles.isEmpty()) options.add(set(singles, ignoreCase));
        if (ends) options.add(new RegExpNode.Empty(nextId++));
        return alternatives(options);
    }

    private RegExpNode longestFirst(int[][] strings, CodePointSet singles, boolean ignoreCase) {
        ArrayList<RegExpNode> options = new ArrayList<>();
        int longest = 0;
        for (int[] string : strings) longest = Math.max(longest, string.length);
        for (int length = longest; length >= 0; length--) {
            if (length == 1 && !singles.isEmpty()) options.add(set(singles, ignoreCase));
            for (int[] string : strings) if (string.length == length) options.add(sequence(string, ignoreCase));
        }
        return alternatives(options);
    }

    private RegExpNode sequence(int[] string, boolean ignoreCase) {
        if (string.length == 0) return new RegExpNode.Empty(nextId++);
        RegExpNode[] items = new RegExpNode[string.length];
        for (int i = 0; i < items.length; i++) items[i] = new RegExpNode.Literal(nextId++, string[i], ignoreCase);
        return new RegExpNode.Sequence(nextId++, items);
    }

    private RegExpNode alternatives(ArrayList<RegExpNode> options) {
        if (options.size() == 1) return options.get(0);
        return new RegExpNode.Alternatives(nextId++, options.toArray(new RegExpNode[options.size()]));
    }

    private RegExpNode set(CodePointSet members, boolean ignoreCase) {
        ClassNode[] ranges = new ClassNode[members.rangeCount()];
        for (int r = 0; r < ranges.length; r++) ranges[r] = new ClassNode.Range(members.first(r), members.last(r));
        return new RegExpNode.CharacterClass(nextId++, new ClassNode.Union(ranges), false, ignoreCase);
    }
}
