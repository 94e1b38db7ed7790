package tsubame.aot.image;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import tsubame.aot.classfile.FieldInfo;

/**
 * A finished image: bytes and relocations by segment, and where things are. Neutral as to the assembler; two builds of the
 * same world are equal byte for byte. Addresses are (segment, offset).
 */
public final class ImageModel {
    /** A place in the image. */
    public record Address(Segment segment, int offset) { }

    /** @param address of the header; @param size in memory, a multiple of the granule */
    public record ImageObject(int id, String type, Address address, int size) { }

    /** The word at an offset is to be the address of something in the image. */
    public record Relocation(int at, Address target) { }

    /** @param bytes relocated words are 0 in them; @param relocations in ascending order of place */
    public record Part(byte[] bytes, List<Relocation> relocations) { }

    /** The value of a static field that no code assigns. */
    public sealed interface StaticValue {
        /** A number or truth by its Java value: Integer, Long, Double, Float, Boolean, Character … of the field's type. */
        record Primitive(Object value) implements StaticValue { }

        /** A reference or boxed value that is no object: null, a number, a truth; as its word. */
        record Immediate(long word) implements StaticValue { }

        record Reference(Address target) implements StaticValue { }
    }

    private final List<ImageObject> objects;
    private final Map<Segment, Part> parts;
    private final Map<FieldInfo, StaticValue> constants;
    private final Map<FieldInfo, Integer> mutableStatics;
    private final Map<String, Address> texts;
    private final List<Integer> slots;
    private final int staticSlots;

    ImageModel(List<ImageObject> objects, Map<Segment, Part> parts, Map<FieldInfo, StaticValue> constants,
            Map<FieldInfo, Integer> mutableStatics, Map<String, Address> texts, List<Integer> slots, int staticSlots) {
        this.objects = List.copyOf(objects);
        this.parts = parts;
        this.constants = constants;
        this.mutableStatics = mutableStatics;
        this.texts = texts;
        this.slots = List.copyOf(slots);
        this.staticSlots = staticSlots;
    }

    public List<ImageObject> objects() {
        return objects;
    }

    public Part part(Segment segment) {
        return parts.get(segment);
    }

    /** The value of a constant static field. */
    public StaticValue constant(FieldInfo field) {
        StaticValue value = constants.get(field);
        if (value == null) throw new IllegalArgumentException(field + " is no constant of this image");
        return value;
    }

    /** The static fields that no code assigns, and what they hold. */
    public Map<FieldInfo, StaticValue> constants() {
        return Collections.unmodifiableMap(constants);
    }

    /** The static fields that code assigns, and their offsets in {@link Segment#MUTABLE}. */
    public Map<FieldInfo, Integer> mutableStatics() {
        return Collections.unmodifiableMap(mutableStatics);
    }

    /** The string object of a constant of the code. */
    public Address text(String constant) {
        return texts.get(constant);
    }

    /** Offsets in {@link Segment#MUTABLE} of the words that may ever hold a reference into the heap: the image's roots; ascending. */
    public List<Integer> slots() {
        return slots;
    }

    /** How many of them, the first ones, are static fields. */
    public int staticSlots() {
        return staticSlots;
    }
}
