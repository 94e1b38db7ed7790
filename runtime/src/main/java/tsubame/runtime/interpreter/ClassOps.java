package tsubame.runtime.interpreter;

import tsubame.runtime.convert.Describe;
import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PrivateName;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.object.SlotInteger;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** Classes (§15.7): making the constructor and its prototype, fields, private names, and what a derived constructor returns. */
final class ClassOps {
    private ClassOps() {}

    // ---- The class itself

    /** ClassDefinitionEvaluation (§15.7.14) up to the elements. Java null as heritage: there is no extends clause. */
    static void newClass(Frame frame, int constructorRegister, int prototypeRegister, int function, Object heritage) {
        Realm realm = frame.function.realm;
        JsObject prototypeParent = realm.objectPrototype;
        JsObject constructorParent = realm.functionPrototype;
        if (heritage == Null.NULL) {
            prototypeParent = null;
        } else if (heritage != null) {
            constructorParent = requireConstructor(heritage);
            prototypeParent = heritagePrototype(constructorParent);
        }
        JsObject prototype = new JsObject(Shape.rootFor(prototypeParent));
        Code code = frame.code.function(function);
        BytecodeFunction constructor = new BytecodeFunction(realm, Shape.rootFor(constructorParent), code, CallOps.captures(frame, code));
        constructor.setClassPrototype(prototype);
        if (code.entry != 0 && frame.code.kind.isModule()) {
            ProgramCode.fillCaptureSlots(constructor);
        }
        prototype.define(Names.CONSTRUCTOR, constructor, Attributes.HIDDEN);
        frame.registers[constructorRegister] = constructor;
        frame.registers[prototypeRegister] = prototype;
    }

    private static JsObject requireConstructor(Object heritage) {
        if (heritage instanceof JsObject constructor && constructor.isConstructor()) {
            return constructor;
        }
        throw Errors.typeError("Class extends value " + Describe.plainly(heritage) + " is not a constructor or null");
    }

    private static JsObject heritagePrototype(JsObject constructor) {
        Object prototype = constructor.get(Names.PROTOTYPE);
        if (prototype instanceof JsObject object) {
            return object;
        }
        if (prototype == Null.NULL) {
            return null;
        }
        throw Errors.typeError("Class extends value does not have valid prototype property " + Describe.plainly(prototype));
    }

    static void setFieldInitializer(Object constructor, Object initializer) {
        ((BytecodeFunction) constructor).parts().initializer = (BytecodeFunction) initializer;
    }

    /** InitializeInstanceElements (§7.3.34): fields and private methods are code of the initialiser. */
    static void initializeFields(Frame frame, Object instance, Object constructor) {
        BytecodeFunction initializer = ((BytecodeFunction) constructor).parts().initializer;
        if (initializer != null) {
            if (initializer.code.callsMachineCode) {
                CompiledCalls.enter(initializer, instance, frame.registers, 0, 0);
            } else {
                Interpreter.run(Frame.enter(initializer, instance, Undefined.UNDEFINED, frame.registers, 0, 0));
                frame.restore();
            }
        }
    }

    /** SetFunctionName (§10.2.9). */
    static void setFunctionName(Object function, Object key, int prefix) {
        JsString name;
        if (key instanceof Symbol symbol) {
            JsString description = symbol.description();
            name = description == null
                    ? JsString.EMPTY
                    : JsString.of("[").concat(description).concat(JsString.of("]"));
        } else if (key instanceof PrivateName hidden) {
            name = hidden.description;
        } else {
            name = (JsString) PropertyKey.from(key).toValue();
        }
        if (prefix != 0) {
            name = JsString.of(prefix == 1 ? "get " : "set ").concat(name);
        }
        ((BytecodeFunction) function).setName(name);
    }

    /** What a derived constructor answers (§10.2.2 step 12 on). */
    static Object checkDerivedResult(Frame frame, Object result, Object thisValue) {
        if (result instanceof JsObject) {
            return result;
        }
        if (result == Undefined.UNDEFINED && thisValue != null) {
            return thisValue;
        }
        Realm own = Agent.realm;
        Agent.realm = frame.caller == null ? own : frame.caller.realm(); // the call is over, so the errors are the caller's
        try {
            throw result == Undefined.UNDEFINED
                    ? BindingOps.uninitialized("this")
                    : Errors.typeError("Derived constructors may only return object or undefined");
        } finally {
            Agent.realm = own;
        }
    }

    // ---- Private elements (§7.3.26 – §7.3.32)

    static PrivateName newPrivateName(String name) {
        return new PrivateName(JsString.of("#" + name));
    }

    static Object getPrivate(Object object, Object name, PropertyCache[] caches, int cache) {
        PropertyCache entry = caches[cache];
        if (entry != null && entry.key == name && object instanceof JsObject o && o.shape == entry.shape) {
            return SlotInteger.value(o.slots[entry.slot]);
        }
        rememberField(object, (PrivateName) name, caches, cache);
        return getPrivate(object, name);
    }

    /** PrivateGet (§7.3.30). */
    static Object getPrivate(Object object, Object name) {
        PrivateName key = (PrivateName) name;
        Object slot = object instanceof JsObject o ? o.getPrivate(key) : null;
        if (slot == null) {
            throw Errors.typeError("Cannot read private member " + key + " from an object whose class did not declare it");
        }
        if (!(slot instanceof Accessor accessor)) {
            return slot;
        }
        if (accessor.getter == null) {
            throw Errors.typeError("'" + key + "' was defined without a getter");
        }
        return JsObject.callGetter(accessor, object);
    }

    static void setPrivate(Object object, Object name, Object value, PropertyCache[] caches, int cache) {
        PropertyCache entry = caches[cache];
        if (entry != null && entry.key == name && object instanceof JsObject o && o.shape == entry.shape) {
            o.slots[entry.slot] = value;
            return;
        }
        rememberField(object, (PrivateName) name, caches, cache);
        setPrivate(object, name, value);
    }

    /** PrivateSet (§7.3.31). */
    static void setPrivate(Object object, Object name, Object value) {
        PrivateName key = (PrivateName) name;
        Object slot = object instanceof JsObject o ? o.getPrivate(key) : null;
        if (slot == null) {
            throw Errors.typeError("Cannot write private member " + key + " to an object whose class did not declare it");
        }
        JsObject o = (JsObject) object;
        if (slot instanceof Accessor accessor) {
            if (accessor.setter == null) {
                throw Errors.typeError("'" + key + "' was defined without a setter");
            }
            accessor.setter.call(object, new Object[] {value});
        } else if ((o.privateAttributes(key) & Attributes.WRITABLE) == 0) {
            throw Errors.typeError("Private method '" + key + "' is not writable");
        } else {
            o.setPrivate(key, value);
        }
    }

    /** Fills the cache if the object has the name as a field; methods and accessors are not cached. */
    private static void rememberField(Object object, PrivateName key, PropertyCache[] caches, int cache) {
        if (object instanceof JsObject o) {
            int slot = o.shape.lookup(key);
            if (slot >= 0 && o.shape.attributes(slot) == Attributes.WRITABLE) {
                caches[cache] = new PropertyCache(o.shape.pin(), key, slot);
            }
        }
    }

    static Object hasPrivate(Object object, Object name) {
        if (!(object instanceof JsObject o)) {
            throw Errors.typeError("Cannot use 'in' operator to search for '" + (PrivateName) name + "' in " + Describe.plainly(object));
        }
        return o.getPrivate((PrivateName) name) != null;
    }

    static void definePrivateField(Object object, Object name, Object value) {
        add(object, name, value, Attributes.WRITABLE);
    }

    static void definePrivateMethod(Object object, Object name, Object function) {
        add(object, name, function, Attributes.FIXED);
    }

    static void definePrivateAccessor(Object object, Object name, Object getter, Object setter) {
        Accessor accessor = new Accessor(functionOrNull(getter), functionOrNull(setter));
        add(object, name, accessor, Attributes.ACCESSOR);
    }

    private static JsObject functionOrNull(Object value) {
        return value instanceof JsObject function ? function : null;
    }

    private static void add(Object object, Object name, Object content, int attributes) {
        JsObject o = (JsObject) object;
        PrivateName key = (PrivateName) name;
        if (o.getPrivate(key) != null) {
            throw twice(key, attributes);
        }
        o.addPrivate(key, content, attributes);
    }

    private static JsThrow twice(PrivateName key, int attributes) {
        return Errors.typeError(attributes == Attributes.WRITABLE
                ? "Cannot initialize " + key + " twice on the same object"
                : "Cannot initialize private methods of class twice on the same object");
    }
}
