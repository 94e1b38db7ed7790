package tsubame.runtime.object;

import tsubame.runtime.value.JsString;

/** The transitions of one shared shape: (key, attributes) → shape. Open addressing, linear probing; nothing is removed. */
final class TransitionTable {
    /** The pseudo key of transitions that restrict all properties; its attributes are the integrity level. */
    static final PropertyKey INTEGRITY = new PrivateName(JsString.of("#integrity"));

    /** The pseudo key of the transition to the shapes of exotic objects. */
    static final PropertyKey EXOTIC = new PrivateName(JsString.of("#exotic"));

    private PropertyKey[] keys = new PropertyKey[4];
    private byte[] attributes = new byte[4];
    private Shape[] targets = new Shape[4];
    private int size;

    int size() {
        return size;
    }

    Shape find(PropertyKey key, int bits) {
        int mask = keys.length - 1;
        for (int at = start(key, bits) & mask; keys[at] != null; at = at + 1 & mask) {
            if (keys[at] == key && attributes[at] == bits) {
                return targets[at];
            }
        }
        return null;
    }

    /** Adds a transition that must not be there. */
    void put(PropertyKey key, int bits, Shape target) {
        if (++size > keys.length * 3 / 4) {
            grow();
        }
        insert(key, bits, target);
    }

    private static int start(PropertyKey key, int bits) {
        return key.hash + bits * 0x61;
    }

    private void insert(PropertyKey key, int bits, Shape target) {
        int mask = keys.length - 1;
        int at = start(key, bits) & mask;
        while (keys[at] != null) {
            at = at + 1 & mask;
        }
        keys[at] = key;
        attributes[at] = (byte) bits;
        targets[at] = target;
    }

    private void grow() {
        PropertyKey[] oldKeys = keys;
        byte[] oldAttributes = attributes;
        Shape[] oldTargets = targets;
        keys = new PropertyKey[2 * oldKeys.length];
        attributes = new byte[2 * oldKeys.length];
        targets = new Shape[2 * oldKeys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != null) {
                insert(oldKeys[i], oldAttributes[i], oldTargets[i]);
            }
        }
    }
}
