package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.collection.JsMap;
import tsubame.runtime.collection.JsSet;
import tsubame.runtime.collection.OrderedTable;
import tsubame.runtime.iteration.IterationKind;
import tsubame.runtime.iteration.TableIterator;
import tsubame.runtime.object.JsObject;

/** The entries of maps and sets, and what their iterators are called, for {@link ObjectView}. */
final class CollectionView {
    private CollectionView() {}

    static boolean isCollection(JsObject object) {
        return object instanceof JsMap || object instanceof JsSet;
    }

    static void addEntries(Inspector inspector, JsObject object, ArrayList<String> entries, int level) {
        OrderedTable table = object instanceof JsMap map ? map.table : ((JsSet) object).table;
        OrderedTable.Cursor cursor = new OrderedTable.Cursor(table);
        int limit = (int) Math.min(inspector.options.maxArrayLength, table.size());
        while (entries.size() < limit && cursor.advance()) {
            String key = inspector.nested(cursor.key(), level, 2);
            entries.add(object instanceof JsMap ? key + " => " + inspector.nested(cursor.value(), level, 2) : key);
        }
        if (table.size() > limit) {
            entries.add(BinaryView.more(table.size() - limit));
        }
    }

    static String iteratorName(TableIterator iterator) {
        String kind = iterator.kind() == IterationKind.ENTRIES ? " Entries" : " Iterator";
        return (iterator.isMap() ? "Map" : "Set") + kind;
    }
}
