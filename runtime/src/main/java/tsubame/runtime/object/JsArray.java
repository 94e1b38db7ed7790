package tsubame.runtime.object;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;

/**
 * An array exotic object (§10.4.2): the internal methods over {@link ArrayStorage}. Use the methods of the storage for speed and these
 * for meaning. Those that make arrays take the current realm's, unless told.
 */
public final class JsArray extends ArrayRanges {
    public JsArray(Shape shape) {
        super(shape);
    }

    // ---- Making arrays.

    public static JsArray create() {
        return new JsArray(Agent.realm.arrayShape);
    }

    public static JsArray create(Realm realm) {
        return new JsArray(realm.arrayShape);
    }

    /** An array of the given values; takes the Java array over; nulls are holes. */
    public static JsArray of(Object... elements) {
        return ofValues(elements, elements.length);
    }

    /** An array of the first count values; takes the Java array over; nulls are holes. */
    public static JsArray ofValues(Object[] elements, int count) {
        JsArray array = create();
        array.replaceDense(elements, count);
        return array;
    }

    /** An array of the first count numbers; takes the Java array over. */
    public static JsArray ofDoubles(double[] numbers, int count) {
        JsArray array = create();
        array.replaceDoubles(numbers, count);
        return array;
    }

    /** ArrayCreate without a prototype (§10.4.2.2): length holes, which take no room. */
    public static JsArray withLength(long length) {
        JsArray array = create();
        array.setLength(length);
        return array;
    }

    // ---- Internal methods for indices

    @Override
    public PropertyDescriptor getOwnIndexed(long index) {
        if (isSparse() || index > PropertyKey.MAX_INDEX) {
            return super.getOwnIndexed(index);
        }
        Object value = denseAt(index);
        return value == null ? null : PropertyDescriptor.data(value, Attributes.DEFAULT);
    }

    /** Whether {@code new Array(length)} makes an array of that length. */
    public static boolean isLength(double length) {
        return length >= 0 && length <= MAX_LENGTH && length == (long) length;
    }

    /** An array of holes. */
    public static JsArray ofLength(long length) {
        JsArray array = create();
        array.beginWithHoles(length);
        return array;
    }

    /** The same with room for all, as they are going to be filled; there is at least one. */
    public static JsArray ofRoom(int length) {
        Object[] room = new Object[length]; // first, so that all is stored into what is new
        JsArray array = create();
        array.beginWithRoom(room);
        return array;
    }

    private Object denseAt(long index) {
        return index <= Integer.MAX_VALUE ? getDense((int) index) : null;
    }

    @Override
    public boolean hasIndex(long index) {
        if (isSparse() || index > PropertyKey.MAX_INDEX) {
            return super.hasIndex(index);
        }
        return denseAt(index) != null || IndexedLookup.prototypeHas(this, index);
    }

    @Override
    public Object getIndex(long index, Object receiver) {
        if (isSparse() || index > PropertyKey.MAX_INDEX) {
            return super.getIndex(index, receiver);
        }
        Object value = denseAt(index);
        return value != null ? value : IndexedLookup.prototypeGet(this, index, receiver);
    }

    @Override
    public boolean setIndex(long index, Object value, Object receiver) {
        if (index > PropertyKey.MAX_INDEX) {
            return super.setIndex(index, value, receiver);
        }
        if (isSparse() && elements != null && elements.get(index) != null) {
            return IndexedLookup.set(this, index, value, receiver);
        }
        if (receiver == this) {
            if (index <= Integer.MAX_VALUE && setDense((int) index, value)) {
                return true;
            }
            if (!Agent.indexedPrototypes) {
                return createNew(index, value, Attributes.DEFAULT);
            }
        } else if (denseAt(index) != null) {
            return NamedAssignment.setOnReceiver(PropertyKey.ofIndex(index), value, receiver);
        }
        return IndexedLookup.prototypeSet(this, index, value, receiver);
    }

    /** §10.4.2.1 step 2. */
    @Override
    public boolean defineOwnIndexed(long index, PropertyDescriptor wanted) {
        if (index > PropertyKey.MAX_INDEX) {
            return super.defineOwnIndexed(index, wanted);
        }
        Object existing = isSparse() ? (elements == null ? null : elements.get(index)) : denseAt(index);
        if (existing == null) {
            return createNew(index, wanted.toSlot(), wanted.attributes());
        }
        if (!isSparse()) {
            if (PropertyDefinition.mergedBits(Attributes.DEFAULT, wanted) == Attributes.DEFAULT) {
                return setDense((int) index, PropertyDefinition.mergedSlot(existing, wanted));
            }
            makeSparse();
        }
        return PropertyDefinition.defineIndexed(this, index, wanted);
    }

    /** CreateDataProperty (§7.3.5) without a descriptor. Runs no user code. */
    public boolean createElement(long index, Object value) {
        if (isSparse() || index > PropertyKey.MAX_INDEX) {
            return defineOwnIndexed(index, PropertyDescriptor.data(value, Attributes.DEFAULT));
        }
        return denseAt(index) != null ? setDense((int) index, value) : createNew(index, value, Attributes.DEFAULT);
    }

    @Override
    public boolean deleteIndex(long index) {
        if (isSparse() || index > PropertyKey.MAX_INDEX) {
            return super.deleteIndex(index);
        }
        if (denseAt(index) != null) {
            makeHole((int) index);
        }
        return true;
    }

    @Override
    protected void addIndexKeys(KeyList keys) {
        if (isSparse()) {
            super.addIndexKeys(keys);
            return;
        }
        long n = storedLength();
        for (int i = 0; i < n; i++) {
            if (getDense(i) != null) {
                keys.add(IndexKey.of(i));
            }
        }
    }

    // ---- Internal methods for length

    @Override
    public PropertyDescriptor getOwnProperty(PropertyKey key) {
        return key == Names.LENGTH ? ArrayLength.descriptor(this) : super.getOwnProperty(key);
    }

    @Override
    public boolean defineOwnProperty(PropertyKey key, PropertyDescriptor wanted) {
        return key == Names.LENGTH ? ArrayLength.define(this, wanted) : super.defineOwnProperty(key, wanted);
    }

    @Override
    public boolean hasProperty(PropertyKey key) {
        return key == Names.LENGTH || super.hasProperty(key);
    }

    @Override
    public Object get(PropertyKey key, Object receiver) {
        return key == Names.LENGTH ? (Object) (double) length() : super.get(key, receiver);
    }

    @Override
    public boolean set(PropertyKey key, Object value, Object receiver) {
        return key == Names.LENGTH ? ArrayLength.set(this, value, receiver) : super.set(key, value, receiver);
    }

    @Override
    public boolean delete(PropertyKey key) {
        return key != Names.LENGTH && super.delete(key);
    }

    @Override
    protected void addNamedKeys(KeyList keys) {
        keys.add(Names.LENGTH);
        super.addNamedKeys(keys);
    }

    @Override
    public Shape cacheableShape(PropertyKey key) {
        return key == Names.LENGTH ? null : shape;
    }

    @Override
    protected boolean mayHaveIndices() {
        return isSparse() ? elements != null : length() > 0;
    }

    @Override
    Shape becomePrototype() {
        Shape s = super.becomePrototype();
        makeSparse();
        return s;
    }

    @Override
    public boolean isArray() {
        return true;
    }

    @Override
    public String className() {
        return "Array";
    }
}
