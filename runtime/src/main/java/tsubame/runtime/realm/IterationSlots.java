package tsubame.runtime.realm;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.Shape;
import tsubame.runtime.value.Symbol;

/**
 * Where the prototypes that array iteration goes through have the properties that it asks for. Each loop over an array asks, so the
 * answers are kept while the epoch of prototypes is the one at which they were found; the shapes are pinned, as for an inline cache.
 */
public final class IterationSlots {
    private final Realm realm;
    private int epoch = -1;
    private int values;
    private int next;
    private boolean returns;

    IterationSlots(Realm realm) {
        this.realm = realm;
    }

    /** The slot of @@iterator in %Array.prototype%; -1 if it is not there. What the slot holds may change at any time. */
    public int values() {
        update();
        return values;
    }

    /** The slot of {@code next} in %ArrayIteratorPrototype%; -1 if it is not there. */
    public int next() {
        update();
        return next;
    }

    /** Whether array iterators have, or may have, a method {@code return}, which they lack by nature. */
    public boolean returns() {
        update();
        return returns;
    }

    private void update() {
        if (epoch != Agent.prototypeEpoch) {
            find();
            epoch = Agent.prototypeEpoch;
        }
    }

    private void find() {
        JsObject own = realm.intrinsic(Intrinsic.ARRAY_ITERATOR_PROTOTYPE);
        values = pinned(realm.arrayPrototype).lookup(Symbol.ITERATOR);
        next = pinned(own).lookup(Names.NEXT);
        boolean chained = own.getPrototype() == realm.iteratorPrototype && realm.iteratorPrototype.getPrototype() == realm.objectPrototype
                && realm.objectPrototype.getPrototype() == null;
        returns = !chained || has(own) || has(realm.iteratorPrototype) || has(realm.objectPrototype);
    }

    private static boolean has(JsObject object) {
        return pinned(object).lookup(Names.RETURN) >= 0;
    }

    private static Shape pinned(JsObject object) {
        return object.shape.pin();
    }
}
