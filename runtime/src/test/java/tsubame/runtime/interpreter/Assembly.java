package tsubame.runtime.interpreter;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tsubame.bytecode.Capture;
import tsubame.bytecode.CodeBuilder;
import tsubame.bytecode.Constant;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Handler;
import tsubame.bytecode.Hint;
import tsubame.bytecode.ModuleDescriptor;
import tsubame.bytecode.Opcode;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.bytecode.Source;
import tsubame.bytecode.Template;

/** Function prototypes written by hand: instructions through {@link CodeBuilder}, pools by their content. */
public final class Assembly {
    public static final Source SOURCE = new Source("test.js", "function f(x) {\n  return g.h(x);\n}\n".getBytes(StandardCharsets.UTF_8));

    public final CodeBuilder code = new CodeBuilder();
    private final String name;
    private final FunctionKind kind;
    private final int parameters;
    private final int registers;
    private final List<String> strings = new ArrayList<>();
    private final List<FunctionPrototype> functions = new ArrayList<>();
    private final List<Capture> captures = new ArrayList<>();
    private final List<int[]> handlers = new ArrayList<>();
    private ModuleDescriptor module;
    private int caches;

    public Assembly(String name, FunctionKind kind, int parameters, int registers) {
        this.name = name;
        this.kind = kind;
        this.parameters = parameters;
        this.registers = registers;
    }

    public Assembly emit(Opcode opcode, int... operands) {
        code.emit(opcode, operands);
        return this;
    }

    public int string(String text) {
        int at = strings.indexOf(text);
        if (at < 0) {
            strings.add(text);
            at = strings.size() - 1;
        }
        return at;
    }

    public int function(FunctionPrototype prototype) {
        functions.add(prototype);
        return functions.size() - 1;
    }

    public int capture(String captured, int place) {
        captures.add(new Capture(captured, place));
        return captures.size() - 1;
    }

    public int cache() {
        return caches++;
    }

    /** A handler of labels that are placed. */
    public void handler(int start, int end, int target, int register) {
        handlers.add(new int[] {start, end, target, register});
    }

    /** Makes it module code. */
    public Assembly module(ModuleDescriptor descriptor) {
        module = descriptor;
        return this;
    }

    public FunctionPrototype build() {
        int[] words = code.code();
        Handler[] table = new Handler[handlers.size()];
        for (int i = 0; i < table.length; i++) {
            int[] h = handlers.get(i);
            table[i] = new Handler(code.positionOf(h[0]), code.positionOf(h[1]), code.positionOf(h[2]), h[3]);
        }
        return new FunctionPrototype(name, kind, true, parameters, parameters, registers, new Constant[0], 0, words,
                strings.toArray(new String[0]), new double[0], functions.toArray(new FunctionPrototype[0]), new Template[0],
                new ScopeDescriptor[0], new int[0][], captures.toArray(new Capture[0]), table, caches, code.positions(),
                new byte[parameters], Hint.NONE, module, SOURCE, 0, SOURCE.text().length, -1);
    }
}
