package tsubame.aot;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.ir.Function;

/**
 * The parts into which the runtime's code is cut, so that they are compiled beside each other and one that has not changed is
 * taken from the cache. LLVM inlines within a part only, so what the dispatch loop calls all day is in one with it. A function's
 * part follows from its class alone: a change elsewhere moves nothing.
 */
final class CodeParts {
    /** @param pieces into how many parts the packages' classes are dealt out, by their names' hashes */
    private record Row(String name, int pieces, List<String> packages) {
        Row(String name, int pieces, String... packages) {
            this(name, pieces, List.of(packages));
        }
    }

    private static final List<Row> ROWS = List.of(
            new Row("loop", 1, "tsubame/runtime/interpreter/Interpreter"),
            new Row("core", 1, "tsubame/runtime/interpreter/", "tsubame/runtime/convert/", "tsubame/runtime/value/", "tsubame/runtime/object/",
                    "tsubame/runtime/function/", "tsubame/runtime/iteration/", "tsubame/runtime/realm/", "java/"),
            new Row("heap", 1, "tsubame/gc/", "tsubame/system/"),
            new Row("builtin", 3, "tsubame/runtime/builtin/"),
            new Row("node", 2, "tsubame/runtime/node/"),
            new Row("console", 1, "tsubame/runtime/console/"),
            new Row("web", 1, "tsubame/runtime/web/"),
            new Row("text", 1, "tsubame/text/"),
            new Row("frontend", 4, "tsubame/frontend/"),
            new Row("rest", 1, ""));

    private CodeParts() {}

    /** The functions of each part, by the part's name, in the order given. */
    static Map<String, List<Function>> of(Collection<Function> functions) {
        Map<String, List<Function>> parts = new TreeMap<>();
        for (Function function : functions) {
            parts.computeIfAbsent(part(function.reference().owner()), name -> new ArrayList<>()).add(function);
        }
        return parts;
    }

    private static String part(String owner) {
        for (Row row : ROWS) {
            for (String start : row.packages) {
                if (owner.startsWith(start)) return row.pieces == 1 ? row.name : row.name + Math.floorMod(outer(owner).hashCode(), row.pieces);
            }
        }
        throw new IllegalStateException("no part for " + owner);
    }

    private static String outer(String owner) {
        int nested = owner.indexOf('$');
        return nested < 0 ? owner : owner.substring(0, nested);
    }
}
