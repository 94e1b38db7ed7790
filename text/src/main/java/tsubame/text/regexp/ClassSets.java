package tsubame.text.regexp;

import java.util.ArrayList;
import java.util.HashMap;
import tsubame.text.unicode.CaseFolding;
import tsubame.text.unicode.CodePointSet;
import tsubame.text.unicode.UnicodeProperties;

/**
 * CompileToCharSet, ECMA-262 §22.2.2.9: from a class as written to the set of characters, and with flag v strings, that it matches.
 * Ignoring case needs no work while matching: the final set is closed under Canonicalize here.
 */
final class ClassSets {
    static final CodePointSet LINE_TERMINATORS = CodePointSet.of('\n').union(CodePointSet.of('\r')).union(CodePointSet.range(0x2028, 0x2029));
    private static final CodePointSet DIGITS = CodePointSet.range('0', '9');
    private static final CodePointSet WORD = DIGITS.union(CodePointSet.range('A', 'Z')).union(CodePointSet.of('_'))
            .union(CodePointSet.range('a', 'z'));
    /** WhiteSpace and LineTerminator: the category Zs and the controls among them. */
    private static final CodePointSet SPACE = UnicodeProperties.set(UnicodeProperties.find("Zs")).union(CodePointSet.range(9, 13))
            .union(LINE_TERMINATORS).union(CodePointSet.of(0xfeff));

    /** Members of one character, and the strings of any other length. */
    static final class Value {
        final CodePointSet characters;
        final ArrayList<int[]> strings;

        Value(CodePointSet characters, ArrayList<int[]> strings) {
            this.characters = characters;
            this.strings = strings;
        }
    }

    private static final ArrayList<int[]> NO_STRINGS = new ArrayList<>(0);

    private final boolean unicode;
    private final boolean unicodeSets;
    private final boolean ignoreCase;
    /** MaybeSimpleCaseFolding is not the identity: then sets hold folded characters only until they are closed at the end. */
    private final boolean folding;

    ClassSets(int flags, boolean ignoreCase) {
        unicode = RegExpFlags.byCodePoint(flags);
        unicodeSets = (flags & RegExpFlags.UNICODE_SETS) != 0;
        this.ignoreCase = ignoreCase;
        folding = unicodeSets && ignoreCase;
    }

    /** What the class matches, ready to be tested against characters of the input as they are. */
    Value matched(RegExpNode.CharacterClass node) {
        Value value = evaluate(node.content());
        CodePointSet set = value.characters;
        // Without flag v a class is negated when it is matched; with it, as a set.
        if (node.inverted() && unicodeSets) set = complement(set);
        set = close(set);
        if (node.inverted() && !unicodeSets) set = complement(set);
        return new Value(set, value.strings);
    }

    CodePointSet close(CodePointSet set) {
        return ignoreCase ? CaseFolding.closure(set, unicode) : set;
    }

    CodePointSet literal(int character) {
        return ignoreCase ? CaseFolding.closure(character, unicode) : CodePointSet.of(character);
    }

    CodePointSet dot(boolean dotAll) {
        CodePointSet all = unicode ? CodePointSet.ALL : CodePointSet.range(0, 0xffff);
        return dotAll ? all : all.subtract(LINE_TERMINATORS);
    }

    /** WordCharacters(rer): with u or v and i also the two letters that fold to k and s. */
    CodePointSet word() {
        return unicode && ignoreCase ? CaseFolding.closure(WORD, true) : WORD;
    }

    private CodePointSet complement(CodePointSet set) {
        if (folding) return CaseFolding.fixed().subtract(set);
        return (unicode ? CodePointSet.ALL : CodePointSet.range(0, 0xffff)).subtract(set);
    }

    private CodePointSet fold(CodePointSet set) {
        return folding ? CaseFolding.folded(set) : set;
    }

    private static Value characters(CodePointSet set) {
        return new Value(set, NO_STRINGS);
    }

    private Value evaluate(ClassNode node) {
        if (node instanceof ClassNode.Range range) return characters(fold(CodePointSet.range(range.first(), range.last())));
        if (node instanceof ClassNode.Escape escape) return characters(escape(escape.kind()));
        if (node instanceof ClassNode.Property property) return property(property);
        if (node instanceof ClassNode.Strings strings) return strings(strings.strings());
        if (node instanceof ClassNode.Union union) return union(union.items());
        if (node instanceof ClassNode.Intersection intersection) return combine(intersection.operands(), true);
        if (node instanceof ClassNode.Subtraction subtraction) return combine(subtraction.operands(), false);
        ClassNode.Nested nested = (ClassNode.Nested) node;
        Value value = evaluate(nested.content());
        return nested.inverted() ? characters(complement(value.characters)) : value;
    }

    private CodePointSet escape(char kind) {
        switch (kind) {
            case 'd': return DIGITS;
            case 's': return SPACE;
            case 'w': return fold(word());
            case 'D': return complement(DIGITS);
            case 'S': return complement(fold(SPACE));
            default: return complement(fold(word()));
        }
    }

    private Value property(ClassNode.Property property) {
        if (!property.ofStrings()) {
            CodePointSet set = fold(UnicodeProperties.set(property.property()));
            return characters(property.negated() ? complement(set) : set);
        }
        ArrayList<int[]> members = new ArrayList<>();
        UnicodeProperties.strings(property.property(), members);
        return strings(members.toArray(new int[members.size()][]));
    }

    private Value strings(int[][] members) {
        int[] singles = new int[2 * members.length];
        int n = 0;
        HashMap<String, int[]> seen = new HashMap<>();
        ArrayList<int[]> longer = new ArrayList<>();
        for (int[] member : members) {
            if (member.length == 1) {
                singles[n++] = member[0];
                singles[n++] = member[0];
            } else {
                int[] folded = foldString(member);
                if (seen.put(key(folded), folded) == null) longer.add(folded);
            }
        }
        return new Value(fold(CodePointSet.ofRanges(singles, n)), longer);
    }

    private int[] foldString(int[] string) {
        if (!folding) return string;
        int[] folded = new int[string.length];
        for (int i = 0; i < folded.length; i++) folded[i] = CaseFolding.simpleFold(string[i]);
        return folded;
    }

    private static String key(int[] string) {
        char[] units = new char[2 * string.length];
        for (int i = 0; i < string.length; i++) {
            units[2 * i] = (char) (string[i] >> 16);
            units[2 * i + 1] = (char) string[i];
        }
        return new String(units);
    }

    private Value union(ClassNode[] items) {
        int[] ranges = new int[2 * items.length];
        int n = 0;
        CodePointSet set = CodePointSet.EMPTY;
        ArrayList<int[]> strings = new ArrayList<>();
        HashMap<String, int[]> seen = new HashMap<>();
        for (ClassNode item : items) {
            if (item instanceof ClassNode.Range range) {
                ranges[n++] = range.first();
                ranges[n++] = range.last();
                continue;
            }
            Value value = evaluate(item);
            set = set.union(value.characters);
            for (int i = 0; i < value.strings.size(); i++) {
                int[] string = value.strings.get(i);
                if (seen.put(key(string), string) == null) strings.add(string);
            }
        }
        return new Value(set.union(fold(CodePointSet.ofRanges(ranges, n))), strings);
    }

    /** The first operand's members that all others have (`common`), or that none of the others has. */
    private Value combine(ClassNode[] operands, boolean common) {
        Value result = evaluate(operands[0]);
        for (int i = 1; i < operands.length; i++) {
            Value other = evaluate(operands[i]);
            CodePointSet set = common ? result.characters.intersect(other.characters) : result.characters.subtract(other.characters);
            HashMap<String, int[]> others = new HashMap<>();
            for (int k = 0; k < other.strings.size(); k++) others.put(key(other.strings.get(k)), other.strings.get(k));
            ArrayList<int[]> strings = new ArrayList<>();
            for (int k = 0; k < result.strings.size(); k++) {
                int[] string = result.strings.get(k);
                if (others.containsKey(key(string)) == common) strings.add(string);
            }
            result = new Value(set, strings);
        }
        return result;
    }
}
