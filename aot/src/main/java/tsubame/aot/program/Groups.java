package tsubame.aot.program;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tsubame.ir.Function;

/**
 * A program's machine code in groups, one LLVM module and one object each, so that several are compiled at a time, and so that what an edit leaves alone is
 * in the cache. Functions that follow each other in the source stay together, as they call each other; the IR's passes have inlined across all
 * groups before. What is never inlined (entries, plain versions, module code) is kept from the rest: nothing is lost by
 * the cut, and half of a small program's code is there. Of that, what hardly runs is apart again, as LLVM takes less trouble over it.
 *
 * <pre>
 *   hot ─▶ │ bodies, checked versions … │ … │      entries, module code … │ … │      compact ─▶ │ plain versions … │ … │
 * </pre>
 *
 * A group ends where it is large, or where a module does when it is a quarter of that: so an edit moves no cut in other modules.
 */
final class Groups {
    /** @param isCompact whether all of them are ({@link Function#isCompact}) */
    record Group(List<Function> functions, boolean isCompact) {}

    /** Operations of a program that is not worth a second process. */
    private static final int SMALL = 6_000;
    /** Operations of a large group: about half a second of LLVM's time. */
    private static final int LARGE = 16_000;

    private final List<Group> all = new ArrayList<>();
    private List<Function> current = new ArrayList<>();
    private int size;
    private String owner = "";

    private Groups() {}

    /** @param functions in the order of their numbers; each of the groups is in that order too */
    static List<Group> of(List<Function> functions) {
        if (functions.stream().mapToInt(Function::size).sum() <= SMALL) {
            return List.of(new Group(functions, false));
        }
        Groups groups = new Groups();
        groups.add(functions, function -> function.inlining() != Function.Inlining.NEVER);
        groups.add(functions, function -> function.inlining() == Function.Inlining.NEVER && !function.isCompact());
        groups.add(functions, function -> function.inlining() == Function.Inlining.NEVER && function.isCompact());
        return groups.all;
    }

    private void add(List<Function> functions, Predicate<Function> which) {
        functions.stream().filter(which).forEach(this::add);
        end();
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
            all.add(new Group(current, current.stream().allMatch(Function::isCompact)));
        }
        current = new ArrayList<>();
        size = 0;
    }
}
