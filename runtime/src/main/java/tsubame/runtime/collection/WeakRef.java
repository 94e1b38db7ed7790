package tsubame.runtime.collection;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.system.rule.Weak;

/**
 * A WeakRef object (ECMA-262 §26.1). Natively its target dies when nothing else holds it; on a JVM it is held: the specification lets an engine keep
 * a target alive for as long as it likes.
 */
public final class WeakRef extends JsObject {
    @Weak("the meaning of a WeakRef")
    private Object target;

    public WeakRef(Shape shape, Object target) {
        super(shape);
        this.target = target;
    }

    /** The target; null once it has died. */
    public Object target() {
        return target;
    }

    @Override
    public String className() {
        return "WeakRef";
    }
}
