package tsubame.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A function: blocks, the entry first, over values with ids of its own. Its parameters and result are those of its
 * reference's signature. It knows which lowerings are behind it; {@code verify.Verifier} says what must hold.
 */
public final class Function {
    /** Whether calls of it are to be replaced by its body. */
    public enum Inlining {
        BY_COST,
        /** By the cost of what most likely runs: rare branches do not count. More of that is worth a copy than of others. */
        BY_LIKELY_COST,
        ALWAYS,
        NEVER
    }

    private final MethodRef reference;
    private final Signature signature;
    private final List<Block> blocks = new ArrayList<>();
    private final Map<Const, Value> constants = new LinkedHashMap<>();
    private final Set<Lowering> lowered = EnumSet.noneOf(Lowering.class);
    private Inlining inlining = Inlining.BY_COST;
    private boolean rare;
    private boolean compact;
    private boolean entrance;
    private int nextValue;
    private int nextBlock;

    /** Has an entry block already, with the parameters of the signature. */
    public Function(MethodRef reference) {
        this(reference, true);
    }

    private Function(MethodRef reference, boolean entry) {
        this.reference = reference;
        this.signature = reference.signature();
        if (entry) {
            Block block = addBlock();
            for (Type type : signature.parameters()) block.addParameter(type);
        }
    }

    /** Without blocks: for the text form, which gives all ids. */
    public static Function empty(MethodRef reference) {
        return new Function(reference, false);
    }

    public MethodRef reference() {
        return reference;
    }

    public Signature signature() {
        return signature;
    }

    public Type result() {
        return signature.result();
    }

    /** A view, the entry first; else the order is that of creation, and nothing depends on it but the text. */
    public List<Block> blocks() {
        return Collections.unmodifiableList(blocks);
    }

    public Block entry() {
        return blocks.get(0);
    }

    public List<Value> parameters() {
        return entry().parameters();
    }

    public Inlining inlining() {
        return inlining;
    }

    public void setInlining(Inlining inlining) {
        this.inlining = inlining;
    }

    /** Whether it runs so seldom that its size counts for more than its speed. */
    public boolean isRare() {
        return rare;
    }

    public void setRare(boolean rare) {
        this.rare = rare;
    }

    /** Whether it runs so seldom that even callees that ask to be put in place stay calls, unless they are about as short as one. */
    public boolean isCompact() {
        return compact;
    }

    public void setCompact(boolean compact) {
        this.compact = compact;
    }

    /** Whether it does little but call another function, for callers that do not know that one: a copy of it is worth its size only if that is small as a whole. */
    public boolean isEntrance() {
        return entrance;
    }

    public void setEntrance(boolean entrance) {
        this.entrance = entrance;
    }

    public boolean isLowered(Lowering lowering) {
        return lowered.contains(lowering);
    }

    public Set<Lowering> lowered() {
        return Collections.unmodifiableSet(lowered);
    }

    public void setLowered(Lowering lowering) {
        lowered.add(lowering);
    }

    public Block addBlock() {
        return addBlock(nextBlock);
    }

    /** For the text form, which gives ids. */
    public Block addBlock(int id) {
        nextBlock = Math.max(nextBlock, id + 1);
        Block block = new Block(this, id);
        blocks.add(block);
        return block;
    }

    /** Removes blocks that no other block leads to; values of theirs may be used among themselves only. */
    public void removeBlocks(Set<Block> dead) {
        for (Block block : dead) block.terminate(null);
        for (Block block : dead) {
            List<Value> body = block.body();
            for (Value value : body) for (Value operand : value.op().operands()) operand.removeUser(value);
            for (Value value : body) value.setBlock(null);
            for (Value parameter : block.parameters()) parameter.setBlock(null);
        }
        blocks.removeAll(dead);
    }

    /** The constant, in the entry block before all else; one value for each. */
    public Value constant(Const constant) {
        Value known = constants.get(constant);
        if (known != null && known.block() == entry() && constant.equals(known.op())) return known;
        Value value = entry().insert(constant, firstOther());
        constants.put(constant, value);
        return value;
    }

    private Value firstOther() {
        for (Value value : entry().body()) if (!value.isConstant()) return value;
        return null;
    }

    public int valueCount() {
        return nextValue;
    }

    public int blockCount() {
        return nextBlock;
    }

    int nextValueId() {
        return nextValue;
    }

    void reserveValueId(int id) {
        nextValue = Math.max(nextValue, id + 1);
    }

    /** How many operations there are but constants: the measure of budgets. */
    public int size() {
        int size = 0;
        for (Block block : blocks) for (Value value : block.body()) if (!value.isConstant()) size++;
        return size;
    }

    /** The same in each run, on whatever thread. */
    @Override
    public int hashCode() {
        return reference.name().hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }
}
