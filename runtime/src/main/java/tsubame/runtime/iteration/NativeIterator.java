package tsubame.runtime.iteration;

import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.NativeIteratorBuiltins;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;

/**
 * An iterator made by a builtin, such as those of arrays, strings, maps and sets. Its {@code next} does nothing but wrap
 * {@link #advance} into a result object; so where {@code next} is the original one, {@link IteratorRecord} calls advance
 * itself and spares the result objects.
 */
public abstract class NativeIterator extends JsObject {
    /** An iterator of the current realm. */
    protected NativeIterator(Intrinsic prototype) {
        super(Shape.rootFor(Agent.realm.intrinsic(prototype)));
    }

    /** An iterator of a shape made by other means. */
    protected NativeIterator(Shape shape) {
        super(shape);
    }

    /** The group of the original {@code next} method. */
    public Builtins nextGroup() {
        return NativeIteratorBuiltins.GROUP;
    }

    /** The next value, or null when there is none, now and for ever. May run user code. */
    public abstract Object advance();

    /** What the original {@code next} answers when it is called with a value, which most iterators ignore. */
    public Object next(Object value) {
        return IterationResult.ofStep(advance());
    }

    /** Which of the original {@code next} methods fits: its row in {@link #nextGroup}. */
    public abstract int nextRow();
}
