package tsubame.runtime.interpreter;

import java.util.ArrayList;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.Undefined;

/** The variables that sloppy direct evals have declared in one activation of a function; they can be deleted. */
final class EvalScope extends DynamicScope {
    private final ArrayList<PropertyKey> names = new ArrayList<>();
    private final ArrayList<Object> values = new ArrayList<>();

    private int find(PropertyKey name) {
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i) == name) {
                return i;
            }
        }
        return -1;
    }

    @Override
    boolean has(PropertyKey name) {
        return find(name) >= 0;
    }

    @Override
    Object load(PropertyKey name, boolean strict) {
        int at = find(name);
        if (at < 0) {
            throw Errors.referenceError(name + " is not defined");
        }
        return values.get(at);
    }

    @Override
    void store(PropertyKey name, Object value, boolean strict) {
        int at = find(name);
        if (at >= 0) {
            values.set(at, value);
        } else if (strict) {
            throw Errors.referenceError(name + " is not defined");
        } else {
            declare(name, value);
        }
    }

    @Override
    Object delete(PropertyKey name) {
        int at = find(name);
        if (at >= 0) {
            names.remove(at);
            values.remove(at);
        }
        return Boolean.TRUE;
    }

    @Override
    Object thisValue() {
        return Undefined.UNDEFINED;
    }

    @Override
    void declare(PropertyKey name, Object value) {
        int at = find(name);
        if (at < 0) {
            names.add(name);
            values.add(value == null ? Undefined.UNDEFINED : value);
        } else if (value != null) {
            values.set(at, value);
        }
    }
}
