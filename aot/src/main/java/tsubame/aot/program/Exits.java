package tsubame.aot.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Call;
import tsubame.ir.Effects;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * The ways out of the checked version of a function: for each position at which the plain version may have to go on, a block that calls it
 * with the number of the position, and leaves the registers that are alive there, boxed, in words that every function of the program has for that: between the stores
 * and the plain version's loads nothing runs, so these are no roots. The call is the last thing that the checked version does; so a failed check is dear, and checks are cheap.
 *
 * <pre>
 *   checked ─▶ … ─ a check failed ─▶ exit: leave registers ─▶ plain(closure, this, …, number) ─▶ return
 * </pre>
 *
 * A function in a frame puts the registers there, and the position into the frame's pc; if it may suspend, the frame notes that the plain version has it.
 */
final class Exits {
    /** @param registers those that are alive there */
    private record Exit(Block block, List<Integer> registers) {}

    private final Emitter e;
    private final Builder builder;
    private final Map<Integer, Exit> exits = new LinkedHashMap<>();
    /** Where all of them lead at the entry, where no register has anything but a parameter; null elsewhere. */
    private final Block atEntry;

    Exits(Emitter emitter, Block atEntry) {
        this.e = emitter;
        this.builder = emitter.builder;
        this.atEntry = atEntry;
    }

    /** The positions that exits lead to: their numbers are their indices here and 1. */
    Collection<Integer> positions() {
        return exits.keySet();
    }

    /** Where control goes to leave for a position, with the registers as they are, and objects made that are not there yet. */
    Target to(int position) {
        if (atEntry != null) {
            return Target.to(atEntry);
        }
        Exit exit = exits.computeIfAbsent(position, this::open);
        Block here = builder.block();
        Block leaving = builder.newBlock();
        Value[] registers = e.registers.clone();
        AbstractValue[] types = e.types.clone();
        Instruction current = e.current;
        builder.at(leaving);
        if (e.delayed.hasOpen()) {
            e.delayed.makeOpen();
        }
        builder.jump(exit.block, exit.registers.stream().map(e::boxed).toList());
        e.registers = registers;
        e.types = types;
        e.current = current;
        builder.at(here);
        return Target.to(leaving);
    }

    private Exit open(int position) {
        BitSet alive = e.unit.flow.aliveAt(position);
        List<Integer> registers = alive.stream().boxed().toList();
        Type[] boxes = new Type[registers.size()];
        Arrays.fill(boxes, Type.BOXED);
        return new Exit(builder.newBlock(boxes), registers);
    }

    /** Builds the blocks that leave, once all are known. */
    void build() {
        if (e.unit.isFramed) {
            exits.forEach((position, exit) -> leaveFrame(exit, position));
        } else if (!exits.isEmpty()) {
            leave();
        }
    }

    /**
     * Each leaves the registers, and calls. One call for all of them would be less code, but its number, which differs, would be put into a register ahead
     * of each check.
     */
    private void leave() {
        int number = 0;
        for (Exit exit : exits.values()) {
            number++;
            builder.at(exit.block);
            e.nowhere();
            if (exit.registers.isEmpty()) {
                builder.putLeft(0, builder.nullOf(Type.BOXED)); // tells the writer that control leaves here
            }
            for (int n = 0; n < exit.registers.size(); n++) {
                builder.putLeft(n, exit.block.parameters().get(n));
            }
            Value result = callPlain(e, null, builder.i32(number));
            builder.returnValue(e.values.as(Signatures.result(e.guesses.expected(e.unit).result()), result, e.unit.result));
        }
    }

    /** Where there is a frame, it takes the registers, and the place to go on at. */
    private void leaveFrame(Exit exit, int position) {
        builder.at(exit.block);
        e.nowhere();
        Value array = e.field(Emitter.FRAME_CLASS, "registers", e.frame);
        for (int n = 0; n < exit.registers.size(); n++) {
            builder.arrayStore(Storage.BOXED, array, builder.i32(exit.registers.get(n)), exit.block.parameters().get(n));
        }
        e.op("leaveChecked", e.frame, builder.i32(position));
        builder.returnValue(builder.emit(new Call.Direct(Signatures.plainEntry(e.unit), Effects.ALL, List.of(e.frame))));
    }

    /** Calls the plain version: from the beginning with parameters, or further on, where parameters do not matter. */
    static Value callPlain(Emitter e, List<Value> parameters, Value number) {
        List<Value> operands = new ArrayList<>(Signatures.leading(e.unit, e.closure, e.thisValue, e.newTarget, e.arguments));
        for (int n = 0; n < e.unit.parameters.length; n++) {
            operands.add(parameters != null ? parameters.get(n) : any(e, Signatures.parameter(e.unit.parameters[n])));
        }
        operands.add(number);
        return e.builder.emit(new Call.Direct(Signatures.plain(e.unit), Effects.ALL, operands));
    }

    private static Value any(Emitter e, Type type) {
        return type == Type.I32 ? e.builder.i32(0) : type == Type.I64 ? e.builder.i64(0) : type == Type.F64 ? e.builder.f64(0) : e.builder.nullOf(type);
    }
}
