package tsubame.aot.desugar;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Map;

/** What happens to a value between an interface's method and the method that stands behind a method reference: boxing, unboxing, casts. */
final class Conversions {
    private static final Map<ClassDesc, ClassDesc> BOXES = Map.of(
            ConstantDescs.CD_boolean, ConstantDescs.CD_Boolean, ConstantDescs.CD_byte, ConstantDescs.CD_Byte,
            ConstantDescs.CD_short, ConstantDescs.CD_Short, ConstantDescs.CD_char, ConstantDescs.CD_Character,
            ConstantDescs.CD_int, ConstantDescs.CD_Integer, ConstantDescs.CD_long, ConstantDescs.CD_Long,
            ConstantDescs.CD_float, ConstantDescs.CD_Float, ConstantDescs.CD_double, ConstantDescs.CD_Double);

    private Conversions() {}

    /** References to references; a primitive to itself, to a wider one, or to its box or what that extends; a box to its primitive. */
    static boolean isKnown(ClassDesc from, ClassDesc to) {
        if (from.isPrimitive() && to.isPrimitive()) return from.equals(to) || widens(from, to);
        if (from.isPrimitive()) return to.equals(BOXES.get(from)) || to.equals(ConstantDescs.CD_Object) || to.equals(ConstantDescs.CD_Number);
        return !to.isPrimitive() || from.equals(BOXES.get(to));
    }

    private static boolean widens(ClassDesc from, ClassDesc to) {
        int order = "BSIJFD".indexOf(from.descriptorString());
        return order >= 0 && "BSIJFD".indexOf(to.descriptorString()) > order
                || from.equals(ConstantDescs.CD_char) && "IJFD".indexOf(to.descriptorString()) >= 0;
    }

    static void write(CodeBuilder code, ClassDesc from, ClassDesc to) {
        if (from.equals(to)) return;
        if (from.isPrimitive() && to.isPrimitive()) {
            code.conversion(TypeKind.from(from), TypeKind.from(to));
        } else if (from.isPrimitive()) {
            ClassDesc box = BOXES.get(from);
            code.invokestatic(box, "valueOf", MethodTypeDesc.of(box, from));
        } else if (to.isPrimitive()) {
            code.invokevirtual(from, to.displayName() + "Value", MethodTypeDesc.of(to));
        }
        // A reference is of the type that is asked for: javac has seen to it.
    }
}
