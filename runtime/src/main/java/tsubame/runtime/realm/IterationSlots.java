package tsubame.runtime.realm;

import tsubame.runtime.function.Shortcut;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.Shape;
import tsubame.runtime.value.Symbol;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.Unchecked;

/**
 * Where the prototypes that iteration of arrays, sets and maps goes through have the properties that it asks for. Each loop asks, so the
 * answers are kept while the epoch of prototypes is the one at which they were found; the shapes are pinned, as for an inline cache.
 */
public final class IterationSlots {
    private final Protocol arrays;
    private final Protocol sets;
    private final Protocol maps;

    IterationSlots(Realm realm) {
        this.arrays = new Protocol(realm, Intrinsic.ARRAY_PROTOTYPE, Intrinsic.ARRAY_VALUES, Intrinsic.ARRAY_ITERATOR_PROTOTYPE);
        this.sets = new Protocol(realm, Intrinsic.SET_PROTOTYPE, Intrinsic.SET_VALUES, Intrinsic.SET_ITERATOR_PROTOTYPE);
        this.maps = new Protocol(realm, Intrinsic.MAP_PROTOTYPE, Intrinsic.MAP_ENTRIES, Intrinsic.MAP_ITERATOR_PROTOTYPE);
    }

    @Inline("a comparison")
    public Protocol arrays() {
        return arrays.updated();
    }

    public Protocol sets() {
        return sets.updated();
    }

    public Protocol maps() {
        return maps.updated();
    }

    /** The same for one kind of objects. */
    public static final class Protocol {
        private final Realm realm;
        private final Intrinsic prototype;
        private final Intrinsic method;
        private final Intrinsic iterators;
        private int epoch = -1;
        private JsObject holder;
        private JsObject original;
        private JsObject ofIterators;
        private int values;
        private int next;
        private boolean returns;

        private Protocol(Realm realm, Intrinsic prototype, Intrinsic method, Intrinsic iterators) {
            this.realm = realm;
            this.prototype = prototype;
            this.method = method;
            this.iterators = iterators;
        }

        /** Whether the iterator method of an object is the original one, so that it need not be called. Runs no user code. */
        public boolean isOriginal(JsObject object) {
            return object.getPrototype() == holder && values >= 0 && holder.slots[values] == original && (object.shape.slotCount() == 0 || object.shape.lookup(Symbol.ITERATOR) < 0);
        }

        /** Whether iterator method and {@code next} are the original ones, and iterators have no {@code return}. Of objects of that prototype which have no properties of their own. */
        @Inline("every pattern")
        @Unchecked("the slots are where they were found")
        public boolean isUntouched() {
            return values >= 0 && next >= 0 && !returns && holder.slots[values] == original && Shortcut.is(ofIterators.slots[next], Shortcut.ARRAY_ITERATOR_NEXT);
        }

        /** What iterators have as {@code next} at present; null if that is no data property. */
        @Inline("a load")
        @Unchecked("the slot is where it was found")
        public Object next() {
            return next < 0 ? null : ofIterators.slots[next];
        }

        /** Whether iterators have, or may have, a method {@code return}, which they lack by nature. */
        public boolean returns() {
            return returns;
        }

        @Inline("a comparison")
        private Protocol updated() {
            if (epoch != Agent.prototypeEpoch) {
                find();
            }
            return this;
        }

        @NoInline("what is rare")
        private void find() {
            JsObject own = realm.intrinsic(iterators);
            ofIterators = own;
            holder = realm.intrinsic(prototype);
            original = realm.intrinsic(method);
            values = pinned(holder).lookup(Symbol.ITERATOR);
            next = pinned(own).lookup(Names.NEXT);
            boolean chained = own.getPrototype() == realm.iteratorPrototype && realm.iteratorPrototype.getPrototype() == realm.objectPrototype
                    && realm.objectPrototype.getPrototype() == null;
            returns = !chained || has(own) || has(realm.iteratorPrototype) || has(realm.objectPrototype);
            epoch = Agent.prototypeEpoch;
        }

        private static boolean has(JsObject object) {
            return pinned(object).lookup(Names.RETURN) >= 0;
        }

        private static Shape pinned(JsObject object) {
            return object.shape.pin();
        }
    }
}
