package tsubame.aot.layout;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import tsubame.aot.classfile.Types;
import tsubame.aot.world.World;
import tsubame.gc.TypeTable;

/** The collector's {@link TypeTable} for a world, row by row; whoever writes it down knows the addresses of long bitmaps. */
public final class TypeRows {
    /** The static types whose fields and elements hold boxed values: what Double and Boolean are. */
    public static final Set<String> BOXED = Set.of(Types.OBJECT, "java/lang/Number", "java/lang/Comparable", "java/io/Serializable",
            "java/lang/constant/Constable", "java/lang/constant/ConstantDesc", Types.DOUBLE, Types.BOOLEAN);

    /**
     * @param type null of row 0
     * @param size of instances; 0 for arrays
     * @param scan a scan kind of {@link TypeTable}
     * @param shift of an array's elements
     * @param bitmap words of the slots' bitmap; one word at least, more for LONG_SLOTS
     * @param weak the bitmap of weak slots, which are among the first 64 words
     */
    public record Row(int number, String type, int size, int scan, int shift, long[] bitmap, long weak) { }

    /** Arrays of this class are those of {@code tsubame.system.Ephemerons}. */
    private static final String EPHEMERONS = "tsubame/system/Ephemerons$Pair";

    private TypeRows() {}

    public static List<Row> of(World world, TypeNumbering numbering, Layouts layouts) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row(0, null, 0, TypeTable.NO_SLOTS, 0, new long[1], 0));
        for (int number = 1; number < numbering.count(); number++) {
            String type = numbering.type(number);
            rows.add(Types.isArray(type) ? array(number, type) : instance(number, type, layouts.of(world.index().get(type))));
        }
        return rows;
    }

    private static Row array(int number, String type) {
        String element = Types.elementType(type);
        int scan = EPHEMERONS.equals(element) ? TypeTable.EPHEMERON_ARRAY : element == null ? TypeTable.PLAIN_ARRAY : BOXED.contains(element) ? TypeTable.BOXED_ARRAY : TypeTable.REFERENCE_ARRAY;
        return new Row(number, type, 0, scan, Layouts.elementShift(type), new long[1], 0);
    }

    private static Row instance(int number, String type, ObjectLayout layout) {
        BitSet slots = layout.slots();
        long[] bitmap = java.util.Arrays.copyOf(slots.toLongArray(), Math.max(1, (slots.length() + 63) / 64));
        BitSet weak = layout.weakSlots();
        if (!weak.isEmpty() && (weak.length() > 64 || bitmap.length > 1)) throw new IllegalStateException(type + " is too large for weak slots");
        int scan = bitmap.length > 1 ? TypeTable.LONG_SLOTS : slots.isEmpty() && weak.isEmpty() ? TypeTable.NO_SLOTS : TypeTable.SLOTS;
        return new Row(number, type, layout.size(), scan, 0, bitmap, weak.isEmpty() ? 0 : weak.toLongArray()[0]);
    }
}
