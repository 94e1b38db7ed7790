package tsubame.aot.desugar;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code SwitchBootstraps}: a method of the value and the label to begin at, which gives the number of the first label from there
 * that fits, -1 for null, and the number of labels when none fits. It is a chain of tests, entered at the label to begin at.
 */
final class TypeSwitches {
    private static final ClassDesc ENUM_DESC = ClassDesc.of("java.lang.Enum$EnumDesc");
    private static final ClassDesc INTEGER = ConstantDescs.CD_Integer;
    private static final ClassDesc CHARACTER = ConstantDescs.CD_Character;

    private TypeSwitches() {}

    /** False if a label is of a kind that is not known here. */
    static boolean replace(CodeBuilder code, InvokeDynamicInstruction indy, SyntheticMethods methods) {
        MethodTypeDesc type = indy.typeSymbol();
        if (type.parameterType(0).isPrimitive()) return replacePrimitive(code, indy);
        List<ConstantDesc> labels = new ArrayList<>();
        boolean ofEnum = indy.bootstrapMethod().methodName().equals("enumSwitch");
        for (ConstantDesc label : indy.bootstrapArgs()) {
            ConstantDesc known = ofEnum && label instanceof String name ? Enum.EnumDesc.of(type.parameterType(0), name) : qualified(label);
            if (!(known instanceof ClassDesc || known instanceof String || known instanceof Integer || known instanceof Enum.EnumDesc<?>)) return false;
            labels.add(known);
        }
        methods.call(code, List.of("switch", type, labels), "switch", type, body -> write(body, labels));
        return true;
    }

    /** Parts of a record pattern: each label is the value's own type, and fits. */
    private static boolean replacePrimitive(CodeBuilder code, InvokeDynamicInstruction indy) {
        ClassDesc type = indy.typeSymbol().parameterType(0);
        for (ConstantDesc label : indy.bootstrapArgs()) {
            if (!(label instanceof DynamicConstantDesc<?> primitive && primitive.constantName().equals(type.descriptorString()))) return false;
        }
        if (TypeKind.from(type).slotSize() == 2) code.dup_x2().pop().pop2();
        else code.swap().pop();
        return true;
    }

    /**
     * A constant of an enum that is not the value's own type comes as the calls that make its description:
     * {@code EnumDesc.of(ClassDesc.of(type), name)}. Any other label as it is.
     */
    private static ConstantDesc qualified(ConstantDesc label) {
        if (label instanceof DynamicConstantDesc<?> made && made.bootstrapArgsList().size() == 3
                && made.bootstrapArgsList().get(0) instanceof DirectMethodHandleDesc maker && maker.owner().equals(ENUM_DESC)
                && made.bootstrapArgsList().get(1) instanceof DynamicConstantDesc<?> type
                && type.bootstrapArgsList().size() == 2 && type.bootstrapArgsList().get(1) instanceof String owner
                && made.bootstrapArgsList().get(2) instanceof String name) {
            return Enum.EnumDesc.of(ClassDesc.of(owner), name);
        }
        return label;
    }

    private static void write(CodeBuilder code, List<ConstantDesc> labels) {
        Label notNull = code.newLabel();
        code.aload(0).ifnonnull(notNull).iconst_m1().ireturn().labelBinding(notNull);
        List<SwitchCase> entries = new ArrayList<>();
        for (int i = 1; i < labels.size(); i++) entries.add(SwitchCase.of(i, code.newLabel()));
        Label first = code.newLabel();
        Label none = code.newLabel();
        if (!entries.isEmpty()) {
            // Most switches have no guards, and begin at the first label always.
            code.iload(1).ifeq(first).iload(1).tableswitch(1, labels.size() - 1, none, entries);
        }
        code.labelBinding(first);
        for (int i = 0; i < labels.size(); i++) {
            if (i > 0) code.labelBinding(entries.get(i - 1).target());
            Label next = code.newLabel();
            test(code, labels.get(i), next);
            code.loadConstant(i).ireturn().labelBinding(next);
        }
        code.labelBinding(none).loadConstant(labels.size()).ireturn();
    }

    /** Goes to another place if the value does not fit the label. */
    private static void test(CodeBuilder code, ConstantDesc label, Label otherwise) {
        switch (label) {
            case ClassDesc type -> code.aload(0).instanceOf(type).ifeq(otherwise);
            case String text -> code.loadConstant(text).aload(0)
                    .invokevirtual(ConstantDescs.CD_String, "equals", MethodTypeDesc.of(ConstantDescs.CD_boolean, ConstantDescs.CD_Object))
                    .ifeq(otherwise);
            case Enum.EnumDesc<?> constant ->
                code.aload(0).getstatic(constant.constantType(), constant.constantName(), constant.constantType()).if_acmpne(otherwise);
            case Integer number -> number(code, number, otherwise);
            default -> throw new IllegalStateException("a label of " + label.getClass());
        }
    }

    private static void number(CodeBuilder code, int number, Label otherwise) {
        Label character = code.newLabel();
        Label compare = code.newLabel();
        code.aload(0).instanceOf(INTEGER).ifeq(character);
        code.aload(0).checkcast(INTEGER).invokevirtual(INTEGER, "intValue", MethodTypeDesc.of(ConstantDescs.CD_int)).goto_(compare);
        code.labelBinding(character).aload(0).instanceOf(CHARACTER).ifeq(otherwise);
        code.aload(0).checkcast(CHARACTER).invokevirtual(CHARACTER, "charValue", MethodTypeDesc.of(ConstantDescs.CD_char));
        code.labelBinding(compare).loadConstant(number).if_icmpne(otherwise);
    }
}
