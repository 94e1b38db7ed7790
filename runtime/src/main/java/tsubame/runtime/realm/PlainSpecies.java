package tsubame.runtime.realm;

import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.Shape;
import tsubame.runtime.value.Symbol;

/**
 * Whether array methods that make an array of the receiver's species (§23.1.3.1) make a plain one: known of the arrays of a new realm, or asked once for a shape of
 * arrays, and then known while neither that array, nor %Array.prototype%, nor %Array% has other properties, and the two that count hold what they did.
 */
public final class PlainSpecies {
    private final Realm realm;
    private JsObject function;
    private Shape array;
    private Shape prototype;
    private Shape constructor;
    private int constructorSlot;
    private int speciesSlot;
    private Accessor species;

    PlainSpecies(Realm realm) {
        this.realm = realm;
    }

    /** Whether it is known that the species of an array is %Array%. */
    public boolean isKnown(JsObject original) {
        return original.shape == array && realm.arrayPrototype.shape == prototype && function.shape == constructor
                && realm.arrayPrototype.slots[constructorSlot] == function && function.slots[speciesSlot] == species;
    }

    /** The same, looking again where one of the three has got other properties: found by lookups alone, so no code of a program runs. */
    public boolean isFound(JsObject original) {
        if (isKnown(original)) {
            return true;
        }
        if (species != null) {
            Accessor before = species;
            learn(original);
            if (species != before) {
                species = before; // another getter: what it gives has not been asked
            }
        }
        return isKnown(original);
    }

    /** The species of an array was found to be %Array%, in the way that the language has: remembers why, if that is the usual reason. Runs no user code. */
    public void learn(JsObject original) {
        function = realm.intrinsic(Intrinsic.ARRAY);
        Shape own = original.cacheableShape(Names.CONSTRUCTOR);
        Shape inherited = realm.arrayPrototype.cacheableShape(Names.CONSTRUCTOR);
        Shape made = function.cacheableShape(Symbol.SPECIES);
        if (own == null || inherited == null || made == null || own.prototype != realm.arrayPrototype || own.lookup(Names.CONSTRUCTOR) >= 0) {
            return;
        }
        int at = inherited.lookup(Names.CONSTRUCTOR);
        int getter = made.lookup(Symbol.SPECIES);
        if (at >= 0 && getter >= 0 && function.slots[getter] instanceof Accessor accessor && accessor.getter instanceof NativeFunction) {
            array = own.pin();
            prototype = inherited.pin();
            constructor = made.pin();
            constructorSlot = at;
            speciesSlot = getter;
            species = accessor;
        }
    }
}
