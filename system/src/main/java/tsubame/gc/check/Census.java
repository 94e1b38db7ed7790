package tsubame.gc.check;

import tsubame.gc.Image;
import tsubame.gc.Line;
import tsubame.gc.ObjectModel;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.Granules;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.Layout;
import tsubame.gc.trace.Roots;
import tsubame.system.Address;
import tsubame.system.Text;
import tsubame.system.rule.SystemCode;

/** Live objects by type, right after a full collection: the types that take the most, a line each. Counts in the shadow, 16 bytes for each type. */
@SystemCode("part of the collector")
public final class Census {
    private static final int LINES = 20;
    private static final long BYTES = 0;
    private static final long COUNT = 8;

    private Census() {}

    public static void print(Address heap) {
        for (int block = 0; block < Blocks.frontier(heap); block++) countBlock(heap, block);
        Address large = LargeObjects.first(heap, LargeObjects.OLD_LIST);
        while (!large.isZero()) {
            count(heap, large);
            large = LargeObjects.next(heap, large);
        }
        for (int line = 0; line < LINES && printLargest(heap); line++) { }
        Address.fill(Layout.shadow(heap), types(heap) * 16, 0);
    }

    private static long types(Address heap) {
        return Roots.image(heap).loadLong(Image.TYPE_COUNT);
    }

    private static void countBlock(Address heap, int block) {
        Address bytes = Granules.ofBlock(heap, block);
        for (int at = 0; at < Blocks.GRANULES; at++) {
            if ((bytes.loadByte(at) & Granules.START) == 0) continue;
            count(heap, Blocks.start(heap, block).plus((long) at << ObjectModel.LOG_GRANULE));
        }
    }

    private static void count(Address heap, Address object) {
        Address row = Layout.shadow(heap).plus(16L * ObjectModel.type(object));
        row.storeLong(BYTES, row.loadLong(BYTES) + TypeTable.sizeOf(Plan.types(heap), object));
        row.storeLong(COUNT, row.loadLong(COUNT) + 1);
    }

    /** Prints the type with the most bytes, and takes it out; false: none is left. */
    private static boolean printLargest(Address heap) {
        int largest = 0;
        long most = 0;
        for (int type = 1; type < types(heap); type++) {
            long bytes = Layout.shadow(heap).plus(16L * type).loadLong(BYTES);
            if (bytes > most) {
                largest = type;
                most = bytes;
            }
        }
        if (most == 0) return false;
        Address row = Layout.shadow(heap).plus(16L * largest);
        Line.text(heap, Text.literal("gc census "));
        Line.bytes(heap, most);
        Line.text(heap, Text.literal(" in "));
        Line.number(heap, row.loadLong(COUNT));
        Line.text(heap, Text.literal(" of "));
        Address name = TypeTable.row(Plan.types(heap), largest).loadAddress(TypeTable.NAME);
        if (name.isZero()) {
            Line.text(heap, Text.literal("type "));
            Line.number(heap, largest);
        } else {
            Line.text(heap, name);
        }
        Line.end(heap);
        row.storeLong(BYTES, 0);
        return true;
    }
}
