package tsubame.runtime.object;

/**
 * What an inline cache needs to be filled correctly. A cache remembers (receiver.shape, holder, slot) for reads, with the
 * epoch when the holder is not the receiver; and (old shape, new shape, slot, epoch) for properties added by assignment.
 * Everything here runs no user code and pins what the caller may then store.
 */
public final class InlineCaches {
    private InlineCaches() {}

    /**
     * Whether a cache may rely on receiver.shape for a named key: then all shapes from the receiver up to the holder (to the
     * end of the chain if there is none) are pinned. Afterwards use {@link #holder}, then read holder.shape.lookup(key).
     */
    public static boolean pinChain(JsObject receiver, PropertyKey key) {
        for (JsObject o = receiver; o != null; o = o.shape.prototype) {
            Shape s = o.cacheableShape(key);
            if (s == null) {
                return false;
            }
            s.pin();
            if (s.lookup(key) >= 0) {
                return true;
            }
        }
        return true;
    }

    /** The first object of the chain with the key, or null; only after {@link #pinChain} said true. */
    public static JsObject holder(JsObject receiver, PropertyKey key) {
        for (JsObject o = receiver; o != null; o = o.shape.prototype) {
            if (o.shape.lookup(key) >= 0) {
                return o;
            }
        }
        return null;
    }

    /**
     * Whether {@link Agent#prototypeWatcher} is told when objects of the receiver's shape no longer find this function under a named key: it is a data property
     * of a prototype, and all shapes up to there are pinned.
     */
    public static boolean rely(JsObject receiver, PropertyKey key, JsObject function) {
        if (!pinChain(receiver, key)) {
            return false;
        }
        JsObject holder = holder(receiver, key);
        if (holder == null || holder == receiver || holder.isCallable() || holder instanceof ExoticObject) {
            return false;
        }
        if (!(holder.slots[holder.shape.lookup(key)] instanceof JsObject found) || found != function) {
            return false;
        }
        if (!holder.shape.isReliedOn()) {
            NamedSlots.rely(holder);
        }
        return true;
    }

    /** The value of an own data property of an object that holds builtins; {@link Agent#builtinWatcher} is told when it may change. Null if it is none. */
    public static Object relyOnBuiltin(JsObject holder, PropertyKey key) {
        Shape s = holder.cacheableShape(key);
        int slot = s == null ? -1 : s.lookup(key);
        if (slot < 0 || (s.attributes(slot) & Attributes.ACCESSOR) != 0) {
            return null;
        }
        if (!s.holdsBuiltins()) {
            holder.setShape(s.holdingBuiltins());
        }
        return SlotInteger.value(holder.slots[slot]);
    }

    /**
     * The shape that an assignment of an absent named key gives the receiver, if a cache may replay that for every object of
     * the receiver's present shape while the epoch stays: the shape is shared and extensible, and no prototype has
     * the key. Null otherwise. The new slot is its last one; see {@link JsObject#setNewSlot}.
     */
    public static Shape transitionForAdd(JsObject receiver, PropertyKey key) {
        if (receiver instanceof LazyObject lazy) {
            lazy.ensureMaterialized();
        }
        if (!pinChain(receiver, key) || holder(receiver, key) != null) {
            return null;
        }
        Shape s = receiver.shape;
        if (s.isDictionary() || !s.isExtensible()) {
            return null;
        }
        Shape next = s.add(key, Attributes.DEFAULT);
        return next.isDictionary() ? null : next;
    }
}
