package tsubame.runtime.node;

import java.util.ArrayList;
import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.collection.JsMap;
import tsubame.runtime.collection.JsSet;
import tsubame.runtime.collection.OrderedTable;
import tsubame.runtime.convert.Equality;
import tsubame.runtime.date.JsDate;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PrimitiveObject;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.StringObject;
import tsubame.runtime.regexp.JsRegExp;

/** Equality of structures as {@code assert.deepStrictEqual} and {@code deepEqual} understand it. Cycles are equal to like cycles. */
final class DeepEquality {
    private final boolean strict;
    private final ArrayList<JsObject> left = new ArrayList<>();
    private final ArrayList<JsObject> right = new ArrayList<>();

    private DeepEquality(boolean strict) {
        this.strict = strict;
    }

    /** @param strict compares primitives by Object.is and prototypes too; else primitives by ==, which may run user code */
    static boolean of(Object a, Object b, boolean strict) {
        return new DeepEquality(strict).equal(a, b);
    }

    private boolean equal(Object a, Object b) {
        if (a instanceof JsObject x && b instanceof JsObject y) {
            return x == y || objects(x, y);
        }
        if (a instanceof JsObject || b instanceof JsObject) {
            return false;
        }
        return Equality.sameValue(a, b) || !strict && Equality.loose(a, b);
    }

    private boolean objects(JsObject a, JsObject b) {
        for (int i = 0; i < left.size(); i++) {
            if (left.get(i) == a) {
                return right.get(i) == b;
            }
        }
        if (strict && a.getPrototype() != b.getPrototype() || !sameKind(a, b)) {
            return false;
        }
        left.add(a);
        right.add(b);
        try {
            return slots(a, b) && properties(a, b);
        } finally {
            left.remove(left.size() - 1);
            right.remove(right.size() - 1);
        }
    }

    private static boolean sameKind(JsObject a, JsObject b) {
        return a.className().equals(b.className()) && a instanceof JsArray == b instanceof JsArray && !a.isCallable() && !b.isCallable();
    }

    /** What is not in properties. */
    private boolean slots(JsObject a, JsObject b) {
        if (a instanceof JsArray x && b instanceof JsArray y) {
            return x.length() == y.length();
        }
        if (a instanceof JsDate x && b instanceof JsDate y) {
            return Equality.sameValue(x.time, y.time);
        }
        if (a instanceof JsRegExp x && b instanceof JsRegExp y) {
            return Equality.strict(x.source(), y.source()) && Equality.strict(x.flags(), y.flags());
        }
        if (a instanceof PrimitiveObject x && b instanceof PrimitiveObject y) {
            return Equality.sameValue(x.value, y.value);
        }
        if (a instanceof StringObject x && b instanceof StringObject y) {
            return Equality.strict(x.value, y.value);
        }
        if (a instanceof JsError && b instanceof JsError) {
            return equal(a.get(Names.MESSAGE), b.get(Names.MESSAGE)) && equal(a.get(Names.NAME), b.get(Names.NAME));
        }
        if (a instanceof JsTypedArray || a instanceof JsArrayBuffer) {
            return java.util.Arrays.equals(BufferBuiltins.bytesOf(a), BufferBuiltins.bytesOf(b));
        }
        if (a instanceof JsMap x && b instanceof JsMap y) {
            return maps(x.table, y.table);
        }
        return !(a instanceof JsSet x && b instanceof JsSet y) || sets(x.table, y.table);
    }

    private boolean maps(OrderedTable a, OrderedTable b) {
        if (a.size() != b.size()) {
            return false;
        }
        for (OrderedTable.Cursor at = new OrderedTable.Cursor(a); at.advance();) {
            boolean found = b.has(at.key()) ? equal(at.value(), b.get(at.key())) : hasLike(b, at.key(), at.value());
            if (!found) {
                return false;
            }
        }
        return true;
    }

    private boolean sets(OrderedTable a, OrderedTable b) {
        if (a.size() != b.size()) {
            return false;
        }
        for (OrderedTable.Cursor at = new OrderedTable.Cursor(a); at.advance();) {
            if (!b.has(at.key()) && !hasLike(b, at.key(), null)) {
                return false;
            }
        }
        return true;
    }

    private boolean hasLike(OrderedTable table, Object key, Object value) {
        for (OrderedTable.Cursor at = new OrderedTable.Cursor(table); at.advance();) {
            if ((key instanceof JsObject || !strict) && equal(key, at.key()) && (value == null || equal(value, at.value()))) {
                return true;
            }
        }
        return false;
    }

    private boolean properties(JsObject a, JsObject b) {
        ArrayList<PropertyKey> keys = enumerable(a);
        if (keys.size() != enumerable(b).size()) {
            return false;
        }
        for (int i = 0; i < keys.size(); i++) {
            PropertyKey key = keys.get(i);
            PropertyDescriptor other = b.getOwnProperty(key);
            if (other == null || !other.isEnumerable() || !equal(a.get(key), b.get(key))) {
                return false;
            }
        }
        return true;
    }

    private ArrayList<PropertyKey> enumerable(JsObject object) {
        ArrayList<PropertyKey> keys = new ArrayList<>();
        if (object instanceof JsTypedArray) {
            return keys;
        }
        for (PropertyKey key : object.ownKeys()) {
            PropertyDescriptor own = strict || !key.isSymbol() ? object.getOwnProperty(key) : null;
            if (own != null && own.isEnumerable()) {
                keys.add(key);
            }
        }
        return keys;
    }
}
