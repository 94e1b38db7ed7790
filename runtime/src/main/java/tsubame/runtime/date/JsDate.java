package tsubame.runtime.date;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;

/** A Date object (ECMA-262 §21.4): an ordinary object with a time value. */
public final class JsDate extends JsObject {
    /** [[DateValue]]: milliseconds since 1970 UTC, or NaN. */
    public double time;

    public JsDate(Shape shape, double time) {
        super(shape);
        this.time = time;
    }

    @Override
    public String className() {
        return "Date";
    }
}
