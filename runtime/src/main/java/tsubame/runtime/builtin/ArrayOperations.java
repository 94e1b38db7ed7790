package tsubame.runtime.builtin;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.JsFunction;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** What the methods of Array share: clamped indices, species, results of array-likes, calls with an element and its index. */
final class ArrayOperations {
    static final double MAX_SAFE_LENGTH = 9007199254740991.0;

    private ArrayOperations() {}

    /** Set(O, "length", length, true). */
    static void setLength(JsObject o, double length) {
        o.put(Names.LENGTH, length);
    }

    /** The array, if it is one whose elements are plain data properties without holes or whose holes hide nothing. */
    static JsArray denseOrNull(Object value) {
        return value instanceof JsArray array && array.isDense() && (array.isPacked() || !Agent.indexedPrototypes)
                ? array
                : null;
    }

    /** Get(O, ToString(index)), past the property machinery where it can be. */
    static Object element(JsObject o, long index) {
        if (o instanceof JsArray array && index <= Integer.MAX_VALUE) {
            Object value = array.getDense((int) index);
            if (value != null) {
                return value;
            }
        }
        return o.getIndex(index);
    }

    /** The element if HasProperty, else null: what methods that skip holes look at. */
    static Object elementOrHole(JsObject o, long index) {
        if (o instanceof JsArray array && index <= Integer.MAX_VALUE) {
            Object value = array.getDense((int) index);
            if (value != null) {
                return value;
            }
        }
        return o.hasIndex(index) ? o.getIndex(index) : null;
    }

    /** Call(callback, thisArgument, « value, index, O »). */
    static Object callBack(JsObject callback, Object thisArgument, Object value, long index, Object o) {
        return callback instanceof JsFunction function
                ? function.callTriple(thisArgument, value, (double) index, o)
                : callback.call(thisArgument, new Object[] {value, (double) index, o});
    }

    /** The callback argument, or a TypeError as V8 words it. */
    static JsObject callback(Object value) {
        if (value instanceof JsObject function && function.isCallable()) {
            return function;
        }
        throw Errors.typeError(Describe.plainly(value) + " is not a function");
    }

    static void createDataProperty(JsObject o, long index, Object value) {
        if (o instanceof JsArray array && index == array.length() && array.push(value)) {
            return;
        }
        ObjectOperations.createIndexOrThrow(o, index, value);
    }

    /** ArraySpeciesCreate (§10.4.2.3). */
    static JsObject speciesCreate(JsObject original, long length) {
        JsObject constructor = speciesConstructor(original);
        return constructor == null ? create(length) : constructor.construct(new Object[] {(double) length}, constructor);
    }

    /** The constructor that ArraySpeciesCreate calls; null when it makes a plain array of the current realm. */
    static JsObject speciesConstructor(JsObject original) {
        if (Agent.realm.plainSpecies.isKnown(original) || !Conversions.isArray(original)) {
            return null;
        }
        Object constructor = original.get(Names.CONSTRUCTOR);
        if (constructor instanceof JsObject c && c.isConstructor()) {
            Realm other = ObjectOperations.functionRealm(c);
            if (other != Agent.realm && c == other.intrinsic(Intrinsic.ARRAY)) {
                return null;
            }
        }
        if (constructor instanceof JsObject c) {
            constructor = c.get(Symbol.SPECIES);
            if (constructor == Null.NULL) {
                return null;
            }
        }
        if (constructor == Undefined.UNDEFINED || constructor == Agent.realm.intrinsic(Intrinsic.ARRAY)) {
            Agent.realm.plainSpecies.learn(original);
            return null;
        }
        if (constructor instanceof JsObject c && c.isConstructor()) {
            return c;
        }
        throw Errors.typeError("object.constructor[Symbol.species] is not a constructor");
    }

    /** ArrayCreate(length), a RangeError beyond 2^32 − 1. */
    static JsArray create(double length) {
        if (length > JsArray.MAX_LENGTH) {
            throw Errors.rangeError("Invalid array length");
        }
        return JsArray.withLength((long) length);
    }

    /** All elements below length, holes read through the prototype, in ascending or descending order of access. */
    static Object[] valuesOf(JsObject o, long length, boolean reversed) {
        if (length > Integer.MAX_VALUE - 8) {
            throw Errors.rangeError("Invalid array length");
        }
        int n = (int) length;
        Object[] values = new Object[n];
        for (int i = 0; i < n; i++) {
            values[i] = element(o, reversed ? n - 1 - i : i);
        }
        return values;
    }
}
