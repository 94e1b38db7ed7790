package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import tsubame.ir.Builder;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Value;

/** Classes and super, keys, and the checks of patterns. Where a check fails, the interpreter's way throws the error. */
final class Objects {
    private static final String CLASS = "CompiledObjects";

    private final Emitter e;
    private final Builder builder;
    private final RareInstructions rare;

    Objects(Emitter emitter, RareInstructions rare) {
        this.e = emitter;
        this.builder = emitter.builder;
        this.rare = rare;
    }

    void instruction(Instruction i) {
        int[] o = i.operands();
        switch (i.opcode()) {
            case GET_PROTOTYPE -> e.write(o[0], e.entry(CLASS, "prototype", e.boxed(o[1])), ANY);
            case GET_SUPER -> e.write(o[0], e.entry(CLASS, "getSuper", e.boxed(o[1]), e.boxed(o[2]), e.boxed(o[3])), ANY);
            case BIND_THIS -> e.entry(CLASS, "bindThis", e.boxed(o[0]), e.boxed(o[1]));
            case DEFINE_PRIVATE_FIELD -> e.entry(CLASS, "definePrivateField", e.boxed(o[0]), e.boxed(o[1]), e.boxed(o[2]));
            case TO_PROPERTY_KEY -> key(o[0], o[1], e.type(o[1]).is(NUMBER | STRING) ? null : e.entry(CLASS, "toPropertyKey", e.boxed(o[1])));
            case TO_ELEMENT_KEY -> {
                boolean isKnown = e.type(o[2]).is(NUMBER | STRING);
                if (isKnown && e.type(o[1]).may(UNDEFINED | NULL)) {
                    orElseRarely(i, builder.not(e.truth(e.entry(CLASS, "isCoercible", e.boxed(o[1])))));
                }
                key(o[0], o[2], isKnown ? null : e.entry(CLASS, "toElementKey", e.boxed(o[1]), e.boxed(o[2])));
            }
            case CHECK_DERIVED_RESULT -> {
                Value result = e.entry(CLASS, "derivedResult", e.boxed(o[1]), e.boxed(o[2]));
                orElseRarely(i, builder.isNull(result));
                e.write(o[0], result, ANY);
            }
            case REQUIRE_OBJECT_COERCIBLE -> {
                if (e.type(o[0]).may(UNDEFINED | NULL)) {
                    orElseRarely(i, builder.not(e.truth(e.entry(CLASS, "isCoercible", e.boxed(o[0])))));
                }
            }
            default -> throw new IllegalStateException(i.opcode().name());
        }
    }

    private void key(int to, int from, Value converted) {
        AbstractValue type = e.type(from).is(NUMBER | STRING) ? e.type(from) : of(DOUBLE | STRING | SYMBOL);
        if (converted == null) {
            e.write(to, e.read(from), type);
        } else {
            e.write(to, converted, type);
        }
    }

    /** If the condition holds, the instruction is left to the interpreter, which throws. */
    private void orElseRarely(Instruction i, Value condition) {
        var fails = builder.newBlock();
        var good = builder.newBlock();
        builder.branch(condition, Target.to(fails), Target.to(good), Likelihood.UNLIKELY);
        builder.at(fails);
        rare.fail(i);
        builder.at(good);
    }
}
