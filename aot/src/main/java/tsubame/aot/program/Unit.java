package tsubame.aot.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import tsubame.bytecode.Capture;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Opcode;

/**
 * A function of the program and what analysis has found of it: what its parameters and its result may be, whether code that is not known
 * may call it, which variables it shares. The result and the parameters only ever grow.
 */
final class Unit {
    final FunctionPrototype prototype;
    /** The function that creates it; null for the code of a module. */
    final Unit parent;
    final List<Unit> children = new ArrayList<>();
    final List<Instruction> code;
    final Flow flow;
    /** Why there is no machine code; null if there is. */
    final String obstacle;
    /** Whether it runs in a frame on the heap, as it may suspend. */
    final boolean isFramed;
    final boolean asksForThis;
    final boolean asksForNewTarget;
    /** Whether {@link Singletons} says that there is one closure of it; null until somebody asks. */
    private Boolean createdOnce;
    private int room = -1;
    private final Variable[] registers;
    private final Webs webs;
    private final Variable[] captures;

    final AbstractValue[] parameters;
    AbstractValue result = AbstractValue.NOTHING;
    boolean escapes;
    private int changes;
    final Set<Unit> callers = new LinkedHashSet<>();

    Unit(FunctionPrototype prototype, Unit parent) {
        this.prototype = prototype;
        this.parent = parent;
        this.code = Instruction.of(prototype);
        this.flow = new Flow(prototype, code);
        this.obstacle = findObstacle();
        this.asksForThis = code.stream().anyMatch(i -> i.opcode() == Opcode.LOAD_THIS || i.opcode() == Opcode.LOAD_THIS_SLOPPY);
        this.asksForNewTarget = prototype.asksForNewTarget();
        this.isFramed = prototype.kind().suspends() && !prototype.isAsyncWithoutAwait();
        this.registers = new Variable[prototype.registerCount()];
        this.webs = new Webs(this);
        this.parameters = new AbstractValue[prototype.parameterCount()];
        Arrays.fill(parameters, AbstractValue.NOTHING);
        this.captures = new Variable[prototype.captures().length];
        for (int i = 0; i < captures.length; i++) {
            captures[i] = captured(prototype.captures()[i]);
        }
        for (FunctionPrototype inner : prototype.functions()) {
            children.add(new Unit(inner, this));
        }
        if (parent == null || prototype.kind().suspends() || obstacle != null) {
            escape();
        }
    }

    private Variable captured(Capture capture) {
        if (parent == null) {
            return new Variable();
        }
        if (capture.place() < 0) {
            return parent.captures[-1 - capture.place()];
        }
        Variable variable = null;
        for (int creator : parent.creators(parent.children.size())) {
            Variable found = parent.read(creator, capture.place());
            if (variable != null) {
                variable.unite(found);
            }
            variable = found;
        }
        return variable == null ? new Variable() : variable;
    }

    /** The instructions that make closures of an inner function. */
    List<Integer> creators(int child) {
        List<Integer> creators = new ArrayList<>();
        for (int n = 0; n < code.size(); n++) {
            Instruction i = code.get(n);
            boolean creates = i.opcode() == Opcode.NEW_CLOSURE && i.b() == child || i.opcode() == Opcode.NEW_CLASS && i.c() == child;
            if (creates) {
                creators.add(n);
            }
        }
        return creators;
    }

    private String findObstacle() {
        if (prototype.source().name().startsWith("node:")) {
            return "is a module of Node's, which comes as bytecode";
        }
        for (Instruction each : code) {
            switch (each.opcode()) {
                case CALL_EVAL, CALL_EVAL_SPREAD -> {
                    return "calls eval, which may declare variables";
                }
                case NEW_EVAL_SCOPE, NEW_WITH_SCOPE, DYNAMIC_HAS, DYNAMIC_LOAD, DYNAMIC_STORE, DYNAMIC_DELETE, DYNAMIC_THIS, DECLARE_EVAL_VAR -> {
                    return "has variables that a with statement or an eval decides";
                }
                case DECLARE_GLOBALS, DECLARE_GLOBAL_FUNCTION, INITIALIZE_GLOBAL_LEXICAL -> {
                    return "declares global variables, as scripts do";
                }
                default -> { }
            }
        }
        return null;
    }

    /** Whether a program has one closure of it. */
    boolean isCreatedOnce() {
        if (createdOnce == null) {
            createdOnce = Singletons.isCreatedOnce(this);
        }
        return createdOnce;
    }

    /** Room for the properties of the objects that it constructs. */
    int room() {
        if (room < 0) {
            room = Construction.room(this);
        }
        return room;
    }

    /** Whether it runs in a frame but never leaves it once it has begun: the code of a module that awaits nothing. */
    boolean runsThrough() {
        return isFramed && code.stream().allMatch(i -> !i.suspends() || i.opcode() == Opcode.GENERATOR_START);
    }

    /** Whether it has a body that callers who know it may call. */
    boolean isCompiledPlainly() {
        return obstacle == null && !prototype.kind().suspends() && !prototype.kind().isClassConstructor();
    }

    /** Whether some code here may see the function's variables by name. */
    boolean hasDynamicScope() {
        for (Instruction each : code) {
            if (each.opcode() == Opcode.CALL_EVAL || each.opcode() == Opcode.CALL_EVAL_SPREAD) {
                return true;
            }
        }
        return false;
    }

    /** Where an instruction stands in {@link #code}. */
    int indexOf(Instruction instruction) {
        return Collections.binarySearch(code, instruction, Comparator.comparingInt(Instruction::position));
    }

    /** The instruction that a register was last written by, looking back over straight code; null if that cannot be told. */
    Instruction lastWriter(Instruction at, int register) {
        for (int n = indexOf(at) - 1; n >= 0; n--) {
            Instruction i = code.get(n);
            if (i.writes().contains(register)) {
                return i;
            }
            if (i.endsFlow()) {
                return null;
            }
        }
        return null;
    }

    /** The variable whose cell, or copy, an instruction finds in a register. */
    Variable read(Instruction i, int register) {
        return read(indexOf(i), register);
    }

    private Variable read(int n, int register) {
        return webs.has(register) ? webs.read(n, register) : register(register);
    }

    /** The variable whose cell, or copy, an instruction puts into a register. */
    Variable written(Instruction i, int register) {
        return webs.has(register) ? webs.written(indexOf(i), register) : register(register);
    }

    /** All variables whose cells are ever in a register. */
    List<Variable> variables(int register) {
        return webs.has(register) ? webs.all(register) : List.of(register(register));
    }

    /** The instructions that put the cell into a register that another finds there; null if it is no cell, or if they are not all known. */
    List<Integer> cellWriters(int n, int register) {
        return webs.has(register) ? webs.writersOf(n, register) : null;
    }

    private Variable register(int number) {
        if (registers[number] == null) {
            registers[number] = new Variable();
        }
        return registers[number];
    }

    Variable capture(int number) {
        return captures[number];
    }

    /** The name for people. */
    String name() {
        return prototype.name().isEmpty() ? "(anonymous)" : prototype.name();
    }

    /** What {@code this} is guessed to be, where the unit is one for guesses. */
    final Variable receiver = new Variable();
    /** Of guesses: code that is not known calls it. */
    private boolean isExposed;

    /** For guesses: unknown code calls it, with what its annotations say if there are some; answers whether that is new. */
    boolean expose(Consumer<Collection<Unit>> again) {
        if (isExposed) {
            return false;
        }
        isExposed = true;
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = parameters[i].join(Hints.of(prototype, i, again));
        }
        return true;
    }

    /** Code that is not known may call it from now on; answers whether that is new. */
    boolean escape() {
        boolean known = escapes;
        escapes = true;
        Arrays.fill(parameters, AbstractValue.ANY);
        return !known;
    }

    /** One more call passes these values; answers whether something is new. */
    boolean called(List<AbstractValue> arguments) {
        boolean changed = false;
        for (int i = 0; i < parameters.length && !escapes; i++) {
            AbstractValue passed = i < arguments.size() ? arguments.get(i) : AbstractValue.VOID;
            AbstractValue joined = changes > 8 ? parameters[i].widened(passed) : parameters[i].join(passed);
            changed |= !joined.equals(parameters[i]);
            parameters[i] = joined;
        }
        changes += changed ? 1 : 0;
        return changed;
    }

    /** One more value that it returns; answers whether something is new. */
    boolean returns(AbstractValue value) {
        AbstractValue joined = changes > 8 ? result.widened(value) : result.join(value);
        boolean changed = !joined.equals(result);
        result = joined;
        changes += changed ? 1 : 0;
        return changed;
    }
}
