package tsubame.runtime.object;

import tsubame.runtime.realm.Agent;

/** OrdinarySet for named keys (§10.1.9), as a loop up the prototype chain. */
final class NamedAssignment {
    private NamedAssignment() {}

    /** [[Set]] that begins at the properties that the shape of start describes. */
    static boolean set(JsObject start, PropertyKey key, Object value, Object receiver) {
        for (JsObject o = start; ; ) {
            Shape s = o.shape;
            int slot = s.lookup(key);
            if (slot >= 0) {
                int bits = s.attributes(slot);
                if ((bits & Attributes.ACCESSOR) != 0) {
                    return callSetter((Accessor) o.slots[slot], value, receiver);
                }
                if ((bits & Attributes.WRITABLE) == 0) {
                    return false;
                }
                if (o == receiver) {
                    s.noteAssignment(o.slots[slot]);
                    o.slots[slot] = value;
                    return true;
                }
                return setOnReceiver(key, value, receiver);
            }
            o = s.prototype;
            if (o == null) {
                return setOnReceiver(key, value, receiver);
            }
            if (o instanceof ExoticObject) {
                Agent.enter();
                try {
                    return o.set(key, value, receiver);
                } finally {
                    Agent.leave();
                }
            }
        }
    }

    static boolean callSetter(Accessor accessor, Object value, Object receiver) {
        if (accessor.setter == null) {
            return false;
        }
        accessor.setter.call(receiver, new Object[] {value});
        return true;
    }

    /** §10.1.9.2 from step 2.b on: the chain allows a data property on the receiver. */
    static boolean setOnReceiver(PropertyKey key, Object value, Object receiver) {
        if (!(receiver instanceof JsObject target)) {
            return false;
        }
        if (!(target instanceof ExoticObject) && !(key instanceof IndexKey) && target.shape.lookup(key) < 0) {
            if (!target.shape.isExtensible()) {
                return false;
            }
            target.addSlot(key, value, Attributes.DEFAULT);
            return true;
        }
        PropertyDescriptor existing = target.getOwnProperty(key);
        if (existing == null) {
            return target.defineOwnProperty(key, PropertyDescriptor.data(value, Attributes.DEFAULT));
        }
        if (existing.isAccessor() || !existing.isWritable()) {
            return false;
        }
        return target.defineOwnProperty(key, PropertyDescriptor.ofValue(value));
    }
}
