package tsubame.runtime.builtin;

import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * A group of builtin functions, one file per global. A group is a table of rows (an enum whose constants carry a {@link
 * Signature}), a switch from the row to one Java method each, and an {@link #install}. Adding a builtin is one row, one case and
 * one method. Groups have no state: there is one instance for all realms. The pattern:
 *
 * <pre>
 *   private enum Row implements BuiltinRow {
 *       ABS(function("abs", 1)), …;
 *       private final Signature signature;
 *       Row(Signature signature) { this.signature = signature; }
 *       public Signature signature() { return signature; }
 *   }
 *   private static final Row[] ROWS = Row.values();
 *
 *   public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
 *       return switch (ROWS[id]) { case ABS -> abs(arg(args, 0)); … };
 *   }
 *
 *   public void install(Realm realm) { … installRows(realm, ROWS, math, null); }
 * </pre>
 */
public abstract class Builtins {
    /**
     * Runs a row.
     *
     * @param id the row's ordinal
     * @param callee the function object, for {@code data} and {@code realm}
     * @param args as passed, any number; see {@link #arg}
     * @param newTarget null for a call; the row of a constructor must then answer an object
     */
    public abstract Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget);

    /** Makes the objects of this group and hangs them into the realm. Runs no user code. */
    public abstract void install(Realm realm);

    // ---- Arguments

    /** The argument, or undefined when it was not passed. */
    public static Object arg(Object[] args, int i) {
        return i < args.length ? args[i] : Undefined.UNDEFINED;
    }

    // ---- Making functions

    /** The function object of a row, on no object yet. */
    protected final NativeFunction makeFunction(Realm realm, BuiltinRow row) {
        Signature s = row.signature();
        return new NativeFunction(realm, this, row.ordinal(), s.name, s.length, s.place == Signature.Place.CONSTRUCTOR);
    }

    /** The function object of a row that closes over something. */
    protected final NativeFunction makeFunction(Realm realm, BuiltinRow row, Object data) {
        NativeFunction function = makeFunction(realm, row);
        function.data = data;
        return function;
    }

    /**
     * The constructor of a row with its prototype, both linked. %Function.prototype% is its prototype.
     *
     * @param prototype what {@code new} gives; its {@code constructor} is set
     */
    protected final NativeFunction makeConstructor(Realm realm, BuiltinRow row, JsObject prototype) {
        return makeConstructor(realm, row, prototype, realm.functionPrototype);
    }

    /** As above with another prototype of the constructor: {@code TypeError} inherits from {@code Error}. */
    protected final NativeFunction makeConstructor(Realm realm, BuiltinRow row, JsObject prototype, JsObject parent) {
        Signature s = row.signature();
        Shape shape = Shape.newDictionary(parent, 16);
        NativeFunction function = new NativeFunction(shape, realm, this, row.ordinal(), s.name, s.length, true);
        if (prototype != null) {
            function.setPrototypeProperty(prototype);
            prototype.define(Names.CONSTRUCTOR, function, Attributes.HIDDEN);
        }
        function.ensureMaterialized();
        return function;
    }

    /** A new object to be a prototype or a namespace; room for so many properties. */
    protected static JsObject prototypeObject(JsObject parent, int properties) {
        return new JsObject(Shape.newDictionary(parent, properties));
    }

    /** %Function.prototype%, which is a function. */
    public static JsObject functionPrototype(Shape shape, Realm realm) {
        return new NativeFunction(shape, realm, FunctionBuiltins.GROUP, FunctionBuiltins.PROTOTYPE_ROW, JsString.EMPTY, 0, false);
    }

    // ---- Defining properties

    /**
     * Defines all rows that have a place. Getter and setter of one key become one accessor.
     *
     * @param statics the constructor or namespace object; null if no row needs it
     * @param prototype null if no row needs it
     */
    protected final void installRows(Realm realm, BuiltinRow[] rows, JsObject statics, JsObject prototype) {
        for (BuiltinRow row : rows) {
            Signature s = row.signature();
            switch (s.place) {
                case STATIC -> statics.define(s.key, makeFunction(realm, row), Attributes.HIDDEN);
                case PROTOTYPE -> prototype.define(s.key, makeFunction(realm, row), Attributes.HIDDEN);
                case STATIC_GETTER -> accessor(statics, s.key, makeFunction(realm, row), null);
                case STATIC_SETTER -> accessor(statics, s.key, null, makeFunction(realm, row));
                case PROTOTYPE_GETTER -> accessor(prototype, s.key, makeFunction(realm, row), null);
                case PROTOTYPE_SETTER -> accessor(prototype, s.key, null, makeFunction(realm, row));
                case NOWHERE, CONSTRUCTOR -> { }
            }
        }
    }

    private static void accessor(JsObject target, PropertyKey key, JsObject getter, JsObject setter) {
        int slot = target.shape.lookup(key);
        Accessor old = slot >= 0 && target.slots[slot] instanceof Accessor existing ? existing : new Accessor(null, null);
        Accessor merged = new Accessor(getter == null ? old.getter : getter, setter == null ? old.setter : setter);
        target.define(key, merged, Attributes.CONFIGURABLE);
    }

    /** A global: writable, configurable, not enumerable (§19). */
    protected static void global(Realm realm, String name, Object value) {
        realm.globalObject.define(PropertyKey.of(name), value, Attributes.HIDDEN);
    }

    /** A constant: not writable, not enumerable, not configurable. */
    protected static void constant(JsObject target, String name, Object value) {
        target.define(PropertyKey.of(name), value, Attributes.FIXED);
    }

    /** A property as methods are: writable, configurable, not enumerable. */
    protected static void hidden(JsObject target, String name, Object value) {
        target.define(PropertyKey.of(name), value, Attributes.HIDDEN);
    }

    /** @@toStringTag: configurable only. */
    protected static void toStringTag(JsObject target, String tag) {
        target.define(Symbol.TO_STRING_TAG, JsString.of(tag), Attributes.READ_ONLY);
    }

    /** A second name for the function under the first: the same function object. */
    protected static void alias(JsObject target, PropertyKey name, PropertyKey existing) {
        target.define(name, target.slots[target.shape.lookup(existing)], Attributes.HIDDEN);
    }
}
