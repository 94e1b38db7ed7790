package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.List;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Likelihood;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Properties of objects that are known to have a layout: a load or store of a slot. Where a property seems to hold nothing but small whole numbers, they are stored
 * as they are ({@code Box.BoxInteger}: of 31 bits), so that neither store nor load converts. That is no promise, as anybody else stores doubles there: a load asks what it has found.
 *
 * <pre>
 *   integer wanted:  a boxed integer → as it is;  else a double → converted;  else the plain version goes on
 *   number wanted:   a double → as it is;  else a boxed integer → converted;  else the plain version goes on
 *   else:            a boxed integer → a boxed double
   (a boxed integer where none is likely: the plain version goes on)
 * </pre>
 */
final class FieldSlots {
    private final Emitter e;
    private final Builder builder;
    private final Guards guards;

    FieldSlots(Emitter emitter, Guards guards) {
        this.e = emitter;
        this.builder = emitter.builder;
        this.guards = guards;
    }

    /** The slot of a property of what a register holds, if it is known to have a layout with it; else -1. */
    int known(int register, String name) {
        AbstractValue type = e.type(register);
        return e.isChecked() && type.is(OBJECT) && type.structure() instanceof Layout known ? known.slot(name) : -1;
    }

    /**
     * Loads a property in a slot, of an object that has a layout. Null stands there if it is no longer a plain property; then, or if the
     * value is not what is guessed, the plain version goes on in front of the instruction, and asks.
     */
    void load(Instruction i, Value object, int slot) {
        Value held = builder.arrayLoad(Storage.BOXED, slots(object), builder.i32(slot));
        AbstractValue wanted = e.guesses.result(e.unit, e.unit.indexOf(i), ANY);
        boolean mayBeIntegers = e.guesses.mayHoldIntegers(name(i.c()));
        boolean areIntegers = mayBeIntegers && e.type(i.b()).structure() instanceof Layout layout && layout.upTo(name(i.c())).holdsIntegers();
        if (wanted.equals(ANY)) {
            guards.goOnIf(mayBeIntegers && !areIntegers ? builder.isValue(held) : builder.not(builder.isNull(held)), i.position());
            e.write(i.a(), areIntegers ? plain(held) : held, ANY);
        } else if (!mayBeIntegers || !wanted.may(NUMBER) || wanted.is(INTEGER) && !areIntegers) {
            guards.check(i.a(), held, ANY, wanted, i.position()); // to which a boxed integer is a NaN, and so not whole
        } else if (wanted.is(INTEGER)) {
            whole(i, held, wanted);
        } else if (wanted.is(NUMBER)) {
            e.write(i.a(), areIntegers ? number(i, held) : real(i, held), wanted);
        } else {
            guards.check(i.a(), plain(held), ANY, wanted, i.position());
        }
    }

    private String name(int string) {
        return e.unit.prototype.strings()[string];
    }

    private Value real(Instruction i, Value held) {
        guards.goOnIf(builder.isPlainDouble(held), i.position());
        return builder.unboxDouble(held);
    }

    private void whole(Instruction i, Value held, AbstractValue wanted) {
        boolean isShort = wanted.isInt32();
        Block integer = builder.newBlock();
        Block other = builder.newBlock();
        Block all = builder.newBlock(isShort ? Type.I32 : Type.I64);
        builder.branch(builder.isInteger(held), Target.to(integer), Target.to(other), Likelihood.LIKELY);
        builder.at(integer);
        Value unboxed = builder.unboxInteger(held);
        builder.jump(all, isShort ? builder.convert(NumberKind.I64_TO_I32, unboxed) : unboxed);
        builder.at(other);
        builder.jump(all, guards.unbounded(held, wanted, i.position()));
        builder.at(all);
        guards.within(all.parameters().getFirst(), wanted, i.position());
        e.write(i.a(), all.parameters().getFirst(), wanted);
    }

    private Value number(Instruction i, Value held) {
        Block plain = builder.newBlock();
        Block other = builder.newBlock();
        Block all = builder.newBlock(Type.F64);
        builder.branch(builder.isPlainDouble(held), Target.to(plain), Target.to(other), Likelihood.LIKELY);
        builder.at(plain);
        builder.jump(all, builder.unboxDouble(held));
        builder.at(other);
        guards.goOnIf(builder.isInteger(held), i.position());
        builder.jump(all, builder.convert(NumberKind.I64_TO_F64, builder.unboxInteger(held)));
        builder.at(all);
        return all.parameters().getFirst();
    }

    /** What the slot of a property that an instruction loads holds, as a value of the language. */
    Value value(Instruction i, Value held) {
        return e.guesses.mayHoldIntegers(name(i.c())) ? plain(held) : held;
    }

    private Value plain(Value held) {
        Block integer = builder.newBlock();
        Block all = builder.newBlock(Type.BOXED);
        builder.branch(builder.isInteger(held), Target.to(integer), Target.to(all, held), Likelihood.UNLIKELY);
        builder.at(integer);
        builder.jump(all, builder.boxDouble(builder.convert(NumberKind.I64_TO_F64, builder.unboxInteger(held))));
        builder.at(all);
        return all.parameters().getFirst();
    }

    /** Stores a register into such a slot. */
    void set(Instruction i, Value object, int slot) {
        Value slots = slots(object);
        Value old = builder.arrayLoad(Storage.BOXED, slots, builder.i32(slot));
        guards.goOnIf(builder.not(builder.isNull(old)), i.position());
        Layout layout = ((Layout) e.type(i.a()).structure()).upTo(name(i.b()));
        builder.arrayStore(Storage.BOXED, slots, builder.i32(slot), layout.holdsIntegers() ? held(i.c()) : e.boxed(i.c()));
    }

    /** What an instruction stores into a property that is new, as its slot is to hold it. */
    Value held(Instruction i) {
        return ofIntegers(i) ? held(i.c()) : e.boxed(i.c());
    }

    /** Whether an instruction seems to store into a slot that holds small whole numbers as such. */
    boolean ofIntegers(Instruction i) {
        return e.isChecked() && e.guesses.holdsIntegers(e.unit, i, name(i.b()));
    }

    private Value held(int register) {
        if (!e.type(register).may(NUMBER)) {
            return e.boxed(register);
        }
        Block integer = builder.newBlock(Type.I64);
        Block other = builder.newBlock();
        Block all = builder.newBlock(Type.BOXED);
        small(register, integer, other);
        builder.at(integer);
        builder.jump(all, builder.boxInteger(integer.parameters().getFirst()));
        builder.at(other);
        builder.jump(all, e.boxed(register));
        builder.at(all);
        return all.parameters().getFirst();
    }

    /** Goes to one block with the small whole number that a register holds, or else to another one. */
    private void small(int register, Block integer, Block other) {
        AbstractValue type = e.type(register);
        if (type.is(INTEGER)) {
            Value whole = e.values.as(Type.I64, e.read(register), type);
            builder.branch(builder.fitsSlot(whole), new Target(integer, List.of(whole)), Target.to(other), Likelihood.LIKELY);
            return;
        }
        Value box = e.boxed(register);
        if (!type.is(NUMBER)) {
            Block number = builder.newBlock();
            builder.branch(builder.isDouble(box), Target.to(number), Target.to(other), Likelihood.LIKELY);
            builder.at(number);
        }
        Value whole = builder.convert(NumberKind.F64_TO_I32, builder.unboxDouble(box));
        Value isThat = builder.same(builder.boxDouble(builder.convert(NumberKind.I32_TO_F64, whole)), box); // the same bits: neither -0 nor a fraction
        Value wide = builder.convert(NumberKind.I32_TO_I64, whole);
        builder.branch(builder.and(isThat, builder.fitsSlot(wide)), new Target(integer, List.of(wide)), Target.to(other), Likelihood.LIKELY);
    }

    private Value slots(Value object) {
        return e.field(Guards.OBJECT_CLASS, "slots", object);
    }
}
