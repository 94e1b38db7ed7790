package tsubame.aot.program;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tsubame.bytecode.Handler;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.FieldRef;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Functions that leave their frame and come back: generators, async functions, modules. While one runs, its registers are values like
 * any others; where it suspends, those that are alive go into its frame on the heap, and come back when it is resumed.
 *
 * <pre>
 *   entry(frame):  switch (frame.pc)          YIELD:  frame.registers[…] ← alive
 *     after each suspension:                          frame.pc, frame.signal ← …
 *       alive ← frame.registers[…]                    return the value
 *       go on
 * </pre>
 *
 * What the resumption does to the frame first (the value sent, an exception thrown in) is the runtime's {@code Suspension}.
 */
final class Suspensions {
    // as in tsubame.runtime.interpreter.Frame
    private static final int STARTED = 1;
    private static final int YIELDED = 2;
    private static final int YIELDED_RESULT = 3;
    private static final int AWAITING = 4;

    private final Emitter e;
    private final Builder builder;
    private final FieldRef registers;

    Suspensions(Emitter emitter) {
        this.e = emitter;
        this.builder = emitter.builder;
        this.registers = emitter.runtime.field(Emitter.FRAME_CLASS, "registers");
    }

    /** The entry: what the frame knows, and a switch over the places where it may go on. */
    void enter() {
        e.frame = builder.function().parameters().getFirst();
        e.closure = e.field(Emitter.FRAME_CLASS, "function", e.frame);
        e.thisValue = e.field(Emitter.FRAME_CLASS, "thisValue", e.frame);
        e.newTarget = e.field(Emitter.FRAME_CLASS, "newTarget", e.frame);
        Value pc = e.field(Emitter.FRAME_CLASS, "pc", e.frame);
        Value array = builder.getField(registers, e.frame);
        if (e.reentries != null) {
            e.reentries.begin(pc, array);
        }
        Block first = builder.block();
        List<Integer> keys = new ArrayList<>(places());
        List<Target> cases = new ArrayList<>();
        for (int place : keys) {
            cases.add(Target.to(resumed(place, array)));
        }
        Block nowhere = builder.newBlock();
        builder.at(nowhere).panic("a function was resumed where it never suspends");
        builder.at(first).choose(pc, keys, cases, Target.to(nowhere));
    }

    /** Where control may come back: behind suspensions, and at their handlers. */
    private Set<Integer> places() {
        Set<Integer> places = new TreeSet<>();
        for (Instruction i : e.unit.code) {
            if (i.suspends()) {
                places.addAll(placesAfter(i));
            }
        }
        places.removeIf(place -> e.isUnreachable(e.unit.flow.at(place)));
        return places;
    }

    /** Where a suspended instruction may be resumed: behind it, at its target, at its handler. */
    private Set<Integer> placesAfter(Instruction i) {
        Set<Integer> places = new LinkedHashSet<>(i.targets(e.unit.prototype));
        places.add(i.next());
        Handler handler = e.unit.flow.handler(i.position());
        if (handler != null) {
            places.add(handler.target());
        }
        return places;
    }

    private Block resumed(int place, Value array) {
        Block block = builder.newBlock();
        builder.at(block);
        Flow.Block target = e.unit.flow.at(place);
        AbstractValue[] types = e.state(target);
        e.types = types.clone();
        e.registers = new Value[types.length];
        for (int r = target.alive.nextSetBit(0); r >= 0; r = target.alive.nextSetBit(r + 1)) {
            Value word = builder.arrayLoad(Storage.BOXED, array, builder.i32(r));
            e.registers[r] = e.values.as(types[r].representation(), word, types[r]);
        }
        builder.block().terminate(new Terminator.Jump(e.to(target)));
        return block;
    }

    void suspend(Instruction i) {
        Value array = builder.getField(registers, e.frame);
        BitSet alive = aliveAfter(i);
        for (int r = alive.nextSetBit(0); r >= 0; r = alive.nextSetBit(r + 1)) {
            builder.arrayStore(Storage.BOXED, array, builder.i32(r), e.boxed(r));
        }
        int signal = switch (i.opcode()) {
            case GENERATOR_START -> STARTED;
            case YIELD -> YIELDED;
            case YIELD_RAW -> i.operands()[3] == 0 ? YIELDED : YIELDED_RESULT;
            default -> AWAITING;
        };
        e.op("suspend", e.frame, builder.i32(i.position()), builder.i32(signal));
        builder.returnValue(switch (i.opcode()) {
            case GENERATOR_START -> e.undefined();
            case YIELD_RAW -> e.boxed(i.c());
            default -> e.boxed(i.b());
        });
    }

    private BitSet aliveAfter(Instruction i) {
        BitSet alive = new BitSet();
        placesAfter(i).forEach(place -> alive.or(e.unit.flow.at(place).alive));
        i.writes().forEach(alive::clear);
        return alive;
    }
}
