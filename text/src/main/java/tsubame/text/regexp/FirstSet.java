package tsubame.text.regexp;

import tsubame.text.unicode.CodePointSet;

/**
 * What may come next where a part of a pattern is to match: an upper bound. `units` are code units, `end` is the end of the input.
 * `nullable`: the part may also match without consuming, so what follows it counts too. Immutable.
 */
record FirstSet(CodePointSet units, boolean end, boolean nullable) {
    private static final CodePointSet ALL_UNITS = CodePointSet.range(0, 0xffff);
    /** Nothing is known. */
    static final FirstSet ANYTHING = new FirstSet(ALL_UNITS, true, false);
    /** The match is complete: nothing that comes makes a difference. To be compared by identity; what is computed from it never is it. */
    static final FirstSet ACCEPT = new FirstSet(ALL_UNITS, true, false);
    /** A part that consumes nothing and says nothing about what follows. */
    static final FirstSet TRANSPARENT = new FirstSet(CodePointSet.EMPTY, false, true);
    static final FirstSet NOTHING = new FirstSet(CodePointSet.EMPTY, false, false);
    static final FirstSet INPUT_END = new FirstSet(CodePointSet.EMPTY, true, false);
    static final FirstSet LINE_END = new FirstSet(ClassSets.LINE_TERMINATORS, true, false);

    static FirstSet of(CodePointSet units) {
        return new FirstSet(units, false, false);
    }

    /** The first code units of the members: their own, or the lead surrogate. */
    static CodePointSet units(CodePointSet members) {
        CodePointSet units = members.intersect(ALL_UNITS);
        CodePointSet astral = members.subtract(ALL_UNITS);
        for (int r = 0; r < astral.rangeCount(); r++) {
            units = units.union(CodePointSet.range(Character.highSurrogate(astral.first(r)), Character.highSurrogate(astral.last(r))));
        }
        return units;
    }

    boolean isAnything() {
        return end && units.sameAs(ALL_UNITS);
    }

    /** This part, then `next`. */
    FirstSet then(FirstSet next) {
        return nullable ? new FirstSet(units.union(next.units), end | next.end, next.nullable) : this;
    }

    FirstSet or(FirstSet other) {
        return new FirstSet(units.union(other.units), end | other.end, nullable | other.nullable);
    }
}
