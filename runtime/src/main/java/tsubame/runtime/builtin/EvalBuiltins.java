package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.loose;

import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.interpreter.EvalOps;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;

/** The global eval (§19.2.1). Called under its own name it is a direct eval, which the interpreter does itself. */
final class EvalBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        EVAL(loose("eval", 1));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return EvalOps.indirect(callee.realm, arg(args, 0));
    }

    @Override
    public void install(Realm realm) {
        JsObject eval = makeFunction(realm, Row.EVAL);
        realm.register(Intrinsic.EVAL, eval);
        global(realm, "eval", eval);
    }
}
