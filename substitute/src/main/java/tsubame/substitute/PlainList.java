package tsubame.substitute;

import java.util.Collection;
import java.util.Comparator;

/**
 * {@code java.util.List} of the native runtime, which {@link PlainArrayList} alone implements. What {@code of} and {@code copyOf} give
 * is not guarded against changes: the code has been tested on a JVM, where it is.
 */
public interface PlainList<E> extends Collection<E> {
    E get(int index);

    E set(int index, E element);

    void add(int index, E element);

    E remove(int index);

    E getFirst();

    E getLast();

    E removeFirst();

    E removeLast();

    int indexOf(Object element);

    int lastIndexOf(Object element);

    void sort(Comparator<? super E> order);

    static <E> PlainList<E> of() {
        return new PlainArrayList<>(0);
    }

    static <E> PlainList<E> of(E only) {
        PlainArrayList<E> list = new PlainArrayList<>(1);
        list.add(only);
        return list;
    }

    static <E> PlainList<E> of(E first, E second) {
        PlainArrayList<E> list = new PlainArrayList<>(2);
        list.add(first);
        list.add(second);
        return list;
    }

    static <E> PlainList<E> of(E first, E second, E third) {
        PlainArrayList<E> list = new PlainArrayList<>(3);
        list.add(first);
        list.add(second);
        list.add(third);
        return list;
    }

    @SafeVarargs
    static <E> PlainList<E> of(E... elements) {
        PlainArrayList<E> list = new PlainArrayList<>(elements.length);
        for (E element : elements) list.add(element);
        return list;
    }

    static <E> PlainList<E> copyOf(Collection<? extends E> elements) {
        return new PlainArrayList<>(elements);
    }
}
