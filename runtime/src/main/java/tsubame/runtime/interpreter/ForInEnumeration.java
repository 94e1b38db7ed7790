package tsubame.runtime.interpreter;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.KeyList;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;

/**
 * The walk of a for-in statement (§14.7.5.9): string keys of the object, then of its prototypes, each key once, if it is enumerable
 * and still present when its turn comes.
 */
final class ForInEnumeration {
    private static final PropertyKey[] NONE = {};

    private JsObject object;
    private PropertyKey[] keys = NONE;
    private int at;
    /** Keys of the objects walked before; only needed once there is a second one. */
    private KeyList visited;

    /** Java null: nothing to walk. */
    ForInEnumeration(JsObject object) {
        this.object = object;
        if (object != null) {
            keys = object.ownKeys();
        }
    }

    /** The next key as a string; null at the end. */
    Object next() {
        while (object != null) {
            while (at < keys.length) {
                PropertyKey key = keys[at++];
                if (key.isSymbol() || visited != null && visited.contains(key)) {
                    continue;
                }
                PropertyDescriptor own = object.getOwnProperty(key);
                if (own != null && own.isEnumerable()) {
                    return key.toValue();
                }
            }
            up();
        }
        return null;
    }

    private void up() {
        JsObject prototype = object.getPrototype();
        if (prototype != null) {
            PropertyKey[] above = prototype.ownKeys();
            if (above.length > 0) {
                remember();
            }
            keys = above;
            at = 0;
        }
        object = prototype;
    }

    private void remember() {
        if (visited == null) {
            visited = new KeyList();
        }
        for (PropertyKey key : keys) {
            visited.add(key);
        }
    }
}
