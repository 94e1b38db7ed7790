package tsubame.aot.llvm;

import tsubame.aot.dispatch.Piece;
import tsubame.ir.MethodRef;

/** The names of what the interpreter's loop becomes, and the calling convention among its pieces. */
public final class LoopSymbols {
    /** The section of the loop, or of its handlers: what is looked at when the form of dispatch is verified. */
    public static final String SECTION = "tsubame_loop";
    /** What handlers leave to others: slow ways. */
    public static final String SLOW_SECTION = "tsubame_loop_slow";
    /** Between the loop's symbol and a piece's name. */
    public static final String SEPARATOR = ":";

    private final String loop;
    private final int llvm;

    LoopSymbols(MethodRef loop, int llvm) {
        this.loop = Symbols.of(loop);
        this.llvm = llvm;
    }

    /** Passes many arguments in registers, and preserves none; LLVM 17 does not have it, but Haskell's, which is alike. */
    String convention() {
        return llvm >= 19 ? "preserve_nonecc" : "ghccc";
    }

    /** How many arguments the convention passes in registers. */
    int registers() {
        return llvm >= 19 ? 12 : 10;
    }

    String name(Piece piece) {
        return loop + (piece.kind() == Piece.Kind.ENTRY ? "" : SEPARATOR + piece.name());
    }

    /** The name as LLVM text has it. */
    String of(Piece piece) {
        return Text.quoted(name(piece));
    }

    /** The table from opcodes to where their handlers are. */
    String table() {
        return Text.quoted(loop + SEPARATOR + "table");
    }

    String function() {
        return Text.quoted(loop);
    }
}
