package tsubame.ir;

/** A place in memory by its Java descriptor ({@code B}, {@code D}, {@code Ljava/lang/Object;}): its kind, and the type loaded. */
public record Storage(String descriptor) {
    public static final Storage BOOLEAN = new Storage("Z");
    public static final Storage BYTE = new Storage("B");
    public static final Storage SHORT = new Storage("S");
    public static final Storage CHAR = new Storage("C");
    public static final Storage INT = new Storage("I");
    public static final Storage LONG = new Storage("J");
    public static final Storage DOUBLE = new Storage("D");
    public static final Storage BOXED = new Storage("Ljava/lang/Object;");

    public Kind kind() {
        return switch (descriptor.charAt(0)) {
            case 'Z' -> Kind.BOOLEAN;
            case 'B' -> Kind.BYTE;
            case 'S' -> Kind.SHORT;
            case 'C' -> Kind.CHAR;
            case 'I' -> Kind.INT;
            case 'J' -> Kind.LONG;
            case 'F' -> Kind.FLOAT;
            case 'D' -> Kind.DOUBLE;
            case '[' -> Kind.REF;
            case 'L' -> {
                Type type = Type.ofClass(className());
                yield type == Type.BOXED ? Kind.BOXED : type == Type.ADDRESS ? Kind.ADDRESS : Kind.REF;
            }
            default -> throw new IllegalArgumentException("no field descriptor: " + descriptor);
        };
    }

    public Type type() {
        Kind kind = kind();
        return kind == Kind.REF ? Type.ref(className()) : kind.type();
    }

    /** The internal name of the class of a reference descriptor; arrays are their own name. */
    private String className() {
        return descriptor.charAt(0) == '[' ? descriptor : descriptor.substring(1, descriptor.length() - 1);
    }
}
