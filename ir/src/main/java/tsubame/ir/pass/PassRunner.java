package tsubame.ir.pass;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import tsubame.ir.Function;
import tsubame.ir.Program;
import tsubame.ir.text.Printer;
import tsubame.ir.verify.Verifier;

/** Runs passes over functions, and shows what they do. */
public final class PassRunner {
    /**
     * What a developer may ask for. Dumps come after the named passes ("all" is all), to the sink, with the name of the pass, of
     * functions whose name has {@code dumpFunction} in it (null: of all; points may stand for slashes); a function is left after the first run of the pass to stop after; fuel is how many optional rewritings there are, -1 for no
     * limit; times go to the sink at the end.
     */
    public record Options(Set<String> dumpAfter, String dumpFunction, String stopAfter, long optFuel, boolean timePasses, boolean verify, Consumer<String> sink) {
        public static final Options DEFAULT = new Options(Set.of(), null, null, -1, false, false, _ -> { });

        /** As in tests: verified after every pass. */
        public static final Options CHECKED = new Options(Set.of(), null, null, -1, false, true, _ -> { });

        public Options {
            dumpAfter = Set.copyOf(dumpAfter);
            for (String name : dumpAfter) if (!name.equals("all")) Passes.named(name);
            if (stopAfter != null) Passes.named(stopAfter);
        }

        /** Of all functions. */
        public Options(Set<String> dumpAfter, String stopAfter, long optFuel, boolean timePasses, boolean verify, Consumer<String> sink) {
            this(dumpAfter, null, stopAfter, optFuel, timePasses, verify, sink);
        }

        /** Whether nobody looks on, so that functions may be worked on at the same time. */
        public boolean isUnwatched() {
            return dumpAfter.isEmpty() && stopAfter == null && optFuel < 0 && !timePasses;
        }

        private boolean dumps(Pass pass, Function function) {
            return (dumpAfter.contains("all") || dumpAfter.contains(pass.name()))
                    && (dumpFunction == null || plain(function.reference().text()).contains(plain(dumpFunction)));
        }

        private static String plain(String name) {
            return name.replace('/', '.').replace('#', '.');
        }
    }

    private final Program program;
    private final Options options;
    private final Context context;
    private final Map<String, Long> times = new LinkedHashMap<>();

    public PassRunner(Program program, Options options) {
        List<Pass> sequence = new ArrayList<>(Passes.OPTIMISATION);
        sequence.addAll(Passes.LOWERING);
        List<String> broken = Passes.broken(sequence);
        if (!broken.isEmpty()) throw new IllegalStateException(String.join("; ", broken));
        this.program = program;
        this.options = options;
        this.context = new Context(program, options.optFuel());
    }

    /** All functions: each optimised after those it calls, then each lowered. */
    public void runAll() {
        if (optimise()) lower();
        else reportTimes();
    }

    /** The first half: false when a pass to stop after was among it. */
    public boolean optimise() {
        boolean stopped = false;
        CallEffects.narrow(program);
        for (Function function : new CallGraph(program).bottomUp()) stopped |= !run(Passes.OPTIMISATION, function);
        CallEffects.narrow(program);
        return !stopped;
    }

    /** The first half for some functions of the program, the others being optimised already; these name what they call. */
    public boolean optimise(Collection<Function> functions) {
        CallEffects.narrow(program);
        CallGraph calls = new CallGraph(program);
        List<Function> order = new ArrayList<>(calls.bottomUp());
        order.retainAll(new HashSet<>(functions));
        boolean stopped = false;
        if (options.isUnwatched()) {
            Workers.run(calls.before(order), n -> run(Passes.OPTIMISATION, order.get(n)));
        } else {
            for (Function function : order) stopped |= !run(Passes.OPTIMISATION, function);
        }
        CallEffects.narrow(program);
        return !stopped;
    }

    /** The second half. */
    public void lower() {
        lower(program.functions());
        reportTimes();
    }

    /** The second half for some functions. What is unwatched may be lowered at the same time as others. */
    public void lower(Collection<Function> functions) {
        for (Function function : functions) run(Passes.LOWERING, function);
    }

    /** False when the pass to stop after was among them. */
    public boolean run(List<Pass> passes, Function function) {
        for (Pass pass : passes) {
            run(pass, function);
            if (pass.name().equals(options.stopAfter())) return false;
        }
        return true;
    }

    /** Says whether the pass changed anything. */
    public boolean run(Pass pass, Function function) {
        if (pass.lowering() != null && function.isLowered(pass.lowering())) return false;
        long start = options.timePasses() ? System.nanoTime() : 0;
        boolean changed;
        try {
            changed = pass.transformation().run(function, context);
        } catch (RuntimeException e) {
            throw new IllegalStateException("pass " + pass.name() + " on " + function.reference().text() + ": " + e, e);
        }
        if (pass.lowering() != null) function.setLowered(pass.lowering());
        if (options.timePasses()) times.merge(pass.name(), System.nanoTime() - start, Long::sum);
        if (options.verify()) Verifier.require(function, "after " + pass.name());
        if (options.dumps(pass, function)) {
            options.sink().accept("; after " + pass.name() + (changed ? "" : ": no change") + "\n" + Printer.print(function));
        }
        return changed;
    }

    /** If they are wanted. */
    public void reportTimes() {
        if (!options.timePasses()) return;
        StringBuilder text = new StringBuilder();
        times.forEach((name, nanos) -> text.append(name).append(' ').append(nanos / 1000).append(" us\n"));
        options.sink().accept(text.toString());
    }
}
