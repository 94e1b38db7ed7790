package tsubame.runtime.iteration;

import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.builtin.NativeIteratorBuiltins;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;

/** An array iterator (ECMA-262 §23.1.5): over arrays, array-likes and typed arrays, live as these change. */
public final class ArrayIterator extends NativeIterator {
    private final IterationKind kind;
    private JsObject array;
    private long next;

    public ArrayIterator(JsObject array, IterationKind kind) {
        super(Intrinsic.ARRAY_ITERATOR_PROTOTYPE);
        this.array = array;
        this.kind = kind;
    }

    /** One that has got to an index; at its end if the array is null. */
    ArrayIterator(JsObject array, IterationKind kind, long next) {
        this(array, kind);
        this.next = next;
    }

    @Override
    public int nextRow() {
        return NativeIteratorBuiltins.ARRAY_NEXT;
    }

    @Override
    public Object advance() {
        if (array instanceof JsArray dense && kind == IterationKind.VALUES && next < dense.length()) {
            Object value = next <= Integer.MAX_VALUE ? dense.getDense((int) next) : null;
            return value != null ? advanced(value) : advanced(dense.getIndex(next));
        }
        if (array == null) {
            return null;
        }
        long length = array instanceof JsTypedArray elements ? lengthOf(elements) : ObjectOperations.lengthOf(array);
        if (next >= length) {
            array = null;
            return null;
        }
        return switch (kind) {
            case KEYS -> advanced((double) next);
            case VALUES -> advancedTo(next);
            case ENTRIES -> {
                Object index = (double) next;
                yield JsArray.of(index, advancedTo(next));
            }
        };
    }

    /** Appends the values that are still to come, all at once; false when they must be taken one by one. Runs no user code. */
    boolean drainInto(JsArray target) {
        boolean drained = kind == IterationKind.VALUES && array instanceof JsArray source && source.isPacked() && next <= source.length()
                && target.appendAll(source, (int) next, (int) source.length());
        if (drained) {
            array = null;
        }
        return drained;
    }

    private static long lengthOf(JsTypedArray elements) {
        if (elements.isOutOfBounds()) {
            throw Errors.typeError("Cannot perform %ArrayIteratorPrototype%.next on a typed array out of its buffer's bounds");
        }
        return elements.length();
    }

    private Object advanced(Object value) {
        next++;
        return value;
    }

    /** The index moves before the element is read: a getter may throw. */
    private Object advancedTo(long index) {
        next = index + 1;
        return array.getIndex(index);
    }
}
