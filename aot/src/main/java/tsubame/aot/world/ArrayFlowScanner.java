package tsubame.aot.world;

import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.ConvertInstruction;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.IncrementInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.NopInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.StackInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.classfile.instruction.ThrowInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.classfile.Types;
import tsubame.aot.world.OriginState.Value;

/** Interprets one method abstractly for {@link ArrayFlow}: where the arrays on its stack and in its variables come from. */
final class ArrayFlowScanner {
    private final World world;
    private final ArrayFlow flow;
    private final MethodInfo method;
    private final List<CodeElement> elements;
    private final Map<Label, Integer> labels = new HashMap<>();
    private final List<ExceptionCatch> handlers;
    private final Map<Integer, OriginState> entries = new HashMap<>();
    private final ArrayList<Integer> work = new ArrayList<>();
    private OriginState state;

    ArrayFlowScanner(World world, ArrayFlow flow, MethodInfo method) {
        this.world = world;
        this.flow = flow;
        this.method = method;
        elements = method.code().elementList();
        handlers = method.code().exceptionHandlers();
        for (int i = 0; i < elements.size(); i++) {
            if (elements.get(i) instanceof LabelTarget target) labels.put(target.label(), i);
        }
    }

    void run() {
        enter(0, entry());
        while (!work.isEmpty()) {
            int from = work.removeLast();
            state = entries.get(from).copy();
            int at = from;
            while (at < elements.size() && step(elements.get(at))) {
                at++;
                if (at < elements.size() && elements.get(at) instanceof LabelTarget) {
                    enter(at, state);
                    break;
                }
            }
        }
    }

    private OriginState entry() {
        OriginState start = new OriginState();
        int slot = 0;
        int index = 0;
        if (!method.isStatic()) start.store(slot++, value(flow.parameter(method, index++), method.owner().name()));
        for (ClassDesc type : MethodTypeDesc.ofDescriptor(method.descriptor()).parameterList()) {
            TypeKind kind = TypeKind.from(type);
            if (kind == TypeKind.REFERENCE) start.store(slot, value(flow.parameter(method, index), Types.ofDescriptor(type.descriptorString())));
            index++;
            slot += kind.slotSize();
        }
        return start;
    }

    /** Whoever comes there comes with at least this state. */
    private void enter(int at, OriginState with) {
        OriginState known = entries.get(at);
        if (known == null) entries.put(at, with.copy());
        else if (!known.merge(with)) return;
        work.add(at);
    }

    private void enterHandlers() {
        for (ExceptionCatch handler : handlers) {
            // Coarse: every handler of the method may be entered with whatever the variables hold anywhere.
            enter(labels.get(handler.handler()), state.atHandler());
        }
    }

    private static Value value(int place, String type) {
        return OriginState.mayBeArray(type) ? new Value(Set.of(place), type) : new Value(Set.of(), type);
    }

    // ---- one element; false when control does not go on behind it

    private boolean step(CodeElement element) {
        if (element instanceof LabelTarget) {
            if (!handlers.isEmpty()) enterHandlers();
            return true;
        }
        if (!(element instanceof Instruction instruction)) return true;
        switch (instruction) {
            case LoadInstruction load -> state.push(state.load(load.slot()), load.typeKind());
            case StoreInstruction store -> {
                state.store(store.slot(), state.pop(store.typeKind()));
                if (!handlers.isEmpty()) enterHandlers();
            }
            case ConstantInstruction constant -> state.push(Value.NONE, constant.typeKind());
            case IncrementInstruction ignored -> { }
            case NopInstruction ignored -> { }
            case OperatorInstruction operator -> operator(operator);
            case ConvertInstruction convert -> {
                state.pop(convert.fromType());
                state.push(Value.NONE, convert.toType());
            }
            case ArrayLoadInstruction load -> arrayLoad(load);
            case ArrayStoreInstruction store -> arrayStore(store);
            case FieldInstruction field -> field(field);
            case InvokeInstruction call -> call(call);
            case TypeCheckInstruction check -> check(check);
            case StackInstruction shuffle -> state.shuffle(shuffle.opcode());
            default -> {
                return creates(instruction) || control(instruction);
            }
        }
        return true;
    }

    private boolean creates(Instruction instruction) {
        switch (instruction) {
            case NewObjectInstruction made -> state.push(new Value(Set.of(), made.className().asInternalName()), TypeKind.REFERENCE);
            case NewPrimitiveArrayInstruction ignored -> fresh(1);
            case NewReferenceArrayInstruction ignored -> fresh(1);
            case NewMultiArrayInstruction made -> fresh(made.dimensions());
            default -> {
                return false;
            }
        }
        return true;
    }

    private void fresh(int lengths) {
        for (int i = 0; i < lengths; i++) state.pop(TypeKind.INT);
        state.push(Value.NONE, TypeKind.REFERENCE);
    }

    private boolean control(Instruction instruction) {
        switch (instruction) {
            case BranchInstruction branch -> {
                state.popBranchOperands(branch.opcode());
                enter(labels.get(branch.target()), state);
                return branch.opcode() != Opcode.GOTO && branch.opcode() != Opcode.GOTO_W;
            }
            case TableSwitchInstruction table -> choose(table.defaultTarget(), table.cases());
            case LookupSwitchInstruction lookup -> choose(lookup.defaultTarget(), lookup.cases());
            case ReturnInstruction result -> {
                if (result.typeKind() == TypeKind.REFERENCE) flow.flow(state.pop(TypeKind.REFERENCE).places(), flow.result(method));
            }
            case ThrowInstruction ignored -> { }
            default -> throw new IllegalStateException(method + " has " + instruction.opcode());
        }
        return false;
    }

    private void choose(Label other, List<SwitchCase> cases) {
        state.pop(TypeKind.INT);
        enter(labels.get(other), state);
        for (SwitchCase each : cases) enter(labels.get(each.target()), state);
    }

    private void operator(OperatorInstruction operator) {
        Opcode opcode = operator.opcode();
        switch (opcode) {
            case ARRAYLENGTH -> state.pop(TypeKind.REFERENCE);
            case INEG, LNEG, FNEG, DNEG -> state.pop(operator.typeKind());
            case LSHL, LSHR, LUSHR -> {
                state.pop(TypeKind.INT);
                state.pop(TypeKind.LONG);
            }
            case LCMP -> popTwo(TypeKind.LONG);
            case FCMPG, FCMPL -> popTwo(TypeKind.FLOAT);
            case DCMPG, DCMPL -> popTwo(TypeKind.DOUBLE);
            default -> popTwo(operator.typeKind());
        }
        boolean makesInt = opcode == Opcode.ARRAYLENGTH || opcode.name().contains("CMP");
        state.push(Value.NONE, makesInt ? TypeKind.INT : operator.typeKind());
    }

    private void popTwo(TypeKind kind) {
        state.pop(kind);
        state.pop(kind);
    }

    private void arrayLoad(ArrayLoadInstruction load) {
        state.pop(TypeKind.INT);
        Value array = state.pop(TypeKind.REFERENCE);
        boolean reference = load.typeKind() == TypeKind.REFERENCE;
        state.push(reference ? array.element() : Value.NONE, load.typeKind());
    }

    private void arrayStore(ArrayStoreInstruction store) {
        Value stored = state.pop(store.typeKind());
        state.pop(TypeKind.INT);
        Value array = state.pop(TypeKind.REFERENCE);
        flow.write(array.places(), method);
        flow.write(stored.places(), method); // it may be loaded again from an array that has no place of its own
    }

    private void field(FieldInstruction instruction) {
        FieldInfo field = world.index().get(instruction.owner().asInternalName())
                .field(instruction.name().stringValue(), instruction.type().stringValue());
        TypeKind kind = TypeKind.fromDescriptor(field.descriptor());
        boolean reads = instruction.opcode() == Opcode.GETFIELD || instruction.opcode() == Opcode.GETSTATIC;
        Value stored = reads ? Value.NONE : state.pop(kind);
        if (!field.isStatic()) state.pop(TypeKind.REFERENCE);
        if (reads) {
            state.push(kind == TypeKind.REFERENCE ? value(flow.field(field), Types.ofDescriptor(field.descriptor())) : Value.NONE, kind);
        } else if (!stored.places().isEmpty()) {
            flow.flow(stored.places(), flow.field(field));
        }
    }

    private void check(TypeCheckInstruction check) {
        Value tested = state.pop(TypeKind.REFERENCE);
        if (check.opcode() == Opcode.INSTANCEOF) state.push(Value.NONE, TypeKind.INT);
        else state.push(tested.as(check.type().asInternalName()), TypeKind.REFERENCE);
    }

    // ---- calls

    private void call(InvokeInstruction call) {
        MethodTypeDesc descriptor = call.typeSymbol();
        List<Value> arguments = new ArrayList<>();
        for (int i = descriptor.parameterCount() - 1; i >= 0; i--) arguments.addFirst(state.pop(TypeKind.from(descriptor.parameterType(i))));
        if (call.opcode() != Opcode.INVOKESTATIC) arguments.addFirst(state.pop(TypeKind.REFERENCE));
        TypeKind kind = TypeKind.from(descriptor.returnType());
        String type = Types.ofDescriptor(descriptor.returnType().descriptorString());
        Value result = switch (world.callee(call.opcode(), call.owner().asInternalName(), call.name().stringValue(), call.type().stringValue())) {
            case Callee.Operation(Intrinsic intrinsic) -> operation(intrinsic, arguments);
            case Callee.Trap ignored -> Value.NONE;
            case Callee.Direct(MethodInfo target) -> pass(List.of(target), arguments, type);
            case Callee.Dispatch(MethodInfo declared, List<MethodInfo> targets) -> pass(targets, arguments, type);
        };
        if (kind != TypeKind.VOID) state.push(kind == TypeKind.REFERENCE ? result : Value.NONE, kind);
    }

    private Value pass(List<MethodInfo> targets, List<Value> arguments, String type) {
        Set<Integer> results = new HashSet<>();
        for (MethodInfo target : targets) {
            boolean known = world.body(target) instanceof Body.Code;
            for (int i = 0; i < arguments.size(); i++) {
                Set<Integer> places = arguments.get(i).places();
                if (!known) flow.write(places, method);
                else if (!places.isEmpty()) flow.flow(places, flow.parameter(target, i));
            }
            if (known && OriginState.mayBeArray(type)) results.add(flow.result(target));
        }
        return new Value(Set.copyOf(results), type);
    }

    private Value operation(Intrinsic intrinsic, List<Value> arguments) {
        return switch (intrinsic) {
            case RECEIVER, NULL_CHECK -> arguments.getFirst();
            case ARRAY_COPY -> {
                flow.write(arguments.get(2).places(), method);
                aliased(arguments.getFirst());
                yield Value.NONE;
            }
            case ARRAY_CLONE -> {
                aliased(arguments.getFirst());
                yield Value.NONE;
            }
            default -> Value.NONE;
        };
    }

    /** The elements of an array are now in another array too, of which nothing is known; of no account if they are no arrays. */
    private void aliased(Value array) {
        if (OriginState.mayBeArray(array.element().type())) flow.write(array.places(), method);
    }
}
