package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import tsubame.ir.Arith;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Compare.FloatCondition;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Conversions between the representations of a value: they change no value, and cost nothing where there is nothing to do. */
final class Values {
    private final Emitter emitter;

    Values(Emitter emitter) {
        this.emitter = emitter;
    }

    private Builder builder() {
        return emitter.builder;
    }

    /**
     * The value in another representation, which must be one that its type allows: a value that is held as a double and known to be whole may
     * become an integer, a boxed one that is known to be a number is unboxed.
     */
    Value as(Type wanted, Value value, AbstractValue type) {
        Type held = value.type();
        if (wanted.equals(held)) {
            return value;
        }
        if (wanted == Type.BOXED) {
            return boxed(value, type);
        }
        if (held == Type.BOXED || held instanceof Type.Ref) {
            Value box = held == Type.BOXED ? value : builder().retype(Type.BOXED, value);
            return wanted == Type.I1 ? builder().unboxBoolean(box) : as(wanted, builder().unboxDouble(box), type);
        }
        return convert(wanted, value, held);
    }

    private Value convert(Type wanted, Value value, Type held) {
        if (held == Type.F64) {
            return builder().convert(wanted == Type.I32 ? NumberKind.F64_TO_I32 : NumberKind.F64_TO_I64, value);
        }
        if (held == Type.I32 && wanted == Type.F64) {
            return builder().convert(NumberKind.I32_TO_F64, value);
        }
        if (held == Type.I64 && wanted == Type.F64) {
            return builder().convert(NumberKind.I64_TO_F64, value);
        }
        if (held == Type.I32 && wanted == Type.I64) {
            return builder().convert(NumberKind.I32_TO_I64, value);
        }
        if (held == Type.I64 && wanted == Type.I32) {
            return builder().convert(NumberKind.I64_TO_I32, value);
        }
        if (held == Type.I1) {
            Value number = builder().convert(NumberKind.I1_TO_I32, value);
            return wanted == Type.I32 ? number : convert(wanted, number, Type.I32);
        }
        throw new IllegalStateException("no conversion from " + held.text() + " to " + wanted.text());
    }

    /** The value as a word of the language. */
    Value boxed(Value value, AbstractValue type) {
        Type held = value.type();
        if (held == Type.BOXED) {
            return value;
        }
        if (held instanceof Type.Ref) {
            return builder().retype(Type.BOXED, value);
        }
        return held == Type.I1 ? builder().boxBoolean(value) : builder().boxDouble(as(Type.F64, value, type));
    }

    /** The value of a number, or of something that plainly is one. */
    Value real(int register) {
        return as(Type.F64, emitter.read(register), emitter.type(register));
    }

    /** ToInt32 of a number or truth value. */
    Value int32(int register) {
        Value value = emitter.read(register);
        Type held = value.type();
        if (held == Type.I32) {
            return value;
        }
        if (held == Type.I64) {
            return builder().convert(NumberKind.I64_TO_I32, value);
        }
        return held == Type.I1
                ? builder().convert(NumberKind.I1_TO_I32, value)
                : builder().convert(NumberKind.F64_WRAP_I32, as(Type.F64, value, emitter.type(register)));
    }

    /** A number as an i32, which it may not be: {@link #isThat} asks. */
    Value whole(int register) {
        boolean isLong = emitter.type(register).is(INTEGER);
        return builder().convert(isLong ? NumberKind.I64_TO_I32 : NumberKind.F64_TO_I32, number(register));
    }

    private Value number(int register) {
        AbstractValue type = emitter.type(register);
        return type.is(INTEGER) ? as(Type.I64, emitter.read(register), type) : real(register);
    }

    /** Whether the i32 that was made of a number is that number. */
    Value isThat(Value whole, int register) {
        return emitter.type(register).is(INTEGER)
                ? builder().compare(Condition.EQ, builder().convert(NumberKind.I32_TO_I64, whole), number(register))
                : builder().compare(FloatCondition.EQ, builder().convert(NumberKind.I32_TO_F64, whole), number(register));
    }

    /** The number that an operand is, or becomes, whose partner is a number. */
    Value realBesideNumber(int register) {
        if (emitter.type(register).is(NUMBER)) {
            return real(register);
        }
        Value box = emitter.boxed(register);
        Block number = builder().newBlock();
        Block other = builder().newBlock();
        Block both = builder().newBlock(Type.F64);
        builder().branch(builder().isDouble(box), Target.to(number), Target.to(other), Likelihood.LIKELY);
        builder().at(number).jump(both, builder().unboxDouble(box));
        builder().at(other);
        Value converted = emitter.op("toNumberBesideNumber", box);
        builder().jump(both, converted);
        builder().at(both);
        return both.parameters().getFirst();
    }

    /** The same by ToInt32. */
    Value int32BesideNumber(int register) {
        return emitter.type(register).is(NUMBER) ? int32(register) : builder().convert(NumberKind.F64_WRAP_I32, realBesideNumber(register));
    }

    /** ToBoolean. */
    Value truth(int register) {
        Value value = emitter.read(register);
        Type held = value.type();
        if (held == Type.I1) {
            return value;
        }
        if (held == Type.I32) {
            return builder().compare(Condition.NE, value, builder().i32(0));
        }
        if (held == Type.I64) {
            return builder().compare(Condition.NE, value, builder().i64(0));
        }
        if (held == Type.F64) {
            return builder().compare(FloatCondition.GT, builder().unary(Arith.UnaryKind.ABS, value), builder().f64(0));
        }
        if (emitter.type(register).is(UNDEFINED | NULL)) {
            return builder().bool(false);
        }
        return emitter.test("toBoolean", value);
    }
}
