package tsubame.runtime.interpreter;

import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.ExoticObject;
import tsubame.runtime.object.InlineCaches;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.object.SlotInteger;
import tsubame.runtime.realm.Agent;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.RuntimeEntry;
import tsubame.system.rule.Unchecked;

/**
 * New objects and their properties, as machine code makes them: the object of a construction, and runs of properties that follow each
 * other with nothing observable between. A run has an inline cache of its own, by that of its first instruction in a second range, in the
 * checked version of a function in a third one: from the shape before to the shape after, with the slot of the last property.
 */
final class CompiledFields {
    /** How many ranges of caches machine code has. */
    static final int CACHES = 3;

    /** After so many vain attempts to remember what a run does, it is left alone. */
    private static final int PATIENCE = 16;

    private CompiledFields() {}

    // ---- Objects

    /** Of a class: its prototype never changes, so the shape holds once it has been found. */
    @RuntimeEntry("compiled code: the new object of a class without heritage, with room for so many properties")
    @Inline("two allocations")
    static JsObject newInstance(BytecodeFunction constructor, int room) {
        Shape shape = constructor.instanceShape;
        if (shape == null || shape.expectedSlots() > room) {
            return newInstanceSlowly(constructor, room);
        }
        if (room == 0) {
            return new JsObject(shape);
        }
        Object[] slots = new Object[room]; // first, so that all is stored into what is new
        return new JsObject(shape, slots);
    }

    @RuntimeEntry("compiled code: the new object of any function")
    @NoInline("a class that has made no object yet, or whose objects have grown")
    static JsObject newInstanceSlowly(BytecodeFunction constructor, int room) {
        JsObject object = (JsObject) BytecodeFunction.newInstanceFor(constructor, constructor);
        if (object.slots.length < room) {
            object.slots = new Object[room];
        }
        return object;
    }

    // ---- Literals

    @RuntimeEntry("compiled code: an object literal whose shape the cache knows")
    @Inline("an allocation")
    static JsObject newLiteral(PropertyCache entry, Object[] slots) {
        return new JsObject(entry.newShape, slots);
    }

    @RuntimeEntry("compiled code: an object literal, any")
    static JsObject newLiteralSlowly(BytecodeFunction f, Code code, int[] names, Object[] values, PropertyCache[] caches, int cache) {
        JsObject object = newPartial(f, code, names, values);
        if (!object.shape.isDictionary()) {
            caches[cache] = new PropertyCache(f.realm.objectShape, null, names.length - 1, false, object.shape, null);
        }
        return object;
    }

    @RuntimeEntry("compiled code: the first properties of an object literal, where a check failed before the others were there")
    static JsObject newPartial(BytecodeFunction f, Code code, int[] names, Object[] values) {
        JsObject object = new JsObject(f.realm.objectShape);
        for (int i = 0; i < names.length; i++) {
            object.addSlot(code.key(names[i]), values[i], Attributes.DEFAULT);
        }
        return object;
    }

    // ---- Stores

    @RuntimeEntry("compiled code: SET_PROPERTY where the slot is likely to hold integers as such")
    @Inline("an own data property that the cache knows")
    @Unchecked("caches are numbered by the prototype")
    static void setInteger(Code code, Object base, int name, Object value, int strict, PropertyCache[] caches, int cache) {
        if (!store(base, SlotInteger.held(value), caches[cache])) {
            PropertyOps.setGenerally(code, base, name, value, strict, cache);
        }
    }

    @Inline("an own data property that the cache knows")
    @Unchecked("the cache's shape says that the slot is there")
    static boolean store(Object base, Object held, PropertyCache entry) {
        if (base instanceof JsObject o && entry != null) {
            if (entry.ownShape == o.shape) {
                o.slots[entry.slot] = held;
                return true;
            }
            if (entry.newShape != null && entry.shape == o.shape && entry.slot < o.slots.length && entry.epoch == Agent.prototypeEpoch) {
                o.slots[entry.slot] = held;
                o.setShape(entry.newShape);
                return true;
            }
        }
        return false;
    }

    // ---- Layouts

    /** Of any value that is a reference: where that is no object, there is something else in this place, which is no mark of a layout. */
    @RuntimeEntry("compiled code: the layout of what may be an object")
    @Inline("a load")
    static int mark(JsObject object) {
        return object.mark;
    }

    // ---- Runs

    @RuntimeEntry("compiled code: an entry of the cache")
    @Inline("a load")
    @Unchecked("caches are numbered by the prototype")
    static PropertyCache entry(PropertyCache[] caches, int cache) {
        return caches[cache];
    }

    /** The entry for a run of new properties of the object, which has room for them; null if none is known. */
    @RuntimeEntry("compiled code: the way of a run of new properties")
    @Inline("the latest entry")
    @Unchecked("caches are numbered by the prototype")
    static PropertyCache find(Object base, PropertyCache[] caches, int cache) {
        if (base instanceof JsObject o) {
            PropertyCache entry = caches[cache];
            if (entry != null && entry.shape == o.shape && entry.slot < o.slots.length && entry.epoch == Agent.prototypeEpoch) {
                return entry;
            }
        }
        return findLater(base, caches, cache);
    }

    @RuntimeEntry("compiled code: the way of a run of new properties, later entries, and room made")
    @NoInline("several shapes, or too little room")
    static PropertyCache findLater(Object base, PropertyCache[] caches, int cache) {
        if (!(base instanceof JsObject o)) {
            return null;
        }
        for (PropertyCache entry = caches[cache]; entry != null; entry = entry.next) {
            if (entry.shape == o.shape && entry.epoch == Agent.prototypeEpoch) {
                o.setNewSlot(entry.newShape, null);
                return entry;
            }
        }
        return null;
    }

    @RuntimeEntry("compiled code: the shape before a run of which nothing is known; null for none")
    static Shape shape(Object base) {
        return base instanceof JsObject o && !(o instanceof ExoticObject) ? o.shape : null;
    }

    /** Remembers what a run has done, if it has added its properties and nothing else, and no prototype has any of them. */
    @RuntimeEntry("compiled code: after a run of which nothing was known")
    static void remember(Code code, Object base, Shape before, int[] names, PropertyCache[] caches, int cache) {
        PropertyCache known = caches[cache];
        boolean isHopeless = known != null && known.shape == null;
        if (isHopeless && known.slot >= PATIENCE) {
            return;
        }
        if (before != null && base instanceof JsObject o && isRun(code, o, before, names)) {
            caches[cache] = new PropertyCache(before, null, o.shape.slotCount() - 1, false, o.shape, isHopeless ? null : known);
        } else if (known == null || isHopeless) {
            caches[cache] = new PropertyCache(null, null, isHopeless ? known.slot + 1 : 0, false, null, null);
        }
    }

    private static boolean isRun(Code code, JsObject o, Shape before, int[] names) {
        JsObject prototype = before.prototype;
        Shape s = before;
        for (int i = 0; i < names.length; i++) {
            PropertyKey key = code.key(names[i]);
            boolean isFree = prototype == null || InlineCaches.pinChain(prototype, key) && InlineCaches.holder(prototype, key) == null;
            if (!isFree || s.isDictionary() || !s.isExtensible() || s.lookup(key) >= 0) {
                return false;
            }
            s = s.add(key, Attributes.DEFAULT);
        }
        return s == o.shape && !s.isDictionary();
    }
}
