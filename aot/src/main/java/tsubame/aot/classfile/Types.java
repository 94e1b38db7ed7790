package tsubame.aot.classfile;

import java.util.Set;

/**
 * Types by internal name: a class {@code a/B}, an array by its descriptor ({@code [I}, {@code [La/B;}); subtyping of all
 * of them, and the few conversions between names and descriptors.
 */
public final class Types {
    public static final String OBJECT = "java/lang/Object";
    public static final String STRING = "java/lang/String";
    public static final String DOUBLE = "java/lang/Double";
    public static final String BOOLEAN = "java/lang/Boolean";

    private static final Set<String> ABOVE_ARRAYS = Set.of(OBJECT, "java/lang/Cloneable", "java/io/Serializable");

    private Types() {}

    public static boolean isArray(String type) {
        return type.charAt(0) == '[';
    }

    /** The descriptor of an array's elements. */
    public static String elementDescriptor(String arrayType) {
        return arrayType.substring(1);
    }

    /** The type of an array's elements, or null when they are primitive. */
    public static String elementType(String arrayType) {
        String element = arrayType.substring(1);
        return isPrimitive(element) ? null : ofDescriptor(element);
    }

    public static boolean isPrimitive(String descriptor) {
        return descriptor.length() == 1;
    }

    /** {@code La/B;} → {@code a/B}; an array's descriptor is its name. */
    public static String ofDescriptor(String descriptor) {
        return descriptor.charAt(0) == 'L' ? descriptor.substring(1, descriptor.length() - 1) : descriptor;
    }

    public static String descriptor(String type) {
        return isArray(type) ? type : "L" + type + ";";
    }

    /** The type of arrays of such elements. */
    public static String arrayOf(String elementType) {
        return "[" + descriptor(elementType);
    }

    /** The type that a method descriptor returns, by name; a primitive's letter as it is. */
    public static String returned(String methodDescriptor) {
        return ofDescriptor(methodDescriptor.substring(methodDescriptor.indexOf(')') + 1));
    }

    public static boolean isSubtype(ClassIndex index, String type, String above) {
        if (type.equals(above) || above.equals(OBJECT)) return true;
        if (isArray(type)) {
            if (!isArray(above)) return ABOVE_ARRAYS.contains(above);
            String element = elementType(type);
            String elementAbove = elementType(above);
            return element != null && elementAbove != null && isSubtype(index, element, elementAbove);
        }
        return !isArray(above) && index.get(type).isSubtypeOf(index.get(above));
    }
}
