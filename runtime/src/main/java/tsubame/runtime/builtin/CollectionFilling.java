package tsubame.runtime.builtin;

import tsubame.runtime.convert.Describe;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/**
 * How the constructors of the four collections take the values of an iterable: through the {@code set} or {@code add} that
 * the new collection has (ECMA-262 §24.1.1.2 AddEntriesFromIterable, §24.2.2.1).
 */
abstract class CollectionFilling {
    /** Whether the adder found is the original one, and then what it would do. */
    abstract boolean isOriginal(JsObject adder);

    abstract void add(Object key, Object value);

    /** Fills the collection from the iterable; nothing for undefined and null. */
    final void fill(JsObject collection, Object iterable, PropertyKey adderName, boolean entries) {
        if (iterable == Undefined.UNDEFINED || iterable == Null.NULL) {
            return;
        }
        Object adder = collection.get(adderName);
        if (!(adder instanceof JsObject function) || !function.isCallable()) {
            throw Errors.typeError("'" + Describe.plainly(adder) + "' returned for property '" + adderName
                    + "' of object '" + Describe.plainly(collection) + "' is not a function");
        }
        boolean original = isOriginal(function);
        IteratorRecord record = IteratorRecord.of(iterable);
        for (Object item = record.step(); item != null; item = record.step()) {
            try {
                Object key = entries ? entryPart(item, 0) : item;
                Object value = entries ? entryPart(item, 1) : null;
                if (original) {
                    add(key, value);
                } else {
                    function.call(collection, entries ? new Object[] {key, value} : new Object[] {key});
                }
            } catch (JsThrow thrown) {
                record.closeQuietly();
                throw thrown;
            }
        }
    }

    private static Object entryPart(Object entry, int part) {
        if (entry instanceof JsArray array) {
            Object value = array.getDense(part);
            if (value != null) {
                return value;
            }
        }
        if (entry instanceof JsObject object) {
            return object.getIndex(part);
        }
        throw Errors.typeError("Iterator value " + Describe.plainly(entry) + " is not an entry object");
    }
}
