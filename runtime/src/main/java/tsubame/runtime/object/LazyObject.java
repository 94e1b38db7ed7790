package tsubame.runtime.object;

/**
 * An object some of whose named properties come into being when something first looks at them: {@code length}, {@code
 * name}, {@code prototype} of functions, {@code stack} of errors. Programs cannot tell. Subclasses say which keys are lazy
 * and make all of them at once in {@link #materialize}, with {@link #define}; changes and listings also materialise first.
 */
public abstract class LazyObject extends ExoticObject {
    private boolean lazy = true;

    protected LazyObject(Shape shape) {
        super(shape);
    }

    /** Whether the key may be one that materialize creates. */
    protected abstract boolean isLazyKey(PropertyKey key);

    /** Creates the lazy properties; called once, runs no user code. */
    protected abstract void materialize();

    /** Whether {@link #materialize} has not run yet. */
    protected final boolean isLazy() {
        return lazy;
    }

    /** Makes the lazy properties exist; for code that is going to use the shape directly. */
    public final void ensureMaterialized() {
        if (lazy) {
            lazy = false;
            materialize();
        }
    }

    private void touch(PropertyKey key) {
        if (lazy && isLazyKey(key)) {
            ensureMaterialized();
        }
    }

    @Override
    public boolean setPrototype(JsObject prototype) {
        ensureMaterialized();
        return super.setPrototype(prototype);
    }

    @Override
    public boolean preventExtensions() {
        ensureMaterialized();
        return super.preventExtensions();
    }

    @Override
    public PropertyDescriptor getOwnProperty(PropertyKey key) {
        touch(key);
        return super.getOwnProperty(key);
    }

    @Override
    public boolean defineOwnProperty(PropertyKey key, PropertyDescriptor descriptor) {
        ensureMaterialized();
        return super.defineOwnProperty(key, descriptor);
    }

    @Override
    public boolean hasProperty(PropertyKey key) {
        touch(key);
        return super.hasProperty(key);
    }

    @Override
    public Object get(PropertyKey key, Object receiver) {
        touch(key);
        return super.get(key, receiver);
    }

    @Override
    public boolean set(PropertyKey key, Object value, Object receiver) {
        ensureMaterialized();
        return super.set(key, value, receiver);
    }

    @Override
    public boolean delete(PropertyKey key) {
        ensureMaterialized();
        if (!shape.isDictionary() && shape.lookup(key) >= 0) {
            setShape(shape.toDictionary()); // never back to a shape that objects have before they materialise
        }
        return super.delete(key);
    }

    @Override
    protected void addNamedKeys(KeyList keys) {
        ensureMaterialized();
        super.addNamedKeys(keys);
    }

    @Override
    public Shape cacheableShape(PropertyKey key) {
        touch(key);
        return shape;
    }

    @Override
    protected boolean mayHaveIndices() {
        return elements != null;
    }

    @Override
    Shape becomePrototype() {
        ensureMaterialized();
        return super.becomePrototype();
    }
}
