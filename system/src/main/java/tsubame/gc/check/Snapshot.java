package tsubame.gc.check;

import tsubame.gc.Image;
import tsubame.gc.Line;
import tsubame.gc.ObjectModel;
import tsubame.gc.Options;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.Blocks;
import tsubame.gc.space.Granules;
import tsubame.gc.space.Layout;
import tsubame.gc.space.LargeObjects;
import tsubame.gc.space.WorkLists;
import tsubame.gc.trace.Roots;
import tsubame.system.Address;
import tsubame.system.SystemCalls;
import tsubame.system.Text;
import tsubame.system.rule.SystemCode;

/**
 * The heap in V8's .heapsnapshot format, which DevTools opens ({@code TSUBAME_GC=snapshot:FILE}), right after a full collection. Node 0 is the
 * root, with an edge for each slot of the image that references the heap; then come the objects in the order of addresses, so that an object's number
 * is the count of those before it. Objects are named by their classes, edges by the number of their word; what the stack alone holds hangs on nothing.
 */
@SystemCode("walks the heap")
public final class Snapshot {
    private static final int NODE_FIELDS = 6;
    /** Node types of the format's table. */
    private static final int ARRAY = 1;
    private static final int OBJECT = 3;
    private static final int SYNTHETIC = 9;
    /** The edge type whose name is a number. */
    private static final int ELEMENT = 1;

    private Snapshot() {}

    public static void write(Address heap) {
        int file = Options.open(heap, Options.snapshot(heap));
        if (file < 0) {
            Line.text(heap, Text.literal("tsubame: the file of TSUBAME_GC=snapshot cannot be written"));
            Line.end(heap);
            return;
        }
        WorkLists.clear(heap, WorkLists.NOTED);
        long nodes = number(heap);
        head(heap, file, nodes);
        nodes(heap, file);
        edges(heap, file);
        strings(heap, file);
        Line.send(heap, file);
        SystemCalls.close(file);
        WorkLists.clear(heap, WorkLists.NOTED);
    }

    /** Lists every object, in the order of addresses; returns the number of nodes. */
    private static long number(Address heap) {
        for (int block = 0; block < Blocks.frontier(heap); block++) {
            if (!Blocks.holdsObjects(heap, block)) continue;
            Address bytes = Granules.ofBlock(heap, block);
            for (int at = 0; at < Blocks.GRANULES; at++) {
                if ((bytes.loadByte(at) & Granules.START) == 0) continue;
                WorkLists.push(heap, WorkLists.NOTED, Blocks.start(heap, block).plus((long) at << ObjectModel.LOG_GRANULE));
            }
        }
        for (Address large = LargeObjects.lowest(heap); !large.isZero(); large = LargeObjects.above(heap, large)) {
            WorkLists.push(heap, WorkLists.NOTED, large);
        }
        return count(heap) + 1;
    }

    private static long count(Address heap) {
        return WorkLists.end(heap, WorkLists.NOTED).diff(WorkLists.start(heap, WorkLists.NOTED)) >>> 3;
    }

    private static Address object(Address heap, long index) {
        return WorkLists.start(heap, WorkLists.NOTED).loadAddress(8 * index);
    }

    /** The node of an object, by halving; 0: it is not listed. */
    private static long node(Address heap, Address object) {
        long low = 0;
        long high = count(heap) - 1;
        while (low <= high) {
            long middle = low + high >>> 1;
            Address found = object(heap, middle);
            if (found.eq(object)) return middle + 1;
            if (found.isBelow(object)) low = middle + 1;
            else high = middle - 1;
        }
        return 0;
    }

    private static void flush(Address heap, int file) {
        if (Line.isFull(heap)) Line.send(heap, file);
    }

    private static void head(Address heap, int file, long nodes) {
        Line.text(heap, Text.literal("{\"snapshot\":{\"meta\":{\"node_fields\":[\"type\",\"name\",\"id\",\"self_size\",\"edge_count\",\"detachedness\"],"));
        Line.text(heap, Text.literal("\"node_types\":[[\"hidden\",\"array\",\"string\",\"object\",\"code\",\"closure\",\"regexp\",\"number\",\"native\","
                + "\"synthetic\",\"concatenated string\",\"sliced string\",\"symbol\",\"bigint\"],\"string\",\"number\",\"number\",\"number\",\"number\"],"));
        Line.send(heap, file);
        Line.text(heap, Text.literal("\"edge_fields\":[\"type\",\"name_or_index\",\"to_node\"],\"edge_types\":[[\"context\",\"element\",\"property\","
                + "\"internal\",\"hidden\",\"shortcut\",\"weak\"],\"string_or_number\",\"node\"],"));
        Line.text(heap, Text.literal("\"trace_function_info_fields\":[],\"trace_node_fields\":[],\"sample_fields\":[],\"location_fields\":[]},\"node_count\":"));
        Line.number(heap, nodes);
        Line.text(heap, Text.literal(",\"edge_count\":"));
        long edges = rootEdges(heap, -1);
        for (long i = 0; i < count(heap); i++) edges += edges(heap, -1, object(heap, i));
        Line.number(heap, edges);
        Line.text(heap, Text.literal(",\"trace_function_count\":0},\n"));
        Line.send(heap, file);
    }

    private static void nodes(Address heap, int file) {
        Line.text(heap, Text.literal("\"nodes\":["));
        row(heap, SYNTHETIC, 0, 1, 0, rootEdges(heap, -1));
        for (long i = 0; i < count(heap); i++) {
            Address object = object(heap, i);
            int type = ObjectModel.type(object);
            boolean array = TypeTable.isArray(TypeTable.scan(TypeTable.row(Plan.types(heap), type)));
            Line.text(heap, Text.literal("\n,"));
            row(heap, array ? ARRAY : OBJECT, type, 2 * i + 3, TypeTable.sizeOf(Plan.types(heap), object), edges(heap, -1, object));
            flush(heap, file);
        }
        Line.text(heap, Text.literal("],\n"));
    }

    private static void row(Address heap, int type, long name, long id, long size, long edges) {
        Line.number(heap, type);
        comma(heap, name);
        comma(heap, id);
        comma(heap, size);
        comma(heap, edges);
        comma(heap, 0);
    }

    private static void comma(Address heap, long number) {
        Line.character(heap, ',');
        Line.number(heap, number);
    }

    private static void edges(Address heap, int file) {
        Line.text(heap, Text.literal("\"edges\":["));
        rootEdges(heap, file);
        for (long i = 0; i < count(heap); i++) edges(heap, file, object(heap, i));
        Line.text(heap, Text.literal("],\n"));
    }

    /** Writes the root's edges, or with file -1 only counts them. */
    private static long rootEdges(Address heap, int file) {
        Address image = Roots.image(heap);
        long edges = 0;
        for (long i = 0; i < image.loadLong(Image.SLOT_COUNT); i++) {
            long word = Image.slot(image, i).loadLong(0);
            if (!isEdge(heap, word)) continue;
            if (file >= 0) edge(heap, file, edges == 0, i, word);
            edges++;
        }
        return edges;
    }

    /** The same for an object. */
    private static long edges(Address heap, int file, Address object) {
        Address row = TypeTable.row(Plan.types(heap), ObjectModel.type(object));
        int scan = TypeTable.scan(row);
        if (!TypeTable.hasSlots(scan)) return 0;
        long words = TypeTable.isArray(scan) ? ObjectModel.length(object) : (row.loadInt(TypeTable.SIZE) >>> 3) - 1;
        long edges = 0;
        for (long i = 0; i < words; i++) {
            long word = object.loadLong(ObjectModel.BODY + 8 * i);
            if (!isEdge(heap, word) || !isSlot(row, scan, i)) continue;
            if (file >= 0) edge(heap, file, false, i, word);
            edges++;
        }
        return edges;
    }

    private static boolean isEdge(Address heap, long word) {
        return ObjectModel.isReference(word) && Layout.isInHeap(heap, Address.fromLong(word)) && node(heap, Address.fromLong(word)) > 0;
    }

    /** Weak slots are not shown: what is held by them alone is not there. */
    private static boolean isSlot(Address row, int scan, long word) {
        if (TypeTable.isArray(scan)) return true;
        if (scan == TypeTable.LONG_SLOTS) return (row.loadAddress(TypeTable.BITMAP).loadLong(word >>> 6 << 3) >>> (word & 63) & 1) != 0;
        return word < 64 && (row.loadLong(TypeTable.BITMAP) >>> word & 1) != 0;
    }

    private static void edge(Address heap, int file, boolean first, long name, long word) {
        if (!first) Line.text(heap, Text.literal("\n,"));
        Line.number(heap, ELEMENT);
        comma(heap, name);
        comma(heap, node(heap, Address.fromLong(word)) * NODE_FIELDS);
        flush(heap, file);
    }

    /** Names of types, by type number; the root has that of type 0. */
    private static void strings(Address heap, int file) {
        Line.text(heap, Text.literal("\"trace_function_infos\":[],\"trace_tree\":[],\"samples\":[],\"locations\":[],\n\"strings\":[\"(roots)\""));
        long count = Roots.image(heap).loadLong(Image.TYPE_COUNT);
        for (int type = 1; type < count; type++) {
            Line.text(heap, Text.literal(",\n\""));
            Address name = TypeTable.row(Plan.types(heap), type).loadAddress(TypeTable.NAME);
            if (!name.isZero()) Line.text(heap, name);
            Line.character(heap, '"');
            flush(heap, file);
        }
        Line.text(heap, Text.literal("]}\n"));
    }
}
