package tsubame.runtime.object;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.Undefined;

/**
 * Ordinary [[HasProperty]], [[Get]] and [[Set]] of indices beyond the object's own elements. While no prototype of the
 * agent has an indexed property ({@link Agent#indexedPrototypes}), the chain need not be walked at all.
 */
final class IndexedLookup {
    private IndexedLookup() {}

    /** The next object up the chain that may have indices, or null. */
    private static JsObject next(JsObject o) {
        if (!Agent.indexedPrototypes) {
            return null;
        }
        JsObject p = o.shape.prototype;
        while (p != null && !p.mayHaveIndices() && !p.hasExoticPrototype()) {
            p = p.shape.prototype;
        }
        return p;
    }

    static boolean prototypeHas(JsObject o, long index) {
        JsObject p = next(o);
        if (p == null) {
            return false;
        }
        Agent.enter();
        try {
            return p.hasIndex(index);
        } finally {
            Agent.leave();
        }
    }

    static Object prototypeGet(JsObject o, long index, Object receiver) {
        JsObject p = next(o);
        if (p == null) {
            return Undefined.UNDEFINED;
        }
        Agent.enter();
        try {
            return p.getIndex(index, receiver);
        } finally {
            Agent.leave();
        }
    }

    /** What [[Set]] does for an object without that own index: asks the chain, then defines on the receiver. */
    static boolean prototypeSet(JsObject o, long index, Object value, Object receiver) {
        JsObject p = next(o);
        if (p == null) {
            return NamedAssignment.setOnReceiver(PropertyKey.ofIndex(index), value, receiver);
        }
        Agent.enter();
        try {
            return p.setIndex(index, value, receiver);
        } finally {
            Agent.leave();
        }
    }

    /** [[Set]] of an index that begins at the elements of o. */
    static boolean set(JsObject o, long index, Object value, Object receiver) {
        IndexedElements own = o.elements;
        Object slot = own == null ? null : own.get(index);
        if (slot == null) {
            if (o == receiver && !Agent.indexedPrototypes && !(o instanceof ExoticObject)) {
                if (!o.shape.isExtensible()) {
                    return false;
                }
                o.writableElements().put(index, value, Attributes.DEFAULT);
                return true;
            }
            return prototypeSet(o, index, value, receiver);
        }
        if (slot instanceof Accessor accessor) {
            return NamedAssignment.callSetter(accessor, value, receiver);
        }
        if ((own.attributes(index) & Attributes.WRITABLE) == 0) {
            return false;
        }
        if (o == receiver) {
            own.replace(index, value);
            return true;
        }
        return NamedAssignment.setOnReceiver(PropertyKey.ofIndex(index), value, receiver);
    }
}
