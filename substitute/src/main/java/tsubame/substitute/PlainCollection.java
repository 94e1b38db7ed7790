package tsubame.substitute;

import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;

/** What the native runtime's collections have in common, in terms of their iterators. Cold code. */
abstract class PlainCollection<E> implements Collection<E> {
    @Override
    public boolean isEmpty() {
        return size() == 0;
    }

    static boolean same(Object a, Object b) {
        return a == null ? b == null : a.equals(b);
    }

    @Override
    public boolean contains(Object element) {
        for (E e : this) {
            if (same(element, e)) return true;
        }
        return false;
    }

    @Override
    public boolean remove(Object element) {
        Iterator<E> all = iterator();
        while (all.hasNext()) {
            if (same(element, all.next())) {
                all.remove();
                return true;
            }
        }
        return false;
    }

    @Override
    public Object[] toArray() {
        Object[] array = new Object[size()];
        fill(array);
        return array;
    }

    /** The given array if it is long enough, and then a null marks the end; else a new one of its type. */
    @Override
    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] given) {
        T[] array = given.length >= size() ? given : (T[]) ArrayOperations.like(given, size());
        fill(array);
        if (array.length > size()) array[size()] = null;
        return array;
    }

    private void fill(Object[] array) {
        int at = 0;
        for (E e : this) array[at++] = e;
    }

    @Override
    @SuppressWarnings("unchecked")
    public boolean addAll(Collection<? extends E> more) {
        Object[] elements = more.toArray(); // a snapshot: more may be this
        for (Object e : elements) add((E) e);
        return elements.length > 0;
    }

    @Override
    public boolean containsAll(Collection<?> others) {
        for (Object e : others) {
            if (!contains(e)) return false;
        }
        return true;
    }

    @Override
    public boolean removeAll(Collection<?> others) {
        return filter(others, false);
    }

    @Override
    public boolean retainAll(Collection<?> others) {
        return filter(others, true);
    }

    private boolean filter(Collection<?> others, boolean kept) {
        boolean changed = false;
        Iterator<E> all = iterator();
        while (all.hasNext()) {
            if (others.contains(all.next()) != kept) {
                all.remove();
                changed = true;
            }
        }
        return changed;
    }

    /** A copy with room for at least so many elements: half as much again. */
    static Object[] grown(Object[] elements, int needed) {
        return Arrays.copyOf(elements, Math.max(needed, elements.length + (elements.length >> 1) + 4));
    }
}
