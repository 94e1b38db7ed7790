package tsubame.runtime.realm;

import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.Cell;

/** Names → cells of the global declarative record: open addressing, linear probing, nothing is removed. */
final class BindingTable {
    private PropertyKey[] names = new PropertyKey[16];
    private Cell[] cells = new Cell[16];
    private boolean[] constants = new boolean[16];
    private int size;

    Cell cell(PropertyKey name) {
        return size == 0 ? null : cells[find(name)];
    }

    boolean isConstant(PropertyKey name) {
        return constants[find(name)];
    }

    Cell add(PropertyKey name, boolean constant) {
        if (2 * ++size > names.length) {
            grow();
        }
        Cell cell = new Cell();
        put(name, cell, constant);
        return cell;
    }

    /** Identity suffices: identifiers are names, never index keys. */
    private int find(PropertyKey name) {
        int mask = names.length - 1;
        int at = name.hash & mask;
        while (names[at] != null && names[at] != name) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void put(PropertyKey name, Cell cell, boolean constant) {
        int at = find(name);
        names[at] = name;
        cells[at] = cell;
        constants[at] = constant;
    }

    private void grow() {
        PropertyKey[] oldNames = names;
        Cell[] oldCells = cells;
        boolean[] oldConstants = constants;
        names = new PropertyKey[2 * oldNames.length];
        cells = new Cell[2 * oldNames.length];
        constants = new boolean[2 * oldNames.length];
        for (int i = 0; i < oldNames.length; i++) {
            if (oldNames[i] != null) {
                put(oldNames[i], oldCells[i], oldConstants[i]);
            }
        }
    }
}
