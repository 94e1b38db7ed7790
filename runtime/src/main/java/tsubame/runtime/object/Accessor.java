package tsubame.runtime.object;

/** The getter and setter of an accessor property; Java null where there is none. Immutable; sits in a slot. */
public final class Accessor {
    /** A callable object, or null. */
    public final JsObject getter;

    /** A callable object, or null. */
    public final JsObject setter;

    public Accessor(JsObject getter, JsObject setter) {
        this.getter = getter;
        this.setter = setter;
    }
}
