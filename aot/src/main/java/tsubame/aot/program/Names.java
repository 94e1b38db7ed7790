package tsubame.aot.program;

import java.util.List;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.Opcode;

/** The names of functions in stack traces: methods with their class, constructors with new, as V8 has them. */
final class Names {
    private Names() {}

    static String of(Unit unit) {
        String name = unit.prototype.name();
        if (unit.prototype.kind().isClassConstructor()) {
            return "new " + (name.isEmpty() ? "<anonymous>" : name);
        }
        if (unit.prototype.kind() != FunctionKind.METHOD || name.isEmpty() || unit.parent == null) {
            return name;
        }
        if (name.startsWith("get ") || name.startsWith("set ")) {
            return name + " [as " + name.substring(4) + "]";
        }
        String type = holder(unit);
        return type.isEmpty() ? name : type + "." + name;
    }

    /** The class that a method is defined for: that of the last NEW_CLASS before its closure; Object for a literal's. */
    private static String holder(Unit unit) {
        List<Instruction> code = unit.parent.code;
        int number = unit.parent.children.indexOf(unit);
        String type = "Object";
        for (Instruction i : code) {
            if (i.opcode() == Opcode.NEW_CLASS) {
                type = unit.parent.children.get(i.c()).prototype.name();
            } else if (i.opcode() == Opcode.NEW_CLOSURE && i.b() == number) {
                return type;
            }
        }
        return type;
    }
}
