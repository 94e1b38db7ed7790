package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;

import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.ProxyObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** Proxy (ECMA-262 §28.2); the objects are {@link ProxyObject}. */
final class ProxyBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        PROXY(constructor("Proxy", 2)),
        REVOCABLE(function("revocable", 2)),
        REVOKE(loose("", 0));

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
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case PROXY -> {
                if (newTarget == null) {
                    throw Errors.typeError("Constructor Proxy requires 'new'");
                }
                yield create(arg(args, 0), arg(args, 1));
            }
            case REVOCABLE -> revocable(callee, create(arg(args, 0), arg(args, 1)));
            case REVOKE -> revoke(callee);
        };
    }

    private static ProxyObject create(Object target, Object handler) {
        if (target instanceof JsObject t && handler instanceof JsObject h) {
            return new ProxyObject(t, h);
        }
        throw Errors.typeError("Cannot create proxy with a non-object as target or handler");
    }

    private JsObject revocable(NativeFunction callee, ProxyObject proxy) {
        JsObject result = ObjectOperations.newObject();
        result.define(Names.PROXY, proxy, Attributes.DEFAULT);
        result.define(Names.REVOKE, makeFunction(callee.realm, Row.REVOKE, proxy), Attributes.DEFAULT);
        return result;
    }

    /** The function's data is the proxy, until it has been revoked. */
    private static Object revoke(NativeFunction callee) {
        if (callee.data != null) {
            ((ProxyObject) callee.data).revoke();
            callee.data = null;
        }
        return Undefined.UNDEFINED;
    }

    @Override
    public void install(Realm realm) {
        NativeFunction proxy = makeConstructor(realm, Row.PROXY, null);
        realm.register(Intrinsic.PROXY_CONSTRUCTOR, proxy);
        installRows(realm, ROWS, proxy, null);
        global(realm, "Proxy", proxy);
    }
}
