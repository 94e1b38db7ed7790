package tsubame.aot.build;

import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Compare;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Compare.FloatCondition;
import tsubame.ir.Convert;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Branches, switches, returns and throws. */
final class Control {
    private final MethodToIr method;
    private final Builder builder;
    private final FrameState state;

    Control(MethodToIr method) {
        this.method = method;
        this.builder = method.builder;
        this.state = method.state;
    }

    void branch(BranchInstruction branch) {
        switch (branch.opcode()) {
            case GOTO, GOTO_W -> builder.jump(method.frame(branch.target()).block(),
                    method.frame(branch.target()).arguments(state, method.coercion));
            case IFNULL -> conditional(builder.isNull(state.pop()), branch.target());
            case IFNONNULL -> conditional(builder.not(builder.isNull(state.pop())), branch.target());
            case IF_ACMPEQ -> conditional(same(), branch.target());
            case IF_ACMPNE -> conditional(builder.not(same()), branch.target());
            case IF_ICMPEQ, IF_ICMPNE, IF_ICMPLT, IF_ICMPGE, IF_ICMPGT, IF_ICMPLE -> {
                Value b = state.pop();
                Value a = state.pop();
                conditional(builder.compare(Arithmetic.condition(branch.opcode()), a, b), branch.target());
            }
            case IFEQ, IFNE, IFLT, IFGE, IFGT, IFLE -> conditional(withZero(branch.opcode(), state.pop()), branch.target());
            default -> throw new IllegalStateException(branch.opcode() + " in " + method.method);
        }
    }

    private Value same() {
        Value b = state.pop();
        Value a = state.pop();
        return builder.same(method.coercion.to(Type.BOXED, a), method.coercion.to(Type.BOXED, b));
    }

    /** A comparison with zero of what is no number but the answer of a comparison itself takes that answer. */
    private Value withZero(Opcode opcode, Value a) {
        Condition condition = Arithmetic.condition(opcode);
        if (a.op() instanceof Convert.Number(var kind, Value answer) && kind == Convert.NumberKind.I1_TO_I32) {
            if (condition == Condition.NE) {
                return answer;
            }
            if (condition == Condition.EQ) {
                return builder.not(answer);
            }
        }
        if (a.op() instanceof Compare.ThreeWay(int ifNaN, Value left, Value right)) {
            return left.type() == Type.F64
                    ? builder.compare(floatCondition(condition, ifNaN), left, right)
                    : builder.compare(condition, left, right);
        }
        return builder.compare(condition, a, builder.i32(0));
    }

    /** The condition that holds when the three-way answer, {@code ifNaN} for a NaN, compares so with zero. */
    private static FloatCondition floatCondition(Condition condition, int ifNaN) {
        return switch (condition) {
            case EQ -> FloatCondition.EQ;
            case NE -> FloatCondition.NE;
            case LT -> ifNaN < 0 ? FloatCondition.LT_OR_NAN : FloatCondition.LT;
            case LE -> ifNaN < 0 ? FloatCondition.LE_OR_NAN : FloatCondition.LE;
            case GT -> ifNaN > 0 ? FloatCondition.GT_OR_NAN : FloatCondition.GT;
            case GE -> ifNaN > 0 ? FloatCondition.GE_OR_NAN : FloatCondition.GE;
            case ULT, ULE, UGT, UGE -> throw new IllegalStateException(condition.name());
        };
    }

    private void conditional(Value condition, Label label) {
        EntryFrame frame = method.frame(label);
        Block next = builder.newBlock();
        builder.branch(condition, new Target(frame.block(), frame.arguments(state, method.coercion)), Target.to(next));
        builder.at(next);
    }

    void choose(List<SwitchCase> cases, Label otherwise) {
        Value value = state.pop();
        List<SwitchCase> sorted = new ArrayList<>(cases);
        sorted.sort(Comparator.comparingInt(SwitchCase::caseValue));
        List<Integer> keys = new ArrayList<>();
        List<Target> targets = new ArrayList<>();
        for (SwitchCase each : sorted) {
            keys.add(each.caseValue());
            targets.add(target(each.target()));
        }
        builder.choose(value, keys, targets, target(otherwise));
    }

    private Target target(Label label) {
        EntryFrame frame = method.frame(label);
        return new Target(frame.block(), frame.arguments(state, method.coercion));
    }

    void returnValue() {
        Type result = method.function.result();
        if (result == Type.VOID) {
            builder.returnVoid();
        } else {
            builder.returnValue(method.coercion.to(result, state.pop()));
        }
    }

    void throwValue() {
        method.handlers.dispatch(method.coerced(state.pop(), "java/lang/Throwable"));
    }
}
