package tsubame.ir.pass;

import tsubame.ir.Compare;

/** How two integers may stand to each other: a set of signed relations in bits 0 to 2, of unsigned ones in bits 3 to 5. */
final class Relation {
    private static final int LT = 1;
    private static final int EQ = 2;
    private static final int GT = 4;
    private static final int UNSIGNED = 3;

    static final int ANY = 63;

    private Relation() {}

    private static boolean isUnsigned(Compare.Condition condition) {
        return switch (condition) {
            case EQ, NE, LT, LE, GT, GE -> false;
            case ULT, ULE, UGT, UGE -> true;
        };
    }

    private static int allowed(Compare.Condition condition) {
        return switch (condition) {
            case EQ -> EQ;
            case NE -> LT | GT;
            case LT, ULT -> LT;
            case LE, ULE -> LT | EQ;
            case GT, UGT -> GT;
            case GE, UGE -> GT | EQ;
        };
    }

    static int restrict(int relation, Compare.Condition condition) {
        int signed = relation & 7;
        int unsigned = relation >> UNSIGNED;
        if (isUnsigned(condition)) unsigned &= allowed(condition);
        else signed &= allowed(condition);
        // equal is equal, signed or not
        if ((signed & EQ) == 0) unsigned &= ~EQ;
        if ((unsigned & EQ) == 0) signed &= ~EQ;
        if (signed == EQ || unsigned == EQ) {
            signed &= EQ;
            unsigned &= EQ;
        }
        return signed | unsigned << UNSIGNED;
    }

    /** Null when both are possible. */
    static Boolean known(int relation, Compare.Condition condition) {
        int possible = isUnsigned(condition) ? relation >> UNSIGNED : relation & 7;
        int allowed = allowed(condition);
        return (possible & ~allowed) == 0 ? Boolean.TRUE : (possible & allowed) == 0 ? Boolean.FALSE : null;
    }

    /** Of (b, a), when the given one is of (a, b). */
    static int swapped(int relation) {
        int result = relation & (EQ | EQ << UNSIGNED);
        for (int domain = 0; domain <= UNSIGNED; domain += UNSIGNED) {
            if ((relation & LT << domain) != 0) result |= GT << domain;
            if ((relation & GT << domain) != 0) result |= LT << domain;
        }
        return result;
    }
}
