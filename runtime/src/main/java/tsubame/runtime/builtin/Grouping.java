package tsubame.runtime.builtin;

import tsubame.runtime.collection.OrderedTable;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** GroupBy (ECMA-262 §7.3.35), for Map.groupBy and Object.groupBy. */
final class Grouping {
    private Grouping() {}

    /**
     * The values of the iterable, as arrays by what the callback says of each, in order of first appearance.
     *
     * @param byPropertyKey whether group names are made property keys; else they are any values
     */
    static OrderedTable group(Object items, Object callback, boolean byPropertyKey) {
        Conversions.requireObjectCoercible(items, byPropertyKey ? "Object.groupBy" : "Map.groupBy");
        if (!(callback instanceof JsObject function) || !function.isCallable()) {
            throw Errors.typeError(Describe.plainly(callback) + " is not a function");
        }
        OrderedTable groups = new OrderedTable(true);
        IteratorRecord record = IteratorRecord.of(items);
        double index = 0;
        for (Object item = record.step(); item != null; item = record.step()) {
            try {
                Object key = function.call(Undefined.UNDEFINED, new Object[] {item, index++});
                add(groups, byPropertyKey ? PropertyKey.from(key).toValue() : OrderedTable.normalised(key), item);
            } catch (JsThrow thrown) {
                record.closeQuietly();
                throw thrown;
            }
        }
        return groups;
    }

    private static void add(OrderedTable groups, Object key, Object item) {
        JsArray group = (JsArray) groups.get(key);
        if (group == null) {
            group = JsArray.create();
            groups.put(key, group);
        }
        ArrayOperations.createDataProperty(group, group.length(), item);
    }
}
