package tsubame.runtime.collection;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;

/**
 * A WeakRef object (ECMA-262 §26.1). It holds its target strongly: the specification lets an engine keep a target alive for as
 * long as it likes, and only a collector that knows about it could do better.
 */
public final class WeakRef extends JsObject {
    public final Object target;

    public WeakRef(Shape shape, Object target) {
        super(shape);
        this.target = target;
    }

    @Override
    public String className() {
        return "WeakRef";
    }
}
