package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.collection.FinalizationRegistry;
import tsubame.runtime.collection.WeakCollection;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** FinalizationRegistry (ECMA-262 §26.2). */
final class FinalizationRegistryBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        FINALIZATION_REGISTRY(constructor("FinalizationRegistry", 1)),
        REGISTER(method("register", 2)),
        UNREGISTER(method("unregister", 1));

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
            case FINALIZATION_REGISTRY -> construct(arg(args, 0), newTarget);
            case REGISTER -> register(registry(self, "register"), arg(args, 0), arg(args, 1), arg(args, 2));
            case UNREGISTER -> unregister(registry(self, "unregister"), arg(args, 0));
        };
    }

    private static FinalizationRegistry registry(Object self, String method) {
        if (self instanceof FinalizationRegistry registry) {
            return registry;
        }
        throw Errors.typeError("Method FinalizationRegistry.prototype." + method + " called on incompatible receiver "
                + Describe.plainly(self));
    }

    private static FinalizationRegistry construct(Object cleanup, JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Constructor FinalizationRegistry requires 'new'");
        }
        if (!Conversions.isCallable(cleanup)) {
            throw Errors.typeError("FinalizationRegistry: cleanup must be callable");
        }
        Shape shape = ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.FINALIZATION_REGISTRY_PROTOTYPE);
        Shape mapShape = Shape.rootFor(Agent.realm.intrinsic(Intrinsic.WEAK_MAP_PROTOTYPE));
        return new FinalizationRegistry(shape, (JsObject) cleanup, new WeakCollection(mapShape, true));
    }

    private static Object register(FinalizationRegistry registry, Object target, Object held, Object token) {
        if (!WeakCollection.canHold(target)) {
            throw Errors.typeError("FinalizationRegistry.prototype.register: invalid target");
        }
        if (Conversions.sameValue(target, held)) {
            throw Errors.typeError("FinalizationRegistry.prototype.register: target and holdings must not be same");
        }
        boolean hasToken = WeakCollection.canHold(token);
        if (!hasToken && token != Undefined.UNDEFINED) {
            throw Errors.typeError("Invalid unregister token ('" + Describe.plainly(token) + "')");
        }
        registry.register(target, held, hasToken ? token : null);
        return Undefined.UNDEFINED;
    }

    private static Object unregister(FinalizationRegistry registry, Object token) {
        if (!WeakCollection.canHold(token)) {
            throw Errors.typeError("Invalid unregister token ('" + Describe.plainly(token) + "')");
        }
        return registry.unregister(token);
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 4);
        realm.register(Intrinsic.FINALIZATION_REGISTRY_PROTOTYPE, prototype);
        NativeFunction registry = makeConstructor(realm, Row.FINALIZATION_REGISTRY, prototype);
        realm.register(Intrinsic.FINALIZATION_REGISTRY, registry);
        installRows(realm, ROWS, registry, prototype);
        toStringTag(prototype, "FinalizationRegistry");
        global(realm, "FinalizationRegistry", registry);
    }
}
