package tsubame.aot.program;

import java.util.List;
import java.util.Map;

/** What became of each function, for people: its parameters and result as analysis found them, or why it stays with the interpreter. */
final class Explanation {
    private Explanation() {}

    static String of(List<Unit> units, Map<Unit, Map<Flow.Block, AbstractValue[]>> states) {
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
}
