package tsubame.runtime.regexp;

import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;

/**
 * %RegExp.prototype%: an ordinary object that knows what its properties were when the realm was made. While they are still
 * that, the methods of regular expressions need not look up exec and the flags for every match.
 */
public final class RegExpPrototype extends JsObject {
    private PropertyKey[] keys;
    private Object[] originals;
    /** A shape with these keys; null until one was seen. */
    private Shape originalShape;
    private JsObject constructor;
    private Object originalSpecies;
    private int speciesSlot;
    private Shape instanceShape;
    private int execSlot;
    private JsObject originalExec;

    /** The last match in this realm, for RegExp.$1 and its like. */
    public final LegacyMatch legacy = new LegacyMatch();

    public RegExpPrototype(Shape shape) {
        super(shape);
    }

    /** Takes the properties as they are now as the original ones. */
    public void seal(JsObject constructorFunction, PropertyKey speciesKey) {
        int count = shape.slotCount();
        keys = new PropertyKey[count];
        originals = new Object[count];
        for (int i = 0; i < count; i++) {
            keys[i] = shape.keyAt(i);
            originals[i] = slots[i];
        }
        execSlot = shape.lookup(Names.EXEC);
        originalExec = (JsObject) slots[execSlot];
        constructor = constructorFunction;
        speciesSlot = constructor.shape.lookup(speciesKey);
        originalSpecies = constructor.slots[speciesSlot];
        instanceShape = Shape.rootFor(this).add(Names.LAST_INDEX, Attributes.WRITABLE);
    }

    /** The shape of a regular expression that has lastIndex and nothing else. */
    Shape instanceShape() {
        return instanceShape;
    }

    /** Whether exec is the original one. Runs no user code. */
    boolean hasOriginalExec() {
        return (shape == originalShape || hasOriginalKeys()) && slots[execSlot] instanceof JsObject exec && exec == originalExec;
    }

    /** Whether all properties, and RegExp[@@species], are the original ones. Runs no user code. */
    boolean isPristine() {
        if (shape != originalShape && !hasOriginalKeys()) {
            return false;
        }
        for (int i = 0; i < originals.length; i++) {
            if (slots[i] != originals[i]) {
                return false;
            }
        }
        return speciesSlot < constructor.slots.length && constructor.slots[speciesSlot] == originalSpecies;
    }

    /** Looks at all keys once; a pinned shape, which does not change, stands for them from then on. */
    private boolean hasOriginalKeys() {
        if (shape.slotCount() < keys.length) {
            return false;
        }
        for (int i = 0; i < keys.length; i++) {
            if (shape.keyAt(i) != keys[i]) {
                return false;
            }
        }
        originalShape = shape.pin();
        return true;
    }

    /** The realm's %RegExp%. */
    public JsObject constructor() {
        return constructor;
    }
}
