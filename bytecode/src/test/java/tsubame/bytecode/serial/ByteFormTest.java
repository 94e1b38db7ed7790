package tsubame.bytecode.serial;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is written comes back. Whole functions are covered by testkit, which compiles the golden programs. */
class ByteFormTest {
    @Test
    void integersOfEverySize() {
        ByteWriter out = new ByteWriter();
        int[] values = new int[2000];
        Random random = new Random(451);
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextInt() >> random.nextInt(32);
        }
        values[0] = Integer.MIN_VALUE;
        values[1] = Integer.MAX_VALUE;
        out.writeInts(values);
        assertArrayEquals(values, new ByteReader(out.toBytes()).readInts());
    }

    @Test
    void stringsWithAnyUnits() {
        ByteWriter out = new ByteWriter();
        String[] texts = {"", "plain", "\u00e9\u00ff", "\u71d5\ud83d\udc26", "\ud800 alone", null};
        out.writeStrings(texts);
        String[] back = new ByteReader(out.toBytes()).readStrings();
        assertArrayEquals(texts, back);
        assertNull(back[5]);
    }

    @Test
    void doublesBitForBit() {
        ByteWriter out = new ByteWriter();
        double[] values = {0.0, -0.0, Double.NaN, Double.MIN_VALUE, -1e308, Math.PI};
        for (double value : values) {
            out.writeDouble(value);
        }
        ByteReader in = new ByteReader(out.toBytes());
        for (double value : values) {
            assertEquals(Double.doubleToRawLongBits(value), Double.doubleToRawLongBits(in.readDouble()));
        }
    }
}
