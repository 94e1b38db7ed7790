package tsubame.runtime.web;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;

/** A group of builtins whose properties are as Web IDL wants them: named methods and attributes of a prototype are enumerable. */
abstract class WebBuiltins extends Builtins {
    /** An interface: constructor, prototype, tag and global. */
    final NativeFunction installInterface(Realm realm, BuiltinRow[] rows, BuiltinRow constructorRow, Intrinsic prototypeName,
            JsObject parentPrototype, JsObject parent) {
        JsObject prototype = prototypeObject(parentPrototype, rows.length + 4);
        realm.register(prototypeName, prototype);
        NativeFunction constructor = makeConstructor(realm, constructorRow, prototype, parent);
        installRows(realm, rows, constructor, prototype);
        for (BuiltinRow row : rows) {
            makeEnumerable(prototype, row.signature().key());
            makeEnumerable(constructor, row.signature().key());
        }
        toStringTag(prototype, constructorRow.signature().key().toString());
        global(realm, constructorRow.signature().key().toString(), constructor);
        return constructor;
    }

    final NativeFunction installInterface(Realm realm, BuiltinRow[] rows, BuiltinRow constructorRow, Intrinsic prototypeName) {
        return installInterface(realm, rows, constructorRow, prototypeName, realm.objectPrototype, realm.functionPrototype);
    }

    private static void makeEnumerable(JsObject o, PropertyKey key) {
        int slot = key.isSymbol() ? -1 : o.shape.lookup(key);
        if (slot >= 0) {
            Object value = o.slots[slot];
            o.define(key, value, value instanceof Accessor ? Attributes.ENUMERABLE | Attributes.CONFIGURABLE : Attributes.DEFAULT);
        }
    }

    /** An enumerable constant of an interface, on the constructor and on the prototype. */
    static void interfaceConstant(JsObject constructor, JsObject prototype, String name, double value) {
        constructor.define(PropertyKey.of(name), value, Attributes.ENUMERABLE);
        prototype.define(PropertyKey.of(name), value, Attributes.ENUMERABLE);
    }

    static JsThrow illegalInvocation(String type, Object receiver) {
        return Errors.typeError("Value of \"this\" must be of type " + type + ", not " + Describe.plainly(receiver));
    }

    static void requireNew(String name, JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Class constructor " + name + " cannot be invoked without 'new'");
        }
    }

    static void requireArguments(Object[] args, int count, String function) {
        if (args.length < count) {
            throw Errors.typeError("Failed to execute '" + function + "': " + count + " argument" + (count == 1 ? "" : "s")
                    + " required, but only " + args.length + " present.");
        }
    }
}
