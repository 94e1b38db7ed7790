package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.function.IntPredicate;
import tsubame.bytecode.Constant;
import tsubame.bytecode.Opcode;

/**
 * Whether a function reads the element that an instruction of it stores to, as exchanges and counters do: then, most likely, the store replaces an element
 * that is there. Not so if the function asks whether there is one. A guess by the looks of the code: of loads of the same index from an array of the same origin.
 */
final class ReadBefore {
    private final Unit unit;
    private final IntPredicate isOfSameOrigin;
    private final AbstractValue content;

    /** @param isOfSameOrigin whether an access, by its number, is to such an array; @param content what those hold */
    ReadBefore(Unit unit, IntPredicate isOfSameOrigin, AbstractValue content) {
        this.unit = unit;
        this.isOfSameOrigin = isOfSameOrigin;
        this.content = content;
    }

    boolean asks(int store) {
        Instruction set = unit.code.get(store);
        boolean isRead = false;
        for (int n = 0; n < unit.code.size(); n++) {
            Instruction i = unit.code.get(n);
            boolean isLoad = i.opcode() == Opcode.GET_ELEMENT && isOfSameOrigin.test(n);
            if (isLoad && isSame(i, i.c(), set, set.b())) {
                if (isAskedFor(n)) {
                    return false;
                }
                isRead = true;
            } else if (i.opcode() == Opcode.IN && isSame(i, i.b(), set, set.b())) {
                return false;
            }
        }
        return isRead;
    }

    /** Whether two registers hold the same, as far as the straight code in front of two instructions tells. */
    private boolean isSame(Instruction at, int register, Instruction otherAt, int other) {
        Instruction writer = unit.lastWriter(at, register);
        Instruction otherWriter = unit.lastWriter(otherAt, other);
        if (writer == null || otherWriter == null || writer == otherWriter) {
            return writer == otherWriter && register == other;
        }
        return switch (writer.opcode()) {
            case ADD, SUBTRACT, MULTIPLY -> otherWriter.opcode() == writer.opcode() && writer.b() == otherWriter.b() && writer.c() == otherWriter.c();
            default -> false;
        };
    }

    /** Whether the next instruction that reads what one has loaded asks whether it is anything. */
    private boolean isAskedFor(int load) {
        int register = unit.code.get(load).a();
        for (int n = load + 1; n < unit.code.size(); n++) {
            Instruction i = unit.code.get(n);
            if (i.reads(unit.prototype).contains(register)) {
                return isQuestion(i, register);
            }
            if (i.endsFlow() || i.writes().contains(register)) {
                return false;
            }
        }
        return false;
    }

    private boolean isQuestion(Instruction i, int register) {
        return switch (i.opcode()) {
            case JUMP_IF_UNDEFINED, JUMP_IF_NOT_UNDEFINED, JUMP_IF_NULLISH, JUMP_IF_NOT_NULLISH, TYPEOF -> true;
            case JUMP_IF_TRUE, JUMP_IF_FALSE, NOT -> !content.is(BOOLEAN);
            case JUMP_IF_STRICT_EQUAL, JUMP_IF_STRICT_NOT_EQUAL -> isNothing(i.a() == register ? i.b() : i.a());
            case STRICT_EQUAL, STRICT_NOT_EQUAL, EQUAL, NOT_EQUAL -> isNothing(i.b() == register ? i.c() : i.b());
            default -> false;
        };
    }

    private boolean isNothing(int register) {
        int base = unit.prototype.constantBase();
        Constant.Kind kind = register < base ? null : unit.prototype.constants()[register - base].kind();
        return kind == Constant.Kind.UNDEFINED || kind == Constant.Kind.NULL && !content.may(NULL);
    }
}
