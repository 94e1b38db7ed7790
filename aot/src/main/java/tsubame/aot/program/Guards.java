package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Const;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Checks of guesses. Where one holds, the register has a better type from there on; where it fails, the plain version goes on. */
final class Guards {
    static final String TEXT_CLASS = "tsubame/runtime/value/JsString";
    private static final String ELEMENTS = "CompiledElements";
    static final String ARRAY_CLASS = "tsubame/runtime/object/JsArray";
    static final String OBJECT_CLASS = "tsubame/runtime/object/JsObject";
    static final String SHAPE_CLASS = "tsubame/runtime/object/Shape";

    /** As in Shape. */
    private static final int LAID_OUT = 0x4000;

    private final Emitter e;
    private final Builder builder;
    private final Unit unit;

    Guards(Emitter emitter) {
        this.e = emitter;
        this.builder = emitter.builder;
        this.unit = emitter.unit;
    }

    /** Checks what an instruction is going to use. */
    void before(Instruction i) {
        if (e.isChecked()) {
            AbstractValue[] narrowed = e.types.clone();
            e.guesses.before(unit, unit.indexOf(i), narrowed);
            narrow(narrowed, i.position());
        }
    }

    /** Checks what an instruction has written. */
    void after(Instruction i) {
        after(i, i.next());
    }

    /** The same where that is known only later, in front of a position. */
    void after(Instruction i, int position) {
        if (e.isChecked() && !builder.isTerminated()) {
            AbstractValue[] narrowed = e.types.clone();
            e.guesses.after(unit, unit.indexOf(i), narrowed);
            narrow(narrowed, position);
        }
    }

    /** Checks what an instruction has written on one of its ways. */
    void ahead(Instruction i) {
        if (e.isChecked()) {
            AbstractValue wanted = e.guesses.result(unit, unit.indexOf(i), e.type(i.a()));
            if (!wanted.equals(e.type(i.a()))) {
                check(i.a(), wanted, i.next());
            }
        }
    }

    /** Checks {@code this}, and the parameters, which are in their registers, at the entry. */
    void entry(Expected expected) {
        int start = unit.flow.entry().start;
        if (!expected.receiver().equals(ANY)) {
            check(e.thisValue, ANY, expected.receiver(), start);
        }
        for (int n = 0; n < unit.parameters.length; n++) {
            if (!expected.parameters().get(n).equals(e.type(n))) {
                check(n, expected.parameters().get(n), start);
            }
        }
    }

    /** Checks a parameter, which is in its register, at the beginning. */
    void parameter(int n, int position) {
        AbstractValue wanted = e.guesses.parameter(unit, n, e.type(n));
        if (!wanted.equals(e.type(n))) {
            check(n, wanted, position);
        }
    }

    /** Checks an argument of a call. */
    void argument(int register, AbstractValue wanted) {
        check(register, e.boxed(register), e.type(register), wanted, 0);
    }

    private void narrow(AbstractValue[] wanted, int position) {
        for (int r = 0; r < wanted.length; r++) {
            if (!wanted[r].equals(e.type(r))) {
                check(r, wanted[r], position);
            }
        }
    }

    /** Checks that a register holds what is wanted; else the plain version goes on at a position. */
    void check(int register, AbstractValue wanted, int position) {
        if (e.type(register).is(INTEGER)) {
            Value number = e.values.as(Type.I64, e.read(register), e.type(register));
            if (wanted.low() > e.type(register).low()) {
                goOnIf(builder.compare(Condition.GE, number, builder.i64(wanted.low())), position);
            }
            goOnIf(builder.compare(Condition.LE, number, builder.i64(wanted.high())), position);
            e.write(register, builder.convert(NumberKind.I64_TO_I32, number), wanted);
        } else {
            check(register, e.boxed(register), e.type(register), wanted, position);
        }
    }

    /** Checks that a boxed value is what is wanted, and puts it into a register; else the plain version goes on at a position. */
    void check(int register, Value value, AbstractValue known, AbstractValue wanted, int position) {
        if (wanted.is(INTEGER)) {
            integer(register, value, wanted, position);
        } else {
            check(value, known, wanted, position);
            e.write(register, value, wanted);
        }
    }

    private void check(Value value, AbstractValue known, AbstractValue wanted, int position) {
        int nullish = wanted.kinds() & (UNDEFINED | NULL);
        if (wanted.structure() != null && wanted.equals(known.without(UNDEFINED | NULL))) {
            goOnIf(builder.not(nullish(value, known.kinds() & (UNDEFINED | NULL))), position);
        } else if (nullish == 0) {
            checkSolid(value, wanted, position);
        } else {
            Block good = builder.newBlock();
            Block other = builder.newBlock();
            builder.branch(nullish(value, nullish), Target.to(good), Target.to(other));
            builder.at(other);
            checkSolid(value, wanted, position);
            builder.jump(good);
            builder.at(good);
        }
    }

    private Value nullish(Value value, int kinds) {
        Value isUndefined = (kinds & UNDEFINED) == 0 ? null : builder.same(value, e.undefined());
        Value isNull = (kinds & NULL) == 0 ? null : builder.same(value, e.nothing());
        return isUndefined == null ? isNull : isNull == null ? isUndefined : builder.or(isUndefined, isNull);
    }

    private void checkSolid(Value value, AbstractValue wanted, int position) {
        int solid = wanted.kinds() & ~(UNDEFINED | NULL);
        switch (solid) {
            case DOUBLE -> goOnIf(builder.isDouble(value), position);
            case INTEGER -> whole(value, wanted, position);
            case BOOLEAN -> goOnIf(builder.isBoolean(value), position);
            case STRING -> goOnIf(builder.instanceOf(TEXT_CLASS, value), position);
            case ARRAY -> goOnIf(builder.instanceOf(ARRAY_CLASS, value), position);
            case OBJECT -> object(value, wanted.structure(), position);
            case FUNCTION -> isFunction(value, wanted.function(), position);
            default -> throw new IllegalStateException("no check for " + wanted);
        }
    }

    private void object(Value value, Structure structure, int position) {
        if (structure instanceof Structure.Typed typed) {
            goOnIf(builder.instanceOf(TypedArrays.TYPED_CLASS, value), position);
            goOnIf(builder.compare(Condition.EQ, e.field(TypedArrays.TYPED_CLASS, "code", value), builder.i32(typed.kind())), position);
            TypedArrays.load(e, value);
        } else if (structure instanceof Structure.View) {
            goOnIf(builder.instanceOf(DataViews.VIEW_CLASS, value), position);
            DataViews.preload(e, value);
        } else {
            goOnIf(builder.isObject(value), position);
            goOnIf(has(value, (Layout) structure), position);
        }
    }

    /** Whether a value that is a reference is an object that has a layout, or one that goes on from it: layouts are numbered so. */
    Value has(Value value, Layout wanted) {
        Value mark = e.entry("CompiledFields", "mark", value);
        return builder.compare(Condition.ULT, builder.sub(mark, builder.i32(LAID_OUT + wanted.first())), builder.i32(wanted.size()));
    }

    private void integer(int register, Value value, AbstractValue wanted, int position) {
        e.write(register, whole(value, wanted, position), wanted);
    }

    /** A boxed value as a whole number of a range. */
    private Value whole(Value value, AbstractValue wanted, int position) {
        Value whole = unbounded(value, wanted, position);
        within(whole, wanted, position);
        return whole;
    }

    /** A boxed value as the whole number that a type says it most likely is, in its representation; if it is none, the plain version goes on. */
    Value unbounded(Value value, AbstractValue wanted, int position) {
        goOnIf(builder.isDouble(value), position);
        boolean isShort = wanted.isInt32();
        NumberKind kind = !isShort ? NumberKind.F64_TO_I64 : wanted.low() >= 0 ? NumberKind.F64_TO_NATURAL : NumberKind.F64_TO_I32;
        Value whole = builder.convert(kind, builder.unboxDouble(value));
        checkExact(value, whole, position);
        return whole;
    }

    /** Asks whether that is what a boxed value was converted to: the same bits, so neither -0 nor a fraction. */
    private void checkExact(Value value, Value whole, int position) {
        Value back = builder.boxDouble(builder.convert(whole.type() == Type.I32 ? NumberKind.I32_TO_F64 : NumberKind.I64_TO_F64, whole));
        goOnIf(builder.same(back, value), position);
    }

    /** Checks that a whole number is within the bounds of a type, unless these are those of an int. */
    void within(Value whole, AbstractValue wanted, int position) {
        boolean isShort = wanted.isInt32();
        if (!isShort || wanted.low() > Integer.MIN_VALUE || wanted.high() < Integer.MAX_VALUE) {
            Value least = isShort ? builder.i32((int) wanted.low()) : builder.i64(wanted.low());
            Value most = isShort ? builder.i32((int) wanted.high()) : builder.i64(wanted.high());
            goOnIf(builder.compare(Condition.GE, whole, least), position);
            goOnIf(builder.compare(Condition.LE, whole, most), position);
        }
    }

    /** An instruction's result as an i32 that is not negative; else the plain version goes on behind it, with the result in its register. */
    Value int32(Value result, int position, int register) {
        Value kept = e.registers[register];
        AbstractValue keptType = e.types[register];
        e.write(register, result, ANY);
        integer(register, result, AbstractValue.integer(0, Integer.MAX_VALUE), position);
        Value whole = e.read(register);
        e.registers[register] = kept;
        e.types[register] = keptType;
        return whole;
    }

    /** The array that a register holds; if it is none, the plain version goes on. */
    Value array(int register, int position) {
        Value value = e.boxed(register);
        if (!e.type(register).is(ARRAY)) {
            goOnIf(builder.instanceOf(ARRAY_CLASS, value), position);
        }
        return builder.retype(Type.ref(ARRAY_CLASS), value);
    }

    /** An element of an array; if that takes more than a load, the plain version goes on. */
    Value element(Instruction i, Value array, Value index) {
        if (!e.guesses.isOfOthers(unit, unit.indexOf(i))) {
            return anyElement(i, array, index);
        }
        Block place = builder.newBlock();
        Block other = builder.newBlock();
        Block all = builder.newBlock(Type.BOXED);
        builder.branch(e.truth(e.entry(ELEMENTS, "isPlace", array, index)), Target.to(place), Target.to(other), Likelihood.LIKELY);
        builder.at(place);
        Value held = e.entry(ELEMENTS, "atPlace", array, index);
        builder.branch(builder.isNull(held), Target.to(other), Target.to(all, held), Likelihood.UNLIKELY);
        builder.at(other);
        builder.jump(all, anyElement(i, array, index));
        builder.at(all);
        return all.parameters().getFirst();
    }

    private Value anyElement(Instruction i, Value array, Value index) {
        Value held = e.entry(ELEMENTS, "element", array, index);
        goOnIf(builder.not(builder.isNull(held)), i.position());
        return held;
    }

    /**
     * Stores to an element of an array. Where the store seems to replace one, anything else is left to the plain version, as behind a call everything would have to
     * be loaded again.
     *
     * @param generally the entry for a store that may also append
     */
    void setElement(Instruction i, Value array, Value index, String generally) {
        boolean isOfOthers = e.guesses.isOfOthers(unit, unit.indexOf(i));
        if (!e.guesses.replaces(unit, unit.indexOf(i))) {
            boolean fills = generally.equals("setElement") && e.guesses.mayFill(unit, unit.indexOf(i));
            e.entry(ELEMENTS, fills ? "fillElement" : generally, array, index, e.boxed(i.c()), builder.i32(i.operands()[3]));
        } else if (isOfOthers) {
            goOnIf(e.truth(e.entry(ELEMENTS, "isPlace", array, index)), i.position());
            goOnIf(builder.not(builder.isNull(e.entry(ELEMENTS, "atPlace", array, index))), i.position());
            e.entry(ELEMENTS, "setPlace", array, index, e.boxed(i.c()));
        } else {
            goOnIf(e.truth(e.entry(ELEMENTS, "replaceElement", array, index, e.boxed(i.c()))), i.position());
        }
    }

    /** Makes an instruction's result, which is a number, an integer where that is wanted; else the plain version goes on behind it. */
    void whole(Instruction i) {
        AbstractValue wanted = e.guesses.result(unit, unit.indexOf(i), ANY);
        if (wanted.isInt32()) {
            Value number = e.read(i.a());
            boolean isNatural = e.guesses.isNatural(unit, unit.indexOf(i));
            Value whole = builder.convert(isNatural ? NumberKind.F64_TO_NATURAL : NumberKind.F64_TO_I32, number);
            checkExact(builder.boxDouble(number), whole, i.next());
            within(whole, wanted, i.next());
            e.write(i.a(), whole, wanted);
        }
    }

    /** The whole number that a register holds, as an i32; else the plain version goes on. */
    Value index(int register, int position) {
        AbstractValue type = e.type(register);
        if (type.isInt32()) {
            return e.values.as(Type.I32, e.read(register), type);
        }
        Value whole = e.values.whole(register);
        goOnIf(e.values.isThat(whole, register), position);
        return whole;
    }

    /** Goes on behind a check if it holds; else the plain version does, at a position. */
    void goOnIf(Value holds, int position) {
        Block good = builder.newBlock();
        builder.branch(holds, Target.to(good), e.resume(position), Likelihood.LIKELY);
        builder.at(good);
    }

    /** Goes on if a value is a closure of a function. */
    void isFunction(Value value, Unit function, int position) {
        if (function.isCreatedOnce()) {
            goOnIf(builder.same(value, Slots.closure(e, function, Type.BOXED)), position);
        } else {
            Value own = builder.convert(NumberKind.ADDRESS_TO_I64, builder.constant(new Const.MethodAddress(Signatures.entry(function))));
            goOnIf(builder.compare(Condition.EQ, codeAddress(value, position), own), position);
        }
    }

    /** The address of the machine code of what a value must be: a function of the program. */
    Value codeAddress(Value callee, int position) {
        goOnIf(builder.instanceOf(Emitter.FUNCTION_CLASS, callee), position);
        return e.field(Emitter.CODE_CLASS, "entry", e.field(Emitter.FUNCTION_CLASS, "code", callee));
    }

    /** A builtin by its number ({@code tsubame.runtime.function.Shortcut}), if it is still where it was when the program began. */
    Value builtin(int number, int position) {
        Value value = e.slots.builtin(e, number);
        goOnIf(builder.not(builder.isNull(value)), position);
        return value;
    }
}
