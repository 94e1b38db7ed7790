package tsubame.runtime.object;

import tsubame.runtime.realm.Agent;
import tsubame.system.rule.Inline;

/**
 * A hidden class: prototype, extensibility, and the keys and attributes of the named properties by slot number. Indexed
 * properties are not part of it. Two kinds:
 *
 * <p><b>Shared</b> shapes form trees of transitions (key, attributes) and never change. <b>Dictionary</b> shapes belong to one
 * object and change in place, unless {@linkplain #pin pinned}: then each change gives the object a fresh shape. Every object that
 * is a prototype has a dictionary shape, and a change of a pinned one raises {@link Agent#prototypeEpoch}.
 *
 * <p>Exotic objects have trees of their own, since for some keys they answer otherwise than their shape does.
 *
 * <p>Where machine code knows objects by their {@link #layout}, the slots of the layout are kept for its properties for ever:
 * each holds the value of its own plain property, or null. So a property there that is deleted leaves a gap that is never filled,
 * and one that becomes an accessor, read-only or hidden moves behind these slots, with all others for the sake of their order.
 *
 * <p>Where machine code relies on methods by their receivers' shapes alone ({@link InlineCaches#rely}), an assignment over a function is a change of the
 * prototype too, and no assignment to it is cached.
 *
 * <p>So an inline cache may rely on: receiver.shape == s ⇒ same slot or absence of own properties, for every pinned s; and
 * receiver.shape == s and epoch unchanged ⇒ same holder and slot up the chain, if all shapes of the chain were pinned when the
 * cache was filled (see {@link InlineCaches}).
 */
public final class Shape {
    /** Objects with more named properties than this get a dictionary. */
    private static final int MAX_SHARED = 128;
    /** A shape with more transitions than this sends further ones to a dictionary. */
    private static final int MAX_TRANSITIONS = 1024;

    /** Larger objects make room as they grow. */
    private static final int MAX_EXPECTED = 16;

    /** Marks of shapes with a layout are from here on: what other values hold in that place is less, or has the highest bit. */
    public static final int LAID_OUT = 0x4000;

    private static final int EXTENSIBLE = 1;
    private static final int DICTIONARY = 2;
    private static final int PROTOTYPE = 4;
    private static final int PINNED = 8;
    /** Of exotic objects. */
    private static final int EXOTIC = 16;
    /** Somebody relies on the functions in the slots of a prototype: an assignment over one is a change. */
    private static final int RELIED_ON = 32;
    /** Somebody relies on the builtins in the slots: a change of any property, but for new ones, is one of these. */
    private static final int HOLDS_BUILTINS = 64;
    /** Of shared shapes: the last slot is kept for a property that holds integers as such ({@link SlotInteger}). */
    private static final int ENDS_IN_INTEGER = 128;

    /** The prototype of the objects of this shape; null for none. */
    public final JsObject prototype;

    /** The longest layout of the program that the properties begin with, or began with once: see {@link LayoutTable}; 0 for none. */
    public final int layout;

    /** The layout's number and {@link #LAID_OUT}; 0 for none. Objects have it beside the shape ({@link JsObject#mark}). */
    public final char mark;

    /** How many slots the layout keeps for its properties. */
    private final int kept;

    private final PropertyTable table;
    private final Shape parent;
    private int flags;

    /** Slots in use, gaps included. */
    private int count;

    /** Gaps of deleted properties behind the kept slots; only in dictionaries. */
    private int gaps;

    private TransitionTable transitions;

    /** The empty shape of objects whose prototype is the owner of this (dictionary, prototype) shape. */
    private Shape instanceRoot;

    /** Of such a shape: how much room objects that began with it had to make for properties; a guess for the next ones. */
    private int expectedSlots;

    private Shape(JsObject prototype, PropertyTable table, Shape parent, int count, int flags, int layout, int kept) {
        this.prototype = prototype;
        this.table = table;
        this.parent = parent;
        this.count = count;
        this.flags = flags;
        this.layout = layout;
        this.mark = (char) (layout == 0 ? 0 : LAID_OUT + layout);
        this.kept = kept;
    }

    /** A root without properties; for the agent's shape of objects without prototype, and for tests. */
    public static Shape newRoot(JsObject prototype) {
        return new Shape(prototype, new PropertyTable(4), null, 0, EXTENSIBLE, 0, 0);
    }

    /** The empty shape of objects with the given prototype (null allowed); makes that object a prototype. */
    public static Shape rootFor(JsObject prototype) {
        if (prototype == null) {
            return Agent.rootShape();
        }
        Shape s = prototype.shape;
        if ((s.flags & PROTOTYPE) == 0) {
            s = prototype.becomePrototype();
        }
        if (s.instanceRoot == null) {
            s.instanceRoot = newRoot(prototype);
        }
        return s.instanceRoot;
    }

    /** As {@link #rootFor} for exotic objects. Their constructors take either. */
    public static Shape exoticRootFor(JsObject prototype) {
        return rootFor(prototype).forExotic();
    }

    /** A fresh empty dictionary shape, for an object that is going to have many properties or be a prototype. */
    public static Shape newDictionary(JsObject prototype, int capacity) {
        if (prototype != null) {
            rootFor(prototype);
        }
        return new Shape(prototype, new PropertyTable(capacity), null, 0, EXTENSIBLE | DICTIONARY, 0, 0);
    }

    // ---- Questions

    /** The slot of a named key (no index key), or -1. */
    public int lookup(PropertyKey key) {
        return table.find(key, count);
    }

    /** The {@link Attributes} of a slot. */
    public int attributes(int slot) {
        return table.attributes[slot];
    }

    /** The key of a slot; null for a gap. */
    public PropertyKey keyAt(int slot) {
        return table.keys[slot];
    }

    /** How many slots a new object of this empty shape should have room for. */
    public int expectedSlots() {
        return expectedSlots;
    }

    /** Notes that an object of this shape has made room for so many slots. */
    void expectSlots(int room) {
        Shape root = prototype == null ? null : prototype.shape.instanceRoot;
        if (root != null && room <= MAX_EXPECTED && root.expectedSlots < room) {
            root.expectedSlots = room;
        }
    }

    /** Slots in use; some may be gaps in a dictionary. */
    public int slotCount() {
        return count;
    }

    /** Whether the value that a new property begins with may be held as an integer: of the last one, that is. */
    boolean endsInInteger() {
        return (flags & ENDS_IN_INTEGER) != 0;
    }

    int gapCount() {
        return gaps;
    }

    /** Slots that are kept for the properties of the layout; every object of this shape has them. */
    int keptCount() {
        return kept;
    }

    /** Whether properties are in the slots that are kept for them. */
    boolean usesKept() {
        for (int i = 0; i < kept; i++) {
            if (table.keys[i] != null) {
                return true;
            }
        }
        return false;
    }

    public boolean isExtensible() {
        return (flags & EXTENSIBLE) != 0;
    }

    public boolean isDictionary() {
        return (flags & DICTIONARY) != 0;
    }

    /** Whether the owner is the prototype of something. */
    public boolean isPrototype() {
        return (flags & PROTOTYPE) != 0;
    }

    /** Notes that an inline cache is going to rely on this shape. Call before storing it in one. */
    public Shape pin() {
        flags |= PINNED;
        return this;
    }

    /** Whether somebody relies on the functions in the slots: then assignments may not be cached. */
    public boolean isReliedOn() {
        return (flags & (RELIED_ON | HOLDS_BUILTINS)) != 0;
    }

    /** Notes that the value of a slot is going to be another one. */
    void noteAssignment(Object old) {
        if ((flags & RELIED_ON) != 0 && old instanceof JsObject function && function.isCallable()) {
            Agent.prototypesChange();
        }
        if (old instanceof JsObject) {
            noteChangeOfBuiltins();
        }
    }

    boolean holdsBuiltins() {
        return (flags & HOLDS_BUILTINS) != 0;
    }

    private void noteChangeOfBuiltins() {
        if ((flags & HOLDS_BUILTINS) != 0) {
            Agent.builtinsChange();
        }
    }

    // ---- Steps. Each answers the shape that the object must take on.

    /**
     * This shape with one more property in slot {@link #slotCount}. The key must be absent. The shape of an object whose
     * {@code shape.add(…)} is the same shape again is a dictionary; do not cache such a step.
     */
    public Shape add(PropertyKey key, int attributes) {
        if (!isDictionary()) {
            Shape next = transitions == null ? null : transitions.find(key, attributes);
            if (next != null) {
                return next;
            }
            if (count < MAX_SHARED && (transitions == null || transitions.size() < MAX_TRANSITIONS)) {
                return addTransition(key, attributes);
            }
        }
        Shape s = isDictionary() ? writable() : toDictionary();
        s.table.append(key, attributes);
        s.count++;
        return s;
    }

    private Shape addTransition(PropertyKey key, int attributes) {
        PropertyTable t = table.used == count ? table : table.copy(count, 4);
        t.append(key, attributes);
        int child = childLayout(key, attributes);
        int end = child != 0 && Agent.layouts.holdsIntegers(child) ? ENDS_IN_INTEGER : 0;
        Shape next = new Shape(prototype, t, this, count + 1, flags & (EXTENSIBLE | EXOTIC) | end, child == 0 ? layout : child, child == 0 ? kept : kept + 1);
        remember(key, attributes, next);
        return next;
    }

    /** The layout that the property goes on with; 0 for none. */
    private int childLayout(PropertyKey key, int attributes) {
        LayoutTable layouts = Agent.layouts;
        boolean goesOn = layouts != null && kept == count && attributes == Attributes.DEFAULT && (flags & EXOTIC) == 0;
        return goesOn && key instanceof Name name ? layouts.child(layout, name) : 0;
    }

    /** Forgets what has been added to objects of this shape: before there were layouts. */
    public void forgetTransitions() {
        transitions = null;
    }

    private void remember(PropertyKey key, int attributes, Shape next) {
        if (transitions == null) {
            transitions = new TransitionTable();
        }
        transitions.put(key, attributes, next);
    }

    /** What an exotic object must take instead of this shape: this one if it is exotic or the object's own. */
    @Inline("every new array")
    Shape forExotic() {
        return (flags & (EXOTIC | DICTIONARY)) != 0 ? this : exoticTwin();
    }

    private Shape exoticTwin() {
        Shape next = transitions == null ? null : transitions.find(TransitionTable.EXOTIC, 0);
        if (next == null) {
            next = new Shape(prototype, table.copy(count, 4), null, count, flags & EXTENSIBLE | EXOTIC, 0, 0);
            remember(TransitionTable.EXOTIC, 0, next);
        }
        return next;
    }

    /** This shape without the property of a slot. The slot must be cleared by the caller. */
    Shape remove(int slot) {
        if (!isDictionary() && slot == count - 1 && slot >= kept && parent != null && parent.count == slot) {
            return parent;
        }
        noteChangeOfBuiltins();
        Shape s = isDictionary() ? writable() : toDictionary();
        s.table.remove(slot);
        s.gaps += slot < kept ? 0 : 1;
        return s;
    }

    /** This shape with other attributes for a slot; not for a kept one unless {@link Attributes#isPlain}. */
    Shape reconfigure(int slot, int attributes) {
        if (table.attributes[slot] == attributes) {
            return this;
        }
        noteChangeOfBuiltins();
        Shape s = isDictionary() ? writable() : toDictionary();
        s.table.attributes[slot] = (byte) attributes;
        return s;
    }

    /** This shape with another prototype. */
    Shape withPrototype(JsObject newPrototype) {
        Shape root = rootFor(newPrototype);
        if (isDictionary()) {
            noteChange();
            return copyWith(newPrototype, table, flags & ~PINNED);
        }
        if (!isExtensible()) {
            return copyWith(newPrototype, table.copy(count, 0), flags | DICTIONARY);
        }
        Shape s = root;
        for (int i = 0; i < count; i++) {
            s = s.add(table.keys[i], table.attributes[i]);
        }
        return s.kept >= kept ? s : s.copyWith(newPrototype, s.table, s.flags, this);
    }

    /** Integrity levels for {@link #integrity}. */
    static final int PREVENTED = 0;
    static final int SEALED = 1;
    static final int FROZEN = 2;

    /**
     * This shape made non-extensible; SEALED and FROZEN also take attributes away from all named properties. FROZEN {@linkplain #vacated
     * vacates} the kept slots if they are used; the caller moves the slots alike.
     */
    Shape integrity(int level) {
        boolean vacates = level == FROZEN && usesKept();
        if (!isDictionary()) {
            Shape next = transitions == null ? null : transitions.find(TransitionTable.INTEGRITY, level);
            if (next == null) {
                PropertyTable t = vacates ? table.vacated(kept, count) : table.copy(count, 0);
                next = new Shape(prototype, t, null, t.used, flags & EXOTIC, layout, kept);
                next.restrict(level);
                remember(TransitionTable.INTEGRITY, level, next);
            }
            return next;
        }
        Shape s = vacates ? vacated() : writable();
        s.flags &= ~EXTENSIBLE;
        s.restrict(level);
        return s;
    }

    private void restrict(int level) {
        if (level == PREVENTED) {
            return;
        }
        for (int i = 0; i < count; i++) {
            if (table.keys[i] != null && !(table.keys[i] instanceof PrivateName)) {
                int bits = table.attributes[i] & ~Attributes.CONFIGURABLE;
                table.attributes[i] = (byte) (level == FROZEN ? bits & ~Attributes.WRITABLE : bits);
            }
        }
    }

    /** The shape of the same object once it is a prototype. */
    Shape toPrototype() {
        Shape s = isDictionary() ? writable() : toDictionary();
        s.flags |= PROTOTYPE;
        return s;
    }

    /** This dictionary without the gaps behind the kept slots; the caller moves the slots alike. */
    Shape compacted() {
        return moved(table.compacted(kept, count));
    }

    /** A dictionary in which the kept slots are gaps, and all properties are behind them; the caller moves the slots alike. */
    Shape vacated() {
        return moved(table.vacated(kept, count));
    }

    private Shape moved(PropertyTable t) {
        noteChange();
        Shape s = copyWith(prototype, t, flags | DICTIONARY);
        s.count = t.used;
        s.gaps = 0;
        return s;
    }

    /** The shape of the same prototype once somebody relies on its functions: no cache knows it. */
    Shape reliedOn() {
        Shape s = copyWith(prototype, table, flags | RELIED_ON);
        return s.pin();
    }

    /** The shape of the same object, which has many properties, once somebody relies on its builtins: no cache knows it. */
    Shape holdingBuiltins() {
        Shape s = copyWith(prototype, isDictionary() ? table : table.copy(count, 4), flags | DICTIONARY | HOLDS_BUILTINS);
        return (flags & PINNED) != 0 ? s.pin() : s;
    }

    /** A dictionary of the same properties; for a shared shape. */
    Shape toDictionary() {
        return copyWith(prototype, table.copy(count, 4), flags | DICTIONARY);
    }

    /** A dictionary that may be changed in place: this one, or when an inline cache knows this one, a fresh one. */
    private Shape writable() {
        if ((flags & PINNED) == 0) {
            return this;
        }
        noteChange();
        return copyWith(prototype, table, flags & ~PINNED);
    }

    private void noteChange() {
        if ((flags & (PINNED | PROTOTYPE)) == (PINNED | PROTOTYPE)) {
            Agent.prototypesChange();
        }
    }

    private Shape copyWith(JsObject newPrototype, PropertyTable newTable, int newFlags) {
        return copyWith(newPrototype, newTable, newFlags, this);
    }

    private Shape copyWith(JsObject newPrototype, PropertyTable newTable, int newFlags, Shape laidOut) {
        Shape s = new Shape(newPrototype, newTable, null, count, newFlags & ~(PINNED | ENDS_IN_INTEGER), laidOut.layout, laidOut.kept);
        s.gaps = gaps;
        s.instanceRoot = instanceRoot;
        return s;
    }

    /** The keys, for dumps. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(isDictionary() ? "dictionary" : "shape");
        for (int i = 0; i < count; i++) {
            text.append(i == 0 ? " {" : ", ").append(table.keys[i]);
        }
        return text.append(count == 0 ? " {}" : "}").toString();
    }
}
