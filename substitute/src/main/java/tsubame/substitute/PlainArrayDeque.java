package tsubame.substitute;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** {@code java.util.ArrayDeque} of the native runtime: a ring in an array whose length is a power of two. No nulls. */
public final class PlainArrayDeque<E> extends PlainCollection<E> {
    private int head;
    private int size;
    private Object[] ring;

    public PlainArrayDeque() {
        ring = new Object[16];
    }

    public PlainArrayDeque(int capacity) {
        int length = 16;
        while (length < capacity) length *= 2;
        ring = new Object[length];
    }

    /** The same elements as the building JVM's queue. */
    public static PlainArrayDeque<Object> of(java.util.ArrayDeque<?> queue) {
        PlainArrayDeque<Object> copy = new PlainArrayDeque<>(queue.size());
        for (Object e : queue) copy.add(e);
        return copy;
    }

    @Override
    public int size() {
        return size;
    }

    @SuppressWarnings("unchecked")
    private E at(int index) {
        return (E) ring[head + index & ring.length - 1];
    }

    private void reserve() {
        if (size < ring.length) return;
        Object[] larger = new Object[2 * size];
        for (int i = 0; i < size; i++) larger[i] = at(i);
        ring = larger;
        head = 0;
    }

    // ---- at the end

    public void addLast(E element) {
        if (element == null) throw new IllegalArgumentException("null in a queue");
        reserve();
        ring[head + size++ & ring.length - 1] = element;
    }

    @Override
    public boolean add(E element) {
        addLast(element);
        return true;
    }

    public boolean offer(E element) {
        return add(element);
    }

    public E peekLast() {
        return size == 0 ? null : at(size - 1);
    }

    public E getLast() {
        return present(peekLast());
    }

    public E pollLast() {
        if (size == 0) return null;
        E last = at(--size);
        ring[head + size & ring.length - 1] = null;
        return last;
    }

    public E removeLast() {
        return present(pollLast());
    }

    // ---- at the front

    public void addFirst(E element) {
        if (element == null) throw new IllegalArgumentException("null in a queue");
        reserve();
        head = head - 1 & ring.length - 1;
        ring[head] = element;
        size++;
    }

    public void push(E element) {
        addFirst(element);
    }

    public E peek() {
        return size == 0 ? null : at(0);
    }

    public E peekFirst() {
        return peek();
    }

    public E getFirst() {
        return present(peek());
    }

    public E poll() {
        if (size == 0) return null;
        E first = at(0);
        ring[head] = null;
        head = head + 1 & ring.length - 1;
        size--;
        return first;
    }

    public E pollFirst() {
        return poll();
    }

    public E removeFirst() {
        return present(poll());
    }

    public E remove() {
        return removeFirst();
    }

    public E pop() {
        return removeFirst();
    }

    private static <E> E present(E element) {
        if (element == null) throw new NoSuchElementException();
        return element;
    }

    @Override
    public void clear() {
        for (int i = 0; i < ring.length; i++) ring[i] = null;
        head = 0;
        size = 0;
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
            return at(next++);
        }

        /** Moves what comes after; linear. */
        @Override
        public void remove() {
            next--;
            for (int i = next; i < size - 1; i++) ring[head + i & ring.length - 1] = ring[head + i + 1 & ring.length - 1];
            pollLast();
        }
    }
}
