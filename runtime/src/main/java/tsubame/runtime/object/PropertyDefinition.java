package tsubame.runtime.object;

import tsubame.runtime.convert.Conversions;

/** ValidateAndApplyPropertyDescriptor (§10.1.6.3), split into the question and the two storages. Runs no user code. */
public final class PropertyDefinition {
    private PropertyDefinition() {}

    /**
     * IsCompatiblePropertyDescriptor (§10.1.6.2): whether the descriptor may be applied.
     *
     * @param current the complete descriptor of the property as it is; null for absent
     */
    public static boolean isCompatible(boolean extensible, PropertyDescriptor wanted, PropertyDescriptor current) {
        if (current == null) {
            return extensible;
        }
        if (current.isConfigurable()) {
            return true;
        }
        if (wanted.isConfigurable()
                || wanted.has(Attributes.ENUMERABLE) && wanted.isEnumerable() != current.isEnumerable()) {
            return false;
        }
        if (!wanted.isAccessor() && !wanted.isData()) {
            return true;
        }
        if (wanted.isAccessor() != current.isAccessor()) {
            return false;
        }
        if (current.isAccessor()) {
            return (wanted.getter() == null || wanted.getter() == current.getter())
                    && (wanted.setter() == null || wanted.setter() == current.setter());
        }
        if (current.isWritable()) {
            return true;
        }
        return !wanted.isWritable()
                && (wanted.value() == null || Conversions.sameValue(wanted.value(), current.value()));
    }

    /** The attribute bits after the descriptor has been applied to a property with the old bits. */
    static int mergedBits(int oldBits, PropertyDescriptor wanted) {
        int stays = oldBits & ~wanted.presentAttributes();
        if (wanted.isAccessor()) {
            return (stays | wanted.attributes()) & ~Attributes.WRITABLE | Attributes.ACCESSOR;
        }
        if (wanted.isData() && (oldBits & Attributes.ACCESSOR) != 0) {
            stays &= ~(Attributes.ACCESSOR | Attributes.WRITABLE);
        }
        return stays | wanted.attributes();
    }

    /** What the slot holds after the descriptor has been applied to a property with the old slot. */
    static Object mergedSlot(Object oldSlot, PropertyDescriptor wanted) {
        if (wanted.isAccessor()) {
            Accessor old = oldSlot instanceof Accessor accessor ? accessor : null;
            JsObject getter = wanted.getter() != null || old == null ? wanted.getterOrNull() : old.getter;
            JsObject setter = wanted.setter() != null || old == null ? wanted.setterOrNull() : old.setter;
            return new Accessor(getter, setter);
        }
        if (wanted.value() != null) {
            return wanted.value();
        }
        boolean becomesData = wanted.isData() && oldSlot instanceof Accessor;
        return becomesData ? wanted.toSlot() : oldSlot;
    }

    /** OrdinaryDefineOwnProperty for a named key, on the properties that the shape describes. */
    static boolean defineNamed(JsObject o, PropertyKey key, PropertyDescriptor wanted) {
        int slot = o.shape.lookup(key);
        if (slot < 0) {
            if (!o.isExtensible()) {
                return false;
            }
            o.addSlot(key, wanted.toSlot(), wanted.attributes());
            return true;
        }
        int bits = o.shape.attributes(slot);
        if (!isCompatible(true, wanted, PropertyDescriptor.ofSlot(o.slots[slot], bits))) {
            return false;
        }
        o.shape.noteAssignment(o.slots[slot]);
        slot = NamedSlots.reconfigure(o, slot, mergedBits(bits, wanted));
        o.slots[slot] = mergedSlot(o.slots[slot], wanted);
        return true;
    }

    /** OrdinaryDefineOwnProperty for an index, on {@link JsObject#elements}. */
    static boolean defineIndexed(JsObject o, long index, PropertyDescriptor wanted) {
        Object slot = o.elements == null ? null : o.elements.get(index);
        if (slot == null) {
            if (!o.isExtensible()) {
                return false;
            }
            o.writableElements().put(index, wanted.toSlot(), wanted.attributes());
            return true;
        }
        int bits = o.elements.attributes(index);
        if (!isCompatible(true, wanted, PropertyDescriptor.ofSlot(slot, bits))) {
            return false;
        }
        o.elements.put(index, mergedSlot(slot, wanted), mergedBits(bits, wanted));
        return true;
    }
}
