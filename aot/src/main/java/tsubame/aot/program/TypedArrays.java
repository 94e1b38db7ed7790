package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tsubame.ir.Arith.BinaryKind;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Compare.FloatCondition;
import tsubame.ir.Convert.NumberKind;
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

    /** Where an element is: bytes, and which of them it begins at. */
    private record Element(Value bytes, Value at) {}

    private final Emitter e;
    private final Builder builder;
    private final Guards guards;
    private final CountedLoops loops;
    /** Where lengths are asked for in loops in front of which they have been asked for. */
    private final Set<Instruction> asked = new HashSet<>();

    TypedArrays(Emitter emitter, Guards guards, CountedLoops loops) {
        this.loops = loops;
        this.e = emitter;
        this.builder = emitter.builder;
        this.guards = guards;
    }

    private Structure.Typed typed(Instruction i) {
        return e.isChecked() || e.unit.isFramed ? e.guesses.typed(e.unit, e.unit.indexOf(i)) : null;
    }

    /** GET_ELEMENT; false if it is none of a typed array. */
    boolean get(Instruction i) {
        Structure.Typed typed = typed(i);
        if (typed == null || !e.isChecked()) {
            return typed != null && getEither(i, typed);
        }
        if (!e.type(i.c()).is(NUMBER)) {
            return false;
        }
        Element element = element(i, i.b(), i.c(), typed);
        Value held = e.entry(CLASS, typed.element().is(INTEGER) ? "integerAt" : "numberAt", element.bytes, element.at, builder.i32(typed.kind()));
        e.write(i.a(), e.values.as(typed.element().representation(), held, typed.element()), typed.element());
        return true;
    }

    /** SET_ELEMENT; false likewise. */
    boolean set(Instruction i) {
        Structure.Typed typed = typed(i);
        if (typed == null || !e.isChecked()) {
            return typed != null && setEither(i, typed);
        }
        if (!e.type(i.b()).is(NUMBER) || !e.type(i.c()).is(NUMBER)) {
            return false;
        }
        Element element = element(i, i.a(), i.b(), typed);
        boolean isInteger = typed.isOfIntegers() && e.type(i.c()).is(INTEGER);
        store(element, typed, isInteger ? e.values.int32(i.c()) : e.values.real(i.c()));
        return true;
    }

    private void store(Element element, Structure.Typed typed, Value value) {
        String name = value.type() == Type.I32 ? "setIntegerAt" : "setNumberAt";
        e.entry(CLASS, name, element.bytes, element.at, builder.i32(typed.kind()), value);
    }

    /** An element that is there, if the plain version does not go on. */
    private Element element(Instruction i, int base, int register, Structure.Typed typed) {
        CountedLoops.Access access = loops.access(i);
        if (access != null) {
            Value array = e.boxed(base);
            isThere(array, i.position());
            Value start = builder.convert(NumberKind.I32_TO_I64, e.field(TYPED_CLASS, "byteOffset", array));
            Value at = builder.add(start, builder.binary(BinaryKind.SHL, loops.index(access), builder.i32(typed.shift())));
            return new Element(e.field(TYPED_CLASS, "plainBytes", array), builder.convert(NumberKind.I64_TO_INDEX, at));
        }
        Value index = guards.index(register, i.position());
        return element(check(base, index, typed, i.position()), index, typed);
    }

    private Element element(Value array, Value index, Structure.Typed typed) {
        Value at = builder.add(e.field(TYPED_CLASS, "byteOffset", array), builder.binary(BinaryKind.SHL, index, builder.i32(typed.shift())));
        return new Element(e.field(TYPED_CLASS, "plainBytes", array), at);
    }

    /** The length of a typed array that has been asked for, an i64. */
    Value length(int register) {
        return builder.convert(NumberKind.I32_TO_I64, e.field(TYPED_CLASS, "plainLength", e.boxed(register)));
    }

    /** Asks in front of a loop what accesses of a typed array ask in it. */
    void ask(int register, int position) {
        Value array = e.boxed(register);
        load(e, array);
        isThere(array, position);
    }

    /** Asks in front of a loop what GET_PROPERTY of its length asks in it. */
    void askLength(Instruction i, int position) {
        Value array = e.boxed(i.b());
        Value cache = builder.i32(i.operands()[3]);
        Block known = builder.newBlock();
        Block unknown = builder.newBlock();
        builder.branch(isKnown(array, cache), Target.to(known), Target.to(unknown), Likelihood.LIKELY);
        builder.at(unknown);
        e.entry(CLASS, "learnTypedLength", e.slots.code(e), array, builder.i32(i.c()), cache);
        builder.jump(known);
        builder.at(known);
        guards.goOnIf(isKnown(array, cache), position);
        asked.add(i);
    }

    private Value isKnown(Value array, Value cache) {
        return builder.compare(Condition.GE, e.entry(CLASS, "typedLength", array, e.slots.caches(e), cache), builder.i32(0));
    }

    /** Goes on if the array's buffer is not detached. */
    private void isThere(Value array, int position) {
        Value bytes = e.field("tsubame/runtime/binary/JsArrayBuffer", "bytes", e.field(TYPED_CLASS, "buffer", array));
        Value expected = e.field(TYPED_CLASS, "plainBytes", array);
        guards.goOnIf(builder.same(builder.retype(Type.BOXED, bytes), builder.retype(Type.BOXED, expected)), position);
    }

    /** Loads of a typed array what accesses need. It never changes, so where they are, in loops most often, nothing has to be loaded. */
    static void load(Emitter e, Value array) {
        for (String name : List.of("plainLength", "plainBytes", "buffer", "byteOffset")) {
            e.field(TYPED_CLASS, name, array);
        }
    }

    private Value check(int base, Value index, Structure.Typed typed, int position) {
        Value array = e.boxed(base);
        if (e.type(base).is(OBJECT) && typed.equals(e.type(base).structure())) {
            guards.goOnIf(builder.compare(Condition.ULT, index, e.field(TYPED_CLASS, "plainLength", array)), position);
            isThere(array, position);
            return builder.retype(Type.ref(TYPED_CLASS), array);
        }
        guards.goOnIf(e.truth(e.entry(CLASS, "isTyped", array, index, builder.i32(typed.kind()))), position);
        return builder.retype(Type.ref(TYPED_CLASS), array);
    }

    /** GET_PROPERTY of length; false likewise. */
    boolean length(Instruction i) {
        if (!e.isChecked() || typed(i) == null) {
            return false;
        }
        Value cache = builder.i32(i.operands()[3]);
        Value quick = e.entry(CLASS, "typedLength", e.boxed(i.b()), e.slots.caches(e), cache);
        if (asked.contains(i)) {
            guards.goOnIf(builder.compare(Condition.GE, quick, builder.i32(0)), i.position());
            e.write(i.a(), quick, integer(0, Integer.MAX_VALUE));
            return true;
        }
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

    // ---- where nothing is checked: both ways, one beside the other

    private boolean getEither(Instruction i, Structure.Typed typed) {
        if (!e.type(i.c()).may(NUMBER)) {
            return false;
        }
        Block slow = builder.newBlock();
        Block done = builder.newBlock(Type.BOXED);
        Value base = e.boxed(i.b());
        Value index = whole(i.c(), slow);
        Value kind = builder.i32(typed.kind());
        goOnIf(e.truth(e.entry(CLASS, "isTyped", base, index, kind)), slow);
        Element element = element(base, index, typed);
        builder.jump(done, builder.boxDouble(e.entry(CLASS, "numberAt", element.bytes, element.at, kind)));
        builder.at(slow);
        Value other = e.op("getElement", base, e.boxed(i.c()));
        builder.jump(done, other);
        builder.at(done);
        e.write(i.a(), done.parameters().getFirst(), ANY);
        return true;
    }

    private boolean setEither(Instruction i, Structure.Typed typed) {
        int[] o = i.operands();
        if (!e.type(o[1]).may(NUMBER) || !e.type(o[2]).may(NUMBER)) {
            return false;
        }
        Block slow = builder.newBlock();
        Block done = builder.newBlock();
        Value base = e.boxed(o[0]);
        Value index = whole(o[1], slow);
        Value number = real(o[2], slow);
        goOnIf(e.truth(e.entry(CLASS, "isTyped", base, index, builder.i32(typed.kind()))), slow);
        store(element(base, index, typed), typed, typed.isOfIntegers() ? builder.convert(NumberKind.F64_WRAP_I32, number) : number);
        builder.jump(done);
        builder.at(slow);
        e.op("setElement", base, e.boxed(o[1]), e.boxed(o[2]), builder.i32(o[3]));
        builder.jump(done);
        builder.at(done);
        return true;
    }

    private void goOnIf(Value condition, Block otherwise) {
        Block next = builder.newBlock();
        builder.branch(condition, Target.to(next), Target.to(otherwise), Likelihood.LIKELY);
        builder.at(next);
    }

    /** What a register holds as a number; goes elsewhere where it is none. */
    private Value real(int register, Block otherwise) {
        if (e.type(register).is(NUMBER)) {
            return e.values.real(register);
        }
        goOnIf(builder.isDouble(e.boxed(register)), otherwise);
        return builder.unboxDouble(e.boxed(register));
    }

    /** The same as an i32. */
    private Value whole(int register, Block otherwise) {
        Value number = real(register, otherwise);
        Value whole = builder.convert(NumberKind.F64_TO_I32, number);
        goOnIf(builder.compare(FloatCondition.EQ, builder.convert(NumberKind.I32_TO_F64, whole), number), otherwise);
        return whole;
    }
}
