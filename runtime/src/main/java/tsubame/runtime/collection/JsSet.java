package tsubame.runtime.collection;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;

/** A Set object (ECMA-262 §24.2). */
public final class JsSet extends JsObject {
    public final OrderedTable table;

    public JsSet(Shape shape) {
        this(shape, new OrderedTable(false));
    }

    /** Takes the table over. */
    public JsSet(Shape shape, OrderedTable table) {
        super(shape);
        this.table = table;
    }

    @Override
    public String className() {
        return "Set";
    }
}
