package tsubame.runtime.object;

import tsubame.runtime.value.Undefined;

/**
 * A property descriptor (§6.2.6): any subset of its six fields. Absent value, getter and setter are Java null; a present
 * getter or setter is a callable or {@code undefined}. {@link JsObject#getOwnProperty} answers complete descriptors;
 * {@link JsObject#defineOwnProperty} takes any. Callee and caller may keep it: do not change one you did not make.
 */
public final class PropertyDescriptor {
    private Object value;
    private Object getter;
    private Object setter;
    /** Bits of {@link Attributes} that are present, and their values; ACCESSOR is unused. */
    private int present;
    private int attributes;

    public PropertyDescriptor() {}

    /** A complete data descriptor. */
    public static PropertyDescriptor data(Object value, int attributes) {
        PropertyDescriptor d = new PropertyDescriptor();
        d.value = value;
        d.present = Attributes.DEFAULT;
        d.attributes = attributes & Attributes.DEFAULT;
        return d;
    }

    /** A complete accessor descriptor; getter and setter may be null. */
    public static PropertyDescriptor accessor(JsObject getter, JsObject setter, int attributes) {
        PropertyDescriptor d = new PropertyDescriptor();
        d.getter = getter == null ? Undefined.UNDEFINED : getter;
        d.setter = setter == null ? Undefined.UNDEFINED : setter;
        d.present = Attributes.ENUMERABLE | Attributes.CONFIGURABLE;
        d.attributes = attributes & d.present;
        return d;
    }

    /** A complete descriptor of what a slot holds. */
    public static PropertyDescriptor ofSlot(Object slot, int attributes) {
        return (attributes & Attributes.ACCESSOR) == 0
                ? data(SlotInteger.value(slot), attributes)
                : accessor(((Accessor) slot).getter, ((Accessor) slot).setter, attributes);
    }

    /** A descriptor with a value only. */
    public static PropertyDescriptor ofValue(Object value) {
        PropertyDescriptor d = new PropertyDescriptor();
        d.value = value;
        return d;
    }

    /** The value, or null when absent. */
    public Object value() {
        return value;
    }

    /** A callable, {@code undefined}, or null when absent. */
    public Object getter() {
        return getter;
    }

    /** A callable, {@code undefined}, or null when absent. */
    public Object setter() {
        return setter;
    }

    /** The getter to store in an {@link Accessor}: null for {@code undefined} and for absent. */
    public JsObject getterOrNull() {
        return getter instanceof JsObject function ? function : null;
    }

    public JsObject setterOrNull() {
        return setter instanceof JsObject function ? function : null;
    }

    public PropertyDescriptor setValue(Object newValue) {
        value = newValue;
        return this;
    }

    /** A callable or {@code undefined}. */
    public PropertyDescriptor setGetter(Object function) {
        getter = function;
        return this;
    }

    public PropertyDescriptor setSetter(Object function) {
        setter = function;
        return this;
    }

    /** Sets one bit of {@link Attributes} and marks it present. */
    public PropertyDescriptor set(int attribute, boolean on) {
        present |= attribute;
        attributes = on ? attributes | attribute : attributes & ~attribute;
        return this;
    }

    public boolean has(int attribute) {
        return (present & attribute) != 0;
    }

    /** Whether the attribute is present and true. */
    public boolean is(int attribute) {
        return (present & attributes & attribute) != 0;
    }

    public boolean isEnumerable() {
        return is(Attributes.ENUMERABLE);
    }

    public boolean isConfigurable() {
        return is(Attributes.CONFIGURABLE);
    }

    public boolean isWritable() {
        return is(Attributes.WRITABLE);
    }

    /** §6.2.6.1. */
    public boolean isAccessor() {
        return getter != null || setter != null;
    }

    /** §6.2.6.2. */
    public boolean isData() {
        return value != null || has(Attributes.WRITABLE);
    }

    /** The attribute bits, absent ones as false, with ACCESSOR when this is an accessor descriptor. */
    public int attributes() {
        int bits = present & attributes;
        return isAccessor() ? bits & ~Attributes.WRITABLE | Attributes.ACCESSOR : bits;
    }

    /** The bits of the attributes that are present. */
    public int presentAttributes() {
        return present;
    }

    /** What to put into a slot: the value ({@code undefined} when absent) or an {@link Accessor}. */
    public Object toSlot() {
        if (isAccessor()) {
            return new Accessor(getterOrNull(), setterOrNull());
        }
        return value == null ? Undefined.UNDEFINED : value;
    }

    /** Fills absent fields with their defaults (§6.2.6.6), in place. */
    public PropertyDescriptor complete() {
        if (isAccessor()) {
            getter = getter == null ? Undefined.UNDEFINED : getter;
            setter = setter == null ? Undefined.UNDEFINED : setter;
            present |= Attributes.ENUMERABLE | Attributes.CONFIGURABLE;
        } else {
            value = value == null ? Undefined.UNDEFINED : value;
            present |= Attributes.DEFAULT;
        }
        return this;
    }
}
