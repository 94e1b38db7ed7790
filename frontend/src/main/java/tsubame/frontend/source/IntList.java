package tsubame.frontend.source;

import java.util.Arrays;

/** A list of ints that grows. */
public final class IntList {
    private int[] numbers = new int[8];
    private int size;

    public int size() {
        return size;
    }

    public int get(int index) {
        return numbers[index];
    }

    public void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
    }

    public void removeLast() {
        size--;
    }

    public int[] toArray() {
        return Arrays.copyOf(numbers, size);
    }
}
