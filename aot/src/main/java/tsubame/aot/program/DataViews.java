package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.List;
import tsubame.ir.Builder;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Accessors of data views, {@code getInt16} and its like. That a view finds the builtin is asked where the method is loaded, by the shape of views that have no
 * properties of their own; that there are such bytes, where it is called. Then it is a load or a store.
 */
final class DataViews {
    private static final String CLASS = "CompiledElements";
    static final String VIEW_CLASS = "tsubame/runtime/binary/JsDataView";

    private final Emitter e;
    private final Builder builder;
    private final Guards guards;

    DataViews(Emitter emitter, Guards guards) {
        this.e = emitter;
        this.builder = emitter.builder;
        this.guards = guards;
    }

    /** GET_PROPERTY of a method that is called next; false if it is no accessor. */
    boolean load(Instruction i) {
        int call = Guesses.callOf(e.unit, e.unit.indexOf(i));
        int accessor = call < 0 ? -1 : e.guesses.viewAccessor(e.unit, call);
        if (accessor < 0) {
            return false;
        }
        Value view = view(i.b(), i.position());
        Value shape = builder.retype(Type.BOXED, e.field(Guards.OBJECT_CLASS, "shape", view));
        guards.goOnIf(builder.same(shape, e.slots.builtin(e, Shortcuts.VIEW_SHAPE)), i.position());
        e.write(i.a(), guards.builtin(accessor, i.position()), ANY);
        return true;
    }

    /** CALL; false likewise. */
    boolean call(Instruction i) {
        int accessor = e.guesses.viewAccessor(e.unit, e.unit.indexOf(i));
        int base = i.operands()[3];
        boolean isSet = Shortcuts.isViewSetter(accessor);
        if (accessor < 0 || !e.type(base).is(NUMBER) || isSet && !e.type(base + 1).is(NUMBER)) {
            return false;
        }
        Structure.Typed kind = Shortcuts.viewKind(accessor);
        guards.builtin(accessor, i.position()); // if it is there now, it was when the callee was looked up
        Value view = view(i.c(), i.position());
        Value index = guards.index(base, i.position());
        guards.goOnIf(e.truth(e.entry(CLASS, "isInView", view, index, builder.i32(kind.size()))), i.position());
        int flag = isSet ? 2 : 1;
        Value isLittle = flag < i.operands()[4] ? builder.convert(NumberKind.I1_TO_I32, e.values.truth(base + flag)) : builder.i32(0);
        if (!isSet) {
            String how = kind.element().is(INTEGER) ? "viewInteger" : "viewNumber";
            Value held = e.entry(CLASS, how, view, index, builder.i32(kind.kind()), isLittle);
            e.write(i.a(), e.values.as(kind.element().representation(), held, kind.element()), kind.element());
            return true;
        }
        if (kind.isOfIntegers() && e.type(base + 1).is(INTEGER)) {
            e.entry(CLASS, "setViewInteger", view, index, builder.i32(kind.kind()), isLittle, e.values.int32(base + 1));
        } else {
            e.entry(CLASS, "setViewNumber", view, index, builder.i32(kind.kind()), isLittle, e.values.real(base + 1));
        }
        e.write(i.a(), e.undefined(), VOID);
        return true;
    }

    private Value view(int register, int position) {
        Value value = e.boxed(register);
        if (!e.type(register).is(OBJECT) || !(e.type(register).structure() instanceof Structure.View)) {
            guards.goOnIf(builder.instanceOf(VIEW_CLASS, value), position);
        }
        return builder.retype(Type.ref(VIEW_CLASS), value);
    }

    /** Loads of a view what accesses need, as {@link TypedArrays#load}. */
    static void preload(Emitter e, Value view) {
        for (String name : List.of("plainLength", "plainBytes", "buffer", "byteOffset")) {
            e.field(VIEW_CLASS, name, view);
        }
    }
}
