package tsubame.aot.llvm;

import java.util.LinkedHashMap;
import java.util.Map;
import tsubame.ir.Kind;
import tsubame.ir.Region;
import tsubame.ir.Storage;

/**
 * Which accesses of memory never meet, told to LLVM as its type-based aliasing: each region of the IR is a type of its own below one root, and below
 * the references in arrays there is a type for each index that is a constant, as the third element of an array is the first of none. An access at an
 * index that is not known has the type above these, so it may meet all of them.
 * Whatever has no tag (raw memory, copies, the clearing of new objects) may meet everything.
 *
 * <pre>
 *   memory ─┬─ a field
 *           ├─ static fields, elements of numbers, …
 *           └─ references in arrays ─┬─ at 0
 *                                    └─ at 1 …
 * </pre>
 */
final class AliasRegions {
    /** Behind the numbers of all other metadata. */
    private static final int ROOT = 500_000_000;
    /** Java's instructions for bytes are those for booleans: where the array's type is not known, one may be taken for the other. */
    private static final String BYTES = "[" + Kind.BYTE;
    private static final String BOOLEANS = "[" + Kind.BOOLEAN;

    private static final String INDEX = " at ";
    private static final String REFERENCES = Region.array(Storage.BOXED).name();

    /** Metadata of accesses by the name of their type; that of an element begins with what is above it. */
    private final Map<String, Integer> tags = new LinkedHashMap<>();

    /** What an access has behind it. */
    String tag(Region region) {
        if (region.equals(Region.ANY) || region.equals(Region.NONE)) {
            return "";
        }
        if (region.isOfOneIndex()) {
            tag(REFERENCES);
            return tag(REFERENCES + INDEX + region.index());
        }
        return tag(region.name().equals(BOOLEANS) ? BYTES : region.name());
    }

    private String tag(String name) {
        return ", !tbaa !" + tags.computeIfAbsent(name, _ -> ROOT + 2 + 2 * tags.size());
    }

    /** The module's metadata; a scalar type and its tag for each region. */
    String text() {
        if (tags.isEmpty()) {
            return "";
        }
        StringBuilder out = new StringBuilder("!" + ROOT + " = !{!\"memory\"}\n");
        tags.forEach((name, tag) -> {
            int type = tag + 1;
            int above = name.startsWith(REFERENCES + INDEX) ? tags.get(REFERENCES) + 1 : ROOT;
            out.append('!').append(type).append(" = !{!\"").append(name).append("\", !").append(above).append("}\n");
            out.append('!').append(tag).append(" = !{!").append(type).append(", !").append(type).append(", i64 0}\n");
        });
        return out.toString();
    }
}
