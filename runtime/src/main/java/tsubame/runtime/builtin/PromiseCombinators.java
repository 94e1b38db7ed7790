package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;

import java.util.ArrayList;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.promise.Reaction;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.PlainPromises;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/**
 * Promise.all, allSettled, any and race (§27.2.4.1 – §27.2.4.5) with allKeyed and allSettledKeyed of the await dictionary proposal: one
 * step for each promise, and one kind of element function per outcome.
 */
final class PromiseCombinators extends Builtins {
    private enum Row implements BuiltinRow {
        ALL(function("all", 1)),
        ALL_SETTLED(function("allSettled", 1)),
        ANY(function("any", 1)),
        RACE(function("race", 1)),
        ALL_KEYED(function("allKeyed", 1)),
        ALL_SETTLED_KEYED(function("allSettledKeyed", 1)),
        /** Stores the value. */
        VALUE_ELEMENT(loose("", 1)),
        FULFILLED_ELEMENT(loose("", 1)),
        REJECTED_ELEMENT(loose("", 1)),
        /** Stores the error. */
        ERROR_ELEMENT(loose("", 1));

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

    /** A running combination: the values so far, and how many are missing, plus one while the loop runs. */
    private static final class Combination {
        final Row row;
        final PromiseCapability capability;
        final ArrayList<Object> values = new ArrayList<>();
        /** The key of each value; null when the values come from an iterable. */
        final ArrayList<PropertyKey> keys;
        int remaining = 1;

        Combination(Row row, PromiseCapability capability) {
            this.row = row;
            this.capability = capability;
            this.keys = row == Row.ALL_KEYED || row == Row.ALL_SETTLED_KEYED ? new ArrayList<>() : null;
        }

        /** One is there; the last one settles the result. */
        void arrived() {
            if (--remaining > 0) {
                return;
            }
            if (keys != null) {
                capability.resolve(keyedResult());
                return;
            }
            JsArray array = JsArray.of(values.toArray());
            if (row != Row.ANY) {
                capability.resolve(array);
                return;
            }
            JsError error = Errors.create(Intrinsic.AGGREGATE_ERROR_PROTOTYPE, "All promises were rejected");
            error.define(Names.ERRORS, array, Attributes.HIDDEN);
            capability.reject(error);
        }

        /** CreateKeyedPromiseCombinatorResultObject. */
        private JsObject keyedResult() {
            JsObject result = new JsObject((JsObject) null);
            for (int i = 0; i < keys.size(); i++) {
                ObjectOperations.createDataProperty(result, keys.get(i), values.get(i));
            }
            return result;
        }
    }

    /** What the element functions of one index do, where the original {@code then} would be called with them and nobody gets to see them. */
    private static final class Arrival extends Reaction {
        private final Combination combination;
        private final int index;

        Arrival(Combination combination, int index) {
            this.combination = combination;
            this.index = index;
        }

        @Override
        protected void settled(boolean fulfilled, Object value) {
            boolean stores = switch (combination.row) {
                case ALL, ALL_KEYED -> fulfilled;
                case ANY -> !fulfilled;
                case RACE -> false;
                default -> true;
            };
            if (stores) {
                boolean wraps = combination.row == Row.ALL_SETTLED || combination.row == Row.ALL_SETTLED_KEYED;
                combination.values.set(index, wraps ? outcome(fulfilled, value) : value);
                combination.arrived();
            } else {
                JsObject settles = fulfilled ? combination.capability.resolveFunction() : combination.capability.rejectFunction();
                settles.call(Undefined.UNDEFINED, new Object[] {value});
            }
        }
    }

    /** What the element functions of one index share. */
    private static final class Element {
        final Combination combination;
        final int index;
        boolean called;

        Element(Combination combination, int index) {
            this.combination = combination;
            this.index = index;
        }
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        return switch (row) {
            case ALL, ALL_SETTLED, ANY, RACE -> combine(callee.realm, row, thisValue, arg(args, 0));
            case ALL_KEYED, ALL_SETTLED_KEYED -> combineKeyed(callee.realm, row, thisValue, arg(args, 0));
            case VALUE_ELEMENT, ERROR_ELEMENT -> store((Element) callee.data, arg(args, 0));
            case FULFILLED_ELEMENT -> store((Element) callee.data, outcome(true, arg(args, 0)));
            case REJECTED_ELEMENT -> store((Element) callee.data, outcome(false, arg(args, 0)));
        };
    }

    @Override
    public void install(Realm realm) {
        installRows(realm, ROWS, realm.intrinsic(Intrinsic.PROMISE), null);
    }

    private Object combine(Realm realm, Row row, Object constructor, Object iterable) {
        PromiseCapability capability = PromiseBuiltins.newCapability(constructor);
        IteratorRecord record = null;
        try {
            JsObject resolve = promiseResolve((JsObject) constructor);
            record = IteratorRecord.of(iterable);
            perform(realm, new Combination(row, capability), record, (JsObject) constructor, resolve);
        } catch (JsThrow thrown) {
            if (record != null) {
                record.closeQuietly();
            }
            capability.reject(thrown.value);
        }
        return capability.promise();
    }

    private Object combineKeyed(Realm realm, Row row, Object constructor, Object promises) {
        PromiseCapability capability = PromiseBuiltins.newCapability(constructor);
        try {
            JsObject resolve = promiseResolve((JsObject) constructor);
            if (!(promises instanceof JsObject object)) {
                throw Errors.typeError(Describe.plainly(promises) + " is not an object");
            }
            performKeyed(realm, new Combination(row, capability), object, (JsObject) constructor, resolve);
        } catch (JsThrow thrown) {
            capability.reject(thrown.value);
        }
        return capability.promise();
    }

    /** GetPromiseResolve (§27.2.4.1.1). */
    private static JsObject promiseResolve(JsObject constructor) {
        Object resolve = constructor.get(Names.RESOLVE);
        if (Conversions.isCallable(resolve)) {
            return (JsObject) resolve;
        }
        throw Errors.typeError("Promise resolve or reject function is not callable");
    }

    /** PerformPromiseAll and its kin. */
    private void perform(Realm realm, Combination combination, IteratorRecord record, JsObject constructor, JsObject resolve) {
        for (Object next = record.step(); next != null; next = record.step()) {
            performOne(realm, combination, constructor, resolve, next);
        }
        if (combination.row != Row.RACE) {
            combination.arrived();
        }
    }

    /** PerformPromiseAllKeyed: the own enumerable properties, symbols among them. */
    private void performKeyed(Realm realm, Combination combination, JsObject promises, JsObject constructor, JsObject resolve) {
        for (PropertyKey key : promises.ownKeys()) {
            if (promises.hasOwnEnumerable(key)) {
                combination.keys.add(key);
                performOne(realm, combination, constructor, resolve, promises.get(key));
            }
        }
        combination.arrived();
    }

    private void performOne(Realm realm, Combination combination, JsObject constructor, JsObject resolve, Object value) {
        int index = combination.values.size();
        if (combination.row != Row.RACE) {
            combination.values.add(Undefined.UNDEFINED);
        }
        if (value instanceof JsPromise given && isPlain(realm, constructor, resolve, given)) {
            combination.remaining++;
            given.then(new Arrival(combination, index));
            return;
        }
        Element element = new Element(combination, index);
        Object promise = resolve.call(constructor, new Object[] {value});
        combination.remaining++;
        PromiseBuiltins.invokeThen(promise, onFulfilled(realm, element), onRejected(realm, element));
    }

    /** Whether resolve answers the promise itself, and its {@code then} is the original one, which would derive a promise that nobody sees. */
    private static boolean isPlain(Realm realm, JsObject constructor, JsObject resolve, JsPromise promise) {
        PlainPromises plain = realm.plainPromises;
        return constructor == realm.intrinsic(Intrinsic.PROMISE) && resolve instanceof NativeFunction f && PromiseBuiltins.isResolve(f)
                && plain.hasThen(promise) && plain.hasSpecies(promise);
    }

    private Object onFulfilled(Realm realm, Element element) {
        return switch (element.combination.row) {
            case ALL, ALL_KEYED -> makeFunction(realm, Row.VALUE_ELEMENT, element);
            case ALL_SETTLED, ALL_SETTLED_KEYED -> makeFunction(realm, Row.FULFILLED_ELEMENT, element);
            default -> element.combination.capability.resolveFunction();
        };
    }

    private Object onRejected(Realm realm, Element element) {
        return switch (element.combination.row) {
            case ALL_SETTLED, ALL_SETTLED_KEYED -> makeFunction(realm, Row.REJECTED_ELEMENT, element);
            case ANY -> makeFunction(realm, Row.ERROR_ELEMENT, element);
            default -> element.combination.capability.rejectFunction();
        };
    }

    private static Object store(Element element, Object value) {
        if (!element.called) {
            element.called = true;
            element.combination.values.set(element.index, value);
            element.combination.arrived();
        }
        return Undefined.UNDEFINED;
    }

    /** What allSettled tells of a promise. */
    private static JsObject outcome(boolean fulfilled, Object value) {
        JsObject result = ObjectOperations.newObject();
        result.define(Names.STATUS, JsString.of(fulfilled ? "fulfilled" : "rejected"), Attributes.DEFAULT);
        result.define(fulfilled ? Names.VALUE : Names.REASON, value, Attributes.DEFAULT);
        return result;
    }
}
