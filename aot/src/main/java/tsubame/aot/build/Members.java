package tsubame.aot.build;

import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.util.ArrayList;
import java.util.List;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.world.Body;
import tsubame.aot.world.Callee;
import tsubame.ir.Builder;
import tsubame.ir.Call;
import tsubame.ir.Const;
import tsubame.ir.Effect;
import tsubame.ir.Effects;
import tsubame.ir.FieldRef;
import tsubame.ir.MethodRef;
import tsubame.ir.Signature;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Constants, fields, calls and type tests: what refers to other classes. */
final class Members {
    private final MethodToIr method;
    private final Builder builder;
    private final FrameState state;
    private final IntrinsicCalls intrinsics;
    private final SystemCalls system;

    Members(MethodToIr method) {
        this.method = method;
        this.builder = method.builder;
        this.state = method.state;
        this.intrinsics = new IntrinsicCalls(method);
        this.system = new SystemCalls(method);
    }

    // ---- constants

    void constant(ConstantInstruction instruction) {
        ConstantDesc constant = instruction.constantValue();
        if (constant == null || instruction.opcode() == Opcode.ACONST_NULL) {
            state.push(builder.nullOf(Type.BOXED));
            return;
        }
        switch (constant) {
            case Integer value -> state.push(builder.i32(value));
            case Long value -> state.pushWide(builder.i64(value));
            case Float value -> state.push(builder.f64(value));
            case Double value -> state.pushWide(builder.f64(value));
            case String value -> state.push(builder.constant(new Const.Text(value)));
            case ClassDesc value -> state.push(builder.constant(new Const.ClassObject(internalName(value))));
            default -> throw new IllegalStateException("constant " + constant + " in " + method.method + " cannot be compiled");
        }
    }

    private static String internalName(ClassDesc type) {
        String descriptor = type.descriptorString();
        return descriptor.startsWith("L") ? descriptor.substring(1, descriptor.length() - 1) : descriptor;
    }

    // ---- fields

    void field(FieldInstruction instruction) {
        FieldInfo field = method.world.index().get(instruction.owner().asInternalName())
                .field(instruction.name().stringValue(), instruction.type().stringValue());
        FieldRef reference = FieldRef.of(field.owner().name(), field.name(), field.descriptor());
        boolean wide = field.descriptor().equals("J") || field.descriptor().equals("D");
        boolean stores = instruction.opcode() == Opcode.PUTSTATIC || instruction.opcode() == Opcode.PUTFIELD;
        if (stores && !method.world.isRead(field)) { // it has no place
            state.pop();
            if (!field.isStatic()) state.pop();
            return;
        }
        switch (instruction.opcode()) {
            case GETSTATIC -> getStatic(field, reference, wide);
            case PUTSTATIC -> putStatic(field, reference);
            case GETFIELD -> {
                Value object = method.coerced(state.pop(), field.owner().name());
                state.push(builder.getField(reference, object), wide);
            }
            case PUTFIELD -> putField(field, reference);
            default -> throw new IllegalStateException(instruction.opcode().name());
        }
    }

    private void getStatic(FieldInfo field, FieldRef reference, boolean wide) {
        Value value = method.world.isConstant(field) ? method.statics.load(builder, field) : builder.getStatic(reference);
        state.push(method.coercion.to(reference.type(), value), wide);
    }

    /** A field that nobody reads has no place. */
    private void putField(FieldInfo field, FieldRef reference) {
        Value value = method.coercion.to(reference.type(), state.pop());
        Value object = method.coerced(state.pop(), field.owner().name());
        if (method.world.isRead(field)) {
            builder.putField(reference, object, value);
        }
    }

    private void putStatic(FieldInfo field, FieldRef reference) {
        Value value = method.coercion.to(reference.type(), state.pop());
        if (method.world.staticsRead().contains(field)) {
            builder.putStatic(reference, value);
        }
    }

    // ---- type tests

    void typeCheck(TypeCheckInstruction check) {
        String name = check.type().asInternalName();
        Value value = state.pop();
        if (check.opcode() == Opcode.INSTANCEOF) {
            state.push(builder.convert(tsubame.ir.Convert.NumberKind.I1_TO_I32, builder.instanceOf(name, value)));
        } else if (Type.ofClass(name) == Type.ADDRESS) {
            state.push(value);
        } else {
            state.push(builder.checkCast(name, value));
        }
    }

    // ---- calls

    void invoke(InvokeInstruction instruction) {
        String owner = instruction.owner().asInternalName();
        String name = instruction.name().stringValue();
        String descriptor = instruction.type().stringValue();
        Callee callee = method.world.callee(instruction.opcode(), owner, name, descriptor);
        Signature signature = new MethodRef(owner, name, descriptor, instruction.opcode() == Opcode.INVOKESTATIC).signature();
        List<Value> arguments = arguments(signature);
        switch (callee) {
            case Callee.Operation(var intrinsic) -> push(intrinsics.call(intrinsic, arguments), descriptor);
            case Callee.Trap(String text) -> trap(text);
            case Callee.Direct(MethodInfo target) -> direct(target, arguments);
            case Callee.Dispatch(MethodInfo declared, List<MethodInfo> targets) -> dispatch(declared, targets, arguments);
        }
    }

    private List<Value> arguments(Signature signature) {
        List<Value> arguments = new ArrayList<>();
        for (int i = signature.parameters().size() - 1; i >= 0; i--) {
            arguments.addFirst(method.coercion.to(signature.parameters().get(i), state.pop()));
        }
        return arguments;
    }

    private void push(Value result, String descriptor) {
        if (!descriptor.endsWith(")V")) {
            state.push(result, descriptor.endsWith(")J") || descriptor.endsWith(")D"));
        }
    }

    /** Ends the block; what follows up to the next label is not reached. */
    private void trap(String text) {
        builder.panic(text);
    }

    private void direct(MethodInfo target, List<Value> arguments) {
        MethodRef reference = MethodToIr.reference(target);
        List<Value> fitting = fit(reference, arguments);
        Value result = switch (method.world.body(target)) {
            case Body.SystemOperation _ -> system.call(target, fitting);
            case Body.Extern _ -> builder.emit(new Call.Direct(reference, Effects.ALL.without(Effect.THROWS).without(Effect.ALLOCATES), fitting));
            case Body.Code _ -> folded(target, reference, fitting);
            case Body.Operation(var intrinsic) -> intrinsics.call(intrinsic, fitting);
            case Body.Trap(String text) -> {
                trap(text);
                yield null;
            }
        };
        if (result != null) {
            push(result, target.descriptor());
        }
    }

    /** A call, or the constant that the build has in its place. */
    private Value folded(MethodInfo target, MethodRef reference, List<Value> arguments) {
        String option = target.annotation("Folded");
        return option != null
                ? builder.i32(method.statics.option(option))
                : method.handlers.emit(new Call.Direct(reference, effects(target), arguments));
    }

    private Effects effects(MethodInfo target) {
        Effects effects = Effects.ALL;
        if (!method.world.mayThrow(target)) {
            effects = effects.without(Effect.THROWS);
        }
        return method.world.mayAllocate(target) ? effects : effects.without(Effect.ALLOCATES);
    }

    private List<Value> fit(MethodRef reference, List<Value> arguments) {
        List<Type> types = reference.signature().parameters();
        List<Value> fitting = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            fitting.add(method.coercion.to(types.get(i), arguments.get(i)));
        }
        return fitting;
    }

    /** By the receiver's type number. A receiver that may be a number is first asked whether it is an object. */
    private void dispatch(MethodInfo declared, List<MethodInfo> targets, List<Value> arguments) {
        MethodRef reference = MethodToIr.reference(declared);
        List<Value> fitting = fit(reference, arguments);
        if (fitting.getFirst().type() == Type.BOXED) {
            requireObject(fitting.getFirst(), reference);
        }
        Effects effects = effects(declared);
        for (MethodInfo target : targets) {
            effects = effects.union(effects(target));
        }
        Call call = declared.owner().isInterface()
                ? new Call.Interface(reference, effects, fitting)
                : new Call.Virtual(reference, effects, fitting);
        push(method.handlers.emit(call), declared.descriptor());
    }

    private void requireObject(Value receiver, MethodRef reference) {
        var object = builder.newBlock();
        var other = builder.newBlock();
        builder.branch(builder.isObject(receiver), Target.to(object), Target.to(other), tsubame.ir.Likelihood.LIKELY);
        builder.at(other);
        builder.panic("call of " + reference.name() + " on null or a number");
        builder.at(object);
    }
}
