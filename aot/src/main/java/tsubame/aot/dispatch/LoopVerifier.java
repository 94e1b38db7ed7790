package tsubame.aot.dispatch;

import java.util.List;

/**
 * Whether the machine code of the loop has the form that was asked for: what is said in the source and what LLVM makes of it are
 * different things, and only counting the jumps tells.
 */
public final class LoopVerifier {
    /** A loop with one switch keeps its one jump; some more may come of switches within handlers. */
    private static final int FEW = 4;
    /** Of a hundred handlers, so many must have a jump of their own; LLVM joins a few that are alike. */
    private static final int MOST = 80;

    private LoopVerifier() {}

    /**
     * What is wrong, why, and what to do; null if nothing is.
     *
     * @param handlers how many handlers go on to a next instruction
     * @param llvm the version of LLVM
     * @param options its options
     */
    public static String fault(LoopInspection inspection, DispatchForm form, int handlers, String llvm, List<String> options) {
        int jumps = inspection.indirectJumps();
        boolean good = switch (form) {
            case SWITCH -> jumps >= 1 && jumps <= FEW;
            case GOTO, TAIL -> 100 * jumps >= MOST * handlers;
        };
        if (good) {
            return null;
        }
        return "the interpreter is not what --dispatch=" + form.word + " asks for: its loop has " + count(jumps) + ", for " + handlers
                + " handlers; " + promise(form) + " was expected\n" + cause(form, jumps, llvm, options);
    }

    private static String count(int jumps) {
        return jumps == 1 ? "1 indirect jump" : jumps + " indirect jumps";
    }

    private static String promise(DispatchForm form) {
        return switch (form) {
            case SWITCH -> "one, or a few,";
            case GOTO, TAIL -> "about one for each";
        };
    }

    private static String cause(DispatchForm form, int jumps, String llvm, List<String> options) {
        return switch (form) {
            case SWITCH -> jumps == 0
                    ? "cause: LLVM " + llvm + " has compiled the switch to comparisons.\nhelp: leave out -fno-jump-tables, or use --dispatch=tail"
                    : causeOfRepetition(llvm, options);
            case GOTO -> causeOfMerging(llvm, options);
            case TAIL -> "cause: handlers have not become functions that end in jumps.\nhelp: this is a fault of Tsubame's; "
                    + "`tsubame inspect --dispatch=tail` shows the code; --dispatch=goto does without";
        };
    }

    private static String causeOfRepetition(String llvm, List<String> options) {
        return "cause: LLVM " + llvm + " has repeated the jump at the ends of handlers (pass early-tailduplication).\nhelp: "
                + (mentions(options, "-tail-dup")
                        ? "leave out -tail-dup-pred-size, -tail-dup-succ-size and -tail-dup-indirect-size, or ask for --dispatch=goto"
                        : "give clang -mllvm -tail-dup-indirect-size=0, use LLVM 19.1.3 or later, or ask for --dispatch=goto");
    }

    private static String causeOfMerging(String llvm, List<String> options) {
        boolean limited = llvm.startsWith("19.") && !mentions(options, "-tail-dup-pred-size");
        if (limited) {
            return "cause: LLVM " + llvm + " does not repeat a block with more than 16 predecessors and successors (pass early-tailduplication, "
                    + "-tail-dup-pred-size, -tail-dup-succ-size), so that the one jump of all handlers stays one.\n"
                    + "help: give clang -mllvm -tail-dup-pred-size=5000 -mllvm -tail-dup-succ-size=5000 and -mllvm -tail-dup-indirect-size=200, "
                    + "use LLVM 20.1.7, which exempts computed jumps, or --dispatch=tail";
        }
        if (!mentions(options, "-tail-dup-indirect-size")) {
            return "cause: the block with the jump has more instructions than LLVM " + llvm + " repeats (-tail-dup-indirect-size, 20 unless given; "
                    + "copies of live values count).\nhelp: give clang -mllvm -tail-dup-indirect-size=200, or use --dispatch=tail";
        }
        return "cause: perhaps tail merging has joined equal ends of handlers (pass branch-folder).\n"
                + "help: give clang -mllvm -enable-tail-merge=0, or use --dispatch=tail";
    }

    private static boolean mentions(List<String> options, String option) {
        return options.stream().anyMatch(each -> each.startsWith(option));
    }
}
