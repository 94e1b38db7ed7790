package tsubame.lab.inspect;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import tsubame.lab.inspect.MachineCode.Function;
import tsubame.lab.inspect.MachineCode.Instruction;

/** What is counted in machine code, one row each, for x86-64 (AT&T syntax) and AArch64. Counts change with every compiler: expect ranges, and only of what is claimed. */
public enum CodeCount {
    /** Jumps through a register or memory, as a dispatch or a jump table; not those of the PLT, which are relative to rip, nor retpolines. */
    INDIRECT_JUMPS(i -> i.mnemonic().startsWith("jmp") && i.operands().startsWith("*") && !i.operands().contains("(%rip)")
            || i.mnemonic().startsWith("jmp") && i.operands().contains("x86_indirect_thunk") || i.mnemonic().matches("br|braa|brab|braaz")),
    INDIRECT_CALLS(i -> i.mnemonic().startsWith("call") && (i.operands().startsWith("*") && !i.operands().contains("(%rip)") || i.operands().contains("x86_indirect_thunk"))
            || i.mnemonic().equals("blr")),
    CALLS(i -> i.mnemonic().startsWith("call") || i.mnemonic().matches("bl|blr")),
    DIRECT_JUMPS(i -> i.mnemonic().matches("jmpq?|b") && !i.operands().startsWith("*")),
    BRANCHES(i -> i.mnemonic().startsWith("j") && !i.mnemonic().startsWith("jmp") || i.mnemonic().matches("b\\.\\w+|cbn?z|tbn?z")),
    RETURNS(i -> i.mnemonic().startsWith("ret")),
    SPILLS(i -> i.mnemonic().startsWith("mov") && i.operands().matches(".*,\\s*-?(0x)?[0-9a-f]*\\(%[re][sb]p\\)") || i.mnemonic().matches("st[rp]") && i.operands().contains("[sp")),
    DIVISIONS(i -> i.mnemonic().matches("i?div[bwlq]?|[us]div")),
    VECTOR(i -> i.operands().matches(".*%[yz]mm.*") || i.mnemonic().matches("v?(add|mul|sub|div|f[n]?madd\\d*)p[sd]")),
    INSTRUCTIONS(i -> true);

    private final Predicate<Instruction> counted;

    CodeCount(Predicate<Instruction> counted) {
        this.counted = counted;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public long in(List<Function> functions) {
        return functions.stream().flatMap(function -> function.instructions().stream()).filter(counted).count();
    }

    /** The count of that name, or null. */
    public static CodeCount named(String word) {
        for (CodeCount count : values()) {
            if (count.word().equals(word)) {
                return count;
            }
        }
        return null;
    }

    public static String names() {
        return java.util.Arrays.stream(values()).map(CodeCount::word).collect(java.util.stream.Collectors.joining(", ")) + ", size, calls:NAME";
    }

    /** A count by its word: one of these, {@code size} in bytes, or {@code calls:NAME}, calls of functions whose name matches; -1 if there is no such. */
    public static long of(String word, List<Function> functions) {
        if (word.equals("size")) {
            return functions.stream().mapToLong(Function::size).sum();
        }
        if (word.startsWith("calls:")) {
            Pattern callee = Pattern.compile(".*<(\\Q" + word.substring(6).replace("*", "\\E.*\\Q") + "\\E)(@plt)?(\\+0x[0-9a-f]+)?>");
            return functions.stream().flatMap(function -> function.instructions().stream())
                    .filter(i -> CALLS.counted.test(i) && callee.matcher(i.operands()).matches()).count();
        }
        CodeCount count = named(word);
        return count == null ? -1 : count.in(functions);
    }

    /** Tail calls: direct jumps to the begin of another function. */
    public static long tailCalls(List<Function> functions) {
        return functions.stream().mapToLong(function -> function.instructions().stream()
                .filter(i -> DIRECT_JUMPS.counted.test(i) && i.operands().matches(".*<[^+>]+>") && !i.operands().contains("<" + function.name() + ">")).count()).sum();
    }
}
