package tsubame.runtime.interpreter;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** The object environment record of a {@code with} statement (§9.1.1.2). */
final class WithScope extends DynamicScope {
    private final JsObject object;

    WithScope(JsObject object) {
        this.object = object;
    }

    @Override
    boolean has(PropertyKey name) {
        if (!object.hasProperty(name)) {
            return false;
        }
        Object unscopables = object.get(Symbol.UNSCOPABLES);
        return !(unscopables instanceof JsObject hidden) || !Conversions.toBoolean(hidden.get(name));
    }

    @Override
    Object load(PropertyKey name, boolean strict) {
        if (!object.hasProperty(name)) {
            if (strict) {
                throw notDefined(name);
            }
            return Undefined.UNDEFINED;
        }
        return object.get(name);
    }

    @Override
    void store(PropertyKey name, Object value, boolean strict) {
        boolean exists = object.hasProperty(name);
        if (!exists && strict) {
            throw notDefined(name);
        }
        if (!object.set(name, value, object) && strict) {
            throw ObjectOperations.cannotAssign(object, name);
        }
    }

    private static JsThrow notDefined(PropertyKey name) {
        return Errors.referenceError(name + " is not defined");
    }

    @Override
    Object delete(PropertyKey name) {
        return object.delete(name);
    }

    @Override
    Object thisValue() {
        return object;
    }

    @Override
    void declare(PropertyKey name, Object value) {
        throw new IllegalStateException("a with scope is no variable scope");
    }
}
