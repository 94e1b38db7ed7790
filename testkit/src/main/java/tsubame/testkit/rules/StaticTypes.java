package tsubame.testkit.rules;

import java.lang.classfile.Attributes;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.StackMapFrameInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.ObjectVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.SimpleVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.UninitializedVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.VerificationTypeInfo;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.ConvertInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.StackInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The static type of every operand on the stack, along one pass over a method: types flow through straight code, and at
 * each branch target the stack map frame that javac wrote says what holds there. A type is a field descriptor; integral
 * types narrower than int are {@code I}, null is {@code null}, and {@link #SENTINEL} is an object that was made by
 * {@code new Object()}. Call {@link #step} for each element in order; {@link #top} is the stack before it.
 */
final class StaticTypes {
    static final String SENTINEL = "sentinel";
    static final String NULL = "null";

    private final ClassTree tree;
    private final Map<Label, StackMapFrameInfo> frames = new HashMap<>();
    private final List<String> stack = new ArrayList<>();
    private final String[] locals;

    StaticTypes(ClassTree tree, String owner, MethodModel method, CodeModel code) {
        this.tree = tree;
        code.findAttribute(Attributes.stackMapTable())
                .ifPresent(table -> table.entries().forEach(frame -> frames.put(frame.target(), frame)));
        locals = new String[((CodeAttribute) code).maxLocals() + 1];
        int slot = 0;
        if (!method.flags().has(AccessFlag.STATIC)) locals[slot++] = "L" + owner + ";";
        for (ClassDesc parameter : method.methodTypeSymbol().parameterList()) {
            locals[slot] = descriptor(parameter);
            slot += TypeKind.from(parameter).slotSize();
        }
    }

    /** The type {@code depth} below the top of the stack (0 is the top), or Object where the code is not reached. */
    String top(int depth) {
        int index = stack.size() - 1 - depth;
        return index < 0 ? "Ljava/lang/Object;" : stack.get(index);
    }

    void step(CodeElement element) {
        if (element instanceof LabelTarget target && frames.get(target.label()) instanceof StackMapFrameInfo frame) reset(frame);
        if (element instanceof Instruction instruction) execute(instruction);
    }

    private void reset(StackMapFrameInfo frame) {
        stack.clear();
        for (VerificationTypeInfo type : frame.stack()) stack.add(verified(type));
        Arrays.fill(locals, null);
        int slot = 0;
        for (VerificationTypeInfo type : frame.locals()) {
            locals[slot++] = verified(type);
            if (isWide(verified(type))) slot++;
        }
    }

    private static String verified(VerificationTypeInfo type) {
        return switch (type) {
            case ObjectVerificationTypeInfo object -> object.classSymbol().descriptorString();
            case UninitializedVerificationTypeInfo ignored -> "Ljava/lang/Object;";
            case SimpleVerificationTypeInfo simple -> switch (simple) {
                case INTEGER, TOP -> "I";
                case FLOAT -> "F";
                case DOUBLE -> "D";
                case LONG -> "J";
                case NULL -> NULL;
                case UNINITIALIZED_THIS -> "Ljava/lang/Object;";
            };
        };
    }

    private void execute(Instruction instruction) {
        switch (instruction) {
            case LoadInstruction load -> push(load.typeKind() == TypeKind.REFERENCE ? local(load.slot()) : letter(load.typeKind()));
            case StoreInstruction store -> locals[store.slot()] = pop();
            case ConstantInstruction constant -> push(constantType(constant));
            case FieldInstruction field -> field(field);
            case InvokeInstruction call -> call(call.typeSymbol(), call.opcode() != Opcode.INVOKESTATIC);
            case InvokeDynamicInstruction indy -> call(indy.typeSymbol(), false);
            case NewObjectInstruction made -> push(made.className().asSymbol().descriptorString());
            case NewPrimitiveArrayInstruction made -> { pop(); push("[" + made.typeKind().upperBound().descriptorString()); }
            case NewReferenceArrayInstruction made -> { pop(); push("[" + made.componentType().asSymbol().descriptorString()); }
            case NewMultiArrayInstruction made -> { pop(made.dimensions()); push(made.arrayType().asSymbol().descriptorString()); }
            case ArrayLoadInstruction load -> { pop(); push(element(pop(), load.typeKind())); }
            case TypeCheckInstruction check -> { pop(); push(check.opcode() == Opcode.INSTANCEOF
                    ? "I" : check.type().asSymbol().descriptorString()); }
            case ConvertInstruction convert -> { pop(); push(letter(convert.toType())); }
            case OperatorInstruction operator -> operator(operator);
            case StackInstruction shuffle -> shuffle(shuffle);
            default -> others(instruction);
        }
    }

    private void field(FieldInstruction field) {
        String type = descriptor(field.typeSymbol());
        switch (field.opcode()) {
            case GETSTATIC -> push(type.equals("Ljava/lang/Object;")
                    && tree.isSentinel(field.owner().asInternalName(), field.name().stringValue()) ? SENTINEL : type);
            case GETFIELD -> { pop(); push(type); }
            case PUTSTATIC -> pop();
            default -> pop(2);
        }
    }

    private void call(MethodTypeDesc type, boolean hasReceiver) {
        pop(type.parameterCount() + (hasReceiver ? 1 : 0));
        if (!type.returnType().equals(ConstantDescs.CD_void)) push(descriptor(type.returnType()));
    }

    private void operator(OperatorInstruction operator) {
        switch (operator.opcode()) {
            case INEG, LNEG, FNEG, DNEG, ARRAYLENGTH -> pop();
            default -> pop(2);
        }
        boolean compares = switch (operator.opcode()) {
            case LCMP, FCMPL, FCMPG, DCMPL, DCMPG, ARRAYLENGTH -> true;
            default -> false;
        };
        push(compares ? "I" : letter(operator.typeKind()));
    }

    private void shuffle(StackInstruction shuffle) {
        switch (shuffle.opcode()) {
            case POP -> pop();
            case POP2 -> { if (!isWide(pop())) pop(); }
            case DUP -> push(top(0));
            case DUP_X1 -> duplicate(1, 1);
            case DUP_X2 -> duplicate(1, isWide(top(1)) ? 1 : 2);
            case DUP2 -> duplicate(isWide(top(0)) ? 1 : 2, 0);
            case DUP2_X1 -> duplicate(isWide(top(0)) ? 1 : 2, 1);
            case DUP2_X2 -> { int count = isWide(top(0)) ? 1 : 2; duplicate(count, isWide(top(count)) ? 1 : 2); }
            default -> { String above = pop(); String below = pop(); push(above); push(below); } // swap
        }
    }

    /** Copies the upper {@code count} operands below the next {@code under}. */
    private void duplicate(int count, int under) {
        while (stack.size() < count + under) stack.addFirst("Ljava/lang/Object;");
        int at = stack.size() - count - under;
        stack.addAll(at, List.copyOf(stack.subList(stack.size() - count, stack.size())));
    }

    private void others(Instruction instruction) {
        switch (instruction.opcode()) {
            case IF_ICMPEQ, IF_ICMPNE, IF_ICMPLT, IF_ICMPGE, IF_ICMPGT, IF_ICMPLE, IF_ACMPEQ, IF_ACMPNE -> pop(2);
            case IFEQ, IFNE, IFLT, IFGE, IFGT, IFLE, IFNULL, IFNONNULL, TABLESWITCH, LOOKUPSWITCH, MONITORENTER, MONITOREXIT -> pop();
            case IASTORE, LASTORE, FASTORE, DASTORE, AASTORE, BASTORE, CASTORE, SASTORE -> pop(3);
            // What follows is reached by a branch only, and its frame says what holds.
            case GOTO, GOTO_W, RETURN, IRETURN, LRETURN, FRETURN, DRETURN, ARETURN, ATHROW -> stack.clear();
            default -> { }
        }
    }

    private String constantType(ConstantInstruction constant) {
        if (constant.typeKind() != TypeKind.REFERENCE) return letter(constant.typeKind());
        return switch (constant.constantValue()) {
            case String ignored -> "Ljava/lang/String;";
            case ClassDesc ignored -> "Ljava/lang/Class;";
            case Object value -> value == ConstantDescs.NULL ? NULL : "Ljava/lang/Object;";
        };
    }

    private static String element(String array, TypeKind kind) {
        if (kind != TypeKind.REFERENCE) return letter(kind);
        return array.startsWith("[") ? array.substring(1) : NULL;
    }

    private String local(int slot) {
        return locals[slot] == null ? "Ljava/lang/Object;" : locals[slot];
    }

    private void push(String type) {
        stack.add(type);
    }

    private String pop() {
        return stack.isEmpty() ? "Ljava/lang/Object;" : stack.removeLast();
    }

    private void pop(int count) {
        for (int i = 0; i < count; i++) pop();
    }

    private static boolean isWide(String type) {
        return type.equals("J") || type.equals("D");
    }

    private static String letter(TypeKind kind) {
        return descriptor(kind.asLoadable().upperBound());
    }

    private static String descriptor(ClassDesc type) {
        return switch (type.descriptorString()) {
            case "Z", "B", "C", "S" -> "I";
            case String descriptor -> descriptor;
        };
    }
}
