package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tsubame.bytecode.Capture;
import tsubame.bytecode.Handler;
import tsubame.bytecode.Opcode;

/**
 * Finds what registers, variables, parameters and results may be, over all functions of a program: abstract interpretation to a
 * least fixpoint. It proves, it does not guess: annotations play no part. Values that flow where they cannot be followed (properties,
 * unknown calls) become anything, and functions among them escape: anybody may call them with anything.
 *
 * <p>Sound because bytecode is all that reaches registers and cells; where an eval sees a scope, nothing in its module is known.
 *
 * <p>The same machine makes {@link Guesses}, with a {@link Heap} that follows values through properties, elements and receivers by
 * names; and, with guesses, the states of the version of a function that has checked them.
 */
final class Inference {
    private final Set<Unit> pending = new LinkedHashSet<>();
    private final Map<Unit, Map<Flow.Block, AbstractValue[]>> entries = new HashMap<>();

    /** What values in properties and elements are guessed to be; null while things are proven. */
    private final Heap heap;

    private Inference(Heap heap) {
        this.heap = heap;
    }

    /** The states at the beginnings of blocks, for all units; a block without one is never reached. */
    static Map<Unit, Map<Flow.Block, AbstractValue[]>> run(List<Unit> modules) {
        return run(modules, null).entries;
    }

    /** Fills a heap, and units that are nobody else's, with guesses. */
    static void guess(List<Unit> modules, Heap heap) {
        Inference inference = run(modules, heap);
        for (Collection<Unit> uncalled = heap.expose(); !uncalled.isEmpty(); uncalled = heap.expose()) {
            inference.pending.addAll(uncalled);
            inference.finish();
        }
    }

    /** The states of a function's version that goes on where its guesses hold. After {@link #run}, which has found all that is to be found of others. */
    static Map<Flow.Block, AbstractValue[]> checked(Unit unit, Guesses guesses) {
        Walk walk = new Inference(null).new Walk(unit, guesses, guesses);
        walk.run();
        return walk.states;
    }

    /** What a function returns whose parameters are as expected, by proof. After {@link #run}, likewise. */
    static AbstractValue returned(Unit unit, Guesses guesses) {
        Walk walk = new Inference(null).new Walk(unit, guesses, null);
        walk.run();
        return walk.returned;
    }

    private static Inference run(List<Unit> modules, Heap heap) {
        Inference inference = new Inference(heap);
        List<Unit> all = new ArrayList<>();
        for (Unit module : modules) {
            List<Unit> within = new ArrayList<>();
            collect(module, within);
            if (within.stream().anyMatch(Unit::hasDynamicScope)) {
                within.forEach(Inference::forget);
            }
            inference.module(module);
            all.addAll(within);
        }
        if (heap != null) {
            heap.begin(all, inference::again);
        }
        inference.pending.addAll(all);
        inference.finish();
        return inference;
    }

    private void finish() {
        while (!pending.isEmpty()) {
            Unit unit = pending.iterator().next();
            pending.remove(unit);
            if (heap == null || heap.mayLookAgain(unit)) {
                new Walk(unit, null, null).run();
            }
        }
    }

    private static void collect(Unit unit, List<Unit> all) {
        all.add(unit);
        unit.children.forEach(child -> collect(child, all));
    }

    /** Of a module that contains an eval: everything may be changed by name. */
    private static void forget(Unit unit) {
        unit.escape();
        for (int i = 0; i < unit.prototype.registerCount(); i++) {
            for (Variable variable : unit.variables(i)) {
                variable.store(ANYTHING);
                variable.copy(ANYTHING);
            }
        }
    }

    /** What a module's code captures are cells of the linker's: imports, which are anything, and its own exports. */
    private void module(Unit unit) {
        var module = unit.prototype.module();
        int imports = module == null ? Integer.MAX_VALUE : module.imports().length;
        for (int i = 0; i < unit.prototype.captures().length; i++) {
            boolean own = unit.prototype.captures()[i].place() >= imports;
            unit.capture(i).setPublic();
            unit.capture(i).copy(of(INTERNAL));
            unit.capture(i).store(own ? of(HOLE) : ANY_OR_HOLE);
        }
    }

    void again(Collection<Unit> units) {
        pending.addAll(units);
    }

    private void escape(Unit unit) {
        if (heap != null) {
            return; // who calls it is guessed
        }
        if (unit.escape()) {
            pending.add(unit);
            pending.addAll(unit.callers);
        }
        if (unit.result.function() != null && unit.result.function() != unit) {
            escape(unit.result.function());
        }
    }

    /** A value that cannot be followed any further. */
    void lose(AbstractValue value) {
        if (heap != null) {
            for (Unit function : value.functions()) {
                boolean isExposed = !function.prototype.kind().isClassConstructor(); // classes are told by instanceof
                if (isExposed && function.expose(this::again)) {
                    pending.add(function);
                }
            }
            return;
        }
        if (value.function() != null && !value.function().escapes) {
            escape(value.function());
        }
    }

    /** After a join: whoever has not kept its identity escapes. */
    private void note(AbstractValue before, AbstractValue joined) {
        if (heap == null && before.function() != null && joined.function() != before.function()) {
            lose(before);
        }
    }

    /** One pass over one function. */
    final class Walk {
        final Unit unit;
        /** What the parameters are narrowed by; null if by nothing. */
        private final Guesses expectations;
        /** What is checked on the way; null if nothing is. */
        private final Guesses guesses;
        private AbstractValue returned = NOTHING;
        private final Map<Flow.Block, AbstractValue[]> states = new HashMap<>();
        private final Map<Flow.Block, Integer> visits = new HashMap<>();
        private final TreeMap<Integer, Flow.Block> work = new TreeMap<>();
        /** The registers now. */
        AbstractValue[] r;

        Walk(Unit unit, Guesses expectations, Guesses guesses) {
            this.unit = unit;
            this.expectations = expectations;
            this.guesses = guesses;
        }

        Inference inference() {
            return Inference.this;
        }

        void run() {
            AbstractValue[] first = new AbstractValue[unit.prototype.registerCount()];
            Arrays.fill(first, of(HOLE));
            System.arraycopy(unit.parameters, 0, first, 0, unit.parameters.length);
            int base = unit.prototype.constantBase();
            for (int i = base; i < first.length; i++) {
                first[i] = Transfer.constant(unit.prototype.constants()[i - base]);
            }
            for (AbstractValue parameter : unit.parameters) {
                if (parameter.kinds() == 0) {
                    return; // nobody has called it yet
                }
            }
            for (int i = 0; expectations != null && i < unit.parameters.length; i++) {
                first[i] = expectations.parameter(unit, i, first[i]);
            }
            flowTo(unit.flow.entry(), first);
            while (!work.isEmpty()) {
                block(work.pollFirstEntry().getValue());
            }
            entries.put(unit, states);
        }

        private void flowTo(Flow.Block block, AbstractValue[] state) {
            AbstractValue[] known = states.get(block);
            if (known == null) {
                states.put(block, state.clone());
                work.put(block.start, block);
                return;
            }
            int visit = visits.merge(block, 1, Integer::sum);
            boolean changed = false;
            for (int i = 0; i < known.length; i++) {
                if (i < unit.prototype.constantBase() && !block.alive.get(i)) {
                    continue;
                }
                AbstractValue joined = visit > 2 ? known[i].widened(state[i]) : known[i].join(state[i]);
                if (!joined.equals(known[i])) {
                    note(known[i], joined);
                    note(state[i], joined);
                    known[i] = joined;
                    changed = true;
                } else if (state[i].function() != null) {
                    note(state[i], joined);
                }
            }
            if (changed) {
                work.put(block.start, block);
            }
        }

        private void block(Flow.Block block) {
            r = states.get(block).clone();
            Handler handler = unit.flow.handler(block.start);
            for (int n = block.first; n < block.end; n++) {
                Instruction i = unit.code.get(n);
                if (handler != null) {
                    AbstractValue[] thrown = r.clone();
                    thrown[handler.register()] = ANY;
                    flowTo(unit.flow.at(handler.target()), thrown);
                }
                if (guesses != null) {
                    guesses.before(unit, n, r);
                }
                AbstractValue sum = heap == null ? null : Transfer.smallSum(i, r);
                AbstractValue whole = guesses == null ? null : guesses.isWhole(unit, n, r) ? INT32 : guesses.extreme(unit, n, r);
                if (!step(i)) {
                    return;
                }
                if (whole != null || sum != null) {
                    r[i.a()] = sum != null ? sum : whole;
                }
                if (guesses != null && whole == null) {
                    guesses.after(unit, n, r);
                } else if (heap != null) {
                    heap.note(unit, n, r);
                }
                if (n == block.end - 1) {
                    leave(i);
                }
            }
        }

        private void leave(Instruction i) {
            List<Integer> targets = i.targets(unit.prototype);
            AbstractValue[] next = r;
            if (targets.size() == 1 && !i.endsFlow()) {
                AbstractValue[] taken = Refinement.after(i, r, true);
                if (taken != null) {
                    flowTo(unit.flow.at(targets.getFirst()), taken);
                }
                next = Refinement.after(i, r, false);
                if (Inference.writesOnlyAhead(i)) {
                    next = r.clone();
                    next[i.a()] = ahead(i);
                }
            } else {
                targets.forEach(target -> flowTo(unit.flow.at(target), r));
            }
            if (!i.endsFlow() && next != null) {
                flowTo(unit.flow.at(i.next()), next);
            }
        }

        /** What an instruction writes only if control does not jump. */
        private AbstractValue ahead(Instruction i) {
            int n = unit.indexOf(i);
            if (heap != null && i.opcode() == Opcode.ITERATOR_STEP) {
                AbstractValue value = heap.next(this, r[i.b()]);
                heap.note(unit, n, value);
                return value;
            }
            AbstractValue value = i.opcode() == Opcode.FOR_IN_NEXT ? TEXT : ANY;
            return guesses == null ? value : guesses.result(unit, n, value);
        }

        /** Applies an instruction; false if control does not get behind it, as far as is known yet. */
        private boolean step(Instruction i) {
            if (heap != null && heap.handles(i.opcode())) {
                return heap.step(this, i);
            }
            if (heap != null && i.reads(unit.prototype).stream().anyMatch(register -> r[register].kinds() == 0)) {
                i.writes().forEach(register -> r[register] = NOTHING); // nothing has come here yet
                return true;
            }
            switch (i.opcode()) {
                case MOVE -> move(i);
                case NEW_CELL, NEW_CELL_OF, LOAD_CELL, LOAD_CELL_CHECKED, LOAD_CAPTURED, LOAD_CAPTURED_CHECKED, STORE_CELL, STORE_CELL_CHECKED, BIND_THIS,
                        STORE_CAPTURED, STORE_CAPTURED_CHECKED, LOAD_CAPTURE -> binding(i);
                case NEW_CLOSURE, NEW_CLASS, LOAD_CALLEE, CREATE_MAPPED_ARGUMENTS -> create(i);
                case CALL -> {
                    return call(i, i.b(), i.c(), i.operands()[3], i.operands()[4]);
                }
                case CALL_FUNCTION -> {
                    return call(i, i.b(), -1, i.c(), i.operands()[3]);
                }
                case RETURN -> returned(r[i.a()]);
                case CHECK_INITIALIZED -> r[i.a()] = r[i.a()].without(HOLE);
                case STRICT_EQUAL, STRICT_NOT_EQUAL, TYPEOF, NOT, JUMP_IF_TRUE, JUMP_IF_FALSE, JUMP_IF_NULLISH, JUMP_IF_NOT_NULLISH, JUMP_IF_UNDEFINED,
                        JUMP_IF_NOT_UNDEFINED, JUMP_IF_HOLE, JUMP_IF_STRICT_EQUAL, JUMP_IF_STRICT_NOT_EQUAL -> write(i);
                default -> {
                    i.reads(unit.prototype).forEach(register -> lose(r[register]));
                    write(i);
                }
            }
            return true;
        }

        private void binding(Instruction i) {
            switch (i.opcode()) {
                case NEW_CELL -> {
                    again(unit.written(i, i.a()).store(of(HOLE)));
                    r[i.a()] = of(INTERNAL);
                }
                case NEW_CELL_OF -> {
                    store(unit.written(i, i.a()), r[i.b()]);
                    r[i.a()] = of(INTERNAL);
                }
                case LOAD_CELL, LOAD_CELL_CHECKED -> r[i.a()] = unit.read(i, i.b()).content(unit).without(HOLE);
                case LOAD_CAPTURED, LOAD_CAPTURED_CHECKED -> r[i.a()] = unit.capture(i.b()).content(unit).without(HOLE);
                case STORE_CELL, STORE_CELL_CHECKED, BIND_THIS -> store(unit.read(i, i.a()), r[i.b()]);
                case STORE_CAPTURED, STORE_CAPTURED_CHECKED -> store(unit.capture(i.a()), r[i.b()]);
                case LOAD_CAPTURE -> {
                    r[i.a()] = unit.capture(i.b()).copied(unit);
                    if (r[i.a()].may(INTERNAL)) {
                        again(unit.written(i, i.a()).unite(unit.capture(i.b())));
                    }
                }
                default -> throw new IllegalStateException(i.opcode().name());
            }
        }

        void create(Instruction i) {
            switch (i.opcode()) {
                case NEW_CLOSURE -> {
                    capture(unit.children.get(i.b()));
                    r[i.a()] = AbstractValue.function(unit.children.get(i.b()));
                }
                case NEW_CLASS -> {
                    if (heap == null) {
                        lose(r[i.operands()[3]]);
                    }
                    Unit constructor = unit.children.get(i.c());
                    capture(constructor);
                    escape(constructor);
                    r[i.a()] = AbstractValue.function(constructor);
                    r[i.b()] = of(OBJECT);
                }
                case LOAD_CALLEE -> {
                    escape(unit);
                    r[i.a()] = AbstractValue.function(unit);
                }
                case CREATE_MAPPED_ARGUMENTS -> {
                    for (int n = 0; n < i.c(); n++) {
                        for (Variable variable : unit.variables(i.b() + n)) {
                            again(variable.store(ANY));
                        }
                    }
                    escape(unit);
                    r[i.a()] = of(OBJECT);
                }
                default -> throw new IllegalStateException(i.opcode().name());
            }
        }

        void write(Instruction i) {
            if (Inference.writesOnlyAhead(i)) {
                return; // on one edge alone: leave() does it
            }
            AbstractValue result = Transfer.result(unit, i, r);
            List<Integer> written = i.writes();
            for (int n = 0; n < written.size(); n++) {
                r[written.get(n)] = n == 0 ? result : ANY;
            }
        }

        private void move(Instruction i) {
            if (r[i.b()].may(INTERNAL)) {
                again(unit.written(i, i.a()).unite(unit.read(i, i.b())));
            }
            r[i.a()] = r[i.b()];
        }

        void store(Variable variable, AbstractValue stored) {
            AbstractValue value = heap == null ? stored : stored.settled();
            AbstractValue before = variable.content();
            again(variable.store(value));
            note(before, variable.content());
            note(value, variable.content());
            if (variable.isPublic() && heap == null) {
                lose(value);
            }
        }

        private void capture(Unit closure) {
            for (int n = 0; n < closure.prototype.captures().length; n++) {
                Capture capture = closure.prototype.captures()[n];
                if (capture.place() >= 0) {
                    again(closure.capture(n).copy(r[capture.place()]));
                    lose(r[capture.place()].function() != null && closure.capture(n).copied(unit).function() == null ? r[capture.place()] : NOTHING);
                }
            }
        }

        boolean call(Instruction i, int callee, int receiver, int base, int count) {
            if (receiver >= 0) {
                lose(r[receiver]);
            }
            Unit target = r[callee].is(FUNCTION) ? r[callee].function() : null;
            List<AbstractValue> arguments = new ArrayList<>(Arrays.asList(r).subList(base, base + count));
            if (target == null && guesses != null && !guesses.callees(unit, unit.indexOf(i)).isEmpty()) {
                r[i.a()] = guesses.callees(unit, unit.indexOf(i)).stream().map(each -> guesses.returned(each, arguments)).reduce(NOTHING, AbstractValue::join);
                return true; // they escape: nothing is new to them
            }
            if (target == null || target.prototype.kind().suspends() || target.obstacle != null || target.prototype.kind().isClassConstructor()) {
                for (AbstractValue argument : arguments) { // Inference.this::lose, private there, would not survive desugaring
                    lose(argument);
                }
                lose(r[callee]);
                r[i.a()] = ANY;
                return true;
            }
            target.callers.add(unit);
            AbstractValue[] before = target.parameters.clone();
            if (target.called(arguments)) {
                pending.add(target);
            }
            for (int n = 0; n < arguments.size(); n++) {
                if (n >= target.parameters.length || target.prototype.needsArguments()) {
                    lose(arguments.get(n));
                } else {
                    note(before[n], target.parameters[n]);
                    note(arguments.get(n), target.parameters[n]);
                }
            }
            r[i.a()] = expectations == null ? target.result : expectations.returned(target, arguments);
            return r[i.a()].kinds() != 0;
        }

        private void returned(AbstractValue value) {
            returned = returned.join(value);
            AbstractValue before = unit.result;
            if (unit.returns(value)) {
                note(before, unit.result);
                again(unit.callers);
            }
            note(value, unit.result);
            if (unit.escapes) {
                lose(value);
            }
        }
    }

    /** Whether the register is written only if control does not jump. */
    static boolean writesOnlyAhead(Instruction i) {
        return switch (i.opcode()) {
            case ITERATOR_STEP, FOR_IN_NEXT, DISPOSE_NEXT -> true;
            default -> false;
        };
    }
}
