package tsubame.runtime.module;

import java.util.Arrays;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.interpreter.BindingOps;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.ExoticObject;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.KeyList;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.Cell;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * A module namespace exotic object (§10.4.6): the exported bindings of a module, live, in the order of their names. Nothing can be
 * added, changed or removed from outside; symbols are ordinary properties, of which there is {@code @@toStringTag}. A <em>deferred</em>
 * one evaluates its module before it answers about exports; {@code then} is no export of it, so that promises leave it alone.
 */
public final class ModuleNamespace extends ExoticObject {
    private final ModuleRecord module;
    private final boolean deferred;
    /** Whether it says {@code __esModule}, for who requires the module. */
    private final boolean marked;
    /** Whether the exports may be asked for: a deferred module has not run before. */
    private boolean ready;
    private PropertyKey[] keys = new PropertyKey[8];
    private Cell[] cells = new Cell[8];
    private int size;
    /** Open hash table from key to its number plus 1. */
    private int[] table;

    ModuleNamespace(ModuleRecord module, boolean deferred) {
        this(module, deferred, false);
    }

    ModuleNamespace(ModuleRecord module, boolean deferred, boolean marked) {
        super((JsObject) null);
        define(Symbol.TO_STRING_TAG, JsString.of(deferred ? "Deferred Module" : "Module"), Attributes.FIXED);
        preventExtensions();
        this.module = module;
        this.deferred = deferred;
        this.marked = marked;
        this.ready = !deferred;
    }

    /** Takes the bindings from the module, also anew. */
    void fill() {
        size = 0;
        module.fillNamespace(this);
        if (marked) {
            add("__esModule", new Cell(true));
        }
        sort();
    }

    /** Adds a binding; only while it is being filled. */
    void add(String name, Cell cell) {
        if (deferred && name.equals("then")) {
            return;
        }
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            cells = Arrays.copyOf(cells, 2 * size);
        }
        keys[size] = PropertyKey.of(name);
        cells[size++] = cell;
    }

    /** Orders the bindings by the code units of their names. */
    private void sort() {
        for (int i = 1; i < size; i++) {
            PropertyKey key = keys[i];
            Cell cell = cells[i];
            int at = i;
            while (at > 0 && JsString.compare((JsString) keys[at - 1].toValue(), (JsString) key.toValue()) > 0) {
                keys[at] = keys[at - 1];
                cells[at] = cells[at - 1];
                at--;
            }
            keys[at] = key;
            cells[at] = cell;
        }
        int capacity = 16;
        while (capacity < 2 * size) {
            capacity *= 2;
        }
        table = new int[capacity];
        for (int i = 0; i < size; i++) {
            int at = keys[i].hash & (capacity - 1);
            while (table[at] != 0) {
                at = (at + 1) & (capacity - 1);
            }
            table[at] = i + 1;
        }
    }

    /** IsSymbolLikeNamespaceKey: keys that are never exports. */
    private boolean isOrdinary(PropertyKey key) {
        return key.isSymbol() || deferred && key == Names.THEN;
    }

    /** GetModuleExportsList: makes the module run. */
    private void demandExports() {
        if (!ready) {
            module.evaluateSync();
            ready = true;
        }
    }

    private Cell find(PropertyKey key) {
        demandExports();
        for (int at = key.hash & (table.length - 1); table[at] != 0; at = (at + 1) & (table.length - 1)) {
            if (PropertyKey.same(keys[table[at] - 1], key)) {
                return cells[table[at] - 1];
            }
        }
        return null;
    }

    private static Object read(Cell cell, PropertyKey key) {
        if (cell.value == null) {
            throw BindingOps.uninitialized(key.toString());
        }
        return cell.value;
    }

    // ---- Internal methods (§10.4.6.1 – §10.4.6.11)

    @Override
    public boolean setPrototype(JsObject prototype) {
        return prototype == null;
    }

    @Override
    public PropertyDescriptor getOwnProperty(PropertyKey key) {
        if (isOrdinary(key)) {
            return super.getOwnProperty(key);
        }
        Cell cell = find(key);
        return cell == null
                ? null
                : PropertyDescriptor.data(read(cell, key), Attributes.WRITABLE | Attributes.ENUMERABLE);
    }

    @Override
    public boolean defineOwnProperty(PropertyKey key, PropertyDescriptor wanted) {
        if (isOrdinary(key)) {
            return super.defineOwnProperty(key, wanted);
        }
        PropertyDescriptor current = getOwnProperty(key);
        if (current == null
                || wanted.isConfigurable()
                || wanted.isAccessor()
                || wanted.has(Attributes.ENUMERABLE) && !wanted.isEnumerable()
                || wanted.has(Attributes.WRITABLE) && !wanted.isWritable()) {
            return false;
        }
        return wanted.value() == null || Conversions.sameValue(wanted.value(), current.value());
    }

    @Override
    public boolean hasProperty(PropertyKey key) {
        return isOrdinary(key) ? super.hasProperty(key) : find(key) != null;
    }

    @Override
    public Object get(PropertyKey key, Object receiver) {
        if (isOrdinary(key)) {
            return super.get(key, receiver);
        }
        Cell cell = find(key);
        return cell == null ? Undefined.UNDEFINED : read(cell, key);
    }

    @Override
    public boolean set(PropertyKey key, Object value, Object receiver) {
        return false;
    }

    @Override
    public boolean delete(PropertyKey key) {
        return isOrdinary(key) ? super.delete(key) : find(key) == null;
    }

    @Override
    protected void addIndexKeys(KeyList list) {
        // The names come as strings in their own order, indices among them.
    }

    @Override
    protected void addNamedKeys(KeyList list) {
        demandExports();
        for (int i = 0; i < size; i++) {
            list.add(keys[i]);
        }
        super.addNamedKeys(list);
    }

    // ---- The twins for indices: an export may be called "0"

    @Override
    public PropertyDescriptor getOwnIndexed(long index) {
        return getOwnProperty(PropertyKey.ofIndex(index));
    }

    @Override
    public boolean defineOwnIndexed(long index, PropertyDescriptor descriptor) {
        return defineOwnProperty(PropertyKey.ofIndex(index), descriptor);
    }

    @Override
    public boolean hasIndex(long index) {
        return hasProperty(PropertyKey.ofIndex(index));
    }

    @Override
    public Object getIndex(long index, Object receiver) {
        return get(PropertyKey.ofIndex(index), receiver);
    }

    @Override
    public boolean setIndex(long index, Object value, Object receiver) {
        return false;
    }

    @Override
    public boolean deleteIndex(long index) {
        return delete(PropertyKey.ofIndex(index));
    }

    @Override
    public String className() {
        return "Module";
    }
}
