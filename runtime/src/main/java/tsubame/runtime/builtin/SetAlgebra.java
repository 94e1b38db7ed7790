package tsubame.runtime.builtin;

import tsubame.runtime.collection.JsSet;
import tsubame.runtime.collection.OrderedTable;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;

/**
 * Union, intersection and their kin (ECMA-262 §24.2.4). The smaller side is walked. The argument's methods may change the
 * receiver meanwhile; cursors see that as iterators would.
 */
final class SetAlgebra {
    private SetAlgebra() {}

    private static JsSet result(OrderedTable table) {
        return new JsSet(Shape.rootFor(Agent.realm.intrinsic(Intrinsic.SET_PROTOTYPE)), table);
    }

    static JsSet union(OrderedTable self, Object argument) {
        SetRecord other = new SetRecord(argument);
        IteratorRecord keys = other.keys();
        OrderedTable union = self.copy();
        for (Object key = keys.step(); key != null; key = keys.step()) {
            union.put(OrderedTable.normalised(key), null);
        }
        return result(union);
    }

    static JsSet intersection(OrderedTable self, Object argument) {
        SetRecord other = new SetRecord(argument);
        OrderedTable common = new OrderedTable(false);
        if (self.size() <= other.size) {
            OrderedTable.Cursor cursor = new OrderedTable.Cursor(self);
            while (cursor.advance()) {
                Object key = cursor.key();
                if (other.has(key)) {
                    common.put(key, null);
                }
            }
        } else {
            IteratorRecord keys = other.keys();
            for (Object next = keys.step(); next != null; next = keys.step()) {
                Object key = OrderedTable.normalised(next);
                if (self.has(key)) {
                    common.put(key, null);
                }
            }
        }
        return result(common);
    }

    static JsSet difference(OrderedTable self, Object argument) {
        SetRecord other = new SetRecord(argument);
        OrderedTable rest = self.copy();
        if (self.size() <= other.size) {
            OrderedTable.Cursor cursor = new OrderedTable.Cursor(self);
            while (cursor.advance()) {
                Object key = cursor.key();
                if (other.has(key)) {
                    rest.remove(key);
                }
            }
        } else {
            IteratorRecord keys = other.keys();
            for (Object key = keys.step(); key != null; key = keys.step()) {
                rest.remove(OrderedTable.normalised(key));
            }
        }
        return result(rest);
    }

    static JsSet symmetricDifference(OrderedTable self, Object argument) {
        SetRecord other = new SetRecord(argument);
        IteratorRecord keys = other.keys();
        OrderedTable either = self.copy();
        for (Object next = keys.step(); next != null; next = keys.step()) {
            Object key = OrderedTable.normalised(next);
            if (self.has(key)) {
                either.remove(key);
            } else {
                either.put(key, null);
            }
        }
        return result(either);
    }

    static boolean isSubsetOf(OrderedTable self, Object argument) {
        SetRecord other = new SetRecord(argument);
        if (self.size() > other.size) {
            return false;
        }
        OrderedTable.Cursor cursor = new OrderedTable.Cursor(self);
        while (cursor.advance()) {
            if (!other.has(cursor.key())) {
                return false;
            }
        }
        return true;
    }

    static boolean isSupersetOf(OrderedTable self, Object argument) {
        SetRecord other = new SetRecord(argument);
        if (self.size() < other.size) {
            return false;
        }
        IteratorRecord keys = other.keys();
        for (Object key = keys.step(); key != null; key = keys.step()) {
            if (!self.has(OrderedTable.normalised(key))) {
                keys.close();
                return false;
            }
        }
        return true;
    }

    static boolean isDisjointFrom(OrderedTable self, Object argument) {
        SetRecord other = new SetRecord(argument);
        if (self.size() <= other.size) {
            OrderedTable.Cursor cursor = new OrderedTable.Cursor(self);
            while (cursor.advance()) {
                if (other.has(cursor.key())) {
                    return false;
                }
            }
            return true;
        }
        IteratorRecord keys = other.keys();
        for (Object key = keys.step(); key != null; key = keys.step()) {
            if (self.has(OrderedTable.normalised(key))) {
                keys.close();
                return false;
            }
        }
        return true;
    }
}
