package tsubame.aot.image;

import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.Types;
import tsubame.aot.layout.Layouts;
import tsubame.aot.layout.ObjectLayout;
import tsubame.aot.layout.TypeNumbering;
import tsubame.aot.world.World;
import tsubame.gc.ObjectModel;

/**
 * Lays out what a {@link Snapshot} captures: seals it (each object goes to the segment of what may happen to it), gives
 * addresses in the snapshot's order, and writes headers, fields and relocations. Static fields that code assigns lie at the
 * beginning of the mutable segment.
 */
public final class ImageBuilder {
    private final World world;
    private final HostObjects host;
    private final TypeNumbering numbering;
    private final Layouts layouts;
    private final Snapshot.Captured captured;
    private final Seal seal;

    private final Map<Object, ImageModel.ImageObject> placed = new IdentityHashMap<>();
    /** Constant arrays by their content, each of which is in the image once. */
    private final Map<Object, ImageModel.ImageObject> shared = new HashMap<>();
    private final List<ImageModel.ImageObject> objects = new ArrayList<>();
    private final Map<Segment, Integer> ends = new EnumMap<>(Segment.class);
    private final Map<Segment, ByteBuffer> bytes = new EnumMap<>(Segment.class);
    private final Map<Segment, List<ImageModel.Relocation>> relocations = new EnumMap<>(Segment.class);
    private final Map<FieldInfo, Integer> statics = new TreeMap<>();
    private final List<Integer> slots = new ArrayList<>();
    /** The first slots are those of static fields. */
    private int staticSlots;

    private ImageBuilder(World world, Snapshot snapshot, TypeNumbering numbering, Layouts layouts) {
        this.world = world;
        this.numbering = numbering;
        this.layouts = layouts;
        host = snapshot.objects();
        captured = snapshot.capture(world);
        seal = new Seal(world, layouts, host, captured);
    }

    /** The image of a world without findings, as static initialisers have left the snapshot's heap. */
    public static ImageModel build(World world, Snapshot snapshot, TypeNumbering numbering, Layouts layouts) {
        if (!world.findings().isEmpty() || !snapshot.findings().isEmpty()) {
            throw new IllegalStateException("there are findings; the first: "
                    + (world.findings().isEmpty() ? snapshot.findings().iterator().next() : world.findings().first()));
        }
        return new ImageBuilder(world, snapshot, numbering, layouts).build();
    }

    private ImageModel build() {
        for (Segment segment : Segment.values()) {
            ends.put(segment, 0);
            relocations.put(segment, new ArrayList<>());
        }
        placeStatics();
        // What has no references is never relocated: apart from the rest, its pages stay untouched.
        for (Object object : captured.objects()) place(object, true);
        for (Object object : captured.objects()) place(object, false);
        for (Segment segment : Segment.values()) bytes.put(segment, Words.buffer(ends.get(segment)));
        writeStatics();
        staticSlots = slots.size();
        for (Object object : captured.objects()) write(object);
        Map<Segment, ImageModel.Part> parts = new EnumMap<>(Segment.class);
        for (Segment segment : Segment.values()) {
            relocations.get(segment).sort(java.util.Comparator.comparingInt(ImageModel.Relocation::at));
            parts.put(segment, new ImageModel.Part(bytes.get(segment).array(), List.copyOf(relocations.get(segment))));
        }
        slots.sort(null);
        Map<String, ImageModel.Address> texts = new TreeMap<>();
        captured.texts().forEach((text, object) -> texts.put(text, placed.get(object).address()));
        return new ImageModel(objects, parts, constants(), statics, texts, slots, staticSlots);
    }

    // ---- places

    private ImageModel.Address reserve(Segment segment, int size, int alignment) {
        int at = (ends.get(segment) + alignment - 1) / alignment * alignment;
        ends.put(segment, at + size);
        return new ImageModel.Address(segment, at);
    }

    private void placeStatics() {
        for (FieldInfo field : captured.statics().keySet()) {
            if (world.isConstant(field)) continue;
            int size = ObjectLayout.bytes(field.descriptor());
            statics.put(field, reserve(Segment.MUTABLE, size, size).offset());
        }
    }

    private void place(Object object, boolean withReferences) {
        String type = host.type(object);
        if (hasReferences(type) != withReferences) return;
        int size = size(type, object);
        Object content = seal.segment(object) == Segment.CONSTANT ? content(object) : null;
        if (content != null && shared.containsKey(content)) {
            placed.put(object, shared.get(content));
            return;
        }
        ImageModel.Address address = reserve(seal.segment(object), size, (int) ObjectModel.GRANULE);
        ImageModel.ImageObject made = new ImageModel.ImageObject(objects.size(), type, address, size);
        objects.add(made);
        placed.put(object, made);
        if (content != null) shared.put(content, made);
    }

    /** Equal for arrays that nobody can tell apart: of bytes, which are texts; null for anything else. Empty ones may be compared by identity. */
    private static Object content(Object object) {
        return object instanceof byte[] array && array.length > 0 ? ByteBuffer.wrap(array) : null;
    }

    private boolean hasReferences(String type) {
        return Types.isArray(type) ? Types.elementType(type) != null : hasReferenceFields(layouts.of(world.index().get(type)));
    }

    private static boolean hasReferenceFields(ObjectLayout layout) {
        return layout.offsets().keySet().stream().anyMatch(FieldInfo::isReference);
    }

    private int size(String type, Object object) {
        if (!Types.isArray(type)) return layouts.of(world.index().get(type)).size();
        return Math.toIntExact(ObjectModel.arraySize(Array.getLength(object), Layouts.elementShift(type)));
    }

    // ---- bytes

    private void writeStatics() {
        statics.forEach((field, at) -> put(Segment.MUTABLE, at, field.isReference(), captured.statics().get(field)));
    }

    private void write(Object object) {
        ImageModel.ImageObject image = placed.get(object);
        Segment segment = image.address().segment();
        int start = image.address().offset();
        int length = object.getClass().isArray() ? Array.getLength(object) : 0;
        bytes.get(segment).putLong(start, ObjectModel.header(numbering.number(image.type()), ObjectModel.OLD | ObjectModel.UNLOGGED | ObjectModel.IMAGE, length));
        if (object.getClass().isArray()) writeElements(object, image.type(), segment, start);
        else writeFields(object, image.type(), segment, start);
    }

    private void writeElements(Object array, String type, Segment segment, int start) {
        boolean references = Types.elementType(type) != null;
        int length = Array.getLength(array);
        for (int i = 0; i < length; i++) {
            put(segment, start + Math.toIntExact(Layouts.elementOffset(type, i)), references, Array.get(array, i));
        }
    }

    private void writeFields(Object object, String type, Segment segment, int start) {
        ObjectLayout layout = layouts.of(world.index().get(type));
        for (HostObjects.Place place : host.places(object)) {
            FieldInfo field = place.field();
            if (layouts.contains(field)) put(segment, start + layout.offset(field), field.isReference(), place.read(object));
        }
    }

    /** Writes one value; a word that may come to hold a reference is a slot. */
    private void put(Segment segment, int at, boolean reference, Object value) {
        if (!reference) {
            Words.putPrimitive(bytes.get(segment), at, value);
            return;
        }
        if (segment == Segment.MUTABLE) slots.add(at);
        if (HostObjects.isImmediate(value)) bytes.get(segment).putLong(at, Words.immediate(value));
        else relocations.get(segment).add(new ImageModel.Relocation(at, placed.get(host.converted(value)).address()));
    }

    // ---- constants

    private Map<FieldInfo, ImageModel.StaticValue> constants() {
        Map<FieldInfo, ImageModel.StaticValue> constants = new TreeMap<>();
        for (FieldInfo field : world.staticsRead()) {
            if (!world.isConstant(field)) continue;
            Object value = field.constant() != null ? field.constant() : captured.statics().get(field);
            constants.put(field, constant(field, value));
        }
        return constants;
    }

    private ImageModel.StaticValue constant(FieldInfo field, Object value) {
        if (!field.isReference()) return new ImageModel.StaticValue.Primitive(value);
        if (HostObjects.isImmediate(value)) return new ImageModel.StaticValue.Immediate(Words.immediate(value));
        ImageModel.ImageObject object = placed.get(host.converted(value));
        if (object == null) throw new IllegalStateException(field + " holds what was not captured");
        return new ImageModel.StaticValue.Reference(object.address());
    }
}
