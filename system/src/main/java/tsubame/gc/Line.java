package tsubame.gc;

import tsubame.gc.space.Layout;
import tsubame.system.Address;
import tsubame.system.SystemCalls;
import tsubame.system.Text;
import tsubame.system.rule.SystemCode;

/** One line of text, put together in the heap's context and written in one call. What does not fit is cut off. */
@SystemCode("prints while no heap can be used")
public final class Line {
    private static final long LENGTH = HeapContext.LINE;
    private static final long BYTES = LENGTH + 16;
    private static final long CAPTURING = LENGTH + 4;
    private static final long CAPTURED = LENGTH + 8;
    private static final int ROOM = (int) (HeapContext.SIZE - BYTES) - 1;

    public static final int STANDARD_ERROR = 2;

    private Line() {}

    public static void character(Address heap, int c) {
        int length = heap.loadInt(LENGTH);
        if (length >= ROOM) return;
        heap.storeByte(BYTES + length, c);
        heap.storeInt(LENGTH, length + 1);
    }

    /** Appends a C string. */
    public static void text(Address heap, Address text) {
        for (long i = 0; text.loadByte(i) != 0; i++) character(heap, text.loadByte(i));
    }

    public static void number(Address heap, long value) {
        if (value < 0) {
            character(heap, '-');
            value = -value;
        }
        long unit = 1;
        while (value / unit >= 10) unit *= 10;
        for (; unit > 0; unit /= 10) character(heap, (int) ('0' + value / unit % 10));
    }

    /** One decimal: 13 of tenths is 1.3. */
    private static void tenths(Address heap, long value) {
        number(heap, value / 10);
        character(heap, '.');
        character(heap, (int) ('0' + value % 10));
    }

    /** An amount of memory, as 4.2M; K below 1M. */
    public static void bytes(Address heap, long bytes) {
        boolean small = bytes < 1 << 20;
        tenths(heap, bytes * 10 >> (small ? 10 : 20));
        character(heap, small ? 'K' : 'M');
    }

    /** A duration in milliseconds with two decimals, as 1.42ms. */
    public static void milliseconds(Address heap, long nanoseconds) {
        long hundredths = nanoseconds / 10_000;
        number(heap, hundredths / 100);
        character(heap, '.');
        character(heap, (int) ('0' + hundredths / 10 % 10));
        character(heap, (int) ('0' + hundredths % 10));
        text(heap, Text.literal("ms"));
    }

    public static void percent(Address heap, long part, long whole) {
        number(heap, whole == 0 ? 0 : part * 100 / whole);
        character(heap, '%');
    }

    public static void hex(Address heap, long value) {
        text(heap, Text.literal("0x"));
        int shift = 60;
        while (shift > 0 && value >>> shift == 0) shift -= 4;
        for (; shift >= 0; shift -= 4) {
            int digit = (int) (value >>> shift) & 15;
            character(heap, digit < 10 ? '0' + digit : 'a' + digit - 10);
        }
    }

    /** Writes the line and its end to standard error; the next one begins empty. */
    public static void end(Address heap) {
        character(heap, '\n');
        send(heap, STANDARD_ERROR);
    }

    /** Whether the line is so long that it should be sent before more is appended: for text of many lines. */
    public static boolean isFull(Address heap) {
        return heap.loadInt(LENGTH) > ROOM / 2;
    }

    /** Writes what there is to a file, or behind what was captured; the next line begins empty. */
    public static void send(Address heap, int file) {
        int length = heap.loadInt(LENGTH);
        heap.storeInt(LENGTH, 0);
        if (file == STANDARD_ERROR && heap.loadInt(CAPTURING) != 0) {
            capture(heap, length);
        } else {
            SystemCalls.write(file, heap.plus(BYTES), length);
        }
    }

    private static void capture(Address heap, int length) {
        int captured = heap.loadInt(CAPTURED);
        if (captured + length > Layout.CAPTURE) return;
        Address.copy(heap.plus(BYTES), Layout.capture(heap).plus(captured), length);
        heap.storeInt(CAPTURED, captured + length);
    }

    /** From now on lines for standard error are kept, in place of what was kept before. */
    public static void beginCapture(Address heap) {
        heap.storeInt(CAPTURING, 1);
        heap.storeInt(CAPTURED, 0);
    }

    public static void endCapture(Address heap) {
        heap.storeInt(CAPTURING, 0);
    }

    /** Writes what was captured to standard error. */
    public static void sendCapture(Address heap) {
        SystemCalls.write(STANDARD_ERROR, Layout.capture(heap), heap.loadInt(CAPTURED));
    }

    /** What has been appended, as a C string that lasts until more is. */
    public static Address content(Address heap) {
        heap.storeByte(BYTES + heap.loadInt(LENGTH), 0);
        return heap.plus(BYTES);
    }

    public static void clear(Address heap) {
        heap.storeInt(LENGTH, 0);
    }
}
