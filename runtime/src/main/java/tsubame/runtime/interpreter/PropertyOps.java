package tsubame.runtime.interpreter;

import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.Shortcut;
import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.ExoticObject;
import tsubame.runtime.object.IndexKey;
import tsubame.runtime.object.InlineCaches;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.object.SlotInteger;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.Unchecked;

/**
 * Named properties with inline caches: GET_PROPERTY, SET_PROPERTY, DEFINE_FIELD, and the properties of super, which are rare and have
 * none. The caches rely on nothing but what {@link InlineCaches} promises.
 */
final class PropertyOps {
    private PropertyOps() {}

    // ---- Reading

    /** a.n (§13.3.2.1). */
    @Inline("the short way of an instruction")
    @Unchecked("caches are numbered by the prototype; an object has the slots of its shape")
    static Object get(Frame frame, PropertyCache[] caches, Object base, int name, int cache) {
        if (base instanceof JsObject o) {
            PropertyCache entry = caches[cache];
            if (entry != null) {
                if (entry.ownShape == o.shape) {
                    return SlotInteger.value(o.slots[entry.slot]);
                }
                if (entry.inheritedShape == o.shape && entry.epoch == Agent.prototypeEpoch) {
                    return SlotInteger.value(entry.holder.slots[entry.slot]);
                }
            }
        }
        return getGenerally(frame.code, base, name, cache);
    }

    /** The length of an array or string: what most properties of that name are. */
    @Inline("the short way of an instruction")
    static Object getLength(Frame frame, Object base, int name, int cache) {
        if (base instanceof JsArray array) {
            return (double) array.length();
        }
        return base instanceof JsString string ? (Object) (double) string.length() : getGenerally(frame.code, base, name, cache);
    }

    @NoInline("later entries, accessors, and what no entry is for")
    static Object getGenerally(Code code, Object base, int name, int cache) {
        if (base instanceof JsObject o) {
            Shape shape = o.shape;
            for (PropertyCache entry = code.caches[cache]; entry != null; entry = entry.next) {
                if (entry.shape == shape) {
                    if (entry.holder == null) {
                        Object value = SlotInteger.value(o.slots[entry.slot]);
                        return entry.accessor ? ask((Accessor) value, o) : value;
                    }
                    if (entry.epoch == Agent.prototypeEpoch) {
                        Object value = SlotInteger.value(entry.holder.slots[entry.slot]);
                        return entry.accessor ? ask((Accessor) value, o) : value;
                    }
                    break;
                }
            }
            if (o instanceof JsArray array && code.key(name) == Names.LENGTH) {
                return (double) array.length();
            }
            return getAndRemember(code, o, code.key(name), cache);
        }
        if (base instanceof JsString text) {
            JsObject prototype = Agent.realm.stringPrototype;
            PropertyCache entry = code.caches[cache];
            if (entry != null && entry.ownShape == prototype.shape) {
                return SlotInteger.value(prototype.slots[entry.slot]);
            }
            if (code.key(name) == Names.LENGTH) {
                return (double) text.length();
            }
        }
        return getOfPrimitive(code, base, code.key(name), cache);
    }

    /** What a getter says; the length of a typed array is one, and asked for by loops. */
    private static Object ask(Accessor accessor, JsObject o) {
        if (o instanceof JsTypedArray array && Shortcut.is(accessor.getter, Shortcut.TYPED_ARRAY_LENGTH)) {
            return (double) array.length();
        }
        return JsObject.callGetter(accessor, o);
    }

    private static Object getAndRemember(Code code, JsObject o, PropertyKey key, int cache) {
        if (!PropertyCache.isMegamorphic(code.caches[cache]) && InlineCaches.pinChain(o, key)) {
            JsObject holder = InlineCaches.holder(o, key);
            if (holder != null) {
                int slot = holder.shape.lookup(key);
                boolean accessor = (holder.shape.attributes(slot) & Attributes.ACCESSOR) != 0;
                code.caches[cache] =
                        new PropertyCache(o.shape, holder == o ? null : holder, slot, accessor, null, code.caches[cache]);
            }
        }
        return o.get(key, o);
    }

    /**
     * A property of a primitive, looked up in its prototype. The cache entry is for the prototype object's own shape, so a hit needs
     * no epoch; methods further up are not cached.
     */
    private static Object getOfPrimitive(Code code, Object base, PropertyKey key, int cache) {
        JsObject prototype = Conversions.prototypeOfPrimitive(base);
        if (prototype == null) {
            throw Errors.typeError("Cannot read properties of " + Describe.plainly(base) + " (reading '" + key + "')");
        }
        PropertyCache entry = code.caches[cache];
        if (entry != null && entry.shape == prototype.shape && entry.holder == null && !entry.accessor) {
            return SlotInteger.value(prototype.slots[entry.slot]);
        }
        Shape shape = prototype.cacheableShape(key);
        if (shape != null) {
            int slot = shape.lookup(key);
            if (slot >= 0 && (shape.attributes(slot) & Attributes.ACCESSOR) == 0) {
                code.caches[cache] = new PropertyCache(shape.pin(), null, slot, false, null, code.caches[cache]);
            }
        }
        return prototype.get(key, base);
    }

    // ---- Writing

    /** a.n ← value (§6.2.5.6 PutValue of a property reference). */
    @Inline("the short way of an instruction")
    @Unchecked("caches are numbered by the prototype; an object has the slots of its shape")
    static void set(Frame frame, PropertyCache[] caches, Object base, int name, Object value, int strict, int cache) {
        if (base instanceof JsObject o) {
            PropertyCache entry = caches[cache];
            if (entry != null) {
                if (entry.ownShape == o.shape) {
                    o.slots[entry.slot] = value;
                    return;
                }
                if (entry.newShape != null && entry.shape == o.shape && entry.slot < o.slots.length && entry.epoch == Agent.prototypeEpoch) {
                    o.slots[entry.slot] = value;
                    o.setShape(entry.newShape);
                    return;
                }
            }
        }
        setGenerally(frame.code, base, name, value, strict, cache);
    }

    @NoInline("later entries, room for a new property, setters, and what no entry is for")
    static void setGenerally(Code code, Object base, int name, Object value, int strict, int cache) {
        if (base instanceof JsObject o) {
            Shape shape = o.shape;
            for (PropertyCache entry = code.caches[cache]; entry != null; entry = entry.next) {
                if (entry.shape == shape) {
                    if (entry.newShape == null) {
                        o.slots[entry.slot] = value;
                        return;
                    }
                    if (entry.epoch == Agent.prototypeEpoch) {
                        o.setNewSlot(entry.newShape, value);
                        o.setShape(entry.newShape);
                        return;
                    }
                    break;
                }
            }
            setAndRemember(code, o, code.key(name), value, strict, cache);
            return;
        }
        setOfPrimitive(base, code.key(name), value, strict);
    }

    private static void setAndRemember(Code code, JsObject o, PropertyKey key, Object value, int strict, int cache) {
        PropertyCache entry = writeEntry(code, o, key, cache);
        if (!o.set(key, value, o) && strict != 0) {
            throw ObjectOperations.cannotAssign(o, key);
        }
        if (entry != null) {
            code.caches[cache] = entry;
        }
    }

    /** The entry that an assignment to a writable own property, or of a new property, deserves; null for none. */
    private static PropertyCache writeEntry(Code code, JsObject o, PropertyKey key, int cache) {
        Shape shape = PropertyCache.isMegamorphic(code.caches[cache]) ? null : o.cacheableShape(key);
        if (shape == null) {
            return null;
        }
        int slot = shape.lookup(key);
        if (slot < 0) {
            Shape next = InlineCaches.transitionForAdd(o, key);
            return next == null ? null : new PropertyCache(o.shape, null, next.slotCount() - 1, false, next, code.caches[cache]);
        }
        int attributes = shape.attributes(slot) & (Attributes.WRITABLE | Attributes.ACCESSOR);
        return attributes != Attributes.WRITABLE || shape.isReliedOn()
                ? null
                : new PropertyCache(shape.pin(), null, slot, false, null, code.caches[cache]);
    }

    static void setOfPrimitive(Object base, PropertyKey key, Object value, int strict) {
        JsObject prototype = Conversions.prototypeOfPrimitive(base);
        if (prototype == null) {
            throw Errors.typeError("Cannot set properties of " + Describe.plainly(base) + " (setting '" + key + "')");
        }
        boolean ownOfString = base instanceof JsString string && ElementOps.isOwnOfString(string, key);
        if ((ownOfString || !prototype.set(key, value, base)) && strict != 0) {
            throw ownOfString
                    ? Errors.typeError("Cannot assign to read only property '" + key + "' of string '" + Describe.plainly(base) + "'")
                    : Errors.typeError("Cannot create property '" + key + "' on " + ElementOps.typeName(base) + " '" + Describe.plainly(base) + "'");
        }
    }

    // ---- Defining, deleting

    /** A field of an object literal or class instance: CreateDataPropertyOrThrow (§7.3.6). */
    @Inline("the short way of an instruction")
    @Unchecked("caches are numbered by the prototype")
    static void define(Frame frame, PropertyCache[] caches, Object base, int name, Object value, int cache) {
        JsObject o = (JsObject) base;
        PropertyCache entry = caches[cache];
        if (entry != null && entry.shape == o.shape && entry.slot < o.slots.length) {
            o.slots[entry.slot] = value;
            o.setShape(entry.newShape);
            return;
        }
        defineGenerally(frame.code, o, name, value, cache);
    }

    @NoInline("later entries, room for a new property, and what no entry is for")
    static void defineGenerally(Code code, Object base, int name, Object value, int cache) {
        JsObject o = (JsObject) base;
        Shape shape = o.shape;
        for (PropertyCache entry = code.caches[cache]; entry != null; entry = entry.next) {
            if (entry.shape == shape) {
                o.setNewSlot(entry.newShape, value);
                o.setShape(entry.newShape);
                return;
            }
        }
        PropertyKey key = code.key(name);
        PropertyCache entry = null;
        boolean cacheable = !(o instanceof ExoticObject) && !(key instanceof IndexKey);
        if (cacheable && !shape.isDictionary() && shape.isExtensible() && shape.lookup(key) < 0) {
            // An own definition does not ask the prototypes, so the transition may be replayed whatever they have.
            Shape next = shape.add(key, Attributes.DEFAULT);
            entry = next.isDictionary()
                    ? null
                    : new PropertyCache(shape, null, next.slotCount() - 1, false, next, code.caches[cache]);
        }
        ObjectOperations.createDataPropertyOrThrow(o, key, value);
        if (entry != null) {
            code.caches[cache] = entry;
        }
    }

    /** delete a.n (§13.5.1.2). */
    static Object delete(Object base, PropertyKey key, boolean strict) {
        if (base == Undefined.UNDEFINED || base == Null.NULL) {
            throw Errors.typeError("Cannot convert undefined or null to object");
        }
        JsObject o = Conversions.toObject(base);
        boolean deleted = o.delete(key);
        if (!deleted && strict) {
            throw ObjectOperations.cannotDelete(o, key);
        }
        return deleted;
    }

    // ---- super

    /** The base of super's properties, or what super(…) calls: [[GetPrototypeOf]] of the home object or constructor. */
    static Object prototype(Object object) {
        JsObject prototype = ((JsObject) object).getPrototype();
        return prototype == null ? Null.NULL : prototype;
    }

    /** super[key] (§13.3.7.3): {@code base} is the home object's prototype. */
    static Object getSuper(Object base, Object receiver, Object key) {
        if (!(base instanceof JsObject o)) {
            throw Errors.typeError("Cannot read properties of null (reading '" + Describe.plainly(key) + "')");
        }
        return o.get(PropertyKey.from(key), receiver);
    }

    static void setSuper(Object base, Object receiver, Object key, Object value, boolean strict) {
        if (!(base instanceof JsObject o)) {
            throw Errors.typeError("Cannot set properties of null (setting '" + Describe.plainly(key) + "')");
        }
        PropertyKey name = PropertyKey.from(key);
        if (!o.set(name, value, receiver) && strict) {
            throw receiver instanceof JsObject target
                    ? ObjectOperations.cannotAssign(target, name)
                    : Errors.typeError("Cannot assign to read only property '" + name + "'");
        }
    }
}
