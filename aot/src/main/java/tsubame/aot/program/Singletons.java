package tsubame.aot.program;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.bytecode.Capture;

/**
 * What a module makes once: its functions, and the bindings that they share. A function that the module's code creates finds them in
 * slots, which are filled when its closure is made, and so do the functions inside it: nobody runs before his outermost function exists.
 * A module's code runs once; what stands in none of its loops is therefore made once.
 */
final class Singletons {
    /** By outermost function, the slots of the variables that it captures. */
    private final Map<Unit, Map<Variable, Integer>> slots = new HashMap<>();

    /** Gives slots to what a function captures; to be called when its slots begin. */
    void begin(Unit unit, Slots all) {
        if (unit.parent == null || unit.parent.parent != null || !unit.parent.prototype.kind().isModule()) {
            return;
        }
        Map<Variable, Integer> own = new LinkedHashMap<>();
        Capture[] captures = unit.prototype.captures();
        for (int i = 0; i < captures.length; i++) {
            int place = captures[i].place();
            if (place < 0 || isMadeOnce(unit, place)) {
                own.put(unit.capture(i), all.capture(i));
            }
        }
        slots.put(unit, own);
    }

    /** The slot in which a function finds a variable's cell, or the copy of its value; -1 if it has to look into its closure. */
    int slot(Unit unit, Variable variable) {
        Unit outermost = unit;
        while (outermost.parent != null && outermost.parent.parent != null) {
            outermost = outermost.parent;
        }
        return slots.getOrDefault(outermost, Map.of()).getOrDefault(variable, -1);
    }

    /** Whether a function has one closure, so that nobody needs to pass it. */
    static boolean isCreatedOnce(Unit unit) {
        if (unit.parent == null || unit.parent.parent != null || !unit.parent.prototype.kind().isModule()) {
            return false;
        }
        int number = unit.parent.children.indexOf(unit);
        List<Integer> creators = unit.parent.creators(number);
        return creators.size() == 1 && !isInLoop(unit.parent, unit.parent.code.get(creators.getFirst()));
    }

    /** Whether all closures of a function find the same in a register of its module. */
    private static boolean isMadeOnce(Unit unit, int register) {
        Unit module = unit.parent;
        List<Integer> creators = module.creators(module.children.indexOf(unit));
        List<Integer> writers = creators.size() != 1 ? null : module.cellWriters(creators.getFirst(), register);
        if (writers != null) {
            return writers.size() == 1 && !isInLoop(module, module.code.get(writers.getFirst()));
        }
        if (register < module.prototype.parameterCount() || register >= module.prototype.constantBase()) {
            return register >= module.prototype.constantBase();
        }
        int count = 0;
        for (Instruction i : module.code) {
            if (i.writes().contains(register)) {
                count += isInLoop(module, i) ? 2 : 1;
            }
        }
        for (var handler : module.prototype.handlers()) {
            count += handler.register() == register ? 2 : 0;
        }
        return count == 1;
    }

    /** Whether a jump back from behind leads to it or before it. */
    private static boolean isInLoop(Unit unit, Instruction instruction) {
        for (Instruction i : unit.code) {
            if (i.position() < instruction.position()) {
                continue;
            }
            for (int target : i.targets(unit.prototype)) {
                if (target <= instruction.position()) {
                    return true;
                }
            }
        }
        return false;
    }
}
