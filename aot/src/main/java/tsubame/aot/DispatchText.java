package tsubame.aot;

import java.util.TreeSet;
import tsubame.aot.build.MethodToIr;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.layout.DispatchTables;
import tsubame.aot.llvm.Symbols;
import tsubame.ir.MethodRef;
import tsubame.ir.Program;

/**
 * Dispatch tables as an LLVM module of constants: each entry the distance from the table to a function, so that nothing is
 * relocated. The functions are defined in other modules.
 */
final class DispatchText {
    private static final String NONE = "tsubame_no_method";

    private final StringBuilder out = new StringBuilder();
    private final TreeSet<String> functions = new TreeSet<>();
    private final Program program;

    private DispatchText(Program program) {
        this.program = program;
    }

    static String write(DispatchTables tables, Program program) {
        DispatchText text = new DispatchText(program);
        text.begin();
        for (DispatchTables.Table table : tables.all()) text.table(table);
        for (String function : text.functions) text.out.append("declare hidden void @\"").append(function).append("\"()\n");
        return text.out.toString();
    }

    /** The function that stands in a table; null if it has no code. */
    static MethodRef entry(MethodInfo method, Program program) {
        return method != null && program.function(MethodToIr.reference(method)) != null ? MethodToIr.reference(method) : null;
    }

    private void begin() {
        out.append("target triple = \"x86_64-unknown-linux-gnu\"\n\n");
        out.append("declare void @").append(Symbols.PANIC).append("(ptr) cold nounwind noreturn\n");
        out.append("define internal void @").append(NONE).append("() cold nounwind noreturn {\n  call void @").append(Symbols.PANIC)
                .append("(ptr @no_method_text)\n  unreachable\n}\n");
        out.append("@no_method_text = private constant [39 x i8] c\"call of a method that the object lacks\\00\"\n\n");
    }

    /** An entry without code is a trap of the world's: calling it is a fault. */
    private void table(DispatchTables.Table table) {
        String symbol = "@\"" + WorldLayout.dispatchSymbol(table.declared()) + "\"";
        out.append(symbol).append(" = hidden constant [").append(table.entries().size()).append(" x i32] [");
        for (int i = 0; i < table.entries().size(); i++) {
            MethodRef entry = entry(table.entries().get(i), program);
            String function = entry == null ? NONE : Symbols.of(entry);
            if (entry != null) functions.add(function);
            out.append(i == 0 ? "\n  " : ",\n  ").append("i32 trunc (i64 sub (i64 ptrtoint (ptr @\"").append(function)
                    .append("\" to i64), i64 ptrtoint (ptr ").append(symbol).append(" to i64)) to i32)");
        }
        out.append("]\n\n");
    }
}
