package tsubame.runtime.iteration;

import tsubame.runtime.builtin.NativeIteratorBuiltins;
import tsubame.runtime.collection.OrderedTable;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.convert.Operators;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.IterationSlots;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Inline;

/**
 * An iterator, its {@code next} method, and whether it is done (ECMA-262 §7.4.1). All operations may run user code. Use:
 *
 * <pre>
 *   IteratorRecord record = IteratorRecord.of(iterable);
 *   for (Object value = record.step(); value != null; value = record.step()) {
 *       try { … } catch (JsThrow thrown) { record.closeQuietly(); throw thrown; }
 *   }
 * </pre>
 */
public final class IteratorRecord {
    /** Null while an array gives its elements itself: nobody has asked for the iterator yet. */
    private JsObject iterator;
    private final Object nextMethod;
    /** The iterator when its next method is the original one; else null. */
    private NativeIterator direct;
    /** The array that is iterated without an iterator, as long as it has elements to give; else null. */
    private JsArray elements;
    private int position;
    /** The same of a set or a map. */
    private OrderedTable.Cursor entries;
    private boolean isOfMap;
    private boolean done;

    private IteratorRecord(JsObject iterator, Object nextMethod) {
        this.iterator = iterator;
        this.nextMethod = nextMethod;
        this.direct = iterator instanceof NativeIterator known && nextMethod instanceof NativeFunction next
                && next.group() == known.nextGroup() && next.id() == known.nextRow() ? known : null;
    }

    private IteratorRecord(Object nextMethod, JsArray elements) {
        this.nextMethod = nextMethod;
        this.elements = elements;
    }

    /** The record of an array's own iterator, whose {@code next} is the original one. */
    public static IteratorRecord ofElements(JsArray array, Object nextMethod) {
        return new IteratorRecord(nextMethod, array);
    }

    /** The record of the iterator that a set, or a map, has by nature; null if {@code next} is not the original one. */
    public static IteratorRecord ofTable(OrderedTable table, boolean isMap, Object nextMethod) {
        int row = isMap ? NativeIteratorBuiltins.MAP_NEXT : NativeIteratorBuiltins.SET_NEXT;
        if (!(nextMethod instanceof NativeFunction next) || next.group() != NativeIteratorBuiltins.GROUP || next.id() != row) {
            return null;
        }
        IteratorRecord record = new IteratorRecord(nextMethod, (JsArray) null);
        record.entries = new OrderedTable.Cursor(table);
        record.isOfMap = isMap;
        return record;
    }

    /** The iterator itself. */
    public JsObject iterator() {
        if (iterator == null) {
            direct = entries != null ? new TableIterator(entries, isOfMap) : new ArrayIterator(elements, IterationKind.VALUES, position);
            iterator = direct;
            elements = null;
            entries = null;
        }
        return iterator;
    }

    /** GetIterator(value, sync) (§7.4.4). */
    public static IteratorRecord of(Object value) {
        JsObject method = value instanceof JsObject || Conversions.prototypeOfPrimitive(value) != null
                ? ObjectOperations.getMethod(value, Symbol.ITERATOR)
                : null;
        if (method == null) {
            throw notIterable(value);
        }
        return ofMethod(value, method);
    }

    /** What a builtin says of an argument without iterator, as V8 words it. */
    public static JsThrow notIterable(Object value) {
        String type = Operators.typeOf(value).toJavaString();
        String shown = value instanceof JsObject || value == Undefined.UNDEFINED ? type : type + " " + Describe.plainly(value);
        return Errors.typeError(shown + " is not iterable (cannot read property Symbol(Symbol.iterator))");
    }

    /** GetIteratorFromMethod (§7.4.3). */
    public static IteratorRecord ofMethod(Object value, JsObject method) {
        Object iterator = method.call(value, ObjectOperations.noArguments());
        if (!(iterator instanceof JsObject object)) {
            throw Errors.typeError("Result of the Symbol.iterator method is not an object");
        }
        return ofIterator(object);
    }

    /** A record of parts that are known. */
    public static IteratorRecord of(JsObject iterator, Object nextMethod) {
        return new IteratorRecord(iterator, nextMethod);
    }

    /** GetIteratorDirect (§7.4.2). */
    public static IteratorRecord ofIterator(JsObject iterator) {
        return new IteratorRecord(iterator, iterator.get(Names.NEXT));
    }

    public boolean isDone() {
        return done;
    }

    /** Appends all values that are still to come to an array, if that needs no steps; then the record is done. Runs no user code. */
    public boolean drainInto(JsArray target) {
        boolean drained = !done && (iterator != null || elements != null) && iterator() instanceof ArrayIterator known && direct != null
                && known.drainInto(target);
        done |= drained;
        return drained;
    }

    /** From now on no close does anything. */
    public void finish() {
        done = true;
    }

    /** The next element of an array that gives its elements itself; null for all else, which {@link #step} knows. */
    @Inline("every step of a loop over an array")
    public Object nextElement() {
        JsArray array = elements;
        Object value = array == null || done ? null : array.getDense(position);
        if (value != null) {
            position++;
        }
        return value;
    }

    /** IteratorStepValue (§7.4.10): the next value, or null at the end. A throw makes the record done. */
    public Object step() {
        if (iterator == null) {
            return entries != null ? stepThroughEntries() : stepThroughElements();
        }
        if (direct != null) {
            boolean failed = true;
            try {
                Object value = direct.advance();
                failed = false;
                done = value == null;
                return value;
            } finally {
                done |= failed;
            }
        }
        return stepByCall();
    }

    private Object stepThroughEntries() {
        OrderedTable.Cursor cursor = entries;
        if (!cursor.advance()) {
            entries = null;
            done = true;
            return null;
        }
        return isOfMap ? JsArray.of(cursor.key(), cursor.value()) : cursor.key();
    }

    /** The index moves before a hole is looked up, as a getter may throw. */
    private Object stepThroughElements() {
        JsArray array = elements;
        if (array == null || position >= array.length()) {
            elements = null;
            done = true;
            return null;
        }
        if (position == Integer.MAX_VALUE) {
            iterator();
            return step();
        }
        int index = position++;
        Object value = array.getDense(index);
        return value != null ? value : getHole(array, index);
    }

    private Object getHole(JsArray array, int index) {
        boolean failed = true;
        try {
            Object value = array.getIndex(index);
            failed = false;
            return value;
        } finally {
            done |= failed;
        }
    }

    private Object stepByCall() {
        boolean failed = true;
        try {
            Object result = ObjectOperations.call(nextMethod, iterator());
            if (!(result instanceof JsObject object)) {
                throw Errors.typeError("Iterator result " + Describe.plainly(result) + " is not an object");
            }
            done = IterationResult.isDone(object);
            Object value = done ? null : IterationResult.value(object);
            failed = false;
            return value;
        } finally {
            done |= failed;
        }
    }

    /** IteratorStep (§7.4.9): whether there is a next value, which is not looked at. A throw makes the record done. */
    public boolean stepWithoutValue() {
        if (iterator == null || direct != null) {
            return step() != null;
        }
        boolean failed = true;
        try {
            JsObject result = nextResult();
            done = Conversions.toBoolean(result.get(Names.DONE));
            failed = false;
            return !done;
        } finally {
            done |= failed;
        }
    }

    /** IteratorNext (§7.4.6) with a value, the result not looked into. */
    public Object next(Object value) {
        return direct != null ? direct.next(value) : ObjectOperations.call(nextMethod, iterator(), value);
    }

    /** The result of next() without a value, not looked into. */
    public Object nextWithoutValue() {
        if (direct != null) {
            return direct.next(Undefined.UNDEFINED);
        }
        return ObjectOperations.call(nextMethod, iterator());
    }

    /** IteratorNext (§7.4.6) without a value: the result, which must be an object. */
    public JsObject nextResult() {
        Object result = ObjectOperations.call(nextMethod, iterator());
        if (result instanceof JsObject object) {
            return object;
        }
        throw Errors.typeError("Iterator result " + Describe.plainly(result) + " is not an object");
    }

    /** IteratorClose with a normal completion (§7.4.11). */
    public void close() {
        if (done) {
            return;
        }
        done = true;
        if (iterator == null && !mayReturn()) {
            return;
        }
        JsObject method = ObjectOperations.getMethod(iterator(), Names.RETURN);
        if (method != null) {
            Object result = method.call(iterator, ObjectOperations.noArguments());
            if (!(result instanceof JsObject)) {
                throw Errors.typeError("Iterator result " + Describe.plainly(result) + " is not an object");
            }
        }
    }

    /** Whether an iterator that nobody has made yet might have a method return. */
    private boolean mayReturn() {
        IterationSlots slots = Agent.realm.iterationSlots;
        return (entries == null ? slots.arrays() : isOfMap ? slots.maps() : slots.sets()).returns();
    }

    /** IteratorClose with a throw completion: what {@code return} throws is swallowed. */
    public void closeQuietly() {
        if (done) {
            return;
        }
        done = true;
        if (iterator == null && !mayReturn()) {
            return;
        }
        try {
            JsObject method = ObjectOperations.getMethod(iterator(), Names.RETURN);
            if (method != null) {
                method.call(iterator, ObjectOperations.noArguments());
            }
        } catch (JsThrow swallowed) {
            // The completion that closes the iterator is the one that counts.
            return;
        }
    }
}
