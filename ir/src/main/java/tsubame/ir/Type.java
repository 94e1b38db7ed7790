package tsubame.ir;

/**
 * What a value is, as far as its representation goes. Java's int, short, byte, char and boolean are i32, narrowed by explicit
 * operations; float is an f64 that happens to be a float. A boxed value is a NaN-boxed {@code java.lang.Object}: null, a
 * reference, a double or a small immediate. A ref is a raw reference or null, never a number; its class name is what the
 * builder vouched for, in the internal form, arrays included ({@code [B}, {@code [Ljava/lang/Object;}).
 */
public sealed interface Type {
    enum Primitive implements Type { VOID, I1, I32, I64, F64, BOXED, ADDRESS }

    record Ref(String className) implements Type { }

    Type VOID = Primitive.VOID;
    Type I1 = Primitive.I1;
    Type I32 = Primitive.I32;
    Type I64 = Primitive.I64;
    Type F64 = Primitive.F64;
    Type BOXED = Primitive.BOXED;
    Type ADDRESS = Primitive.ADDRESS;

    /** The class whose static type is an address of System Java. */
    String ADDRESS_CLASS = "tsubame/system/Address";

    static Type ref(String className) {
        return new Ref(className);
    }

    /** The type of values whose static Java type is this class: the supertypes of Double and Boolean are boxed. */
    static Type ofClass(String className) {
        return switch (className) {
            case "java/lang/Object", "java/lang/Number", "java/lang/Comparable", "java/io/Serializable",
                 "java/lang/constant/Constable", "java/lang/constant/ConstantDesc",
                 "java/lang/Double", "java/lang/Boolean" -> BOXED;
            case ADDRESS_CLASS -> ADDRESS;
            default -> new Ref(className);
        };
    }

    /** Whether the collector must know of such a value: it may refer to an object. */
    default boolean isReference() {
        return this == BOXED || this instanceof Ref;
    }

    default boolean isInteger() {
        return this == I32 || this == I64;
    }

    /** Whether one may stand for the other without an operation. Classes are not compared: the IR knows no hierarchy. */
    default boolean agreesWith(Type other) {
        return equals(other) || this instanceof Ref && other instanceof Ref;
    }

    /** The type in the text form: {@code i32}, {@code boxed}, {@code ref<java/lang/String>}. */
    default String text() {
        return switch (this) {
            case Primitive primitive -> switch (primitive) {
                case VOID -> "void";
                case I1 -> "i1";
                case I32 -> "i32";
                case I64 -> "i64";
                case F64 -> "f64";
                case BOXED -> "boxed";
                case ADDRESS -> "address";
            };
            case Ref(String className) -> "ref<" + className + ">";
        };
    }
}
