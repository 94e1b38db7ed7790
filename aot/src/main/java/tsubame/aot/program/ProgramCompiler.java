package tsubame.aot.program;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tsubame.aot.llvm.ModuleWriter;
import tsubame.aot.sdk.RuntimeDescription;
import tsubame.bytecode.FunctionPrototype;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Program;
import tsubame.ir.pass.PassRunner;

/**
 * Compiles a program's bytecode to LLVM text and the tables by which the runtime finds what was made of it.
 *
 * <pre>
 *   functions, numbered ─▶ Unit ─▶ Inference ─▶ FunctionCompiler ─▶ passes ─▶ Groups ─▶ lowering ─▶ program-N.ll
 *                                                      └─▶ Slots ───────────▶ tables.s
 * </pre>
 *
 * Functions that cannot be compiled (they call eval, say) are left to the interpreter, each for itself.
 */
public final class ProgramCompiler {
    /** @param code an object each; @param tables what the runtime looks things up in, complete once the code is compiled; @param explanation for people: what became of each function */
    public record Result(List<Part> code, Tables tables, String explanation) {}

    /** @param size in operations; @param isCompact whether it hardly runs; @param text for LLVM, to be asked for once, perhaps at the same time as other parts' */
    public record Part(int size, boolean isCompact, Supplier<String> text) {}

    /** What is known of the runtime, once it is there. */
    public interface DescribedRuntime {
        RuntimeDescription get() throws IOException;
    }

    private RuntimeDescription runtime;
    private final List<Unit> units = new ArrayList<>();
    private final Slots slots = new Slots();
    private final Singletons singletons = new Singletons();
    private final Layouts layouts = new Layouts();
    private final List<Integer> firstSlots = new ArrayList<>();
    private final List<MethodRef> entries = new ArrayList<>();
    private final List<Function> made = new ArrayList<>();
    private Map<Unit, Map<Flow.Block, AbstractValue[]>> states;
    private Guesses guesses;

    private ProgramCompiler() {}

    /** @param modules the code of the program's modules, numbered from 0 on without gaps; @param runtime needed when all is inferred; @param options if they stop halfway, there is no code */
    public static Result compile(List<FunctionPrototype> modules, DescribedRuntime runtime, PassRunner.Options options) throws IOException {
        return new ProgramCompiler().make(modules, runtime, options);
    }

    private Result make(List<FunctionPrototype> modules, DescribedRuntime described, PassRunner.Options options) throws IOException {
        List<Unit> roots = new ArrayList<>();
        for (FunctionPrototype module : modules) {
            roots.add(new Unit(module, null));
        }
        states = Inference.run(roots);
        guesses = Guesses.of(modules, roots, states.keySet(), layouts);
        layouts.number();
        guesses.noteIntegers();
        List<Unit> all = new ArrayList<>();
        roots.forEach(root -> collect(root, all));
        slots.head(all);
        runtime = described.get();
        Program program = runtime.program();
        roots.forEach(root -> add(root, program));
        PassRunner passes = new PassRunner(program, options);
        boolean isDone = passes.optimise(made);
        List<Function> called = called(program);
        if (isDone && !options.isUnwatched()) {
            passes.lower(called);
            passes.reportTimes();
        }
        if (options.stopAfter() != null) {
            return new Result(List.of(), null, Explanation.of(units, states, guesses));
        }
        List<CallPlaces> places = new ArrayList<>();
        List<Part> code = parts(Groups.of(called), places, options.isUnwatched() ? passes::lower : group -> { });
        Tables tables = new Tables(entries, firstSlots, slots.contents(), places, units.stream().map(Names::of).toList(), layouts.all(),
                units.stream().mapToInt(unit -> unit.prototype.registerCount()).max().orElse(0));
        return new Result(code, tables, Explanation.of(units, states, guesses));
    }

    /** What is made of each group, which is finished when its text is asked for; each gets its places. */
    private List<Part> parts(List<Groups.Group> groups, List<CallPlaces> places, Consumer<List<Function>> finish) {
        Set<MethodRef> shared = shared(groups);
        Map<String, Unit> byMethod = new HashMap<>();
        units.forEach(unit -> byMethod.put(Signatures.method(unit), unit));
        List<Part> parts = new ArrayList<>();
        for (Groups.Group group : groups) {
            List<Function> functions = group.functions();
            CallPlaces ofGroup = new CallPlaces(byMethod);
            String symbol = Tables.code(places.size());
            places.add(ofGroup);
            parts.add(new Part(functions.stream().mapToInt(Function::size).sum(), group.isCompact(), () -> {
                finish.accept(functions);
                return ModuleWriter.writeProgram(functions, runtime.layout(), shared, ofGroup, symbol);
            }));
        }
        return parts;
    }

    /** What anybody calls, in the order of numbers: where all callers have a copy, the function itself is not needed. */
    private List<Function> called(Program program) {
        Set<Function> called = new HashSet<>();
        Deque<Function> pending = new ArrayDeque<>();
        entries.stream().filter(entry -> entry != null).map(program::function).forEach(pending::add);
        while (!pending.isEmpty()) {
            Function function = pending.pop();
            if (called.add(function)) {
                ModuleWriter.named(List.of(function)).stream().map(program::function).filter(callee -> callee != null).forEach(pending::add);
            }
        }
        return made.stream().filter(called::contains).toList();
    }

    /** What is named from another group, or by the tables. */
    private Set<MethodRef> shared(List<Groups.Group> groups) {
        Set<MethodRef> shared = new HashSet<>();
        entries.stream().filter(entry -> entry != null).forEach(shared::add);
        for (Groups.Group group : groups) {
            Set<MethodRef> named = ModuleWriter.named(group.functions());
            group.functions().forEach(function -> named.remove(function.reference()));
            shared.addAll(named);
        }
        return shared;
    }

    private static void collect(Unit unit, List<Unit> all) {
        all.add(unit);
        unit.children.forEach(child -> collect(child, all));
    }

    /** A function and those it creates, in the order of their numbers. */
    private void add(Unit unit, Program program) {
        if (unit.prototype.number() != units.size()) {
            throw new IllegalStateException("function " + unit.name() + " has number " + unit.prototype.number() + ", not " + units.size());
        }
        units.add(unit);
        firstSlots.add(slots.begin());
        boolean isCompiled = unit.obstacle == null && states.containsKey(unit);
        singletons.begin(unit, slots);
        if (isCompiled) {
            compile(unit, program);
        } else {
            entries.add(null);
        }
        unit.children.forEach(child -> add(child, program));
    }

    private void compile(Unit unit, Program program) {
        Function entry;
        if (unit.isFramed) {
            entry = new Function(Signatures.entry(unit));
            compileFramed(unit, entry, program);
        } else {
            compileVersions(unit, program);
            entry = Entrance.entry(unit, runtime, slots, singletons);
            entry.setEntrance(true);
        }
        entry.setInlining(Function.Inlining.NEVER);
        add(entry, program);
        entries.add(entry.reference());
    }

    private void compileFramed(Unit unit, Function entry, Program program) {
        if (unit.runsThrough() && !unit.flow.hasLoop()) {
            entry.setCompact(true); // each instruction runs once: nothing is gained by guesses
            FunctionCompiler.compile(emitter(unit, entry, states.get(unit)));
            return;
        }
        Emitter e = emitter(unit, entry, Inference.checked(unit, guesses));
        e.exits = new Exits(e, null);
        FunctionCompiler.compile(e);
        if (!e.exits.positions().isEmpty()) {
            compilePlain(unit, Signatures.plainEntry(unit), e.exits, program);
        }
    }

    /** The plain version of a function that has another one, which leaves for it by these exits. */
    private void compilePlain(Unit unit, MethodRef reference, Exits exits, Program program) {
        Function plain = new Function(reference);
        Emitter e = emitter(unit, plain, states.get(unit));
        e.reentries = new Reentries(e, exits.positions());
        FunctionCompiler.compile(e);
        plain.setInlining(Function.Inlining.NEVER);
        plain.setCompact(true);
        add(plain, program);
    }

    private void compileVersions(Unit unit, Program program) {
        Expected expected = guesses.expected(unit);
        Function checked = new Function(Signatures.checked(unit, expected));
        Emitter e = emitter(unit, checked, Inference.checked(unit, guesses));
        e.exits = new Exits(e, null);
        FunctionCompiler.compile(e);
        checked.setInlining(Function.Inlining.BY_LIKELY_COST);
        add(checked, program);
        if (expected.isProven(unit) && e.exits.positions().isEmpty()) {
            return;
        }
        compilePlain(unit, Signatures.plain(unit), e.exits, program);
        if (!expected.isProven(unit)) {
            Function body = new Function(Signatures.body(unit));
            new Entrance(emitter(unit, body, Map.of())).choose();
            body.setInlining(Function.Inlining.BY_LIKELY_COST);
            body.setEntrance(true);
            add(body, program);
        }
    }

    private Emitter emitter(Unit unit, Function function, Map<Flow.Block, AbstractValue[]> states) {
        return new Emitter(unit, function, runtime, slots, singletons, states, guesses);
    }

    private void add(Function function, Program program) {
        made.add(function);
        program.add(function);
    }
}
