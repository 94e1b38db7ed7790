package tsubame.aot.desugar;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;

/** {@code ObjectMethods}: equals, hashCode and toString of a record, component by component, with the values that the JDK's give. */
final class RecordMethods {
    private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");

    private record Component(String name, ClassDesc type) {}

    private final ClassDesc record;
    private final List<Component> components = new ArrayList<>();

    private RecordMethods(List<ConstantDesc> arguments) {
        record = (ClassDesc) arguments.getFirst();
        String names = (String) arguments.get(1);
        String[] split = names.isEmpty() ? new String[0] : names.split(";");
        for (int i = 0; i < split.length; i++) {
            DirectMethodHandleDesc getter = (DirectMethodHandleDesc) arguments.get(2 + i);
            components.add(new Component(split[i], getter.invocationType().returnType()));
        }
    }

    static boolean replace(CodeBuilder code, InvokeDynamicInstruction indy, SyntheticMethods methods) {
        RecordMethods made = new RecordMethods(indy.bootstrapArgs());
        String name = indy.name().stringValue();
        methods.call(code, name, Desugaring.RECORD_METHOD + name, indy.typeSymbol(), body -> {
            switch (name) {
                case "equals" -> made.equality(body);
                case "hashCode" -> made.hash(body);
                default -> made.text(body);
            }
        });
        return true;
    }

    private void load(CodeBuilder code, int slot, Component component) {
        code.aload(slot).getfield(record, component.name, component.type);
    }

    // ---- equals

    private void equality(CodeBuilder code) {
        Label different = code.newLabel();
        Label compare = code.newLabel();
        code.aload(0).aload(1).if_acmpne(compare).iconst_1().ireturn();
        code.labelBinding(compare).aload(1).instanceOf(record).ifeq(different);
        code.aload(1).checkcast(record).astore(2);
        for (Component component : components) {
            load(code, 0, component);
            load(code, 2, component);
            equal(code, component.type, different);
        }
        code.iconst_1().ireturn().labelBinding(different).iconst_0().ireturn();
    }

    private static void equal(CodeBuilder code, ClassDesc type, Label different) {
        switch (TypeKind.from(type)) {
            case LONG -> code.lcmp().ifne(different);
            case FLOAT -> compare(code, ConstantDescs.CD_Float, type, different);
            case DOUBLE -> compare(code, ConstantDescs.CD_Double, type, different);
            case REFERENCE -> code.invokestatic(OBJECTS, "equals",
                    MethodTypeDesc.of(ConstantDescs.CD_boolean, ConstantDescs.CD_Object, ConstantDescs.CD_Object)).ifeq(different);
            default -> code.if_icmpne(different);
        }
    }

    private static void compare(CodeBuilder code, ClassDesc box, ClassDesc type, Label different) {
        code.invokestatic(box, "compare", MethodTypeDesc.of(ConstantDescs.CD_int, type, type)).ifne(different);
    }

    // ---- hashCode

    private void hash(CodeBuilder code) {
        code.iconst_0();
        for (Component component : components) {
            code.bipush(31).imul();
            load(code, 0, component);
            hash(code, component.type);
            code.iadd();
        }
        code.ireturn();
    }

    private static void hash(CodeBuilder code, ClassDesc type) {
        switch (TypeKind.from(type)) {
            case BOOLEAN -> boxed(code, ConstantDescs.CD_Boolean, type);
            case LONG -> boxed(code, ConstantDescs.CD_Long, type);
            case FLOAT -> boxed(code, ConstantDescs.CD_Float, type);
            case DOUBLE -> boxed(code, ConstantDescs.CD_Double, type);
            case REFERENCE -> code.invokestatic(OBJECTS, "hashCode", MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_Object));
            default -> { } // its value
        }
    }

    private static void boxed(CodeBuilder code, ClassDesc box, ClassDesc type) {
        code.invokestatic(box, "hashCode", MethodTypeDesc.of(ConstantDescs.CD_int, type));
    }

    // ---- toString

    private void text(CodeBuilder code) {
        Concatenation.begin(code);
        String separator = record.displayName().substring(record.displayName().lastIndexOf('$') + 1) + "[";
        for (Component component : components) {
            Concatenation.append(code, separator + component.name + "=");
            load(code, 0, component);
            Concatenation.append(code, component.type);
            separator = ", ";
        }
        Concatenation.append(code, components.isEmpty() ? separator + "]" : "]");
        Concatenation.end(code);
    }
}
