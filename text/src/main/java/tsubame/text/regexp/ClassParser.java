package tsubame.text.regexp;

import java.util.ArrayList;

/**
 * Character classes: ClassContents of ECMA-262 §22.2.1 with Annex B's liberties without flag u, and the set notation of flag v.
 * Called with the cursor behind "[" or "[^"; leaves it behind "]".
 */
final class ClassParser {
    private static final String SET_SYNTAX_CHARACTERS = "()[]{}/-\\|";
    private static final String DOUBLE_PUNCTUATORS = "&!#$%*+,.:;<=>?@^`~";
    private static final String RESERVED_PUNCTUATORS = "&-!#%,:;<=>@`~";
    private static final int MAX_DEPTH = RegExpParser.MAX_DEPTH;

    private final PatternReader in;
    private int depth;

    ClassParser(PatternReader in) {
        this.in = in;
    }

    ClassNode contents() throws RegExpSyntaxException {
        return in.unicodeSets ? setContents() : ranges();
    }

    // ---- without flag v --------------------------------------------------------------------------------------------------------

    private ClassNode ranges() throws RegExpSyntaxException {
        ArrayList<ClassNode> items = new ArrayList<>();
        while (!in.eat(']')) {
            ClassNode first = atom();
            items.add(first);
            if (in.peek() != '-' || in.peek(1) == ']' || in.peek(1) == PatternReader.END) continue;
            in.at++;
            ClassNode last = atom();
            if (first instanceof ClassNode.Range from && last instanceof ClassNode.Range to) {
                items.set(items.size() - 1, range(from.first(), to.first()));
                continue;
            }
            if (in.unicode) throw in.error("Invalid character class");
            // Annex B: [\d-x] is \d, the hyphen and x.
            items.add(new ClassNode.Range('-', '-'));
            items.add(last);
        }
        return union(items);
    }

    private ClassNode range(int first, int last) throws RegExpSyntaxException {
        if (first > last) throw in.error("Range out of order in character class");
        return new ClassNode.Range(first, last);
    }

    private static ClassNode union(ArrayList<ClassNode> items) {
        return items.size() == 1 ? items.get(0) : new ClassNode.Union(items.toArray(new ClassNode[items.size()]));
    }

    private ClassNode atom() throws RegExpSyntaxException {
        if (!in.more()) throw in.error("Unterminated character class");
        int c = in.next();
        if (c == '\\') return escape();
        return new ClassNode.Range(c, c);
    }

    /** After a backslash inside of a class. */
    private ClassNode escape() throws RegExpSyntaxException {
        ClassNode set = setEscape(in);
        if (set != null) return set;
        int c = in.eat('b') ? '\b' : in.characterEscape(true);
        return new ClassNode.Range(c, c);
    }

    /** CharacterClassEscape, after the backslash; null and no move if it is another escape. */
    static ClassNode setEscape(PatternReader in) throws RegExpSyntaxException {
        int c = in.peek();
        if (c == PatternReader.END) return null;
        if ("dDsSwW".indexOf(c) >= 0) {
            in.at++;
            return new ClassNode.Escape((char) c);
        }
        if (!in.unicode || c != 'p' && c != 'P') return null;
        in.at++;
        return in.property(c == 'P');
    }

    // ---- with flag v -----------------------------------------------------------------------------------------------------------

    private ClassNode setContents() throws RegExpSyntaxException {
        if (++depth > MAX_DEPTH) throw in.error("Regular expression too large");
        ClassNode result = setExpression();
        depth--;
        return result;
    }

    private ClassNode setExpression() throws RegExpSyntaxException {
        if (in.eat(']')) return new ClassNode.Union(new ClassNode[0]);
        ArrayList<ClassNode> operands = new ArrayList<>();
        operands.add(setOperand());
        if (at("&&") || at("--")) {
            String operator = at("&&") ? "&&" : "--";
            while (in.eat(operator)) {
                if (operator.equals("&&") && in.peek() == '&') throw in.error("Invalid character in character class");
                operands.add(setOperand());
            }
            closeSet("Invalid set operation in character class");
            ClassNode[] all = operands.toArray(new ClassNode[operands.size()]);
            return operator.equals("&&") ? new ClassNode.Intersection(all) : new ClassNode.Subtraction(all);
        }
        rangeAfter(operands);
        while (!in.eat(']')) {
            if (at("&&") || at("--")) throw in.error("Invalid set operation in character class");
            operands.add(setOperand());
            rangeAfter(operands);
        }
        return union(operands);
    }

    /** The last operand becomes a range if a hyphen, but not the operator --, follows it. */
    private void rangeAfter(ArrayList<ClassNode> operands) throws RegExpSyntaxException {
        if (in.peek() != '-' || in.peek(1) == '-') return;
        in.at++;
        int last = operands.size() - 1;
        if (operands.get(last) instanceof ClassNode.Range from && from.first() == from.last() && !wasNested) {
            ClassNode next = setOperand();
            if (next instanceof ClassNode.Range to && !wasNested) {
                operands.set(last, range(from.first(), to.first()));
                return;
            }
        }
        throw in.error("Invalid character class");
    }

    private void closeSet(String message) throws RegExpSyntaxException {
        if (!in.more()) throw in.error("Unterminated character class");
        if (!in.eat(']')) throw in.error(message);
    }

    private boolean at(String text) {
        return in.pattern.startsWith(text, in.at);
    }

    /** Whether the last operand was a class in brackets, an escape for a set or \q: no end of a range. */
    private boolean wasNested;

    private ClassNode setOperand() throws RegExpSyntaxException {
        if (!in.more()) throw in.error("Unterminated character class");
        if (in.eat('[')) {
            boolean inverted = in.eat('^');
            ClassNode content = setContents();
            if (inverted && ClassNode.mayContainStrings(content)) throw in.error("Negated character class may contain strings");
            wasNested = true;
            return new ClassNode.Nested(content, inverted);
        }
        if (in.eat("\\q{")) {
            ClassNode strings = strings();
            wasNested = true;
            return strings;
        }
        if (in.peek() == '\\') {
            in.at++;
            ClassNode set = setEscape(in);
            wasNested = set != null;
            if (set != null) return set;
            in.at--;
        }
        int c = setCharacter();
        wasNested = false;
        return new ClassNode.Range(c, c);
    }

    private int setCharacter() throws RegExpSyntaxException {
        if (!in.more()) throw in.error("Unterminated character class");
        int c = in.peek();
        if (c == '\\') {
            in.at++;
            if (in.eat('b')) return '\b';
            int escaped = in.peek();
            if (escaped != PatternReader.END && RESERVED_PUNCTUATORS.indexOf(escaped) >= 0) return in.next();
            return in.characterEscape(false);
        }
        boolean doubled = in.peek(1) == c && DOUBLE_PUNCTUATORS.indexOf(c) >= 0;
        if (doubled || SET_SYNTAX_CHARACTERS.indexOf(c) >= 0) throw in.error("Invalid character in character class");
        return in.next();
    }

    /** ClassStringDisjunction, behind \q{. */
    private ClassNode strings() throws RegExpSyntaxException {
        ArrayList<int[]> strings = new ArrayList<>();
        int[] string = new int[in.pattern.length() - in.at];
        int length = 0;
        while (true) {
            if (!in.more()) throw in.error("Invalid escape");
            boolean closed = in.eat('}');
            if (closed || in.eat('|')) {
                int[] done = new int[length];
                System.arraycopy(string, 0, done, 0, length);
                strings.add(done);
                length = 0;
                if (closed) return new ClassNode.Strings(strings.toArray(new int[strings.size()][]));
            } else {
                string[length++] = setCharacter();
            }
        }
    }
}
