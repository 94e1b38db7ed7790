package tsubame.substitute;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** {@code java.util.ArrayList} of the native runtime. A bad index is a fault; changes under an iterator are not noticed. */
public final class PlainArrayList<E> extends PlainCollection<E> implements PlainList<E> {
    private static final Object[] NONE = {};

    private int size;
    private Object[] elements;

    public PlainArrayList() {
        elements = NONE;
    }

    public PlainArrayList(int capacity) {
        elements = capacity == 0 ? NONE : new Object[capacity];
    }

    public PlainArrayList(Collection<? extends E> from) {
        elements = from.toArray();
        size = elements.length;
    }

    /** The same elements as the building JVM's list. */
    public static PlainArrayList<Object> of(java.util.ArrayList<?> list) {
        PlainArrayList<Object> copy = new PlainArrayList<>(list.size());
        for (Object e : list) copy.add(e);
        return copy;
    }

    @Override
    public int size() {
        return size;
    }

    private void check(int index) {
        if (index < 0 || index >= size) throw new IndexOutOfBoundsException("index " + index + " of " + size);
    }

    @Override
    @SuppressWarnings("unchecked")
    public E get(int index) {
        check(index);
        return (E) elements[index];
    }

    @Override
    public E set(int index, E element) {
        E old = get(index);
        elements[index] = element;
        return old;
    }

    @Override
    public E getFirst() {
        return get(0);
    }

    @Override
    public E getLast() {
        return get(size - 1);
    }

    @Override
    public boolean add(E element) {
        if (size == elements.length) elements = grown(elements, size + 1);
        elements[size++] = element;
        return true;
    }

    @Override
    public void add(int index, E element) {
        if (index < 0 || index > size) throw new IndexOutOfBoundsException("index " + index + " of " + size);
        if (size == elements.length) elements = grown(elements, size + 1);
        System.arraycopy(elements, index, elements, index + 1, size - index);
        elements[index] = element;
        size++;
    }

    public void ensureCapacity(int capacity) {
        if (capacity > elements.length) elements = grown(elements, capacity);
    }

    @Override
    public E remove(int index) {
        E old = get(index);
        System.arraycopy(elements, index + 1, elements, index, size - index - 1);
        elements[--size] = null;
        return old;
    }

    @Override
    public E removeLast() {
        return remove(size - 1);
    }

    @Override
    public E removeFirst() {
        return remove(0);
    }

    @Override
    public boolean remove(Object element) {
        int at = indexOf(element);
        if (at < 0) return false;
        remove(at);
        return true;
    }

    @Override
    public void clear() {
        for (int i = 0; i < size; i++) elements[i] = null;
        size = 0;
    }

    @Override
    public int indexOf(Object element) {
        for (int i = 0; i < size; i++) {
            if (same(element, elements[i])) return i;
        }
        return -1;
    }

    @Override
    public int lastIndexOf(Object element) {
        for (int i = size - 1; i >= 0; i--) {
            if (same(element, elements[i])) return i;
        }
        return -1;
    }

    /** Stable: by insertion, since lists that are sorted are short. */
    @Override
    public void sort(Comparator<? super E> order) {
        for (int i = 1; i < size; i++) {
            E moved = get(i);
            int at = i;
            while (at > 0 && order.compare(get(at - 1), moved) > 0) {
                elements[at] = elements[at - 1];
                at--;
            }
            elements[at] = moved;
        }
    }

    @Override
    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    @Override
    public Object[] toArray() {
        return Arrays.copyOf(elements, size);
    }

    @Override
    public Iterator<E> iterator() {
        return new Elements();
    }

    private final class Elements implements Iterator<E> {
        private int next;

        @Override
        public boolean hasNext() {
            return next < size;
        }

        @Override
        public E next() {
            if (next >= size) throw new NoSuchElementException();
            return get(next++);
        }

        @Override
        public void remove() {
            PlainArrayList.this.remove(--next);
        }
    }
}
