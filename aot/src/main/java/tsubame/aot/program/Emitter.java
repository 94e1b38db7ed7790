package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import tsubame.aot.sdk.RuntimeDescription;
import tsubame.bytecode.Constant;
import tsubame.bytecode.Handler;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Call;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Const;
import tsubame.ir.Effect;
import tsubame.ir.FieldRef;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Position;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * The IR of one function while it is made: where building is, what each register holds, and the ways to the runtime. A register is a
 * value of the representation that analysis found for it; at the beginning of a block, a parameter for each register that is alive.
 *
 * <p>Exceptions: what may throw inside a protected range ends its block in an invoke; its landing takes the thrown value into the
 * handler's register and goes on there. Outside, exceptions leave the function.
 */
final class Emitter {
    static final String INTERPRETER = "tsubame/runtime/interpreter/";
    static final String FUNCTION_CLASS = INTERPRETER + "BytecodeFunction";
    static final String FRAME_CLASS = INTERPRETER + "Frame";
    static final String CODE_CLASS = INTERPRETER + "Code";
    private static final String THROW_CLASS = "tsubame/runtime/value/JsThrow";
    private static final String VALUES = "tsubame/runtime/value/";

    final Unit unit;
    final RuntimeDescription runtime;
    final Builder builder;
    final Slots slots;
    final Singletons singletons;
    final Values values;
    private final String method;
    private final Version version;
    final Guesses guesses;
    /** Of the checked version: where it leaves for the plain one. Null in code that goes by what is proven. */
    Exits exits;
    /** Of a plain version: where it may be entered; null if there is no other version. */
    Reentries reentries;

    /** The registers now. */
    Value[] registers;
    AbstractValue[] types;
    Instruction current;
    /** The closure, what it was called with, and, of a framed function, its frame. */
    Value closure;
    Value thisValue;
    AbstractValue thisType = ANY;
    Value newTarget;
    Value arguments;
    Value frame;
    /** Objects that are made later than the code says; null if there are none. */
    FieldRuns delayed;

    /** @param states of the blocks, of the version that is to be made */
    Emitter(Unit unit, Function function, RuntimeDescription runtime, Slots slots, Singletons singletons, Map<Flow.Block, AbstractValue[]> states,
            Guesses guesses) {
        this.unit = unit;
        this.runtime = runtime;
        this.builder = new Builder(function);
        this.slots = slots;
        this.singletons = singletons;
        this.guesses = guesses;
        this.values = new Values(this);
        this.method = Signatures.method(unit);
        this.version = new Version(unit, states, builder);
    }

    // ---- versions

    /** Whether the code that is being made goes by guesses. */
    boolean isChecked() {
        return exits != null;
    }

    /** Whether the checked version may come here, which is plain code, in front of an instruction. */
    boolean isEntered(int n) {
        return reentries != null && reentries.has(unit.code.get(n).position());
    }

    /** Where the plain version goes on at a position, with the registers as they are. */
    Target resume(int position) {
        return exits.to(position);
    }

    // ---- blocks

    /** Whether analysis says that control never comes to a block. */
    boolean isUnreachable(Flow.Block block) {
        return !version.states.containsKey(block);
    }

    /** Goes on building at the beginning of a block. */
    void enter(Flow.Block block) {
        enter(version.place(block));
    }

    void enter(Version.Place place) {
        builder.at(place.block());
        types = place.types().clone();
        registers = new Value[types.length];
        for (int i = 0; i < place.registers().size(); i++) {
            registers[place.registers().get(i)] = place.block().parameters().get(i);
        }
    }

    /** Where control goes with the registers as they are. */
    Target to(Flow.Block block) {
        if (isUnreachable(block)) {
            Block dead = builder.newBlock();
            Block here = builder.block();
            builder.at(dead).panic("control came where it never comes");
            builder.at(here);
            return Target.to(dead);
        }
        return to(version.place(block));
    }

    Target to(Version.Place place) {
        List<Value> passed = new ArrayList<>();
        for (int r : place.registers()) {
            passed.add(values.as(place.types()[r].representation(), read(r), types[r]));
        }
        return new Target(place.block(), passed);
    }

    /** The beginning of a block that is reached. */
    Version.Place place(Flow.Block block) {
        return version.place(block);
    }

    /** The target of a jump to a position. */
    Target to(int position) {
        return to(unit.flow.at(position));
    }

    AbstractValue[] state(Flow.Block block) {
        return version.states.get(block);
    }

    // ---- registers

    /** What a register holds, in the representation of its type. */
    Value read(int register) {
        if (registers[register] != null) {
            return registers[register];
        }
        int base = unit.prototype.constantBase();
        return register >= base ? constant(register, unit.prototype.constants()[register - base]) : builder.nullOf(Type.BOXED);
    }

    AbstractValue type(int register) {
        return types[register];
    }

    Value boxed(int register) {
        return values.boxed(read(register), types[register]);
    }

    /** Puts a value of some representation into a register. */
    void write(int register, Value value, AbstractValue type) {
        boolean isConstant = type.is(INTEGER) && type.low() == type.high();
        registers[register] = isConstant ? number(type.low()) : values.as(type.representation(), value, type);
        types[register] = type;
    }

    private Value constant(int register, Constant constant) {
        return switch (constant.kind()) {
            case UNDEFINED -> undefined();
            case NULL -> nothing();
            case TRUE -> builder.bool(true);
            case FALSE -> builder.bool(false);
            case NUMBER -> number(constant.number());
            case STRING -> slots.register(this, register);
        };
    }

    Value number(double value) {
        AbstractValue type = AbstractValue.number(value);
        return type.representation() == Type.I32 ? builder.i32((int) value)
                : type.representation() == Type.I64 ? builder.i64((long) value) : builder.f64(value);
    }

    Value undefined() {
        return builder.constant(new Const.Image(runtime.constant(VALUES + "Undefined", "UNDEFINED"), Type.BOXED));
    }

    Value nothing() {
        return builder.constant(new Const.Image(runtime.constant(VALUES + "Null", "NULL"), Type.BOXED));
    }

    /** The function's closure: what was passed, or its only one. */
    Value closure() {
        return closure != null ? closure : Slots.closure(this, unit, Type.ref(FUNCTION_CLASS));
    }

    /** The array of all arguments; null if the function did not ask for them. */
    Value allArguments() {
        if (frame != null) {
            return field(FRAME_CLASS, "arguments", frame);
        }
        return arguments != null ? arguments : builder.nullOf(Type.ref("[Ljava/lang/Object;"));
    }

    // ---- the runtime

    /** Calls an entry of {@code CompiledOps}; the result, if there is one, as the entry gives it. */
    Value op(String name, Value... operands) {
        return call(runtime.entry("CompiledOps", name), List.of(operands));
    }

    /** Calls an entry of another class. */
    Value entry(String className, String name, Value... operands) {
        return call(runtime.entry(className, name), List.of(operands));
    }

    /** Calls an entry that answers a truth value. */
    Value test(String name, Value... operands) {
        return truth(op(name, operands));
    }

    Value truth(Value javaBoolean) {
        return builder.compare(Condition.NE, javaBoolean, builder.i32(0));
    }

    Value call(MethodRef method, List<Value> operands) {
        List<Type> wanted = method.signature().parameters();
        List<Value> fitting = new ArrayList<>();
        for (int i = 0; i < operands.size(); i++) {
            fitting.add(fit(operands.get(i), wanted.get(i)));
        }
        return emit(new Call.Direct(method, runtime.effects(method), fitting));
    }

    private Value fit(Value value, Type wanted) {
        return wanted.agreesWith(value.type()) ? value : builder.retype(wanted, value);
    }

    /** An operation that may throw: to the handler here, or out of the function. */
    Value emit(Call call) {
        Value result = builder.emit(call);
        if (call.effects().has(Effect.THROWS)) {
            protect();
        }
        return result;
    }

    /** Ends the block, whose last operation may throw, if there is a handler. */
    void protect() {
        Handler handler = current == null ? null : unit.flow.handler(current.position());
        if (handler == null) {
            return;
        }
        Block thrower = builder.block();
        Block landing = builder.newBlock();
        Block next = builder.newBlock();
        builder.at(thrower).invoke(Target.to(next), Target.to(landing));
        land(landing, handler);
        builder.at(next);
    }

    private void land(Block landing, Handler handler) {
        builder.at(landing);
        toHandler(handler, builder.caught(THROW_CLASS));
    }

    /** Goes to a handler with what an exception carries; the registers are as before for what is built next. */
    private void toHandler(Handler handler, Value exception) {
        Value kept = registers[handler.register()];
        AbstractValue keptType = types[handler.register()];
        registers[handler.register()] = builder.getField(runtime.field(THROW_CLASS, "value"), fit(exception, Type.ref(THROW_CLASS)));
        types[handler.register()] = ANY;
        builder.block().terminate(new Terminator.Jump(to(handler.target())));
        registers[handler.register()] = kept;
        types[handler.register()] = keptType;
    }

    /** Throws an exception object: to the handler here, or out of the function. */
    void throwException(Value exception) {
        Handler handler = unit.flow.handler(current.position());
        if (handler == null) {
            builder.throwValue(fit(exception, Type.ref(THROW_CLASS)));
        } else {
            toHandler(handler, exception);
        }
    }

    Value field(String owner, String name, Value object) {
        FieldRef field = runtime.field(owner, name);
        return builder.getField(field, fit(object, Type.ref(field.owner())));
    }

    /** A field of an object: a boxed word is taken for a reference. */
    Value field(FieldRef field, Value object) {
        return builder.getField(field, fit(object, Type.ref(field.owner())));
    }

    void setField(FieldRef field, Value object, Value value) {
        builder.putField(field, fit(object, Type.ref(field.owner())), fit(value, field.type()));
    }

    /** A Java array of boxed values. */
    Value array(List<Value> elements) {
        Value array = builder.newArray(Storage.BOXED, builder.i32(elements.size()));
        for (int i = 0; i < elements.size(); i++) {
            builder.arrayStore(Storage.BOXED, array, builder.i32(i), elements.get(i));
        }
        return array;
    }

    /** The registers of a run, boxed. */
    List<Value> run(int base, int count) {
        List<Value> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(boxed(base + i));
        }
        return all;
    }

    void at(Instruction instruction) {
        current = instruction;
        builder.from(new Position(method, instruction.position()));
    }

    /** What is built from now on comes from no instruction: stack traces do not see it. */
    void nowhere() {
        current = null;
        builder.from(null);
    }
}
