package tsubame.aot.llvm;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Alloc;
import tsubame.ir.Arith;
import tsubame.ir.ArrayOp;
import tsubame.ir.Block;
import tsubame.ir.Box;
import tsubame.ir.Call;
import tsubame.ir.Check;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Function;
import tsubame.ir.Likelihood;
import tsubame.ir.Memory;
import tsubame.ir.Raw;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.TypeTest;
import tsubame.ir.Unwinding;
import tsubame.ir.Value;

/**
 * One IR function as LLVM text. Requires all lowerings behind it. Block parameters become phis: a phi's label is that of the
 * LLVM block in which the predecessor's terminator stands; an edge with arguments out of a branch or switch gets a block of
 * its own, so that no two edges between the same blocks are confused. What subclasses override is how a part of a function
 * becomes one of LLVM's.
 */
class FunctionWriter {
    /**
     * LLVM 20 turns a memmove at the end of a function into a jump even if the function owes its caller the error register, which then
     * holds anything. Calls in tail position of such functions are no jumps otherwise either.
     */
    private static final String NO_TAIL_CALLS = " \"disable-tail-calls\"=\"true\"";

    record Edge(String label, List<Value> arguments) {}

    final Function function;
    final ModuleWriter module;
    final Text text;
    private final ArithmeticWriter arithmetic;
    private final MemoryWriter memory;
    private final CallWriter calls;
    private final Map<Block, List<Edge>> incoming = new HashMap<>();
    private final StringBuilder edgeBlocks = new StringBuilder();
    private int edgeCount;

    FunctionWriter(Function function, NativeLayout layout, ModuleWriter module) {
        this.function = function;
        this.module = module;
        this.text = new Text(layout, module);
        this.arithmetic = new ArithmeticWriter(text);
        this.memory = new MemoryWriter(text);
        this.calls = new CallWriter(text);
    }

    static String write(Function function, NativeLayout layout, ModuleWriter module) {
        try {
            return new FunctionWriter(function, layout, module).write();
        } catch (IllegalArgumentException | IllegalStateException fault) {
            throw new IllegalStateException("writing " + function.reference().text() + ": " + fault.getMessage(), fault);
        }
    }

    String write() {
        String attachment = module.debug().begin(function, symbol());
        for (Block block : blocks()) {
            text.begin(block);
            text.from(null);
            calls.begin(block);
            for (Value value : block.body()) {
                text.from(value.position());
                operation(value);
            }
            terminator(block.terminator());
            text.end(block);
        }
        StringBuilder out = new StringBuilder(header()).append(attachment).append(" {\n").append(prologue());
        for (Block block : blocks()) {
            out.append(Text.labelOf(block)).append(":\n");
            if (!isEntry(block)) {
                phis(out, block, "");
            }
            out.append(text.bodyOf(block));
        }
        return out.append(epilogue()).append(edgeBlocks).append("}\n\n").toString();
    }

    /** The function's name for the linker. */
    String symbol() {
        return Symbols.of(function.reference());
    }

    /** The blocks to write, the entry first. */
    List<Block> blocks() {
        return function.blocks();
    }

    /** Whether the block's parameters are known from elsewhere than its edges. */
    boolean isEntry(Block block) {
        return block == function.entry();
    }

    /** What stands before the blocks. */
    String prologue() {
        return "";
    }

    /** What stands behind them. */
    String epilogue() {
        return "";
    }

    String header() {
        boolean throwing = text.layout().mayThrow(function.reference());
        StringBuilder parameters = new StringBuilder();
        for (Value parameter : function.parameters()) {
            parameters.append(parameters.isEmpty() ? "" : ", ").append(LlvmTypes.of(parameter.type())).append(' ').append(Text.name(parameter));
        }
        if (throwing) {
            parameters.append(parameters.isEmpty() ? "" : ", ").append("ptr swifterror %error");
        }
        String inlining = switch (function.inlining()) {
            case BY_COST, BY_LIKELY_COST -> "";
            case ALWAYS -> " alwaysinline";
            case NEVER -> " noinline";
        };
        return "define " + module.linkage(function.reference()) + (throwing ? "swiftcc " : "fastcc ") + LlvmTypes.of(function.result()) + " "
                + Text.quoted(Symbols.of(function.reference())) + "(" + parameters + ")" + inlining + (function.isRare() ? " minsize optsize" : "")
                + (throwing ? NO_TAIL_CALLS : "") + " #0";
    }

    /** The phis of a block's parameters, their names with a suffix. */
    void phis(StringBuilder out, Block block, String suffix) {
        List<Edge> edges = incoming.getOrDefault(block, List.of());
        for (int i = 0; i < block.parameters().size(); i++) {
            Value parameter = block.parameters().get(i);
            if (edges.isEmpty()) {
                out.append("  ").append(Text.name(parameter)).append(" = freeze ").append(LlvmTypes.of(parameter.type())).append(" poison\n");
                continue;
            }
            out.append("  ").append(Text.name(parameter)).append(suffix).append(" = phi ").append(LlvmTypes.of(parameter.type()));
            for (int e = 0; e < edges.size(); e++) {
                out.append(e == 0 ? " [ " : ", [ ").append(text.operand(edges.get(e).arguments().get(i)));
                out.append(", %").append(edges.get(e).label()).append(" ]");
            }
            out.append('\n');
        }
    }

    void operation(Value value) {
        switch (value.op()) {
            case Const _ -> { }
            case Arith op -> arithmetic.write(value, op);
            case Compare op -> arithmetic.write(value, op);
            case Convert op -> arithmetic.write(value, op);
            case Box op -> arithmetic.write(value, op);
            case Memory op -> memory.write(value, op);
            case ArrayOp op -> memory.write(value, op);
            case Alloc op -> memory.write(value, op);
            case Raw op -> memory.write(value, op);
            case Call op -> calls.write(value, op);
            case Check op -> calls.write(value, op);
            case TypeTest op -> calls.write(value, op);
            case Unwinding op -> calls.write(value, op);
        }
    }

    // ---- terminators

    void terminator(Terminator terminator) {
        switch (terminator) {
            case Terminator.Jump(Target target) -> jump(target);
            case Terminator.Branch(Value condition, Target then, Target otherwise, Likelihood likelihood) ->
                text.line("br i1 " + text.operand(condition) + ", label %" + edge(then) + ", label %" + edge(otherwise) + weights(likelihood));
            case Terminator.Switch(Value value, List<Integer> keys, List<Target> cases, Target otherwise) -> choose(value, keys, cases, otherwise);
            case Terminator.Return(Value value) -> returnValue(value);
            case Terminator.Panic(String message) -> {
                text.line("call void @" + Symbols.PANIC + "(ptr " + module.message(message) + ")");
                text.line("unreachable");
            }
            case Terminator.Unwind() -> unwind();
            case Terminator.Unreachable() -> text.line("unreachable");
            case Terminator.Throw _, Terminator.Invoke _ -> throw new IllegalStateException("exceptions are not lowered");
        }
    }

    void jump(Target target) {
        addEdge(target.block(), text.label(), target.arguments());
        text.line("br label %" + Text.labelOf(target.block()));
    }

    void returnValue(Value value) {
        text.line(value == null ? "ret void" : "ret " + text.typed(value));
    }

    void unwind() {
        text.line(function.result() == Type.VOID
                ? "ret void"
                : "ret " + LlvmTypes.of(function.result()) + " " + LlvmTypes.anyValue(function.result()));
    }

    private static String weights(Likelihood likelihood) {
        return switch (likelihood) {
            case UNKNOWN -> "";
            case LIKELY -> ", !prof !3";
            case UNLIKELY -> ", !prof !2";
        };
    }

    void choose(Value value, List<Integer> keys, List<Target> cases, Target otherwise) {
        StringBuilder line = new StringBuilder("switch i32 ").append(text.operand(value)).append(", label %").append(edge(otherwise)).append(" [");
        for (int i = 0; i < keys.size(); i++) {
            line.append(" i32 ").append(keys.get(i)).append(", label %").append(edge(cases.get(i)));
        }
        text.line(line.append(" ]").toString());
    }

    /** The label to branch to: the target's own, or that of a block of this edge. */
    String edge(Target target) {
        if (target.arguments().isEmpty()) {
            return Text.labelOf(target.block());
        }
        String label = edgeBlock("br label %" + Text.labelOf(target.block()));
        addEdge(target.block(), label, target.arguments());
        return label;
    }

    /** A block of its own with these lines; gives its label. */
    String edgeBlock(String... lines) {
        String label = "e" + edgeCount++;
        edgeBlocks.append(label).append(":\n");
        for (String line : lines) {
            edgeBlocks.append("  ").append(line).append('\n');
        }
        return label;
    }

    void addEdge(Block to, String label, List<Value> arguments) {
        incoming.computeIfAbsent(to, block -> new ArrayList<>()).add(new Edge(label, arguments));
    }
}
