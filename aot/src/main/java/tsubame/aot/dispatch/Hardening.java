package tsubame.aot.dispatch;

/**
 * What distributions' compilers add to code by default, as it looks in LLVM text: clang's options for it act on C, not on that. Applied to
 * a whole module, to find out what it costs the interpreter.
 */
public enum Hardening {
    /** {@code -fstack-protector-strong}: a canary in frames with arrays. */
    STACK_PROTECTOR("stack protector", "sspstrong", false),
    /** {@code -fcf-protection=branch}: a landing instruction wherever a jump or call through a register may arrive. */
    CET("CET", "", true),
    /** {@code -fzero-call-used-regs=used-gpr}: registers are cleared before a function is left. */
    ZERO_REGISTERS("zero-call-used-regs", "\"zero-call-used-regs\"=\"used-gpr\"", false);

    private static final String FLAGS = "!llvm.module.flags = !{";

    public final String word;
    private final String attribute;
    private final boolean branches;

    Hardening(String word, String attribute, boolean branches) {
        this.word = word;
        this.attribute = attribute;
        this.branches = branches;
    }

    /** The module's text with it. */
    public String apply(String module) {
        StringBuilder out = new StringBuilder(module.length() + 4096);
        for (String line : module.lines().toList()) {
            if (line.startsWith("define ") && !attribute.isEmpty()) {
                int end = line.indexOf(')', line.indexOf("\"(") + 1) + 1;
                out.append(line, 0, end).append(' ').append(attribute).append(line.substring(end));
            } else if (line.startsWith(FLAGS) && branches) {
                out.append(FLAGS).append("!8, ").append(line.substring(FLAGS.length()));
                out.append("\n!8 = !{i32 8, !\"cf-protection-branch\", i32 1}");
            } else {
                out.append(line);
            }
            out.append('\n');
        }
        return out.toString();
    }
}
