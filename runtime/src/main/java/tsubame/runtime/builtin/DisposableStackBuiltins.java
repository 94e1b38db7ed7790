package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.interpreter.DisposalList;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.promise.Reaction;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** DisposableStack and AsyncDisposableStack (Explicit Resource Management), which differ in nothing but how they dispose. */
final class DisposableStackBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        STACK(null),
        USE(method("use", 1)),
        ADOPT(method("adopt", 2)),
        DEFER(method("defer", 1)),
        MOVE(method("move", 0)),
        DISPOSED(getter("disposed")),
        DISPOSE(null);

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    /** The rows that differ in name. */
    private static final class Named implements BuiltinRow {
        private final Row row;
        private final Signature signature;

        Named(Row row, Signature signature) {
            this.row = row;
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }

        @Override
        public int ordinal() {
            return row.ordinal();
        }
    }

    private static final Row[] ROWS = Row.values();
    private static final BuiltinRow[] SHARED = {Row.USE, Row.ADOPT, Row.DEFER, Row.MOVE, Row.DISPOSED};

    private final boolean async;
    private final String name;
    private final Intrinsic prototype;

    DisposableStackBuiltins(boolean async) {
        this.async = async;
        this.name = async ? "AsyncDisposableStack" : "DisposableStack";
        this.prototype = async ? Intrinsic.ASYNC_DISPOSABLE_STACK_PROTOTYPE : Intrinsic.DISPOSABLE_STACK_PROTOTYPE;
    }

    /** A stack of either kind. */
    private static final class Stack extends JsObject {
        final boolean async;
        DisposalList resources = new DisposalList();
        boolean disposed;

        Stack(Shape shape, boolean async) {
            super(shape);
            this.async = async;
        }
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Object a = arg(args, 0);
        return switch (ROWS[id]) {
            case STACK -> construct(newTarget);
            case USE -> use(pending(thisValue), a);
            case ADOPT -> adopt(pending(thisValue), a, arg(args, 1));
            case DEFER -> defer(pending(thisValue), a);
            case MOVE -> move(callee.realm, pending(thisValue));
            case DISPOSED -> stack(thisValue).disposed;
            case DISPOSE -> async ? disposeAsync(callee.realm, thisValue) : dispose(stack(thisValue));
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject object = prototypeObject(realm.objectPrototype, 8);
        NativeFunction stack = makeConstructor(realm, new Named(Row.STACK, constructor(name, 0)), object);
        installRows(realm, SHARED, stack, object);
        BuiltinRow[] dispose = {new Named(Row.DISPOSE, method(async ? "disposeAsync" : "dispose", 0))};
        installRows(realm, dispose, stack, object);
        alias(object, async ? Symbol.ASYNC_DISPOSE : Symbol.DISPOSE, PropertyKey.of(async ? "disposeAsync" : "dispose"));
        toStringTag(object, name);
        realm.register(prototype, object);
        global(realm, name, stack);
    }

    private Object construct(JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Constructor " + name + " requires 'new'");
        }
        return new Stack(ObjectOperations.shapeFromConstructor(newTarget, prototype), async);
    }

    private Stack stack(Object thisValue) {
        if (thisValue instanceof Stack stack && stack.async == async) {
            return stack;
        }
        throw Errors.typeError("Method " + name + ".prototype called on incompatible receiver " + Describe.plainly(thisValue));
    }

    private Stack pending(Object thisValue) {
        Stack stack = stack(thisValue);
        if (stack.disposed) {
            throw Errors.referenceError("Cannot add values to a disposed stack!");
        }
        return stack;
    }

    private Object use(Stack stack, Object value) {
        stack.resources.add(value, async);
        return value;
    }

    private Object adopt(Stack stack, Object value, Object callback) {
        stack.resources.adopt(value, requireFunction(callback), async);
        return value;
    }

    private Object defer(Stack stack, Object callback) {
        stack.resources.defer(requireFunction(callback), async);
        return Undefined.UNDEFINED;
    }

    private static JsObject requireFunction(Object callback) {
        if (callback instanceof JsObject function && function.isCallable()) {
            return function;
        }
        throw Errors.typeError(Describe.plainly(callback) + " is not a function");
    }

    private Object move(Realm realm, Stack stack) {
        Stack moved = new Stack(Shape.rootFor(realm.intrinsic(prototype)), async);
        moved.resources = stack.resources.move();
        stack.disposed = true;
        return moved;
    }

    private static Object dispose(Stack stack) {
        if (!stack.disposed) {
            stack.disposed = true;
            if (stack.resources.next() != null) {
                throw new IllegalStateException("a sync resource asks for an await");
            }
            stack.resources.end();
        }
        return Undefined.UNDEFINED;
    }

    private Object disposeAsync(Realm realm, Object thisValue) {
        PromiseCapability capability = PromiseCapability.intrinsic(realm);
        if (!(thisValue instanceof Stack stack) || !stack.async) {
            capability.reject(Errors.typeError("Method " + name + ".prototype.disposeAsync called on incompatible receiver "
                    + Describe.plainly(thisValue)).value);
        } else if (stack.disposed) {
            capability.resolve(Undefined.UNDEFINED);
        } else {
            stack.disposed = true;
            new Disposal(realm, stack.resources, capability).proceed();
        }
        return capability.promise();
    }

    /** The disposal of an async stack: from await to await. */
    private static final class Disposal extends Reaction {
        private final Realm realm;
        private final DisposalList resources;
        private final PromiseCapability capability;

        Disposal(Realm realm, DisposalList resources, PromiseCapability capability) {
            this.realm = realm;
            this.resources = resources;
            this.capability = capability;
        }

        void proceed() {
            for (Object awaited = resources.next(); awaited != null; awaited = resources.next()) {
                try {
                    Promises.await(realm, awaited, new Disposal(realm, resources, capability));
                    return;
                } catch (JsThrow thrown) {
                    resources.failed(thrown.value);
                }
            }
            try {
                resources.end();
                capability.resolve(Undefined.UNDEFINED);
            } catch (JsThrow thrown) {
                capability.reject(thrown.value);
            }
        }

        @Override
        protected void settled(boolean fulfilled, Object value) {
            if (!fulfilled) {
                resources.failed(value);
            }
            proceed();
        }
    }
}
