package tsubame.aot.build;

import java.lang.classfile.Opcode;
import tsubame.ir.Arith.BinaryKind;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Operators and conversions of Java's primitive types. A float is an f64, rounded to float after each operation. */
final class Arithmetic {
    private final MethodToIr method;
    private final Builder builder;
    private final FrameState state;

    Arithmetic(MethodToIr method) {
        this.method = method;
        this.builder = method.builder;
        this.state = method.state;
    }

    void operator(Opcode opcode) {
        switch (opcode) {
            case IADD, LADD, DADD -> binary(BinaryKind.ADD);
            case ISUB, LSUB, DSUB -> binary(BinaryKind.SUB);
            case IMUL, LMUL, DMUL -> binary(BinaryKind.MUL);
            case DDIV -> binary(BinaryKind.DIV);
            case DREM -> binary(BinaryKind.REM);
            case IDIV, LDIV -> divide(BinaryKind.DIV);
            case IREM, LREM -> divide(BinaryKind.REM);
            case IAND, LAND -> binary(BinaryKind.AND);
            case IOR, LOR -> binary(BinaryKind.OR);
            case IXOR, LXOR -> binary(BinaryKind.XOR);
            case ISHL, LSHL -> shift(BinaryKind.SHL);
            case ISHR, LSHR -> shift(BinaryKind.SHR);
            case IUSHR, LUSHR -> shift(BinaryKind.USHR);
            case INEG, LNEG, DNEG -> negate();
            case FADD -> floatBinary(BinaryKind.ADD);
            case FSUB -> floatBinary(BinaryKind.SUB);
            case FMUL -> floatBinary(BinaryKind.MUL);
            case FDIV -> floatBinary(BinaryKind.DIV);
            case FREM -> floatBinary(BinaryKind.REM);
            case FNEG -> state.push(builder.neg(state.pop()));
            case LCMP -> threeWay(0);
            case FCMPL, DCMPL -> threeWay(-1);
            case FCMPG, DCMPG -> threeWay(1);
            case ARRAYLENGTH -> {
                Value array = state.pop();
                state.push(builder.arrayLength(array.type() == Type.BOXED ? builder.retype(Type.ref("[B"), array) : array));
            }
            default -> throw new IllegalStateException(opcode + " in " + method.method);
        }
    }

    private void binary(BinaryKind kind) {
        Value b = state.pop();
        Slot a = state.popSlot();
        state.push(builder.binary(kind, a.value(), b), a.wide());
    }

    private void divide(BinaryKind kind) {
        Value b = state.pop();
        Slot a = state.popSlot();
        state.push(builder.binary(kind, a.value(), builder.nonZero(b)), a.wide());
    }

    private void shift(BinaryKind kind) {
        Value count = state.pop();
        Slot a = state.popSlot();
        state.push(builder.binary(kind, a.value(), count), a.wide());
    }

    private void negate() {
        Slot a = state.popSlot();
        state.push(builder.neg(a.value()), a.wide());
    }

    /** Exact: the double result of two floats, rounded to float, is the float result. */
    private void floatBinary(BinaryKind kind) {
        Value b = state.pop();
        Value a = state.pop();
        state.push(builder.convert(NumberKind.F64_TO_FLOAT, builder.binary(kind, a, b)));
    }

    private void threeWay(int ifNaN) {
        Value b = state.pop();
        Value a = state.pop();
        state.push(builder.threeWay(ifNaN == 0 ? 1 : ifNaN, a, b));
    }

    void convert(Opcode opcode) {
        Value a = state.pop();
        switch (opcode) {
            case I2L -> state.pushWide(builder.convert(NumberKind.I32_TO_I64, a));
            case I2D -> state.pushWide(builder.convert(NumberKind.I32_TO_F64, a));
            case I2F -> state.push(builder.convert(NumberKind.F64_TO_FLOAT, builder.convert(NumberKind.I32_TO_F64, a)));
            case I2B -> state.push(builder.convert(NumberKind.TO_BYTE, a));
            case I2S -> state.push(builder.convert(NumberKind.TO_SHORT, a));
            case I2C -> state.push(builder.convert(NumberKind.TO_CHAR, a));
            case L2I -> state.push(builder.convert(NumberKind.I64_TO_I32, a));
            case L2D -> state.pushWide(builder.convert(NumberKind.I64_TO_F64, a));
            case L2F -> state.push(builder.convert(NumberKind.I64_TO_FLOAT, a));
            case D2I, F2I -> state.push(builder.convert(NumberKind.F64_TO_I32, a));
            case D2L, F2L -> state.pushWide(builder.convert(NumberKind.F64_TO_I64, a));
            case D2F -> state.push(builder.convert(NumberKind.F64_TO_FLOAT, a));
            case F2D -> state.pushWide(a);
            default -> throw new IllegalStateException(opcode + " in " + method.method);
        }
    }

    /** An i1 as Java's int. */
    Value asInt(Value condition) {
        return builder.convert(NumberKind.I1_TO_I32, condition);
    }

    static Condition condition(Opcode opcode) {
        return switch (opcode) {
            case IFEQ, IF_ICMPEQ -> Condition.EQ;
            case IFNE, IF_ICMPNE -> Condition.NE;
            case IFLT, IF_ICMPLT -> Condition.LT;
            case IFGE, IF_ICMPGE -> Condition.GE;
            case IFGT, IF_ICMPGT -> Condition.GT;
            case IFLE, IF_ICMPLE -> Condition.LE;
            default -> throw new IllegalStateException(opcode.name());
        };
    }
}
