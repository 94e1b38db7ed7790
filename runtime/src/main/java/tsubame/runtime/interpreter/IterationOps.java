package tsubame.runtime.interpreter;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IterationResult;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** Iterators as bytecode uses them (§7.4): getting, collecting, the steps of async iteration and yield*, for-in. */
final class IterationOps {
    private IterationOps() {}

    // ---- Getting an iterator

    /** GetIterator(value, sync) from bytecode, whose source text a failure quotes. */
    static IteratorRecord getIterator(Frame frame, Object value) {
        return getIterator(frame.function, frame.pc, value);
    }

    static IteratorRecord getIterator(BytecodeFunction f, int pc, Object value) {
        Realm realm = f.realm;
        if (value instanceof JsArray array && isPristine(realm, array)) {
            return IteratorRecord.ofElements(array, originalNext(realm));
        }
        JsObject method = iteratorMethod(f.code, pc, value, Symbol.ITERATOR);
        if (method == null) {
            throw notIterable(f.code, pc, value);
        }
        return fromMethod(value, method);
    }

    /** GetIterator(value, async): without an async method, values and results of the sync iterator are awaited. */
    static IteratorRecord getAsyncIterator(Frame frame, Object value) {
        JsObject method = iteratorMethod(frame.code, frame.pc, value, Symbol.ASYNC_ITERATOR);
        if (method != null) {
            return fromMethod(value, method);
        }
        JsObject sync = iteratorMethod(frame.code, frame.pc, value, Symbol.ITERATOR);
        if (sync == null) {
            throw Errors.typeError(text(frame.code, frame.pc, value) + " is not async iterable");
        }
        return AsyncFromSyncIterator.over(frame.function.realm, fromMethod(value, sync));
    }

    private static IteratorRecord fromMethod(Object value, JsObject method) {
        return IteratorRecord.ofMethod(value, method);
    }

    private static JsObject iteratorMethod(Code code, int pc, Object value, Symbol key) {
        if (Conversions.isNullish(value)) {
            throw notIterable(code, pc, value);
        }
        Object method = ObjectOperations.getOfValue(value, key);
        if (Conversions.isNullish(method)) {
            return null;
        }
        if (method instanceof JsObject function && function.isCallable()) {
            return function;
        }
        throw notIterable(code, pc, value);
    }

    private static JsThrow notIterable(Code code, int pc, Object value) {
        boolean named = CalleeText.pattern(code, pc) == null;
        return Errors.typeError(text(code, pc, value) + " is not iterable"
                + (named || !Conversions.isNullish(value) ? "" : " (cannot read property Symbol(Symbol.iterator))"));
    }

    private static String text(Code code, int pc, Object value) {
        boolean pattern = CalleeText.pattern(code, pc) != null;
        String text = pattern ? null : CalleeText.of(code, pc);
        return text != null ? text : describe(value);
    }

    private static String describe(Object value) {
        if (value instanceof JsObject || Conversions.isNullish(value)) {
            return Describe.plainly(value);
        }
        return ElementOps.typeName(value) + " " + Describe.plainly(value);
    }

    /** Whether the iterator method of the array is the original one, so that it need not be called. Runs no user code. */
    private static boolean isPristine(Realm realm, JsArray array) {
        if (array.shape != realm.arrayShape
                && (array.getPrototype() != realm.arrayPrototype || array.shape.lookup(Symbol.ITERATOR) >= 0)) {
            return false;
        }
        int slot = realm.iterationSlots.values();
        return slot >= 0
                && realm.arrayPrototype.slots[slot] == realm.intrinsic(Intrinsic.ARRAY_VALUES)
                && originalNext(realm) instanceof NativeFunction;
    }

    /** The next property of array iterators, if it is a data property. */
    private static Object originalNext(Realm realm) {
        int slot = realm.iterationSlots.next();
        return slot < 0 ? null : realm.intrinsic(Intrinsic.ARRAY_ITERATOR_PROTOTYPE).slots[slot];
    }

    // ---- Collecting

    static Object value(IteratorRecord record) {
        Object value = record.isDone() ? null : record.step();
        return value == null ? Undefined.UNDEFINED : value;
    }

    static JsArray rest(Frame frame, IteratorRecord record) {
        JsArray array = JsArray.create(frame.function.realm);
        if (record.drainInto(array)) {
            return array;
        }
        while (!record.isDone()) {
            Object value = record.step();
            if (value != null) {
                ObjectOps.push(array, value);
            }
        }
        return array;
    }

    // ---- Async iteration, yield*, for-in

    /** ITERATOR_NEXT. */
    static Object next(IteratorRecord record, Object value) {
        return value == null ? record.nextWithoutValue() : record.next(value);
    }

    /** ITERATOR_COMPLETE; answers where to continue. */
    static int complete(Object[] r, int[] w, int pc) {
        boolean done = isDone(r[w[pc + 3]]);
        r[w[pc + 1]] = IterationResult.value((JsObject) r[w[pc + 3]]);
        return done ? w[pc + 4] : pc + 5;
    }

    /** Whether what {@code next} answered says that there are no more values. */
    static boolean isDone(Object answer) {
        if (answer instanceof JsObject result) {
            return IterationResult.isDone(result);
        }
        throw Errors.typeError("Iterator result " + Describe.plainly(answer) + " is not an object");
    }

    static Object method(IteratorRecord record, int which) {
        Name name = which == 0 ? Names.RETURN : Names.THROW;
        JsObject method = ObjectOperations.getMethod(record.iterator(), name);
        return method == null ? Undefined.UNDEFINED : method;
    }

    /** FOR_IN_START. */
    static ForInEnumeration enumerate(Object value) {
        return new ForInEnumeration(Conversions.isNullish(value) ? null : Conversions.toObject(value));
    }
}
