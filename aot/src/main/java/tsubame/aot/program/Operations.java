package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.List;
import tsubame.bytecode.Opcode;
import tsubame.ir.Arith.BinaryKind;
import tsubame.ir.Arith.UnaryKind;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Compare.FloatCondition;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Operators: machine arithmetic where the operands are known to be numbers, else the runtime's method, which inlining folds. */
final class Operations {
    private final Emitter e;
    private final Builder builder;
    private final Guards guards;

    Operations(Emitter emitter, Guards guards) {
        this.e = emitter;
        this.guards = guards;
        this.builder = emitter.builder;
    }

    // ---- arithmetic

    void arithmetic(Instruction i) {
        if (e.isChecked() && e.guesses.isWhole(e.unit, e.unit.indexOf(i), e.types)) {
            e.write(i.a(), index(i), INT32);
            return;
        }
        AbstractValue result = Transfer.result(e.unit, i, e.types);
        AbstractValue a = e.type(i.b());
        AbstractValue b = e.type(i.c());
        boolean numbers = a.is(NUMBER) && b.is(NUMBER);
        if (numbers && result.is(INTEGER) && i.opcode() != Opcode.DIVIDE && i.opcode() != Opcode.EXPONENTIATE) {
            e.write(i.a(), whole(i, result), result);
        } else if (i.opcode() != Opcode.EXPONENTIATE && (numbers || i.opcode() != Opcode.ADD && (a.is(NUMBER) || b.is(NUMBER)))) {
            e.write(i.a(), real(i), result);
        } else if (i.opcode() == Opcode.ADD && a.is(STRING) && b.is(STRING)) {
            e.write(i.a(), e.entry("CompiledText", "concatenate", e.read(i.b()), e.read(i.c())), result);
        } else if (i.opcode() == Opcode.ADD && a.is(STRING)) {
            e.write(i.a(), e.entry("CompiledText", "append", e.read(i.b()), e.boxed(i.c())), result);
        } else {
            e.write(i.a(), e.op(method(i.opcode()), e.boxed(i.b()), e.boxed(i.c())), result);
        }
    }

    /** Of small whole numbers, in 64 bits, where it is exact; checked to be small, and not to be -0. */
    private Value index(Instruction i) {
        Value x = e.values.as(Type.I64, e.read(i.b()), e.type(i.b()));
        Value y = e.values.as(Type.I64, e.read(i.c()), e.type(i.c()));
        Value exact = i.opcode() == Opcode.ADD ? builder.add(x, y) : i.opcode() == Opcode.SUBTRACT ? builder.sub(x, y) : builder.mul(x, y);
        Value small = builder.convert(NumberKind.I64_TO_I32, exact);
        guards.goOnIf(builder.compare(Condition.EQ, builder.convert(NumberKind.I32_TO_I64, small), exact), i.position());
        if (i.opcode() == Opcode.MULTIPLY && (e.type(i.b()).low() < 0 || e.type(i.c()).low() < 0)) {
            Value isZero = builder.compare(Condition.EQ, exact, builder.i64(0));
            Value isNegative = builder.compare(Condition.LT, builder.or(x, y), builder.i64(0));
            guards.goOnIf(builder.not(builder.and(isZero, isNegative)), i.position());
        }
        return small;
    }

    /** In 64 bits if an operand or the result needs them; the result is in range, so nothing overflows. */
    private Value whole(Instruction i, AbstractValue result) {
        AbstractValue a = e.type(i.b());
        AbstractValue b = e.type(i.c());
        Type width = a.isInt32() && b.isInt32() && result.isInt32() ? Type.I32 : Type.I64;
        Value x = e.values.as(width, e.read(i.b()), a);
        Value y = e.values.as(width, e.read(i.c()), b);
        return switch (i.opcode()) {
            case ADD -> builder.add(x, y);
            case SUBTRACT -> builder.sub(x, y);
            case MULTIPLY -> builder.mul(x, y);
            case REMAINDER -> builder.rem(x, y);
            default -> throw new IllegalStateException(i.opcode().name());
        };
    }

    private Value real(Instruction i) {
        Value x = e.values.realBesideNumber(i.b());
        Value y = e.values.realBesideNumber(i.c());
        return switch (i.opcode()) {
            case ADD -> builder.add(x, y);
            case SUBTRACT -> builder.sub(x, y);
            case MULTIPLY -> builder.mul(x, y);
            case DIVIDE -> builder.div(x, y);
            case REMAINDER -> e.op("remainderOfNumbers", x, y);
            default -> throw new IllegalStateException(i.opcode().name());
        };
    }

    private static String method(Opcode opcode) {
        return switch (opcode) {
            case ADD -> "add";
            case SUBTRACT -> "subtract";
            case MULTIPLY -> "multiply";
            case DIVIDE -> "divide";
            case REMAINDER -> "remainder";
            case EXPONENTIATE -> "exponentiate";
            case BIT_AND -> "bitAnd";
            case BIT_OR -> "bitOr";
            case BIT_XOR -> "bitXor";
            case SHIFT_LEFT -> "shiftLeft";
            case SHIFT_RIGHT -> "shiftRight";
            case SHIFT_RIGHT_UNSIGNED -> "shiftRightUnsigned";
            case LESS, JUMP_IF_LESS, JUMP_IF_NOT_LESS -> "less";
            case LESS_EQUAL, JUMP_IF_LESS_EQUAL, JUMP_IF_NOT_LESS_EQUAL -> "lessOrEqual";
            case GREATER, JUMP_IF_GREATER, JUMP_IF_NOT_GREATER -> "greater";
            case GREATER_EQUAL, JUMP_IF_GREATER_EQUAL, JUMP_IF_NOT_GREATER_EQUAL -> "greaterOrEqual";
            default -> throw new IllegalStateException(opcode.name());
        };
    }

    // ---- bits

    void bits(Instruction i) {
        AbstractValue result = Transfer.result(e.unit, i, e.types);
        if (!e.type(i.b()).is(NUMBER) && !e.type(i.c()).is(NUMBER)) {
            e.write(i.a(), e.op(method(i.opcode()), e.boxed(i.b()), e.boxed(i.c())), result);
            return;
        }
        Value x = e.values.int32BesideNumber(i.b());
        Value y = e.values.int32BesideNumber(i.c());
        Value bits = builder.binary(kind(i.opcode()), x, y);
        boolean wide = i.opcode() == Opcode.SHIFT_RIGHT_UNSIGNED && !result.isInt32();
        e.write(i.a(), wide ? builder.convert(NumberKind.U32_TO_I64, bits) : bits, result);
    }

    private static BinaryKind kind(Opcode opcode) {
        return switch (opcode) {
            case BIT_AND -> BinaryKind.AND;
            case BIT_OR -> BinaryKind.OR;
            case BIT_XOR -> BinaryKind.XOR;
            case SHIFT_LEFT -> BinaryKind.SHL;
            case SHIFT_RIGHT -> BinaryKind.SHR;
            case SHIFT_RIGHT_UNSIGNED -> BinaryKind.USHR;
            default -> throw new IllegalStateException(opcode.name());
        };
    }

    // ---- one operand

    void unary(Instruction i) {
        AbstractValue a = e.type(i.b());
        AbstractValue result = Transfer.result(e.unit, i, e.types);
        switch (i.opcode()) {
            case NOT -> e.write(i.a(), builder.not(e.values.truth(i.b())), TRUTH);
            case TO_NUMERIC, TO_NUMBER -> {
                if (a.is(NUMBER)) {
                    e.write(i.a(), e.read(i.b()), a);
                } else {
                    e.write(i.a(), e.op(i.opcode() == Opcode.TO_NUMBER ? "toNumber" : "toNumeric", e.boxed(i.b())), result);
                }
            }
            case BIT_NOT -> {
                if (a.is(NUMBER)) {
                    e.write(i.a(), builder.xor(e.values.int32(i.b()), builder.i32(-1)), result);
                } else {
                    e.write(i.a(), e.op("bitNot", e.boxed(i.b())), result);
                }
            }
            case NEGATE, INCREMENT, DECREMENT -> e.write(i.a(), a.is(NUMBER) ? moved(i, a, result) : e.op(method(i), e.boxed(i.b())), result);
            default -> throw new IllegalStateException(i.opcode().name());
        }
    }

    private static String method(Instruction i) {
        return i.opcode() == Opcode.NEGATE ? "negate" : i.opcode() == Opcode.INCREMENT ? "increment" : "decrement";
    }

    private Value moved(Instruction i, AbstractValue a, AbstractValue result) {
        boolean whole = result.is(INTEGER);
        Type width = !whole ? Type.F64 : a.isInt32() && result.isInt32() ? Type.I32 : Type.I64;
        Value x = e.values.as(width, e.read(i.b()), a);
        Value one = !whole ? builder.f64(1) : width == Type.I32 ? builder.i32(1) : builder.i64(1);
        return switch (i.opcode()) {
            case NEGATE -> builder.unary(UnaryKind.NEG, x);
            case INCREMENT -> builder.add(x, one);
            default -> builder.sub(x, one);
        };
    }

    // ---- comparisons

    void compare(Instruction i) {
        e.write(i.a(), relation(i.opcode(), i.b(), i.c()), TRUTH);
    }

    /** The truth of a relation that is not negated. */
    Value relation(Opcode opcode, int left, int right) {
        AbstractValue a = e.type(left);
        AbstractValue b = e.type(right);
        if (a.is(INTEGER) && b.is(INTEGER)) {
            Type width = a.isInt32() && b.isInt32() ? Type.I32 : Type.I64;
            return builder.compare(condition(opcode), e.values.as(width, e.read(left), a), e.values.as(width, e.read(right), b));
        }
        if (a.is(NUMBER) && b.is(NUMBER)) {
            return builder.compare(floatCondition(opcode), e.values.real(left), e.values.real(right));
        }
        boolean areTexts = (a.is(STRING) || b.is(STRING)) && a.is(STRING | UNDEFINED) && b.is(STRING | UNDEFINED);
        return areTexts ? textRelation(opcode, left, right) : e.test(method(opcode), e.boxed(left), e.boxed(right));
    }

    /** Of two strings, one of which may turn out to be none. */
    private Value textRelation(Opcode opcode, int left, int right) {
        Value x = e.boxed(left);
        Value y = e.boxed(right);
        Block all = builder.newBlock(Type.I1);
        Block texts = builder.newBlock();
        if (!e.type(left).is(STRING) || !e.type(right).is(STRING)) {
            Block other = builder.newBlock();
            builder.branch(builder.instanceOf(Guards.TEXT_CLASS, e.type(left).is(STRING) ? y : x), Target.to(texts), Target.to(other), Likelihood.LIKELY);
            builder.at(other);
            builder.jump(all, e.test(method(opcode), x, y));
        } else {
            builder.jump(texts);
        }
        builder.at(texts);
        builder.jump(all, builder.compare(condition(opcode), e.entry("CompiledText", "compare", x, y), builder.i32(0)));
        builder.at(all);
        return all.parameters().getFirst();
    }

    private static Condition condition(Opcode opcode) {
        return switch (method(opcode)) {
            case "less" -> Condition.LT;
            case "lessOrEqual" -> Condition.LE;
            case "greater" -> Condition.GT;
            default -> Condition.GE;
        };
    }

    private static FloatCondition floatCondition(Opcode opcode) {
        return switch (method(opcode)) {
            case "less" -> FloatCondition.LT;
            case "lessOrEqual" -> FloatCondition.LE;
            case "greater" -> FloatCondition.GT;
            default -> FloatCondition.GE;
        };
    }

    /** Strict equality. */
    Value same(int left, int right) {
        AbstractValue a = e.type(left);
        AbstractValue b = e.type(right);
        if (a.is(INTEGER) && b.is(INTEGER)) {
            Type width = a.isInt32() && b.isInt32() ? Type.I32 : Type.I64;
            return builder.compare(Condition.EQ, e.values.as(width, e.read(left), a), e.values.as(width, e.read(right), b));
        }
        if (a.is(NUMBER) && b.is(NUMBER)) {
            return builder.compare(FloatCondition.EQ, e.values.real(left), e.values.real(right));
        }
        int byContent = NUMBER | STRING | BIGINT;
        if (!a.may(byContent) || !b.may(byContent)) {
            return builder.same(e.boxed(left), e.boxed(right));
        }
        if (a.is(STRING) || b.is(STRING)) {
            int text = a.is(STRING) ? left : right;
            int other = a.is(STRING) ? right : left;
            Value quickly = new ShortTexts(e).same(left, right);
            return quickly != null ? quickly : e.truth(e.entry("CompiledText", a.is(STRING) && b.is(STRING) ? "same" : "sameAsText", e.boxed(text), e.boxed(other)));
        }
        if (a.is(NUMBER) || b.is(NUMBER)) {
            return a.is(NUMBER) ? sameNumber(e.boxed(right), e.values.real(left)) : sameNumber(e.boxed(left), e.values.real(right));
        }
        return e.test("strictEqual", e.boxed(left), e.boxed(right));
    }

    /** Whether any value is a number, and that one. */
    private Value sameNumber(Value any, Value number) {
        Block is = builder.newBlock();
        Block all = builder.newBlock(Type.I1);
        builder.branch(builder.isDouble(any), Target.to(is), new Target(all, List.of(builder.bool(false))));
        builder.at(is);
        builder.jump(all, builder.compare(FloatCondition.EQ, builder.unboxDouble(any), number));
        builder.at(all);
        return all.parameters().getFirst();
    }

    /** Loose equality. */
    Value alike(int left, int right) {
        boolean numbers = e.type(left).is(NUMBER) && e.type(right).is(NUMBER);
        return numbers ? same(left, right) : e.test("looseEqual", e.boxed(left), e.boxed(right));
    }
}
