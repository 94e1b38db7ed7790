package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.List;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Properties by name and by index, and literals. */
final class Properties {
    private final Emitter e;
    private final Builder builder;
    private final Guards guards;
    private final FieldSlots slots;
    private final TypedArrays typed;
    private final NumberArrays numbers;
    private final PackedElements packed;
    private final DataViews views;

    Properties(Emitter emitter, Guards guards, CountedLoops loops, TypedArrays typed) {
        this.e = emitter;
        this.guards = guards;
        this.slots = new FieldSlots(emitter, guards);
        this.typed = typed;
        this.numbers = new NumberArrays(emitter, guards, loops);
        this.packed = new PackedElements(emitter, guards, loops);
        this.views = new DataViews(emitter, guards);
        this.builder = emitter.builder;
    }

    void instruction(Instruction i) {
        int[] o = i.operands();
        switch (i.opcode()) {
            case GET_PROPERTY -> get(i);
            case SET_PROPERTY -> set(i);
            case DEFINE_FIELD -> e.op("defineField", e.slots.code(e), e.boxed(o[0]), builder.i32(o[1]), e.boxed(o[2]),
                    e.slots.caches(e), builder.i32(o[3]));
            case GET_PRIVATE -> e.write(o[0], e.op("getPrivate", e.boxed(o[1]), e.boxed(o[2]), e.slots.caches(e), builder.i32(o[3])), ANY);
            case SET_PRIVATE -> e.op("setPrivate", e.boxed(o[0]), e.boxed(o[1]), e.boxed(o[2]), e.slots.caches(e), builder.i32(o[3]));
            case GET_ELEMENT -> getElement(i);
            case SET_ELEMENT -> setElement(i);
            case NEW_OBJECT -> e.write(o[0], e.op("newObject", e.closure()), of(OBJECT));
            case NEW_ARRAY -> e.write(o[0], e.op("newArray", e.closure()), of(ARRAY));
            case NEW_ARRAY_OF -> e.write(o[0], e.op("newArrayOf", e.array(e.run(o[1], o[2]))), of(ARRAY));
            case ARRAY_PUSH -> e.op("push", e.boxed(o[0]), e.boxed(o[1]));
            default -> throw new IllegalStateException(i.opcode().name());
        }
    }

    private void set(Instruction i) {
        int[] o = i.operands();
        int slot = slots.known(o[0], e.unit.prototype.strings()[o[1]]);
        if (slot >= 0) {
            slots.set(i, e.read(o[0]), slot);
        } else {
            boolean ofIntegers = e.type(o[2]).may(NUMBER) && slots.ofIntegers(i);
            e.entry(ofIntegers ? "CompiledFields" : "CompiledOps", ofIntegers ? "setInteger" : "setProperty",
                    e.slots.code(e), e.boxed(o[0]), builder.i32(o[1]), e.boxed(o[2]), builder.i32(o[3]), e.slots.caches(e), builder.i32(o[4]));
        }
    }

    private void get(Instruction i) {
        int slot = slots.known(i.b(), e.unit.prototype.strings()[i.c()]);
        if (slot >= 0) {
            slots.load(i, e.read(i.b()), slot);
            return;
        }
        if (e.isChecked() && (isOfBuiltin(i) || views.load(i))) {
            return;
        }
        List<Unit> methods = e.isChecked() ? e.guesses.methods(e.unit, e.unit.indexOf(i)) : List.of();
        if (!methods.isEmpty()) {
            method(i, methods);
            return;
        }
        boolean length = e.unit.prototype.strings()[i.c()].equals("length");
        if (length && typed.length(i)) {
            return;
        }
        if (length && e.isChecked() && e.type(i.b()).is(ARRAY)) {
            e.write(i.a(), e.field("tsubame/runtime/object/ArrayStorage", "length", e.read(i.b())), Transfer.result(e.unit, i, e.types));
            return;
        }
        if (length && e.type(i.b()).is(STRING)) {
            e.write(i.a(), e.entry("CompiledText", "textLength", e.read(i.b())), Transfer.result(e.unit, i, e.types));
            return;
        }
        if (!length && new Unions(e, guards, slots).load(i)) {
            return;
        }
        boolean isMethod = Guesses.callOf(e.unit, e.unit.indexOf(i)) >= 0 && Shortcuts.global(e.unit, i, i.b()) == null; // of Math and its like, functions are their own
        String how = length ? "getLength" : e.type(i.b()).is(STRING) ? "getTextMethod" : isMethod ? "getMethod" : "getProperty";
        Value value = e.entry(e.type(i.b()).is(STRING) && !length ? "CompiledText" : "CompiledOps", how, e.slots.code(e), e.boxed(i.b()), builder.i32(i.c()), e.slots.caches(e), builder.i32(i.operands()[3]));
        e.write(i.a(), value, Transfer.result(e.unit, i, e.types));
    }

    /** A function of Math, or charCodeAt of a string, that is called next. */
    private boolean isOfBuiltin(Instruction i) {
        int n = e.unit.indexOf(i);
        int builtin = Shortcuts.mathLoaded(e.unit, n);
        if (builtin < 0 && e.type(i.b()).is(STRING)) {
            int call = Guesses.callOf(e.unit, n);
            builtin = call < 0 ? -1 : Shortcuts.builtin(e.unit, call);
        }
        if (builtin >= 0) {
            e.write(i.a(), guards.builtin(builtin, i.position()), ANY);
        }
        return builtin >= 0;
    }

    /** A method that is expected: found by the receiver's shape, else looked up; where only one is expected, the plain version goes on with any other. */
    private void method(Instruction i, List<Unit> expected) {
        Value base = e.boxed(i.b());
        Block all = builder.newBlock(Type.BOXED);
        Block slowly = builder.newBlock();
        if (!e.type(i.b()).is(OBJECTS)) {
            Block object = builder.newBlock();
            builder.branch(builder.instanceOf(Guards.OBJECT_CLASS, base), Target.to(object), Target.to(slowly), Likelihood.LIKELY);
            builder.at(object);
        }
        Value shape = e.field(Guards.OBJECT_CLASS, "shape", base);
        int first = e.slots.methods(i.position(), expected.size());
        for (int n = 0; n < expected.size(); n++) {
            byShape(shape, first + Slots.METHOD_SIZE * n, expected.get(n), all);
        }
        builder.jump(slowly);
        builder.at(slowly);
        Value found = find(i, base, first, expected);
        if (expected.size() == 1) {
            e.write(i.a(), found, ANY);
            guards.isFunction(found, expected.getFirst(), i.next());
        }
        builder.jump(all, found);
        builder.at(all);
        e.write(i.a(), all.parameters().getFirst(), expected.size() == 1 ? AbstractValue.function(expected.getFirst()) : ANY);
    }

    private void byShape(Value shape, int slot, Unit method, Block all) {
        Block known = builder.newBlock();
        Block second = builder.newBlock();
        Block other = builder.newBlock();
        Type type = Type.ref(Guards.SHAPE_CLASS);
        builder.branch(builder.same(shape, builder.getVariableSlot(slot, type)), Target.to(known), Target.to(second), Likelihood.LIKELY);
        builder.at(second);
        Value isOther = builder.bool(false);
        for (int n = 1; n < Slots.METHOD_SHAPES; n++) {
            isOther = builder.or(isOther, builder.same(shape, builder.getVariableSlot(slot + n, type)));
        }
        builder.branch(isOther, Target.to(known), Target.to(other));
        builder.at(known);
        builder.jump(all, method.isCreatedOnce() ? Slots.closure(e, method, Type.BOXED) : builder.getVariableSlot(slot + Slots.METHOD_SHAPES, Type.BOXED));
        builder.at(other);
    }

    private Value find(Instruction i, Value base, int slot, List<Unit> expected) {
        long numbers = 0;
        for (int n = 0; n < expected.size(); n++) {
            numbers |= (long) expected.get(n).prototype.number() << 16 * n;
        }
        return e.entry("KnownMethods", "find", e.slots.code(e), base, builder.i32(i.c()), builder.i32(i.operands()[3]), builder.i32(slot), builder.i64(numbers),
                builder.i32(expected.size()));
    }

    // ---- elements

    /** The index as an i32 if the key is one for sure; null if it has to be looked at. */
    private Value index(int register) {
        return e.type(register).isInt32() ? e.values.as(Type.I32, e.read(register), e.type(register)) : null;
    }

    private void getElement(Instruction i) {
        if (typed.get(i) || numbers.get(i)) {
            return;
        }
        if (packed.isKnown(i)) {
            e.write(i.a(), packed.get(i, guards.array(i.b(), i.position())), ANY);
            return;
        }
        if (e.isChecked() && e.type(i.b()).is(ARRAY) && e.type(i.c()).is(NUMBER)) {
            Value index = guards.index(i.c(), i.position());
            e.write(i.a(), guards.element(i, guards.array(i.b(), i.position()), index), ANY);
            return;
        }
        Value base = e.boxed(i.b());
        Value index = e.isChecked() && e.type(i.b()).is(STRING) && e.type(i.c()).is(NUMBER) ? guards.index(i.c(), i.position()) : index(i.c());
        if (index != null) {
            e.write(i.a(), e.type(i.b()).is(STRING) ? e.entry("CompiledText", "element", base, index) : e.op("getElementAt", base, index), ANY);
        } else if (e.type(i.c()).is(NUMBER)) {
            e.write(i.a(), byNumber(i, base), ANY);
        } else {
            e.write(i.a(), e.op("getElement", base, e.boxed(i.c())), ANY);
        }
    }

    /** By a number that may be whole: then the short way. */
    private Value byNumber(Instruction i, Value base) {
        Value whole = e.values.whole(i.c());
        Block quickly = builder.newBlock();
        Block slowly = builder.newBlock();
        Block both = builder.newBlock(Type.BOXED);
        builder.branch(e.values.isThat(whole, i.c()), Target.to(quickly), Target.to(slowly), Likelihood.LIKELY);
        builder.at(quickly);
        builder.jump(both, e.op("getElementAt", base, whole));
        builder.at(slowly);
        builder.jump(both, e.op("getElement", base, e.boxed(i.c())));
        builder.at(both);
        return both.parameters().getFirst();
    }

    private void setElement(Instruction i) {
        if (typed.set(i) || numbers.set(i)) {
            return;
        }
        int[] o = i.operands();
        if (packed.isKnown(i)) {
            packed.set(i, guards.array(i.a(), i.position()));
            return;
        }
        if (e.isChecked() && e.type(o[0]).is(ARRAY) && e.type(o[1]).is(NUMBER)) {
            Value position = guards.index(o[1], i.position());
            guards.setElement(i, guards.array(o[0], i.position()), position, "setElement");
            return;
        }
        Value index = index(o[1]);
        if (index != null) {
            e.op("setElementAt", e.boxed(o[0]), index, e.boxed(o[2]), builder.i32(o[3]));
        } else if (e.type(o[1]).is(NUMBER)) {
            setByNumber(i);
        } else {
            e.op("setElement", e.boxed(o[0]), e.boxed(o[1]), e.boxed(o[2]), builder.i32(o[3]));
        }
    }

    private void setByNumber(Instruction i) {
        int[] o = i.operands();
        Value whole = e.values.whole(i.b());
        Block quickly = builder.newBlock();
        Block slowly = builder.newBlock();
        Block both = builder.newBlock();
        builder.branch(e.values.isThat(whole, i.b()), Target.to(quickly), Target.to(slowly), Likelihood.LIKELY);
        builder.at(quickly);
        e.op("setElementAt", e.boxed(o[0]), whole, e.boxed(o[2]), builder.i32(o[3]));
        builder.jump(both);
        builder.at(slowly);
        e.op("setElement", e.boxed(o[0]), e.boxed(o[1]), e.boxed(o[2]), builder.i32(o[3]));
        builder.jump(both);
        builder.at(both);
    }
}
