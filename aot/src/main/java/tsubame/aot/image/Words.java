package tsubame.aot.image;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import tsubame.gc.ObjectModel;

/** Writes Java values as the native world has them in memory; little-endian. */
final class Words {
    /** What is no reference and no number in a boxed word. */
    private static final long FALSE = 2;
    private static final long TRUE = 3;

    private Words() {}

    static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** The word of null, a number or a truth; NaNs become the one canonical NaN. */
    static long immediate(Object value) {
        return switch (value) {
            case null -> 0;
            case Double number -> Double.doubleToLongBits(number) + ObjectModel.DOUBLE_OFFSET;
            case Boolean truth -> truth ? TRUE : FALSE;
            default -> throw new IllegalArgumentException("a reference: " + value.getClass());
        };
    }

    /** An address of System Java's; all others belong to the building machine. */
    private static boolean isZero(Object value) {
        return value.getClass().getName().equals("tsubame.system.Address") && value.toString().equals("0x0");
    }

    /** Writes a primitive field or element in its own width. */
    static void putPrimitive(ByteBuffer bytes, int at, Object value) {
        switch (value) {
            case Boolean truth -> bytes.put(at, (byte) (truth ? 1 : 0));
            case Byte number -> bytes.put(at, number);
            case Short number -> bytes.putShort(at, number);
            case Character c -> bytes.putChar(at, c);
            case Integer number -> bytes.putInt(at, number);
            case Long number -> bytes.putLong(at, number);
            case Float number -> bytes.putFloat(at, number);
            case Double number -> bytes.putDouble(at, number);
            case Object address when isZero(address) -> bytes.putLong(at, 0);
            default -> throw new IllegalArgumentException("no primitive: " + value.getClass());
        }
    }
}
