package tsubame.runtime.object;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.Undefined;

/** Property descriptors as objects of the program (§6.2.6.4, §6.2.6.5). */
final class DescriptorConversion {
    private DescriptorConversion() {}

    /** May run user code; reads the fields in the order of the specification. */
    static PropertyDescriptor fromObject(Object value) {
        if (!(value instanceof JsObject o)) {
            throw Errors.typeError("Property description must be an object: " + Describe.plainly(value));
        }
        PropertyDescriptor d = new PropertyDescriptor();
        readAttribute(o, Names.ENUMERABLE, d, Attributes.ENUMERABLE);
        readAttribute(o, Names.CONFIGURABLE, d, Attributes.CONFIGURABLE);
        if (o.hasProperty(Names.VALUE)) {
            d.setValue(o.get(Names.VALUE, o));
        }
        readAttribute(o, Names.WRITABLE, d, Attributes.WRITABLE);
        if (o.hasProperty(Names.GET)) {
            d.setGetter(function(o.get(Names.GET, o), "Getter"));
        }
        if (o.hasProperty(Names.SET)) {
            d.setSetter(function(o.get(Names.SET, o), "Setter"));
        }
        if (d.isAccessor() && d.isData()) {
            throw Errors.typeError("Invalid property descriptor. Cannot both specify accessors and a value or writable attribute, "
                    + Describe.plainly(o));
        }
        return d;
    }

    private static void readAttribute(JsObject o, PropertyKey key, PropertyDescriptor d, int attribute) {
        if (o.hasProperty(key)) {
            d.set(attribute, Conversions.toBoolean(o.get(key, o)));
        }
    }

    private static Object function(Object value, String role) {
        if (value != Undefined.UNDEFINED && !Conversions.isCallable(value)) {
            throw Errors.typeError(role + " must be a function: " + Describe.plainly(value));
        }
        return value;
    }

    static JsObject toObject(PropertyDescriptor d) {
        JsObject o = ObjectOperations.newObject();
        if (d.value() != null) {
            o.define(Names.VALUE, d.value(), Attributes.DEFAULT);
        }
        writeAttribute(o, Names.WRITABLE, d, Attributes.WRITABLE);
        if (d.getter() != null) {
            o.define(Names.GET, d.getter(), Attributes.DEFAULT);
        }
        if (d.setter() != null) {
            o.define(Names.SET, d.setter(), Attributes.DEFAULT);
        }
        writeAttribute(o, Names.ENUMERABLE, d, Attributes.ENUMERABLE);
        writeAttribute(o, Names.CONFIGURABLE, d, Attributes.CONFIGURABLE);
        return o;
    }

    private static void writeAttribute(JsObject o, PropertyKey key, PropertyDescriptor d, int attribute) {
        if (d.has(attribute)) {
            o.define(key, d.is(attribute), Attributes.DEFAULT);
        }
    }
}
