package tsubame.frontend.lower;

import java.util.List;
import tsubame.bytecode.Hint;
import tsubame.frontend.syntax.Parameter;
import tsubame.frontend.syntax.TypeHint;

/** Narrows type annotations to the few hints that bytecode carries. */
final class Hints {
    private Hints() {}

    static Hint of(TypeHint hint) {
        return switch (hint) {
            case TypeHint.Basic basic ->
                    switch (basic) {
                        case NUMBER -> Hint.NUMBER;
                        case STRING -> Hint.STRING;
                        case BOOLEAN -> Hint.BOOLEAN;
                        case BIGINT -> Hint.BIGINT;
                        case OBJECT -> Hint.OBJECT;
                        case NONE, SYMBOL, UNDEFINED, NULL -> Hint.NONE;
                    };
            case TypeHint.ArrayOf array ->
                    switch (of(array.element())) {
                        case NUMBER -> Hint.NUMBER_ARRAY;
                        case STRING -> Hint.STRING_ARRAY;
                        case BOOLEAN -> Hint.BOOLEAN_ARRAY;
                        default -> Hint.ARRAY;
                    };
            case TypeHint.Tuple _ -> Hint.ARRAY;
            case TypeHint.FunctionOf _ -> Hint.FUNCTION;
            case TypeHint.Named named -> ofClass(named.name());
            case TypeHint.Union _ -> Hint.NONE;
            case null -> Hint.NONE;
        };
    }

    private static Hint ofClass(String name) {
        return switch (name) {
            case "Int8Array" -> Hint.INT8_ARRAY;
            case "Uint8Array" -> Hint.UINT8_ARRAY;
            case "Uint8ClampedArray" -> Hint.UINT8_CLAMPED_ARRAY;
            case "Int16Array" -> Hint.INT16_ARRAY;
            case "Uint16Array" -> Hint.UINT16_ARRAY;
            case "Int32Array" -> Hint.INT32_ARRAY;
            case "Uint32Array" -> Hint.UINT32_ARRAY;
            case "Float16Array" -> Hint.FLOAT16_ARRAY;
            case "Float32Array" -> Hint.FLOAT32_ARRAY;
            case "Float64Array" -> Hint.FLOAT64_ARRAY;
            case "BigInt64Array" -> Hint.BIGINT64_ARRAY;
            case "BigUint64Array" -> Hint.BIGUINT64_ARRAY;
            default -> Hint.OBJECT;
        };
    }

    static byte[] ofParameters(List<Parameter> parameters, int count) {
        byte[] hints = new byte[count];
        for (int i = 0; i < count; i++) {
            hints[i] = (byte) of(parameters.get(i).hint()).ordinal();
        }
        return hints;
    }
}
