package tsubame.aot;

import java.util.LinkedHashSet;
import java.util.Set;
import tsubame.aot.build.MethodToIr;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.layout.DispatchTables;
import tsubame.aot.llvm.Symbols;
import tsubame.ir.Program;

/** Dispatch tables as LLVM constants: each entry the distance from the table to a function, so that nothing is relocated. */
final class DispatchText {
    private static final String NONE = "tsubame_no_method";

    private DispatchText() {}

    static Set<String> symbols(DispatchTables tables) {
        Set<String> symbols = new LinkedHashSet<>();
        for (DispatchTables.Table table : tables.all()) {
            symbols.add(WorldLayout.dispatchSymbol(table.declared()));
        }
        return symbols;
    }

    static String write(DispatchTables tables, Program program) {
        StringBuilder out = new StringBuilder();
        out.append("define internal void @").append(NONE).append("() #1 {\n  call void @").append(Symbols.PANIC)
                .append("(ptr @no_method_text)\n  unreachable\n}\n");
        out.append("@no_method_text = private constant [39 x i8] c\"call of a method that the object lacks\\00\"\n\n");
        for (DispatchTables.Table table : tables.all()) {
            table(out, table, program);
        }
        return out.toString();
    }

    /** An entry without code is a trap of the world's: calling it is a fault. */
    private static void table(StringBuilder out, DispatchTables.Table table, Program program) {
        String symbol = "@\"" + WorldLayout.dispatchSymbol(table.declared()) + "\"";
        out.append(symbol).append(" = internal constant [").append(table.entries().size()).append(" x i32] [");
        for (int i = 0; i < table.entries().size(); i++) {
            MethodInfo entry = table.entries().get(i);
            boolean compiled = entry != null && program.function(MethodToIr.reference(entry)) != null;
            String function = compiled ? Symbols.of(MethodToIr.reference(entry)) : NONE;
            out.append(i == 0 ? "\n  " : ",\n  ").append("i32 trunc (i64 sub (i64 ptrtoint (ptr @\"").append(function)
                    .append("\" to i64), i64 ptrtoint (ptr ").append(symbol).append(" to i64)) to i32)");
        }
        out.append("]\n\n");
    }
}
