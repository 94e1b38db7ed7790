package tsubame.runtime.sort;

/**
 * An order of values that may run user code, and so may throw. A negative result puts {@code a} first, a positive one
 * {@code b}; the order may be inconsistent, in which case the sorted order is unspecified but the sort ends.
 */
public abstract class Comparison {
    public abstract double compare(Object a, Object b);
}
