package tsubame.aot.image;

import java.util.IdentityHashMap;
import java.util.Map;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.Types;
import tsubame.aot.layout.Layouts;
import tsubame.aot.world.World;

/**
 * Decides what may happen to an object of the image. An instance is never written when none of its fields is written by
 * code of the world after construction. An array is never written when every way to it is a field whose arrays are only
 * read ({@link World#isReadOnly}). Everything else is mutable.
 */
final class Seal {
    private final World world;
    private final Layouts layouts;
    private final HostObjects host;
    private final Map<Object, Boolean> writtenArrays = new IdentityHashMap<>();

    Seal(World world, Layouts layouts, HostObjects host, Snapshot.Captured captured) {
        this.world = world;
        this.layouts = layouts;
        this.host = host;
        captured.statics().forEach((field, value) -> {
            if (field.isReference()) note(value, world.isReadOnly(field));
        });
        for (Object object : captured.objects()) noteContent(object);
    }

    private void noteContent(Object object) {
        if (object instanceof Object[] array) {
            // Elements that are arrays count under the fields that lead to the outer array.
            boolean written = writtenArrays.getOrDefault(object, false);
            for (Object element : array) note(element, !written);
        } else if (!object.getClass().isArray()) {
            for (HostObjects.Place place : host.places(object)) {
                if (place.field().isReference() && layouts.contains(place.field())) {
                    note(place.read(object), world.isReadOnly(place.field()));
                }
            }
        }
    }

    private void note(Object value, boolean onlyRead) {
        if (!onlyRead && value != null && value.getClass().isArray()) markWritten(value);
    }

    private void markWritten(Object array) {
        if (writtenArrays.put(array, true) != null || !(array instanceof Object[] outer)) return;
        for (Object element : outer) note(element, false);
    }

    Segment segment(Object object) {
        String type = host.type(object);
        if (Types.isArray(type)) {
            if (writtenArrays.containsKey(object)) return Segment.MUTABLE;
            return Types.elementType(type) == null ? Segment.CONSTANT : Segment.RELOCATED;
        }
        boolean references = false;
        for (HostObjects.Place place : host.places(object)) {
            FieldInfo field = place.field();
            if (!layouts.contains(field)) continue;
            if (!world.isFrozen(field)) return Segment.MUTABLE;
            references |= field.isReference();
        }
        return references ? Segment.RELOCATED : Segment.CONSTANT;
    }
}
