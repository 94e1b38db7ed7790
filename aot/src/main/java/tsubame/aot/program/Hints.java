package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.Collection;
import java.util.function.Consumer;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Hint;

/** What annotations say, as guesses. */
final class Hints {
    private static final Hint[] ALL = Hint.values();

    private Hints() {}

    /** What a parameter's annotation says; anything, if there is none. @param again is told when more is known of an array's elements */
    static AbstractValue of(FunctionPrototype function, int parameter, Consumer<Collection<Unit>> again) {
        byte[] hints = function.parameterHints();
        return of(parameter < hints.length ? ALL[hints[parameter]] : Hint.NONE, again);
    }

    private static AbstractValue of(Hint hint, Consumer<Collection<Unit>> again) {
        return switch (hint) {
            case NUMBER -> REAL;
            case STRING -> TEXT;
            case BOOLEAN -> TRUTH;
            case BIGINT -> AbstractValue.of(BIGINT);
            case NUMBER_ARRAY -> array(REAL, again);
            case STRING_ARRAY -> array(TEXT, again);
            case BOOLEAN_ARRAY -> array(TRUTH, again);
            case ARRAY -> array(NOTHING, again);
            case INT8_ARRAY, UINT8_ARRAY, UINT8_CLAMPED_ARRAY, INT16_ARRAY, UINT16_ARRAY, INT32_ARRAY, UINT32_ARRAY, FLOAT16_ARRAY, FLOAT32_ARRAY,
                    FLOAT64_ARRAY -> structured(OBJECT, new Structure.Typed(hint.typedArrayKind()));
            case NONE, OBJECT, FUNCTION, BIGINT64_ARRAY, BIGUINT64_ARRAY -> ANY;
        };
    }

    private static AbstractValue array(AbstractValue element, Consumer<Collection<Unit>> again) {
        Elements elements = new Elements(again);
        elements.store(element);
        return structured(ARRAY, elements);
    }
}
