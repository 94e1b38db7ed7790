package tsubame.runtime.realm;

import tsubame.runtime.builtin.PromiseBuiltins;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.InlineCaches;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.Shape;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.value.Symbol;

/**
 * Whether the properties by which the language asks what a promise is ({@code constructor}, {@code then}, the species) are the original ones, so that asking
 * can be spared, as nobody would notice: promises without properties of their own, while %Promise.prototype% and %Promise% have the shapes at which the places were found, and
 * there what belongs there. All questions run no user code.
 */
public final class PlainPromises {
    private final Realm realm;
    /** Of promises that have no properties. */
    private Shape promises;
    private JsObject prototype;
    private JsObject constructor;
    private JsObject then;
    private Shape prototypeShape;
    private int constructorSlot;
    private int thenSlot;
    private Shape functionShape;
    private int speciesSlot;
    /** Of objects that have no property {@code then}, as long as the epoch stays. */
    private Shape thenless;
    private int epoch;

    PlainPromises(Realm realm) {
        this.realm = realm;
    }

    /** The shape of new promises. */
    public Shape shape() {
        if (promises == null) {
            prototype = realm.intrinsic(Intrinsic.PROMISE_PROTOTYPE);
            promises = Shape.rootFor(prototype);
            constructor = realm.intrinsic(Intrinsic.PROMISE);
            then = realm.intrinsic(Intrinsic.PROMISE_THEN);
        }
        return promises;
    }

    /** Whether {@code constructor} is %Promise%. */
    public boolean hasConstructor(JsPromise promise) {
        return isPlain(promise) && holds(prototype, constructorSlot, constructor);
    }

    /** Whether {@code then} is %Promise.prototype.then%. */
    public boolean hasThen(JsPromise promise) {
        return isPlain(promise) && holds(prototype, thenSlot, then);
    }

    /** Whether a promise that is derived from this one is a plain one. */
    public boolean hasSpecies(JsPromise promise) {
        if (!hasConstructor(promise)) {
            return false;
        }
        look(constructor);
        return speciesSlot >= 0 && constructor.slots[speciesSlot] instanceof Accessor accessor
                && accessor.getter instanceof NativeFunction getter && PromiseBuiltins.isSpecies(getter);
    }

    /** Whether an object, which may be anything, is known to have no property {@code then}; it may have none and be unknown. */
    public boolean isThenless(JsObject object) {
        return object.shape == thenless && epoch == Agent.prototypeEpoch || learnThenless(object);
    }

    private boolean learnThenless(JsObject object) {
        if (object.shape.isDictionary() || !InlineCaches.pinChain(object, Names.THEN) || InlineCaches.holder(object, Names.THEN) != null) {
            return false;
        }
        thenless = object.shape;
        epoch = Agent.prototypeEpoch;
        return true;
    }

    /** Whether it has no properties of its own; then the places in the prototype are known. */
    private boolean isPlain(JsPromise promise) {
        if (promise.shape != shape()) {
            return false;
        }
        if (prototype.shape != prototypeShape) {
            prototypeShape = prototype.shape.pin();
            constructorSlot = prototypeShape.lookup(Names.CONSTRUCTOR);
            thenSlot = prototypeShape.lookup(Names.THEN);
        }
        return true;
    }

    /** Finds the places in %Promise%. */
    private void look(JsObject function) {
        if (function.shape != functionShape) {
            functionShape = function.cacheableShape(Symbol.SPECIES).pin();
            speciesSlot = functionShape.lookup(Symbol.SPECIES);
        }
    }

    private static boolean holds(JsObject object, int slot, JsObject value) {
        return slot >= 0 && object.slots[slot] instanceof JsObject held && held == value;
    }
}
