package tsubame.lab.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tsubame.lab.inspect.MachineCode.Function;

/** Which functions two executables have differently, once addresses do not count: matched by name, targets of branches by name too. */
public record CodeDifference(List<String> changed, List<String> onlyA, List<String> onlyB, int common) {
    public static CodeDifference of(MachineCode a, MachineCode b) {
        Map<String, Function> ofA = a.byName();
        Map<String, Function> ofB = b.byName();
        List<String> changed = new ArrayList<>();
        int common = 0;
        for (Function function : ofA.values()) {
            Function other = ofB.get(function.name());
            if (other != null) {
                common++;
                if (!normalised(function).equals(normalised(other))) {
                    changed.add(function.name() + " (" + function.size() + " → " + other.size() + " bytes)");
                }
            }
        }
        return new CodeDifference(changed, ofA.keySet().stream().filter(name -> !ofB.containsKey(name)).toList(),
                ofB.keySet().stream().filter(name -> !ofA.containsKey(name)).toList(), common);
    }

    /** Code without what moving it changes: addresses, displacements from rip, and immediate addresses. */
    static String normalised(Function function) {
        return function.instructions().stream().map(i -> i.mnemonic() + " " + i.operands().replaceAll("(0x)?[0-9a-f]+ <", "<").replaceAll("-?0x[0-9a-f]+\\(%rip\\)", "(%rip)"))
                .collect(Collectors.joining("\n"));
    }

    /** Where most of a function's direct jumps go, as {@code address: instruction}; null if there are fewer than ten to one place. */
    public static String meetingPoint(Function function) {
        Map<String, Long> targets = function.instructions().stream().filter(i -> i.mnemonic().startsWith("jmp") && !i.operands().startsWith("*"))
                .collect(Collectors.groupingBy(i -> i.operands().split("\\s")[0], Collectors.counting()));
        Map.Entry<String, Long> most = targets.entrySet().stream().max(Map.Entry.comparingByValue()).orElse(null);
        if (most == null || most.getValue() < 10) {
            return null;
        }
        long address = Long.parseUnsignedLong(most.getKey().replaceFirst("^0x", ""), 16);
        return function.instructions().stream().filter(i -> i.address() >= address && i.operands().startsWith("*")).findFirst()
                .map(i -> Long.toHexString(i.address()) + ": " + i.mnemonic() + " " + i.operands() + "   ← " + most.getValue() + " jumps meet just before it").orElse(null);
    }
}
