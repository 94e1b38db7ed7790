package tsubame.runtime.object;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;

/** A String exotic object (§10.4.3): own fixed properties for the code units and {@code length}. */
public final class StringObject extends ExoticObject {
    /** [[StringData]]. */
    public final JsString value;

    /** Of the current realm's String. */
    public StringObject(JsString value) {
        this(Agent.realm.intrinsic(Intrinsic.STRING_PROTOTYPE), value);
    }

    public StringObject(JsObject prototype, JsString value) {
        super(prototype);
        this.value = value;
    }

    /** With a shape of its own, for %String.prototype%. */
    public StringObject(Shape shape, JsString value) {
        super(shape);
        this.value = value;
    }

    private JsString unit(long index) {
        return index < value.length() ? JsString.ofChar(value.charAt((int) index)) : null;
    }

    private PropertyDescriptor lengthDescriptor() {
        return PropertyDescriptor.data((double) value.length(), Attributes.FIXED);
    }

    @Override
    public PropertyDescriptor getOwnIndexed(long index) {
        JsString unit = unit(index);
        return unit != null ? PropertyDescriptor.data(unit, Attributes.ENUMERABLE) : super.getOwnIndexed(index);
    }

    @Override
    public boolean defineOwnIndexed(long index, PropertyDescriptor wanted) {
        return index < value.length()
                ? PropertyDefinition.isCompatible(isExtensible(), wanted, getOwnIndexed(index))
                : super.defineOwnIndexed(index, wanted);
    }

    @Override
    public boolean hasIndex(long index) {
        return index < value.length() || super.hasIndex(index);
    }

    @Override
    public Object getIndex(long index, Object receiver) {
        JsString unit = unit(index);
        return unit != null ? unit : super.getIndex(index, receiver);
    }

    @Override
    public boolean setIndex(long index, Object newValue, Object receiver) {
        return index >= value.length() && super.setIndex(index, newValue, receiver);
    }

    @Override
    public boolean deleteIndex(long index) {
        return index >= value.length() && super.deleteIndex(index);
    }

    @Override
    public PropertyDescriptor getOwnProperty(PropertyKey key) {
        return key == Names.LENGTH ? lengthDescriptor() : super.getOwnProperty(key);
    }

    @Override
    public boolean defineOwnProperty(PropertyKey key, PropertyDescriptor wanted) {
        return key == Names.LENGTH
                ? PropertyDefinition.isCompatible(isExtensible(), wanted, lengthDescriptor())
                : super.defineOwnProperty(key, wanted);
    }

    @Override
    public boolean hasProperty(PropertyKey key) {
        return key == Names.LENGTH || super.hasProperty(key);
    }

    @Override
    public Object get(PropertyKey key, Object receiver) {
        return key == Names.LENGTH ? (Object) (double) value.length() : super.get(key, receiver);
    }

    @Override
    public boolean set(PropertyKey key, Object newValue, Object receiver) {
        return key != Names.LENGTH && super.set(key, newValue, receiver);
    }

    @Override
    public boolean delete(PropertyKey key) {
        return key != Names.LENGTH && super.delete(key);
    }

    @Override
    protected void addIndexKeys(KeyList keys) {
        for (int i = 0; i < value.length(); i++) {
            keys.add(IndexKey.of(i));
        }
        super.addIndexKeys(keys);
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
        return value.length() > 0 || elements != null;
    }

    @Override
    public String className() {
        return "String";
    }
}
