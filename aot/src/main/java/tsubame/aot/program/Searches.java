package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.Map;
import tsubame.bytecode.Opcode;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Methods that look into strings and arrays, in the checked version: of what is seen to be one, with arguments that are what the method is made for, or are
 * checked to be, and where the callee is the builtin. Then neither the arguments nor the result need boxes or checks.
 */
final class Searches {
    /** Methods of strings by name and number of arguments, as {@code tsubame.runtime.function.Shortcut} numbers them. */
    private static final Map<String, Integer> OF_STRINGS = Map.of("slice/1", 13, "slice/2", 13, "indexOf/1", 16, "includes/1", 23, "startsWith/1", 24, "startsWith/2", 24,
            "endsWith/1", 25);
    /** The same of arrays. */
    private static final Map<String, Integer> OF_ARRAYS = Map.of("indexOf/1", 21);

    private final Emitter e;
    private final Builder builder;
    private final Guards guards;

    Searches(Emitter emitter, Guards guards) {
        this.e = emitter;
        this.builder = emitter.builder;
        this.guards = guards;
    }

    /** Makes a search of a call, if it can be one; whether it has. */
    boolean call(Instruction i, int callee, int base, int count) {
        if (!e.isChecked() || i.opcode() != Opcode.CALL || !(e.type(i.c()).is(STRING) || e.type(i.c()).is(ARRAY))) {
            return false;
        }
        String name = Shortcuts.readFrom(e.unit, i, callee) + "/" + count;
        boolean isText = e.type(i.c()).is(STRING);
        Integer builtin = (isText ? OF_STRINGS : OF_ARRAYS).get(name);
        if (builtin == null || isText && !fits(name, base, count)) {
            return false;
        }
        guards.goOnIf(builder.same(e.boxed(callee), e.slots.builtin(e, builtin)), i.position());
        if (isText) {
            ofText(i, name, base);
        } else {
            Value index = e.entry("CompiledArrays", "indexOf", guards.array(i.c(), i.position()), e.boxed(base));
            guards.goOnIf(builder.compare(Condition.GE, index, builder.i32(-1)), i.position());
            e.write(i.a(), index, integer(-1, Integer.MAX_VALUE));
        }
        return true;
    }

    private boolean fits(String name, int base, int count) {
        return mayBe(base, name.startsWith("slice") ? NUMBER : STRING) && (count == 1 || mayBe(base + 1, NUMBER));
    }

    private boolean mayBe(int register, int kind) {
        AbstractValue type = e.type(register);
        return type.is(kind) || type.may(kind) && type.representation() == Type.BOXED;
    }

    private void ofText(Instruction i, String name, int base) {
        Value text = e.read(i.c());
        switch (name) {
            case "slice/1" -> e.write(i.a(), e.entry("CompiledText", "slice", text, number(i, base), builder.f64(Double.POSITIVE_INFINITY)), TEXT);
            case "slice/2" -> e.write(i.a(), e.entry("CompiledText", "slice", text, number(i, base), number(i, base + 1)), TEXT);
            case "indexOf/1" -> e.write(i.a(), e.entry("CompiledText", "indexOf", text, text(i, base)), integer(-1, Integer.MAX_VALUE));
            case "includes/1" -> e.write(i.a(), builder.compare(Condition.GE, e.entry("CompiledText", "indexOf", text, text(i, base)), builder.i32(0)), TRUTH);
            case "startsWith/1" -> e.write(i.a(), e.truth(e.entry("CompiledText", "startsWith", text, text(i, base), builder.f64(0))), TRUTH);
            case "startsWith/2" -> e.write(i.a(), e.truth(e.entry("CompiledText", "startsWith", text, text(i, base), number(i, base + 1))), TRUTH);
            case "endsWith/1" -> e.write(i.a(), e.truth(e.entry("CompiledText", "endsWith", text, text(i, base))), TRUTH);
            default -> throw new IllegalStateException(name);
        }
    }

    /** The string that a register holds; else the plain version goes on. */
    private Value text(Instruction i, int register) {
        if (!e.type(register).is(STRING)) {
            guards.goOnIf(builder.instanceOf(Guards.TEXT_CLASS, e.boxed(register)), i.position());
        }
        return e.boxed(register);
    }

    /** The same for a number. */
    private Value number(Instruction i, int register) {
        if (e.type(register).is(NUMBER)) {
            return e.values.real(register);
        }
        guards.goOnIf(builder.isDouble(e.boxed(register)), i.position());
        return builder.unboxDouble(e.boxed(register));
    }
}
