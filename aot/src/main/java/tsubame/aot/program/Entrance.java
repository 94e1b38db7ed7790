package tsubame.aot.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tsubame.aot.sdk.RuntimeDescription;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Call;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Effects;
import tsubame.ir.Function;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** The beginning of a plain function's body, and the entry through which unknown callers come. */
final class Entrance {
    private final Emitter e;

    Entrance(Emitter emitter) {
        this.e = emitter;
    }

    /** The parameters of the body go to their registers. */
    void enter() {
        Expected expected = e.isChecked() ? e.guesses.expected(e.unit) : null;
        e.builder.stackLimit();
        take(expected == null ? List.of(e.unit.parameters) : expected.parameters());
        e.thisType = expected == null ? AbstractValue.ANY : expected.receiver();
        e.builder.block().terminate(new Terminator.Jump(e.to(e.unit.flow.entry())));
    }

    /** The operands go to where they belong, the parameters to their registers. */
    private void take(List<AbstractValue> types) {
        Unit unit = e.unit;
        List<Value> passed = e.builder.function().parameters();
        int next = 0;
        if (Signatures.wantsClosure(unit)) {
            e.closure = passed.get(next++);
        }
        e.thisValue = Signatures.wantsThis(unit) ? passed.get(next++) : e.undefined();
        if (Signatures.wantsNewTarget(unit)) {
            e.newTarget = passed.get(next++);
        }
        if (unit.prototype.needsArguments()) {
            e.arguments = passed.get(next++);
        }
        if (e.reentries != null) {
            e.reentries.begin(passed.getLast(), null);
        }
        e.types = new AbstractValue[unit.prototype.registerCount()];
        e.registers = new Value[e.types.length];
        for (int i = 0; i < types.size(); i++) {
            e.types[i] = types.get(i);
            e.registers[i] = e.values.as(types.get(i).representation(), passed.get(next++), types.get(i));
        }
        for (int i = types.size(); i < unit.prototype.constantBase(); i++) {
            e.types[i] = AbstractValue.of(AbstractValue.HOLE);
        }
    }

    /** The body of a function with two versions: checks what is expected of the operands, and calls one of them. */
    void choose() {
        Builder builder = e.builder;
        Expected expected = e.guesses.expected(e.unit);
        Block failed = builder.newBlock();
        e.exits = new Exits(e, failed);
        take(List.of(e.unit.parameters));
        List<Value> parameters = builder.function().parameters();
        parameters = parameters.subList(parameters.size() - e.unit.parameters.length, parameters.size());
        e.nowhere();
        new Guards(e).entry(expected);
        List<Value> operands = Signatures.leading(e.unit, e.closure, e.thisValue, e.newTarget, e.arguments);
        for (int n = 0; n < expected.parameters().size(); n++) {
            operands.add(e.values.as(Signatures.parameter(e.type(n)), e.read(n), e.type(n)));
        }
        Value result = builder.emit(new Call.Direct(Signatures.checked(e.unit, expected), Effects.ALL, operands));
        builder.returnValue(e.values.as(Signatures.result(e.unit), result, expected.result()));
        builder.at(failed);
        builder.returnValue(Exits.callPlain(e, parameters, builder.i32(0)));
    }

    /** The entry: takes the arguments apart, and calls the body. */
    static Function entry(Unit unit, RuntimeDescription runtime, Slots slots, Singletons singletons) {
        Function function = new Function(Signatures.entry(unit));
        Emitter e = new Emitter(unit, function, runtime, slots, singletons, Map.of(), null);
        Builder builder = e.builder;
        List<Value> p = function.parameters();
        List<Value> operands = new ArrayList<>();
        if (Signatures.wantsClosure(unit)) {
            operands.add(p.get(0));
        }
        if (Signatures.wantsThis(unit)) {
            operands.add(p.get(1));
        }
        if (Signatures.wantsNewTarget(unit)) {
            operands.add(e.call(runtime.entry("CompiledCalls", "takeNewTarget"), List.of()));
        }
        if (unit.prototype.needsArguments()) {
            operands.add(e.call(runtime.entry("CompiledCalls", "arguments"), List.of(p.get(2), p.get(3), p.get(4), p.get(5))));
        }
        List<Value> values = arguments(e, unit.parameters.length, p);
        for (int i = 0; i < values.size(); i++) {
            operands.add(e.values.as(Signatures.parameter(unit.parameters[i]), values.get(i), unit.parameters[i]));
        }
        Value result = builder.emit(new Call.Direct(Signatures.body(unit), Effects.ALL, operands));
        builder.returnValue(e.values.boxed(result, unit.result));
        return function;
    }

    /** The first arguments, boxed: as they came, or out of the array of many. */
    private static List<Value> arguments(Emitter e, int count, List<Value> p) {
        if (count == 0) {
            return List.of();
        }
        Builder builder = e.builder;
        Block many = builder.newBlock();
        Block few = builder.newBlock();
        Type[] boxes = new Type[count];
        Arrays.fill(boxes, Type.BOXED);
        Block both = builder.newBlock(boxes);
        builder.branch(builder.compare(Condition.GT, p.get(2), builder.i32(Signatures.REGISTER_ARGUMENTS)), Target.to(many), Target.to(few), Likelihood.UNLIKELY);
        builder.at(few);
        List<Value> passed = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            passed.add(i < Signatures.REGISTER_ARGUMENTS ? p.get(3 + i) : e.undefined());
        }
        builder.jump(both, passed);
        builder.at(many);
        List<Value> taken = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            taken.add(e.call(e.runtime.entry("CompiledCalls", "argument"), List.of(builder.i32(i), p.get(2), p.get(3))));
        }
        builder.jump(both, taken);
        builder.at(both);
        return both.parameters();
    }
}
