package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.object.IndexKey;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.JsBigInt;

/** The entries of arrays and typed arrays: elements, runs of holes, and how many are left out. */
final class ElementEntries {
    private final Inspector inspector;
    private final JsObject object;
    private final int level;
    /** Whether the last entry says how many elements are left out. */
    boolean more;
    /** Whether all elements are numbers. */
    boolean numbers = true;

    ElementEntries(Inspector inspector, JsObject object, int level) {
        this.inspector = inspector;
        this.object = object;
        this.level = level;
    }

    void add(ArrayList<String> entries, long length) {
        int limit = (int) Math.min(inspector.options.maxArrayLength, length);
        PropertyEntries properties = new PropertyEntries(inspector, object, level);
        long index = 0;
        while (index < length && entries.size() < limit) {
            PropertyDescriptor own = object.getOwnIndexed(index);
            if (own != null) {
                numbers &= !own.isAccessor() && (own.value() instanceof Double || own.value() instanceof JsBigInt);
                entries.add(properties.value(own, 2));
                index++;
                continue;
            }
            long from = index;
            index = nextElement(index, length);
            numbers = false;
            String run = "<" + (index - from) + " empty item" + (index - from > 1 ? "s" : "") + ">";
            entries.add(inspector.paint(run, Style.UNDEFINED));
        }
        if (index < length) {
            more = true;
            entries.add(BinaryView.more(length - index));
        }
        if (object instanceof JsTypedArray view && inspector.options.showHidden) {
            BinaryView.addHidden(inspector, view, entries, level);
        }
    }

    /** The first index after a hole that has an element. */
    private long nextElement(long from, long length) {
        if (object instanceof JsArray array && array.isDense()) {
            long index = from;
            while (index < length && array.getOwnIndexed(index) == null) {
                index++;
            }
            return index;
        }
        for (PropertyKey key : object.ownKeys()) {
            if (key instanceof IndexKey k && k.index > from) {
                return k.index;
            }
        }
        return length;
    }
}
