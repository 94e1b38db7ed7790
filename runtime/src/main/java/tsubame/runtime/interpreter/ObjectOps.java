package tsubame.runtime.interpreter;

import tsubame.runtime.convert.Describe;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.regexp.JsRegExp;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** Object and array literals, their parts, regular expression and template literals, and the checks of destructuring. */
final class ObjectOps {
    private ObjectOps() {}

    static JsObject newObject(Frame frame) {
        Agent.requireMemory();
        return new JsObject(frame.function.realm.objectShape);
    }

    // ---- Arrays

    static JsArray newArray(Frame frame, int room) {
        Agent.requireMemory();
        return JsArray.create(frame.function.realm);
    }

    static JsArray newArrayOf(Frame frame, int base, int count) {
        return JsArray.of(CallOps.run(frame.registers, base, count));
    }

    static void push(Object array, Object value) {
        JsArray a = (JsArray) array;
        if (!a.push(value)) {
            ObjectOperations.createIndexOrThrow(a, a.length(), value);
        }
    }

    static void pushHole(Object array) {
        JsArray a = (JsArray) array;
        a.setLength(a.length() + 1);
    }

    /** ...b in an array literal or argument list. */
    static void spread(Frame frame, Object array, Object iterable) {
        spread(frame.function, frame.pc, array, iterable);
    }

    static void spread(BytecodeFunction f, int pc, Object array, Object iterable) {
        IteratorRecord record = IterationOps.getIterator(f, pc, iterable);
        if (record.drainInto((JsArray) array)) {
            return;
        }
        for (Object value = record.step(); value != null; value = record.step()) {
            push(array, value);
        }
    }

    // ---- Members

    static void defineMethod(Object target, Object key, Object function, boolean enumerable) {
        define(target, key, PropertyDescriptor.data(function, bits(enumerable) | Attributes.WRITABLE));
    }

    static void defineGetter(Object target, Object key, Object function, boolean enumerable) {
        PropertyDescriptor descriptor = new PropertyDescriptor().setGetter(function);
        define(target, key, withBits(descriptor, enumerable));
    }

    static void defineSetter(Object target, Object key, Object function, boolean enumerable) {
        PropertyDescriptor descriptor = new PropertyDescriptor().setSetter(function);
        define(target, key, withBits(descriptor, enumerable));
    }

    private static int bits(boolean enumerable) {
        return Attributes.CONFIGURABLE | (enumerable ? Attributes.ENUMERABLE : 0);
    }

    private static PropertyDescriptor withBits(PropertyDescriptor descriptor, boolean enumerable) {
        return descriptor.set(Attributes.ENUMERABLE, enumerable).set(Attributes.CONFIGURABLE, true);
    }

    private static void define(Object target, Object key, PropertyDescriptor descriptor) {
        ObjectOperations.definePropertyOrThrow((JsObject) target, PropertyKey.from(key), descriptor);
    }

    /** {@code __proto__: b} (annex B.3.1). */
    static void setLiteralPrototype(Object object, Object prototype) {
        if (prototype instanceof JsObject p) {
            ((JsObject) object).setPrototype(p);
        } else if (prototype == Null.NULL) {
            ((JsObject) object).setPrototype(null);
        }
    }

    static void copyDataProperties(Frame frame, Object target, Object source, int base, int count) {
        PropertyKey[] excluded = new PropertyKey[count];
        for (int i = 0; i < count; i++) {
            excluded[i] = PropertyKey.from(frame.registers[base + i]);
        }
        ObjectOperations.copyDataProperties((JsObject) target, source, excluded);
    }

    // ---- Other literals

    /** A regular expression literal: as the constructor would, but without looking it up. */
    static Object newRegExp(BytecodeFunction function, JsString pattern, JsString flags) {
        if (function.realm == Agent.realm) {
            return JsRegExp.create(pattern, flags);
        }
        JsObject constructor = function.realm.intrinsic(Intrinsic.REGEXP);
        return ObjectOperations.construct(constructor, pattern, flags);
    }

    static JsObject template(Frame frame, int index) {
        return frame.code.template(index).object(frame.function.realm);
    }

    // ---- Checks

    static void requireCoercible(Frame frame, Object value) {
        if (value == Undefined.UNDEFINED || value == Null.NULL) {
            String pattern = CalleeText.pattern(frame.code, frame.pc);
            String property = pattern == null ? null : CalleeText.firstProperty(pattern);
            String what = property == null ? "" : "property '" + property + "' of ";
            throw Errors.typeError("Cannot destructure " + what
                    + (value == Null.NULL ? "'object null' as it is null." : "'undefined' as it is undefined."));
        }
    }

    static void requireObject(Object value, String what) {
        if (!(value instanceof JsObject)) {
            throw Errors.typeError(what + " " + Describe.plainly(value) + " is not an object");
        }
    }
}
