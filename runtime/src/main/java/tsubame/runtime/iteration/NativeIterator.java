package tsubame.runtime.iteration;

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

    /** The next value, or null when there is none, now and for ever. May run user code. */
    public abstract Object advance();

    /** Which of the original {@code next} methods fits: the row of {@code NativeIteratorBuiltins}. */
    public abstract int nextRow();
}
