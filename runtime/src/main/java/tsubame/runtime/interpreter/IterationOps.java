package tsubame.runtime.interpreter;

import tsubame.runtime.collection.JsMap;
import tsubame.runtime.collection.JsSet;
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
import tsubame.runtime.realm.IterationSlots;
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
        IteratorRecord quickly = value instanceof JsArray array ? ofElements(realm, array) : ofTable(realm, value);
        if (quickly != null) {
            return quickly;
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

    private static IteratorRecord ofElements(Realm realm, JsArray array) {
        IterationSlots.Protocol arrays = realm.iterationSlots.arrays();
        if (array.shape == realm.arrayShape && arrays.isUntouched()) {
            return IteratorRecord.ofElements(array, arrays.next());
        }
        return arrays.isOriginal(array) && arrays.next() instanceof NativeFunction next ? IteratorRecord.ofElements(array, next) : null;
    }

    /** The record of a set or a map whose iterator method is the original one, which need not be called; else null. Runs no user code. */
    private static IteratorRecord ofTable(Realm realm, Object value) {
        if (value instanceof JsSet set) {
            IterationSlots.Protocol protocol = realm.iterationSlots.sets();
            return protocol.isOriginal(set) ? IteratorRecord.ofTable(set.table, false, protocol.next()) : null;
        }
        if (value instanceof JsMap map) {
            IterationSlots.Protocol protocol = realm.iterationSlots.maps();
            return protocol.isOriginal(map) ? IteratorRecord.ofTable(map.table, true, protocol.next()) : null;
        }
        return null;
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
