package tsubame.aot.llvm;

import java.util.LinkedHashMap;
import java.util.Map;
import tsubame.ir.Kind;
import tsubame.ir.Region;

/**
 * Which accesses of memory never meet, told to LLVM as its type-based aliasing: each region of the IR is a type of its own below one root.
 * Whatever has no tag (raw memory, copies, the clearing of new objects) may meet everything.
 */
final class AliasRegions {
    /** Behind the numbers of all other metadata. */
    private static final int ROOT = 500_000_000;
    /** Java's instructions for bytes are those for booleans: where the array's type is not known, one may be taken for the other. */
    private static final String BYTES = "[" + Kind.BYTE;
    private static final String BOOLEANS = "[" + Kind.BOOLEAN;

    private final Map<String, Integer> tags = new LinkedHashMap<>();

    /** What an access has behind it. */
    String tag(Region region) {
        if (region.equals(Region.ANY) || region.equals(Region.NONE)) {
            return "";
        }
        String name = region.name().equals(BOOLEANS) ? BYTES : region.name();
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
            out.append('!').append(type).append(" = !{!\"").append(name).append("\", !").append(ROOT).append("}\n");
            out.append('!').append(tag).append(" = !{!").append(type).append(", !").append(type).append(", i64 0}\n");
        });
        return out.toString();
    }
}
