package tsubame.frontend.lower;

import java.util.Arrays;

/** Doubles, each once, numbered in the order in which they came; zeros of both signs and NaN are told by their bits. */
final class NumberPool {
    private double[] numbers = new double[8];
    private int size;
    /** One more than a double's number; 0 is free. */
    private int[] slots = new int[16];

    int number(double value) {
        int slot = slot(value);
        if (slots[slot] == 0) {
            if (2 * size + 2 > slots.length) {
                slots = new int[2 * slots.length];
                numbers = Arrays.copyOf(numbers, 2 * numbers.length);
                for (int i = 0; i < size; i++) {
                    slots[slot(numbers[i])] = i + 1;
                }
                slot = slot(value);
            }
            numbers[size] = value;
            slots[slot] = ++size;
        }
        return slots[slot] - 1;
    }

    private int slot(double value) {
        int mask = slots.length - 1;
        long bits = Double.doubleToLongBits(value);
        int hash = (int) (bits ^ bits >>> 32) * 0x9E3779B9;
        int slot = hash >>> 16 & mask;
        while (slots[slot] != 0 && Double.doubleToLongBits(numbers[slots[slot] - 1]) != bits) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    double[] toArray() {
        return Arrays.copyOf(numbers, size);
    }
}
