package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.getter;

import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.module.JsModuleSource;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** %AbstractModuleSource% (proposal source phase imports, §28.3), which is no global: programs reach it from a module source only. */
final class ModuleSourceBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        ABSTRACT_MODULE_SOURCE(constructor("AbstractModuleSource", 0)),
        TAG(getter("@@toStringTag"));

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
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case ABSTRACT_MODULE_SOURCE -> throw Errors.typeError("Abstract class AbstractModuleSource not directly constructable");
            case TAG -> thisValue instanceof JsModuleSource source ? source.moduleSourceClassName() : Undefined.UNDEFINED;
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 2);
        NativeFunction constructor = makeConstructor(realm, Row.ABSTRACT_MODULE_SOURCE, prototype);
        installRows(realm, ROWS, constructor, prototype);
        realm.register(Intrinsic.ABSTRACT_MODULE_SOURCE_PROTOTYPE, prototype);
        realm.register(Intrinsic.ABSTRACT_MODULE_SOURCE, constructor);
    }
}
