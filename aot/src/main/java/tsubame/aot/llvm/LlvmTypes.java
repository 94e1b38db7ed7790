package tsubame.aot.llvm;

import tsubame.ir.Kind;
import tsubame.ir.Type;

/** The LLVM types of IR types: a raw reference is a {@code ptr}, a boxed value its word. */
final class LlvmTypes {
    private LlvmTypes() {}

    static String of(Type type) {
        return switch (type) {
            case Type.Primitive primitive -> switch (primitive) {
                case VOID -> "void";
                case I1 -> "i1";
                case I32 -> "i32";
                case I64, BOXED, ADDRESS -> "i64";
                case F64 -> "double";
            };
            case Type.Ref _ -> "ptr";
        };
    }

    /** As a value of that kind lies in memory. */
    static String inMemory(Kind kind) {
        return switch (kind) {
            case BOOLEAN, BYTE -> "i8";
            case SHORT, CHAR -> "i16";
            case INT -> "i32";
            case LONG, BOXED, ADDRESS -> "i64";
            case FLOAT -> "float";
            case DOUBLE -> "double";
            case REF -> "ptr";
        };
    }

    /** What a function gives back when an exception is pending: any value, nobody looks at it. */
    static String anyValue(Type type) {
        return switch (of(type)) {
            case "double" -> "0.0";
            case "ptr" -> "null";
            default -> "0";
        };
    }
}
