package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.Opcode;

/**
 * What is guessed of objects: a property holds what the program stores under its name, wherever; an array's elements are what is stored
 * into arrays of its origin; a method is called with what calls of its name pass. Good enough to say what is worth checking, and wrong as soon
 * as a program uses one name for two things; so each use of it is checked when the program runs ({@link Guards}).
 */
final class Heap {
    private static final int FEWEST_LOOKS = 6;
    private static final int MOST_LOOKS = 40;
    /** Instructions of one function that are looked at in all. */
    private static final int LOOKED_AT = 20_000;
    /** So many elements of a literal are taken for all that the array will have. */
    private static final int MANY = 8;

    private final HeapFields fields = new HeapFields();
    /** Names that the program stores under; others are builtins' own. */
    private final Set<String> stored = new HashSet<>();
    /** What is made by an instruction, by its function and number. */
    private final Map<Unit, Map<Integer, Structure>> made = new HashMap<>();
    /** Where the instances of constructors are made. */
    private final Map<Unit, Site> classes = new HashMap<>();
    /** Whose fields an initialiser or a constructor fills. */
    private final Map<Unit, Site> filled = new HashMap<>();
    /** What elements are accessed of, by instruction. */
    private final Map<Unit, Map<Integer, AbstractValue>> bases = new HashMap<>();
    private final List<Elements> arrays = new ArrayList<>();
    private final Map<Unit, AbstractValue[]> results = new HashMap<>();
    private final Map<Unit, List<List<Unit>>> callees = new HashMap<>();
    private final Map<Unit, Integer> looks = new HashMap<>();
    private List<Unit> all = List.of();
    private Consumer<Collection<Unit>> again;
    private final HeapCalls calls = new HeapCalls(this);

    void begin(List<Unit> units, Consumer<Collection<Unit>> tell) {
        all = List.copyOf(units);
        again = tell;
        for (Unit unit : units) {
            results.put(unit, new AbstractValue[unit.code.size()]);
            callees.put(unit, new ArrayList<>(Collections.nCopies(unit.code.size(), List.of())));
            for (Instruction i : unit.code) {
                switch (i.opcode()) {
                    case SET_PROPERTY, DEFINE_FIELD -> stored.add(unit.prototype.strings()[i.b()]);
                    case DEFINE_METHOD, DEFINE_GETTER -> {
                        String name = key(unit, i, i.b());
                        if (name != null) {
                            stored.add(name);
                        }
                    }
                    default -> { }
                }
            }
        }
    }

    /** Whether it is worth looking at a function once more: guesses need no fixpoint, and small numbers that stay small are no lattice. */
    boolean mayLookAgain(Unit unit) {
        int most = Math.max(FEWEST_LOOKS, Math.min(MOST_LOOKS, LOOKED_AT / unit.code.size()));
        return looks.merge(unit, 1, Integer::sum) <= most;
    }

    /**
     * Where the walk has come to an end and something has been seen to be read that nobody has been seen to write, it goes on with the least that is likely:
     * arrays that nobody fills hold anything; functions that nobody calls are called with what their annotations say; and then one of those whose callers wait for
     * something, which it may be. Answers whom to look at again.
     */
    Collection<Unit> expose() {
        List<Unit> told = new ArrayList<>();
        arrays.forEach(each -> told.addAll(each.expose()));
        if (told.isEmpty()) {
            all.stream().filter(unit -> isUncalled(unit) && unit.callers.isEmpty() && unit.expose(again)).forEach(told::add);
        }
        for (int n = 0; n < all.size() && told.isEmpty(); n++) {
            if (isUncalled(all.get(n)) && all.get(n).expose(again)) {
                told.add(all.get(n));
            }
        }
        return told;
    }

    private static boolean isUncalled(Unit unit) {
        return Arrays.stream(unit.parameters).anyMatch(parameter -> parameter.kinds() == 0);
    }

    // ---- what was found

    /** Notes what an instruction has written. */
    void note(Unit unit, int n, AbstractValue[] r) {
        List<Integer> written = unit.code.get(n).writes();
        if (!written.isEmpty() && !Inference.writesOnlyAhead(unit.code.get(n))) {
            note(unit, n, r[written.getFirst()]);
        }
    }

    void note(Unit unit, int n, AbstractValue value) {
        results.get(unit)[n] = value;
    }

    void noteCallees(Unit unit, Instruction i, Collection<Unit> called) {
        callees.get(unit).set(unit.indexOf(i), List.copyOf(called));
    }

    private void noteBase(Unit unit, Instruction i, AbstractValue base) {
        bases.computeIfAbsent(unit, u -> new HashMap<>()).put(unit.indexOf(i), base);
    }

    /** What an instruction accesses; null if that is not noted. */
    AbstractValue base(Unit unit, int n) {
        return bases.getOrDefault(unit, Map.of()).get(n);
    }

    /** Whether an instruction accesses a property that the program stores, of an object of which nothing is guessed. */
    boolean isOfUnknown(Unit unit, int n) {
        AbstractValue base = base(unit, n);
        return base != null && base.may(OBJECT) && base.structure() == null;
    }

    /** The kind of typed array that an instruction seems to access; null for none. */
    Structure.Typed typed(Unit unit, int n) {
        AbstractValue base = base(unit, n);
        return base != null && base.structure() instanceof Structure.Typed typed ? typed : null;
    }

    /** Whether an instruction seems to access an element of an array that holds nothing but numbers. */
    boolean isOfNumbers(Unit unit, int n) {
        AbstractValue base = base(unit, n);
        return base != null && base.is(ARRAY | UNDEFINED | NULL) && base.structure() instanceof Elements elements && elements.content(unit).is(NUMBER);
    }

    /** Whether a store to an element seems to replace one that is there. */
    boolean replaces(Unit unit, int n) {
        return array(unit, n) instanceof Elements elements && (elements.areThere() || new ReadBefore(unit, m -> elements.equals(array(unit, m)), elements.content(unit)).asks(n));
    }

    /** Whether a store to an element seems to be one to a hole. */
    boolean mayFill(Unit unit, int n) {
        return array(unit, n) instanceof Elements elements && elements.haveHoles();
    }

    /** Whether an instruction seems to access an array that holds numbers, unboxed. */
    boolean isOfUnboxed(Unit unit, int n) {
        return isOfNumbers(unit, n) && array(unit, n).areUnboxed();
    }

    /** Whether what an instruction accesses seems never to be anything but an array. */
    boolean isAlwaysArray(Unit unit, int n) {
        AbstractValue base = base(unit, n);
        return base != null && base.is(ARRAY);
    }

    /** Whether elements seem to be taken from its front. */
    boolean isShifted(Unit unit, int n) {
        return array(unit, n) instanceof Elements elements && elements.areShifted();
    }

    /** Whether an instruction seems to access an array that holds no numbers. */
    boolean isOfOthers(Unit unit, int n) {
        return array(unit, n) instanceof Elements elements && elements.content(unit).kinds() != 0 && !elements.content(unit).may(NUMBER);
    }

    /** Says of each layout whether its last property holds small whole numbers, in all objects that have it. */
    void noteIntegers(Layouts layouts) {
        classes.values().forEach(site -> fields.noteIntegers(site, layouts));
        made.values().forEach(all -> all.values().forEach(each -> Structure.sites(each).forEach(site -> fields.noteIntegers(site, layouts))));
    }

    private Elements array(Unit unit, int n) {
        AbstractValue base = base(unit, n);
        return base != null && base.structure() instanceof Elements elements ? elements : null;
    }

    /** By instruction; null where control was never seen. */
    AbstractValue[] results(Unit unit) {
        return results.get(unit);
    }

    /** The functions that a call seems to be of. */
    List<Unit> callees(Unit unit, int n) {
        return callees.get(unit).get(n);
    }

    // ---- what instructions do

    boolean handles(Opcode opcode) {
        return switch (opcode) {
            case GET_PROPERTY, SET_PROPERTY, DEFINE_FIELD, DEFINE_METHOD, DEFINE_GETTER, NEW_CLASS, SET_FIELD_INITIALIZER, DEFINE_PRIVATE_FIELD, LOAD_THIS,
                    LOAD_THIS_SLOPPY, NEW_OBJECT, NEW_ARRAY, NEW_ARRAY_OF, LOAD_REST, ITERATOR_REST, ARRAY_PUSH, ARRAY_SPREAD, GET_ELEMENT, SET_ELEMENT,
                    GET_ITERATOR, ITERATOR_VALUE, GET_PROTOTYPE, INITIALIZE_FIELDS, CHECK_DERIVED_RESULT, CALL, CALL_FUNCTION, CONSTRUCT, CONSTRUCT_SPREAD -> true;
            default -> false;
        };
    }

    /** Does what an instruction does; false if control does not get behind it as far as is known. */
    boolean step(Inference.Walk walk, Instruction i) {
        AbstractValue[] r = walk.r;
        Unit unit = walk.unit;
        switch (i.opcode()) {
            case GET_PROPERTY -> {
                return load(walk, i);
            }
            case SET_PROPERTY, DEFINE_FIELD -> store(walk, i, unit.prototype.strings()[i.b()], r[i.c()]);
            case DEFINE_METHOD -> defineMethod(walk, i);
            case DEFINE_GETTER -> defineGetter(walk, i);
            case NEW_CLASS -> newClass(walk, i);
            case SET_FIELD_INITIALIZER -> initializer(r[i.a()].function(), r[i.b()].function());
            case DEFINE_PRIVATE_FIELD -> {
                if (filled.get(unit) != null) {
                    filled.get(unit).close();
                }
            }
            case LOAD_THIS, LOAD_THIS_SLOPPY -> r[i.a()] = orAny(unit.receiver.content(unit));
            case NEW_OBJECT -> r[i.a()] = structured(OBJECT, made(unit, i, () -> Structure.Made.at(new Site("{" + unit.name() + " " + i.position() + "}", null))));
            case NEW_ARRAY, LOAD_REST, ITERATOR_REST, NEW_ARRAY_OF, ARRAY_PUSH, ARRAY_SPREAD, SET_ELEMENT, GET_ELEMENT, GET_ITERATOR, ITERATOR_VALUE ->
                elements(walk, i);
            case GET_PROTOTYPE -> {
                Unit parent = r[i.b()].function() == unit ? parent(unit) : null;
                r[i.a()] = parent == null ? ANY : function(parent);
            }
            case INITIALIZE_FIELDS -> { } // its function is called when the class is made
            case CHECK_DERIVED_RESULT -> r[i.a()] = r[i.c()];
            case CONSTRUCT_SPREAD -> calls.constructMany(walk, i);
            case CALL, CALL_FUNCTION -> {
                return calls.call(walk, i);
            }
            case CONSTRUCT -> {
                return calls.construct(walk, i);
            }
            default -> throw new IllegalStateException(i.opcode().name());
        }
        return true;
    }

    private void elements(Inference.Walk walk, Instruction i) {
        AbstractValue[] r = walk.r;
        Unit unit = walk.unit;
        switch (i.opcode()) {
            case NEW_ARRAY -> r[i.a()] = array(unit, i);
            case LOAD_REST, ITERATOR_REST -> r[i.a()] = noted(array(unit, i), Elements.FILLED | Elements.BOXED);
            case NEW_ARRAY_OF -> {
                AbstractValue array = noted(array(unit, i), i.c() == 0 ? 0 : i.c() < MANY ? Elements.BOXED : Elements.BOXED | Elements.FILLED);
                for (int n = 0; n < i.c(); n++) {
                    add(array, r[i.b() + n]);
                }
                r[i.a()] = array;
            }
            case ARRAY_PUSH -> add(r[i.a()], r[i.b()]);
            case ARRAY_SPREAD -> add(noted(r[i.a()], Elements.FILLED), elements(unit, r[i.b()]));
            case SET_ELEMENT -> {
                noteBase(unit, i, r[i.a()]);
                add(r[i.a()], r[i.c()]);
            }
            case GET_ELEMENT -> {
                noteBase(unit, i, r[i.b()]);
                r[i.a()] = elements(unit, r[i.b()]);
            }
            case GET_ITERATOR -> {
                noteBase(unit, i, r[i.b()]);
                r[i.a()] = Contents.iterator(r[i.b()]);
            }
            case ITERATOR_VALUE -> {
                AbstractValue iterator = r[i.b()];
                r[i.b()] = Contents.advanced(iterator);
                r[i.a()] = next(walk, iterator);
            }
            default -> throw new IllegalStateException(i.opcode().name());
        }
    }

    private static AbstractValue orAny(AbstractValue value) {
        return value.kinds() == 0 ? ANY : value;
    }

    // ---- properties

    Set<Unit> methods(AbstractValue base, String name) {
        return fields.methods(base, name);
    }

    private boolean load(Inference.Walk walk, Instruction i) {
        AbstractValue[] r = walk.r;
        String name = walk.unit.prototype.strings()[i.c()];
        if (r[i.b()].structure() instanceof Structure.Typed) {
            noteBase(walk.unit, i, r[i.b()]);
            r[i.a()] = name.equals("length") ? integer(0, Integer.MAX_VALUE) : ANY;
            return true;
        }
        if (r[i.b()].structure() instanceof Structure.View || r[i.b()].structure() instanceof Structure.Table) {
            r[i.a()] = name.equals("size") ? integer(0, Integer.MAX_VALUE) : ANY;
            return true;
        }
        AbstractValue base = r[i.b()].without(UNDEFINED | NULL);
        if (base.kinds() == 0) {
            r[i.a()] = NOTHING;
            return true;
        }
        if (base.is(STRING | ARRAY | NUMBER) || !stored.contains(name)) {
            boolean isVain = base.is(STRING | ARRAY | NUMBER) && !BuiltinMembers.has(name); // not all that it may be has been seen yet
            AbstractValue value = isVain ? NOTHING : Transfer.property(name, base);
            r[i.a()] = value.is(INTEGER) ? value.clamped(0, Integer.MAX_VALUE) : value; // of few arrays the length is more
            return true;
        }
        noteBase(walk.unit, i, base);
        AbstractValue held = fields.load(base, name, walk.unit);
        r[i.a()] = held; // nothing, as long as no store has been seen: nothing comes of nothing
        return true;
    }

    private void store(Inference.Walk walk, Instruction i, String name, AbstractValue value) {
        if (walk.r[i.a()].is(ARRAY)) {
            return; // length, most often
        }
        boolean isPlaceholder = i.opcode() == Opcode.DEFINE_FIELD && value.is(UNDEFINED) && filled.containsKey(walk.unit);
        // a field that is declared without a value: its constructor gives it one
        noteBase(walk.unit, i, walk.r[i.a()]);
        AbstractValue base = walk.r[i.a()].without(UNDEFINED | NULL);
        if (!isPlaceholder && base.kinds() != 0) {
            fields.store(base, name, value.settled(), again);
        }
        Site site = walk.r[i.a()].structure() instanceof Structure.Made places ? places.only() : null;
        if (site == null) {
            return;
        }
        if (i.opcode() == Opcode.SET_PROPERTY && filled.get(walk.unit) == site) {
            site.assign(name);
        } else if (i.opcode() == Opcode.DEFINE_FIELD && (filled.get(walk.unit) == site || site.instances == null)) {
            site.define(name);
        }
    }

    /** The name that a register with a key was loaded with, looking back over straight code; null if it was something else. */
    private static String key(Unit unit, Instruction at, int register) {
        Instruction i = unit.lastWriter(at, register);
        return i != null && i.opcode() == Opcode.LOAD_STRING ? unit.prototype.strings()[i.b()] : null;
    }

    private void defineMethod(Inference.Walk walk, Instruction i) {
        AbstractValue[] r = walk.r;
        String name = key(walk.unit, i, i.b());
        Unit method = r[i.c()].function();
        if (name != null) {
            fields.store(r[i.a()], name, r[i.c()], again);
        }
        if (method == null) {
            return;
        }
        Site site = r[i.a()].structure() instanceof Structure.Made places ? places.only() : null;
        if (site != null && site.instances != null) {
            again.accept(method.receiver.store(structured(OBJECT, Structure.Made.at(site.instances))));
        } else if (site != null) {
            site.define(name == null ? "" : name);
            again.accept(method.receiver.store(r[i.a()]));
        } else if (r[i.a()].function() != null) {
            again.accept(method.receiver.store(r[i.a()]));
        }
    }

    private void defineGetter(Inference.Walk walk, Instruction i) {
        AbstractValue[] r = walk.r;
        String name = key(walk.unit, i, i.b());
        Unit getter = r[i.c()].function();
        if (name != null) {
            fields.store(r[i.a()], name, getter == null || getter.result.kinds() == 0 ? ANY : getter.result, again);
        }
        Site site = r[i.a()].structure() instanceof Structure.Made places ? places.only() : null;
        if (getter != null && site != null && site.instances != null) {
            again.accept(getter.receiver.store(structured(OBJECT, Structure.Made.at(site.instances))));
        }
    }

    // ---- classes

    private void newClass(Inference.Walk walk, Instruction i) {
        AbstractValue heritage = walk.r[i.operands()[3]];
        walk.create(i);
        Unit constructor = walk.unit.children.get(i.c());
        Site site = site(constructor);
        if (heritage.function() != null) {
            site.extend(site(heritage.function()));
        }
        walk.r[i.b()] = structured(OBJECT, made(walk.unit, i, () -> Structure.Made.at(new Site(constructor.name() + ".prototype", site))));
    }

    /** Where a constructor's instances are made. */
    Site site(Unit constructor) {
        return classes.computeIfAbsent(constructor, c -> {
            Site site = new Site(c.name(), null);
            filled.put(c, site);
            return site;
        });
    }

    /** The constructor that a class's constructor calls by super; null if it is not known. */
    Unit parent(Unit constructor) {
        Site site = classes.get(constructor);
        return site != null && site.parent() != null ? constructor(site.parent()) : null;
    }

    private Unit constructor(Site site) {
        for (Map.Entry<Unit, Site> each : classes.entrySet()) {
            if (each.getValue() == site) {
                return each.getKey();
            }
        }
        return null;
    }

    private void initializer(Unit constructor, Unit initializer) {
        if (constructor != null && initializer != null) {
            filled.put(initializer, site(constructor));
            again.accept(initializer.receiver.store(instance(constructor)));
            again.accept(Set.of(initializer));
        }
    }

    /** An instance of a class. */
    AbstractValue instance(Unit constructor) {
        return structured(OBJECT, Structure.Made.at(site(constructor)));
    }

    /** Whether a function makes the fields of its receiver: then they are not there yet. */
    boolean fills(Unit unit) {
        return filled.containsKey(unit);
    }

    boolean isDerived(Unit unit) {
        return unit.prototype.kind() == FunctionKind.DERIVED_CONSTRUCTOR;
    }

    // ---- arrays

    private Structure made(Unit unit, Instruction i, Supplier<Structure> make) {
        return made.computeIfAbsent(unit, u -> new HashMap<>()).computeIfAbsent(i.position(), p -> make.get());
    }

    /** The array that an instruction makes. */
    AbstractValue array(Unit unit, Instruction i) {
        return structured(ARRAY, made(unit, i, this::newElements));
    }

    private Elements newElements() {
        Elements elements = new Elements(again);
        arrays.add(elements);
        return elements;
    }

    /** The map, or set, that an instruction makes. */
    Structure.Table table(Unit unit, Instruction i, boolean isMap) {
        return (Structure.Table) made(unit, i, () -> new Structure.Table(isMap, newElements(), newElements()));
    }

    /** Notes that something happens to an array; answers it. */
    AbstractValue noted(AbstractValue array, int event) {
        if (array.structure() instanceof Elements elements) {
            elements.note(event);
        }
        return array;
    }

    void add(AbstractValue array, AbstractValue value) {
        if (array.structure() instanceof Elements elements) {
            elements.store(value);
        }
    }

    /** What an array holds; anything, if that is not known. */
    AbstractValue elements(Unit reader, AbstractValue array) {
        return Contents.of(reader, array);
    }

    /** What an iterator gives next. */
    AbstractValue next(Inference.Walk walk, AbstractValue iterator) {
        return elements(walk.unit, iterator);
    }

    /** What a parameter's annotation says. */
    AbstractValue hint(Unit unit, int parameter) {
        return Hints.of(unit.prototype, parameter, again);
    }

    void tell(Collection<Unit> units) {
        again.accept(units);
    }
}
