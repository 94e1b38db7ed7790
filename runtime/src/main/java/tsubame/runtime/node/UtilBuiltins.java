package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.console.InspectFunction;
import tsubame.runtime.console.MessageFormat;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** {@code node:util}: inspect, format and inherits. */
final class UtilBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        FORMAT(function("format", 0)),
        INHERITS(function("inherits", 2));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    @Override
    public void install(Realm realm) {
        throw new IllegalStateException("node:util is a module, not a global");
    }

    JsObject module(Realm realm) {
        JsObject util = new JsObject(realm.objectPrototype);
        for (Row row : ROWS) {
            util.define(row.signature().key(), makeFunction(realm, row), Attributes.DEFAULT);
        }
        util.define(PropertyKey.of("inspect"), InspectFunction.of(realm), Attributes.DEFAULT);
        return util;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case FORMAT -> MessageFormat.format(args);
            case INHERITS -> inherits(arg(args, 0), arg(args, 1));
        };
    }

    private static Object inherits(Object constructor, Object parent) {
        if (!(constructor instanceof JsObject c) || !(parent instanceof JsObject p)
                || !(c.get(Names.PROTOTYPE) instanceof JsObject child) || !(p.get(Names.PROTOTYPE) instanceof JsObject base)) {
            throw FsBuiltins.argumentError("The arguments of inherits must be constructors");
        }
        c.put(PropertyKey.of("super_"), p);
        child.setPrototype(base);
        return Undefined.UNDEFINED;
    }
}
