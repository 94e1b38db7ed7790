package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.collection.WeakCollection;
import tsubame.runtime.collection.WeakRef;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** WeakRef (ECMA-262 §26.1). */
final class WeakRefBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        WEAK_REF(constructor("WeakRef", 1)),
        DEREF(method("deref", 0));

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
            case WEAK_REF -> construct(arg(args, 0), newTarget);
            case DEREF -> {
                if (self instanceof WeakRef reference) {
                    Object target = reference.target();
                    if (target == null) {
                        yield Undefined.UNDEFINED;
                    }
                    Agent.keepDuringJob(target);
                    yield target;
                }
                throw Errors.typeError("Method WeakRef.prototype.deref called on incompatible receiver "
                        + Describe.plainly(self));
            }
        };
    }

    private static WeakRef construct(Object target, JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Constructor WeakRef requires 'new'");
        }
        if (!WeakCollection.canHold(target)) {
            throw Errors.typeError("WeakRef: invalid target");
        }
        Agent.keepDuringJob(target);
        return new WeakRef(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.WEAK_REF_PROTOTYPE), target);
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 4);
        realm.register(Intrinsic.WEAK_REF_PROTOTYPE, prototype);
        NativeFunction weakRef = makeConstructor(realm, Row.WEAK_REF, prototype);
        realm.register(Intrinsic.WEAK_REF, weakRef);
        installRows(realm, ROWS, weakRef, prototype);
        toStringTag(prototype, "WeakRef");
        global(realm, "WeakRef", weakRef);
    }
}
