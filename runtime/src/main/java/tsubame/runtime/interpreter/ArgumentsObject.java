package tsubame.runtime.interpreter;

import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.ExoticObject;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.value.Cell;

/**
 * An arguments object (§10.4.4). A mapped one shares cells with the parameters: while index i is mapped, its value is the cell's;
 * the stored value is kept up to date only when the mapping ends. An unmapped one has no cells and is ordinary.
 */
public final class ArgumentsObject extends ExoticObject {
    /** By index; null where it is not, or no longer, mapped. */
    private final Cell[] map;

    ArgumentsObject(Shape shape, Cell[] map) {
        super(shape);
        this.map = map;
    }

    private Cell cellOf(long index) {
        return map != null && index < map.length ? map[(int) index] : null;
    }

    @Override
    public PropertyDescriptor getOwnIndexed(long index) {
        PropertyDescriptor own = super.getOwnIndexed(index);
        Cell cell = own == null ? null : cellOf(index);
        if (cell != null) {
            own.setValue(cell.value);
        }
        return own;
    }

    /** §10.4.4.2. */
    @Override
    public boolean defineOwnIndexed(long index, PropertyDescriptor wanted) {
        Cell cell = cellOf(index);
        if (cell == null) {
            return super.defineOwnIndexed(index, wanted);
        }
        elements.replace(index, cell.value);
        if (!super.defineOwnIndexed(index, wanted)) {
            return false;
        }
        if (wanted.isAccessor()) {
            map[(int) index] = null;
            return true;
        }
        if (wanted.value() != null) {
            cell.value = wanted.value();
        }
        if (wanted.has(Attributes.WRITABLE) && !wanted.isWritable()) {
            map[(int) index] = null;
        }
        return true;
    }

    @Override
    public Object getIndex(long index, Object receiver) {
        Cell cell = cellOf(index);
        return cell != null ? cell.value : super.getIndex(index, receiver);
    }

    /** §10.4.4.4. */
    @Override
    public boolean setIndex(long index, Object value, Object receiver) {
        Cell cell = receiver == this ? cellOf(index) : null;
        if (cell != null) {
            cell.value = value;
        }
        return super.setIndex(index, value, receiver);
    }

    @Override
    public boolean deleteIndex(long index) {
        boolean deleted = super.deleteIndex(index);
        if (deleted && cellOf(index) != null) {
            map[(int) index] = null;
        }
        return deleted;
    }

    @Override
    public Shape cacheableShape(PropertyKey key) {
        return shape;
    }

    @Override
    protected boolean mayHaveIndices() {
        return elements != null;
    }

    @Override
    public String className() {
        return "Arguments";
    }
}
