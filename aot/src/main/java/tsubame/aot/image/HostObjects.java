package tsubame.aot.image;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import tsubame.aot.classfile.ClassIndex;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.Types;
import tsubame.aot.world.Substitutions;

/**
 * Objects of the building JVM under the names and fields of the native world. Classes of this project are read field by
 * field; a string or collection of the JDK is first converted to our replacement of it; numbers and truths are no objects.
 * Strings of equal text are one object. Anything else is foreign.
 */
final class HostObjects {
    /** A field and the way to read it from an object; reader is null for the two fields of Enum. */
    record Place(FieldInfo field, Field reader) {
        Object read(Object object) {
            try {
                if (reader != null) return reader.get(object);
            } catch (IllegalAccessException impossible) {
                throw new IllegalStateException(impossible);
            }
            Enum<?> constant = (Enum<?>) object;
            return field.name().equals("name") ? constant.name() : (Object) constant.ordinal();
        }
    }

    private final ClassIndex index;
    private final Substitutions substitutions;
    private final BuildLoader loader;
    private final Map<Class<?>, String> types = new HashMap<>();
    private final Map<Class<?>, List<Place>> places = new HashMap<>();
    private final Map<String, Object> texts = new HashMap<>();
    private final Map<Object, Object> collections = new IdentityHashMap<>();

    HostObjects(ClassIndex index, Substitutions substitutions, BuildLoader loader) {
        this.index = index;
        this.substitutions = substitutions;
        this.loader = loader;
    }

    /** Forgets converted collections, whose originals may have changed. */
    void refresh() {
        collections.clear();
    }

    /** The value of a static field now; its class is initialised by that. */
    Object staticValue(FieldInfo field) {
        try {
            Field reader = loader.load(hostName(field.owner())).getDeclaredField(field.name());
            reader.setAccessible(true);
            return reader.get(null);
        } catch (NoSuchFieldException | IllegalAccessException failure) {
            throw new IllegalStateException("cannot read " + field, failure);
        }
    }

    /** The name of the class on the building JVM that stands for a class of the world. */
    String hostName(ClassInfo type) {
        String replacement = substitutions.renaming().replacement(type.name());
        if (replacement != null) return replacement;
        return type.isOurs() ? type.name() : BuildLoader.COPY + type.name();
    }

    static boolean isImmediate(Object value) {
        return value == null || value instanceof Double || value instanceof Boolean;
    }

    /** The object itself, or what stands for a string or collection of the JDK. */
    Object converted(Object object) {
        if (object instanceof String text) return texts.computeIfAbsent(text, t -> convert(t, String.class));
        Class<?> type = object.getClass();
        if (type.getClassLoader() != null || type.isArray()) return object;
        Substitutions.ClassRow row = substitutions.classRow(type.getName().replace('.', '/'));
        if (row == null || !row.converts()) return object;
        Object known = collections.get(object);
        if (known == null) {
            known = convert(object, type);
            collections.put(object, known);
        }
        return known;
    }

    private Object convert(Object object, Class<?> type) {
        Substitutions.ClassRow row = substitutions.classRow(type.getName().replace('.', '/'));
        try {
            return loader.load(row.replacement()).getMethod("of", type).invoke(null, object);
        } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException failure) {
            throw new IllegalStateException(row.replacement() + ".of(" + type.getSimpleName() + ") failed", failure);
        }
    }

    /** The type of a converted object in the native world, or null when it is foreign. */
    String type(Object object) {
        Class<?> type = object.getClass();
        if (!types.containsKey(type)) types.put(type, computeType(type));
        return types.get(type);
    }

    private String computeType(Class<?> type) {
        if (type.isArray()) {
            Class<?> element = type.getComponentType();
            if (element.isPrimitive()) return type.descriptorString();
            String inner = elementType(element);
            return inner == null ? null : Types.arrayOf(inner);
        }
        if (type == Object.class) return Types.OBJECT;
        if (type.isHidden() || type.getClassLoader() != loader) return null;
        return worldName(type);
    }

    /** Element types may be abstract, interfaces, or of the JDK. */
    private String elementType(Class<?> element) {
        if (element.isArray()) return computeType(element);
        return element.getClassLoader() == loader ? worldName(element) : element.getName().replace('.', '/');
    }

    private String worldName(Class<?> type) {
        String name = type.getName().replace('.', '/');
        if (name.startsWith(BuildLoader.COPY)) return name.substring(BuildLoader.COPY.length());
        String original = substitutions.renaming().original(name);
        return original == null ? name : original;
    }

    /** The instance fields of an object, superclasses first, each in the order of its class file. */
    List<Place> places(Object object) {
        Class<?> type = object.getClass();
        List<Place> known = places.get(type);
        if (known == null) {
            known = computePlaces(index.get(type(object)));
            places.put(type, known);
        }
        return known;
    }

    private List<Place> computePlaces(ClassInfo type) {
        List<Place> all = new ArrayList<>();
        if (type.superclass() != null) all.addAll(computePlaces(type.superclass()));
        for (FieldInfo field : type.fields()) {
            if (!field.isStatic()) all.add(new Place(field, reader(type, field)));
        }
        return List.copyOf(all);
    }

    private Field reader(ClassInfo type, FieldInfo field) {
        if (type.name().equals("java/lang/Enum")) return null;
        try {
            Field reader = loader.load(hostName(type)).getDeclaredField(field.name());
            reader.setAccessible(true);
            return reader;
        } catch (NoSuchFieldException absent) {
            throw new IllegalStateException("cannot read " + field, absent);
        }
    }
}
