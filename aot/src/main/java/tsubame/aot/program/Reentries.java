package tsubame.aot.program;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Value;

/**
 * Where the plain version of a function may be entered: at its beginning (number 0), and at the positions that {@link Exits} of the checked version
 * lead to, with the registers that are alive there among what was left. In a frame, the position stands for its number, and a register has its own place.
 */
final class Reentries {
    private final Emitter e;
    private final Builder builder;
    private final Map<Integer, Integer> numbers = new LinkedHashMap<>();
    private final Map<Integer, Version.Place> places = new HashMap<>();
    private Value frameRegisters;
    private Block first;
    private Block beginning;
    private Value number;

    /** @param positions in the order of their numbers */
    Reentries(Emitter emitter, Collection<Integer> positions) {
        this.e = emitter;
        this.builder = emitter.builder;
        positions.forEach(position -> numbers.put(position, numbers.size() + 1));
    }

    boolean has(int position) {
        return numbers.containsKey(position);
    }

    /**
     * Begins the function, one of whose operands says where to go on: what is built next is its own beginning.
     *
     * @param registers the frame's; null where there is no frame
     */
    void begin(Value chosen, Value registers) {
        number = chosen;
        frameRegisters = registers;
        first = builder.block();
        beginning = builder.newBlock();
        builder.at(beginning);
    }

    /** Lets the checked version come here, in front of an instruction inside of a block. */
    void open(Flow.Block block, int n) {
        Version.Place here = Version.place(e.unit.flow.aliveBefore(block, n), e.types.clone(), builder);
        builder.block().terminate(new Terminator.Jump(e.to(here)));
        e.enter(here);
        places.put(e.unit.code.get(n).position(), here);
    }

    /** Builds the ways in, once all places are known. */
    void build() {
        List<Integer> keys = new ArrayList<>();
        List<Target> cases = new ArrayList<>();
        e.nowhere();
        numbers.forEach((position, key) -> {
            keys.add(e.unit.isFramed ? position : key);
            cases.add(Target.to(way(position)));
        });
        builder.at(first).choose(number, keys, cases, Target.to(beginning));
    }

    private Block way(int position) {
        Block way = builder.newBlock();
        builder.at(way);
        Version.Place place = places.get(position);
        if (place == null) {
            Flow.Block block = e.unit.flow.at(position);
            place = block == null || e.isUnreachable(block) ? null : e.place(block);
        }
        if (place == null) {
            builder.panic("the plain version was entered where it never comes");
            return way;
        }
        // what is alive there by the code's flow, in that order
        List<Integer> alive = e.unit.flow.aliveAt(position).stream().boxed().toList();
        List<Value> words = new ArrayList<>();
        for (int r : place.registers()) {
            words.add(e.unit.isFramed ? builder.arrayLoad(Storage.BOXED, frameRegisters, builder.i32(r)) : builder.getLeft(alive.indexOf(r)));
        }
        List<Value> passed = new ArrayList<>();
        for (int n = 0; n < words.size(); n++) {
            AbstractValue type = place.types()[place.registers().get(n)];
            passed.add(e.values.as(type.representation(), words.get(n), type));
        }
        builder.jump(place.block(), passed);
        return way;
    }
}
