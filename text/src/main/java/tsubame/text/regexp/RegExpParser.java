package tsubame.text.regexp;

import java.util.ArrayList;

/**
 * Pattern and flags to tree, or the first syntax error: the grammar of ECMA-262 §22.2.1 with Annex B.1.2 where neither u nor v is
 * given. Nesting deeper than {@link #MAX_DEPTH} is an error, so that no recursion over a tree can exhaust the stack.
 */
public final class RegExpParser {
    static final int MAX_DEPTH = 500;

    private final PatternReader in;
    private final ClassParser classes;
    private final GroupScan groups;
    /** The i, m and s in force here. */
    private int modifiers;
    private int groupIndex = 1;
    private int nodeCount;
    private int depth;
    /** Names of the groups that may take part together with a group at the cursor. */
    private final ArrayList<String> namesInPath = new ArrayList<>();

    private RegExpParser(String pattern, int flags) {
        in = new PatternReader(pattern, flags);
        classes = new ClassParser(in);
        groups = new GroupScan(pattern, flags);
        in.namedGroups = groups.anyName;
        modifiers = flags;
    }

    /** `flags` are bits of {@link RegExpFlags}. */
    public static RegExpTree parse(String pattern, int flags) throws RegExpSyntaxException {
        RegExpParser parser = new RegExpParser(pattern, flags);
        RegExpNode root = parser.disjunction();
        if (parser.in.more()) throw parser.in.error("Unmatched ')'");
        String[] names = parser.groups.names.toArray(new String[parser.groups.count]);
        return new RegExpTree(pattern, flags, root, parser.groups.count, names, parser.nodeCount);
    }

    private boolean ignoreCase() {
        return (modifiers & RegExpFlags.IGNORE_CASE) != 0;
    }

    private boolean multiline() {
        return (modifiers & RegExpFlags.MULTILINE) != 0;
    }

    /** Up to ")" or the end, which it leaves. Groups in different alternatives never take part together, so they may share names. */
    private RegExpNode disjunction() throws RegExpSyntaxException {
        if (++depth > MAX_DEPTH) throw in.error("Regular expression too large");
        ArrayList<RegExpNode> options = new ArrayList<>();
        ArrayList<String> names = new ArrayList<>();
        int outer = namesInPath.size();
        do {
            options.add(alternative());
            while (namesInPath.size() > outer) names.add(namesInPath.remove(namesInPath.size() - 1));
        } while (in.eat('|'));
        namesInPath.addAll(names);
        depth--;
        if (options.size() == 1) return options.get(0);
        return new RegExpNode.Alternatives(nodeCount++, options.toArray(new RegExpNode[options.size()]));
    }

    private RegExpNode alternative() throws RegExpSyntaxException {
        ArrayList<RegExpNode> items = new ArrayList<>();
        while (in.more() && in.peek() != '|' && in.peek() != ')') items.add(term());
        if (items.isEmpty()) return new RegExpNode.Empty(nodeCount++);
        if (items.size() == 1) return items.get(0);
        return new RegExpNode.Sequence(nodeCount++, items.toArray(new RegExpNode[items.size()]));
    }

    private RegExpNode term() throws RegExpSyntaxException {
        int firstGroup = groupIndex;
        RegExpNode atom = atom();
        return quantifiable ? quantified(atom, firstGroup) : atom;
    }

    /** Whether the grammar lets a quantifier follow the atom just read. */
    private boolean quantifiable;

    private RegExpNode quantified(RegExpNode atom, int firstGroup) throws RegExpSyntaxException {
        int start = in.at;
        int min = 0;
        int max = RegExpNode.INFINITE;
        int c = in.peek();
        if (c == '+') min = 1;
        else if (c == '?') max = 1;
        else if (c == '{') {
            in.at++;
            if (!braces()) {
                in.at = start;
                if (in.unicode) throw in.error("Incomplete quantifier");
                return atom;
            }
            min = bracesMin;
            max = bracesMax;
        } else if (c != '*') return atom;
        if (c != '{') in.at++;
        boolean greedy = !in.eat('?');
        return new RegExpNode.Repeat(nodeCount++, atom, min, max, greedy, firstGroup, groupIndex);
    }

    private int bracesMin;
    private int bracesMax;

    /** Behind "{": whether {n}, {n,} or {n,m} is complete; its bounds. */
    private boolean braces() throws RegExpSyntaxException {
        if (!PatternReader.isDigit(in.peek())) return false;
        int minAt = in.at;
        bracesMin = in.decimal();
        int minEnd = in.at;
        bracesMax = bracesMin;
        if (in.eat(',')) {
            bracesMax = RegExpNode.INFINITE;
            if (PatternReader.isDigit(in.peek())) {
                int maxAt = in.at;
                bracesMax = in.decimal();
                if (in.peek() == '}' && compareDecimals(minAt, minEnd, maxAt, in.at) > 0) {
                    throw in.error("numbers out of order in {} quantifier");
                }
            }
        }
        return in.eat('}');
    }

    /** Compares digits rather than values, which may be too large for any type. */
    private int compareDecimals(int a, int aEnd, int b, int bEnd) {
        while (a < aEnd && in.pattern.charAt(a) == '0') a++;
        while (b < bEnd && in.pattern.charAt(b) == '0') b++;
        if (aEnd - a != bEnd - b) return aEnd - a - (bEnd - b);
        return in.pattern.substring(a, aEnd).compareTo(in.pattern.substring(b, bEnd));
    }

    private RegExpNode atom() throws RegExpSyntaxException {
        int c = in.peek();
        quantifiable = c != '^' && c != '$';
        switch (c) {
            case '^':
                in.at++;
                return new RegExpNode.LineStart(nodeCount++, multiline());
            case '$':
                in.at++;
                return new RegExpNode.LineEnd(nodeCount++, multiline());
            case '.':
                in.at++;
                return new RegExpNode.AnyCharacter(nodeCount++, (modifiers & RegExpFlags.DOT_ALL) != 0);
            case '(':
                in.at++;
                return group();
            case '[':
                in.at++;
                return bracketClass();
            case '\\':
                in.at++;
                return escape();
            case '*', '+', '?':
                throw in.error("Nothing to repeat");
            case '{':
                return openBrace();
            case '}', ']':
                if (in.unicode) throw in.error("Lone quantifier brackets");
                return literal(in.next());
            default:
                return literal(in.next());
        }
    }

    private RegExpNode literal(int character) {
        return new RegExpNode.Literal(nodeCount++, character, ignoreCase());
    }

    /** Annex B: a brace that does not begin a quantifier is a character. */
    private RegExpNode openBrace() throws RegExpSyntaxException {
        int start = in.at++;
        if (in.unicode || braces()) {
            in.at = start;
            throw in.error("Nothing to repeat");
        }
        in.at = start;
        return literal(in.next());
    }

    private RegExpNode bracketClass() throws RegExpSyntaxException {
        boolean inverted = in.eat('^');
        ClassNode content = classes.contents();
        if (inverted && ClassNode.mayContainStrings(content)) throw in.error("Negated character class may contain strings");
        return new RegExpNode.CharacterClass(nodeCount++, content, inverted, ignoreCase());
    }

    private RegExpNode escape() throws RegExpSyntaxException {
        int c = in.peek();
        if (c == 'b' || c == 'B') {
            in.at++;
            quantifiable = false;
            return new RegExpNode.WordBoundary(nodeCount++, c == 'B', ignoreCase());
        }
        if (c == 'k' && (in.unicode || in.namedGroups)) {
            in.at++;
            return namedReference();
        }
        ClassNode set = ClassParser.setEscape(in);
        if (set != null) return new RegExpNode.CharacterClass(nodeCount++, set, false, ignoreCase());
        if (c >= '1' && c <= '9') {
            int start = in.at;
            int group = in.decimal();
            if (group < groups.count) return new RegExpNode.BackReference(nodeCount++, new int[] {group}, ignoreCase());
            in.at = start;
            if (in.unicode) throw in.error("Invalid escape");
        }
        return literal(in.characterEscape(false));
    }

    private RegExpNode namedReference() throws RegExpSyntaxException {
        if (!in.eat('<')) throw in.error("Invalid named reference");
        int start = in.at;
        int[] found = groups.groupsNamed(in.groupName());
        if (found.length == 0) {
            in.at = start;
            throw in.error("Invalid named capture referenced");
        }
        return new RegExpNode.BackReference(nodeCount++, found, ignoreCase());
    }

    /** Behind "(". */
    private RegExpNode group() throws RegExpSyntaxException {
        if (!in.eat('?')) return capture();
        if (in.eat('=')) return look(false, false);
        if (in.eat('!')) return look(false, true);
        if (in.eat("<=")) return look(true, false);
        if (in.eat("<!")) return look(true, true);
        if (in.eat('<')) {
            int start = in.at;
            String name = in.groupName();
            if (namesInPath.contains(name)) {
                in.at = start;
                throw in.error("Duplicate capture group name");
            }
            namesInPath.add(name);
            return capture();
        }
        int outer = modifiers;
        if (!in.eat(':')) modifiers = modifierFlags();
        RegExpNode body = groupBody();
        modifiers = outer;
        quantifiable = true;
        return body;
    }

    private RegExpNode capture() throws RegExpSyntaxException {
        int index = groupIndex++;
        RegExpNode body = groupBody();
        quantifiable = true;
        return new RegExpNode.Group(nodeCount++, index, body);
    }

    private RegExpNode look(boolean behind, boolean negative) throws RegExpSyntaxException {
        RegExpNode body = groupBody();
        // Annex B lets lookaheads be quantified.
        quantifiable = !in.unicode && !behind;
        return new RegExpNode.Look(nodeCount++, behind, negative, body);
    }

    private RegExpNode groupBody() throws RegExpSyntaxException {
        RegExpNode body = disjunction();
        if (!in.eat(')')) throw in.error("Unterminated group");
        return body;
    }

    /** (?ims-ims: with each letter at most once and at least one; the result is the flags in force inside. */
    private int modifierFlags() throws RegExpSyntaxException {
        int added = modifierLetters(0);
        boolean minus = in.eat('-');
        int removed = minus ? modifierLetters(added) : 0;
        if (added == 0 && removed == 0 || !in.eat(':')) throw in.error("Invalid group");
        return modifiers & ~removed | added;
    }

    private int modifierLetters(int taken) throws RegExpSyntaxException {
        int bits = 0;
        while (true) {
            int c = in.peek();
            int bit = c == 'i' ? RegExpFlags.IGNORE_CASE : c == 'm' ? RegExpFlags.MULTILINE : c == 's' ? RegExpFlags.DOT_ALL : 0;
            if (bit == 0) return bits;
            if (((bits | taken) & bit) != 0) throw in.error("Repeated flag in modifier group");
            bits |= bit;
            in.at++;
        }
    }
}
