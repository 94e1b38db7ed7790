package tsubame.bytecode.serial;

import tsubame.bytecode.Capture;
import tsubame.bytecode.Constant;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Handler;
import tsubame.bytecode.Hint;
import tsubame.bytecode.ImportPhase;
import tsubame.bytecode.ModuleDescriptor;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.bytecode.Source;
import tsubame.bytecode.Template;

/** Reads what {@link PrototypeWriter} wrote, field by field in the same order. */
public final class PrototypeReader {
    private static final FunctionKind[] KINDS = FunctionKind.values();
    private static final Hint[] HINTS = Hint.values();
    private static final ScopeDescriptor.Kind[] SCOPE_KINDS = ScopeDescriptor.Kind.values();

    private final ByteReader in;
    private final Source source;

    private PrototypeReader(ByteReader in, Source source) {
        this.in = in;
        this.source = source;
    }

    /** The next function. */
    public static FunctionPrototype read(ByteReader in) {
        String name = in.readString();
        Source source = new Source(name, in.readBytes());
        return new PrototypeReader(in, source).function();
    }

    private FunctionPrototype function() {
        String name = in.readString();
        FunctionKind kind = KINDS[in.readByte()];
        boolean strict = in.readByte() == 1;
        int length = in.readInt();
        int parameters = in.readInt();
        int registers = in.readInt();
        Constant[] constants = constants();
        int flags = in.readInt();
        int[] code = in.readInts();
        String[] strings = in.readStrings();
        double[] numbers = doubles();
        FunctionPrototype[] functions = functions();
        Template[] templates = templates();
        ScopeDescriptor[] scopes = scopes();
        int[][] tables = tables();
        Capture[] captures = captures();
        Handler[] handlers = handlers();
        int caches = in.readInt();
        int[] positions = in.readInts();
        byte[] parameterHints = in.readBytes();
        Hint returnHint = HINTS[in.readByte()];
        ModuleDescriptor module = in.readByte() == 1 ? module() : null;
        int start = in.readInt();
        int end = in.readInt();
        int number = in.readInt();
        return new FunctionPrototype(name, kind, strict, length, parameters, registers, constants, flags, code, strings, numbers,
                functions, templates, scopes, tables, captures, handlers, caches, positions, parameterHints, returnHint, module,
                source, start, end, number);
    }

    private Constant[] constants() {
        Constant[] constants = new Constant[in.readInt()];
        for (int i = 0; i < constants.length; i++) {
            constants[i] = ConstantForm.read(in);
        }
        return constants;
    }

    private double[] doubles() {
        double[] values = new double[in.readInt()];
        for (int i = 0; i < values.length; i++) {
            values[i] = in.readDouble();
        }
        return values;
    }

    private FunctionPrototype[] functions() {
        FunctionPrototype[] functions = new FunctionPrototype[in.readInt()];
        for (int i = 0; i < functions.length; i++) {
            functions[i] = function();
        }
        return functions;
    }

    private Template[] templates() {
        Template[] templates = new Template[in.readInt()];
        for (int i = 0; i < templates.length; i++) {
            templates[i] = new Template(in.readStrings(), in.readStrings());
        }
        return templates;
    }

    private ScopeDescriptor[] scopes() {
        ScopeDescriptor[] scopes = new ScopeDescriptor[in.readInt()];
        for (int i = 0; i < scopes.length; i++) {
            int flags = in.readInt();
            ScopeDescriptor.Entry[] entries = new ScopeDescriptor.Entry[in.readInt()];
            for (int k = 0; k < entries.length; k++) {
                entries[k] = new ScopeDescriptor.Entry(SCOPE_KINDS[in.readByte()], in.readString(), in.readInt());
            }
            scopes[i] = new ScopeDescriptor(entries, flags);
        }
        return scopes;
    }

    private int[][] tables() {
        int[][] tables = new int[in.readInt()][];
        for (int i = 0; i < tables.length; i++) {
            tables[i] = in.readInts();
        }
        return tables;
    }

    private Capture[] captures() {
        Capture[] captures = new Capture[in.readInt()];
        for (int i = 0; i < captures.length; i++) {
            captures[i] = new Capture(in.readString(), in.readInt());
        }
        return captures;
    }

    private Handler[] handlers() {
        Handler[] handlers = new Handler[in.readInt()];
        for (int i = 0; i < handlers.length; i++) {
            handlers[i] = new Handler(in.readInt(), in.readInt(), in.readInt(), in.readInt());
        }
        return handlers;
    }

    private ModuleDescriptor module() {
        ModuleDescriptor.Request[] requests = new ModuleDescriptor.Request[in.readInt()];
        for (int i = 0; i < requests.length; i++) {
            requests[i] = new ModuleDescriptor.Request(in.readString(), in.readString(), ImportPhase.of(in.readByte()), in.readInt());
        }
        ModuleDescriptor.Import[] imports = new ModuleDescriptor.Import[in.readInt()];
        for (int i = 0; i < imports.length; i++) {
            imports[i] = new ModuleDescriptor.Import(in.readInt(), in.readString(), in.readString(), in.readInt());
        }
        String[] locals = in.readStrings();
        ModuleDescriptor.LocalExport[] localExports = new ModuleDescriptor.LocalExport[in.readInt()];
        for (int i = 0; i < localExports.length; i++) {
            localExports[i] = new ModuleDescriptor.LocalExport(in.readString(), in.readInt());
        }
        ModuleDescriptor.IndirectExport[] indirect = new ModuleDescriptor.IndirectExport[in.readInt()];
        for (int i = 0; i < indirect.length; i++) {
            indirect[i] = new ModuleDescriptor.IndirectExport(in.readString(), in.readInt(), in.readString(), in.readInt());
        }
        return new ModuleDescriptor(requests, imports, locals, localExports, indirect, in.readInts(), in.readStrings());
    }
}
