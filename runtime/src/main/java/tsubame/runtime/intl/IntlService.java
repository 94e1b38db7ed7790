package tsubame.runtime.intl;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;

/** A constructor of Intl with its prototype (ECMA-402): what all of them have in common. */
abstract class IntlService extends Builtins {
    final String name;
    private final Intrinsic prototypeName;

    IntlService(String name, Intrinsic prototypeName) {
        this.name = name;
        this.prototypeName = prototypeName;
    }

    /** The rows; the first is the constructor. */
    abstract BuiltinRow[] rows();

    @Override
    public final void install(Realm realm) {
        JsObject intl = (JsObject) realm.globalObject.get(PropertyKey.of("Intl"));
        JsObject prototype = prototypeObject(realm.objectPrototype, rows().length + 2);
        realm.register(prototypeName, prototype);
        NativeFunction constructor = makeConstructor(realm, rows()[0], prototype);
        installRows(realm, rows(), constructor, prototype);
        toStringTag(prototype, "Intl." + name);
        hidden(intl, name, constructor);
        installMore(realm);
    }

    void installMore(Realm realm) {}

    /** A new object; newTarget null for a call without new, where that is allowed. */
    final IntlObject create(JsObject newTarget, String locale, Object style) {
        Shape shape = newTarget == null
                ? Shape.rootFor(Agent.realm.intrinsic(prototypeName))
                : ObjectOperations.shapeFromConstructor(newTarget, prototypeName);
        return new IntlObject(shape, this, locale, style);
    }

    final void requireNew(JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Constructor Intl." + name + " requires 'new'");
        }
    }

    final IntlObject require(Object self, String method) {
        if (self instanceof IntlObject object && object.service == this) {
            return object;
        }
        throw Errors.typeError("Method Intl." + name + ".prototype." + method + " called on incompatible receiver " + Describe.plainly(self));
    }

    /** The anonymous function that the object's getter gives, always the same one. */
    final JsObject bound(IntlObject object, Realm realm, BuiltinRow row) {
        if (object.bound == null) {
            object.bound = makeFunction(realm, row, object);
        }
        return object.bound;
    }

    final JsObject description(IntlObject object) {
        JsObject to = ObjectOperations.newObject();
        put(to, "locale", JsString.of(object.locale));
        return to;
    }

    static void put(JsObject to, String name, Object value) {
        ObjectOperations.createDataProperty(to, PropertyKey.of(name), value);
    }

    static void put(JsObject to, String name, String value) {
        put(to, name, JsString.of(value));
    }
}
