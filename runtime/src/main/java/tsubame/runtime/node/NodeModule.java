package tsubame.runtime.node;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Realm;

/** A module of Node as a group of builtins: its exports are made when a program first asks for them. */
abstract class NodeModule extends Builtins {
    /** Modules are no globals. */
    @Override
    public final void install(Realm realm) {
        throw new IllegalStateException("a module is made when it is asked for");
    }

    /** The exports. */
    abstract JsObject module(Realm realm);

    /** Exports the functions of rows; modules' functions are enumerable. */
    protected final void export(Realm realm, BuiltinRow[] rows, JsObject exports) {
        for (BuiltinRow row : rows) {
            if (row.signature().isFunction()) {
                exports.define(row.signature().key(), makeFunction(realm, row), Attributes.DEFAULT);
            }
        }
    }

    protected static void export(JsObject exports, String name, Object value) {
        exports.define(PropertyKey.of(name), value, Attributes.DEFAULT);
    }
}
