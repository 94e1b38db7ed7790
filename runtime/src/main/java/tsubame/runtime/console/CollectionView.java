package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.collection.JsMap;
import tsubame.runtime.collection.JsSet;
import tsubame.runtime.collection.OrderedTable;
import tsubame.runtime.object.JsObject;

/** The entries of maps and sets for {@link ObjectView}. */
final class CollectionView {
    private CollectionView() {}

    static boolean isCollection(JsObject object) {
        return object instanceof JsMap || object instanceof JsSet;
    }

    static String name(JsObject object) {
        return object instanceof JsMap ? "Map" : "Set";
    }

    static int size(JsObject object) {
        return table(object).size();
    }

    private static OrderedTable table(JsObject object) {
        return object instanceof JsMap map ? map.table : ((JsSet) object).table;
    }

    static void addEntries(Inspector inspector, JsObject object, ArrayList<String> entries, int level) {
        OrderedTable.Cursor cursor = new OrderedTable.Cursor(table(object));
        int limit = (int) Math.min(inspector.options.maxArrayLength, size(object));
        while (entries.size() < limit && cursor.advance()) {
            String key = inspector.show(cursor.key(), level + 1);
            entries.add(object instanceof JsMap ? key + " => " + inspector.show(cursor.value(), level + 1) : key);
        }
        int more = size(object) - limit;
        if (more > 0) {
            entries.add("... " + more + " more item" + (more > 1 ? "s" : ""));
        }
    }
}
