package tsubame.aot.program;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tsubame.bytecode.Opcode;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.FieldRef;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Value;

/**
 * Instructions that the interpreter's {@code RareOps} does for compiled code too: the operands go into the registers of a frame, what
 * was written comes back out of them. The position that it answers tells which way a jump went.
 */
final class RareInstructions {
    private final Emitter e;
    private final Builder builder;

    RareInstructions(Emitter emitter) {
        this.e = emitter;
        this.builder = emitter.builder;
    }

    void instruction(Instruction i) {
        Value frame = e.frame != null ? e.frame : newFrame();
        Value registers = builder.getField(registersField(), frame);
        Value next = execute(i, frame, registers);
        if (i.endsFlow() && i.opcode() != Opcode.JUMP_TABLE) {
            builder.panic("an instruction that throws came back");
            return;
        }
        List<Integer> targets = i.targets(e.unit.prototype);
        if (targets.isEmpty()) {
            results(i, registers);
        } else {
            goOn(i, next, registers, targets);
        }
    }

    private Value execute(Instruction i, Value frame, Value registers) {
        Set<Integer> read = new LinkedHashSet<>(i.reads(e.unit.prototype));
        for (int register : read) {
            if (register < e.unit.prototype.constantBase()) {
                builder.arrayStore(Storage.BOXED, registers, builder.i32(register), e.boxed(register));
            }
        }
        return e.op("execute", frame, builder.i32(i.opcode().ordinal()), builder.i32(i.position()));
    }

    /** Has the interpreter execute an instruction that is known to throw; ends the block. */
    void fail(Instruction i) {
        Value frame = e.frame != null ? e.frame : newFrame();
        execute(i, frame, builder.getField(registersField(), frame));
        builder.panic("an instruction that throws came back");
    }

    private void results(Instruction i, Value registers) {
        AbstractValue first = Transfer.result(e.unit, i, e.types);
        List<Integer> written = i.writes();
        for (int n = 0; n < written.size(); n++) {
            Value value = builder.arrayLoad(Storage.BOXED, registers, builder.i32(written.get(n)));
            e.write(written.get(n), value, type(i, n, first));
        }
    }

    private AbstractValue type(Instruction i, int n, AbstractValue first) {
        if (i.opcode() == Opcode.NEW_CLASS) {
            return n == 0 ? AbstractValue.function(e.unit.children.get(i.c())) : AbstractValue.of(AbstractValue.OBJECT);
        }
        return n == 0 ? first : AbstractValue.ANY;
    }

    private void goOn(Instruction i, Value next, Value registers, List<Integer> targets) {
        if (i.opcode() == Opcode.JUMP_TABLE) {
            choose(next, targets);
            return;
        }
        if (!Inference.writesOnlyAhead(i)) {
            results(i, registers);
        }
        Target there = e.to(targets.getFirst());
        Value jumps = builder.compare(Condition.EQ, next, builder.i32(targets.getFirst()));
        if (Inference.writesOnlyAhead(i)) {
            Value value = builder.arrayLoad(Storage.BOXED, registers, builder.i32(i.a()));
            e.write(i.a(), value, i.opcode() == Opcode.FOR_IN_NEXT ? AbstractValue.TEXT : AbstractValue.ANY);
        }
        builder.branch(jumps, there, e.to(i.next()));
    }

    private void choose(Value next, List<Integer> targets) {
        List<Integer> keys = new ArrayList<>(new java.util.TreeSet<>(targets));
        List<Target> cases = new ArrayList<>();
        keys.forEach(key -> cases.add(e.to(key)));
        Target last = cases.removeLast();
        keys.removeLast();
        builder.choose(next, keys, cases, last);
    }

    private Value newFrame() {
        Value newTarget = e.newTarget != null ? e.newTarget : e.undefined();
        return e.op("frame", e.closure(), e.thisValue, newTarget, e.allArguments());
    }

    private FieldRef registersField() {
        return e.runtime.field(Emitter.FRAME_CLASS, "registers");
    }
}
