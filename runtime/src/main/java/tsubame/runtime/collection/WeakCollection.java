package tsubame.runtime.collection;

import tsubame.runtime.console.Described;
import tsubame.runtime.console.Description;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.value.Symbol;

/**
 * A WeakMap or WeakSet object (ECMA-262 §24.3, §24.4). It holds nothing: an entry sits on its key, as {@link Identity} says,
 * and dies with it, or natively with the collection. Entries of symbols, which cannot carry them, are in an ordinary table and stay.
 */
public final class WeakCollection extends JsObject implements Described {
    private final boolean map;
    private OrderedTable symbols;

    public WeakCollection(Shape shape, boolean map) {
        super(shape);
        this.map = map;
    }

    @Override
    public void describe(Description out) {
        out.text("<items unknown>");
    }

    public boolean isMap() {
        return map;
    }

    /** CanBeHeldWeakly (§9.13): objects, and symbols that are not registered. */
    public static boolean canHold(Object key) {
        return key instanceof JsObject || key instanceof Symbol symbol && !symbol.isRegistered();
    }

    /** The value of a key, or null. */
    public Object get(Object key) {
        if (key instanceof JsObject object) {
            Identity identity = Identity.ofOrNull(object);
            return identity == null ? null : identity.get(this);
        }
        return symbols == null ? null : symbols.get(key);
    }

    /** The key must be one that {@link #canHold} accepts. */
    public void put(Object key, Object value) {
        if (key instanceof JsObject object) {
            Identity.of(object).put(this, value);
            return;
        }
        if (symbols == null) {
            symbols = new OrderedTable(true);
        }
        symbols.put(key, value);
    }

    public boolean remove(Object key) {
        if (key instanceof JsObject object) {
            Identity identity = Identity.ofOrNull(object);
            return identity != null && identity.remove(this);
        }
        return symbols != null && symbols.remove(key);
    }

    @Override
    public String className() {
        return map ? "WeakMap" : "WeakSet";
    }
}
