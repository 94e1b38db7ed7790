package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.bytecode.Capture;
import tsubame.bytecode.Opcode;
import tsubame.ir.Arith.UnaryKind;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Call;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Const;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Effects;
import tsubame.ir.FieldRef;
import tsubame.ir.Likelihood;
import tsubame.ir.MethodRef;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Calls, constructions and closures. A callee that analysis knows is called directly, with its parameters as it holds them. */
final class Calls {
    private final Emitter e;
    private final Builder builder;
    private final FieldRef captures;
    private final Guards guards;
    private final DataViews views;
    private final ArrayLoops loops;
    private final Searches searches;

    Calls(Emitter emitter, Guards guards) {
        this.e = emitter;
        this.guards = guards;
        this.views = new DataViews(emitter, guards);
        this.loops = new ArrayLoops(emitter, guards, this);
        this.searches = new Searches(emitter, guards);
        this.builder = emitter.builder;
        this.captures = emitter.runtime.field(Emitter.FUNCTION_CLASS, "captures");
    }

    void instruction(Instruction i) {
        int[] o = i.operands();
        switch (i.opcode()) {
            case NEW_CLOSURE -> newClosure(i);
            case CALL -> call(i, o[1], e.boxed(o[2]), o[3], o[4]);
            case CALL_FUNCTION -> call(i, o[1], e.undefined(), o[2], o[3]);
            case CALL_SPREAD -> e.write(o[0], many(i, "callMany", e.boxed(o[1]), e.boxed(o[2]), spread(o[3])), ANY);
            case CONSTRUCT -> construct(i, o[1], o[2], o[3], o[4]);
            case CONSTRUCT_SPREAD -> e.write(o[0], many(i, "construct", e.boxed(o[1]), e.boxed(o[2]), spread(o[3])), ANY);
            default -> throw new IllegalStateException(i.opcode().name());
        }
    }

    private Value entry(String name, Value... operands) {
        return entry(name, List.of(operands));
    }

    private Value entry(String name, List<Value> operands) {
        return e.call(e.runtime.entry("CompiledCalls", name), operands);
    }

    private Value spread(int list) {
        return entry("spread", e.boxed(list));
    }

    private Value many(Instruction i, String how, Value callee, Value receiver, Value array) {
        return entry(how, e.closure(), builder.i32(i.position()), callee, receiver, array);
    }

    // ---- calls

    private void call(Instruction i, int callee, Value receiver, int base, int count) {
        Unit target = e.type(callee).is(FUNCTION) ? e.type(callee).function() : null;
        List<Unit> guessed = target == null && e.isChecked() ? e.guesses.callees(e.unit, e.unit.indexOf(i)) : List.of();
        int builtin = e.isChecked() && i.opcode() == Opcode.CALL ? Shortcuts.builtin(e.unit, e.unit.indexOf(i)) : -1;
        if (target != null && target.isCompiledPlainly()) {
            Result result = direct(i, target, callee, receiver, base, count);
            if (target.result.kinds() == 0) {
                builder.panic("a function came back that never does");
            } else {
                e.write(i.a(), result.value, result.type);
            }
        } else if (!guessed.isEmpty()) {
            checked(i, guessed, callee, receiver, base, count);
        } else if (e.isChecked() && i.opcode() == Opcode.CALL && views.call(i) || loops.call(i, callee, base, count)
                || searches.call(i, callee, base, count)) {
            return;
        } else if (builtin == Shortcuts.CHAR_CODE_AT && e.type(i.c()).is(STRING) && e.type(base).isInt32()) {
            charCode(i, base);
        } else if (builtin >= 0 && builtin != Shortcuts.CHAR_CODE_AT && areNumbers(base, count)) {
            numeric(i, builtin, base);
        } else if (count > Signatures.REGISTER_ARGUMENTS) {
            e.write(i.a(), many(i, "callMany", e.boxed(callee), receiver, e.array(e.run(base, count))), ANY);
        } else {
            String shortcut = Shortcuts.entry(e.unit, i, callee, count);
            List<Value> operands = few(i, e.boxed(callee), receiver, base, count);
            e.write(i.a(), shortcut == null ? entry("call", operands) : e.call(e.runtime.entry("CompiledShortcuts", shortcut), withoutCount(operands, count)), ANY);
        }
    }

    /** What the entries of shortcuts take: no count, and no more arguments than there are. */
    private static List<Value> withoutCount(List<Value> operands, int count) {
        List<Value> fewer = new ArrayList<>(operands.subList(0, 4));
        fewer.addAll(operands.subList(5, 5 + count));
        return fewer;
    }

    private List<Value> few(Instruction i, Value callee, Value receiver, int base, int count) {
        List<Value> operands = new ArrayList<>(List.of(e.closure(), builder.i32(i.position()), callee, receiver, builder.i32(count)));
        operands.addAll(e.run(base, count));
        while (operands.size() < 5 + Signatures.REGISTER_ARGUMENTS) {
            operands.add(e.undefined());
        }
        return operands;
    }

    /** The code unit at an index that is there; else the plain version answers. */
    private void charCode(Instruction i, int base) {
        guards.builtin(Shortcuts.CHAR_CODE_AT, i.position()); // if it is there now, it was when the callee was looked up
        Value code = e.entry("CompiledText", "charCode", e.read(i.c()), e.values.as(Type.I32, e.read(base), e.type(base)));
        guards.goOnIf(builder.compare(Condition.GE, code, builder.i32(0)), i.position());
        e.write(i.a(), code, integer(0, 0xFFFF));
    }

    private boolean areNumbers(int base, int count) {
        boolean areNumbers = true;
        for (int n = 0; n < count; n++) {
            areNumbers &= e.type(base + n).is(NUMBER);
        }
        return areNumbers;
    }

    /** A function of Math, as an instruction behind a check that it is still the one. */
    private void numeric(Instruction i, int builtin, int base) {
        guards.builtin(builtin, i.position()); // likewise
        AbstractValue whole = e.guesses.extreme(e.unit, e.unit.indexOf(i), e.types);
        if (whole != null) {
            e.write(i.a(), extreme(builtin, base, whole), whole);
            return;
        }
        Value x = e.values.real(base);
        Value result = switch (builtin) {
            case Shortcuts.SQRT -> builder.unary(UnaryKind.SQRT, x);
            case Shortcuts.FLOOR -> builder.unary(UnaryKind.FLOOR, x);
            case Shortcuts.CEIL -> builder.unary(UnaryKind.CEIL, x);
            case Shortcuts.ABS -> builder.unary(UnaryKind.ABS, x);
            case Shortcuts.MIN -> builder.min(x, e.values.real(base + 1));
            case Shortcuts.MAX -> builder.max(x, e.values.real(base + 1));
            default -> throw new IllegalStateException("builtin " + builtin);
        };
        e.write(i.a(), result, REAL);
    }

    /** The lesser or greater of two integers. */
    private Value extreme(int builtin, int base, AbstractValue result) {
        AbstractValue a = e.type(base);
        AbstractValue b = e.type(base + 1);
        Type width = a.isInt32() && b.isInt32() ? Type.I32 : Type.I64;
        Value x = e.values.as(width, e.read(base), a);
        Value y = e.values.as(width, e.read(base + 1), b);
        Value chosen = builder.select(builder.compare(builtin == Shortcuts.MIN ? Condition.LT : Condition.GT, x, y), x, y);
        return e.values.as(result.representation(), chosen, result);
    }

    /** A call of one of a few functions, or else the plain version's. */
    private void checked(Instruction i, List<Unit> guessed, int callee, Value receiver, int base, int count) {
        AbstractValue type = guessed.stream().map(each -> e.guesses.returned(each, passed(base, count))).reduce(NOTHING, AbstractValue::join);
        Block all = builder.newBlock(type.representation());
        boolean areSingle = guessed.stream().allMatch(Unit::isCreatedOnce);
        Value address = areSingle ? null : guards.codeAddress(e.boxed(callee), i.position());
        for (Unit target : guessed) {
            Block here = builder.newBlock();
            Block next = builder.newBlock();
            builder.branch(areSingle ? isClosure(callee, target) : builder.compare(Condition.EQ, address, ownAddress(target)), Target.to(here), Target.to(next), Likelihood.LIKELY);
            builder.at(here);
            Result result = direct(i, target, callee, receiver, base, count);
            builder.jump(all, e.values.as(type.representation(), result.value, result.type));
            builder.at(next);
        }
        builder.block().terminate(new Terminator.Jump(e.resume(i.position())));
        builder.at(all);
        e.write(i.a(), all.parameters().getFirst(), type);
    }

    private Value isClosure(int callee, Unit target) {
        return builder.same(e.boxed(callee), Slots.closure(e, target, Type.BOXED));
    }

    private Value ownAddress(Unit target) {
        return builder.convert(NumberKind.ADDRESS_TO_I64, builder.constant(new Const.MethodAddress(Signatures.entry(target))));
    }

    /** What a call returns. */
    record Result(Value value, AbstractValue type) {}

    private List<AbstractValue> passed(int base, int count) {
        List<AbstractValue> types = new ArrayList<>();
        for (int n = 0; n < count; n++) {
            types.add(e.type(base + n));
        }
        return types;
    }

    /** Calls a function that a register holds, without a receiver. */
    Result direct(Unit target, int callee, int base, int count) {
        return body(target, callee, e.undefined(), VOID, e.undefined(), base, count);
    }

    private Result direct(Instruction i, Unit target, int callee, Value receiver, int base, int count) {
        AbstractValue receiverType = i.opcode() == Opcode.CALL ? e.type(i.c()) : VOID;
        return body(target, callee, receiver, receiverType, e.undefined(), base, count);
    }

    /** Calls the body of a function whose closure a register holds. */
    private Result body(Unit target, int callee, Value receiver, AbstractValue receiverType, Value newTarget, int base, int count) {
        Value closure = Signatures.wantsClosure(target) ? builder.retype(Type.ref(Emitter.FUNCTION_CLASS), e.read(callee)) : null;
        Value arguments = target.prototype.needsArguments() ? e.array(e.run(base, count)) : null;
        List<Value> leading = Signatures.leading(target, closure, receiver, newTarget, arguments);
        Expected expected = e.guesses.expected(target);
        boolean isReceiver = receiverType.isWithin(expected.receiver());
        boolean fits = true;
        boolean mayFit = true;
        for (int n = 0; n < target.parameters.length; n++) {
            AbstractValue passed = n < count ? e.type(base + n) : VOID;
            fits &= expected.fits(target, n, passed);
            mayFit &= expected.mayFit(target, n, passed);
        }
        if (isReceiver && fits) {
            return new Result(call(Signatures.checked(target, expected), leading, parameters(expected.parameters(), base, count)), expected.result());
        }
        Value result = isReceiver && mayFit && e.isChecked() ? either(target, expected, leading, base, count)
                : call(Signatures.body(target), leading, parameters(List.of(target.parameters), base, count));
        AbstractValue type = e.guesses.returned(target, passed(base, count));
        return new Result(type.is(NUMBER) ? e.values.as(Signatures.result(type), result, target.result) : result, type);
    }

    private Value call(MethodRef method, List<Value> leading, List<Value> parameters) {
        List<Value> operands = new ArrayList<>(leading);
        operands.addAll(parameters);
        return e.emit(new Call.Direct(method, Effects.ALL, operands));
    }

    /** What is passed for parameters, in their representation. */
    private List<Value> parameters(List<AbstractValue> types, int base, int count) {
        List<Value> values = new ArrayList<>();
        for (int n = 0; n < types.size(); n++) {
            boolean isPassed = n < count;
            values.add(e.values.as(Signatures.parameter(types.get(n)), isPassed ? e.read(base + n) : e.undefined(), isPassed ? e.type(base + n) : VOID));
        }
        return values;
    }

    /** Does what the body does, but checks only the parameters of which not enough is known: then the checked version is called, or else the plain one. */
    private Value either(Unit target, Expected expected, List<Value> leading, int base, int count) {
        Value[] registers = e.registers.clone();
        AbstractValue[] types = e.types.clone();
        Exits exits = e.exits;
        Block plainly = builder.newBlock();
        Block all = builder.newBlock(Signatures.result(target));
        e.exits = new Exits(e, plainly);
        for (int n = 0; n < Math.min(count, target.parameters.length); n++) {
            if (!expected.fits(target, n, e.type(base + n))) {
                guards.argument(base + n, expected.parameters().get(n));
            }
        }
        e.exits = exits;
        Value result = call(Signatures.checked(target, expected), leading, parameters(expected.parameters(), base, count));
        builder.jump(all, e.values.as(Signatures.result(target), result, expected.result()));
        e.registers = registers;
        e.types = types;
        builder.at(plainly);
        List<Value> parameters = parameters(List.of(target.parameters), base, count);
        parameters.add(builder.i32(0));
        builder.jump(all, call(Signatures.plain(target), leading, parameters));
        builder.at(all);
        return all.parameters().getFirst();
    }

    private void construct(Instruction i, int callee, int newTarget, int base, int count) {
        Unit target = e.type(callee).is(FUNCTION) ? e.type(callee).function() : null;
        if (target != null && newTarget == callee && Construction.isPlain(target)) {
            construct(i, target, callee, base, count);
        } else if (newTarget == callee && Construction.array(e, guards, i)) {
            return;
        } else if (count > Signatures.REGISTER_ARGUMENTS) {
            e.write(i.a(), many(i, "construct", e.boxed(callee), e.boxed(newTarget), e.array(e.run(base, count))), ANY);
        } else {
            e.write(i.a(), entry("constructFew", few(i, e.boxed(callee), e.boxed(newTarget), base, count)), ANY);
        }
    }

    /** The new object, and then the constructor's body on it. */
    private void construct(Instruction i, Unit target, int callee, int base, int count) {
        Value object = Construction.newInstance(e, target, callee);
        Result result = body(target, callee, object, ANY, e.boxed(callee), base, count);
        if (target.result.kinds() == 0) {
            builder.panic("a constructor came back that never does");
        } else if (Construction.isDerived(target)) {
            e.write(i.a(), e.values.boxed(result.value, result.type), ANY);
        } else if (target.result.may(OBJECTS)) {
            e.write(i.a(), entry("constructed", e.values.boxed(result.value, result.type), object), ANY);
        } else {
            e.write(i.a(), object, ANY);
        }
    }

    // ---- closures

    private void newClosure(Instruction i) {
        Unit made = e.unit.children.get(i.b());
        Value closure = entry("newClosure", e.closure(), builder.i32(i.b()), e.array(captures(made)));
        e.write(i.a(), closure, AbstractValue.function(made));
    }

    /** What a closure of a function captures here. */
    private List<Value> captures(Unit made) {
        List<Value> values = new ArrayList<>();
        for (Capture capture : made.prototype.captures()) {
            values.add(capture.place() >= 0 ? e.boxed(capture.place()) : captured(-1 - capture.place()));
        }
        return values;
    }

    /** What this function's closure captured under a number. */
    Value captured(int number) {
        int slot = e.singletons.slot(e.unit, e.unit.capture(number));
        if (slot >= 0) {
            return builder.getSlot(slot, Type.BOXED);
        }
        Value array = builder.getField(captures, e.closure());
        return builder.arrayLoad(Storage.BOXED, array, builder.i32(number));
    }
}
