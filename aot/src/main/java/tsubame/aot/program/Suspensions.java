package tsubame.aot.program;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tsubame.bytecode.Handler;
import tsubame.bytecode.Opcode;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Call;
import tsubame.ir.Effects;
import tsubame.ir.FieldRef;
import tsubame.ir.Likelihood;
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
 * <p>The checked version has exits as others have ({@link Exits}); they tell the frame that they have been taken, so that it is resumed in the plain version from then on.
 *
 * <p>What the resumption does to the frame first (the value sent, an exception thrown in) is the runtime's {@code Suspension}.
 */
final class Suspensions {
    // as in tsubame.runtime.interpreter.Frame
    private static final int STARTED = 1;
    private static final int YIELDED = 2;
    private static final int YIELDED_RESULT = 3;
    private static final int AWAITING = 4;

    private final Emitter e;
    private final Guards guards;
    private final Builder builder;
    private final FieldRef registers;
    /** The block that chooses where to go on, built last; and what it chooses by. */
    private Block first;
    private Value pc;
    private final List<Integer> keys = new ArrayList<>();
    private final List<Target> cases = new ArrayList<>();

    Suspensions(Emitter emitter, Guards guards) {
        this.e = emitter;
        this.guards = guards;
        this.builder = emitter.builder;
        this.registers = emitter.runtime.field(Emitter.FRAME_CLASS, "registers");
    }

    /** The entry: what the frame knows, and a switch over the places where it may go on. */
    void enter() {
        e.frame = builder.function().parameters().getFirst();
        e.closure = e.field(Emitter.FRAME_CLASS, "function", e.frame);
        e.thisValue = e.field(Emitter.FRAME_CLASS, "thisValue", e.frame);
        e.newTarget = e.field(Emitter.FRAME_CLASS, "newTarget", e.frame);
        pc = e.field(Emitter.FRAME_CLASS, "pc", e.frame);
        Value array = builder.getField(registers, e.frame);
        if (e.reentries != null) {
            e.reentries.begin(pc, array);
        }
        first = builder.block();
        for (int place : places()) {
            keys.add(place);
            cases.add(Target.to(resumed(place, array)));
        }
    }

    /** Builds the switch, once all is known: a frame that the checked version has left for the plain one stays there. */
    void finish() {
        e.nowhere();
        Block nowhere = builder.newBlock();
        builder.at(nowhere).panic("a function was resumed where it never suspends");
        builder.at(first);
        if (e.isChecked() && !e.unit.runsThrough() && !e.exits.positions().isEmpty()) {
            Block left = builder.newBlock();
            Block stays = builder.newBlock();
            builder.branch(e.test("hasLeftChecked", e.frame), Target.to(left), Target.to(stays), Likelihood.UNLIKELY);
            builder.at(left);
            builder.returnValue(builder.emit(new Call.Direct(Signatures.plainEntry(e.unit), Effects.ALL, List.of(e.frame))));
            builder.at(stays);
        }
        builder.choose(pc, keys, cases, Target.to(nowhere));
    }

    /** Where control may come in: at the beginning, behind suspensions, and at their handlers. */
    private Set<Integer> places() {
        Set<Integer> places = new TreeSet<>();
        if (!e.unit.prototype.kind().isModule()) { // those the interpreter begins
            places.add(e.unit.flow.entry().start);
        }
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
        if (e.isChecked()) {
            check(place, target, array);
        }
        builder.block().terminate(new Terminator.Jump(e.to(target)));
        return block;
    }

    /**
     * Checks what comes from outside: parameters, and what an await gives. All else is as it was left, as the registers are nobody else's and what is known of objects
     * stays true. What a yield gives is not guessed, as several may lead to one place.
     */
    private void check(int place, Flow.Block target, Value array) {
        e.nowhere();
        for (int n = 0; n < e.unit.parameters.length && place == e.unit.flow.entry().start; n++) {
            if (target.alive.get(n)) {
                load(n, e.unit.parameters[n], array);
                guards.parameter(n, place);
            }
        }
        for (Instruction i : e.unit.code) {
            if (i.opcode() == Opcode.AWAIT && i.next() == place && target.alive.get(i.a())) {
                load(i.a(), AbstractValue.ANY, array);
                guards.after(i, place);
            }
        }
    }

    private void load(int register, AbstractValue type, Value array) {
        e.registers[register] = builder.arrayLoad(Storage.BOXED, array, builder.i32(register));
        e.types[register] = type;
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
