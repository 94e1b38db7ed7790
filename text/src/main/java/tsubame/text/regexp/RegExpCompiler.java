package tsubame.text.regexp;

import tsubame.text.unicode.CodePointSet;

/**
 * Tree to program: CompilePattern of ECMA-262 §22.2.2. Every part is emitted with what may follow it, so that a choice that the next
 * code unit decides is none, and a loop over single characters that cannot match what follows never gives any back.
 * Recursive over the tree, whose depth the parser bounds.
 */
public final class RegExpCompiler {
    private final RegExpTree tree;
    private final NodeFacts facts;
    private final ProgramBuilder out;
    private final boolean unicode;

    private RegExpCompiler(RegExpTree tree) {
        this.tree = tree;
        facts = new NodeFacts(tree);
        out = new ProgramBuilder(tree.groupCount());
        unicode = RegExpFlags.byCodePoint(tree.flags());
    }

    /** Parses and compiles; flags as letters. */
    public static RegExpProgram compile(String pattern, String flags) throws RegExpSyntaxException {
        int bits = RegExpFlags.parse(flags);
        if (bits == RegExpFlags.INVALID) throw new RegExpSyntaxException("Invalid flags '" + flags + "'", pattern.length());
        return compile(RegExpParser.parse(pattern, bits));
    }

    public static RegExpProgram compile(RegExpTree parsed) {
        RegExpTree tree = StringClasses.lower(parsed);
        RegExpCompiler compiler = new RegExpCompiler(tree);
        compiler.out.refersTo(compiler.facts.referenced());
        compiler.emit(tree.root(), FirstSet.ACCEPT, false);
        compiler.out.emit(RegExpOpcode.MATCH);
        FirstSet first = compiler.facts.first(tree.root()).then(FirstSet.ANYTHING);
        CharacterSet firstSet = first.end() ? null : new CharacterSet(first.units(), false);
        char[] prefix = LiteralPrefix.of(tree);
        int minLength = compiler.facts.minLength(tree.root());
        return new RegExpProgram(tree, compiler.out, prefix, firstSet, LiteralPrefix.isAnchored(tree.root()), minLength);
    }

    /** `follow`: what may come after the node. It is always ANYTHING when reading backward, inside of a lookbehind. */
    private void emit(RegExpNode node, FirstSet follow, boolean backward) {
        CodePointSet single = facts.single(node);
        if (single != null) character(single, backward);
        else if (node instanceof RegExpNode.LineStart start) {
            out.emit(start.multiline() ? RegExpOpcode.LINE_START_MULTI : RegExpOpcode.LINE_START);
        } else if (node instanceof RegExpNode.LineEnd end) {
            out.emit(end.multiline() ? RegExpOpcode.LINE_END_MULTI : RegExpOpcode.LINE_END);
        } else if (node instanceof RegExpNode.WordBoundary boundary) {
            int word = out.set(facts.sets(boundary.ignoreCase()).word());
            out.emit(boundary.negated() ? RegExpOpcode.NOT_WORD : RegExpOpcode.WORD, word);
        } else if (node instanceof RegExpNode.Group group) {
            out.emit(RegExpOpcode.SAVE, 2 * group.index() + (backward ? 1 : 0));
            emit(group.body(), follow, backward);
            out.emit(RegExpOpcode.SAVE, 2 * group.index() + (backward ? 0 : 1));
        } else if (node instanceof RegExpNode.BackReference reference) {
            int mode = (reference.ignoreCase() ? RegExpOpcode.MODE_IGNORE_CASE : 0) | (backward ? RegExpOpcode.MODE_BACKWARD : 0);
            out.emit(RegExpOpcode.REFERENCE, mode, reference.groups().length);
            for (int group : reference.groups()) out.emit(group);
        } else if (node instanceof RegExpNode.Look look) {
            look(look);
        } else if (node instanceof RegExpNode.Repeat repeat) {
            repeat(repeat, follow, backward);
        } else if (node instanceof RegExpNode.Sequence sequence) {
            sequence(sequence.items(), follow, backward);
        } else if (node instanceof RegExpNode.Alternatives alternatives) {
            alternatives(alternatives.options(), follow, backward);
        }
    }

    /** Whether a set, in a unicode pattern, can be read by code units: no member is or contains a surrogate. */
    private boolean byUnit(CodePointSet set) {
        return !unicode || !FirstSet.units(set).intersects(CodePointSet.range(0xd800, 0xdfff));
    }

    private void character(CodePointSet set, boolean backward) {
        boolean one = set.rangeCount() == 1 && set.first(0) == set.last(0);
        if (set.isEmpty()) {
            out.emit(RegExpOpcode.FAIL);
        } else if (one && set.first(0) > 0xffff) {
            char lead = Character.highSurrogate(set.first(0));
            char trail = Character.lowSurrogate(set.first(0));
            int opcode = backward ? RegExpOpcode.CHAR_BACK : RegExpOpcode.CHAR;
            out.emit(opcode, backward ? trail : lead);
            out.emit(opcode, backward ? lead : trail);
        } else if (!byUnit(set)) {
            out.emit(backward ? RegExpOpcode.POINT_BACK : RegExpOpcode.POINT, out.set(set));
        } else if (one) {
            out.emit(backward ? RegExpOpcode.CHAR_BACK : RegExpOpcode.CHAR, set.first(0));
        } else if (!backward && set.size() == 2) {
            out.emit(RegExpOpcode.CHAR2, set.first(0), set.last(set.rangeCount() - 1));
        } else {
            out.emit(backward ? RegExpOpcode.SET_BACK : RegExpOpcode.SET, out.set(set));
        }
    }

    private void sequence(RegExpNode[] items, FirstSet follow, boolean backward) {
        if (backward) {
            for (int i = items.length - 1; i >= 0; i--) emit(items[i], FirstSet.ANYTHING, true);
            return;
        }
        FirstSet[] follows = new FirstSet[items.length];
        for (int i = items.length - 1; i >= 0; i--) {
            follows[i] = follow;
            follow = facts.first(items[i]).then(follow);
        }
        for (int i = 0; i < items.length; i++) emit(items[i], follows[i], false);
    }

    private void alternatives(RegExpNode[] options, FirstSet follow, boolean backward) {
        int last = options.length - 1;
        FirstSet[] rest = new FirstSet[options.length];
        rest[last] = first(options[last], follow, backward);
        for (int i = last - 1; i >= 0; i--) rest[i] = rest[i + 1].isAnything() ? rest[i + 1] : rest[i + 1].or(first(options[i], follow, backward));
        int end = out.label();
        for (int i = 0; i < last; i++) {
            int next = out.label();
            if (follow == FirstSet.ACCEPT && isSure(options[i])) {
                out.emit(RegExpOpcode.PICK, out.set(facts.first(options[i])));
                out.target(next);
            } else {
                branch(true, first(options[i], follow, backward), rest[i + 1], next);
            }
            emit(options[i], follow, backward);
            out.emit(RegExpOpcode.JUMP);
            out.target(end);
            out.place(next);
        }
        emit(options[last], follow, backward);
        out.place(end);
    }

    /** Whether the node matches wherever a code unit comes that it may begin with: then, at the end of a pattern, no choice is left. */
    private boolean isSure(RegExpNode node) {
        if (node instanceof RegExpNode.Group group) return isSure(group.body());
        RegExpNode one = node instanceof RegExpNode.Repeat repeat && repeat.min() == 1 && repeat.greedy() ? repeat.body() : node;
        CodePointSet single = facts.single(one);
        return single != null && !single.isEmpty() && byUnit(single) && single.last(single.rangeCount() - 1) <= 0xffff;
    }

    private FirstSet first(RegExpNode node, FirstSet follow, boolean backward) {
        return backward ? FirstSet.ANYTHING : facts.first(node).then(follow);
    }

    /** A choice between going on, where `here` may come, and `label`, where `there` may come. */
    private void branch(boolean preferHere, FirstSet here, FirstSet there, int label) {
        out.choice();
        int hereSet = out.set(here);
        int thereSet = out.set(there);
        if (hereSet < 0 && thereSet < 0) out.emit(preferHere ? RegExpOpcode.SPLIT : RegExpOpcode.SPLIT_TO);
        else out.emit(preferHere ? RegExpOpcode.BRANCH : RegExpOpcode.BRANCH_TO, hereSet, thereSet);
        out.target(label);
    }

    private void look(RegExpNode.Look look) {
        int register = out.register(3);
        out.beginLook(register + 2);
        if (look.negative()) {
            int after = out.label();
            out.emit(RegExpOpcode.LOOK_NOT, register);
            out.target(after);
            emit(look.body(), FirstSet.ANYTHING, look.behind());
            out.emit(RegExpOpcode.LOOK_NOT_END, register);
            out.place(after);
        } else {
            out.emit(RegExpOpcode.LOOK, register);
            emit(look.body(), FirstSet.ANYTHING, look.behind());
            out.emit(RegExpOpcode.LOOK_END, register);
        }
        out.endLook();
    }

    // ---- repetition, RepeatMatcher of §22.2.2.3.1 --------------------------------------------------------------------------------

    private void repeat(RegExpNode.Repeat repeat, FirstSet follow, boolean backward) {
        int min = repeat.min();
        int max = repeat.max();
        RegExpNode body = repeat.body();
        if (facts.first(body).units().isEmpty()) {
            // Never consumes: more iterations say the same as one, and one beyond the least count fails for being empty.
            if (min > 0) emit(body, follow, backward);
            return;
        }
        if (max == 0) return;
        if (!backward && facts.single(body) != null && max > 1) {
            characterLoop(facts.single(body), repeat, follow);
            return;
        }
        FirstSet inside = backward ? FirstSet.ANYTHING : facts.first(body).or(follow);
        boolean endless = max == RegExpNode.INFINITE;
        if (!facts.unrolls(body, endless ? min : max)) {
            countedLoop(repeat, inside, backward);
            return;
        }
        for (int i = 0; i < min; i++) {
            // The first needs no clearing: what encloses the repetition has done it.
            if (i > 0) clear(repeat);
            boolean lastOne = i == min - 1 && max == min;
            emit(body, lastOne ? follow : inside, backward);
        }
        if (endless) star(repeat, inside, follow, backward);
        else optional(repeat, max - min, inside, follow, backward);
    }

    private void clear(RegExpNode.Repeat repeat) {
        if (repeat.endGroup() > repeat.firstGroup()) out.emit(RegExpOpcode.CLEAR, 2 * repeat.firstGroup(), 2 * repeat.endGroup());
    }

    private void characterLoop(CodePointSet set, RegExpNode.Repeat repeat, FirstSet follow) {
        boolean unit = byUnit(set);
        int operand = out.set(set);
        boolean exact = repeat.min() == repeat.max();
        if (exact || repeat.greedy() && (follow == FirstSet.ACCEPT || !FirstSet.units(set).intersects(follow.units()))) {
            out.emit(unit ? RegExpOpcode.POSSESSIVE : RegExpOpcode.POSSESSIVE_POINT, operand, repeat.min(), repeat.max());
            return;
        }
        out.choice();
        if (repeat.greedy()) out.emit(unit ? RegExpOpcode.GREEDY : RegExpOpcode.GREEDY_POINT, operand, repeat.min(), repeat.max());
        else out.emit(unit ? RegExpOpcode.LAZY : RegExpOpcode.LAZY_POINT, operand, repeat.min(), repeat.max());
        out.emit(out.set(follow));
    }

    private void star(RegExpNode.Repeat repeat, FirstSet inside, FirstSet follow, boolean backward) {
        int again = out.label();
        int exit = out.label();
        out.place(again);
        iteration(repeat, inside, follow, exit, backward);
        out.emit(RegExpOpcode.JUMP);
        out.target(again);
        out.place(exit);
    }

    /** x?, or (x(x…)?)? for a few: all leave to the same place. */
    private void optional(RegExpNode.Repeat repeat, int count, FirstSet inside, FirstSet follow, boolean backward) {
        int exit = out.label();
        for (int i = 0; i < count; i++) iteration(repeat, i == count - 1 ? follow : inside, follow, exit, backward);
        out.place(exit);
    }

    /** One iteration that may be left out, and that fails if it consumes nothing. */
    private void iteration(RegExpNode.Repeat repeat, FirstSet inside, FirstSet follow, int exit, boolean backward) {
        RegExpNode body = repeat.body();
        branch(repeat.greedy(), first(body, inside, backward), follow, exit);
        boolean nullable = facts.minLength(body) == 0;
        int mark = nullable ? out.register(1) : 0;
        if (nullable) {
            out.emit(RegExpOpcode.SAVE, mark);
            out.beginIteration(mark);
        }
        clear(repeat);
        emit(body, inside, backward);
        if (nullable) {
            out.emit(RegExpOpcode.ADVANCED, mark);
            out.endIteration();
        }
    }

    private void countedLoop(RegExpNode.Repeat repeat, FirstSet inside, boolean backward) {
        int count = out.register(1);
        int again = out.label();
        int exit = out.label();
        boolean nullable = facts.minLength(repeat.body()) == 0;
        int mark = nullable ? out.register(1) : 0;
        out.emit(RegExpOpcode.ZERO, count);
        out.place(again);
        out.beginCounted(count, repeat.max() == RegExpNode.INFINITE ? repeat.min() : repeat.max());
        out.choice();
        out.emit(repeat.greedy() ? RegExpOpcode.LOOP : RegExpOpcode.LOOP_LAZY, count, repeat.min(), repeat.max());
        out.target(exit);
        if (nullable) {
            out.emit(RegExpOpcode.SAVE, mark);
            out.beginIteration(mark);
        }
        clear(repeat);
        emit(repeat.body(), inside, backward);
        if (nullable) {
            out.emit(RegExpOpcode.ADVANCED_COUNT, mark, count, repeat.min());
            out.endIteration();
        }
        out.endCounted();
        out.emit(RegExpOpcode.NEXT, count);
        out.target(again);
        out.place(exit);
    }
}
