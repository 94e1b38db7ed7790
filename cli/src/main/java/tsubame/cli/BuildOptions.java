package tsubame.cli;

import java.util.List;
import java.util.Set;
import tsubame.aot.Flavour;
import tsubame.aot.dispatch.DispatchForm;
import tsubame.aot.llvm.Release;
import tsubame.ir.pass.PassRunner;

/** A parsed command line of {@code tsubame build}. What it does not say has its default. */
final class BuildOptions {
    /** The plans by the numbers that {@code tsubame.gc.plan.Plans} gives them. */
    static final List<String> PLANS = List.of("none", "markregion", "generational", "arena", "arena-adaptive");
    static final String DEFAULT_PLAN = "generational";

    /** Whether functions are compiled to machine code, or the interpreter runs them all; auto compiles what does not take long to compile. */
    private static final List<String> TIERS = List.of("auto", "compiled", "interpreter");
    static final String DEFAULT_TIER = "auto";
    /** Words of bytecode, some ten for a line, that auto compiles: about eighteen seconds of processor time, ten on two processors. */
    static final int MOST_COMPILED = 30_000;
    private static final List<String> EVAL = List.of("auto", "always", "never");

    /** The program; null if only the compiler is to be looked into. */
    String file;
    /** The executable; null for the default. */
    String output;
    String plan = DEFAULT_PLAN;
    /** The seed of the order of functions; 0 for the compiler's. */
    int layout;
    String processor = "";
    boolean symbols;
    private String tier = DEFAULT_TIER;
    /** How much LLVM is to optimise a program, as clang has it; the last one said counts. */
    String optimization = BuildOption.O2.flag();
    boolean explains;
    private String eval = "auto";
    private DispatchForm dispatch = Flavour.DISPATCH;
    Release release = Release.DEFAULT;
    private List<String> dispatchOptions;
    private List<String> moreOptions = List.of();
    String colour = "auto";
    /** A class or method; null if that is not asked. */
    String why;
    private String dump;
    private String dumpFunction;
    private String stopAfter;
    private long fuel = -1;
    private boolean times;

    static BuildOptions parse(List<String> words) throws CommandFailure {
        BuildOptions options = new BuildOptions();
        boolean onlyFiles = false;
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.equals("--") && !onlyFiles) {
                onlyFiles = true;
            } else if (onlyFiles || !word.startsWith("-") || word.equals("-")) {
                options.file(word);
            } else {
                i += options.option(word, i + 1 < words.size() ? words.get(i + 1) : null);
            }
        }
        options.check();
        return options;
    }

    private void file(String word) throws CommandFailure {
        if (file != null) {
            throw CommandFailure.usage("build takes one file, and there are " + file + " and " + word + "; imports come along by themselves");
        }
        file = word;
    }

    /** Takes an option; gives how many more words it took. */
    private int option(String word, String next) throws CommandFailure {
        int equals = word.indexOf('=');
        BuildOption option = BuildOption.named(equals < 0 ? word : word.substring(0, equals));
        if (option == null) {
            throw CommandFailure.usage("unknown option " + word + "; `tsubame build --help` lists the options");
        }
        if (!option.takesValue()) {
            if (equals >= 0) {
                throw CommandFailure.usage(option.flag() + " takes no value");
            }
            value(option, null);
            return 0;
        }
        String value = equals < 0 ? next : word.substring(equals + 1);
        if (value == null) {
            throw CommandFailure.usage(option.flag() + " needs a value: " + option.form);
        }
        value(option, value);
        return equals < 0 ? 1 : 0;
    }

    private void value(BuildOption option, String value) throws CommandFailure {
        switch (option) {
            case OUTPUT -> output = value;
            case DEBUG -> symbols = true;
            case GC -> plan = value;
            case TIER -> tier = value;
            case O0, O2, O3 -> optimization = option.flag();
            case EXPLAIN -> explains = true;
            case EVAL -> eval = value;
            case CPU -> processor = value;
            case DISPATCH -> {
                dispatch = DispatchForm.named(value);
                if (dispatch == null) throw notOneOf(option, DispatchForm.words(), value);
            }
            case LLVM -> {
                release = Release.of(value);
                if (release == null) throw notOneOf(option, Release.versions(), value);
            }
            case LAYOUT -> {
                if (!value.matches("[1-9]\\d{0,8}")) throw CommandFailure.usage("--layout is a number from 1, not " + value);
                layout = Integer.parseInt(value);
            }
            case DISPATCH_OPTIONS -> dispatchOptions = words(value);
            case LLVM_OPTIONS -> moreOptions = words(value);
            case COLOUR -> colour = Option.colour(value);
            case WHY -> why = value;
            case DUMP -> {
                int colon = value.indexOf(':');
                dump = colon < 0 ? value : value.substring(0, colon);
                dumpFunction = colon < 0 ? null : value.substring(colon + 1);
                if (!dump.equals("all")) pass(option, dump);
            }
            case STOP_AFTER -> {
                pass(option, value);
                stopAfter = value;
            }
            case OPT_FUEL -> fuel = number(value);
            case TIME_PASSES -> times = true;
        }
    }

    private static CommandFailure notOneOf(BuildOption option, List<String> all, String value) {
        return CommandFailure.usage(option.flag() + " is one of " + String.join(", ", all) + ", not " + value);
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
    }

    private static void pass(BuildOption option, String name) throws CommandFailure {
        if (!BuildOption.passNames().contains(name)) {
            String stages = option == BuildOption.DUMP && DumpStage.named(name) != null
                    ? "; `tsubame run --dump=" + name + "` prints what that stage makes of a program" : "";
            throw CommandFailure.usage("there is no pass " + name + "; the passes are " + BuildOption.passes() + stages);
        }
    }

    private static long number(String value) throws CommandFailure {
        try {
            long number = Long.parseLong(value);
            if (number >= 0) {
                return number;
            }
        } catch (NumberFormatException error) {
            // falls through to the message
        }
        throw CommandFailure.usage("--opt-fuel is a number of rewritings, from 0, not " + value);
    }

    private void check() throws CommandFailure {
        if (!TIERS.contains(tier)) {
            throw notOneOf(BuildOption.TIER, TIERS, tier);
        }
        if (!EVAL.contains(eval)) {
            throw notOneOf(BuildOption.EVAL, EVAL, eval);
        }
        if (!PLANS.contains(plan)) {
            throw notOneOf(BuildOption.GC, PLANS, plan);
        }
        if (file == null && why == null && !looksIntoPasses()) {
            throw CommandFailure.usage("build needs a file: tsubame build FILE -o EXECUTABLE");
        }
    }

    private int planNumber() {
        return PLANS.indexOf(plan);
    }

    /** What the runtime is to be compiled for. */
    Flavour flavour() {
        return new Flavour(planNumber(), processor, dispatch, dispatchOptions, moreOptions);
    }

    /** Whether a program with so many words of bytecode is to be compiled. */
    boolean compiles(long words) {
        return tier.equals("compiled") || tier.equals("auto") && words <= MOST_COMPILED;
    }

    /** Whether it would be, were it smaller. */
    boolean isTooLarge(long words) {
        return tier.equals("auto") && words > MOST_COMPILED;
    }

    /** Whether the executable needs the compiler. */
    boolean evaluates(boolean mentioned) {
        return eval.equals("always") || eval.equals("auto") && mentioned;
    }

    /** Whether the passes that are looked into are those over the program's functions; else they are those over the runtime's. */
    boolean looksIntoProgram() {
        return file != null && tier.equals("compiled");
    }

    /** Whether passes are to do anything but their work; what they work on is compiled anew then. */
    boolean looksIntoPasses() {
        return dump != null || stopAfter != null || fuel >= 0 || times;
    }

    /** Whether an executable is wanted. */
    boolean makesExecutable() {
        return file != null && why == null && stopAfter == null;
    }

    /** Whether there is a program to compile, with an executable or not. */
    boolean hasProgram() {
        return makesExecutable() || looksIntoProgram();
    }

    /** Dumps and times go to standard output. */
    PassRunner.Options passes() {
        if (!looksIntoPasses()) {
            return PassRunner.Options.DEFAULT;
        }
        return new PassRunner.Options(dump == null ? Set.of() : Set.of(dump), dumpFunction, stopAfter, fuel, times, false, System.out::println);
    }
}
