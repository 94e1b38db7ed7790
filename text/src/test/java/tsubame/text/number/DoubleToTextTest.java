package tsubame.text.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Number to text, against a table of V8's texts, java.math.BigDecimal, and java.lang.Double. */
class DoubleToTextTest {
    private final Random random = new Random(42);

    @Test
    void givesTheTextsOfV8() throws IOException {
        try (var in = new BufferedReader(new InputStreamReader(
                getClass().getResourceAsStream("number-texts.txt"), StandardCharsets.US_ASCII))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] part = line.split(" ");
                double v = Double.longBitsToDouble(Long.parseUnsignedLong(part[0], 16));
                int n = part[2].equals("-") ? -1 : Integer.parseInt(part[2]);
                assertEquals(part[3], Ascii.string(text(v, part[1], n)), line);
            }
        }
    }

    private static byte[] text(double v, String operation, int n) {
        return switch (operation) {
            case "string" -> DoubleToText.bytes(v);
            case "fixed" -> DoubleToDecimals.fixed(v, n);
            case "exponential" -> n < 0 ? DoubleToDecimals.exponential(v) : DoubleToDecimals.exponential(v, n);
            case "precision" -> DoubleToDecimals.precision(v, n);
            case "radix" -> DoubleToRadix.bytes(v, n);
            default -> throw new IllegalArgumentException(operation);
        };
    }

    @Test
    void laysOutByMagnitude() {
        assertEquals("0", DoubleToText.string(-0.0));
        assertEquals("NaN", DoubleToText.string(Double.NaN));
        assertEquals("-Infinity", DoubleToText.string(Double.NEGATIVE_INFINITY));
        assertEquals("-2147483648", DoubleToText.string(Integer.MIN_VALUE));
        assertEquals("-1.2345678901234567e-301", DoubleToText.string(-1.2345678901234567e-301));
        assertEquals("-0.0000012345678901234567", DoubleToText.string(-1.2345678901234567e-6));
        assertEquals("5e-324", DoubleToText.string(Double.MIN_VALUE));
        assertEquals("1e+21", DoubleToText.string(1e21));
        assertEquals("123456789012345680000", DoubleToText.string(123456789012345680000.0));
    }

    @Test
    void isShortestAndRoundTrips() {
        for (int i = 0; i < 300_000; i++) {
            double v = Double.longBitsToDouble(random.nextLong());
            if (i % 4 == 0) {
                v = random.nextInt(1_000_000) / 1000.0;
            } else if (i % 4 == 1) {
                // Powers of two have an irregular rounding interval.
                v = Double.longBitsToDouble((long) random.nextInt(2047) << 52);
            }
            if (v != v || Double.isInfinite(v) || v == 0) {
                continue;
            }
            String text = DoubleToText.string(v);
            assertEquals(v, Double.parseDouble(text));
            BigDecimal ours = new BigDecimal(text).stripTrailingZeros();
            BigDecimal theirs = new BigDecimal(Double.toString(v)).stripTrailingZeros();
            // Double.toString keeps two digits where one would do.
            if (ours.precision() > 1) {
                assertEquals(theirs, ours);
            }
        }
    }

    @Test
    void fixedIsTheExactValueRoundedHalfUp() {
        for (int i = 0; i < 50_000; i++) {
            double v = switch (i % 3) {
                case 0 -> random.nextInt(1 << 24) / (double) (1 << random.nextInt(30));
                case 1 -> (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(30) - 9);
                default -> random.nextInt(100_000) / 1000.0;
            };
            int fraction = random.nextInt(i % 5 == 0 ? 101 : 12);
            String exact = new BigDecimal(v).setScale(fraction, RoundingMode.HALF_UP).toPlainString();
            if (v < 0 && !exact.startsWith("-")) {
                exact = "-" + exact;
            }
            if (Math.abs(v) < 1e21) {
                assertEquals(exact, Ascii.string(DoubleToDecimals.fixed(v, fraction)), v + " " + fraction);
            }
        }
    }
}
