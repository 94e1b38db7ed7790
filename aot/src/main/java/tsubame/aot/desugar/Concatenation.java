package tsubame.aot.desugar;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/** {@code StringConcatFactory}: a string builder. The recipe has a character 1 for each argument and a 2 for each constant. */
final class Concatenation {
    private static final ClassDesc BUILDER = ClassDesc.of("java.lang.StringBuilder");
    private static final char ARGUMENT = 1;
    private static final char CONSTANT = 2;

    private Concatenation() {}

    static boolean replace(CodeBuilder code, InvokeDynamicInstruction indy, SyntheticMethods methods) {
        MethodTypeDesc type = indy.typeSymbol();
        List<ConstantDesc> arguments = indy.bootstrapArgs();
        String recipe = arguments.isEmpty() ? String.valueOf(ARGUMENT).repeat(type.parameterCount()) : (String) arguments.getFirst();
        methods.call(code, List.of("concat", type, arguments), "concat", type, body -> write(body, type, recipe, arguments));
        return true;
    }

    private static void write(CodeBuilder code, MethodTypeDesc type, String recipe, List<ConstantDesc> arguments) {
        begin(code);
        StringBuilder fixed = new StringBuilder();
        int constant = 1;
        int parameter = 0;
        for (int i = 0; i < recipe.length(); i++) {
            char c = recipe.charAt(i);
            if (c == CONSTANT) {
                fixed.append(arguments.get(constant++));
            } else if (c == ARGUMENT) {
                flush(code, fixed);
                ClassDesc kind = type.parameterType(parameter);
                code.loadLocal(TypeKind.from(kind), code.parameterSlot(parameter++));
                append(code, kind);
            } else {
                fixed.append(c);
            }
        }
        flush(code, fixed);
        end(code);
    }

    private static void flush(CodeBuilder code, StringBuilder fixed) {
        if (!fixed.isEmpty()) append(code, fixed.toString());
        fixed.setLength(0);
    }

    // ---- in parts

    static void begin(CodeBuilder code) {
        code.new_(BUILDER).dup().invokespecial(BUILDER, "<init>", MethodTypeDesc.of(ConstantDescs.CD_void));
    }

    static void append(CodeBuilder code, String text) {
        code.loadConstant(text);
        append(code, ConstantDescs.CD_String);
    }

    /** Appends the value on the stack. */
    static void append(CodeBuilder code, ClassDesc type) {
        ClassDesc overload = switch (TypeKind.from(type)) {
            case BYTE, SHORT -> ConstantDescs.CD_int;
            case REFERENCE -> type.equals(ConstantDescs.CD_String) ? type : ConstantDescs.CD_Object;
            default -> type;
        };
        code.invokevirtual(BUILDER, "append", MethodTypeDesc.of(BUILDER, overload));
    }

    static void end(CodeBuilder code) {
        code.invokevirtual(BUILDER, "toString", MethodTypeDesc.of(ConstantDescs.CD_String)).areturn();
    }
}
