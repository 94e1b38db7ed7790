package tsubame.runtime.builtin;

import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;

/**
 * What a row of a builtin table says: where the function goes, its key, its {@code name} and {@code length}. A name that begins
 * with {@code @@} is a well-known symbol: {@code @@iterator}.
 */
public final class Signature {
    /** Where the function of a row goes. */
    public enum Place {
        /** On the constructor, or on the namespace object such as Math. */
        STATIC,
        STATIC_GETTER,
        STATIC_SETTER,
        PROTOTYPE,
        PROTOTYPE_GETTER,
        PROTOTYPE_SETTER,
        /** Nowhere: the file makes the function itself, by {@link Builtins#makeFunction}. */
        NOWHERE,
        /** As NOWHERE, and it is a constructor. */
        CONSTRUCTOR
    }

    final Place place;
    final PropertyKey key;
    /** The {@code name} property. */
    final JsString name;
    final int length;

    private Signature(Place place, String key, int length) {
        this.place = place;
        this.length = length;
        String shown = key;
        if (key.startsWith("@@")) {
            Symbol symbol = Symbol.wellKnownNamed(key.substring(2));
            this.key = symbol;
            shown = "[" + symbol.description().toJavaString() + "]";
        } else {
            this.key = PropertyKey.of(key);
        }
        this.name = JsString.of(switch (place) {
            case STATIC_GETTER, PROTOTYPE_GETTER -> "get " + shown;
            case STATIC_SETTER, PROTOTYPE_SETTER -> "set " + shown;
            case STATIC, PROTOTYPE, NOWHERE, CONSTRUCTOR -> shown;
        });
    }

    /** The key that the function is to have. */
    public PropertyKey key() {
        return key;
    }

    /** The {@code length} property. */
    public int length() {
        return length;
    }

    /** Whether it was made by {@link #function}. */
    public boolean isFunction() {
        return place == Place.STATIC;
    }

    /** A method of the constructor or namespace object. */
    public static Signature function(String name, int length) {
        return new Signature(Place.STATIC, name, length);
    }

    /** A getter of the constructor, such as @@species. */
    public static Signature staticGetter(String name) {
        return new Signature(Place.STATIC_GETTER, name, 0);
    }

    public static Signature staticSetter(String name) {
        return new Signature(Place.STATIC_SETTER, name, 1);
    }

    /** A method of the prototype. */
    public static Signature method(String name, int length) {
        return new Signature(Place.PROTOTYPE, name, length);
    }

    /** A getter of the prototype. */
    public static Signature getter(String name) {
        return new Signature(Place.PROTOTYPE_GETTER, name, 0);
    }

    /** A setter of the prototype. */
    public static Signature setter(String name) {
        return new Signature(Place.PROTOTYPE_SETTER, name, 1);
    }

    /** A function that the file makes itself; the empty name for anonymous ones. */
    public static Signature loose(String name, int length) {
        return new Signature(Place.NOWHERE, name, length);
    }

    /** A constructor. */
    public static Signature constructor(String name, int length) {
        return new Signature(Place.CONSTRUCTOR, name, length);
    }
}
