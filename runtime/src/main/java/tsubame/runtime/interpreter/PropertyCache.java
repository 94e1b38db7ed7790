package tsubame.runtime.interpreter;

import tsubame.runtime.function.Shortcut;
import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.InlineCaches;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.Cell;

/**
 * One entry of an inline cache, immutable: for receivers of {@link #shape}, where the property is. An instruction has up to {@link
 * #LIMIT} entries, the latest first; when they are full, the oldest goes.
 *
 * <p>An entry without holder means an own property. One with a holder, or a transition, holds only while the epoch of prototypes is
 * the one at which it was made. See {@link InlineCaches}.
 */
final class PropertyCache {
    static final int LIMIT = 4;
    private static final int MAX_OVERFLOWS = 16;

    final Shape shape;
    /** The same, if the property is the receiver's own and no accessor, and an assignment adds none; else null. */
    final Shape ownShape;
    /** The same, if the property is a prototype's, and no accessor; else null. */
    final Shape inheritedShape;
    /** Where the property is if not in the receiver. */
    final JsObject holder;
    /** The same, if the property is the length of typed arrays, as it was when the program began; else null. */
    final Shape typedLengthShape;
    final int slot;
    /** The slot holds an Accessor. */
    final boolean accessor;
    /** For an assignment that adds a property: the shape that the receiver takes on. */
    final Shape newShape;
    final int epoch;
    /** For global variables: the cell of a lexical binding. */
    final Cell cell;
    /** For private names, which differ from one evaluation of a class to the next: the name. */
    final PropertyKey key;
    final PropertyCache next;
    /** How often entries had to go for those of other shapes. */
    private final int overflows;

    PropertyCache(Shape shape, JsObject holder, int slot, boolean accessor, Shape newShape, PropertyCache rest) {
        this.shape = shape;
        this.ownShape = holder == null && !accessor && newShape == null ? shape : null;
        this.inheritedShape = holder != null && !accessor ? shape : null;
        this.typedLengthShape = accessor && holder != null && isTypedLength(holder.slots[slot]) ? shape : null;
        this.holder = holder;
        this.slot = slot;
        this.accessor = accessor;
        this.newShape = newShape;
        this.epoch = Agent.prototypeEpoch;
        this.cell = null;
        this.key = null;
        this.next = trimmed(rest, shape, LIMIT - 1);
        this.overflows = rest == null ? 0 : rest.overflows + (isFull(rest) ? 1 : 0);
    }

    /** An entry for a global variable: the cell of its binding, or else the slot in the global object at a version of the environment. */
    PropertyCache(Cell cell, Shape shape, int slot, int version) {
        this.cell = cell;
        this.shape = shape;
        this.ownShape = null;
        this.inheritedShape = null;
        this.typedLengthShape = null;
        this.slot = slot;
        this.epoch = version;
        this.holder = null;
        this.accessor = false;
        this.newShape = null;
        this.key = null;
        this.next = null;
        this.overflows = 0;
    }

    /** An entry for a private field. */
    PropertyCache(Shape shape, PropertyKey key, int slot) {
        this.shape = shape;
        this.ownShape = null;
        this.inheritedShape = null;
        this.typedLengthShape = null;
        this.key = key;
        this.slot = slot;
        this.epoch = 0;
        this.cell = null;
        this.holder = null;
        this.accessor = false;
        this.newShape = null;
        this.next = null;
        this.overflows = 0;
    }

    private PropertyCache(PropertyCache of, PropertyCache next) {
        this.cell = null;
        this.key = null;
        this.shape = of.shape;
        this.ownShape = of.ownShape;
        this.inheritedShape = of.inheritedShape;
        this.typedLengthShape = of.typedLengthShape;
        this.holder = of.holder;
        this.slot = of.slot;
        this.accessor = of.accessor;
        this.newShape = of.newShape;
        this.epoch = of.epoch;
        this.next = next;
        this.overflows = of.overflows;
    }

    /** Whether what a slot holds is the getter of typed arrays' length that was there when the program began. */
    static boolean isTypedLength(Object accessor) {
        return accessor instanceof Accessor a && Shortcut.is(a.getter, Shortcut.TYPED_ARRAY_LENGTH);
    }

    /** At most {@code room} entries of the list that are neither for the shape nor out of date. */
    private static PropertyCache trimmed(PropertyCache list, Shape replaced, int room) {
        PropertyCache entry = list;
        while (entry != null && (entry.shape == replaced || entry.isStale())) {
            entry = entry.next;
        }
        if (entry == null || room == 0) {
            return null;
        }
        return new PropertyCache(entry, trimmed(entry.next, replaced, room - 1));
    }

    /**
     * Whether an instruction with these entries sees more shapes than there are entries for, again and again: then one more is not worth being
     * made. Lists are counted by how often one was full when the next came.
     */
    static boolean isMegamorphic(PropertyCache list) {
        return list != null && list.overflows > MAX_OVERFLOWS;
    }

    private static boolean isFull(PropertyCache list) {
        int count = 0;
        for (PropertyCache entry = list; entry != null && !entry.isStale(); entry = entry.next) {
            count++;
        }
        return count == LIMIT;
    }

    private boolean isStale() {
        return (holder != null || newShape != null) && epoch != Agent.prototypeEpoch;
    }
}
