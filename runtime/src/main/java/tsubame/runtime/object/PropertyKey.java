package tsubame.runtime.object;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;

/**
 * A property key. A key derived from a value is exactly one of: an {@link IndexKey} for the canonical array indices 0 …
 * 2³²-2, an interned {@link Name} for every other string, or a {@link Symbol}. {@link PrivateName} keys never come from
 * values. Names, symbols and private names are equal exactly when identical; index keys when their indices are equal.
 */
public abstract class PropertyKey {
    /** The greatest array index, 2³²-2. */
    public static final long MAX_INDEX = 4294967294L;

    /** Spread over the bits; for tables keyed by names, symbols and private names. */
    public final int hash;

    protected PropertyKey(int hash) {
        this.hash = hash;
    }

    /** ToPropertyKey (§7.1.19). May run user code when the value is an object. */
    public static PropertyKey from(Object value) {
        if (value instanceof JsString string) {
            return string.toPropertyKey();
        }
        if (value instanceof Double number) {
            double d = number;
            long index = (long) d;
            if (index == d && index >= 0 && index <= MAX_INDEX) {
                return IndexKey.of(index); // -0 too: its string is "0"
            }
            return Conversions.numberToString(d).toPropertyKey();
        }
        if (value instanceof Symbol symbol) {
            return symbol;
        }
        Object primitive = Conversions.toPrimitive(value, Conversions.Hint.STRING);
        return primitive instanceof Symbol symbol ? symbol : Conversions.toString(primitive).toPropertyKey();
    }

    /** The key of a Java string: an index key when it is a canonical array index. */
    public static PropertyKey of(String text) {
        return JsString.of(text).toPropertyKey();
    }

    /** The key of an integer 0 ≤ index < 2⁵³: an index key, or a name from 2³²-1 on. */
    public static PropertyKey ofIndex(long index) {
        return index <= MAX_INDEX ? IndexKey.of(index) : Conversions.numberToString(index).toPropertyKey();
    }

    /** Finds the key of a string without its cache; for {@link JsString#toPropertyKey} only. */
    public static PropertyKey parse(JsString text) {
        long index = parseIndex(text);
        return index >= 0 ? IndexKey.of(index) : Agent.intern(text);
    }

    /** The canonical array index that the string spells, or -1. */
    private static long parseIndex(JsString text) {
        int n = text.length();
        if (n == 0 || n > 10) {
            return -1;
        }
        char first = text.charAt(0);
        if (first < '0' || first > '9' || first == '0' && n > 1) {
            return -1;
        }
        long index = 0;
        for (int i = 0; i < n; i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9') {
                return -1;
            }
            index = index * 10 + (digit - '0');
        }
        return index <= MAX_INDEX ? index : -1;
    }

    /** Whether both keys denote the same property. */
    public static boolean same(PropertyKey a, PropertyKey b) {
        return a == b || a instanceof IndexKey x && b instanceof IndexKey y && x.index == y.index;
    }

    public final boolean isSymbol() {
        return this instanceof Symbol;
    }

    /** The key as a value of the program: a JsString or a Symbol. */
    public abstract Object toValue();

    /** For messages: the string, or {@code Symbol(description)}. */
    @Override
    public abstract String toString();
}
