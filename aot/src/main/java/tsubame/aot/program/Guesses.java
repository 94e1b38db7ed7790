package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Opcode;
import tsubame.ir.Type;

/**
 * What is worth checking when a program runs: what properties, elements, parameters and results seem to be ({@link Heap}), where proof says
 * that they may be anything and something will ask. Behind a check the guess is known. Inference and the compiler ask here alike, so that both
 * see the same checks at the same instructions.
 */
final class Guesses {
    private final List<Unit> guessed = new ArrayList<>();
    private final Map<Integer, Unit> proven = new HashMap<>();
    private final Map<Unit, Demand> demands = new HashMap<>();
    private final Map<Unit, Expected> expected = new HashMap<>();
    private final Heap heap = new Heap();
    private static final int MOST_CALLEES = 4;
    private static final int MOST_ROUNDS = 6;

    private final Layouts layouts;
    /** Functions that get machine code. */
    private final Set<Unit> compiled;
    private boolean hasBigIntegers;
    /** Null until somebody asks, which is after all layouts have been numbered. */
    private Results results;

    private Guesses(Layouts layouts, Set<Unit> compiled) {
        this.layouts = layouts;
        this.compiled = compiled;
    }

    /** Guesses for a program. @param units of its modules, as they are for proofs, with all functions in them; @param compiled those that get machine code */
    static Guesses of(List<FunctionPrototype> modules, List<Unit> units, Set<Unit> compiled, Layouts layouts) {
        Guesses guesses = new Guesses(layouts, compiled);
        List<Unit> roots = new ArrayList<>();
        for (FunctionPrototype module : modules) {
            roots.add(new Unit(module, null));
        }
        roots.forEach(guesses::collect);
        units.forEach(guesses::index);
        Inference.guess(roots, guesses.heap);
        guesses.guessed.forEach(guesses::layOut);
        guesses.findDemands();
        return guesses;
    }


    /** What is demanded of an argument is what the callee demands of its parameter: to a fixpoint, or as far as a few steps lead. */
    private void findDemands() {
        boolean changed = true;
        for (int round = 0; changed && round < MOST_ROUNDS; round++) {
            changed = false;
            for (Unit unit : proven.values()) {
                Demand demand = new Demand(unit, this::isIndexParameter);
                Demand before = demands.put(unit, demand);
                changed |= before == null || !before.isSameAtEntry(demand);
            }
        }
    }

    /** Whether a parameter of what a call seems to be of becomes an index, as far as is known. */
    private boolean isIndexParameter(Unit caller, int n, int parameter) {
        for (Unit callee : heap.callees(guessed(caller), n)) {
            Demand demand = demands.get(proven.get(callee.prototype.number()));
            if (demand != null && parameter < callee.parameters.length && demand.isIndexAtEntry(parameter)) {
                return true;
            }
        }
        return false;
    }

    /** Makes the layouts that checks may ask for: later, all are numbered. */
    private void layOut(Unit unit) {
        List<AbstractValue> all = new ArrayList<>(List.of(unit.parameters));
        all.addAll(Arrays.asList(heap.results(unit)));
        for (AbstractValue each : all) {
            if (each != null && each.structure() instanceof Structure.Made made) {
                made.layout(layouts);
            }
        }
    }

    private void collect(Unit unit) {
        guessed.add(unit);
        if (unit.code.stream().anyMatch(i -> i.opcode() == Opcode.LOAD_BIGINT) && !unit.prototype.source().name().startsWith("node:")) {
            hasBigIntegers = true;
        }
        unit.children.forEach(this::collect);
    }

    private void index(Unit unit) {
        proven.put(unit.prototype.number(), unit);
        unit.children.forEach(this::index);
    }

    private Unit guessed(Unit unit) {
        return guessed.get(unit.prototype.number());
    }

    private Demand demand(Unit unit) {
        return demands.get(unit);
    }

    // ---- what is checked

    /** What is expected of a function's operands: behind the checks at its entry. */
    Expected expected(Unit unit) {
        return expected.computeIfAbsent(unit, u -> {
            List<AbstractValue> parameters = new ArrayList<>();
            for (int n = 0; n < u.parameters.length; n++) {
                parameters.add(parameter(u, n, u.parameters[n]));
            }
            AbstractValue receiver = u.asksForThis ? receiver(u) : ANY;
            Expected proven = new Expected(parameters, receiver, u.result);
            return proven.isProven(u) ? proven : new Expected(parameters, receiver, results().of(u));
        });
    }

    private Results results() {
        if (results == null) {
            results = Results.of(compiled, this);
            results.find();
        }
        return results;
    }

    /** What a function returns that is called with these arguments, by proof. */
    AbstractValue returned(Unit target, List<AbstractValue> arguments) {
        return results().of(target, arguments);
    }

    /** What {@code this} is behind a check. */
    private AbstractValue receiver(Unit unit) {
        for (int n = 0; n < unit.code.size() && !heap.fills(guessed(unit)); n++) {
            Instruction i = unit.code.get(n);
            AbstractValue guess = heap.results(guessed(unit))[n];
            if ((i.opcode() == Opcode.LOAD_THIS || i.opcode() == Opcode.LOAD_THIS_SLOPPY) && guess != null && demand(unit).isWantedAfter(n, i.a())) {
                AbstractValue checked = narrowed(ANY, guess, false, false, isBaseAfter(unit, n, i.a(), guess));
                if (checked.is(OBJECT)) {
                    return checked;
                }
            }
        }
        return ANY;
    }

    /** What a parameter is behind the check at the entry; what was proven, if there is none. */
    AbstractValue parameter(Unit unit, int n, AbstractValue known) {
        Demand demand = demand(unit);
        AbstractValue guess = guessed(unit).parameters[n];
        if (known.equals(REAL) && guess.isInt32() && (demand.isIndexAtEntry(n) || demand.isWholeAtEntry(n))) {
            return INT32;
        }
        return demand.isWantedAtEntry(n) ? narrowed(known, guess, demand.isIndexAtEntry(n), demand.isWholeAtEntry(n),
                demand.isBaseAtEntry(n) && !(guessed(unit).parameters[n].may(ARRAY) && demand.isArrayAtEntry(n))) : known;
    }

    /** What an instruction's result is behind its check. */
    AbstractValue result(Unit unit, int n, AbstractValue known) {
        Instruction i = unit.code.get(n);
        if (i.opcode() == Opcode.GET_PROPERTY && known.is(INTEGER) && known.low() >= 0) {
            return known.clamped(0, Integer.MAX_VALUE); // a length: of few arrays it is more
        }
        if (i.opcode() == Opcode.GET_ELEMENT && typed(unit, n) != null) {
            return known.is(NUMBER) ? known : typed(unit, n).element();
        }
        if (i.opcode() == Opcode.GET_PROPERTY && methods(unit, n).size() == 1) {
            return AbstractValue.function(methods(unit, n).getFirst());
        }
        int accessor = viewAccessor(unit, n);
        if (accessor >= 0 && !Shortcuts.isViewSetter(accessor)) {
            return known.is(NUMBER) ? known : Shortcuts.viewKind(accessor).element();
        }
        if (i.opcode() == Opcode.LOAD_THIS || i.opcode() == Opcode.LOAD_THIS_SLOPPY) {
            return expected(unit).receiver(); // checked at the entry
        }
        AbstractValue guess = heap.results(guessed(unit))[n];
        if (i.opcode() == Opcode.GET_ELEMENT && isOfNumbers(unit, n)) {
            boolean isWhole = guess != null && (demand(unit).isIndexAfter(n, i.a()) || guess.isInt32() && demand(unit).isWholeAfter(n, i.a()));
            return known.is(NUMBER) ? known : isWhole ? INT32 : REAL;
        }
        boolean isVain = switch (i.opcode()) {
            case MOVE -> true; // its operand has been checked
            case YIELD -> true; // several lead to one place where return() resumes them
            case LOAD_CELL_CHECKED -> heap.fills(guessed(unit)) && unit.prototype.strings()[i.c()].equals("this");
            default -> i.writes().size() != 1;
        };
        if (isVain || guess == null || !demand(unit).isWantedAfter(n, i.writes().getFirst())) {
            return known;
        }
        int register = i.writes().getFirst();
        boolean isWhole = demand(unit).isWholeAfter(n, register) || i.opcode() == Opcode.GET_PROPERTY && holdsIntegers(unit, i, unit.prototype.strings()[i.c()]);
        return narrowed(known, guess, demand(unit).isIndexAfter(n, register), isWhole,
                isBaseAfter(unit, n, register, guess));
    }

    /** Whether properties are accessed of what a register holds behind an instruction, and not those of an array, if it may be one. */
    private boolean isBaseAfter(Unit unit, int n, int register, AbstractValue guess) {
        return demand(unit).isBaseAfter(n, register) && !(guess.may(ARRAY) && demand(unit).isArrayAfter(n, register));
    }

    /** Narrows registers to what the checks in front of an instruction leave. */
    void before(Unit unit, int n, AbstractValue[] r) {
        Instruction i = unit.code.get(n);
        switch (i.opcode()) {
            case SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, BIT_AND, BIT_OR, BIT_XOR, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> {
                boolean isPlain = !hasBigIntegers || r[i.b()].is(NUMBER) || r[i.c()].is(NUMBER);
                number(r, i.b(), isPlain);
                number(r, i.c(), isPlain);
            }
            case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> besideNumber(r, i.b(), i.c());
            case ADD -> {
                AbstractValue guess = heap.results(guessed(unit))[n];
                boolean isSum = guess == null || guess.is(NUMBER);
                if (isSum) {
                    besideNumber(r, i.b(), i.c());
                }
            }
            case JUMP_IF_LESS, JUMP_IF_NOT_LESS, JUMP_IF_LESS_EQUAL, JUMP_IF_NOT_LESS_EQUAL, JUMP_IF_GREATER, JUMP_IF_NOT_GREATER,
                    JUMP_IF_GREATER_EQUAL, JUMP_IF_NOT_GREATER_EQUAL -> besideNumber(r, i.a(), i.b());
            case INCREMENT, DECREMENT, NEGATE -> number(r, i.b(), !hasBigIntegers);
            case CALL -> {
                int accessor = viewAccessor(unit, n);
                number(r, i.operands()[3], accessor >= 0);
                number(r, i.operands()[3] + 1, accessor >= 0 && Shortcuts.isViewSetter(accessor));
            }
            case GET_PROPERTY -> solid(r, i.b());
            case SET_PROPERTY -> solid(r, i.a());
            case GET_ELEMENT -> number(r, i.c(), typed(unit, n) != null || isOfNumbers(unit, n));
            case SET_ELEMENT -> {
                boolean isOfNumbers = typed(unit, n) != null || isOfNumbers(unit, n);
                number(r, i.b(), isOfNumbers);
                number(r, i.c(), isOfNumbers);
            }
            default -> { }
        }
    }

    /** The layouts with the property that an instruction loads, of the objects that it seems to access; none, if nothing is known of these, or there are too many. */
    List<Layout> holders(Unit unit, Instruction i) {
        AbstractValue base = heap.base(guessed(unit), unit.indexOf(i));
        return base == null ? List.of() : Unions.holders(base.structure(), unit.prototype.strings()[i.c()], layouts);
    }

    /** Says which layouts hold small whole numbers; to be called when all are numbered. */
    void noteIntegers() {
        heap.noteIntegers(layouts);
    }

    /** Whether the property that an instruction accesses seems to be in a slot that holds small whole numbers as such. */
    boolean holdsIntegers(Unit unit, Instruction i, String name) {
        AbstractValue base = heap.base(guessed(unit), unit.indexOf(i));
        Layout layout = base != null && base.structure() instanceof Structure.Made made ? made.layout(layouts).upTo(name) : null;
        return layout != null && layout.holdsIntegers();
    }

    /** Whether machine code puts integers as such into slots of properties of that name: if not, there are none, for sure. */
    boolean mayHoldIntegers(String name) {
        return layouts.namesOfIntegers().contains(name);
    }

    /** The kind of typed array that an instruction seems to access; null for none. */
    Structure.Typed typed(Unit unit, int n) {
        return heap.typed(guessed(unit), n);
    }

    /** The accessor of data views that an instruction seems to call; -1 for none. */
    int viewAccessor(Unit unit, int n) {
        int accessor = Shortcuts.viewAccessor(unit, n);
        return accessor >= 0 && heap.callees(guessed(unit), n).isEmpty() ? accessor : -1;
    }

    /** Whether an instruction seems to access an element of an array that holds nothing but numbers. */
    boolean isOfNumbers(Unit unit, int n) {
        return heap.isOfNumbers(guessed(unit), n);
    }

    /** Whether what an instruction gives seems to be whole and never negative. */
    boolean isNatural(Unit unit, int n) {
        AbstractValue guess = heap.results(guessed(unit))[n];
        return guess != null && guess.is(INTEGER) && guess.low() >= 0 && guess.high() <= Integer.MAX_VALUE;
    }

    /** Whether that array seems to hold them unboxed, so that another way of holding them is not worth any code. */
    boolean isOfUnboxed(Unit unit, int n) {
        return heap.isOfUnboxed(guessed(unit), n);
    }

    /** Whether what it accesses seems never to be undefined or null. */
    boolean isAlwaysArray(Unit unit, int n) {
        return heap.isAlwaysArray(guessed(unit), n);
    }

    /** Whether elements seem to be taken from the front of the array that an instruction accesses. */
    boolean isShifted(Unit unit, int n) {
        return heap.isShifted(guessed(unit), n);
    }

    /** Whether an instruction seems to access an element of an array that holds no numbers. */
    boolean isOfOthers(Unit unit, int n) {
        return heap.isOfOthers(guessed(unit), n);
    }

    /** Whether a store to an element seems to replace one, so that a store which does not is not worth any code. */
    boolean replaces(Unit unit, int n) {
        return heap.replaces(guessed(unit), n);
    }

    /** Whether a store to an element seems to be one to a hole. */
    boolean mayFill(Unit unit, int n) {
        return heap.mayFill(guessed(unit), n);
    }

    /** Whether the result of an arithmetic instruction is taken to be whole and small, as its operands are and it becomes an index: to be checked. */
    boolean isWhole(Unit unit, int n, AbstractValue[] r) {
        Instruction i = unit.code.get(n);
        return switch (i.opcode()) {
            case ADD, SUBTRACT, MULTIPLY -> r[i.b()].isInt32() && r[i.c()].isInt32() && demand(unit).isIndexAfter(n, i.a())
                    && !Transfer.result(unit, i, r).isInt32();
            default -> false;
        };
    }

    /** What a call is of that seems to be of Math.min or Math.max and has two integers: such a one; null for all else. */
    AbstractValue extreme(Unit unit, int n, AbstractValue[] r) {
        Instruction i = unit.code.get(n);
        int builtin = i.opcode() == Opcode.CALL ? Shortcuts.builtin(unit, n) : -1;
        if (builtin != Shortcuts.MIN && builtin != Shortcuts.MAX || r[i.b()].is(FUNCTION) || !callees(unit, n).isEmpty()) {
            return null;
        }
        AbstractValue a = r[i.operands()[3]];
        AbstractValue b = r[i.operands()[3] + 1];
        return !a.is(INTEGER) || !b.is(INTEGER) ? null : builtin == Shortcuts.MIN ? Ranges.least(a, b) : Ranges.greatest(a, b);
    }

    private static void besideNumber(AbstractValue[] r, int a, int b) {
        boolean isOneNumber = r[a].is(NUMBER) || r[b].is(NUMBER);
        number(r, a, isOneNumber);
        number(r, b, isOneNumber);
    }

    /** What has properties is not nullish. */
    private static void solid(AbstractValue[] r, int register) {
        if (r[register].structure() != null && r[register].may(UNDEFINED | NULL)) {
            r[register] = r[register].without(UNDEFINED | NULL);
        }
    }

    private static void number(AbstractValue[] r, int register, boolean isLikely) {
        if (isLikely && !r[register].is(NUMBER) && r[register].may(DOUBLE) && r[register].representation() == Type.BOXED) {
            r[register] = REAL;
        }
    }

    /** Narrows the register that an instruction has written to what the check behind it leaves. */
    void after(Unit unit, int n, AbstractValue[] r) {
        Instruction i = unit.code.get(n);
        List<Integer> written = i.writes();
        if (written.size() == 1 && !Inference.writesOnlyAhead(i)) {
            r[written.getFirst()] = result(unit, n, r[written.getFirst()]);
        }
    }

    /** The functions that a call seems to be of, one of a few; none, if there are more, or if one has no code of its own that can be called. */
    List<Unit> callees(Unit unit, int n) {
        List<Unit> callees = heap.callees(guessed(unit), n).stream().map(callee -> proven.get(callee.prototype.number())).toList();
        boolean isGood = callees.size() <= MOST_CALLEES && callees.stream().allMatch(callee -> callee.isCompiledPlainly() && callee.escapes
                && compiled.contains(callee) && callee.result.kinds() != 0);
        return isGood ? callees : List.of();
    }

    /** The methods that an instruction seems to load, one of a few, as the value is called on the object that it is loaded from; none if it does not. */
    List<Unit> methods(Unit unit, int n) {
        Instruction i = unit.code.get(n);
        int call = i.opcode() == Opcode.GET_PROPERTY ? callOf(unit, n) : -1;
        List<Unit> callees = call < 0 ? List.of() : callees(unit, call);
        return callees.stream().allMatch(each -> each.prototype.number() <= 0xFFFF) ? callees : List.of();
    }

    /** The call of what an instruction loads, as a method of the object that it is loaded from; -1 for none. */
    static int callOf(Unit unit, int load) {
        Instruction i = unit.code.get(load);
        for (int n = load + 1; n < unit.code.size(); n++) {
            Instruction next = unit.code.get(n);
            if (next.opcode() == Opcode.CALL && next.b() == i.a()) {
                return next.c() == i.b() ? n : -1;
            }
            if (next.writes().contains(i.a()) || next.endsFlow()) {
                return -1;
            }
        }
        return -1;
    }

    /** For people: names of the program's own properties that are accessed in objects of which nothing is guessed. */
    List<String> generalProperties(Unit unit) {
        List<String> names = new ArrayList<>();
        for (int n = 0; n < unit.code.size(); n++) {
            Instruction i = unit.code.get(n);
            String name = switch (i.opcode()) {
                case GET_PROPERTY -> unit.prototype.strings()[i.c()];
                case SET_PROPERTY -> unit.prototype.strings()[i.b()];
                default -> null;
            };
            if (name != null && heap.isOfUnknown(guessed(unit), n)) {
                names.add(name);
            }
        }
        return names;
    }

    // ---- checks

    /** What is left of a value of a type behind a check for a guess; the type itself, if there is no good check for it. */
    private AbstractValue narrowed(AbstractValue known, AbstractValue guess, boolean isIndex, boolean isWhole, boolean isBase) {
        if (guess == null || guess.kinds() == 0 || known.representation() != Type.BOXED || known.structure() != null || known.may(INTERNAL)) {
            return known;
        }
        int nullish = guess.kinds() & (UNDEFINED | NULL) & known.kinds();
        int solid = guess.kinds() & ~(UNDEFINED | NULL | HOLE);
        if (solid != 0 && (solid & ~NUMBER) == 0) {
            return !known.may(DOUBLE) ? known : (isIndex || isWhole && guess.isInt32() ? INT32 : REAL).or(nullish);
        }
        if (nullish == 0 && solid == BOOLEAN) {
            return known.may(BOOLEAN) ? TRUTH : known;
        }
        Layout layout = guess.structure() instanceof Structure.Made made ? made.layout(layouts) : null;
        if (guess.structure() instanceof Structure.Typed typed && known.may(OBJECT)) {
            return structured(OBJECT | nullish, typed);
        }
        if (guess.structure() instanceof Structure.View view && known.may(OBJECT)) {
            return structured(OBJECT | nullish, view);
        }
        if ((isBase || solid == OBJECT) && layout != null && layout.depth() > 0 && known.may(OBJECT)) {
            return structured(OBJECT | nullish, layout);
        }
        boolean isSimple = (solid == STRING || solid == ARRAY) && known.may(solid) && (known.kinds() & ~(solid | nullish)) != 0;
        return isSimple ? AbstractValue.of(solid | nullish) : known;
    }
}
