package tsubame.runtime.object;

/**
 * Base of the objects that override essential internal methods, for named keys or for indices (proxies, module namespaces,
 * arrays, functions until their properties exist …). A subclass overrides whole families: getOwnProperty, defineOwnProperty,
 * hasProperty, get, set, delete, addNamedKeys or ownKeys, {@link #cacheableShape}; and the index twins where indices are
 * special. For keys that are not special it calls the method of the superclass, which is the ordinary one.
 */
public abstract class ExoticObject extends JsObject {
    protected ExoticObject(Shape shape) {
        super(shape.forExotic());
    }

    protected ExoticObject(JsObject prototype) {
        super(Shape.rootFor(prototype).forExotic());
    }

    /** Ordinary; but the new shape is this object's own, for it must not meet ordinary objects of that prototype. */
    @Override
    public boolean setPrototype(JsObject prototype) {
        if (prototype != shape.prototype && !shape.isDictionary()) {
            setShape(shape.toDictionary());
        }
        return super.setPrototype(prototype);
    }

    /** Not until the subclass says for which keys the shape tells the truth. */
    @Override
    public Shape cacheableShape(PropertyKey key) {
        return null;
    }

    /** Pessimistic; a subclass that can be a prototype of ordinary objects should say what is so. */
    @Override
    protected boolean mayHaveIndices() {
        return true;
    }
}
