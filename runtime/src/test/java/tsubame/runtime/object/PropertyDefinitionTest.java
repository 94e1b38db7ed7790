package tsubame.runtime.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** ValidateAndApplyPropertyDescriptor (§10.1.6.3) row by row, on a named and on an indexed property. */
class PropertyDefinitionTest {
    private static final PropertyKey NAMED = PropertyKey.of("p");
    private static final PropertyKey INDEXED = PropertyKey.of("3");

    @BeforeAll
    static void realm() {
        Agent.realm = Realm.create();
    }

    private static PropertyDescriptor d() {
        return new PropertyDescriptor();
    }

    private static JsObject function() {
        return (JsObject) Agent.realm.objectPrototype.get(PropertyKey.of("toString"));
    }

    private static JsObject other() {
        return (JsObject) Agent.realm.objectPrototype.get(PropertyKey.of("valueOf"));
    }

    /** Applies both descriptors to fresh objects of three kinds; the second must be taken or refused as expected. */
    private static void expect(boolean expected, PropertyDescriptor first, PropertyDescriptor second) {
        for (PropertyKey key : new PropertyKey[] {NAMED, INDEXED}) {
            for (JsObject o : new JsObject[] {ObjectOperations.newObject(), JsArray.create()}) {
                assertTrue(o.defineOwnProperty(key, first));
                PropertyDescriptor before = o.getOwnProperty(key);
                assertEquals(expected, o.defineOwnProperty(key, second));
                if (!expected) {
                    assertEquals(before.attributes(), o.getOwnProperty(key).attributes());
                }
            }
        }
    }

    @Test
    void absentFieldsDefaultToFalse() {
        JsObject o = ObjectOperations.newObject();
        assertTrue(o.defineOwnProperty(NAMED, d()));
        PropertyDescriptor own = o.getOwnProperty(NAMED);
        assertSame(Undefined.UNDEFINED, own.value());
        assertEquals(0, own.attributes());
        assertTrue(own.has(Attributes.WRITABLE));
    }

    @Test
    void nonExtensibleRefusesNewOnes() {
        JsObject o = ObjectOperations.newObject();
        o.preventExtensions();
        assertFalse(o.defineOwnProperty(NAMED, d()));
        assertFalse(o.defineOwnProperty(INDEXED, d()));
        assertFalse(o.set(INDEXED, 1.0, o));
    }

    @Test
    void notConfigurable() {
        PropertyDescriptor fixed = PropertyDescriptor.data(1.0, Attributes.FIXED);
        expect(true, fixed, d());
        expect(true, fixed, d().setValue(1.0));
        expect(true, fixed, PropertyDescriptor.data(1.0, Attributes.FIXED));
        expect(false, fixed, d().setValue(2.0));
        expect(false, fixed, d().set(Attributes.CONFIGURABLE, true));
        expect(false, fixed, d().set(Attributes.ENUMERABLE, true));
        expect(false, fixed, d().set(Attributes.WRITABLE, true));
        expect(false, fixed, d().setGetter(Undefined.UNDEFINED));
        expect(false, PropertyDescriptor.data(0.0, 0), d().setValue(-0.0));
        expect(true, PropertyDescriptor.data(Double.NaN, 0), d().setValue(Double.NaN));
    }

    @Test
    void notConfigurableButWritable() {
        PropertyDescriptor writable = PropertyDescriptor.data(1.0, Attributes.WRITABLE);
        expect(true, writable, d().setValue(2.0));
        expect(true, writable, d().set(Attributes.WRITABLE, false));
        expect(false, writable, d().setGetter(function()));
    }

    @Test
    void notConfigurableAccessor() {
        PropertyDescriptor accessor = PropertyDescriptor.accessor(function(), null, Attributes.FIXED);
        expect(true, accessor, d().setGetter(function()));
        expect(true, accessor, d().setSetter(Undefined.UNDEFINED));
        expect(false, accessor, d().setGetter(other()));
        expect(false, accessor, d().setGetter(Undefined.UNDEFINED));
        expect(false, accessor, d().setSetter(function()));
        expect(false, accessor, d().setValue(1.0));
        expect(false, accessor, d().set(Attributes.WRITABLE, false));
    }

    @Test
    void configurableChangesKind() {
        JsObject o = ObjectOperations.newObject();
        o.put(NAMED, 1.0);
        assertTrue(o.defineOwnProperty(NAMED, d().setGetter(function())));
        PropertyDescriptor accessor = o.getOwnProperty(NAMED);
        assertSame(function(), accessor.getter());
        assertSame(Undefined.UNDEFINED, accessor.setter());
        assertTrue(accessor.isEnumerable());
        assertTrue(accessor.isConfigurable());
        assertTrue(o.defineOwnProperty(NAMED, d().setSetter(other())));
        assertSame(function(), o.getOwnProperty(NAMED).getter());
        assertTrue(o.defineOwnProperty(NAMED, d().setValue(JsString.EMPTY)));
        PropertyDescriptor data = o.getOwnProperty(NAMED);
        assertFalse(data.isWritable());
        assertTrue(data.isEnumerable());
        assertFalse(o.set(NAMED, 1.0, o));
    }

    @Test
    void setOnAReceiver() {
        JsObject prototype = ObjectOperations.newObject();
        prototype.define(NAMED, 1.0, Attributes.READ_ONLY);
        JsObject o = new JsObject(prototype);
        assertFalse(o.set(NAMED, 2.0, o), "a read-only property of the prototype");
        JsObject receiver = ObjectOperations.newObject();
        assertTrue(ObjectOperations.newObject().set(NAMED, 3.0, receiver));
        assertEquals(3.0, receiver.get(NAMED));
        assertFalse(ObjectOperations.newObject().set(NAMED, 3.0, 1.0), "a primitive receiver");
        receiver.define(NAMED, new Accessor(null, null), Attributes.CONFIGURABLE);
        assertFalse(ObjectOperations.newObject().set(NAMED, 3.0, receiver), "an accessor on the receiver");
    }
}
