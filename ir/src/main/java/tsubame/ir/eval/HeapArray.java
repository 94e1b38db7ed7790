package tsubame.ir.eval;

import java.util.Arrays;
import tsubame.ir.Storage;

/** An array of the evaluator. */
public final class HeapArray {
    private final Storage element;
    final Object[] elements;

    public HeapArray(Storage element, int length) {
        this.element = element;
        this.elements = new Object[length];
        Arrays.fill(elements, Arithmetic.zero(element.type()));
    }

    public Storage element() {
        return element;
    }

    public int length() {
        return elements.length;
    }

    public Object get(int index) {
        return elements[index];
    }

    public String className() {
        return "[" + element.descriptor();
    }

    @Override
    public String toString() {
        return element.descriptor() + Arrays.toString(elements);
    }
}
