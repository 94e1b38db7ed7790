package tsubame.runtime.console;

import static tsubame.runtime.builtin.Signature.loose;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;

/** The function {@code util.inspect}, one for each realm. */
public final class InspectFunction extends Builtins {
    private enum Row implements BuiltinRow {
        INSPECT(loose("inspect", 2));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private InspectFunction() {}

    @Override
    public void install(Realm realm) {
        throw new IllegalStateException("util.inspect is made when first asked for");
    }

    /** The function of the realm. */
    public static JsObject of(Realm realm) {
        if (realm.inspectFunction == null) {
            realm.inspectFunction = new InspectFunction().makeFunction(realm, Row.INSPECT);
            realm.inspectFunction.define(PropertyKey.of("custom"), CustomInspection.symbol(), Attributes.DEFAULT);
        }
        return realm.inspectFunction;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Object second = arg(args, 1);
        InspectOptions options = InspectOptions.of(second);
        if (second instanceof Boolean hidden) {
            options.showHidden = hidden;
            Object depth = arg(args, 2);
            options.depth = depth instanceof Double n ? n : depth instanceof Null ? Double.POSITIVE_INFINITY : options.depth;
            options.colors = Conversions.toBoolean(arg(args, 3));
        }
        return JsString.of(Inspector.inspect(arg(args, 0), options));
    }
}
