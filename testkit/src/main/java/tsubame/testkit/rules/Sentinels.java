package tsubame.testkit.rules;

import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;

/** Recognises {@code static final Object X = new Object()} in an initialiser: new, dup, invokespecial, putstatic. */
final class Sentinels {
    private Sentinels() {}

    static boolean storesNewObject(CodeModel code, String field) {
        int step = 0;
        for (CodeElement element : code) {
            if (!(element instanceof Instruction instruction)) continue;
            if (step == 3 && instruction instanceof FieldInstruction store && store.opcode() == Opcode.PUTSTATIC
                    && store.name().equalsString(field)) return true;
            step = next(step, instruction);
        }
        return false;
    }

    private static int next(int step, Instruction instruction) {
        if (instruction instanceof NewObjectInstruction made) {
            return made.className().asInternalName().equals("java/lang/Object") ? 1 : 0;
        }
        if (step == 1 && instruction.opcode() == Opcode.DUP) return 2;
        if (step == 2 && instruction instanceof InvokeInstruction call && call.name().equalsString("<init>")) return 3;
        return 0;
    }
}
