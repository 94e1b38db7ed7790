package tsubame.runtime.realm;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;

/** An immutable prototype exotic object (§10.4.7): %Object.prototype%. */
final class ImmutablePrototypeObject extends JsObject {
    ImmutablePrototypeObject(Shape shape) {
        super(shape);
    }

    @Override
    public boolean setPrototype(JsObject prototype) {
        return prototype == shape.prototype;
    }
}
