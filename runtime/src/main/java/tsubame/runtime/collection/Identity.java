package tsubame.runtime.collection;

import java.util.Arrays;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PrivateName;
import tsubame.runtime.value.JsString;
import tsubame.system.Ephemerons;

/**
 * What an object carries once it has been a key of a weak collection: its entries there. It sits in a
 * hidden slot of the object, under a private name that no program can spell; so a weak collection holds nothing, and its
 * entries live exactly as long as their keys.
 */
final class Identity {
    private static final PrivateName NAME = new PrivateName(JsString.of("#identity"));

    /**
     * Weak collections that have an entry for the object, and the values there, in pairs that die with the collection; null while there are none. A
     * pair of nulls is one that did.
     */
    private Object[] entries;

    private int entryCount;

    private Identity() {}

    /** The identity of an object, made on first demand. */
    static Identity of(JsObject object) {
        Identity existing = ofOrNull(object);
        if (existing != null) {
            return existing;
        }
        Identity made = new Identity();
        object.addSlot(NAME, made, Attributes.FIXED);
        return made;
    }

    /** The identity, or null when the object never was a key. */
    static Identity ofOrNull(JsObject object) {
        int slot = object.shape.lookup(NAME);
        return slot < 0 ? null : (Identity) object.slots[slot];
    }

    /** The value in a weak collection, or null. */
    Object get(JsObject collection) {
        int at = find(collection);
        return at < 0 ? null : entries[at + 1];
    }

    void put(JsObject collection, Object value) {
        int at = find(collection);
        if (at < 0) {
            at = 2 * entryCount++;
            if (entries == null) {
                entries = Ephemerons.newArray(1);
            } else if (at == entries.length) {
                at = forgetDead();
                if (at == entries.length) {
                    entries = Arrays.copyOf(entries, 2 * at);
                }
            }
            entries[at] = collection;
        }
        entries[at + 1] = value;
    }

    boolean remove(JsObject collection) {
        int at = find(collection);
        if (at < 0) {
            return false;
        }
        int last = 2 * --entryCount;
        entries[at] = entries[last];
        entries[at + 1] = entries[last + 1];
        entries[last] = null;
        entries[last + 1] = null;
        return true;
    }

    /** Closes up the pairs whose collection has died; returns where there is room, and counts the pair that will be put there. */
    private int forgetDead() {
        int kept = 0;
        for (int i = 0; i < entries.length; i += 2) {
            if (entries[i] != null) {
                entries[kept] = entries[i];
                entries[kept + 1] = entries[i + 1];
                kept += 2;
            }
        }
        for (int i = kept; i < entries.length; i++) {
            entries[i] = null;
        }
        entryCount = kept / 2 + 1;
        return kept;
    }

    private int find(JsObject collection) {
        for (int i = 0; i < 2 * entryCount; i += 2) {
            if (entries[i] == collection) {
                return i;
            }
        }
        return -1;
    }
}
