package tsubame.aot.llvm;

import java.util.HashMap;
import java.util.Map;
import tsubame.ir.Block;
import tsubame.ir.Function;
import tsubame.ir.Position;
import tsubame.ir.Value;

/**
 * The debug metadata of one module: for each instruction the line of the source it comes from and the calls it was inlined at,
 * for each function its name and file. No variables, no types: what profilers, traces and breakpoints need.
 *
 * <p>A location whose outermost frame is not the function that holds it (made by a pass, or of no source) counts as inlined
 * into the function at no line.
 */
public final class DebugInfo {
    /** Module flags, version numbers, compile unit and the type of all functions; what numbers here name is defined in {@link #text}. */
    private static final int FIRST = 10;
    private static final int VERSION = FIRST;
    private static final int DWARF = FIRST + 1;
    private static final int UNIT = FIRST + 2;
    private static final int TYPE = FIRST + 3;
    private static final int TYPES = FIRST + 4;
    private static final int UNIT_FILE = FIRST + 5;

    /** Where the instructions of a program come from, told by the program's compiler: a line of its source, and a number as column. */
    public interface Places {
        record Place(int line, int number) {}

        /** Null for what comes from nowhere in the program. */
        Place of(Position position);
    }

    /** Null for the runtime, whose positions are lines and calls they were inlined at. */
    private final Places places;
    private final StringBuilder nodes = new StringBuilder();
    private final Map<String, Integer> known = new HashMap<>();
    private int next = FIRST + 6;
    private int function;
    private String functionMethod;

    DebugInfo(Places places) {
        this.places = places;
    }

    boolean isOfProgram() {
        return places != null;
    }

    /** Names a node by its text: equal ones are one. */
    private int node(String text) {
        Integer number = known.get(text);
        if (number == null) {
            number = define(text);
            known.put(text, number);
        }
        return number;
    }

    private int define(String text) {
        nodes.append('!').append(next).append(" = ").append(text).append('\n');
        return next++;
    }

    private int file(String owner) {
        return node("!DIFile(filename: \"" + escaped(fileName(owner)) + "\", directory: \".\")");
    }

    /** The source of a class, by its name as javac has it; a source file is its own. */
    static String fileName(String owner) {
        if (isSource(owner)) return owner;
        int nested = owner.indexOf('$');
        return (nested < 0 ? owner : owner.substring(0, nested)) + ".java";
    }

    private static boolean isSource(String owner) {
        return owner.endsWith("ts") && owner.matches(".*\\.[mc]?ts") || owner.endsWith("js") && owner.matches(".*\\.[mc]?js");
    }

    private static String owner(String method) {
        return method.substring(0, Math.max(0, separator(method)));
    }

    /** Between the owner and the name: names of classes hold no point, and those of methods and functions may. */
    private static int separator(String method) {
        int slash = method.lastIndexOf('/');
        int source = Math.max(method.lastIndexOf("ts."), method.lastIndexOf("js."));
        if (source > 0 && isSource(method.substring(0, source + 2))) return source + 2;
        return method.indexOf('.', slash + 1);
    }

    /** {@code JsString.concat} for {@code tsubame/runtime/value/JsString.concat}; a function of a program by its own name. */
    static String name(String method) {
        String owner = owner(method);
        return isSource(owner) ? withoutNumber(method.substring(owner.length() + 1)) : method.substring(owner.lastIndexOf('/') + 1);
    }

    /** Functions of a program have a number behind their name, since many have the same. */
    private static String withoutNumber(String name) {
        int at = name.lastIndexOf('$');
        if (at > 0 && !Character.isDigit(name.charAt(name.length() - 1))) at = name.lastIndexOf('$', at - 1); // $entry and its like
        return at > 0 && at + 1 < name.length() && Character.isDigit(name.charAt(at + 1)) ? name.substring(0, at) : name;
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\5C").replace("\"", "\\22");
    }

    /** Begins a function; gives what its header gets. */
    String begin(Function function, String symbol) {
        functionMethod = function.reference().owner() + "." + function.reference().name();
        int line = firstLine(function);
        this.function = define(subprogram(functionMethod, ", linkageName: \"" + escaped(symbol) + "\"", line));
        return " !dbg !" + this.function;
    }

    private int firstLine(Function function) {
        int first = Integer.MAX_VALUE;
        for (Block block : function.blocks()) {
            for (Value value : block.body()) {
                Position position = value.position();
                if (position != null && position.inlinedAt() == null && position.method().equals(functionMethod)) {
                    first = Math.min(first, position.line());
                }
            }
        }
        return first == Integer.MAX_VALUE ? 0 : first;
    }

    private String subprogram(String method, String linkage, int line) {
        int file = file(owner(method));
        return "distinct !DISubprogram(name: \"" + escaped(name(method)) + "\"" + linkage + ", scope: !" + file + ", file: !" + file + ", line: "
                + line + ", type: !" + TYPE + ", scopeLine: " + line + ", spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !" + UNIT + ")";
    }

    /** What an instruction of the function gets; no position is line 0. */
    String location(Position position) {
        if (places != null) {
            Places.Place place = position == null ? null : places.of(position);
            return ", !dbg !" + (place == null ? nowhere() : location(place.line() + ", column: " + place.number(), function, ""));
        }
        return ", !dbg !" + (position == null ? nowhere() : of(position));
    }

    private int nowhere() {
        return location(0, function, "");
    }

    private int of(Position position) {
        if (position.inlinedAt() != null) return location(position.line(), inlined(position.method()), ", inlinedAt: !" + of(position.inlinedAt()));
        if (position.method().equals(functionMethod)) return location(position.line(), function, "");
        return location(position.line(), inlined(position.method()), ", inlinedAt: !" + nowhere());
    }

    private int inlined(String method) {
        return node(subprogram(method, "", 0));
    }

    private int location(int line, int scope, String inlinedAt) {
        return location(Integer.toString(line), scope, inlinedAt);
    }

    private int location(String line, int scope, String inlinedAt) {
        return node("!DILocation(line: " + line + ", scope: !" + scope + inlinedAt + ")");
    }

    /** The module's metadata. */
    String text() {
        return "\n!llvm.dbg.cu = !{!" + UNIT + "}\n!llvm.module.flags = !{!" + VERSION + ", !" + DWARF + "}\n"
                + "!" + VERSION + " = !{i32 2, !\"Debug Info Version\", i32 3}\n"
                + "!" + DWARF + " = !{i32 7, !\"Dwarf Version\", i32 5}\n"
                + "!" + UNIT + " = distinct !DICompileUnit(language: DW_LANG_Java, file: !" + UNIT_FILE
                + ", producer: \"tsubame\", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, nameTableKind: None)\n"
                + "!" + TYPE + " = !DISubroutineType(types: !" + TYPES + ")\n"
                + "!" + TYPES + " = !{null}\n"
                + "!" + UNIT_FILE + " = !DIFile(filename: \"tsubame\", directory: \".\")\n" + nodes;
    }
}
