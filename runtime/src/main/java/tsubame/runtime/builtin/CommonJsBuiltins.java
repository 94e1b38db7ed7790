package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.loose;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.module.CommonJsModules;
import tsubame.runtime.module.ModuleLoader;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;

/** The {@code require} function of each CommonJS module, with {@code require.resolve} and {@code require.cache}. */
public final class CommonJsBuiltins extends Builtins {
    private static final CommonJsBuiltins GROUP = new CommonJsBuiltins();

    private enum Row implements BuiltinRow {
        REQUIRE(loose("require", 1)),
        RESOLVE(loose("resolve", 1));

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

    /** What a require function knows: whose it is. */
    private record Requirer(String key, JsObject module) {}

    /** The require function of a module. */
    public static NativeFunction require(Realm realm, String key, JsObject module) {
        Requirer requirer = new Requirer(key, module);
        NativeFunction function = GROUP.makeFunction(realm, Row.REQUIRE, requirer);
        function.define(Names.RESOLVE, GROUP.makeFunction(realm, Row.RESOLVE, requirer), Attributes.DEFAULT);
        function.define(PropertyKey.of("cache"), ModuleLoader.of(realm).commonJs().cache(), Attributes.DEFAULT);
        return function;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Requirer requirer = (Requirer) callee.data;
        CommonJsModules modules = ModuleLoader.of(callee.realm).commonJs();
        if (!(arg(args, 0) instanceof JsString specifier)) {
            throw Errors.typeError("The \"id\" argument must be of type string. Received " + Conversions.toString(arg(args, 0)));
        }
        return switch (ROWS[id]) {
            case REQUIRE -> modules.require(specifier.toJavaString(), requirer.key, requirer.module);
            case RESOLVE -> JsString.of(modules.resolve(specifier.toJavaString(), requirer.key));
        };
    }

    @Override
    public void install(Realm realm) {
        // These functions belong to modules, not to the realm.
    }
}
