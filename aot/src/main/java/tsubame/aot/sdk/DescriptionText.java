package tsubame.aot.sdk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tsubame.aot.llvm.NativeLayout;
import tsubame.ir.Effects;
import tsubame.ir.FieldRef;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Storage;
import tsubame.ir.text.Parser;
import tsubame.ir.text.Printer;

/**
 * A {@link RuntimeDescription} as text: a line for each fact, words separated by blanks, then the functions as IR.
 *
 * <pre>
 *   barrier
 *   class NAME SUPERCLASS INTERFACES NUMBER SIZE RANGES     lists separated by commas, - for none
 *   field OWNER NAME DESCRIPTOR OFFSET
 *   static OWNER NAME DESCRIPTOR SYMBOL
 *   constant OWNER NAME DESCRIPTOR SYMBOL
 *   entry OWNER NAME DESCRIPTOR EFFECTS
 *   code
 *   …
 * </pre>
 */
public final class DescriptionText {
    private static final String NONE = "-";

    private DescriptionText() {}

    public static String write(RuntimeDescription runtime) {
        StringBuilder out = new StringBuilder();
        if (runtime.barrier) {
            out.append("barrier\n");
        }
        for (RuntimeDescription.ClassEntry c : runtime.classes.values()) {
            List<String> ranges = new ArrayList<>();
            c.ranges().forEach(range -> ranges.add(range.first() + ":" + range.last()));
            line(out, "class", c.name(), c.superclass() == null ? NONE : c.superclass(), joined(c.interfaces()), c.number(), c.size(), joined(ranges));
        }
        runtime.offsets.forEach((field, offset) -> line(out, "field", field.owner(), field.name(), field.storage().descriptor(), offset));
        fields(out, "static", runtime.statics);
        fields(out, "constant", runtime.constants);
        runtime.entries.forEach((entry, effects) -> line(out, "entry", entry.owner(), entry.name(), entry.descriptor(), effects.bits()));
        out.append("code\n");
        for (Function function : runtime.inlinable) {
            out.append(Printer.print(function)).append('\n');
        }
        return out.toString();
    }

    private static void fields(StringBuilder out, String what, Map<FieldRef, String> symbols) {
        symbols.forEach((field, symbol) -> line(out, what, field.owner(), field.name(), field.storage().descriptor(), symbol));
    }

    private static void line(StringBuilder out, Object... words) {
        for (int i = 0; i < words.length; i++) {
            out.append(i == 0 ? "" : " ").append(words[i]);
        }
        out.append('\n');
    }

    private static String joined(List<String> words) {
        return words.isEmpty() ? NONE : String.join(",", words);
    }

    private static List<String> split(String words) {
        return words.equals(NONE) ? List.of() : List.of(words.split(","));
    }

    public static RuntimeDescription read(String text) {
        RuntimeDescription runtime = new RuntimeDescription();
        int at = 0;
        while (true) {
            int end = text.indexOf('\n', at);
            String line = text.substring(at, end);
            at = end + 1;
            if (line.equals("code")) {
                runtime.inlinable.addAll(Parser.parse(text.substring(at)));
                return runtime;
            }
            fact(runtime, line.split(" ", line.startsWith("class ") ? 0 : 5));
        }
    }

    private static void fact(RuntimeDescription runtime, String[] w) {
        switch (w[0]) {
            case "barrier" -> runtime.barrier = true;
            case "class" -> {
                List<NativeLayout.Range> ranges = new ArrayList<>();
                for (String range : split(w[6])) {
                    int colon = range.indexOf(':');
                    ranges.add(new NativeLayout.Range(Integer.parseInt(range.substring(0, colon)), Integer.parseInt(range.substring(colon + 1))));
                }
                runtime.classes.put(w[1], new RuntimeDescription.ClassEntry(w[1], w[2].equals(NONE) ? null : w[2], split(w[3]),
                        Integer.parseInt(w[4]), Integer.parseInt(w[5]), ranges));
            }
            case "field" -> runtime.offsets.put(field(w), Integer.parseInt(w[4]));
            case "static" -> runtime.statics.put(field(w), w[4]);
            case "constant" -> runtime.constants.put(field(w), w[4]);
            case "entry" -> runtime.entries.put(MethodRef.ofStatic(w[1], w[2], w[3]), new Effects(Integer.parseInt(w[4])));
            default -> throw new IllegalStateException("no fact about a runtime: " + w[0]);
        }
    }

    private static FieldRef field(String[] w) {
        return new FieldRef(w[1], w[2], new Storage(w[3]));
    }
}
