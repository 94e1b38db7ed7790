package tsubame.lab.inspect;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tsubame.lab.host.Toolchain;

/**
 * The functions of an executable as machine code, by the disassembler that is there: LLVM's of the toolchain, or binutils'. What was stripped of its
 * symbols has one function for each section.
 */
public record MachineCode(List<Function> functions) {
    /** An instruction; a branch's operand ends with its target's name in angle brackets. */
    public record Instruction(long address, String mnemonic, String operands) {}

    /** A function: its name as the symbol table has it, and its instructions by address. */
    public record Function(String name, long address, List<Instruction> instructions, long end) {
        public long size() {
            return end - address;
        }
    }

    private static final Pattern HEAD = Pattern.compile("^([0-9a-f]+) <(.+)>:$");
    private static final Pattern LINE = Pattern.compile("^\\s*([0-9a-f]+):\\s+(?:(notrack|bnd|lock|rep\\w*|data16|cs|ds)\\s+)*([a-z][\\w.]*)\\s*(.*?)(?:\\s+#.*)?$");

    public static MachineCode read(Path executable) throws IOException {
        Path tool = Toolchain.tool("llvm-objdump");
        tool = tool != null ? tool : Toolchain.onPath("objdump");
        if (tool == null) {
            throw new IOException("there is no disassembler: neither llvm-objdump of `tsubame build`'s toolchain nor objdump on the PATH (apt-get install binutils)");
        }
        ProcessBuilder builder = new ProcessBuilder(tool.toString(), "-d", "--no-show-raw-insn", executable.toString());
        builder.environment().put("LC_ALL", "C");
        if (tool.getParent() != null && tool.getFileName().toString().startsWith("llvm")) {
            builder.environment().put("LD_LIBRARY_PATH", tool.getParent().toString());
        }
        Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            return parse(lines.lines().iterator());
        }
    }

    static MachineCode parse(java.util.Iterator<String> lines) {
        List<Function> functions = new ArrayList<>();
        String name = null;
        long begin = 0;
        List<Instruction> body = new ArrayList<>();
        while (lines.hasNext()) {
            String line = lines.next();
            Matcher head = HEAD.matcher(line);
            Matcher instruction = LINE.matcher(line);
            if (head.matches()) {
                close(name, begin, body, functions);
                name = head.group(2);
                begin = Long.parseUnsignedLong(head.group(1), 16);
                body = new ArrayList<>();
            } else if (instruction.matches()) {
                body.add(new Instruction(Long.parseUnsignedLong(instruction.group(1), 16), instruction.group(3), instruction.group(4).strip()));
            }
        }
        close(name, begin, body, functions);
        return new MachineCode(functions);
    }

    /** Padding behind a function is not its own. */
    private static void close(String name, long begin, List<Instruction> body, List<Function> functions) {
        if (name == null || body.isEmpty()) {
            return;
        }
        long after = body.getLast().address() + 1;
        while (!body.isEmpty() && (body.getLast().mnemonic().startsWith("nop") || body.getLast().mnemonic().equals("int3"))) {
            after = body.removeLast().address();
        }
        if (!body.isEmpty()) {
            functions.add(new Function(name, begin, List.copyOf(body), after));
        }
    }

    /** The functions that a name stands for: the name itself and the compiler's pieces of it ({@code .cold}, {@code .part.0}, …), or a pattern with *. */
    public List<Function> matching(String pattern) {
        String regex = ("\\Q" + pattern.replace("*", "\\E.*\\Q") + "\\E").replace("\\Q\\E", "");
        Pattern name = Pattern.compile(regex + "(\\.(cold|part|constprop|isra|llvm|lto_priv)[\\w.]*)?");
        return functions.stream().filter(function -> name.matcher(function.name()).matches()).toList();
    }

    /** Functions by name; of those with the same one the largest. */
    Map<String, Function> byName() {
        Map<String, Function> names = new LinkedHashMap<>();
        functions.forEach(function -> names.merge(function.name(), function, (a, b) -> a.size() >= b.size() ? a : b));
        return names;
    }
}
