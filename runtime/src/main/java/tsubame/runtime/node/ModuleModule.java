package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.CommonJsBuiltins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;

/** {@code node:module}: createRequire for modules that are not CommonJS, and the names of Node's modules. */
final class ModuleModule extends NodeModule {
    private enum Row implements BuiltinRow {
        CREATE_REQUIRE(function("createRequire", 1)),
        IS_BUILTIN(function("isBuiltin", 1));

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
    JsObject module(Realm realm) {
        JsObject module = new JsObject(realm.objectPrototype);
        export(realm, ROWS, module);
        String[] names = NodeModules.names();
        Object[] values = new Object[names.length];
        for (int i = 0; i < names.length; i++) {
            values[i] = JsString.of(names[i]);
        }
        export(module, "builtinModules", JsArray.of(values));
        return module;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case CREATE_REQUIRE -> createRequire(callee.realm, arg(args, 0));
            case IS_BUILTIN -> arg(args, 0) instanceof JsString name && isBuiltin(name.toJavaString());
        };
    }

    private static boolean isBuiltin(String name) {
        return NodeModules.has(name.startsWith("node:") ? name.substring(5) : name);
    }

    /** The require function of a file, given as a path or a file URL. */
    private static Object createRequire(Realm realm, Object from) {
        String path = from instanceof JsString text && text.toJavaString().startsWith("/")
                ? text.toJavaString()
                : UrlModule.filePath(Conversions.toString(from instanceof JsObject url ? url.get(PropertyKey.of("pathname")) : withoutScheme(from)));
        return CommonJsBuiltins.require(realm, path, null);
    }

    private static Object withoutScheme(Object from) {
        if (from instanceof JsString text && text.toJavaString().startsWith("file://")) {
            return text.slice(7);
        }
        throw NodeErrors.argument("filename", "a file URL object, file URL string, or absolute path string", from);
    }
}
