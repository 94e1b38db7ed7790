package tsubame.aot.llvm;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tsubame.aot.dispatch.LoopPieces;
import tsubame.aot.dispatch.Piece;
import tsubame.ir.Block;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * One piece of the interpreter's loop as an LLVM function. All have one signature: the loop's state, then some words for what else
 * crosses a cut, undefined for handlers. They give the loop's result and the pending exception; {@code swifterror} does not go
 * together with their calling convention. The piece before the loop is the loop's function itself, and calls the first handler.
 */
final class PieceWriter extends FunctionWriter {
    private static final String AGAIN = ".next";

    private final LoopPieces pieces;
    private final Piece piece;
    private final LoopSymbols symbols;
    private final Block head;

    PieceWriter(LoopPieces pieces, Piece piece, LoopSymbols symbols, NativeLayout layout, ModuleWriter module) {
        super(pieces.loop().function(), layout, module);
        this.pieces = pieces;
        this.piece = piece;
        this.symbols = symbols;
        this.head = pieces.loop().head();
        text.positions(LoopWriter.positions(pieces.loop()));
    }

    @Override
    String symbol() {
        return symbols.name(piece);
    }

    private boolean isFunctionItself() {
        return piece.kind() == Piece.Kind.ENTRY;
    }

    @Override
    List<Block> blocks() {
        return piece.blocks();
    }

    @Override
    boolean isEntry(Block block) {
        return block == piece.entry() && piece.kind() != Piece.Kind.HANDLER;
    }

    // ---- the beginning

    @Override
    String header() {
        if (isFunctionItself()) {
            return super.header();
        }
        StringBuilder parameters = new StringBuilder();
        for (Value value : pieces.state()) {
            boolean word = text.isPosition(value);
            parameters.append(parameters.isEmpty() ? "" : ", ")
                    .append(word ? "i64 " + Text.name(value) + ".wide" : LlvmTypes.of(value.type()) + " " + Text.name(value));
        }
        for (int i = 0; i < pieces.extras(); i++) {
            parameters.append(", i64 %x").append(i);
        }
        boolean slow = piece.kind() == Piece.Kind.REST;
        return "define internal " + symbols.convention() + " { " + LlvmTypes.of(function.result()) + ", ptr } " + symbols.of(piece) + "(" + parameters
                + ") noinline nounwind null_pointer_is_valid " + (slow ? "cold " : "") + "\"frame-pointer\"=\"none\" section \""
                + (slow ? LoopSymbols.SLOW_SECTION : LoopSymbols.SECTION) + "\" align 16";
    }

    @Override
    String prologue() {
        if (isFunctionItself()) {
            return "";
        }
        text.begin("start");
        text.from(null);
        text.line("%error = alloca swifterror ptr");
        text.line("store ptr null, ptr %error");
        for (Value value : pieces.state()) {
            if (text.isPosition(value)) {
                position(Text.name(value));
            }
        }
        if (piece.kind() == Piece.Kind.HANDLER) {
            for (Value value : head.body()) {
                operation(value);
            }
            addEdge(piece.entry(), text.label(), piece.edge().arguments());
        } else {
            int next = 0;
            for (Value value : piece.extras()) {
                decode(value, "%x" + next++);
            }
            for (Value value : piece.entry().parameters()) {
                decode(value, "%x" + next++);
            }
        }
        text.line("br label %" + Text.labelOf(piece.entry()));
        return "start:\n" + text.bodyOf("start");
    }

    /** Positions are not negative, and travel as 64 bits: so neither reading operands nor the jump extends them. */
    private void position(String name) {
        text.line(name + ".small = icmp ult i64 " + name + ".wide, 2147483648");
        text.line("call void @llvm.assume(i1 " + name + ".small)");
        text.line(name + " = trunc i64 " + name + ".wide to i32");
    }

    private void decode(Value value, String word) {
        text.line(Text.name(value) + " = " + switch (LlvmTypes.of(value.type())) {
            case "ptr" -> "inttoptr i64 " + word + " to ptr";
            case "double" -> "bitcast i64 " + word + " to double";
            case "i64" -> "add i64 " + word + ", 0";
            default -> "trunc i64 " + word + " to " + LlvmTypes.of(value.type());
        });
    }

    private String encode(Value value) {
        String operand = text.operand(value);
        return switch (LlvmTypes.of(value.type())) {
            case "ptr" -> text.let("ptrtoint ptr " + operand + " to i64");
            case "double" -> text.let("bitcast double " + operand + " to i64");
            case "i64" -> operand;
            default -> text.let("zext " + text.typed(value) + " to i64");
        };
    }

    // ---- the ends

    @Override
    void jump(Target target) {
        if (stays(target)) {
            super.jump(target);
        } else {
            for (String line : leave(target)) {
                text.line(line);
            }
        }
    }

    @Override
    String edge(Target target) {
        if (stays(target)) {
            return super.edge(target);
        }
        String[] lines = leave(target);
        for (int i = 0; i < lines.length; i++) {
            lines[i] += text.location();
        }
        return edgeBlock(lines);
    }

    private boolean stays(Target target) {
        return target.block() == head || isFunctionItself() || piece.holds(target.block());
    }

    private String[] leave(Target target) {
        Piece rest = pieces.rest(target.block());
        StringBuilder arguments = state();
        int count = 0;
        for (Value value : rest.extras()) {
            arguments.append(", i64 ").append(encode(value));
            count++;
        }
        for (Value value : target.arguments()) {
            arguments.append(", i64 ").append(encode(value));
            count++;
        }
        String result = text.freshName();
        return new String[] {
            result + " = musttail call " + symbols.convention() + " " + result() + " " + symbols.of(rest) + "(" + undefined(arguments, count) + ")",
            "ret " + result() + " " + result
        };
    }

    private StringBuilder state() {
        StringBuilder arguments = new StringBuilder();
        for (Value value : pieces.state()) {
            boolean word = text.isPosition(value);
            arguments.append(arguments.isEmpty() ? "" : ", ").append(word ? "i64 " + encode(value) : text.typed(value));
        }
        return arguments;
    }

    private StringBuilder undefined(StringBuilder arguments, int given) {
        for (int i = given; i < pieces.extras(); i++) {
            arguments.append(", i64 undef");
        }
        return arguments;
    }

    private String result() {
        return "{ " + LlvmTypes.of(function.result()) + ", ptr }";
    }

    @Override
    void returnValue(Value value) {
        if (isFunctionItself()) {
            super.returnValue(value);
            return;
        }
        String half = text.let("insertvalue " + result() + " zeroinitializer, " + text.typed(value) + ", 0");
        text.line("ret " + result() + " " + half);
    }

    @Override
    void unwind() {
        if (isFunctionItself()) {
            super.unwind();
            return;
        }
        String pending = text.let("load ptr, ptr %error");
        String half = text.let("insertvalue " + result() + " zeroinitializer, ptr " + pending + ", 1");
        text.line("ret " + result() + " " + half);
    }

    /** The head once more: reads the next opcode, and goes on in its handler. */
    @Override
    String epilogue() {
        StringBuilder out = new StringBuilder(Text.labelOf(head)).append(":\n");
        phis(out, head, AGAIN);
        text.begin("next");
        text.from(null);
        Set<Value> again = new HashSet<>(head.parameters());
        again.addAll(head.body());
        text.rename(again, AGAIN);
        for (Value value : head.body()) {
            operation(value);
        }
        String opcode = text.let("zext i32 " + text.operand(pieces.loop().choice().value()) + " to i64");
        String slot = text.let("getelementptr ptr, ptr " + symbols.table() + ", i64 " + opcode);
        String handler = text.let("load ptr, ptr " + slot + ", !invariant.load !0");
        String call = "call " + symbols.convention() + " " + result() + " " + handler + "(" + undefined(state(), 0) + ")";
        if (isFunctionItself()) {
            finish(text.let(call));
        } else {
            text.line("ret " + result() + " " + text.let("musttail " + call));
        }
        text.rename(Set.of(), "");
        return hasHead() ? out.append(text.bodyOf("next")).toString() : "";
    }

    private boolean hasHead() {
        for (Block block : piece.blocks()) {
            if (block.successors().contains(head)) {
                return true;
            }
        }
        return false;
    }

    /** The loop has ended: the function returns what it gave. */
    private void finish(String result) {
        text.line("store ptr " + text.let("extractvalue " + result() + " " + result + ", 1") + ", ptr %error");
        if (function.result() == Type.VOID) {
            throw new IllegalStateException("a dispatch loop without result");
        }
        text.line("ret " + LlvmTypes.of(function.result()) + " " + text.let("extractvalue " + result() + " " + result + ", 0"));
    }
}
