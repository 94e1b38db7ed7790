package tsubame.aot.build;

import tsubame.ir.Builder;
import tsubame.ir.Const;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Brings a reference to the representation that its user expects: boxed or raw. The class file's verifier has proved the rest. */
final class Coercion {
    private final Builder builder;

    Coercion(Builder builder) {
        this.builder = builder;
    }

    Value to(Type wanted, Value value) {
        if (value.type().agreesWith(wanted)) {
            return value;
        }
        if (value.op() instanceof Const.Null) {
            return builder.nullOf(wanted);
        }
        boolean references = value.type().isReference() && wanted.isReference();
        if (!references) {
            throw new IllegalStateException("a value of type " + value.type().text() + " where " + wanted.text() + " is expected");
        }
        return builder.retype(wanted, value);
    }
}
