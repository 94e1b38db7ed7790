package tsubame.runtime.object;

import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.Symbol;

/** A Boolean, Number, Symbol or BigInt object: an ordinary object around a primitive. Strings have {@link StringObject}. */
public final class PrimitiveObject extends JsObject {
    /** [[BooleanData]], [[NumberData]], [[SymbolData]] or [[BigIntData]]. */
    public final Object value;

    public PrimitiveObject(JsObject prototype, Object value) {
        super(prototype);
        this.value = value;
    }

    public PrimitiveObject(Shape shape, Object value) {
        super(shape);
        this.value = value;
    }

    @Override
    public String className() {
        if (value instanceof Boolean) {
            return "Boolean";
        }
        return value instanceof Double ? "Number" : value instanceof Symbol ? "Symbol" : value instanceof JsBigInt ? "BigInt" : "Object";
    }
}
