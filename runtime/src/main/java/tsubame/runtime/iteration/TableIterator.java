package tsubame.runtime.iteration;

import tsubame.runtime.builtin.NativeIteratorBuiltins;
import tsubame.runtime.collection.OrderedTable;
import tsubame.runtime.console.Described;
import tsubame.runtime.console.Description;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.realm.Intrinsic;

/** A map or set iterator (ECMA-262 §24.1.5, §24.2.6): sees entries added meanwhile, and not those deleted. */
public final class TableIterator extends NativeIterator implements Described {
    private final IterationKind kind;
    private final boolean map;
    private OrderedTable.Cursor cursor;

    public TableIterator(OrderedTable table, boolean map, IterationKind kind) {
        super(map ? Intrinsic.MAP_ITERATOR_PROTOTYPE : Intrinsic.SET_ITERATOR_PROTOTYPE);
        this.map = map;
        this.kind = kind;
        this.cursor = new OrderedTable.Cursor(table);
    }

    /** The iterator that loops use, at the place of a cursor, which it takes over. */
    TableIterator(OrderedTable.Cursor cursor, boolean map) {
        super(map ? Intrinsic.MAP_ITERATOR_PROTOTYPE : Intrinsic.SET_ITERATOR_PROTOTYPE);
        this.map = map;
        this.kind = map ? IterationKind.ENTRIES : IterationKind.VALUES;
        this.cursor = cursor;
    }

    @Override
    public int nextRow() {
        return map ? NativeIteratorBuiltins.MAP_NEXT : NativeIteratorBuiltins.SET_NEXT;
    }

    @Override
    public Object advance() {
        if (cursor == null || !cursor.advance()) {
            cursor = null;
            return null;
        }
        return current(cursor);
    }

    private Object current(OrderedTable.Cursor at) {
        Object key = at.key();
        return switch (kind) {
            case KEYS -> key;
            case VALUES -> map ? at.value() : key;
            case ENTRIES -> JsArray.of(key, map ? at.value() : key);
        };
    }

    @Override
    public boolean hasDescription() {
        return cursor != null && cursor.copy().advance();
    }

    /** What is still to come. */
    @Override
    public void describe(Description out) {
        OrderedTable.Cursor rest = cursor.copy();
        while (rest.advance()) {
            out.value("", current(rest));
        }
    }

    /** The iterator at the same place, for whoever wants to look at the rest without moving it; null at the end. */
    public OrderedTable.Cursor peek() {
        return cursor == null ? null : cursor.copy();
    }

    public IterationKind kind() {
        return kind;
    }

    public boolean isMap() {
        return map;
    }
}
