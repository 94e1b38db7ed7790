package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.staticGetter;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.promise.HandlerReaction;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** Promise (§27.2.3 – §27.2.5) but for the combinators, which are in {@link PromiseCombinators}. */
public final class PromiseBuiltins extends Builtins {
    private static final PromiseBuiltins GROUP = new PromiseBuiltins();

    private enum Row implements BuiltinRow {
        PROMISE(constructor("Promise", 1)),
        REJECT(function("reject", 1)),
        RESOLVE(function("resolve", 1)),
        WITH_RESOLVERS(function("withResolvers", 0)),
        TRY(function("try", 1)),
        SPECIES(staticGetter("@@species")),
        THEN(method("then", 2)),
        CATCH(method("catch", 1)),
        FINALLY(method("finally", 1)),
        RESOLVE_FUNCTION(loose("", 1)),
        REJECT_FUNCTION(loose("", 1)),
        EXECUTOR(loose("", 2)),
        THEN_FINALLY(loose("", 1)),
        CATCH_FINALLY(loose("", 1)),
        VALUE_THUNK(loose("", 0)),
        THROWER(loose("", 0));

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

    /** What a pair of resolving functions shares (§27.2.1.3). */
    private static final class Pair {
        final JsPromise promise;
        boolean alreadyResolved;

        Pair(JsPromise promise) {
            this.promise = promise;
        }
    }

    /** What the executor of NewPromiseCapability gathers (§27.2.1.5.1). */
    private static final class Gathered {
        Object resolve = Undefined.UNDEFINED;
        Object reject = Undefined.UNDEFINED;
    }

    /** What the functions of finally share. */
    private static final class Finally {
        final JsObject onFinally;
        final JsObject constructor;

        Finally(JsObject onFinally, JsObject constructor) {
            this.onFinally = onFinally;
            this.constructor = constructor;
        }
    }

    private PromiseBuiltins() {}

    /** The group; there is one, since its functions close over it. */
    static PromiseBuiltins group() {
        return GROUP;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Object a = arg(args, 0);
        return switch (ROWS[id]) {
            case PROMISE -> construct(callee, a, newTarget);
            case REJECT -> reject(thisValue, a);
            case RESOLVE -> promiseResolve(requireObject(thisValue, "Promise.resolve"), a);
            case WITH_RESOLVERS -> withResolvers(thisValue);
            case TRY -> attempt(thisValue, args);
            case SPECIES -> thisValue;
            case THEN -> then(callee.realm, thisValue, a, arg(args, 1));
            case CATCH -> invokeThen(thisValue, Undefined.UNDEFINED, a);
            case FINALLY -> doFinally(callee.realm, thisValue, a);
            case RESOLVE_FUNCTION -> settle((Pair) callee.data, a, true);
            case REJECT_FUNCTION -> settle((Pair) callee.data, a, false);
            case EXECUTOR -> gather((Gathered) callee.data, a, arg(args, 1));
            case THEN_FINALLY -> runFinally(callee, a, Row.VALUE_THUNK);
            case CATCH_FINALLY -> runFinally(callee, a, Row.THROWER);
            case VALUE_THUNK -> callee.data;
            case THROWER -> throw new JsThrow(callee.data);
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 8);
        NativeFunction promise = makeConstructor(realm, Row.PROMISE, prototype);
        installRows(realm, ROWS, promise, prototype);
        toStringTag(prototype, "Promise");
        realm.register(Intrinsic.PROMISE_PROTOTYPE, prototype);
        realm.register(Intrinsic.PROMISE, promise);
        realm.register(Intrinsic.PROMISE_THEN, (JsObject) prototype.get(Names.THEN));
        global(realm, "Promise", promise);
        new PromiseCombinators().install(realm);
    }

    // ---- Making promises

    /** §27.2.3.1. */
    private static Object construct(NativeFunction callee, Object executor, JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Promise constructor cannot be invoked without 'new'");
        }
        if (!(executor instanceof JsObject function) || !function.isCallable()) {
            throw Errors.typeError("Promise resolver " + Describe.plainly(executor) + " is not a function");
        }
        JsPromise promise = new JsPromise(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.PROMISE_PROTOTYPE));
        JsObject[] functions = resolvingFunctions(promise);
        try {
            function.call(Undefined.UNDEFINED, new Object[] {functions[0], functions[1]});
        } catch (JsThrow thrown) {
            functions[1].call(Undefined.UNDEFINED, new Object[] {thrown.value});
        }
        return promise;
    }

    /** Whether a function is the original getter of Promise[@@species], of any realm. */
    public static boolean isSpecies(NativeFunction function) {
        return function.group() == GROUP && function.id() == Row.SPECIES.ordinal();
    }

    /** Whether a function is the original Promise.resolve, of any realm. */
    public static boolean isResolve(NativeFunction function) {
        return function.group() == GROUP && function.id() == Row.RESOLVE.ordinal();
    }

    /** CreateResolvingFunctions (§27.2.1.3): resolve, reject. */
    public static JsObject[] resolvingFunctions(JsPromise promise) {
        Pair pair = new Pair(promise);
        Realm realm = Agent.realm;
        return new JsObject[] {
            GROUP.makeFunction(realm, Row.RESOLVE_FUNCTION, pair), GROUP.makeFunction(realm, Row.REJECT_FUNCTION, pair)
        };
    }

    private static Object settle(Pair pair, Object value, boolean resolves) {
        if (!pair.alreadyResolved) {
            pair.alreadyResolved = true;
            if (resolves) {
                Promises.resolve(pair.promise, value);
            } else {
                pair.promise.reject(value);
            }
        }
        return Undefined.UNDEFINED;
    }

    /** NewPromiseCapability (§27.2.1.5). */
    static PromiseCapability newCapability(Object constructor) {
        if (constructor instanceof NativeFunction f && f == f.realm.intrinsic(Intrinsic.PROMISE)) {
            return PromiseCapability.intrinsic(f.realm);
        }
        if (!(constructor instanceof JsObject c) || !c.isConstructor()) {
            throw Errors.typeError(Describe.plainly(constructor) + " is not a constructor");
        }
        Gathered gathered = new Gathered();
        JsObject executor = GROUP.makeFunction(Agent.realm, Row.EXECUTOR, gathered);
        JsObject promise = c.construct(new Object[] {executor}, c);
        if (!Conversions.isCallable(gathered.resolve) || !Conversions.isCallable(gathered.reject)) {
            throw Errors.typeError("Promise resolve or reject function is not callable");
        }
        return new PromiseCapability(promise, (JsObject) gathered.resolve, (JsObject) gathered.reject);
    }

    private static Object gather(Gathered gathered, Object resolve, Object reject) {
        if (gathered.resolve != Undefined.UNDEFINED || gathered.reject != Undefined.UNDEFINED) {
            throw Errors.typeError("Promise executor has already been invoked with non-undefined arguments");
        }
        gathered.resolve = resolve;
        gathered.reject = reject;
        return Undefined.UNDEFINED;
    }

    private static JsObject requireObject(Object value, String what) {
        if (value instanceof JsObject object) {
            return object;
        }
        throw Errors.typeError(what + " called on non-object");
    }

    private static Object reject(Object constructor, Object reason) {
        PromiseCapability capability = newCapability(constructor);
        capability.reject(reason);
        return capability.promise();
    }

    /** PromiseResolve (§27.2.4.7.1). */
    static JsObject promiseResolve(JsObject constructor, Object value) {
        if (constructor instanceof NativeFunction f && f == f.realm.intrinsic(Intrinsic.PROMISE)) {
            return Promises.promiseOf(f.realm, value);
        }
        if (value instanceof JsPromise promise && Conversions.sameValue(promise.get(Names.CONSTRUCTOR), constructor)) {
            return promise;
        }
        PromiseCapability capability = newCapability(constructor);
        capability.resolve(value);
        return capability.promise();
    }

    private static Object withResolvers(Object constructor) {
        PromiseCapability capability = newCapability(constructor);
        JsObject result = ObjectOperations.newObject();
        result.define(Names.PROMISE, capability.promise(), Attributes.DEFAULT);
        result.define(Names.RESOLVE, capability.resolveFunction(), Attributes.DEFAULT);
        result.define(Names.REJECT, capability.rejectFunction(), Attributes.DEFAULT);
        return result;
    }

    /** Promise.try (§27.2.4.8). */
    private static Object attempt(Object constructor, Object[] args) {
        PromiseCapability capability = newCapability(requireObject(constructor, "Promise.try"));
        try {
            Object[] rest = new Object[Math.max(0, args.length - 1)];
            System.arraycopy(args, Math.min(1, args.length), rest, 0, rest.length);
            capability.resolve(ObjectOperations.call(arg(args, 0), Undefined.UNDEFINED, rest));
        } catch (JsThrow thrown) {
            capability.reject(thrown.value);
        }
        return capability.promise();
    }

    // ---- Reacting

    /** §27.2.5.4. */
    private static Object then(Realm realm, Object thisValue, Object onFulfilled, Object onRejected) {
        if (!(thisValue instanceof JsPromise promise)) {
            throw Errors.typeError("Method Promise.prototype.then called on incompatible receiver " + Describe.plainly(thisValue));
        }
        if (realm.plainPromises.hasSpecies(promise)) {
            JsPromise derived = Promises.create(realm);
            promise.then(HandlerReaction.deriving(derived, callableOrNull(onFulfilled), callableOrNull(onRejected)));
            return derived;
        }
        JsObject constructor = ObjectOperations.speciesConstructor(promise, realm.intrinsic(Intrinsic.PROMISE));
        PromiseCapability capability = newCapability(constructor);
        promise.then(new HandlerReaction(capability, callableOrNull(onFulfilled), callableOrNull(onRejected)));
        return capability.promise();
    }

    private static JsObject callableOrNull(Object value) {
        return value instanceof JsObject function && function.isCallable() ? function : null;
    }

    static Object invokeThen(Object promise, Object onFulfilled, Object onRejected) {
        return ObjectOperations.invoke(promise, Names.THEN, onFulfilled, onRejected);
    }

    /** §27.2.5.3. */
    private static Object doFinally(Realm realm, Object thisValue, Object onFinally) {
        JsObject promise = requireObject(thisValue, "Promise.prototype.finally");
        JsObject constructor = ObjectOperations.speciesConstructor(promise, realm.intrinsic(Intrinsic.PROMISE));
        JsObject handler = callableOrNull(onFinally);
        if (handler == null) {
            return invokeThen(promise, onFinally, onFinally);
        }
        Finally shared = new Finally(handler, constructor);
        return invokeThen(promise, GROUP.makeFunction(realm, Row.THEN_FINALLY, shared), GROUP.makeFunction(realm, Row.CATCH_FINALLY, shared));
    }

    private static Object runFinally(NativeFunction callee, Object value, Row thunk) {
        Finally shared = (Finally) callee.data;
        Object result = shared.onFinally.call(Undefined.UNDEFINED, ObjectOperations.noArguments());
        JsObject promise = promiseResolve(shared.constructor, result);
        return ObjectOperations.invoke(promise, Names.THEN, GROUP.makeFunction(callee.realm, thunk, value));
    }
}
