package tsubame.aot.program;

import java.util.Map;
import tsubame.bytecode.Opcode;

/**
 * Calls that probably are of builtins for which the runtime has a short way: told by the name of the property that the callee was read
 * from. The entry asks the function itself, so a wrong guess costs a comparison and no more.
 */
final class Shortcuts {
    /** Entries of {@code CompiledCalls} by name and number of arguments. */
    private static final Map<String, String> ENTRIES = Map.ofEntries(
            Map.entry("push/1", "callPush"),
            Map.entry("pop/0", "callPop"),
            Map.entry("charCodeAt/1", "callCharCodeAt"),
            Map.entry("floor/1", "callFloor"),
            Map.entry("ceil/1", "callCeil"),
            Map.entry("trunc/1", "callTrunc"),
            Map.entry("sqrt/1", "callSqrt"),
            Map.entry("abs/1", "callAbs"),
            Map.entry("min/2", "callMin"),
            Map.entry("max/2", "callMax"),
            Map.entry("imul/2", "callImul"));

    private Shortcuts() {}

    /** The entry for a call whose callee stands in a register; null for none. */
    static String entry(Unit unit, Instruction call, int callee, int count) {
        String name = readFrom(unit, call, callee);
        return name == null ? null : ENTRIES.get(name + "/" + count);
    }

    /** The property that the register was last loaded from, looking back over straight code; null if it was something else. */
    static String readFrom(Unit unit, Instruction call, int register) {
        for (int n = unit.indexOf(call) - 1; n >= 0; n--) {
            Instruction i = unit.code.get(n);
            if (i.writes().contains(register)) {
                return i.opcode() == Opcode.GET_PROPERTY ? unit.prototype.strings()[i.c()] : null;
            }
            if (i.endsFlow()) {
                return null;
            }
        }
        return null;
    }
}
