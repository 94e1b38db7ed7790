package tsubame.aot.program;

import java.util.ArrayList;
import java.util.List;
import tsubame.ir.MethodRef;
import tsubame.ir.Type;

/**
 * How the functions of a program are called. A plain function has a body, which takes the closure, {@code this}, new.target and all
 * arguments where it needs them, and its parameters in the representation that analysis found; and an entry, which takes what {@code
 * tsubame.runtime.interpreter.ProgramCode} says and is for callers that do not know it. A function that suspends has an entry alone.
 */
final class Signatures {
    private static final String OBJECT = "Ljava/lang/Object;";
    private static final String CLOSURE = "L" + Emitter.FUNCTION_CLASS + ";";
    /** Arguments that an entry takes on their own, as {@code ProgramCode} says. */
    static final int REGISTER_ARGUMENTS = 3;

    private Signatures() {}

    static boolean wantsNewTarget(Unit unit) {
        return unit.asksForNewTarget;
    }

    static boolean wantsThis(Unit unit) {
        return unit.asksForThis;
    }

    /** Nobody passes a closure of which there is one. */
    static boolean wantsClosure(Unit unit) {
        return !unit.isCreatedOnce();
    }

    /** Truth values are passed in boxes. */
    static Type result(Unit unit) {
        Type type = unit.result.kinds() == 0 ? Type.BOXED : unit.result.representation();
        return type == Type.I1 ? Type.BOXED : type;
    }

    static Type parameter(AbstractValue value) {
        Type type = value.representation();
        return type == Type.I1 ? Type.BOXED : type;
    }

    private static String descriptor(Type type) {
        return type == Type.I32 ? "I" : type == Type.I64 ? "J" : type == Type.F64 ? "D" : OBJECT;
    }

    /** The name of the source file stands for the class of a function. */
    private static String owner(Unit unit) {
        String source = unit.prototype.source().name();
        return printable(source.substring(source.lastIndexOf('/') + 1));
    }

    private static String symbol(Unit unit) {
        return printable(unit.name()).replace('.', '_') + "$" + unit.prototype.number();
    }

    private static String printable(String text) {
        StringBuilder name = new StringBuilder();
        for (char c : text.toCharArray()) {
            name.append(c > ' ' && c < 0x7F && "\"\\()#/:;@".indexOf(c) < 0 ? c : '_');
        }
        return name.toString();
    }

    /** The method of the function's positions. */
    static String method(Unit unit) {
        return owner(unit) + "." + symbol(unit);
    }

    static MethodRef body(Unit unit) {
        StringBuilder descriptor = new StringBuilder("(");
        List<String> more = new ArrayList<>();
        if (wantsClosure(unit)) {
            more.add(CLOSURE);
        }
        if (wantsThis(unit)) {
            more.add(OBJECT);
        }
        if (wantsNewTarget(unit)) {
            more.add(OBJECT);
        }
        if (unit.prototype.needsArguments()) {
            more.add("[" + OBJECT);
        }
        more.forEach(descriptor::append);
        for (AbstractValue parameter : unit.parameters) {
            descriptor.append(descriptor(parameter(parameter)));
        }
        return MethodRef.ofStatic(owner(unit), symbol(unit), descriptor.append(')').append(descriptor(result(unit))).toString());
    }

    static MethodRef entry(Unit unit) {
        String parameters = unit.isFramed ? "L" + Emitter.FRAME_CLASS + ";" : CLOSURE + OBJECT + "I" + OBJECT + OBJECT + OBJECT;
        return MethodRef.ofStatic(owner(unit), symbol(unit) + "$entry", "(" + parameters + ")" + OBJECT);
    }
}
