package tsubame.aot.dispatch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tsubame.ir.Block;
import tsubame.ir.Target;
import tsubame.ir.Value;

/**
 * A part of the loop that becomes a function of its own: the blocks from one entry up to the loop's head or to the entries of other
 * pieces. Blocks may be in several pieces.
 */
public final class Piece {
    public enum Kind {
        /** What is before the loop: the function itself. */
        ENTRY,
        /** A case of the switch. */
        HANDLER,
        /** What a handler leaves to another function: slow ways, and what many handlers share. */
        REST
    }

    private final Kind kind;
    private final String name;
    private final Target entry;
    private final List<Block> blocks;
    final List<Value> liveIn = new ArrayList<>();

    Piece(Kind kind, String name, Target entry, List<Block> blocks) {
        this.kind = kind;
        this.name = name;
        this.entry = entry;
        this.blocks = blocks;
    }

    public Kind kind() {
        return kind;
    }

    public String name() {
        return name;
    }

    public Block entry() {
        return entry.block();
    }

    /** The arguments of a handler's edge from the head. */
    public Target edge() {
        return entry;
    }

    public List<Block> blocks() {
        return blocks;
    }

    /** What it uses and does not compute, but for constants and the state; its entry's parameters are not among it. */
    public List<Value> extras() {
        return Collections.unmodifiableList(liveIn);
    }

    /** Whether an edge to the block from within the piece stays within. */
    public boolean holds(Block block) {
        return blocks.contains(block) && !(kind == Kind.REST && block == entry());
    }
}
