package tsubame.runtime.object;

/**
 * The changes of an object's named properties that may move values to other slots: removal, other attributes, integrity levels. Keeps what
 * {@link Shape} promises of the slots of a layout: a property leaves them for good when it is no longer plain. Runs no user code.
 */
final class NamedSlots {
    private NamedSlots() {}

    /** Removes a property, whatever its attributes. */
    static void remove(JsObject o, int slot) {
        o.setShape(o.shape.remove(slot));
        o.slots[slot] = null;
        Shape s = o.shape;
        if (s.gapCount() > 8 && 2 * s.gapCount() > s.slotCount()) {
            Object[] packed = new Object[s.slotCount() - s.gapCount() + 4];
            System.arraycopy(o.slots, 0, packed, 0, s.keptCount());
            move(o, s.keptCount(), packed);
            o.setShape(s.compacted());
        }
    }

    /** Gives a property other attributes; answers its slot from now on, where the old value is. */
    static int reconfigure(JsObject o, int slot, int bits) {
        int at = slot;
        if (slot < o.shape.keptCount() && !Attributes.isPlain(bits)) {
            PropertyKey key = o.shape.keyAt(slot);
            vacate(o);
            o.setShape(o.shape.vacated());
            at = o.shape.lookup(key);
        }
        o.setShape(o.shape.reconfigure(at, bits));
        return at;
    }

    /** Takes on an integrity level. */
    static void restrict(JsObject o, int level) {
        if (level == Shape.FROZEN && o.shape.usesKept()) {
            vacate(o);
        }
        o.setShape(o.shape.integrity(level));
    }

    /** Lets somebody rely on the functions in a prototype: nobody stores into its slots without its shape from now on. */
    static void rely(JsObject o) {
        if (o.shape.usesKept()) {
            vacate(o);
            o.setShape(o.shape.vacated());
        }
        o.setShape(o.shape.reliedOn());
    }

    /** Moves all values behind the slots that are kept for a layout, and leaves these empty for ever. */
    private static void vacate(JsObject o) {
        move(o, 0, new Object[o.shape.keptCount() + o.shape.slotCount() + 4]);
    }

    /** Moves the values from a slot on behind the kept slots of an array, without gaps. */
    private static void move(JsObject o, int from, Object[] target) {
        int at = o.shape.keptCount();
        for (int i = from; i < o.shape.slotCount(); i++) {
            if (o.shape.keyAt(i) != null) {
                target[at++] = o.slots[i];
            }
        }
        o.slots = target;
    }
}
