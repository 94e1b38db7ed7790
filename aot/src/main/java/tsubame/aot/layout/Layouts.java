package tsubame.aot.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.Types;
import tsubame.aot.world.World;
import tsubame.gc.ObjectModel;

/**
 * The layouts of all classes of a world, made when asked for; and where elements of arrays lie. A field that no code of the
 * world reads has no place: a store to it is to be left out.
 */
public final class Layouts {
    private final World world;
    private final Map<ClassInfo, ObjectLayout> layouts = new HashMap<>();

    public Layouts(World world) {
        this.world = world;
    }

    public ObjectLayout of(ClassInfo type) {
        ObjectLayout known = layouts.get(type);
        if (known == null) {
            known = compute(type);
            layouts.put(type, known);
        }
        return known;
    }

    /** Whether a field has a place. */
    public boolean contains(FieldInfo field) {
        return !field.isStatic() && world.isRead(field);
    }

    private ObjectLayout compute(ClassInfo type) {
        ObjectLayout layout = new ObjectLayout(type.name(), type.superclass() == null ? null : of(type.superclass()));
        List<FieldInfo> own = new ArrayList<>(type.fields());
        own.removeIf(field -> !contains(field));
        // Stable: references, other words, then narrower ones; within each the order of the class file.
        own.sort(Comparator.comparing((FieldInfo field) -> !field.isReference())
                .thenComparing(field -> -ObjectLayout.bytes(field.descriptor())));
        own.forEach(layout::place);
        return layout;
    }

    /** The base-2 logarithm of the size of an array's elements. */
    public static int elementShift(String arrayType) {
        return Integer.numberOfTrailingZeros(ObjectLayout.bytes(Types.elementDescriptor(arrayType)));
    }

    /** Where the element of that index lies. */
    public static long elementOffset(String arrayType, int index) {
        return ObjectModel.BODY + ((long) index << elementShift(arrayType));
    }
}
