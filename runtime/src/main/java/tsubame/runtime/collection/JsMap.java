package tsubame.runtime.collection;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;

/** A Map object (ECMA-262 §24.1). */
public final class JsMap extends JsObject {
    public final OrderedTable table = new OrderedTable(true);

    public JsMap(Shape shape) {
        super(shape);
    }

    @Override
    public String className() {
        return "Map";
    }
}
