package tsubame.runtime.object;

import java.util.Arrays;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Inline;

/**
 * An object, and the ordinary object's internal methods (§10.1). Named properties live in {@link #slots} as {@link #shape} says,
 * indexed ones in {@link #elements}. The essential internal methods are virtual; a class that overrides any of them (but those
 * about prototype and extensibility) extends {@link ExoticObject}, since the loops here look into all others directly.
 *
 * <p>Each internal method that takes a key has a twin that takes an index; the key methods hand index keys to their twins. The
 * twins take any integer 0 ≤ index < 2⁵³ and hand those beyond {@link PropertyKey#MAX_INDEX} back as names.
 *
 * <p>All internal methods may run user code (getters, setters, proxies) and throw, unless said otherwise. {@code receiver}
 * is what the program sees as {@code this}. The operations of §7.3 are in {@link ObjectOperations}.
 */
public class JsObject {
    private static final Object[] NO_SLOTS = {};

    /** With upperHash: see {@link #keyHash}. */
    private char lowerHash;
    /** The shape's {@link Shape#mark}, in the header's word: there machine code asks for a layout, as what is no object never has such a mark there. */
    public char mark;

    private byte upperHash;

    /** Replaced by every change of the set of named properties; assigned by {@link #setShape} alone, and by machine code, which sets the mark too. */
    public Shape shape;

    /**
     * Values and {@link Accessor}s of the named properties, by slot; longer than needed. Gaps are null. The slots of a layout that the
     * object has, or has had, hold nothing but the values of its plain properties, ever: see {@link Shape}.
     */
    public Object[] slots;

    /** Indexed properties; null for none. {@link JsArray} keeps dense ones elsewhere. */
    public IndexedElements elements;

    public JsObject(Shape shape) {
        this(shape, NO_SLOTS);
    }

    /** An object that is complete: slots holds the values of the shape's properties and is taken over. */
    public JsObject(Shape shape, Object[] slots) {
        this.shape = shape;
        this.mark = shape.mark;
        this.slots = slots;
    }

    /** An ordinary object with the given prototype; null for none. */
    public JsObject(JsObject prototype) {
        this(Shape.rootFor(prototype));
    }

    @Inline("two stores")
    public final void setShape(Shape next) {
        shape = next;
        mark = next.mark;
    }

    // ---- The essential internal methods, ordinary versions

    /** [[GetPrototypeOf]]. Java null stands for {@code null}. */
    public JsObject getPrototype() {
        return shape.prototype;
    }

    /** [[SetPrototypeOf]] (§10.1.2). Java null stands for {@code null}. */
    public boolean setPrototype(JsObject prototype) {
        if (prototype == shape.prototype) {
            return true;
        }
        if (!shape.isExtensible()) {
            return false;
        }
        for (JsObject p = prototype; p != null && !p.hasExoticPrototype(); p = p.shape.prototype) {
            if (p == this) {
                return false;
            }
        }
        setShape(shape.withPrototype(prototype));
        return true;
    }

    /** Whether getPrototype is not the ordinary one (§10.1.2.1 step 8.c.i): proxies. Runs no user code. */
    protected boolean hasExoticPrototype() {
        return false;
    }

    /** [[IsExtensible]]. */
    public boolean isExtensible() {
        return shape.isExtensible();
    }

    /** [[PreventExtensions]]. */
    public boolean preventExtensions() {
        if (shape.isExtensible()) {
            NamedSlots.restrict(this, Shape.PREVENTED);
        }
        return true;
    }

    /** [[GetOwnProperty]]: a complete descriptor, or null. */
    public PropertyDescriptor getOwnProperty(PropertyKey key) {
        if (key instanceof IndexKey k) {
            return getOwnIndexed(k.index);
        }
        int slot = shape.lookup(key);
        return slot < 0 ? null : PropertyDescriptor.ofSlot(slots[slot], shape.attributes(slot));
    }

    /** [[DefineOwnProperty]]. */
    public boolean defineOwnProperty(PropertyKey key, PropertyDescriptor descriptor) {
        if (key instanceof IndexKey k) {
            return defineOwnIndexed(k.index, descriptor);
        }
        return PropertyDefinition.defineNamed(this, key, descriptor);
    }

    /** [[HasProperty]]. */
    public boolean hasProperty(PropertyKey key) {
        if (key instanceof IndexKey k) {
            return hasIndex(k.index);
        }
        for (JsObject o = this; ; ) {
            if (o.shape.lookup(key) >= 0) {
                return true;
            }
            o = o.shape.prototype;
            if (o == null) {
                return false;
            }
            if (o instanceof ExoticObject) {
                Agent.enter();
                try {
                    return o.hasProperty(key);
                } finally {
                    Agent.leave();
                }
            }
        }
    }

    /** [[Get]]. */
    public Object get(PropertyKey key, Object receiver) {
        return key instanceof IndexKey k ? getIndex(k.index, receiver) : getNamed(key, receiver);
    }

    /** [[Set]]: false when the property cannot be set. */
    public boolean set(PropertyKey key, Object value, Object receiver) {
        return key instanceof IndexKey k
                ? setIndex(k.index, value, receiver)
                : NamedAssignment.set(this, key, value, receiver);
    }

    /** [[Delete]]: false when there is such a property and it stays. */
    public boolean delete(PropertyKey key) {
        if (key instanceof IndexKey k) {
            return deleteIndex(k.index);
        }
        int slot = shape.lookup(key);
        if (slot < 0) {
            return true;
        }
        if ((shape.attributes(slot) & Attributes.CONFIGURABLE) == 0) {
            return false;
        }
        NamedSlots.remove(this, slot);
        return true;
    }

    /** [[OwnPropertyKeys]]: indices ascending, then strings, then symbols, each in order of creation. A fresh array. */
    public PropertyKey[] ownKeys() {
        KeyList keys = new KeyList();
        addIndexKeys(keys);
        addNamedKeys(keys);
        return keys.toArray();
    }

    /** Adds the own index keys in ascending order. Exotic objects with other indices override it. Runs no user code. */
    protected void addIndexKeys(KeyList keys) {
        if (elements != null) {
            elements.addKeys(keys);
        }
    }

    /** Adds the own strings that are no indices, then the own symbols. Runs no user code. */
    protected void addNamedKeys(KeyList keys) {
        Shape s = shape;
        boolean symbols = false;
        for (int i = 0; i < s.slotCount(); i++) {
            PropertyKey key = s.keyAt(i);
            if (key instanceof Name) {
                keys.add(key);
            } else if (key instanceof Symbol) {
                symbols = true;
            }
        }
        for (int i = 0; symbols && i < s.slotCount(); i++) {
            if (s.keyAt(i) instanceof Symbol symbol) {
                keys.add(symbol);
            }
        }
    }

    // ---- The twins for indices

    /** [[GetOwnProperty]] of an index. */
    public PropertyDescriptor getOwnIndexed(long index) {
        if (index > PropertyKey.MAX_INDEX) {
            return getOwnProperty(PropertyKey.ofIndex(index));
        }
        Object slot = elements == null ? null : elements.get(index);
        return slot == null ? null : PropertyDescriptor.ofSlot(slot, elements.attributes(index));
    }

    /** [[DefineOwnProperty]] of an index. */
    public boolean defineOwnIndexed(long index, PropertyDescriptor descriptor) {
        if (index > PropertyKey.MAX_INDEX) {
            return defineOwnProperty(PropertyKey.ofIndex(index), descriptor);
        }
        return PropertyDefinition.defineIndexed(this, index, descriptor);
    }

    /** [[HasProperty]] of an index. */
    public boolean hasIndex(long index) {
        if (index > PropertyKey.MAX_INDEX) {
            return hasProperty(PropertyKey.ofIndex(index));
        }
        return elements != null && elements.get(index) != null || IndexedLookup.prototypeHas(this, index);
    }

    /** [[Get]] of an index. */
    public Object getIndex(long index, Object receiver) {
        if (index > PropertyKey.MAX_INDEX) {
            return get(PropertyKey.ofIndex(index), receiver);
        }
        Object slot = elements == null ? null : elements.get(index);
        if (slot == null) {
            return IndexedLookup.prototypeGet(this, index, receiver);
        }
        return slot instanceof Accessor accessor ? callGetter(accessor, receiver) : slot;
    }

    /** [[Set]] of an index. */
    public boolean setIndex(long index, Object value, Object receiver) {
        if (index > PropertyKey.MAX_INDEX) {
            return set(PropertyKey.ofIndex(index), value, receiver);
        }
        return IndexedLookup.set(this, index, value, receiver);
    }

    /** [[Delete]] of an index. */
    public boolean deleteIndex(long index) {
        if (index > PropertyKey.MAX_INDEX) {
            return delete(PropertyKey.ofIndex(index));
        }
        if (elements == null || elements.get(index) == null) {
            return true;
        }
        if ((elements.attributes(index) & Attributes.CONFIGURABLE) == 0) {
            return false;
        }
        elements.remove(index);
        return true;
    }

    /** Whether there may be own indexed properties; true is always a safe answer. Runs no user code. */
    protected boolean mayHaveIndices() {
        return elements != null;
    }

    // ---- Calling

    /** IsCallable (§7.2.3). */
    public boolean isCallable() {
        return false;
    }

    /** IsConstructor (§7.2.4). */
    public boolean isConstructor() {
        return false;
    }

    /** IsArray (§7.2.2): arrays, and proxies of arrays, which throw a TypeError once revoked. */
    public boolean isArray() {
        return false;
    }

    /** Whether there is an [[IsHTMLDDA]] slot (§B.3.6): only the object of that name that test262 asks its host for. */
    public boolean isHtmlDda() {
        return false;
    }

    /** [[Call]]. The arguments belong to the callee; it may keep and change them. */
    public Object call(Object thisValue, Object[] arguments) {
        throw Errors.typeError("object is not a function");
    }

    /** [[Construct]]; newTarget is a constructor. Answers an object. */
    public JsObject construct(Object[] arguments, JsObject newTarget) {
        throw Errors.typeError("object is not a constructor");
    }

    /** Where GetFunctionRealm looks on: a proxy's target, a TypeError if it is revoked; null for other objects. */
    protected JsObject realmTarget() {
        return null;
    }

    /** The name that Object.prototype.toString uses without @@toStringTag: "Object", "Array", "Error", "Date" … */
    public String className() {
        return "Object";
    }

    // ---- Shorthands

    /** Get(O, P) (§7.3.2). */
    public final Object get(PropertyKey key) {
        return get(key, this);
    }

    /** Get of an index. */
    public final Object getIndex(long index) {
        return getIndex(index, this);
    }

    /** Set(O, P, V, true) (§7.3.4): a TypeError when it fails. */
    public final void put(PropertyKey key, Object value) {
        if (!set(key, value, this)) {
            throw ObjectOperations.cannotAssign(this, key);
        }
    }

    /** Set of an index that throws a TypeError when it fails. */
    public final void putIndex(long index, Object value) {
        if (!setIndex(index, value, this)) {
            throw ObjectOperations.cannotAssign(this, PropertyKey.ofIndex(index));
        }
    }

    /**
     * Whether there is an own enumerable property: [[GetOwnProperty]] without its descriptor. Runs user code for proxies.
     */
    public final boolean hasOwnEnumerable(PropertyKey key) {
        int bits;
        if (this instanceof ExoticObject) {
            PropertyDescriptor own = getOwnProperty(key);
            bits = own == null ? 0 : own.attributes();
        } else if (key instanceof IndexKey k) {
            bits = elements == null || elements.get(k.index) == null ? 0 : elements.attributes(k.index);
        } else {
            int slot = shape.lookup(key);
            bits = slot < 0 ? 0 : shape.attributes(slot);
        }
        return (bits & Attributes.ENUMERABLE) != 0;
    }

    /** HasOwnProperty (§7.3.12). */
    public final boolean hasOwn(PropertyKey key) {
        return getOwnProperty(key) != null;
    }

    /**
     * Creates or overwrites an own property without asking anything: no extensibility, no attributes, no setters, no exotic
     * behaviour. For building fresh objects. Not for indices of exotic objects. Runs no user code.
     */
    public final void define(PropertyKey key, Object valueOrAccessor, int attributes) {
        int bits = valueOrAccessor instanceof Accessor ? attributes & ~Attributes.WRITABLE | Attributes.ACCESSOR : attributes;
        if (key instanceof IndexKey k) {
            writableElements().put(k.index, valueOrAccessor, bits);
            return;
        }
        int slot = shape.lookup(key);
        if (slot < 0) {
            addSlot(key, valueOrAccessor, bits);
        } else {
            shape.noteAssignment(slots[slot]);
            slot = NamedSlots.reconfigure(this, slot, bits);
            slots[slot] = valueOrAccessor;
        }
    }

    /** A hash of 24 bits that stays, the same in every run; for keys of collections. Made on first demand; never 0. */
    public final int keyHash() {
        if (lowerHash == 0) {
            int made = Agent.nextHash() >>> 8 | 1;
            lowerHash = (char) made;
            upperHash = (byte) (made >>> 16);
        }
        return (upperHash & 0xFF) << 16 | lowerHash;
    }

    // ---- Inline caches

    /**
     * The shape by which a cache may remember the own property (or its absence) under this named key; null when that is not
     * the shape's business. The answer is not pinned yet. Runs no user code.
     */
    public Shape cacheableShape(PropertyKey key) {
        return shape;
    }

    // ---- Private elements (§7.3.26 – §7.3.31): own, untouched by proxies and by integrity levels

    /** The slot's value or {@link Accessor}, or null when this object has no such element. */
    public final Object getPrivate(PrivateName name) {
        int slot = shape.lookup(name);
        return slot < 0 ? null : SlotInteger.value(slots[slot]);
    }

    /** Attributes of an element that exists: WRITABLE for fields, nothing for methods, ACCESSOR for accessors. */
    public final int privateAttributes(PrivateName name) {
        return shape.attributes(shape.lookup(name));
    }

    /** Adds an element that must not exist; a TypeError when this object is not extensible. */
    public final void addPrivate(PrivateName name, Object valueOrAccessor, int attributes) {
        if (!shape.isExtensible()) {
            throw Errors.typeError("Cannot define " + name + ", object is not extensible");
        }
        addSlot(name, valueOrAccessor, attributes);
    }

    /** Overwrites the value of a field that exists. */
    public final void setPrivate(PrivateName name, Object value) {
        slots[shape.lookup(name)] = value;
    }

    // ---- Storage, for this package and for objects that implement themselves

    /** [[Get]] of a named key, own property by shape first; exotic objects call it for keys that are not special to them. */
    protected final Object getNamed(PropertyKey key, Object receiver) {
        for (JsObject o = this; ; ) {
            int slot = o.shape.lookup(key);
            if (slot >= 0) {
                Object value = SlotInteger.value(o.slots[slot]);
                return value instanceof Accessor accessor ? callGetter(accessor, receiver) : value;
            }
            o = o.shape.prototype;
            if (o == null) {
                return Undefined.UNDEFINED;
            }
            if (o instanceof ExoticObject) {
                Agent.enter();
                try {
                    return o.get(key, receiver);
                } finally {
                    Agent.leave();
                }
            }
        }
    }

    /** Calls the getter, or answers undefined when there is none. */
    public static Object callGetter(Accessor accessor, Object receiver) {
        JsObject getter = accessor.getter;
        return getter == null ? Undefined.UNDEFINED : getter.call(receiver, ObjectOperations.noArguments());
    }

    /** Appends a named property that must not exist. */
    public final void addSlot(PropertyKey key, Object value, int bits) {
        Shape next = shape.add(key, bits);
        setNewSlot(next, value);
        setShape(next);
    }

    /** Stores into the last slot of a shape that the object gets next, with room made; the second half of a cached transition. */
    public final void setNewSlot(Shape next, Object value) {
        int slot = next.slotCount() - 1;
        if (slot >= slots.length) {
            Agent.requireRoom(16L * slot);
            slots = Arrays.copyOf(slots, slot < 4 ? 4 : 2 * slot);
            shape.expectSlots(slots.length);
        }
        slots[slot] = next.endsInInteger() ? SlotInteger.held(value) : value;
    }

    /** The elements to write to, made on first demand. */
    public final IndexedElements writableElements() {
        if (elements == null) {
            elements = new IndexedElements();
            Agent.indexedPrototypes |= shape.isPrototype();
        }
        return elements;
    }

    /** Called when this object is about to be the prototype of something. */
    Shape becomePrototype() {
        if (mayHaveIndices()) {
            Agent.indexedPrototypes = true;
        }
        setShape(shape.toPrototype());
        return shape;
    }
}
