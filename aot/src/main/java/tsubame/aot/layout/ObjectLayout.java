package tsubame.aot.layout;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import tsubame.aot.classfile.FieldInfo;
import tsubame.gc.ObjectModel;

/**
 * Where the fields of a class's instances lie, from the object's address on ({@link ObjectModel} has the header). Inherited
 * fields keep their places; a class's own fill gaps, the wide ones first. Each field is aligned to its size.
 */
public final class ObjectLayout {
    private final String type;
    private final Map<FieldInfo, Integer> offsets = new LinkedHashMap<>();
    private final BitSet used = new BitSet();

    ObjectLayout(String type, ObjectLayout above) {
        this.type = type;
        if (above == null) {
            used.set(0, (int) ObjectModel.SPARE);
        } else {
            offsets.putAll(above.offsets);
            used.or(above.used);
        }
    }

    /** Puts a field into the first gap that fits. */
    void place(FieldInfo field) {
        int size = bytes(field.descriptor());
        int at = 0;
        while (used.get(at, at + size).cardinality() > 0) at += size;
        used.set(at, at + size);
        offsets.put(field, at);
    }

    /** The size of a field or element in memory. */
    public static int bytes(String descriptor) {
        return switch (descriptor.charAt(0)) {
            case 'Z', 'B' -> 1;
            case 'C', 'S' -> 2;
            case 'I', 'F' -> 4;
            default -> 8;
        };
    }

    public String type() {
        return type;
    }

    /** The fields, inherited ones too, in the order of their placing. */
    public Map<FieldInfo, Integer> offsets() {
        return java.util.Collections.unmodifiableMap(offsets);
    }

    public int offset(FieldInfo field) {
        Integer offset = offsets.get(field);
        if (offset == null) throw new IllegalArgumentException(type + " has no place for " + field);
        return offset;
    }

    /** The size in memory: a multiple of the granule, header included. */
    public int size() {
        int granule = (int) ObjectModel.GRANULE;
        return Math.max(granule, (used.length() + granule - 1) / granule * granule);
    }

    /** Bit i: the word at 8 + 8 i is a slot that keeps its target alive, as the collector's type table has it. */
    public BitSet slots() {
        return slots(false);
    }

    /** The same for slots that do not. */
    public BitSet weakSlots() {
        return slots(true);
    }

    private BitSet slots(boolean weak) {
        BitSet slots = new BitSet();
        offsets.forEach((field, offset) -> {
            if (field.isReference() && field.isWeak() == weak) slots.set((offset - (int) ObjectModel.BODY) / 8);
        });
        return slots;
    }
}
