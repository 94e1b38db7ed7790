package tsubame.aot.build;

import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.Attributes;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.StackMapFrameInfo;
import java.lang.classfile.attribute.StackMapTableAttribute;
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
import java.lang.classfile.instruction.LineNumber;
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
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.classfile.instruction.ThrowInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.util.HashMap;
import java.util.Map;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.world.World;
import tsubame.ir.Builder;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Position;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * The code of one method as an IR function. Requires a class file that javac made: its stack maps give the parameters of
 * blocks, so that one pass over the instructions suffices. After: a well-formed function without any lowering behind it.
 *
 * <p>No null checks are built for raw references: a null dereference is a fault of the runtime, and the page at zero tells.
 */
public final class MethodToIr {
    final MethodInfo method;
    final World world;
    final StaticValues statics;
    final Function function;
    final Builder builder;
    final Coercion coercion;
    final FrameState state;
    final Handlers handlers;
    private final CodeModel code;
    private final Map<Label, EntryFrame> frames = new HashMap<>();
    private final Arithmetic arithmetic;
    private final Control control;
    private final Members members;
    private final Arrays arrays;

    private MethodToIr(MethodInfo method, World world, StaticValues statics) {
        this.method = method;
        this.world = world;
        this.statics = statics;
        code = method.code();
        function = new Function(reference(method));
        builder = new Builder(function);
        coercion = new Coercion(builder);
        state = new FrameState(((CodeAttribute) code).maxLocals());
        handlers = new Handlers(this);
        arithmetic = new Arithmetic(this);
        control = new Control(this);
        members = new Members(this);
        arrays = new Arrays(this);
    }

    public static Function build(MethodInfo method, World world, StaticValues statics) {
        return new MethodToIr(method, world, statics).build();
    }

    /** How the IR names a method. */
    public static MethodRef reference(MethodInfo method) {
        return new MethodRef(method.owner().name(), method.name(), method.descriptor(), method.isStatic());
    }

    private Function build() {
        if (method.isAnnotated("Inline")) {
            function.setInlining(Function.Inlining.ALWAYS);
        } else if (method.isAnnotated("NoInline") || method.isAnnotated("DispatchLoop")) {
            function.setInlining(Function.Inlining.NEVER);
        }
        function.setRare(RareCode.contains(method));
        code.findAttribute(Attributes.stackMapTable()).ifPresent(this::makeBlocks);
        enter();
        for (CodeElement element : code) {
            element(element);
        }
        return function;
    }

    private void makeBlocks(StackMapTableAttribute table) {
        for (StackMapFrameInfo info : table.entries()) {
            frames.put(info.target(), EntryFrame.of(info, method.owner().name(), function.addBlock()));
        }
    }

    private void enter() {
        int index = 0;
        String parameters = (method.isStatic() ? "" : "L") + shape(method.descriptor());
        for (int i = 0; i < parameters.length(); i++) {
            boolean wide = parameters.charAt(i) == 'J' || parameters.charAt(i) == 'D';
            state.setLocal(index, function.parameters().get(i), wide);
            index += wide ? 2 : 1;
        }
    }

    /** The first letters of the parameters of a descriptor: {@code (ILjava/lang/String;[J)V} is {@code IL[}. */
    static String shape(String descriptor) {
        StringBuilder shape = new StringBuilder();
        int at = 1;
        while (descriptor.charAt(at) != ')') {
            shape.append(descriptor.charAt(at));
            while (descriptor.charAt(at) == '[') {
                at++;
            }
            at = descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
        }
        return shape.toString();
    }

    // ---- walking the code

    private void element(CodeElement element) {
        switch (element) {
            case LabelTarget target -> label(target.label());
            case LineNumber line -> builder.from(new Position(method.owner().name() + "." + method.name(), line.line()));
            case ExceptionCatch _ -> { }
            case Instruction instruction -> {
                if (!builder.isTerminated()) {
                    instruction(instruction);
                }
            }
            default -> { }
        }
    }

    private void label(Label label) {
        EntryFrame frame = frames.get(label);
        if (frame != null) {
            if (!builder.isTerminated()) {
                builder.jump(frame.block(), frame.arguments(state, coercion));
            }
            builder.at(frame.block());
            frame.enter(state);
        }
        handlers.pass(label);
    }

    EntryFrame frame(Label label) {
        EntryFrame frame = frames.get(label);
        if (frame == null) {
            throw new IllegalStateException("no stack map at a branch target of " + method);
        }
        return frame;
    }

    CodeModel code() {
        return code;
    }

    private void instruction(Instruction instruction) {
        switch (instruction) {
            case LoadInstruction load -> state.push(state.local(load.slot()));
            case StoreInstruction store -> store(store);
            case IncrementInstruction increment -> {
                Value sum = builder.add(state.local(increment.slot()).value(), builder.i32(increment.constant()));
                state.setLocal(increment.slot(), sum, false);
            }
            case ConstantInstruction constant -> members.constant(constant);
            case StackInstruction stack -> StackShuffle.apply(stack.opcode(), state);
            case OperatorInstruction operator -> arithmetic.operator(operator.opcode());
            case ConvertInstruction convert -> arithmetic.convert(convert.opcode());
            case BranchInstruction branch -> control.branch(branch);
            case TableSwitchInstruction table -> control.choose(table.cases(), table.defaultTarget());
            case LookupSwitchInstruction lookup -> control.choose(lookup.cases(), lookup.defaultTarget());
            case ReturnInstruction _ -> control.returnValue();
            case ThrowInstruction _ -> control.throwValue();
            case FieldInstruction field -> members.field(field);
            case InvokeInstruction invoke -> members.invoke(invoke);
            case NewObjectInstruction made -> state.push(builder.newObject(made.className().asInternalName()));
            case TypeCheckInstruction check -> members.typeCheck(check);
            case NewPrimitiveArrayInstruction made -> arrays.newPrimitive(made);
            case NewReferenceArrayInstruction made -> arrays.newReference(made);
            case NewMultiArrayInstruction made -> arrays.newNested(made);
            case ArrayLoadInstruction load -> arrays.load(load);
            case ArrayStoreInstruction store -> arrays.store(store);
            case NopInstruction _ -> { }
            default -> throw new IllegalStateException(instruction.opcode() + " in " + method + " cannot be compiled");
        }
    }

    private void store(StoreInstruction store) {
        Slot slot = state.popSlot();
        state.setLocal(store.slot(), slot.value(), slot.wide());
    }

    Value coerced(Value value, String className) {
        return coercion.to(Type.ofClass(className), value);
    }
}
