package tsubame.runtime.collection;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;

/**
 * A FinalizationRegistry object (ECMA-262 §26.2). Cleanup callbacks are allowed never to be called, and are not: targets are
 * not held at all, only the tokens by which a registration can be taken back.
 */
public final class FinalizationRegistry extends JsObject {
    /** The unregister tokens that are in use, as keys. */
    public final WeakCollection tokens;

    public FinalizationRegistry(Shape shape, WeakCollection tokens) {
        super(shape);
        this.tokens = tokens;
    }

    @Override
    public String className() {
        return "FinalizationRegistry";
    }
}
