package tsubame.aot.llvm;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.aot.dispatch.DispatchForm;
import tsubame.aot.dispatch.DispatchLoop;
import tsubame.aot.dispatch.LoopPieces;
import tsubame.aot.dispatch.Piece;
import tsubame.ir.ArrayOp;
import tsubame.ir.Block;
import tsubame.ir.Target;
import tsubame.ir.Value;

/** The interpreter's loop as LLVM text in the form of dispatch that was asked for. */
final class LoopWriter extends FunctionWriter {
    private final DispatchLoop loop;
    private final DispatchForm form;
    private final LoopSymbols symbols;
    private String table = "";

    private LoopWriter(DispatchLoop loop, DispatchForm form, LoopSymbols symbols, NativeLayout layout, ModuleWriter module) {
        super(loop.function(), layout, module);
        this.loop = loop;
        this.form = form;
        this.symbols = symbols;
        text.positions(positions(loop));
    }

    static String write(DispatchLoop loop, DispatchForm form, int llvm, NativeLayout layout, ModuleWriter module) {
        LoopSymbols symbols = new LoopSymbols(loop.function().reference(), llvm);
        if (form != DispatchForm.TAIL) {
            LoopWriter writer = new LoopWriter(loop, form, symbols, layout, module);
            String function = writer.write();
            return writer.table + function;
        }
        LoopPieces pieces = new LoopPieces(loop, symbols.registers());
        StringBuilder out = new StringBuilder(handlers(pieces, symbols));
        out.append(new PieceWriter(pieces, pieces.entry(), symbols, layout, module).write());
        for (Piece piece : pieces.handlers()) {
            out.append(new PieceWriter(pieces, piece, symbols, layout, module).write());
        }
        for (Piece piece : pieces.rests()) {
            out.append(new PieceWriter(pieces, piece, symbols, layout, module).write());
        }
        return out.toString();
    }

    private static String handlers(LoopPieces pieces, LoopSymbols symbols) {
        StringBuilder out = new StringBuilder(symbols.table()).append(" = internal constant [").append(pieces.loop().opcodeCount()).append(" x ptr] [");
        for (int opcode = 0; opcode < pieces.loop().opcodeCount(); opcode++) {
            out.append(opcode == 0 ? "ptr " : ", ptr ").append(symbols.of(pieces.handler(opcode)));
        }
        return out.append("]\n\n").toString();
    }

    /** What the head reads code at: positions in an array, never negative. */
    static Set<Value> positions(DispatchLoop loop) {
        Set<Value> positions = new HashSet<>();
        for (Value value : loop.head().body()) {
            if (value.op() instanceof ArrayOp.Load(var _, var _, Value index) && index.block() == loop.head()) {
                positions.add(index);
            }
        }
        return positions;
    }

    @Override
    String header() {
        return super.header() + " section \"" + LoopSymbols.SECTION + "\"";
    }

    @Override
    void choose(Value value, List<Integer> keys, List<Target> cases, Target otherwise) {
        if (!keys.equals(loop.choice().keys()) || value != loop.choice().value()) {
            super.choose(value, keys, cases, otherwise);
            return;
        }
        Map<Target, String> edges = new HashMap<>();
        String[] labels = new String[loop.opcodeCount()];
        for (int opcode = 0; opcode < labels.length; opcode++) {
            labels[opcode] = edges.computeIfAbsent(loop.target(opcode), this::edge);
        }
        if (form == DispatchForm.GOTO) {
            computedJump(value, labels);
        } else {
            oneSwitch(value, labels);
        }
    }

    /** Every opcode has its case, so that nothing is asked before the jump. */
    private void oneSwitch(Value value, String[] labels) {
        StringBuilder line = new StringBuilder("switch i32 ").append(text.operand(value)).append(", label %").append(edgeBlock("unreachable")).append(" [");
        for (int opcode = 0; opcode < labels.length; opcode++) {
            line.append(" i32 ").append(opcode).append(", label %").append(labels[opcode]);
        }
        text.line(line.append(" ]").toString());
    }

    private void computedJump(Value value, String[] labels) {
        StringBuilder entries = new StringBuilder();
        for (String label : labels) {
            entries.append(entries.isEmpty() ? "ptr " : ", ptr ").append("blockaddress(").append(symbols.function()).append(", %").append(label).append(')');
        }
        table = symbols.table() + " = internal constant [" + labels.length + " x ptr] [" + entries + "]\n\n";
        String wide = text.let("zext i32 " + text.operand(value) + " to i64");
        String slot = text.let("getelementptr ptr, ptr " + symbols.table() + ", i64 " + wide);
        String place = text.let("load ptr, ptr " + slot + ", !invariant.load !0");
        StringBuilder targets = new StringBuilder();
        for (String label : new LinkedHashSet<>(List.of(labels))) {
            targets.append(targets.isEmpty() ? "label %" : ", label %").append(label);
        }
        text.line("indirectbr ptr " + place + ", [" + targets + "]");
    }
}
