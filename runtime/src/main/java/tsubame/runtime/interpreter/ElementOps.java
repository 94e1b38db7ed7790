package tsubame.runtime.interpreter;

import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.convert.Operators;
import tsubame.runtime.object.IndexKey;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;

/** Properties whose key is computed: a[b]. The short way is for integers; other keys go through {@link PropertyKey}. */
final class ElementOps {
    private ElementOps() {}

    // ---- Reading

    /** a[b] (§13.3.2.1). */
    @Inline("the short way of an instruction")
    static Object get(Object base, Object key) {
        if (key instanceof Double number && base instanceof JsArray array) {
            double d = number;
            int index = (int) d;
            if (index == d && index >= 0) {
                Object value = array.getDense(index);
                if (value != null) {
                    return value;
                }
            }
        }
        return getGenerally(base, key);
    }

    @NoInline("no dense array, or no element of it")
    static Object getGenerally(Object base, Object key) {
        if (key instanceof Double number) {
            double d = number;
            int index = (int) d;
            if (index == d && index >= 0) {
                if (base instanceof JsTypedArray array) {
                    Object element = array.plainElement(index);
                    return element != null ? element : array.getIndex(index, array);
                }
                if (base instanceof JsObject o) {
                    return o.getIndex(index, o);
                }
                if (base instanceof JsString string && index < string.length()) {
                    return JsString.ofChar(string.charAt(index));
                }
            }
        }
        return getSlowly(base, key);
    }

    private static Object getSlowly(Object base, Object key) {
        if (base instanceof JsObject o) {
            return o.get(PropertyKey.from(key), o);
        }
        if (Conversions.isNullish(base)) {
            throw Errors.typeError("Cannot read properties of " + Describe.plainly(base) + " (reading '" + Describe.plainly(key) + "')");
        }
        return ObjectOperations.getOfValue(base, PropertyKey.from(key));
    }

    // ---- Writing

    /** a[b] ← c. */
    @Inline("the short way of an instruction")
    static void set(Object base, Object key, Object value, int strict) {
        if (key instanceof Double number && base instanceof JsArray array) {
            double d = number;
            int index = (int) d;
            if (index == d && index >= 0 && array.replaceElement(index, value)) {
                return;
            }
        }
        setGenerally(base, key, value, strict);
    }

    @NoInline("no dense array, or no element of it yet")
    static void setGenerally(Object base, Object key, Object value, int strict) {
        if (key instanceof Double number && base instanceof JsObject o) {
            double d = number;
            int index = (int) d;
            if (index == d && index >= 0) {
                if (o instanceof JsArray array ? array.setDense(index, value) : o instanceof JsTypedArray typed && typed.setPlainElement(index, value)) {
                    return;
                }
                if (!o.setIndex(index, value, o) && strict != 0) {
                    throw ObjectOperations.cannotAssign(o, PropertyKey.ofIndex(index));
                }
                return;
            }
        }
        setSlowly(base, key, value, strict);
    }

    private static void setSlowly(Object base, Object key, Object value, int strict) {
        if (base instanceof JsObject o) {
            PropertyKey name = PropertyKey.from(key);
            if (!o.set(name, value, o) && strict != 0) {
                throw ObjectOperations.cannotAssign(o, name);
            }
            return;
        }
        if (Conversions.isNullish(base)) {
            throw Errors.typeError("Cannot set properties of " + Describe.plainly(base) + " (setting '" + Describe.plainly(key) + "')");
        }
        PropertyOps.setOfPrimitive(base, PropertyKey.from(key), value, strict);
    }

    /** Whether the key is an own property of a string value. */
    static boolean isOwnOfString(JsString string, PropertyKey key) {
        return key == Names.LENGTH || key instanceof IndexKey index && index.index < string.length();
    }

    static String typeName(Object value) {
        return Operators.typeOf(value).toJavaString();
    }

    // ---- Keys

    /** ToPropertyKey as a value: a string, a symbol, or a number that is its own canonical key. */
    static Object toPropertyKey(Object value) {
        if (value instanceof JsString || value instanceof Symbol || value instanceof Double) {
            return value;
        }
        return PropertyKey.from(value).toValue();
    }

    /** The key of a compound assignment a[b]; a is looked at first. */
    static Object toElementKey(Object base, Object key) {
        if (base == Undefined.UNDEFINED || base == Null.NULL) {
            throw Errors.typeError("Cannot read properties of " + Describe.plainly(base) + " (reading '" + Describe.plainly(key) + "')");
        }
        return toPropertyKey(key);
    }

    // ---- Defining, deleting, asking

    static void define(Object base, Object key, Object value) {
        ObjectOperations.createDataPropertyOrThrow((JsObject) base, PropertyKey.from(key), value);
    }

    static Object delete(Object base, Object key, boolean strict) {
        if (base == Undefined.UNDEFINED || base == Null.NULL) {
            throw Errors.typeError("Cannot convert undefined or null to object");
        }
        return PropertyOps.delete(base, PropertyKey.from(key), strict);
    }
}
