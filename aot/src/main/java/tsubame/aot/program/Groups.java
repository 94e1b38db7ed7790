package tsubame.aot.program;

import java.util.ArrayList;
import java.util.List;
import tsubame.ir.Function;

/**
 * A program's machine code in groups, one LLVM module and one object each, so that several are compiled at a time, and so that what an edit leaves alone is
 * in the cache. Functions that follow each other in the source stay together, as they call each other; the IR's passes have inlined across all
 * groups before. What hardly runs (plain versions, module code, entries) is kept from the rest: calls of it are never inlined, so nothing is lost by
 * the cut, and half of a small program's code is there.
 *
 * <pre>
 *   hot ─▶ │ bodies, checked versions … │ … │        cold ─▶ │ entries, plain versions … │ … │
 * </pre>
 *
 * A group ends where it is large, or where a module does when it is a quarter of that: so an edit moves no cut in other modules.
 */
final class Groups {
    /** Operations of a program that is not worth a second process. */
    private static final int SMALL = 6_000;
    /** Operations of a large group: about half a second of LLVM's time. */
    private static final int LARGE = 16_000;

    private final List<List<Function>> all = new ArrayList<>();
    private List<Function> current = new ArrayList<>();
    private int size;
    private String owner = "";

    private Groups() {}

    /** @param functions in the order of their numbers; each of the groups is in that order too */
    static List<List<Function>> of(List<Function> functions) {
        if (functions.stream().mapToInt(Function::size).sum() <= SMALL) {
            return List.of(functions);
        }
        Groups groups = new Groups();
        functions.stream().filter(function -> !isCold(function)).forEach(groups::add);
        groups.end();
        functions.stream().filter(Groups::isCold).forEach(groups::add);
        groups.end();
        return groups.all;
    }

    /** Whether it is never inlined, as all entries and plain versions are. */
    private static boolean isCold(Function function) {
        return function.inlining() == Function.Inlining.NEVER;
    }

    private void add(Function function) {
        boolean isOtherModule = !function.reference().owner().equals(owner);
        if (size >= LARGE || isOtherModule && size >= LARGE / 4) {
            end();
        }
        owner = function.reference().owner();
        current.add(function);
        size += function.size();
    }

    private void end() {
        if (!current.isEmpty()) {
            all.add(current);
        }
        current = new ArrayList<>();
        size = 0;
    }
}
