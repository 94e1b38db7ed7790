package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Likelihood;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Elements of arrays that are guessed to hold nothing but numbers: one question whether the array holds them unboxed and has such an element, then it is a load
 * or a store. Where it seems that all do, the plain version goes on with any other array; else one that holds numbers in another way is asked for them in the
 * general way.
 */
final class NumberArrays {
    static final String STORAGE = "tsubame/runtime/object/ArrayStorage";
    private static final String CLASS = "CompiledElements";

    private final Emitter e;
    private final Builder builder;
    private final Guards guards;
    private final CountedLoops loops;

    NumberArrays(Emitter emitter, Guards guards, CountedLoops loops) {
        this.loops = loops;
        this.e = emitter;
        this.builder = emitter.builder;
        this.guards = guards;
    }

    private boolean isExpected(Instruction i) {
        return e.isChecked() && e.guesses.isOfNumbers(e.unit, e.unit.indexOf(i));
    }

    /** GET_ELEMENT; false if it is none of an array of numbers. */
    boolean get(Instruction i) {
        if (!isExpected(i) || !e.type(i.c()).is(NUMBER)) {
            return false;
        }
        if (e.guesses.isOfUnboxed(e.unit, e.unit.indexOf(i))) {
            Value array = guards.array(i.b(), i.position());
            Value place = place(i, array, i.c());
            e.write(i.a(), builder.arrayLoad(Storage.DOUBLE, doubles(e, array), place), REAL);
        } else {
            Value index = guards.index(i.c(), i.position());
            e.write(i.a(), either(i, guards.array(i.b(), i.position()), index), REAL);
        }
        guards.whole(i);
        return true;
    }

    private Value either(Instruction i, Value array, Value index) {
        Block unboxed = builder.newBlock();
        Block other = builder.newBlock();
        Block all = builder.newBlock(Type.F64);
        builder.branch(e.truth(e.entry(CLASS, "isNumber", array, index)), Target.to(unboxed), Target.to(other), Likelihood.LIKELY);
        builder.at(unboxed);
        builder.jump(all, e.entry(CLASS, "number", array, index));
        builder.at(other);
        Value held = guards.element(i, array, index);
        e.write(i.a(), held, ANY);
        guards.goOnIf(builder.isDouble(held), i.next());
        builder.jump(all, builder.unboxDouble(held));
        builder.at(all);
        return all.parameters().getFirst();
    }

    /** SET_ELEMENT; false likewise. */
    boolean set(Instruction i) {
        int[] o = i.operands();
        if (!isExpected(i) || !e.type(o[1]).is(NUMBER) || !e.type(o[2]).is(NUMBER)) {
            return false;
        }
        if (e.guesses.isOfUnboxed(e.unit, e.unit.indexOf(i))) {
            Value array = guards.array(o[0], i.position());
            Value place = place(i, array, o[1]);
            builder.arrayStore(Storage.DOUBLE, doubles(e, array), place, e.values.real(o[2]));
        } else {
            Value index = guards.index(o[1], i.position());
            setEither(i, guards.array(o[0], i.position()), index);
        }
        return true;
    }

    // ---- an array that holds numbers unboxed, as ArrayStorage has it

    /** Where among the numbers an element is, if the plain version does not go on. */
    private Value place(Instruction i, Value array, int register) {
        int position = i.position();
        CountedLoops.Access access = loops.access(i);
        Value index = access == null ? guards.index(register, position) : null;
        guards.goOnIf(isUnboxed(e, array), position);
        Value length = length(e, array);
        if (access == null) {
            guards.goOnIf(builder.compare(Condition.LT, builder.convert(NumberKind.U32_TO_I64, index), length), position);
            return builder.add(offset(e, array), index);
        }
        guards.goOnIf(builder.compare(Condition.EQ, length, access.length()), position);
        Value start = builder.convert(NumberKind.I32_TO_I64, offset(e, array));
        return builder.convert(NumberKind.I64_TO_INDEX, builder.add(start, loops.index(access)));
    }

    static Value isUnboxed(Emitter e, Value array) {
        return e.builder.compare(Condition.EQ, kind(e, array), e.builder.i32(0)); // PACKED_DOUBLE
    }

    static Value kind(Emitter e, Value array) {
        return e.field(STORAGE, "kind", array);
    }

    static Value length(Emitter e, Value array) {
        return e.field(STORAGE, "length", array);
    }

    static Value doubles(Emitter e, Value array) {
        return e.field(STORAGE, "doubles", array);
    }

    static Value offset(Emitter e, Value array) {
        return e.field(STORAGE, "offset", array);
    }

    private void setEither(Instruction i, Value array, Value index) {
        Value isUnboxed = e.truth(e.entry(CLASS, "isNumber", array, index));
        Block unboxed = builder.newBlock();
        Block other = builder.newBlock();
        Block all = builder.newBlock();
        builder.branch(isUnboxed, Target.to(unboxed), Target.to(other), Likelihood.LIKELY);
        builder.at(unboxed);
        e.entry(CLASS, "setNumber", array, index, e.values.real(i.c()));
        builder.jump(all);
        builder.at(other);
        guards.setElement(i, array, index, "set");
        builder.jump(all);
        builder.at(all);
    }
}
