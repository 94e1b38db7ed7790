package tsubame.runtime.value;

import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;

/**
 * A symbol value, which is also a property key: the same object serves as both. Identity is equality. The well-known
 * symbols (§6.1.5.1) are constants here; registered ones ({@code Symbol.for}) live in the agent's registry.
 */
public final class Symbol extends PropertyKey {
    public static final Symbol ASYNC_DISPOSE = wellKnown("asyncDispose");
    public static final Symbol ASYNC_ITERATOR = wellKnown("asyncIterator");
    public static final Symbol DISPOSE = wellKnown("dispose");
    public static final Symbol HAS_INSTANCE = wellKnown("hasInstance");
    public static final Symbol IS_CONCAT_SPREADABLE = wellKnown("isConcatSpreadable");
    public static final Symbol ITERATOR = wellKnown("iterator");
    public static final Symbol MATCH = wellKnown("match");
    public static final Symbol MATCH_ALL = wellKnown("matchAll");
    public static final Symbol REPLACE = wellKnown("replace");
    public static final Symbol METADATA = wellKnown("metadata");
    public static final Symbol SEARCH = wellKnown("search");
    public static final Symbol SPECIES = wellKnown("species");
    public static final Symbol SPLIT = wellKnown("split");
    public static final Symbol TO_PRIMITIVE = wellKnown("toPrimitive");
    public static final Symbol TO_STRING_TAG = wellKnown("toStringTag");
    public static final Symbol UNSCOPABLES = wellKnown("unscopables");

    private static final Symbol[] WELL_KNOWN = {
        ASYNC_DISPOSE, ASYNC_ITERATOR, DISPOSE, HAS_INSTANCE, IS_CONCAT_SPREADABLE, ITERATOR, MATCH, MATCH_ALL, METADATA, REPLACE,
        SEARCH, SPECIES, SPLIT, TO_PRIMITIVE, TO_STRING_TAG, UNSCOPABLES
    };

    private final JsString description;
    private final boolean registered;

    private Symbol(JsString description, boolean registered) {
        super(Agent.nextHash() >>> 2); // whoever looks for the mark of an object here finds none
        this.description = description;
        this.registered = registered;
    }

    /** A fresh symbol; description null for none. */
    public static Symbol create(JsString description) {
        return new Symbol(description, false);
    }

    private static Symbol wellKnown(String name) {
        return new Symbol(JsString.of("Symbol." + name), false);
    }

    /** The well-known symbols, in alphabetical order. A copy. */
    public static Symbol[] wellKnownSymbols() {
        return WELL_KNOWN.clone();
    }

    /** The well-known symbol {@code Symbol.name}, for example of "iterator". */
    public static Symbol wellKnownNamed(String name) {
        for (Symbol symbol : WELL_KNOWN) {
            if (symbol.description.is("Symbol." + name)) {
                return symbol;
            }
        }
        throw new IllegalArgumentException("no well-known symbol " + name);
    }

    /** {@code Symbol.for(key)}: the registered symbol of that key, made on first demand. */
    public static Symbol forKey(JsString key) {
        Symbol symbol = Agent.registeredSymbol(key);
        if (symbol == null) {
            symbol = new Symbol(key, true);
            Agent.registerSymbol(key, symbol);
        }
        return symbol;
    }

    /** The description, or null when there is none. */
    public JsString description() {
        return description;
    }

    /** Whether {@code Symbol.for} made it; its description then is its key in the registry. */
    public boolean isRegistered() {
        return registered;
    }

    /** {@code Symbol(description)} (§20.4.3.3.1 SymbolDescriptiveString). */
    public JsString descriptiveString() {
        return new JsStringBuilder().append("Symbol(").append(description == null ? JsString.EMPTY : description)
                .append(')').toJsString();
    }

    @Override
    public Object toValue() {
        return this;
    }

    @Override
    public String toString() {
        return descriptiveString().toJavaString();
    }
}
