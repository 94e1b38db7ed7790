package tsubame.text.regexp;

/** What is known about the beginning of every match from the form of a pattern: its literal start, or that `^` holds it fast. */
final class LiteralPrefix {
    private final StringBuilder units = new StringBuilder();
    private final boolean unicode;

    private LiteralPrefix(boolean unicode) {
        this.unicode = unicode;
    }

    static char[] of(RegExpTree tree) {
        LiteralPrefix prefix = new LiteralPrefix(RegExpFlags.byCodePoint(tree.flags()));
        prefix.collect(tree.root());
        return prefix.units.toString().toCharArray();
    }

    /** Appends the literal start of the node; true if that is all of the node. */
    private boolean collect(RegExpNode node) {
        if (node instanceof RegExpNode.Literal literal) {
            int c = literal.character();
            // With flag u a lone surrogate in the pattern does not match half of a pair.
            if (literal.ignoreCase() || unicode && c >= 0xd800 && c <= 0xdfff) return false;
            units.appendCodePoint(c);
            return true;
        }
        if (node instanceof RegExpNode.Group group) return collect(group.body());
        if (node instanceof RegExpNode.Repeat repeat) {
            if (repeat.min() > 0) collect(repeat.body());
            return false;
        }
        if (node instanceof RegExpNode.Sequence sequence) {
            for (RegExpNode item : sequence.items()) if (!collect(item)) return false;
            return true;
        }
        return false;
    }

    static boolean isAnchored(RegExpNode node) {
        if (node instanceof RegExpNode.LineStart start) return !start.multiline();
        if (node instanceof RegExpNode.Group group) return isAnchored(group.body());
        if (node instanceof RegExpNode.Sequence sequence) return isAnchored(sequence.items()[0]);
        if (node instanceof RegExpNode.Alternatives alternatives) {
            for (RegExpNode option : alternatives.options()) if (!isAnchored(option)) return false;
            return true;
        }
        return false;
    }
}
