package tsubame.runtime.node;

import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Realm;

/** The globals that modules of Node export again. */
final class NodeNames {
    static final PropertyKey GLOBAL = PropertyKey.of("global");
    static final PropertyKey PROCESS = PropertyKey.of("process");
    static final PropertyKey BUFFER = PropertyKey.of("Buffer");
    static final PropertyKey ATOB = PropertyKey.of("atob");
    static final PropertyKey BTOA = PropertyKey.of("btoa");
    static final PropertyKey CONSOLE = PropertyKey.of("console");
    static final PropertyKey PERFORMANCE = PropertyKey.of("performance");
    static final PropertyKey SET_TIMEOUT = PropertyKey.of("setTimeout");
    static final PropertyKey SET_INTERVAL = PropertyKey.of("setInterval");
    static final PropertyKey SET_IMMEDIATE = PropertyKey.of("setImmediate");
    static final PropertyKey CLEAR_TIMEOUT = PropertyKey.of("clearTimeout");
    static final PropertyKey CLEAR_INTERVAL = PropertyKey.of("clearInterval");
    static final PropertyKey CLEAR_IMMEDIATE = PropertyKey.of("clearImmediate");

    private NodeNames() {}

    /** An object with some globals of the realm, as its own properties. */
    static JsObject pick(Realm realm, PropertyKey... names) {
        JsObject exports = new JsObject(realm.objectPrototype);
        for (PropertyKey name : names) {
            exports.define(name, realm.globalObject.get(name), Attributes.DEFAULT);
        }
        return exports;
    }

    /** Adds globals that come about when they are first asked for ({@link ScriptGlobals}), as accessors still. */
    static JsObject withAccessors(Realm realm, JsObject exports, String... names) {
        for (String name : names) {
            PropertyKey key = PropertyKey.of(name);
            PropertyDescriptor global = realm.globalObject.getOwnProperty(key);
            Object value = global.isAccessor() ? new Accessor((JsObject) global.getter(), (JsObject) global.setter()) : global.value();
            exports.define(key, value, global.isAccessor() ? Attributes.ENUMERABLE | Attributes.CONFIGURABLE : Attributes.DEFAULT);
        }
        return exports;
    }
}
