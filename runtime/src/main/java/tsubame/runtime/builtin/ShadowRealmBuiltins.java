package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.bytecode.ImportPhase;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.function.WrappedFunction;
import tsubame.runtime.interpreter.BytecodeFunction;
import tsubame.runtime.interpreter.EvalOps;
import tsubame.runtime.module.ModuleLoader;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.promise.Reaction;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** ShadowRealm (proposal of that name): a realm of builtins alone, which exchanges primitives and functions with its maker. */
final class ShadowRealmBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        SHADOW_REALM(constructor("ShadowRealm", 0)),
        EVALUATE(method("evaluate", 1)),
        IMPORT_VALUE(method("importValue", 2));

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

    private static final class ShadowRealm extends JsObject {
        final Realm inner = Realm.create();

        ShadowRealm(Shape shape) {
            super(shape);
        }

        @Override
        public String className() {
            return "ShadowRealm";
        }
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case SHADOW_REALM -> construct(newTarget);
            case EVALUATE -> evaluate(callee.realm, require(thisValue, "evaluate"), arg(args, 0));
            case IMPORT_VALUE -> importValue(callee.realm, require(thisValue, "importValue"), arg(args, 0), arg(args, 1));
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 4);
        NativeFunction constructor = makeConstructor(realm, Row.SHADOW_REALM, prototype);
        installRows(realm, ROWS, constructor, prototype);
        toStringTag(prototype, "ShadowRealm");
        realm.register(Intrinsic.SHADOW_REALM_PROTOTYPE, prototype);
        global(realm, "ShadowRealm", constructor);
    }

    private static Object construct(JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Constructor ShadowRealm requires 'new'");
        }
        return new ShadowRealm(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.SHADOW_REALM_PROTOTYPE));
    }

    private static ShadowRealm require(Object value, String method) {
        if (value instanceof ShadowRealm realm) {
            return realm;
        }
        throw Errors.typeError("Method ShadowRealm.prototype." + method + " called on incompatible receiver " + Describe.plainly(value));
    }

    /** PerformShadowRealmEval: a SyntaxError is the caller's; what the code throws becomes a TypeError. */
    private static Object evaluate(Realm callerRealm, ShadowRealm shadow, Object sourceText) {
        if (!(sourceText instanceof JsString text)) {
            throw Errors.typeError("ShadowRealm.prototype.evaluate needs a string");
        }
        BytecodeFunction code = EvalOps.indirectCode(shadow.inner, text);
        Object result;
        try {
            result = code.run(shadow.inner.globalObject);
        } catch (JsThrow thrown) {
            throw Errors.typeError("ShadowRealm evaluate threw (" + Describe.plainly(thrown.value) + ")");
        }
        return WrappedFunction.wrap(callerRealm, result);
    }

    /** ShadowRealmImportValue. */
    private static Object importValue(Realm callerRealm, ShadowRealm shadow, Object specifier, Object exportName) {
        JsString specifierString = Conversions.toString(specifier);
        if (!(exportName instanceof JsString name)) {
            throw Errors.typeError("ShadowRealm.prototype.importValue needs the name of an export");
        }
        String referrer = Agent.frame == null ? "" : Agent.frame.referrer();
        JsObject inner = ModuleLoader.of(shadow.inner).importCall(referrer, specifierString, Undefined.UNDEFINED, ImportPhase.EVALUATION);
        PromiseCapability capability = PromiseCapability.intrinsic(callerRealm);
        ((JsPromise) inner).then(new ExportGetter(callerRealm, capability, PropertyKey.of(name.toJavaString())));
        return capability.promise();
    }

    /** Takes the export out of the namespace; a failed import is a TypeError. */
    private static final class ExportGetter extends Reaction {
        private final Realm callerRealm;
        private final PromiseCapability capability;
        private final PropertyKey name;

        ExportGetter(Realm callerRealm, PromiseCapability capability, PropertyKey name) {
            this.callerRealm = callerRealm;
            this.capability = capability;
            this.name = name;
        }

        @Override
        protected void settled(boolean fulfilled, Object value) {
            Realm before = Agent.realm;
            Agent.realm = callerRealm;
            try {
                capability.resolve(exported(fulfilled, value));
            } catch (JsThrow thrown) {
                capability.reject(thrown.value);
            } finally {
                Agent.realm = before;
            }
        }

        private Object exported(boolean fulfilled, Object value) {
            if (!fulfilled) {
                throw Errors.typeError("Cannot import in the ShadowRealm (" + Describe.plainly(value) + ")");
            }
            JsObject namespace = (JsObject) value;
            if (!namespace.hasOwn(name)) {
                throw Errors.typeError("The module does not export '" + name + "'");
            }
            return WrappedFunction.wrap(callerRealm, namespace.get(name));
        }
    }
}
