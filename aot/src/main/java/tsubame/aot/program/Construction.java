package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.Opcode;
import tsubame.ir.Block;
import tsubame.ir.Call;
import tsubame.ir.Effects;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** The objects of known constructors: made with room for the fields that the class is seen to give them, and its initialiser called directly. */
final class Construction {
    private static final String CLASS = "CompiledFields";
    /** Larger objects make room as they grow. */
    private static final int MAX_ROOM = 16;

    /** Longer arrays get room when they are filled. */
    private static final int MOST_ELEMENTS = 64;

    private Construction() {}

    /** Whether callers who know the function may make its object and call its body. */
    static boolean isPlain(Unit unit) {
        boolean constructs = unit.prototype.kind() == FunctionKind.NORMAL || unit.prototype.kind().isClassConstructor();
        return unit.obstacle == null && !unit.isFramed && constructs;
    }

    static boolean isDerived(Unit unit) {
        return unit.prototype.kind() == FunctionKind.DERIVED_CONSTRUCTOR;
    }

    /** The new object of a constructor whose closure a register holds; undefined for a derived class, whose constructor gets it from super(…). */
    static Value newInstance(Emitter e, Unit target, int callee) {
        if (isDerived(target)) {
            return e.undefined();
        }
        Value constructor = e.read(callee);
        String how = target.prototype.kind() == FunctionKind.NORMAL ? "newInstanceSlowly" : "newInstance";
        Value object = e.entry(CLASS, how, constructor, e.builder.i32(target.room()));
        return e.builder.retype(Type.BOXED, object);
    }

    /** Makes an array of a construction that seems to be of one by its length; else the plain version goes on. False if it does not seem so. */
    static boolean array(Emitter e, Guards guards, Instruction i) {
        int argument = i.operands()[3];
        boolean isOne = e.isChecked() && i.operands()[4] == 1 && "Array".equals(Shortcuts.global(e.unit, i, i.b()));
        if (!isOne || !e.type(argument).is(AbstractValue.NUMBER)) {
            return false;
        }
        AbstractValue type = e.type(argument);
        boolean isShort = type.isInt32() && type.low() > 0 && type.low() == type.high() && type.high() <= MOST_ELEMENTS;
        Value length = guards.index(argument, i.position());
        Value array = e.entry("CompiledArrays", isShort ? "ofRoom" : "ofLength", e.boxed(i.b()), length);
        guards.goOnIf(e.builder.not(e.builder.isNull(array)), i.position());
        e.write(i.a(), e.builder.retype(Type.BOXED, array), AbstractValue.ANY);
        return true;
    }

    /** The names that the initialiser of a constructor's class defines. */
    static Set<String> initialized(Unit constructor) {
        Set<String> names = new HashSet<>();
        Unit initializer = initializer(constructor);
        if (initializer != null) {
            addFields(initializer, names);
        }
        return names;
    }

    /** How many properties a constructor and its initialiser are seen to give to an object; 0 if there are too many. */
    static int room(Unit constructor) {
        Set<String> names = new HashSet<>();
        int hidden = addFields(constructor, names);
        Unit initializer = initializer(constructor);
        if (initializer != null) {
            hidden += addFields(initializer, names);
        }
        int room = names.size() + hidden;
        return room > MAX_ROOM ? 0 : room;
    }

    /** Adds the names of the properties that the code gives to {@code this}; answers how many private fields it has. */
    private static int addFields(Unit unit, Set<String> names) {
        int hidden = 0;
        for (Instruction i : unit.code) {
            boolean named = i.opcode() == Opcode.SET_PROPERTY || i.opcode() == Opcode.DEFINE_FIELD;
            if (named && isThis(unit, i.a())) {
                names.add(unit.prototype.strings()[i.b()]);
            }
            hidden += i.opcode() == Opcode.DEFINE_PRIVATE_FIELD ? 1 : 0;
        }
        return hidden;
    }

    /** Whether a register never holds anything but {@code this}, once it is written. */
    static boolean isThis(Unit unit, int register) {
        boolean written = false;
        for (Instruction i : unit.code) {
            if (i.writes().contains(register)) {
                boolean isThis = i.opcode() == Opcode.LOAD_THIS
                        || i.opcode() == Opcode.LOAD_CELL_CHECKED && unit.prototype.strings()[i.c()].equals("this");
                if (!isThis) {
                    return false;
                }
                written = true;
            }
        }
        return written;
    }

    // ---- initialisers

    /** The function that initialises the fields of a class, by its constructor; null if there is none, or it is not seen which. */
    static Unit initializer(Unit constructor) {
        if (constructor.parent == null) {
            return null;
        }
        int number = constructor.parent.children.indexOf(constructor);
        int register = -1;
        Unit[] closures = new Unit[constructor.parent.prototype.registerCount()];
        for (Instruction i : constructor.parent.code) {
            i.writes().forEach(written -> closures[written] = null);
            switch (i.opcode()) {
                case NEW_CLASS -> register = i.c() == number ? i.a() : register == i.a() ? -1 : register;
                case NEW_CLOSURE -> closures[i.a()] = constructor.parent.children.get(i.b());
                case SET_FIELD_INITIALIZER -> {
                    if (i.a() == register) {
                        return closures[i.b()];
                    }
                }
                default -> { }
            }
        }
        return null;
    }

    /** INITIALIZE_FIELDS: with the initialiser's body where it is known. */
    static void initializeFields(Emitter e, Instruction i) {
        Unit initializer = e.type(i.b()).function() == e.unit ? initializer(e.unit) : null;
        if (initializer == null || !initializer.isCompiledPlainly() || initializer.result.kinds() == 0) {
            e.op("initializeFields", e.boxed(i.a()), e.boxed(i.b()));
            return;
        }
        Value parts = e.field(Emitter.FUNCTION_CLASS, "parts", e.read(i.b())); // every class has some
        Value closure = e.field(Emitter.INTERPRETER + "ConstructorParts", "initializer", parts);
        Block present = e.builder.newBlock();
        Block next = e.builder.newBlock();
        e.builder.branch(e.builder.isNull(closure), Target.to(next), Target.to(present), Likelihood.UNLIKELY);
        e.builder.at(present);
        e.emit(new Call.Direct(Signatures.body(initializer), Effects.ALL, operands(e, initializer, closure, e.boxed(i.a()))));
        e.builder.jump(next);
        e.builder.at(next);
    }

    private static List<Value> operands(Emitter e, Unit initializer, Value closure, Value receiver) {
        List<Value> operands = new ArrayList<>();
        if (Signatures.wantsClosure(initializer)) {
            operands.add(closure);
        }
        if (Signatures.wantsThis(initializer)) {
            operands.add(receiver);
        }
        if (Signatures.wantsNewTarget(initializer)) {
            operands.add(e.undefined());
        }
        if (initializer.prototype.needsArguments()) {
            operands.add(e.array(List.of()));
        }
        return operands;
    }
}
