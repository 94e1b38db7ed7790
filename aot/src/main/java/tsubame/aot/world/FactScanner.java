package tsubame.aot.world;

import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.ThrowInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.classfile.Types;

/** Reads the {@link Fact}s off one method's code, in one pass in the order of the instructions. */
final class FactScanner {
    private static final String INDY_REMEDY = "desugaring knows lambdas, patterns in switch, methods of records and concatenation; this is"
            + " something else, such as a lambda that can be serialised";

    private final List<Fact> facts = new ArrayList<>();
    private final CodeModel code;
    private final List<ExceptionCatch> active = new ArrayList<>();
    private int line;

    private FactScanner(CodeModel code) {
        this.code = code;
    }

    static List<Fact> scan(MethodInfo method) {
        FactScanner scanner = new FactScanner(method.code());
        if (method.has(AccessFlag.SYNCHRONIZED)) scanner.unsupported("is synchronized", "nothing is locked: one thread for each heap");
        scanner.run();
        return scanner.facts;
    }

    private void run() {
        ThrownTypes thrown = new ThrownTypes(code);
        int at = 0;
        for (CodeElement element : code) {
            switch (element) {
                case LabelTarget target -> enter(target.label());
                case LineNumber number -> line = number.line();
                case ThrowInstruction ignored -> facts.add(new Fact.Throw(thrown.at(at), handlers(), line));
                case Instruction instruction -> instruction(instruction);
                default -> { }
            }
            at++;
        }
        for (ExceptionCatch handler : code.exceptionHandlers()) {
            handler.catchType().ifPresent(type -> facts.add(new Fact.Catch(type.asInternalName(), 0)));
        }
    }

    private void enter(Label label) {
        for (ExceptionCatch handler : code.exceptionHandlers()) {
            if (handler.tryEnd().equals(label)) active.remove(handler);
            if (handler.tryStart().equals(label)) active.add(handler);
        }
    }

    private List<String> handlers() {
        List<String> types = new ArrayList<>();
        for (ExceptionCatch handler : active) handler.catchType().map(ClassEntry::asInternalName).ifPresent(types::add);
        return types;
    }

    private void instruction(Instruction instruction) {
        switch (instruction) {
            case InvokeInstruction call -> facts.add(new Fact.Call(call.opcode(), call.owner().asInternalName(),
                    call.name().stringValue(), call.type().stringValue(), handlers(), line));
            case FieldInstruction field -> field(field);
            case NewObjectInstruction made -> facts.add(new Fact.New(made.className().asInternalName(), line));
            case NewPrimitiveArrayInstruction made -> facts.add(new Fact.New("[" + letter(made.typeKind()), line));
            case NewReferenceArrayInstruction made ->
                    facts.add(new Fact.New(Types.arrayOf(made.componentType().asInternalName()), line));
            case NewMultiArrayInstruction made -> multiArray(made.arrayType().asInternalName(), made.dimensions());
            case TypeCheckInstruction test ->
                    facts.add(new Fact.Test(test.type().asInternalName(), test.opcode() == Opcode.CHECKCAST, line));
            case ConstantInstruction constant -> constant(constant);
            case InvokeDynamicInstruction indy -> unsupported("calls what a bootstrap method makes (" + indy.name().stringValue() + ")", INDY_REMEDY);
            case MonitorInstruction monitor when monitor.opcode() == Opcode.MONITORENTER ->
                    unsupported("locks an object", "nothing is locked: one thread for each heap");
            default -> { }
        }
    }

    /** new int[2][3] makes arrays of the type and of the types of its elements. */
    private void multiArray(String type, int dimensions) {
        String made = type;
        for (int i = 0; i < dimensions; i++) {
            facts.add(new Fact.New(made, line));
            made = made.substring(1);
        }
    }

    private void field(FieldInstruction field) {
        String owner = field.owner().asInternalName();
        String name = field.name().stringValue();
        String type = field.type().stringValue();
        facts.add(switch (field.opcode()) {
            case GETSTATIC -> new Fact.StaticField(owner, name, type, false, line);
            case PUTSTATIC -> new Fact.StaticField(owner, name, type, true, line);
            case GETFIELD -> new Fact.InstanceField(owner, name, type, false, line);
            default -> new Fact.InstanceField(owner, name, type, true, line);
        });
    }

    private void constant(ConstantInstruction constant) {
        switch (constant.typeKind()) {
            case INT, LONG, FLOAT, DOUBLE -> { }
            default -> {
                if (constant.opcode() == Opcode.ACONST_NULL) return;
                if (constant.constantValue() instanceof String text) facts.add(new Fact.Text(text, line));
                else unsupported("loads the constant " + constant.constantValue(), "no reflection: use an enum or an int");
            }
        }
    }

    private void unsupported(String what, String remedy) {
        facts.add(new Fact.Unsupported(what, remedy, line));
    }

    private static char letter(TypeKind kind) {
        return switch (kind) {
            case BOOLEAN -> 'Z';
            case BYTE -> 'B';
            case SHORT -> 'S';
            case CHAR -> 'C';
            case INT -> 'I';
            case LONG -> 'J';
            case FLOAT -> 'F';
            case DOUBLE -> 'D';
            default -> 'L';
        };
    }
}
