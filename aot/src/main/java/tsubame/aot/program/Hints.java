package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Hint;

/** What annotations say, as guesses. */
final class Hints {
    private static final Hint[] ALL = Hint.values();

    private Hints() {}

    /** What a parameter's annotation says; anything, if there is none. */
    static AbstractValue of(FunctionPrototype function, int parameter) {
        byte[] hints = function.parameterHints();
        return of(parameter < hints.length ? ALL[hints[parameter]] : Hint.NONE);
    }

    private static AbstractValue of(Hint hint) {
        return switch (hint) {
            case NUMBER -> REAL;
            case STRING -> TEXT;
            case BOOLEAN -> TRUTH;
            case BIGINT -> AbstractValue.of(BIGINT);
            case NUMBER_ARRAY, STRING_ARRAY, BOOLEAN_ARRAY, ARRAY -> AbstractValue.of(ARRAY);
            case INT8_ARRAY, UINT8_ARRAY, UINT8_CLAMPED_ARRAY, INT16_ARRAY, UINT16_ARRAY, INT32_ARRAY, UINT32_ARRAY, FLOAT16_ARRAY, FLOAT32_ARRAY,
                    FLOAT64_ARRAY -> structured(OBJECT, new Structure.Typed(hint.typedArrayKind()));
            case NONE, OBJECT, FUNCTION, BIGINT64_ARRAY, BIGUINT64_ARRAY -> ANY;
        };
    }
}
