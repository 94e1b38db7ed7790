package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Elements of arrays that are guessed to be typed arrays of a kind: one check asks for the kind, that there is such an element, and that the
 * array is an ordinary one; then it is a load or a store.
 */
final class TypedArrays {
    private static final String CLASS = "CompiledElements";
    static final String TYPED_CLASS = "tsubame/runtime/binary/JsTypedArray";

    private final Emitter e;
    private final Builder builder;
    private final Guards guards;

    TypedArrays(Emitter emitter, Guards guards) {
        this.e = emitter;
        this.builder = emitter.builder;
        this.guards = guards;
    }

    private Structure.Typed typed(Instruction i) {
        return e.isChecked() ? e.guesses.typed(e.unit, e.unit.indexOf(i)) : null;
    }

    /** GET_ELEMENT; false if it is none of a typed array. */
    boolean get(Instruction i) {
        Structure.Typed typed = typed(i);
        if (typed == null || !e.type(i.c()).is(NUMBER)) {
            return false;
        }
        Value index = guards.index(i.c(), i.position());
        Value array = check(i.b(), index, typed, i.position());
        Value number = e.entry(CLASS, "typedNumber", array, index, builder.i32(typed.kind()));
        e.write(i.a(), number, typed.element());
        return true;
    }

    /** SET_ELEMENT; false likewise. */
    boolean set(Instruction i) {
        Structure.Typed typed = typed(i);
        if (typed == null || !e.type(i.b()).is(NUMBER) || !e.type(i.c()).is(NUMBER)) {
            return false;
        }
        Value index = guards.index(i.b(), i.position());
        Value array = check(i.a(), index, typed, i.position());
        Value kind = builder.i32(typed.kind());
        if (typed.isOfIntegers() && e.type(i.c()).is(INTEGER)) {
            e.entry(CLASS, "setTypedInteger", array, index, kind, e.values.int32(i.c()));
        } else {
            e.entry(CLASS, "setTypedNumber", array, index, kind, e.values.real(i.c()));
        }
        return true;
    }

    private Value check(int base, Value index, Structure.Typed typed, int position) {
        Value array = e.boxed(base);
        if (typed.equals(e.type(base).structure()) && e.type(base).is(OBJECT)) {
            Value known = builder.retype(Type.ref(TYPED_CLASS), array);
            guards.goOnIf(e.truth(e.entry(CLASS, "isPlain", known, index)), position);
            return known;
        }
        guards.goOnIf(e.truth(e.entry(CLASS, "isTyped", array, index, builder.i32(typed.kind()))), position);
        return builder.retype(Type.ref(TYPED_CLASS), array);
    }

    /** GET_PROPERTY of length; false likewise. */
    boolean length(Instruction i) {
        if (typed(i) == null) {
            return false;
        }
        Value cache = builder.i32(i.operands()[3]);
        Value quick = e.entry(CLASS, "typedLength", e.boxed(i.b()), e.slots.caches(e), cache);
        Block known = builder.newBlock(Type.I32);
        Block unknown = builder.newBlock();
        builder.branch(builder.compare(Condition.GE, quick, builder.i32(0)), Target.to(known, quick), Target.to(unknown), Likelihood.LIKELY);
        builder.at(unknown);
        Value asked = e.op("getPropertySlowly", e.slots.code(e), e.boxed(i.b()), builder.i32(i.c()), e.slots.caches(e), cache);
        builder.jump(known, guards.int32(asked, i.next(), i.a()));
        builder.at(known);
        e.write(i.a(), known.parameters().getFirst(), integer(0, Integer.MAX_VALUE));
        return true;
    }
}
