package tsubame.aot.dispatch;

import java.util.ArrayList;
import java.util.List;

/** How the interpreter goes from one instruction to the next: a row each, with what LLVM must be told so that it stays so. */
public enum DispatchForm {
    /** One switch: one bounds-free jump through a table, which all handlers come back to. */
    SWITCH("switch"),
    /** One {@code indirectbr}, which LLVM's tail duplication is to repeat at the end of each handler. */
    GOTO("goto"),
    /** One function for each handler, the loop's state in argument registers; each ends in a jump to the next. */
    TAIL("tail");

    public final String word;

    DispatchForm(String word) {
        this.word = word;
    }

    /** The form of that name; null for none. */
    public static DispatchForm named(String word) {
        for (DispatchForm form : values()) {
            if (form.word.equals(word)) {
                return form;
            }
        }
        return null;
    }

    public static List<String> words() {
        List<String> words = new ArrayList<>();
        for (DispatchForm form : values()) {
            words.add(form.word);
        }
        return words;
    }

    /**
     * The options that the form needs of a version of LLVM.
     *
     * <p>Tail duplication repeats a block with an indirect jump if it has no more than 20 instructions (copies of live values count);
     * LLVM 19 added limits of 16 predecessors and successors, from which 20 exempts computed jumps. Before, the jump of a switch is repeated
     * as well.
     */
    public List<String> compilerOptions(int llvm) {
        if (this == SWITCH && llvm < 19) {
            return List.of("-mllvm", "-tail-dup-indirect-size=0");
        }
        if (this != GOTO) {
            return List.of();
        }
        List<String> options = new ArrayList<>(List.of("-mllvm", "-tail-dup-indirect-size=200"));
        if (llvm == 19) {
            options.addAll(List.of("-mllvm", "-tail-dup-pred-size=5000", "-mllvm", "-tail-dup-succ-size=5000"));
        }
        return options;
    }
}
