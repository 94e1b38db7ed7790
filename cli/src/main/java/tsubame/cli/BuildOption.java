package tsubame.cli;

import java.util.List;
import java.util.stream.Collectors;
import tsubame.aot.Flavour;
import tsubame.aot.dispatch.DispatchForm;
import tsubame.aot.llvm.Release;
import tsubame.ir.pass.Pass;
import tsubame.ir.pass.Passes;

/** The options of {@code tsubame build}, one row each: {@link BuildOptions} and the help text read this table. They may stand before and behind the file. */
enum BuildOption {
    OUTPUT("-o EXECUTABLE", "name of the executable; without it that of FILE without its ending, in the current directory"),
    DEBUG("-g", "keep symbols and lines, for gdb, perf and the like"),
    GC("--gc=PLAN", "collector: " + String.join(", ", BuildOptions.PLANS) + " (default: " + BuildOptions.DEFAULT_PLAN + ")"),
    TIER("--tier=TIER", "compiled: functions become machine code; interpreter: they stay bytecode; auto: compiled, but for programs that would take long (default: " + BuildOptions.DEFAULT_TIER + ")"),
    O0("-O0", "of compiled programs: LLVM hardly optimises, which builds faster and runs slower"),
    O2("-O2", "LLVM optimises for speed (the default)"),
    O3("-O3", "LLVM takes more time to optimise"),
    EXPLAIN("--explain", "of compiled programs: print what became of each function"),
    EVAL("--eval=auto|always|never", "whether the executable holds the compiler that eval and Function need, which adds about a megabyte;"
            + " auto, the default, means if the program mentions them"),
    CPU("--cpu=NAME", "processor to compile for, as LLVM names it; native is this machine's (default: any x86-64)"),
    DISPATCH("--dispatch=FORM", "how the interpreter goes from instruction to instruction: " + String.join(", ", DispatchForm.words()) + " (default: "
            + Flavour.DISPATCH.word + "); verified in the machine code"),
    LLVM("--llvm=VERSION", "LLVM to compile the runtime with: " + String.join(", ", Release.versions())),
    LAYOUT("--layout=SEED", "put functions in another order, by a number from 1: for measuring what a program owes to the place of its code"),
    DISPATCH_OPTIONS("--dispatch-options=OPTIONS", "clang's options for the form of dispatch, instead of those it needs"),
    LLVM_OPTIONS("--llvm-options=OPTIONS", "further options for clang"),
    COLOUR("--color=auto|always|never", "colours in diagnostics"),
    WHY("--why-reachable=CLASS[.METHOD]", "print why that is in executables, step by step, and build nothing"),
    DUMP("--dump=PASS|all[:FUNCTION]", "print the IR of functions after a pass: with --tier=compiled the program's, else the runtime's; FUNCTION is a part of their names"),
    STOP_AFTER("--stop-after=PASS", "leave each of these functions after that pass, and build nothing"),
    OPT_FUEL("--opt-fuel=N", "do no more than N optional rewritings: bisect N to find a wrong one"),
    TIME_PASSES("--time-passes", "print what each pass takes");

    final String form;
    final String help;

    BuildOption(String form, String help) {
        this.form = form;
        this.help = help;
    }

    /** The option's name, without its value. */
    String flag() {
        return form.split("[ =]", 2)[0];
    }

    boolean takesValue() {
        return !form.equals(flag());
    }

    static BuildOption named(String flag) {
        for (BuildOption option : values()) {
            if (option.flag().equals(flag)) {
                return option;
            }
        }
        return null;
    }

    /** The names of the passes, for help and errors. */
    static String passes() {
        return Passes.ALL.stream().map(Pass::name).collect(Collectors.joining(", "));
    }

    static List<String> passNames() {
        return Passes.ALL.stream().map(Pass::name).toList();
    }
}
