package tsubame.aot.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What became of each function, for people: its parameters and result as they are proven, what is guessed of them and checked, which of its
 * properties are found by the cache of an instruction, or why it stays with the interpreter.
 */
final class Explanation {
    private Explanation() {}

    static String of(List<Unit> units, Map<Unit, Map<Flow.Block, AbstractValue[]>> states, Guesses guesses) {
        StringBuilder out = new StringBuilder();
        for (Unit unit : units) {
            if (unit.prototype.source().name().startsWith("node:")) {
                continue;
            }
            out.append(unit.name()).append(" (").append(unit.prototype.source().name()).append(", byte ").append(unit.prototype.start()).append("): ");
            if (unit.obstacle != null) {
                out.append("interpreted: it ").append(unit.obstacle);
            } else if (!states.containsKey(unit)) {
                out.append("not compiled: nothing calls it");
            } else {
                signature(out, unit);
                checks(out, unit, guesses);
            }
            out.append('\n');
        }
        return out.toString();
    }

    private static void signature(StringBuilder out, Unit unit) {
        out.append('(');
        for (int i = 0; i < unit.parameters.length; i++) {
            out.append(i == 0 ? "" : ", ").append(unit.parameters[i]);
        }
        out.append(") → ").append(unit.result);
        if (unit.isFramed) {
            out.append(", in a frame, as it suspends");
        } else if (unit.escapes) {
            out.append(", called from anywhere");
        }
    }

    private static void checks(StringBuilder out, Unit unit, Guesses guesses) {
        if (unit.isFramed) {
            return;
        }
        List<String> parameters = new ArrayList<>();
        for (int i = 0; i < unit.parameters.length; i++) {
            AbstractValue checked = guesses.parameter(unit, i, unit.parameters[i]);
            if (!checked.equals(unit.parameters[i])) {
                parameters.add("parameter " + (i + 1) + " " + checked);
            }
        }
        if (!parameters.isEmpty()) {
            out.append("; checked: ").append(String.join(", ", parameters));
        }
        Set<String> general = new TreeSet<>(guesses.generalProperties(unit));
        if (!general.isEmpty()) {
            out.append("; properties of objects that are not known: ").append(String.join(", ", general));
        }
    }
}
