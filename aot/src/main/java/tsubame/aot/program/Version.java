package tsubame.aot.program;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Type;

/**
 * One of at most two versions of a function's code, each a function of its own: the plain one, which goes by what is proven, and the checked one, which
 * goes by guesses that it has checked. Where a check fails, the checked version goes on in the plain one ({@link Exits}, {@link Reentries}), in front of
 * the same instruction or behind it, and does not come back.
 *
 * <pre>
 *   body ─▶ checks of parameters ─▶ checked ─▶ … ─▶ return
 *                     └──────▶ plain ◀──┘ a check failed
 * </pre>
 */
final class Version {
    /** A place that control can come to. @param registers those that its parameters are; @param types of all registers there */
    record Place(Block block, List<Integer> registers, AbstractValue[] types) {}

    final Map<Flow.Block, AbstractValue[]> states;
    private final Map<Flow.Block, Place> places = new LinkedHashMap<>();

    Version(Unit unit, Map<Flow.Block, AbstractValue[]> states, Builder builder) {
        this.states = states;
        for (Flow.Block block : unit.flow.blocks()) {
            if (states.containsKey(block)) {
                places.put(block, place(block.alive, states.get(block), builder));
            }
        }
    }

    /** A new place where some registers are alive. */
    static Place place(BitSet alive, AbstractValue[] types, Builder builder) {
        List<Integer> registers = alive.stream().boxed().toList();
        Type[] representations = registers.stream().map(r -> types[r].representation()).toArray(Type[]::new);
        return new Place(builder.newBlock(representations), registers, types);
    }

    /** The beginning of a block that is reached. */
    Place place(Flow.Block block) {
        return places.get(block);
    }
}
