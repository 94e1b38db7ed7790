package tsubame.runtime.web;

import static tsubame.runtime.builtin.Signature.loose;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.node.NodeErrors;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** The global function structuredClone. */
public final class StructuredCloneBuiltins extends WebBuiltins {
    private enum Row implements BuiltinRow {
        STRUCTURED_CLONE(loose("structuredClone", 1));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Name TRANSFER = Name.of("transfer");

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        requireArguments(args, 1, "structuredClone");
        Object options = arg(args, 1);
        if (!(options instanceof JsObject) && !Conversions.isNullish(options)) {
            throw NodeErrors.argument("The options argument must be either an object or undefined");
        }
        return StructuredClone.clone(args[0], options instanceof JsObject o ? o.get(TRANSFER) : Undefined.UNDEFINED);
    }

    @Override
    public void install(Realm realm) {
        global(realm, "structuredClone", makeFunction(realm, Row.STRUCTURED_CLONE));
    }
}
