package tsubame.substitute;

import java.util.Collection;
import java.util.Iterator;

/**
 * {@code java.util.HashSet} of the native runtime: the keys of a {@link java.util.HashMap}, which is ours there too, and a list of them
 * in the order in which they came. Removing takes time in proportion to the size.
 */
public final class PlainHashSet<E> extends PlainCollection<E> {
    private final java.util.HashMap<E, Boolean> present = new java.util.HashMap<>();
    private final java.util.ArrayList<E> elements = new java.util.ArrayList<>();

    public PlainHashSet() {}

    public PlainHashSet(Collection<? extends E> from) {
        addAll(from);
    }

    @Override
    public int size() {
        return elements.size();
    }

    @Override
    public boolean contains(Object element) {
        return present.containsKey(element);
    }

    @Override
    public boolean add(E element) {
        if (present.putIfAbsent(element, Boolean.TRUE) != null) return false;
        elements.add(element);
        return true;
    }

    @Override
    public boolean remove(Object element) {
        if (present.remove(element) == null) return false;
        elements.remove(element);
        return true;
    }

    @Override
    public void clear() {
        present.clear();
        elements.clear();
    }

    /** Its {@code remove} is not there. */
    @Override
    public Iterator<E> iterator() {
        return new Elements();
    }

    private final class Elements implements Iterator<E> {
        private int next;

        @Override
        public boolean hasNext() {
            return next < elements.size();
        }

        @Override
        public E next() {
            return elements.get(next++);
        }
    }
}
