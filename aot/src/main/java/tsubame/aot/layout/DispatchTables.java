package tsubame.aot.layout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.world.World;

/**
 * For each method that calls choose among several of: a table from the receiver's type number, less the lowest one, to the
 * method that runs. Types in between that are no receivers have null. A call through a subclass uses the same table.
 */
public final class DispatchTables {
    /** @param entries methods of the world; entry i is of type number {@code lowest + i} */
    public record Table(MethodInfo declared, int lowest, List<MethodInfo> entries) {
        public MethodInfo entry(int typeNumber) {
            int at = typeNumber - lowest;
            return at < 0 || at >= entries.size() ? null : entries.get(at);
        }

        /** The numbers whose receivers run a target: few ranges make a compare cheaper than the table. */
        public List<TypeNumbering.Range> rangesOf(MethodInfo target) {
            List<TypeNumbering.Range> ranges = new ArrayList<>();
            for (int i = 0; i < entries.size(); i++) {
                if (entries.get(i) != target) continue;
                int first = i;
                while (i + 1 < entries.size() && entries.get(i + 1) == target) i++;
                ranges.add(new TypeNumbering.Range(lowest + first, lowest + i));
            }
            return ranges;
        }
    }

    private final Map<MethodInfo, Table> tables = new LinkedHashMap<>();

    public DispatchTables(World world, TypeNumbering numbering) {
        for (MethodInfo declared : world.dispatched()) tables.put(declared, table(declared, world, numbering));
    }

    private static Table table(MethodInfo declared, World world, TypeNumbering numbering) {
        List<TypeNumbering.Range> receivers = numbering.ranges(declared.owner().name());
        int lowest = receivers.getFirst().first();
        int highest = receivers.getLast().last();
        List<MethodInfo> entries = new ArrayList<>();
        for (int number = lowest; number <= highest; number++) {
            MethodInfo target = world.select(declared, numbering.type(number));
            entries.add(target != null && world.methods().contains(target) ? target : null);
        }
        return new Table(declared, lowest, java.util.Collections.unmodifiableList(entries));
    }

    /** All tables, by the methods' alphabet. */
    public List<Table> all() {
        return List.copyOf(tables.values());
    }

    /** The table of a method that a {@link tsubame.aot.world.Callee.Dispatch} names. */
    public Table of(MethodInfo declared) {
        Table table = tables.get(declared);
        if (table == null) throw new IllegalArgumentException("no call chooses among targets of " + declared);
        return table;
    }
}
