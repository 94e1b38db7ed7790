package tsubame.runtime.iteration;

import java.util.ArrayList;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsThrow;

/**
 * Iterators walked side by side (IteratorZip of Iterator.zip and zipKeyed): each step takes one value of each. When one of them ends,
 * the mode decides: all end, the others go on with padding, or the others must end too.
 */
public final class IteratorZip extends IteratorHelper {
    /** What the end of one iterator means. */
    public enum Mode { SHORTEST, LONGEST, STRICT }

    private final IteratorRecord[] iterators;
    /** Those not done, in order. */
    private final ArrayList<IteratorRecord> open = new ArrayList<>();
    private final Mode mode;
    private final Object[] padding;
    /** The names of the results' properties; null: results are arrays. */
    private final PropertyKey[] keys;

    public IteratorZip(ArrayList<IteratorRecord> iterators, Mode mode, Object[] padding, PropertyKey[] keys) {
        this.iterators = iterators.toArray(new IteratorRecord[0]);
        this.open.addAll(iterators);
        this.mode = mode;
        this.padding = padding;
        this.keys = keys;
    }

    @Override
    protected Object produce() {
        if (iterators.length == 0) {
            return null;
        }
        Object[] results = new Object[iterators.length];
        for (int i = 0; i < results.length; i++) {
            Object value = iterators[i] == null ? padding[i] : step(iterators[i]);
            if (value == null) {
                open.remove(iterators[i]);
                if (mode != Mode.LONGEST) {
                    end(i);
                    return null;
                }
                if (open.isEmpty()) {
                    return null;
                }
                iterators[i] = null;
                value = padding[i];
            }
            results[i] = value;
        }
        return finished(results);
    }

    private Object step(IteratorRecord iterator) {
        try {
            return iterator.step();
        } catch (JsThrow thrown) {
            open.remove(iterator);
            closeAll(open, thrown);
            return null;
        }
    }

    /** Iterator i has ended in a mode other than LONGEST. */
    private void end(int i) {
        if (mode == Mode.SHORTEST) {
            closeAll(open, null);
            return;
        }
        if (i != 0) {
            closeAll(open, uneven());
        }
        for (int k = 1; k < iterators.length; k++) {
            boolean more = false;
            try {
                more = iterators[k].stepWithoutValue();
            } catch (JsThrow thrown) {
                open.remove(iterators[k]);
                closeAll(open, thrown);
            }
            if (more) {
                closeAll(open, uneven());
            }
            open.remove(iterators[k]);
        }
    }

    private static JsThrow uneven() {
        return Errors.typeError("Iterator.zip: the iterators are not of the same length");
    }

    private Object finished(Object[] results) {
        if (keys == null) {
            return JsArray.of(results);
        }
        JsObject object = new JsObject(Shape.rootFor(null));
        for (int i = 0; i < keys.length; i++) {
            object.define(keys[i], results[i], Attributes.DEFAULT);
        }
        return object;
    }

    @Override
    protected void close() {
        closeAll(open, null);
    }

    /** IteratorCloseAll: the last first; then throws the first error, be it the given one or that of a close. */
    public static void closeAll(ArrayList<IteratorRecord> iterators, JsThrow error) {
        JsThrow pending = error;
        for (int i = iterators.size() - 1; i >= 0; i--) {
            if (pending != null) {
                iterators.get(i).closeQuietly();
                continue;
            }
            try {
                iterators.get(i).close();
            } catch (JsThrow thrown) {
                pending = thrown;
            }
        }
        if (pending != null) {
            throw pending;
        }
    }
}
