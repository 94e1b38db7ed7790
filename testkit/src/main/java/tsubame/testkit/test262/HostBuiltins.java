package tsubame.testkit.test262;

import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;

import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.interpreter.EvalOps;
import tsubame.runtime.interpreter.HostErrors;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** {@code print} and {@code $262} (INTERPRETING.md, "Host-Defined Functions"), but for {@code $262.agent}. */
final class HostBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        PRINT(loose("print", 1)),
        CREATE_REALM(function("createRealm", 0)),
        DETACH_ARRAY_BUFFER(function("detachArrayBuffer", 1)),
        EVAL_SCRIPT(function("evalScript", 1)),
        GC(function("gc", 0));

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
    private static final PropertyKey HOST_OBJECT = PropertyKey.of("$262");

    private final TestHost host;

    private HostBuiltins(TestHost host) {
        this.host = host;
    }

    static void install(Realm realm, TestHost host) {
        new HostBuiltins(host).install(realm);
    }

    @Override
    public void install(Realm realm) {
        JsObject object = prototypeObject(realm.objectPrototype, ROWS.length + 2);
        installRows(realm, ROWS, object, null);
        object.define(PropertyKey.of("global"), realm.globalObject, Attributes.HIDDEN);
        object.define(PropertyKey.of("agent"), host.agentObject(realm), Attributes.HIDDEN);
        object.define(PropertyKey.of("IsHTMLDDA"), new HtmlDda(realm), Attributes.HIDDEN);
        hidden(object, "AbstractModuleSource", realm.intrinsic(Intrinsic.ABSTRACT_MODULE_SOURCE));
        realm.globalObject.define(HOST_OBJECT, object, Attributes.HIDDEN);
        global(realm, "print", makeFunction(realm, Row.PRINT));
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case PRINT -> {
                host.print(Conversions.toString(arg(args, 0)).toJavaString());
                yield Undefined.UNDEFINED;
            }
            case CREATE_REALM -> createRealm();
            case DETACH_ARRAY_BUFFER -> detach(arg(args, 0));
            case EVAL_SCRIPT -> evalScript(callee.realm, Conversions.toString(arg(args, 0)));
            case GC -> Undefined.UNDEFINED;
        };
    }

    private Object createRealm() {
        Realm realm = Realm.create();
        install(realm);
        return realm.globalObject.get(HOST_OBJECT);
    }

    private static Object detach(Object value) {
        if (value instanceof JsArrayBuffer buffer && !buffer.isShared() && !buffer.isImmutable()) {
            buffer.detach();
            return Null.NULL;
        }
        throw Errors.typeError("not a detachable ArrayBuffer");
    }

    private static Object evalScript(Realm realm, JsString text) {
        if (Agent.host.compiler() == null) {
            throw Errors.typeError("there is no compiler here");
        }
        try {
            return EvalOps.runScript(realm, Agent.host.compiler().compileScript("evalScript", text.toJavaString()));
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure);
        }
    }
}
