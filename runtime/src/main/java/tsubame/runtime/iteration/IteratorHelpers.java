package tsubame.runtime.iteration;

import java.util.ArrayList;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;

/** The iterator helpers one by one (ECMA-262 §27.1.4.2 – §27.1.4.12, §27.1.3.2.1). */
public final class IteratorHelpers {
    private IteratorHelpers() {}

    /** GetIteratorFlattenable (§7.4.5). */
    public static IteratorRecord flattenable(Object value, boolean acceptsStrings) {
        if (!(value instanceof JsObject) && !(acceptsStrings && value instanceof JsString)) {
            throw Errors.typeError(Describe.plainly(value) + " is not an object");
        }
        JsObject method = ObjectOperations.getMethod(value, Symbol.ITERATOR);
        Object iterator = method == null ? value : ObjectOperations.call(method, value);
        if (iterator instanceof JsObject object) {
            return IteratorRecord.ofIterator(object);
        }
        throw Errors.typeError(Describe.plainly(iterator) + " is not an object");
    }

    /** A helper that reads from one iterator. */
    private abstract static class OverOne extends IteratorHelper {
        final IteratorRecord source;
        double counter;

        OverOne(IteratorRecord source) {
            this.source = source;
        }

        @Override
        protected void close() {
            source.close();
        }
    }

    public static IteratorHelper map(IteratorRecord source, JsObject function) {
        return new Mapping(source, function);
    }

    private static final class Mapping extends OverOne {
        private final JsObject function;

        Mapping(IteratorRecord source, JsObject function) {
            super(source);
            this.function = function;
        }

        @Override
        protected Object produce() {
            Object value = source.step();
            return value == null ? null : callClosing(source, function, value, counter++);
        }
    }

    public static IteratorHelper filter(IteratorRecord source, JsObject predicate) {
        return new Filtering(source, predicate);
    }

    private static final class Filtering extends OverOne {
        private final JsObject predicate;

        Filtering(IteratorRecord source, JsObject predicate) {
            super(source);
            this.predicate = predicate;
        }

        @Override
        protected Object produce() {
            for (Object value = source.step(); value != null; value = source.step()) {
                if (Conversions.toBoolean(callClosing(source, predicate, value, counter++))) {
                    return value;
                }
            }
            return null;
        }
    }

    public static IteratorHelper take(IteratorRecord source, double limit) {
        return new Taking(source, limit);
    }

    private static final class Taking extends OverOne {
        private double remaining;

        Taking(IteratorRecord source, double limit) {
            super(source);
            this.remaining = limit;
        }

        @Override
        protected Object produce() {
            if (remaining == 0) {
                source.close();
                return null;
            }
            remaining--;
            return source.step();
        }
    }

    public static IteratorHelper drop(IteratorRecord source, double limit) {
        return new Dropping(source, limit);
    }

    private static final class Dropping extends OverOne {
        private double remaining;

        Dropping(IteratorRecord source, double limit) {
            super(source);
            this.remaining = limit;
        }

        @Override
        protected Object produce() {
            while (remaining > 0) {
                remaining--;
                if (source.step() == null) {
                    return null;
                }
            }
            return source.step();
        }
    }

    public static IteratorHelper flatMap(IteratorRecord source, JsObject function) {
        return new FlatMapping(source, function);
    }

    private static final class FlatMapping extends OverOne {
        private final JsObject function;
        private IteratorRecord inner;

        FlatMapping(IteratorRecord source, JsObject function) {
            super(source);
            this.function = function;
        }

        @Override
        protected Object produce() {
            for (;;) {
                if (inner == null) {
                    Object value = source.step();
                    if (value == null) {
                        return null;
                    }
                    Object mapped = callClosing(source, function, value, counter++);
                    try {
                        inner = flattenable(mapped, false);
                    } catch (JsThrow thrown) {
                        source.closeQuietly();
                        throw thrown;
                    }
                }
                Object value;
                try {
                    value = inner.step();
                } catch (JsThrow thrown) {
                    source.closeQuietly();
                    throw thrown;
                }
                if (value != null) {
                    return value;
                }
                inner = null;
            }
        }

        @Override
        protected void close() {
            if (inner != null) {
                try {
                    inner.close();
                } catch (JsThrow thrown) {
                    source.closeQuietly();
                    throw thrown;
                }
            }
            source.close();
        }
    }

    /** Arrays of so many values; the last one may be shorter. */
    public static IteratorHelper chunks(IteratorRecord source, long size) {
        return new Chunking(source, size);
    }

    private static final class Chunking extends OverOne {
        private final long size;

        Chunking(IteratorRecord source, long size) {
            super(source);
            this.size = size;
        }

        @Override
        protected Object produce() {
            ArrayList<Object> chunk = new ArrayList<>();
            while (chunk.size() < size && !source.isDone()) {
                Object value = source.step();
                if (value == null) {
                    break;
                }
                chunk.add(value);
            }
            return chunk.isEmpty() ? null : JsArray.of(chunk.toArray());
        }
    }

    /** Arrays of so many neighbours; if there are fewer values at all, one array of these if {@code allowPartial}. */
    public static IteratorHelper windows(IteratorRecord source, long size, boolean allowPartial) {
        return new Sliding(source, size, allowPartial);
    }

    private static final class Sliding extends OverOne {
        private final long size;
        private final boolean allowPartial;
        private final ArrayList<Object> window = new ArrayList<>();

        Sliding(IteratorRecord source, long size, boolean allowPartial) {
            super(source);
            this.size = size;
            this.allowPartial = allowPartial;
        }

        @Override
        protected Object produce() {
            if (source.isDone()) {
                return null;
            }
            for (Object value = source.step(); value != null; value = source.step()) {
                if (window.size() == size) {
                    window.remove(0);
                }
                window.add(value);
                if (window.size() == size) {
                    return JsArray.of(window.toArray());
                }
            }
            return allowPartial && !window.isEmpty() && window.size() < size ? JsArray.of(window.toArray()) : null;
        }
    }

    /** Iterator.concat: the iterables with their iterator methods, opened when their turn comes. */
    public static IteratorHelper concat(Object[] iterables, JsObject[] methods) {
        return new Concatenation(iterables, methods);
    }

    private static final class Concatenation extends IteratorHelper {
        private final Object[] iterables;
        private final JsObject[] methods;
        private int at;
        private IteratorRecord inner;

        Concatenation(Object[] iterables, JsObject[] methods) {
            this.iterables = iterables;
            this.methods = methods;
        }

        @Override
        protected Object produce() {
            for (;;) {
                if (inner == null) {
                    if (at == iterables.length) {
                        return null;
                    }
                    inner = IteratorRecord.ofMethod(iterables[at], methods[at]);
                    at++;
                }
                Object value = inner.step();
                if (value != null) {
                    return value;
                }
                inner = null;
            }
        }

        @Override
        protected void close() {
            if (inner != null) {
                inner.close();
            }
        }
    }
}
