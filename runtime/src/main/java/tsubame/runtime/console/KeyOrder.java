package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** Sorts entries for the option {@code sorted}. */
final class KeyOrder {
    private KeyOrder() {}

    /** By insertion: entries are few, and a comparator may throw. */
    static void sort(ArrayList<String> entries, int from, JsObject comparator) {
        for (int i = from + 1; i < entries.size(); i++) {
            String entry = entries.get(i);
            int at = i;
            while (at > from && isAfter(entries.get(at - 1), entry, comparator)) {
                entries.set(at, entries.get(at - 1));
                at--;
            }
            entries.set(at, entry);
        }
    }

    private static boolean isAfter(String left, String right, JsObject comparator) {
        if (comparator == null) {
            return left.compareTo(right) > 0;
        }
        Object order = comparator.call(Undefined.UNDEFINED, new Object[] {JsString.of(left), JsString.of(right)});
        return Conversions.toNumber(order) > 0;
    }
}
