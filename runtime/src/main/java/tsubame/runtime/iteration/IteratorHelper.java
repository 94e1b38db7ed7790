package tsubame.runtime.iteration;

import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.IteratorBuiltins;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/**
 * An iterator helper object (ECMA-262 §27.1.2.1): what map, filter and their kin answer. The specification writes them as generators;
 * here {@link #produce} computes the next value, and this class keeps the state that a generator would have.
 */
public abstract class IteratorHelper extends NativeIterator {
    private boolean started;
    private boolean running;
    private boolean completed;

    protected IteratorHelper() {
        super(Intrinsic.ITERATOR_HELPER_PROTOTYPE);
    }

    /** The next value; null at the end. */
    protected abstract Object produce();

    /** Closes what it reads from, because a program has called return. */
    protected abstract void close();

    @Override
    public Builtins nextGroup() {
        return IteratorBuiltins.GROUP;
    }

    @Override
    public int nextRow() {
        return IteratorBuiltins.HELPER_NEXT;
    }

    @Override
    public Object advance() {
        requireIdle();
        if (completed) {
            return null;
        }
        started = true;
        running = true;
        Object value = null;
        try {
            value = produce();
        } finally {
            running = false;
            completed = value == null;
        }
        return value;
    }

    /** %IteratorHelperPrototype%.return (§27.1.2.1.2). */
    public JsObject returns() {
        requireIdle();
        if (!completed) {
            completed = true;
            running = started; // what has not begun is completed already, what has is executing
            try {
                close();
            } finally {
                running = false;
            }
        }
        return IterationResult.of(Undefined.UNDEFINED, true);
    }

    private void requireIdle() {
        if (running) {
            throw Errors.typeError("Generator is already running");
        }
    }

    /** Calls a callback with a value and its number; a throw of it closes the record. */
    static Object callClosing(IteratorRecord record, JsObject function, Object value, double number) {
        try {
            return ObjectOperations.call(function, Undefined.UNDEFINED, value, number);
        } catch (JsThrow thrown) {
            record.closeQuietly();
            throw thrown;
        }
    }
}
