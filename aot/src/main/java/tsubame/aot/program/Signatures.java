package tsubame.aot.program;

import java.util.ArrayList;
import java.util.List;
import tsubame.ir.MethodRef;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * How the functions of a program are called. A plain function has a body, which takes the closure, {@code this}, new.target and all
 * arguments where it needs them, and its parameters in the representation that analysis found; perhaps two versions that the body chooses from; and an entry, which takes what {@code
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
        return result(unit.result);
    }

    static Type result(AbstractValue result) {
        Type type = result.kinds() == 0 ? Type.BOXED : result.representation();
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

    /** What callers call that know the function. */
    static MethodRef body(Unit unit) {
        return method(unit, "", List.of(unit.parameters), "", unit.result);
    }

    /** The version for callers whose operands are as expected; the body itself, where no more is expected than proven. */
    static MethodRef checked(Unit unit, Expected expected) {
        return expected.isProven(unit) ? body(unit) : method(unit, "$checked", expected.parameters(), "", expected.result());
    }

    /** The version that goes by what is proven, of a function that has another: its last parameter says where to go on. */
    static MethodRef plain(Unit unit) {
        return method(unit, "$plain", List.of(unit.parameters), "I", unit.result);
    }

    private static MethodRef method(Unit unit, String version, List<AbstractValue> parameters, String more, AbstractValue result) {
        StringBuilder descriptor = new StringBuilder("(");
        descriptor.append(wantsClosure(unit) ? CLOSURE : "").append(wantsThis(unit) ? OBJECT : "").append(wantsNewTarget(unit) ? OBJECT : "");
        descriptor.append(unit.prototype.needsArguments() ? "[" + OBJECT : "");
        for (AbstractValue parameter : parameters) {
            descriptor.append(descriptor(parameter(parameter)));
        }
        return MethodRef.ofStatic(owner(unit), symbol(unit) + version, descriptor.append(more).append(')').append(descriptor(result(result))).toString());
    }

    /** What is passed before the parameters, of what there is. */
    static List<Value> leading(Unit unit, Value closure, Value thisValue, Value newTarget, Value arguments) {
        List<Value> values = new ArrayList<>();
        if (wantsClosure(unit)) {
            values.add(closure);
        }
        if (wantsThis(unit)) {
            values.add(thisValue);
        }
        if (wantsNewTarget(unit)) {
            values.add(newTarget);
        }
        if (unit.prototype.needsArguments()) {
            values.add(arguments);
        }
        return values;
    }

    /** The plain version of a function that runs in a frame: it goes on at the frame's pc. */
    static MethodRef plainEntry(Unit unit) {
        return MethodRef.ofStatic(owner(unit), symbol(unit) + "$plain", "(L" + Emitter.FRAME_CLASS + ";)" + OBJECT);
    }

    static MethodRef entry(Unit unit) {
        String parameters = unit.isFramed ? "L" + Emitter.FRAME_CLASS + ";" : CLOSURE + OBJECT + "I" + OBJECT + OBJECT + OBJECT;
        return MethodRef.ofStatic(owner(unit), symbol(unit) + "$entry", "(" + parameters + ")" + OBJECT);
    }
}
