package tsubame.lab.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Ratios over several layouts: few layouts that differ make a wide interval, however many rounds there are. */
class LayoutsTest {
    private static List<double[][]> layouts(double... ratios) {
        Random random = new Random(7);
        List<double[][]> layouts = new ArrayList<>();
        for (double ratio : ratios) {
            double[][] pairs = new double[2][40];
            for (int i = 0; i < 40; i++) {
                pairs[0][i] = Math.exp(0.02 * random.nextGaussian());
                pairs[1][i] = ratio * Math.exp(0.02 * random.nextGaussian());
            }
            layouts.add(pairs);
        }
        return layouts;
    }

    @Test
    void layoutsThatDifferWidenTheInterval() {
        List<double[][]> layouts = layouts(0.95, 1.10, 1.00);
        Ratio ratio = Layouts.ratio(layouts);
        assertEquals(1.015, ratio.estimate(), 0.01);
        assertTrue(ratio.low() < 0.98 && ratio.high() > 1.05, ratio.toString());
        assertTrue(Layouts.of(layouts).sensitive());
        assertEquals(120, ratio.pairs());
    }

    @Test
    void layoutsThatDoNotDifferCostLittle() {
        List<double[][]> layouts = layouts(1.10, 1.10, 1.10);
        Ratio ratio = Layouts.ratio(layouts);
        assertTrue(ratio.low() > 1.07 && ratio.high() < 1.13, ratio.toString());
        assertFalse(Layouts.of(layouts).sensitive());
        assertEquals(ratio, Layouts.ratio(layouts), "the same data give the same digits");
    }
}
